"""Values on the device: the object that saves a game, with a storage that answers late, out of
order, never and with an error; and the shapes of values (static/js/store/storage-schema.js)."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rondas.answers.service import Service
from tests.page_module import imported

TOP = Path(__file__).resolve().parent.parent

Json = dict[str, Any]


class Disk:
    """A device that answers when the test lets it, as the test says."""

    def __init__(self) -> None:
        self.tab = "tab"
        self.kept: dict[str, str] = {}
        self.waiting: Json = {}
        self.trouble = ""
        self.fails: list[str] = []  # what the next answers are; "late" is written all the same
        self.clock = 0
        self.open = asyncio.Event()

    def now(self) -> str:
        self.clock += 1
        return f"{self.clock:03}"

    def text(self, value: Any) -> str:
        return json.dumps(value)

    async def change(
        self, texts: dict[str, str], remove: Any = (), where: dict[str, list[str]] | None = None
    ) -> Json:
        await self.open.wait()
        fails = self.fails.pop(0) if self.fails else ""
        found = {key: self.kept.get(key, "") for key in where or {}}
        found = {key: text for key, text in found.items() if text not in (where or {})[key]}
        if fails in {"", "late"} and not found:
            self.kept.update(texts)
            for key in remove:
                self.kept.pop(key, None)
        self.trouble = fails and "away"
        return {"error": "away"} if fails else {"found": found} if found else {"done": True}

    def game(self, seed: str) -> Json:
        value: Json = json.loads(self.kept["saved:" + seed])
        return value

    def finished(self) -> list[Json]:
        return [json.loads(self.kept[key]) for key in sorted(self.kept) if key.startswith("done:")]


class Recorder:
    """An engine that is asked for records. It has one table open at a time."""

    game = "A"
    dead = False

    def post(self, do: str) -> str:
        assert do == "record"
        return self.game

    async def answer_to(self, posted: str) -> Json:
        await asyncio.sleep(0)
        if self.dead:
            raise OSError
        return {"record": f"record of {posted}"}


class Shielded:
    def __init__(self, work: Any) -> None:
        self.task = asyncio.create_task(work)

    async def result(self) -> None:
        await asyncio.shield(self.task)


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The class, with what it needs of a browser replaced: `later` is called when time has passed,
    `lost` has the games that were overtaken."""
    later: list[Callable[[], None]] = []
    lost: list[Any] = []
    window = SimpleNamespace(setTimeout=lambda run, ms: later.append(run))
    needed = {
        "pyscript": {"window": window},
        "page.platform.storage": {"saved_key": lambda save: "saved:" + save["seed"]},
        "page.platform.tasks": {"Shielded": Shielded, "task": None},
    }
    module = imported(monkeypatch, "page.table.save", needed)

    def save(disk: Disk, seed: str, engine: Recorder | None = None, text: str = "") -> Any:
        frame = shown(seed, 0)
        kept = dict(json.loads(text), text=text) if text else None
        engine = engine or Recorder()
        return module.Save(disk, engine, frame["save"], kept, lambda save, _: lost.append(save))

    return SimpleNamespace(save=save, later=later, lost=lost)


def shown(seed: str, move: int, status: str = "your-turn") -> Json:
    """A frame of a game."""
    setup = {"game": "g", "players": 3, "seat": 0, "seed": seed, "bots": ["easy"], "options": {}}
    display = {"scores": [move, 0, 0], "winners": [0]}
    return {
        "save": {**setup, "moves": [str(n) for n in range(move)]}, "status": status,
        "display": display, "begun": move > 0,
    }  # fmt: skip


async def written(disk: Disk, *games: Any) -> None:
    """The disk, which held everything back, lets it through."""
    await asyncio.sleep(0)
    disk.open.set()
    for game in games:
        while game.writing:
            await game.writing.result()


def moves(disk: Disk, seed: str) -> int:
    return len(disk.game(seed)["save"]["moves"])


def test_slow_disk_keeps_games_apart(page: Any) -> None:
    """A card in A, then B is opened and played, and the disk answers only then."""

    async def run() -> None:
        disk = Disk()
        a = page.save(disk, "A")
        a.keep(shown("A", 1))
        a.keep(shown("A", 2))
        b = page.save(disk, "B")
        b.keep(shown("B", 1))
        a.keep(shown("A", 3))
        await written(disk, a, b)
        assert {key: json.loads(kept)["save"]["seed"] for key, kept in disk.kept.items()} == {
            "saved:A": "A", "saved:B": "B"
        }  # fmt: skip
        assert moves(disk, "A") == 3
        assert disk.game("A")["session"] != disk.game("B")["session"]
        assert not disk.waiting

    asyncio.run(run())
    assert page.lost == []


