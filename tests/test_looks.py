"""The looks of the first paint (static/js/bootstrap/looks.js) are those of the settings."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.page_module import imported

TOP = Path(__file__).resolve().parent.parent


def first_paint(*stored: str) -> dict[str, Any]:
    """Return the names of the looks, and the root element's attributes with each stored value."""
    made = subprocess.run(
        ["node", "tests/looks.mjs"], cwd=TOP, input=json.dumps(stored), capture_output=True,
        text=True, check=True,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(made.stdout)
    return found


def test_first_paint_is_as_the_settings_say(monkeypatch: pytest.MonkeyPatch) -> None:
    names = first_paint("{}")["names"]
    root: dict[str, str] = {}
    laid: list[str] = []
    element = SimpleNamespace(setAttribute=root.__setitem__, hasAttribute=lambda name: False)
    unused = dict.fromkeys(("language", "languages", "word", "task", "can_vibrate", "dialog", "el"))
    needed: dict[str, dict[str, Any]] = {
        "pyscript": {
            "document": SimpleNamespace(documentElement=element),
            "window": SimpleNamespace(appearance=SimpleNamespace(looks=names)),
        },
        "pyscript.js_modules": {
            "browser_calls": SimpleNamespace(lay=lambda key, text: laid.append(text)),
            "host": SimpleNamespace(embedded=False),
        },
        "page.platform.i18n": {**unused, "use_calls": lambda calls: None},
        "page.platform.tasks": unused,
        "page.ui.sound": unused,
        "page.ui.dom": {**unused, "find": lambda selector: None, "radios": None},
    }
    module = imported(monkeypatch, "page.app.settings", needed)
    settings = module.Settings(None)
    expected = []
    for number in range(3):
        for name in names:
            values = module.BY_NAME[name].values
            settings.now[name] = values[number % len(values)]
        settings.apply()
        expected.append({name: root[f"data-{name}"] for name in names})
    assert first_paint(*laid)["shown"] == expected


@pytest.mark.parametrize("stored", ["", "null", "[]", "{broken", '{"page": "rules", "theme": 7}'])
def test_what_nobody_set_shows_nothing(stored: str) -> None:
    assert first_paint(stored)["shown"] == [{}]
