"""Messages: what is to be said, by its name in a catalog, with the values that fill it.

A message is JSON, so that it crosses from the engine to the page as it is, and is put into
words by whoever shows it, in his language: `rondas.wording` in Python, `static/js/wording.js`
on the page.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypedDict


class Message(TypedDict):
    """`{"say": "played", "args": {"seat": {"seat": 1}, "card": {"card": "7E"}}}`."""

    say: str
    """Its name in the catalog of the game, or in the one that all share."""
    args: dict[str, Any]
    """Numbers and words as they are; else tagged: a `seat` or several `seats`, a `card` or
    several `cards` by their names, a message itself, or `list`, messages to be joined."""


def say(name: str, /, **args: Any) -> Message:
    """A message."""
    return {"say": name, "args": args}


def seat(number: int) -> dict[str, Any]:
    """A player, as an argument."""
    return {"seat": number}


def seats(numbers: Iterable[int]) -> dict[str, Any]:
    """Several players: `you and Ana`."""
    return {"seats": list(numbers)}


def card(name: str) -> dict[str, Any]:
    """A card, as an argument."""
    return {"card": name}


def cards(names: Iterable[str]) -> dict[str, Any]:
    """Several cards: `7 of cups and 2 of coins`."""
    return {"cards": list(names)}


def rank(name: str) -> int | str:
    """A rank, as an argument: one in figures is a number, so that messages may choose by it."""
    return int(name) if name.isdigit() else name


def several(messages: Iterable[Message]) -> dict[str, Any]:
    """Messages joined as the language joins a list."""
    return {"list": list(messages)}
