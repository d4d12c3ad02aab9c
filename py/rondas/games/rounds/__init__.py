"""Rounds, contributed by David Schulman (1999)."""

from rondas.games import Kit
from rondas.games.rounds.guide import RoundsGuide
from rondas.games.rounds.knowledge import RoundsKnowledge
from rondas.games.rounds.model import RoundsModel
from rondas.games.rounds.presentation import RoundsPresentation
from rondas.games.rounds.revokes import Rounds

GAME = Kit(Rounds, RoundsKnowledge(), RoundsModel(), RoundsPresentation, RoundsGuide)
