"""Less searching for a while, where tests are not about what bots and reviews find."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rondas import effort


@contextmanager
def searching(**numbers: int) -> Iterator[None]:
    """Let bots and reviews search only so far (`rondas/effort.py` has the names), and as far as
    before in the end."""
    before = {name: getattr(effort, name) for name in numbers}
    vars(effort).update(numbers)
    try:
        yield
    finally:
        vars(effort).update(before)
