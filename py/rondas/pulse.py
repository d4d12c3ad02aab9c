"""Signs of life from an engine that thinks."""

from collections.abc import Callable
from time import perf_counter

BEAT = 0.5
"""Seconds between two signs of life."""


class Pulse:
    """Signs of life during long work, which tell a slow search from a hanging engine."""

    def __init__(self) -> None:
        self.tell: Callable[[], None] | None = None
        self.told = 0.0

    def __call__(self) -> None:
        if self.tell is not None and (now := perf_counter()) - self.told >= BEAT:
            self.told = now
            self.tell()


pulse = Pulse()
"""The pulse of the one engine in this process; its owner sets `pulse.tell`."""
