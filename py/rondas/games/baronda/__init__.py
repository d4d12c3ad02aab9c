"""Baronda, designed by Toshiki Arao (Ateam, 2023)."""

from rondas.games import Kit
from rondas.games.baronda.guide import BarondaGuide
from rondas.games.baronda.knowledge import BarondaKnowledge
from rondas.games.baronda.model import BarondaModel
from rondas.games.baronda.presentation import BarondaPresentation
from rondas.games.baronda.rules import Baronda

GAME = Kit(Baronda, BarondaKnowledge(), BarondaModel(), BarondaPresentation, BarondaGuide)
