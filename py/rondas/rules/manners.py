"""Manners: the taste of a player among actions that are about equally good.

A manner says nothing about strength, which is the level. Each game defines what a manner likes
(`SearchModel.leanings`), and describes it to people: `manner-…` in its catalog.
"""

from __future__ import annotations

STEADY = "steady"
"""Plays the best action of the search."""
BOLD = "bold"
"""High cards first, high bids."""
CAREFUL = "careful"
"""Low cards first, low bids, no risks."""
SLY = "sly"
"""Lies in wait, and bluffs if the game has bluffs."""
STUBBORN = "stubborn"
"""Continues as before: one suit after the other."""
MANNERS = (STEADY, BOLD, CAREFUL, SLY, STUBBORN)
