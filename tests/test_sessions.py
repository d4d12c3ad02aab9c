"""Sessions of people at several devices: when the page takes the frames that come."""

from __future__ import annotations

import asyncio
import json
import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.page_module import imported

TOP = Path(__file__).resolve().parent.parent


class Session:
    """What a session of one device does, as far as it matters here."""

    def __init__(self, table: Any, save: Any, company: Any = None) -> None:
        self.table, self.page, self.company = table, table.page, company

    def kept(self, coming: Any) -> Any:
        return SimpleNamespace(result=lambda: coming)


class Module:
    """The connection to the host (`static/js/peers/guest.js`)."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.acts: list[str] = []

    def subscribe(self, hear: Callable[[], None]) -> None:
        self.hear = hear

    def act(self, action: str) -> None:
        self.acts.append(action)

    def next(self) -> str:
        return self.frames.pop(0) if self.frames else ""

    def come(self, move: int) -> None:
        self.frames.append(json.dumps({"move": move}))
        self.hear()


def test_guest_misses_no_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames wait until the page takes them. A wait that is cancelled takes none away."""
    needed: dict[str, dict[str, Any]] = {
        "page.multiplayer.presence": {},
        "page.multiplayer.pass_and_play": {"Cover": None},
        "page.platform.i18n": {"word": str},
        "page.platform.tasks": {"task": None},
        "page.table.save": {"Keeper": object},
        "page.table.session": {"Session": Session},
    }
    sessions = imported(monkeypatch, "page.multiplayer.sessions", needed)

    async def read(text: str) -> Any:
        return json.loads(text)

    async def scene() -> list[int]:
        module = Module()
        guest = SimpleNamespace(module=module, remember=lambda save: None)
        page = SimpleNamespace(guest=guest, engine=SimpleNamespace(read=read))
        session = sessions.GuestSession(SimpleNamespace(page=page), {"host": 0})
        session.begin({})
        left = asyncio.create_task(session.next().result())
        await asyncio.sleep(0)
        left.cancel()
        await asyncio.sleep(0)
        module.come(1)
        module.come(2)
        taken = [(await session.next().result())["move"] for _ in range(2)]
        waited = asyncio.create_task(session.act({"action": "play 7E"}).result())
        for _ in range(3):
            await asyncio.sleep(0)
        assert (module.acts, waited.done()) == (["play 7E"], False)
        module.come(3)
        return [*taken, (await waited)["move"]]

    assert asyncio.run(scene()) == [1, 2, 3]


@pytest.mark.parametrize("language", ["ar", "en", "es", "fr", "ja"])
def test_a_lost_connection_is_told_in_short(language: str) -> None:
    """At 320 px two lines fit between the cards and the button."""
    catalog = (TOP / f"py/rondas/locale/{language}/page.ftl").read_text("utf-8")
    for key in ("host-lost", "host-trying"):
        (line,) = re.findall(rf"^{key} = (.*)$", catalog, re.MULTILINE)
        line = line.replace("{ $name }", "Ana")
        width = sum(2 if unicodedata.east_asian_width(each) == "W" else 1 for each in line)
        assert width <= 66, line
