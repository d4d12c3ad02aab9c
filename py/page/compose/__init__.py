"""The editor of positions: cards, facts, moves, words, and what comes out of it."""
