"""Messages: the name of a sentence in a catalog, with the values that fill it.

A message is JSON and travels from the engine to the page unchanged. The program that shows it turns
it into a sentence in the reader's language: `rondas.words.wording` in Python,
`static/js/words/wording.js` on the page.
"""

from collections.abc import Iterable
from typing import Any, TypedDict


class Message(TypedDict):
    """`{"say": "played", "args": {"seat": {"seat": 1}, "card": {"card": "7E"}}}`."""

    say: str
    """The name in the catalog of the game, or in a shared one."""
    args: dict[str, Any]
    """Numbers and words unchanged, other values tagged: `seat`, `seats`, `card`, `cards` (by name),
    a message itself, or `list` (messages to join)."""


def say(name: str, /, **args: Any) -> Message:
    return {"say": name, "args": args}


def seat(number: int) -> dict[str, Any]:
    return {"seat": number}


def seats(numbers: Iterable[int]) -> dict[str, Any]:
    """Return several players as an argument: `you and Ana`."""
    return {"seats": list(numbers)}


def card(name: str) -> dict[str, Any]:
    return {"card": name}


def cards(names: Iterable[str]) -> dict[str, Any]:
    """Return several cards as an argument: `7 of cups and 2 of coins`."""
    return {"cards": list(names)}


def rank(name: str) -> int | str:
    """A rank as an argument: a number if written in figures, so that messages may choose by it."""
    return int(name) if name.isdigit() else name


def by_seat(name: str, key: str, values: Iterable[Any]) -> dict[str, Any]:
    """Return messages as an argument: one for each seat, with its value as the argument `key`."""
    return several(say(name, seat=seat(at), **{key: each}) for at, each in enumerate(values))


def several(messages: Iterable[Message]) -> dict[str, Any]:
    """Return messages as an argument, to be joined as the language joins a list."""
    return {"list": list(messages)}
