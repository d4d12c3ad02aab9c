"""Rondas: card games whose names go round. Rules, records, tables and bots, without a browser."""

__version__ = "0.1.0"
