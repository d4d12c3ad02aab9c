"""Bots by name. A bot chooses from a view, so it knows what its seat knows and nothing else."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from rondas import effort
from rondas.bots.search import Rating, SearchBot, Settings
from rondas.bots.simple import FoxBot, GreedyBot, RandomBot
from rondas.rules.model import MANNERS, STEADY
from rondas.tables.table import Bot
from rondas.text import brief, within

__all__ = ["LEVELS", "NAMES", "Bot", "Rating", "SearchBot", "Settings", "make", "read_settings"]

LEVELS: Mapping[str, str] = {
    "easy": "search:iterations=24,solved_worlds=2,memory=0.8,haste=0.5",
    "medium": "search:iterations=80,solved_worlds=4,memory=0.9,haste=0.2",
    "hard": "search:iterations=1200",
}
"""The levels offered to people, and the settings that make them. Below hard, bots err as beginners
do: they look less far, forget cards that are gone, and play high cards too early."""
MANNERED: Mapping[str, str] = {
    "easy": "search:iterations=36,solved_worlds=2,memory=0.85,haste=0.35",
    "medium": "search:iterations=160,solved_worlds=4,memory=0.95,haste=0.1",
    "hard": "search:iterations=1200,lean=0.15",
}
"""Settings for bots with a manner, by level; a level that is missing here uses `LEVELS`.

A manner costs strength. Easy and medium bots make up for it: they search longer, forget
less and hurry less. Hard bots follow their manner less instead."""
NAMES = ("random", "greedy", *LEVELS, "search", "fox")
FOX = "medium"
"""What a fox is made of."""


def mannered(name: str, manner: str) -> str:
    """One of `NAMES` with a manner, as `make` reads it; bots that do not calculate have none."""
    if manner == STEADY:
        return name
    if name == "fox":
        return f"fox:{FOX}:{manner}"
    if name == "search":
        return f"search:manner={manner}"
    return f"{name}:{manner}" if name in LEVELS else name


def make(spec: str) -> Bot:
    """The bot with this name, settings after a colon: `search:iterations=400,seconds=0.5`.

    A level may have a manner: `hard:bold`. A fox is made of another bot, usually a medium one:
    `fox`, `fox:hard`. ValueError says what is wrong with the name or a setting.
    """
    name, colon, rest = spec.partition(":")
    if name in LEVELS and (rest in MANNERS or not colon):
        manner = rest or STEADY
        spec = LEVELS[name] if manner == STEADY else MANNERED.get(name, LEVELS[name])
        found = read_settings(spec.partition(":")[2])
        iterations = min(found.iterations, effort.MOST)
        return SearchBot(replace(found, manner=manner, iterations=iterations))
    if name == "search" and (rest or not colon):
        return SearchBot(read_settings(rest))
    if name == "fox":
        return FoxBot(make(rest if colon else FOX))
    if spec == "random":
        return RandomBot()
    if spec == "greedy":
        return GreedyBot()
    raise ValueError(f"bots: no bot {brief(spec)}; there are {', '.join(NAMES)}")


def read_settings(text: str) -> Settings:
    """`iterations=400,seconds=0.5`; ValueError says which part is wrong."""
    kinds = {field.name: field.type for field in fields(Settings)}
    values: dict[str, Any] = {}
    for part in text.split(",") if text else ():
        key, _, value = part.partition("=")
        if key not in kinds:
            known = ", ".join(kinds)
            raise ValueError(f"bots: search has no setting {brief(key)}; there are {known}")
        if key in values:
            raise ValueError(f"bots: {key} is there twice")
        if kinds[key] is str:
            values[key] = value
            continue
        whole = kinds[key] is int
        try:
            if not value.isascii() or "_" in value:
                raise ValueError
            values[key] = int(value) if whole else float(value)
        except ValueError:
            kind = "whole number" if whole else "number"
            raise ValueError(f"bots: {key} is a {kind}, not {brief(value)}") from None
    with within("bots"):
        return Settings(**values)