def test_finished_game_is_stored_whatever_is_opened_next(page: Any) -> None:
    async def run() -> None:
        disk, engine = Disk(), Recorder()
        a = page.save(disk, "A", engine)
        a.keep(shown("A", 9, "over"))
        engine.game = "B"
        b = page.save(disk, "B", engine)
        b.keep(shown("B", 1))
        await written(disk, a, b)
        (record,) = (text for key, text in disk.kept.items() if key.startswith("record:"))
        assert json.loads(record) == "record of A"
        assert [done["scores"] for done in disk.finished()] == [[9, 0, 0]]
        assert "saved:A" not in disk.kept
        assert disk.game("B")["save"]["seed"] == "B"

    asyncio.run(run())


def test_answer_is_kept_before_it_is_shown(page: Any) -> None:
    """`written` waits for what was handed over, however late the disk is."""

    async def run() -> None:
        disk = Disk()
        a = page.save(disk, "A")
        a.keep(shown("A", 1))
        waits = asyncio.create_task(a.written())
        for _ in range(5):
            await asyncio.sleep(0)
        assert not waits.done()
        a.keep(shown("A", 2))
        disk.open.set()
        await waits
        assert moves(disk, "A") == 2

    asyncio.run(run())


def test_failed_write_is_made_up_for(page: Any) -> None:
    """The game goes on; what is written later is the newest state, whether or not the writes that
    were not answered came through. Nobody is told of another tab."""

    async def run() -> None:
        disk = Disk()
        disk.open.set()
        disk.fails = ["failed", "late"]
        a = page.save(disk, "A")
        a.keep(shown("A", 1))
        await written(disk, a)
        assert "saved:A" not in disk.kept
        assert disk.trouble
        await asyncio.wait_for(a.written(), 1)
        a.keep(shown("A", 2))
        await written(disk, a)
        assert moves(disk, "A") == 2
        assert disk.waiting == {"saved:A": a}
        a.keep(shown("A", 3))
        await written(disk, a)
        assert moves(disk, "A") == 3
        a.keep(shown("A", 4))
        disk.fails = ["failed"]
        await written(disk, a)
        page.later.pop()()
        await written(disk, a)
        assert moves(disk, "A") == 4
        assert not disk.waiting

    asyncio.run(run())
    assert page.lost == []


def test_cleared_in_mid_game(page: Any) -> None:
    async def run() -> None:
        disk = Disk()
        disk.open.set()
        a = page.save(disk, "A")
        a.keep(shown("A", 3))
        await written(disk, a)
        disk.kept.clear()
        a.keep(shown("A", 4))
        await written(disk, a)
        assert moves(disk, "A") == 4

    asyncio.run(run())


def test_nothing_late_of_a_replaced_game(page: Any) -> None:
    async def run() -> None:
        disk = Disk()
        a = page.save(disk, "A")
        a.keep(shown("A", 1))
        a.keep(shown("A", 2))
        replacing = asyncio.create_task(a.replace(""))
        await asyncio.sleep(0)
        a.keep(shown("A", 3))
        disk.open.set()
        await replacing
        await written(disk, a)
        assert disk.kept == {}

    asyncio.run(run())


def test_what_is_kept_goes_back_as_well(page: Any) -> None:
    """A game in which nothing was done is not kept; one that was undone to its start is."""

    async def run() -> None:
        disk = Disk()
        disk.open.set()
        a = page.save(disk, "A")
        a.keep(shown("A", 0))
        await written(disk, a)
        assert disk.kept == {}
        for move in (1, 0):
            a.keep(shown("A", move))
            await written(disk, a)
            assert moves(disk, "A") == move

    asyncio.run(run())


def test_another_tab_is_not_written_over(page: Any) -> None:
    async def run() -> None:
        disk = Disk()
        disk.open.set()
        here, there = page.save(disk, "A"), page.save(disk, "A")
        here.keep(shown("A", 1))
        await written(disk, here)
        here.keep(shown("A", 2))
        await written(disk, here)
        assert page.lost == []
        there.keep(shown("A", 1))
        await written(disk, there)
        assert page.lost == [there]
        there.keep(shown("A", 9, "over"))
        await written(disk, there)
        assert moves(disk, "A") == 2
        # A table that goes on from there may write again.
        there = page.save(disk, "A", text=disk.kept["saved:A"])
        there.keep(shown("A", 3))
        await written(disk, there)
        here.keep(shown("A", 3))
        await written(disk, here)
        assert page.lost[1:] == [here]

    asyncio.run(run())


