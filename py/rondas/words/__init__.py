"""Messages as sentences, in every language."""
