"""The engine in the site's own Pyodide: the same games as on CPython, and all it needs is there."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rondas.games import all_games
from rondas.games._template import GAME as TEMPLATE
from tests.same_games import digests

TOP = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(
    not shutil.which("node") or not (TOP / "node_modules/pyodide").exists(),
    reason="needs node and node_modules (npm ci)",
)


@pytest.fixture(scope="module")
def vendor() -> Path:
    """The runtimes of the built site; built only if something changed."""
    subprocess.run([sys.executable, "tools/build.py"], cwd=TOP, check=True)
    return TOP / "dist/vendor"


def run(*command: Path | str) -> Any:
    """The last line that a script says."""
    ran = subprocess.run(["node", *command], cwd=TOP, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return json.loads(ran.stdout.splitlines()[-1])


def test_same_games_in_pyodide(monkeypatch: pytest.MonkeyPatch, vendor: Path) -> None:
    monkeypatch.delitem(all_games(), TEMPLATE.id)  # nobody has offered it there
    (runtime,) = (vendor / "pyodide").iterdir()
    assert run("tests/same_games.mjs", f"{runtime}/")["games"] == digests()


def test_every_request_in_pyodide(vendor: Path) -> None:
    """The library has all that is imported and nothing else. The build deals starters on CPython;
    in the browser the engine must retell the same."""
    (runtime,), (starters,) = (vendor / "pyodide").iterdir(), (vendor / "starters").iterdir()
    (engine,) = (vendor / "rondas").glob("*/rondas.zip")
    told = run("tests/every_request.mjs", f"{runtime}/", engine, f"{starters}/")
    shipped = set(tomllib.loads((TOP / "tools/library.toml").read_text())["modules"])
    assert not shipped - set(told["used"]), "tools/library.toml names what nothing imports"
    assert told["dealt"] > 40
    assert not told["differ"]
