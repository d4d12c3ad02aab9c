"""The same seeds give the same games, views and choices of bots on CPython and in Pyodide."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from rondas.games import all_games
from rondas.games._template import GAME as TEMPLATE
from tests.same_games import digests

TOP = Path(__file__).parent.parent


@pytest.mark.skipif(
    not shutil.which("node") or not (TOP / "node_modules/pyodide").exists(),
    reason="needs node and node_modules (npm ci)",
)
def test_same_games_in_pyodide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(all_games(), TEMPLATE.id)  # nobody has offered it there
    ran = subprocess.run(
        ["node", "tests/same_games.mjs"], cwd=TOP, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    answer = json.loads(ran.stdout.splitlines()[-1])
    assert answer["games"] == digests()
