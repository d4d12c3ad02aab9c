"""The same examples every time, so that a failure is never a matter of luck."""

import gc

from hypothesis import HealthCheck, settings

from rondas.games import all_games
from rondas.games._template import GAME as TEMPLATE

settings.register_profile(
    "rondas",
    derandomize=True,
    deadline=None,
    max_examples=16,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("rondas")

# Tests make many objects and hardly a cycle: looking for cycles as often as usual takes a fifth of
# the time.
gc.set_threshold(100_000, 20, 100)

# The template is not offered to anybody, but is held to all that is asked of a game.
all_games()[TEMPLATE.id] = TEMPLATE


def pytest_collection_finish() -> None:
    """Leave out what stays to the end: modules and tests."""
    gc.freeze()
