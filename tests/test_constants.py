"""tools/constants.py copies declarations for scripts and for the page's Python."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import constants

TOP = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("file", "made"),
    [(constants.SCRIPTS, constants.for_scripts), (constants.PAGE, constants.for_page)],
)
def test_they_are_up_to_date(file: Path, made: object) -> None:
    assert callable(made)
    assert file.read_text("utf-8") == made(), "run: python3 tools/constants.py"


def test_each_is_used() -> None:
    names = re.findall(r"(?m)^  (\w+):", constants.for_scripts())
    used = "".join(
        file.read_text("utf-8")
        for top in ("static/js", "py/page")
        for file in (TOP / top).rglob("*.*")
        if file.suffix in {".js", ".py"}
    )
    assert names
    assert [name for name in names if f"constants.{name}" not in used] == []
    for name in re.findall(r"(?m)^([A-Z]+) =", constants.for_page()):
        assert re.search(rf"from page\.logic\.constants import [\w, ]*\b{name}\b", used), name
