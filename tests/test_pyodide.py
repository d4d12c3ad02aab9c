"""The engine in the site's own Pyodide: the same games as on CPython, and all it needs is there."""

from __future__ import annotations

import json
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from rondas.games import all_games
from rondas.games._template import GAME as TEMPLATE
from tests.node import TOP
from tests.same_games import digests


@pytest.mark.skipif(
    not shutil.which("node") or not (TOP / "node_modules/pyodide").exists(),
    reason="needs node and node_modules (npm ci)",
)
def test_engine_in_pyodide(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library has all that is imported and nothing else. The build deals starters on CPython;
    in the browser the engine must retell the same, and games are the same."""
    monkeypatch.delitem(all_games(), TEMPLATE.id)  # nobody has offered it there
    vendor = dist / "vendor"
    (runtime,), (starters,) = (vendor / "pyodide").iterdir(), (vendor / "starters").iterdir()
    (engine,) = (vendor / "rondas").glob("*/rondas.zip")
    command = ["node", "tests/every_request.mjs", f"{runtime}/", engine, f"{starters}/"]
    ran = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    told = json.loads(ran.stdout.splitlines()[-1])
    shipped = set(tomllib.loads((TOP / "tools/library.toml").read_text())["modules"])
    assert not shipped - set(told["used"]), "tools/library.toml names what nothing imports"
    assert told["dealt"] > 30
    assert not told["differ"]
    assert told["games"] == digests()
