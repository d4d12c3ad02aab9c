"""Moroccan Ronda, the traditional game, after its description on pagat.com."""

from rondas.games import Kit
from rondas.games.moroccan_ronda.guide import MoroccanGuide
from rondas.games.moroccan_ronda.knowledge import MoroccanKnowledge
from rondas.games.moroccan_ronda.model import MoroccanModel
from rondas.games.moroccan_ronda.presentation import MoroccanPresentation
from rondas.games.moroccan_ronda.rules import MoroccanRonda

GAME = Kit(MoroccanRonda, MoroccanKnowledge(), MoroccanModel(), MoroccanPresentation, MoroccanGuide)
