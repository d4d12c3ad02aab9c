"""The template: held to all that is asked of a game, and offered to nobody."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rondas.games import _template, all_games
from rondas.games._template.rules import HighFive
from rondas.pictures import plain
from rondas.rules import presentation
from rondas.rules.game import OVER, Game, Kind
from rondas.rules.knowledge import Knowledge
from tests.node import TOP

PAGE = TOP / "docs/adding-a-game.md"
DISPLAY = TOP / "docs/display.md"
PACKAGE = Path(_template.__file__).parent


def test_it_stays_small() -> None:
    """A whole game, and the page about it, in a quarter of an hour; and it is not offered."""
    files = [*PACKAGE.glob("*.py")]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 200
    assert len(PAGE.read_text("utf-8").split()) <= 1500
    looked_for_anew = all_games.__wrapped__()
    assert looked_for_anew
    assert _template.GAME.id not in looked_for_anew


def test_facts_of_its_own() -> None:
    """HF-3.2: of equal points both have won. A fact without words stands in plain text."""
    game = HighFive(2, HighFive.settings(2, {}))
    game.points = [[7, 8]]
    assert plain.table(_template.GAME, game, ["Ana", "Ben"], 0).startswith("High Five: part 1\n")
    game.actor = OVER
    game.points = [[7, 8], [8, 7]]
    assert game.winners() == [0, 1]
    assert _template.GAME.model.returns(game) == [0.5, 0.5]


QUICK = (
    "advice", "conform", "lessons", "messages", "positions", "properties", "puzzles", "rulebook",
)  # fmt: skip
"""Tests of all games that take little time, and those that need something of each game."""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree in which somebody has followed the recipe for a new game, up to its own commands."""
    tree = tmp_path_factory.mktemp("tree")
    for path in TOP.iterdir():
        if path.name in ("py", "tests"):
            shutil.copytree(path, tree / path.name, ignore=shutil.ignore_patterns("__pycache__"))
        elif path.is_file():
            shutil.copy(path, tree)
        elif not path.name.startswith(".git"):
            (tree / path.name).symlink_to(path)
    _, _, recipe = (TOP / "CONTRIBUTING.md").read_text("utf-8").partition("## A game\n")
    lines = re.search(r"```sh\n(.*?)```", recipe, re.S)
    assert lines
    copying = [line for line in lines[1].splitlines() if line.startswith(("cp ", "sed "))]
    assert len(copying) == 5
    subprocess.run(["bash", "-ec", "\n".join(copying)], cwd=tree, check=True)
    return tree


def run(tree: Path, *arguments: str) -> str:
    """The output of a Python module in a tree, which must succeed."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=tree,
        input="quit\n",
        env={**os.environ, "PYTHONPATH": "py", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_copy_plays_at_once(copied: Path) -> None:
    assert run(copied, "rondas", "rulebook", "lucky-six").startswith("# Lucky Six\n")
    assert "Lucky Six" in run(copied, "rondas", "play", "lucky-six")
    left = [
        path.name
        for path in (copied / "py").rglob("*lucky?six*")
        for file in ([path] if path.is_file() else path.glob("*.*"))
        if re.search(r"High ?Five|HF|\btemplate\b", file.read_text("utf-8"))
    ]
    assert not left


def test_a_copy_passes_the_tests(copied: Path) -> None:
    files = [f"tests/test_{name}.py" for name in QUICK]
    options = ("-q", "-p", "no:playwright", "-p", "no:xdist", "-p", "no:cacheprovider")
    said = run(copied, "pytest", *files, "-k", "lucky-six", *options)
    assert re.search(r"\b[2-9]\d passed", said), said


def test_the_page_about_it_quotes_what_is_there() -> None:
    """The code in "Adding a game" is in the template, its rulebook or its catalog, line for line
    and in the same order; and it names every method to write."""
    sources = {
        "python": "\n".join(path.read_text("utf-8") for path in sorted(PACKAGE.glob("*.py"))),
        "markdown": (TOP / "py/rondas/rulebook/template.md").read_text("utf-8"),
        "fluent": (TOP / "py/rondas/locale/en/template.ftl").read_text("utf-8"),
    }
    page = PAGE.read_text("utf-8")
    quoted = re.findall(r"^(```|~~~)(python|markdown|fluent)\n(.*?)^\1$", page, re.M | re.S)
    assert {language for _, language, _ in quoted} == {*sources}
    methods = {name for part in (Game, Knowledge) for name in part.__abstractmethods__}
    assert [name for name in methods if f"`{name}`" not in page] == []
    for _, language, block in quoted:
        for part in block.strip("\n").split("\n\n"):
            assert part in sources[language], f"not in the template: {part}"


@pytest.mark.parametrize("part", ["Display", "Action", "EventDisplay", "Kind"])
def test_the_page_has_every_key(part: str) -> None:
    """Each table of docs/display.md has a line for every key there is, in the same order."""
    keys = Kind.__args__ if part == "Kind" else [*getattr(presentation, part).__annotations__]
    _, _, rest = DISPLAY.read_text("utf-8").partition(f"\n### `{part}`")
    table = rest.partition("\n#")[0]
    told = [
        name
        for first in re.findall(r"^\| (`[^|]*) \|", table, re.M)
        for name in re.findall(r"`(\w+)`", first)
    ]
    assert told == [*keys]
