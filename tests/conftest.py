"""The same examples every time, so that a failure is never a matter of luck; and the built site."""

import gc
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from rondas.games import all_games
from rondas.games._template import GAME as TEMPLATE
from tests.node import TOP

ADDRESS = "https://cards.example/rondas/"
"""Of a site that is built for an address, in a folder of its host."""
MEETING = "wss://meet.example/rondas/"
"""Where its people at several devices find each other."""

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the built site come last: `make test` builds it meanwhile."""
    items.sort(key=lambda item: len({"dist", "placed"} & {*getattr(item, "fixturenames", ())}))


def pytest_collection_finish() -> None:
    """Leave out what stays to the end: modules and tests."""
    gc.freeze()


def build(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "tools.build", *arguments], cwd=TOP, check=True)


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site as it is built where nobody knows where it will be."""
    build()
    return TOP / "dist"


@pytest.fixture(scope="session")
def placed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is built for an address, for a second one that shows the same, and with a
    rendezvous. Of several processes with tests the second finds it built."""
    folder, setting = TOP / ".build/site-placed", TOP / ".build/site-placed.toml"
    written = tmp_path_factory.mktemp("placed") / setting.name
    written.write_text(f'address = "{MEETING}{{room}}"\n[[servers]]\nurls = "stun:stun.example"\n')
    shutil.move(written, setting)
    build(
        "--out", f"{folder}", "--address", ADDRESS, "--address", "https://other.example",
        "--rendezvous", f"{setting}",
    )  # fmt: skip
    return folder
