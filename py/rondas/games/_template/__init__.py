"""High Five, a game to copy."""

from rondas.games import Kit
from rondas.games._template.guide import HighFiveGuide
from rondas.games._template.knowledge import HighFiveKnowledge
from rondas.games._template.model import HighFiveModel
from rondas.games._template.presentation import HighFivePresentation
from rondas.games._template.rules import HighFive

GAME = Kit(HighFive, HighFiveKnowledge(), HighFiveModel(), HighFivePresentation, HighFiveGuide)
