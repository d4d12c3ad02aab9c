"""Tables as pictures and as plain text."""
