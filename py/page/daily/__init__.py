"""The deal of the day, and its calendar."""
