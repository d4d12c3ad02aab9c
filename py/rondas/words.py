"""Sentences about seats, put into the words of whoever reads them."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

_PART = re.compile(r"@(\d)('s)?|\[([^|\]]*)\|([^\]]*)\]")


def sentence(text: str, names: Sequence[str], you: int | None = None) -> str:
    """Fill in the names: `@1` is seat 1's name, `@1's` its possessive.

    `[take|takes]` after a name gives the first word when the reader sits there
    ("You take") and the second otherwise ("Ana takes").
    """
    last: int | None = None

    def fill(part: re.Match[str]) -> str:
        nonlocal last
        if part[1] is None:
            return part[3] if last is not None and last == you else part[4]
        last = int(part[1])
        if last == you:
            return "your" if part[2] else "you"
        return names[last] + (part[2] or "")

    filled = _PART.sub(fill, text)
    return filled[:1].upper() + filled[1:]


def plural(n: int, one: str, many: str = "") -> str:
    """`1 trick`, `3 tricks`."""
    return f"{figure(n)} {one if n == 1 else many or one + 's'}"


def figure(n: int) -> str:
    """`3`, `−2`, with a minus sign and no hyphen."""
    return str(n).replace("-", "−")


def join(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def brief(value: object) -> str:
    """A value from outside as JSON, fit for one line of an error."""
    try:
        text = json.dumps(value, ensure_ascii=True, default=str)
    except RecursionError:
        text = "something nested too deeply"
    return text if len(text) <= 60 else text[:57] + "..."
