"""The same examples every time, so that a failure is never a matter of luck."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "rondas",
    derandomize=True,
    deadline=None,
    max_examples=12,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("rondas")
