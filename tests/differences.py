"""Comparisons that name what differs, where two long JSON texts would have to be read."""

from __future__ import annotations

import json
import marshal
from collections.abc import Iterator
from contextlib import suppress


def assert_same(actual: object, expected: object, what: object) -> None:
    """Fail unless two values are the same JSON, keys in the same order.

    `what` says what is compared; the failure names the first path at which they differ, and how
    many more there are: `seat 1: display.table.2: "7E", expected "4C" (and 3 more)`.
    """
    with suppress(ValueError):  # not all can be written like that
        if marshal.dumps(actual, 2) == marshal.dumps(expected, 2):
            return
    found = differences(actual, expected)
    first = next(found, None)
    if first is not None:
        more = sum(1 for _ in found)
        raise AssertionError(f"{what}: {first}{f' (and {more} more)' if more else ''}")


def differences(actual: object, expected: object, path: str = "") -> Iterator[str]:
    """Every difference of two values, each in one line that begins with its path."""
    here = path or "the whole"
    if isinstance(actual, dict) and isinstance(expected, dict):
        for key in expected:
            if key not in actual:
                yield f"{joined(path, key)}: missing, expected {brief(expected[key])}"
        for key, value in actual.items():
            if key not in expected:
                yield f"{joined(path, key)}: not expected: {brief(value)}"
            else:
                yield from differences(value, expected[key], joined(path, key))
        if {*actual} == {*expected} and [*actual] != [*expected]:
            yield f"{here}: the keys come in another order: {', '.join(map(str, actual))}"
    elif isinstance(actual, list | tuple) and isinstance(expected, list | tuple):
        for at, (one, other) in enumerate(zip(actual, expected, strict=False)):
            yield from differences(one, other, joined(path, at))
        if len(actual) != len(expected):
            yield f"{here}: {len(actual)} values, expected {len(expected)}"
    elif type(actual) is not type(expected) or actual != expected:
        yield f"{here}: {brief(actual)}, expected {brief(expected)}"


def joined(path: str, key: object) -> str:
    """The path of a part: `display.table.2`."""
    return f"{path}.{key}" if path else str(key)


def brief(value: object) -> str:
    """A value in one line that is not too long."""
    written = json.dumps(value, ensure_ascii=False, default=repr)
    return written if len(written) <= 80 else f"{written[:77]}…"
