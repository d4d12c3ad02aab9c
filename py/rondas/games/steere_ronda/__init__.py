"""Ronda, designed by Mark Steere (2022)."""

from rondas.games import Kit
from rondas.games.steere_ronda.guide import SteereGuide
from rondas.games.steere_ronda.knowledge import SteereKnowledge
from rondas.games.steere_ronda.model import SteereModel
from rondas.games.steere_ronda.presentation import SteerePresentation
from rondas.games.steere_ronda.rules import SteereRonda

GAME = Kit(SteereRonda, SteereKnowledge(), SteereModel(), SteerePresentation, SteereGuide)
