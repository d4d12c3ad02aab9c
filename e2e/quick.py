"""The tested site, with bots and reviews that think for a moment only. tests/ checks their results;
here they only lead to the point of a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from rondas import effort

PACKAGE = Path(effort.__file__).parent
EFFORT = {"MOST": 9, "TRIES": 1500, "SEARCHED": 150, "COMPARED": 60}


def package() -> dict[str, str]:
    """The files of the engine's package, by their paths."""
    files = {
        path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8")
        for path in PACKAGE.rglob("*.*")
        if path.suffix != ".pyc"
    }
    files["effort.py"] = "".join(f"{name} = {number}\n" for name, number in EFFORT.items())
    return files


@pytest.fixture(scope="session", autouse=True)
def same_levels() -> None:
    """Records are checked here with the bots that have played."""
    vars(effort).update(EFFORT)
