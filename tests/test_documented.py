"""The documents of the library keep their word: each example runs."""

from __future__ import annotations

import doctest
import json
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rondas.games import all_games
from rondas.games._template import GAME as TEMPLATE

DOCS = Path(__file__).parent.parent / "docs"
NEEDED = {"pettingzoo": "rondas.adapters.pettingzoo", "pyspiel": "import pyspiel"}
"""Packages, and the words by which a block shows that it needs them."""


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder to write to, the games that users have, and a quick look at them."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(all_games(), TEMPLATE.id)
    monkeypatch.setattr("rondas.conform.LOOKED_AT", 6)


def test_the_page_of_the_library() -> None:
    text = (DOCS / "library.md").read_text("utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert {kind for kind, _ in blocks} == {"pycon", "sh"}
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    runner = doctest.DocTestRunner(optionflags=options)
    known: dict[str, Any] = {}
    for number, block in enumerate(body for kind, body in blocks if kind == "pycon"):
        if any(word in block and not find_spec(name) for name, word in NEEDED.items()):
            continue
        test = doctest.DocTestParser().get_doctest(block, known, f"block {number}", None, 0)
        assert test.examples
        runner.run(test, clear_globs=False)
        known = test.globs
    assert not runner.summarize().failed
    shown = (DOCS / "position.svg").read_text("utf-8")
    assert Path("position.svg").read_text("utf-8") == shown


def test_the_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cells run in their order, and what they show was kept."""
    pytest.importorskip("matplotlib").use("agg")
    display = ModuleType("IPython.display")
    vars(display).update(SVG=str)
    around = ModuleType("IPython")
    vars(around).update(get_ipython=lambda: None, version_info=(9, 0))
    monkeypatch.setitem(sys.modules, "IPython", around)
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    cells = json.loads((DOCS / "library.ipynb").read_text("utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    known: dict[str, Any] = {}
    for cell in code:
        exec("".join(cell["source"]), known)
    shown = {kind for cell in code for out in cell["outputs"] for kind in out.get("data", ())}
    assert {"text/html", "image/svg+xml", "image/png"} <= shown
