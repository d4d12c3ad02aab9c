"""The page's tasks: what is cancelled, what goes on all the same, and when the page is at rest."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tests.page_module import imported


class EngineError(Exception):
    pass


@pytest.fixture
def tasks(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, with what it needs of a browser replaced; `running` counts its tasks."""
    running: list[int] = []
    rest = SimpleNamespace(begin=lambda: running.append(1), end=lambda stay: running.pop())
    needed = {
        "pyscript.js_modules": {"rest": rest},
        "page.platform.engine": {"EngineError": EngineError},
    }
    module = imported(monkeypatch, "page.platform.tasks", needed)
    return SimpleNamespace(module=module, running=running)


@pytest.mark.filterwarnings("ignore:coroutine .* was never awaited")  # MicroPython does not care
def test_left_table_ends_and_stores_all_the_same(tasks: Any) -> None:
    """A task that waits for an answer is cancelled, even before it begins. The answer is stored."""
    done: list[str] = []

    async def scene(turns: int) -> None:
        arrives = asyncio.Event()

        async def answer() -> None:
            await arrives.wait()
            done.append("stored")

        async def play() -> None:
            await asked.result()
            done.append("shown")

        asked = tasks.module.Shielded(answer())
        playing = tasks.module.Cancellable(play())
        for _ in range(turns):
            await asyncio.sleep(0)
        playing.cancel()
        arrives.set()
        for _ in range(9):
            await asyncio.sleep(0)

    for turns in (0, 1, 5):
        asyncio.run(scene(turns))
        assert done == ["stored"]
        assert not tasks.running
        done.clear()


def test_refusals_reach_whoever_waits(tasks: Any) -> None:
    async def refuse() -> None:
        raise EngineError("no")

    async def scene() -> None:
        asked = tasks.module.Shielded(refuse())
        await asyncio.sleep(0)
        with pytest.raises(EngineError):
            await asked.result()

    asyncio.run(scene())
    assert not tasks.running
