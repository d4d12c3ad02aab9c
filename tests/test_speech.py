"""What the page says to screen readers, and what it takes back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock

import pytest

from tests.page_module import imported


@pytest.mark.parametrize("is_first", [False, True])
def test_nothing_of_the_page_before_is_spoken_on_the_next(
    monkeypatch: pytest.MonkeyPatch, is_first: bool
) -> None:
    """Sentences wait before they are spoken. Whoever goes back meanwhile does not hear them."""
    waiting: list[Callable[[], None]] = []
    heard: list[str] = []
    places: dict[str, Any] = defaultdict(MagicMock)
    document = MagicMock(querySelector=lambda selector: places[selector])
    document.createElement = lambda tag: MagicMock(tag=tag)
    places["#live"].append = lambda line: heard.append(line.textContent)
    places["#dialog"].open = False
    window = MagicMock(setTimeout=lambda run, after: waiting.append(run))
    window.reading.pageOf = lambda where: "lobby"
    browser = {"document": document, "window": window}
    dom = imported(
        monkeypatch, "page.ui.dom", {"pyscript": browser, "page.platform.i18n": {"word": str}}
    )
    needed: dict[str, dict[str, Any]] = {
        "pyscript": browser,
        "pyscript.js_modules": {
            name: MagicMock() for name in ("browser_calls", "front", "host", "rest")
        },
        "page.app.openings": {},
        "page.app.kinds": {"session_of": None},
        "page.platform.engine": {"EngineError": Exception, "EngineStopped": Exception},
        "page.platform.i18n": {"word": str},
        "page.platform.storage": {"saved_key": None},
        "page.platform.tasks": {"Visit": MagicMock, "task": lambda work: work.close()},
        "page.platform.urls": {"address": None, "known": None, "parameters": dict},
        "page.table.table": {"put_away": None},
        "page.ui.focus": {"mend": MagicMock()},
        "page.ui.tooltip": {"hide": MagicMock()},
        "page.ui.animation": {"RATES": {}},
        "page.ui.dom": vars(dom),
    }
    router = imported(monkeypatch, "page.app.router", needed)
    routes = router.Routes(MagicMock())
    routes.visit = None if is_first else object()
    dom.say("You are dealt four cards.")
    routes.route()
    for run in waiting:
        run()
    assert heard == (["You are dealt four cards."] if is_first else [])