def test_game_finished_in_two_tabs_is_two(page: Any) -> None:
    async def run() -> None:
        disk = Disk()
        disk.open.set()
        a = page.save(disk, "A")
        a.keep(shown("A", 1))
        await written(disk, a)
        b = page.save(disk, "A", text=disk.kept["saved:A"])
        for save, points in ((a, 5), (b, 7)):
            save.keep(shown("A", points, "over"))
            await written(disk, save)
        assert sorted(done["scores"][0] for done in disk.finished()) == [5, 7]
        # Undone and ended in another way, it is still one.
        b.keep(shown("A", 6))
        b.keep(shown("A", 8, "over"))
        await written(disk, b)
        assert sorted(done["scores"][0] for done in disk.finished()) == [5, 8]
        assert not any(key.startswith("saved:") for key in disk.kept)

    asyncio.run(run())


def test_end_without_an_engine_is_kept_as_it_stands(page: Any) -> None:
    async def run() -> None:
        disk, engine = Disk(), Recorder()
        disk.open.set()
        engine.dead = True
        a = page.save(disk, "A", engine)
        a.keep(shown("A", 9, "over"))
        await written(disk, a)
        assert moves(disk, "A") == 9
        engine.dead = False
        a = page.save(disk, "A", engine, disk.kept["saved:A"])
        a.keep(shown("A", 9, "over"))
        await written(disk, a)
        assert [done["scores"] for done in disk.finished()] == [[9, 0, 0]]
        assert "saved:A" not in disk.kept

    asyncio.run(run())


# The shapes of values.


def verdicts(values: list[tuple[str, str]]) -> list[str]:
    """Return the verdicts of the page on keys and texts."""
    made = subprocess.run(
        ["node", "tests/storage_schema.mjs"], cwd=TOP, input=json.dumps(values),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    found: list[str] = json.loads(made.stdout)
    return found


SETTINGS = {"level": "hard", "theme": "dark"}


def valid() -> dict[str, Json]:
    """One value of each kind, as the page writes them."""
    service = Service()
    request = {"game": "steere-ronda", "seed": "7", "bots": "random", "opening": ["dealer 1"]}
    frame = service.handle({"do": "open", **request})
    save = {**frame["save"], "seat": None, "options": {"hands": 1}}
    kept = {"time": "t", "tab": "1", "session": "s", "save": frame["save"], "scores": [0, 0, 0]}
    shared = {**frame["save"], "people": [0, 2], "seen": [4, 5], "sealed": "7e"}
    frame = service.handle({"do": "open", **request, "seat": None, "options": {"hands": 1}})
    while frame["status"] != "over":
        frame = service.handle({"do": "step"})
    record = service.handle({"do": "record"})["record"]
    done = {"game": "g", "players": 3, "level": "easy", "seat": 0, "scores": [1, 2, 3],
            "winners": [2], "time": "t"}  # fmt: skip
    return {
        "settings": SETTINGS, "saved:1": kept, "saved:2": {**kept, "save": save, "version": 1},
        "saved:3": {**kept, "save": shared},
        "done:1": done, "record:1": record,
    }  # fmt: skip


YOUNGER = {"cast", "people", "guests", "seen", "sealed"}
"""Keys that saves of earlier versions lack."""


def damaged(value: Json) -> Iterator[Json]:
    """The value with each of its parts, and those of a save, gone or something else."""
    for name, part in value.items():
        if name not in {"names", "facts", "deals", "edition"}:
            if name not in YOUNGER:
                yield {key: value[key] for key in value if key != name}
            yield {**value, name: [[1]]}
            yield {**value, name: {"a": []}}
        if name == "save":
            yield from ({**value, name: worse} for worse in damaged(part))


def test_sound_values() -> None:
    values = [(key, json.dumps(value)) for key, value in valid().items()]
    values += [("broken:settings", "{"), ("something", "else")]
    assert verdicts(values) == ["valid"] * len(values)


def test_newer_values_are_left_alone() -> None:
    values = [(key, json.dumps({**value, "version": 2})) for key, value in valid().items()]
    values.append(("record:2", json.dumps({"format": "rondas-record-2"})))
    assert verdicts(values) == ["newer"] * len(values)


@pytest.mark.parametrize("key", ["settings", "saved:1", "saved:3", "done:1", "record:1"])
def test_broken_values(key: str) -> None:
    value = valid()[key]
    texts = ["", "{", "null", "7", '"text"', "[]", json.dumps(value)[:-1]]
    # Settings have no part that must be there.
    worse = list(damaged(value)) if key != "settings" else [{**value, "level": ["hard"]}]
    worse += [{**value, "version": wrong} for wrong in ("1", 0, -1, 1.5)]
    values = [(key, text) for text in [*texts, *map(json.dumps, worse)]]
    found = zip(values, verdicts(values), strict=True)
    assert [text for (_, text), verdict in found if verdict != "broken"] == []
