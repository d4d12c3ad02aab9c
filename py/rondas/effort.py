"""How long bots and reviews search, in rollouts. The site for the tests has a copy of this module
with smaller numbers (`e2e/quick.py`)."""

MOST = 1_000_000
"""Of a level of the bots, at most."""
TRIES = 24_000
"""Of a review's first look, shared among all decisions."""
SEARCHED = 600
"""Of its second look, to find the best action, …"""
COMPARED = 240
"""… and determinizations in which it is compared with the chosen action."""
