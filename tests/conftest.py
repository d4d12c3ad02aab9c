"""The same examples every time, so that a failure is never a matter of luck."""

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

# The template is not offered to anybody, but is held to all that is asked of a game.
all_games()[TEMPLATE.id] = TEMPLATE
