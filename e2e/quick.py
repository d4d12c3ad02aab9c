"""The tested site, with bots and reviews that think for a moment only. tests/ checks their results;
here they only lead to the point of a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rondas import bots

PACKAGE = Path(bots.__file__).parent.parent
ITERATIONS = re.compile(r"(?<=iterations=)\d+")
# Of a review: the tries of its first look and of its second one.
TRIES = {"TRIES": 1500, "SEARCHED": 150, "COMPARED": 60}


def package() -> dict[str, str]:
    """The files of the engine's package, by their paths."""
    files = {
        path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8")
        for path in PACKAGE.rglob("*.*")
        if path.suffix != ".pyc"
    }
    levels, review = "bots/__init__.py", "review.py"
    files[levels] = ITERATIONS.sub("9", files[levels])
    for name, tries in TRIES.items():
        written = re.compile(rf"^({name} = )[\d_]+", re.MULTILINE)
        files[review] = written.sub(rf"\g<1>{tries}", files[review])
    return files


@pytest.fixture(scope="session", autouse=True)
def same_levels() -> None:
    """Records are checked here with the bots that have played."""
    for levels in (bots.LEVELS, bots.MANNERED):
        assert isinstance(levels, dict)
        levels.update({name: ITERATIONS.sub("9", made) for name, made in levels.items()})
