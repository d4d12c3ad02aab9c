"""A free table for any card game: it knows no rules, and nobody can play it."""

from rondas.games import Kit
from rondas.games.free_.guide import FreeGuide
from rondas.games.free_.knowledge import FreeKnowledge
from rondas.games.free_.model import FreeModel
from rondas.games.free_.presentation import FreePresentation
from rondas.games.free_.rules import FreeTable

GAME = Kit(FreeTable, FreeKnowledge(), FreeModel(), FreePresentation, FreeGuide)
