"""Signs of life of an engine that thinks."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

BEAT = 0.5
"""Seconds between two signs of life."""


class Pulse:
    """A sign of life now and then, while something is worked on that may take long: whoever waits
    can tell a search on a slow machine from an engine that hangs."""

    def __init__(self) -> None:
        self.tell: Callable[[], None] | None = None
        self.told = 0.0

    def __call__(self) -> None:
        if self.tell is not None and (now := perf_counter()) - self.told >= BEAT:
            self.told = now
            self.tell()


pulse = Pulse()
"""Of the one engine that runs here; `pulse.tell` is set by whoever runs it."""
