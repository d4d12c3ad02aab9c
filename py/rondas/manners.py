"""Manners: what a player likes, where several actions are about as good.

A manner says nothing of how strong somebody plays; that is his level. What each of them comes to
is for a game to say (`SearchModel.leanings`), and in words for people: `manner-…` in its catalog.
"""

from __future__ import annotations

STEADY = "steady"
"""Plays what the search finds best."""
BOLD = "bold"
"""High cards first, high bids."""
CAREFUL = "careful"
"""Low cards first, low bids, nothing that is not safe."""
SLY = "sly"
"""Lies in wait, and bluffs where a game has bluffs."""
STUBBORN = "stubborn"
"""Goes on as he has begun: one suit after the other."""
MANNERS = (STEADY, BOLD, CAREFUL, SLY, STUBBORN)
