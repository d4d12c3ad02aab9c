"""Modules of the page that want a browser, with something else in its place: tasks, and a
guest's session."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tests.page_module import imported


class EngineError(Exception):
    pass


@pytest.mark.filterwarnings("ignore:coroutine .* was never awaited")  # MicroPython does not care
def test_left_table_ends_and_stores_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A task that waits for an answer is cancelled, even before it begins. The answer is stored;
    a refusal reaches whoever waits."""
    running: list[int] = []
    done: list[str] = []
    rest = SimpleNamespace(begin=lambda: running.append(1), end=lambda stay: running.pop())
    needed = {"pyscript.js_modules": {"rest": rest},
              "page.platform.engine": {"EngineError": EngineError}}  # fmt: skip
    tasks = imported(monkeypatch, "page.platform.tasks", needed)

    async def scene(turns: int) -> None:
        arrives = asyncio.Event()

        async def answer() -> None:
            await arrives.wait()
            done.append("stored")

        async def play() -> None:
            await asked.result()
            done.append("shown")

        async def refuse() -> None:
            raise EngineError("no")

        asked = tasks.Shielded(answer())
        playing = tasks.Cancellable(play())
        for _ in range(turns):
            await asyncio.sleep(0)
        playing.cancel()
        arrives.set()
        for _ in range(9):
            await asyncio.sleep(0)
        refused = tasks.Shielded(refuse())
        await asyncio.sleep(0)
        with pytest.raises(EngineError):
            await refused.result()

    for turns in (0, 1, 5):
        asyncio.run(scene(turns))
        assert done == ["stored"]
        assert not running
        done.clear()


class Session:
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


DOM = (
    "attribute", "button", "clear", "close_dialog", "dialog", "el", "find", "notice",
    "open_dialog", "propose", "say",
)  # fmt: skip


def test_guest_misses_no_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames wait until the page takes them. A wait that is cancelled takes none away."""
    needed: dict[str, dict[str, Any]] = {
        "pyscript": {"window": None},
        "page.multiplayer.pass_and_play": {"Cover": None},
        "page.platform.i18n": {"word": str},
        "page.platform.tasks": {"task": lambda work: None},
        "page.table.save": {"Keeper": object},
        "page.table.session": {"Session": Session},
        "page.ui": {"focus": None},
        "page.ui.dom": dict.fromkeys(DOM),
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
