"""Texts for programmers: the parts of one-line errors."""

import json
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def within(where: str, kind: type[ValueError] = ValueError) -> Iterator[None]:
    """Say before the text of each ValueError where it was, and make it one of this kind."""
    try:
        yield
    except ValueError as error:
        raise kind(f"{where}: {error}" if where else str(error)) from None


def check_number(key: str, value: object, high: int, low: int = 0) -> None:
    """Raise ValueError for what is no whole number within these limits."""
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{key}: a number from {low} to {high}, not {brief(value)}")


def brief(value: object) -> str:
    """Return a foreign value as JSON, short enough for one line of an error. Signs that cannot be
    seen, or would break the line, are written as their numbers."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=repr)
    except RecursionError:
        text = "something nested too deeply"
    text = "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)
    return text if len(text) <= 60 else text[:57] + "..."
