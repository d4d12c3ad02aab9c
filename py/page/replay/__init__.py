"""Examples, finished games and positions: viewer, review, questions."""
