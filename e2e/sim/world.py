"""Simulated pages behind the interface of Playwright's: the part of it that tests of the page's
state use. What it means is said at https://playwright.dev/python/docs/api/class-page.

    world = Simulation(dist).world(seed=3)
    page = world.new_context().new_page()
    page.goto("index.html?game=rounds&seat=0&seed=1")
    page.locator("[data-action]").first.click()

The site's own files run in Node, with jsdom (main.mjs and its neighbours), the real engine in this
process. There is one virtual clock: time passes only while a test waits for something, by `expect`
or by acting on an element that is not there yet. A seed other than 0 decides how late each answer
is, and lets some things happen after each act. There is no layout; tests that look at boxes or
pixels need a browser.
"""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from e2e.sim.page import Json, Page
from rondas.answers import service

MAIN = Path(__file__).with_name("main.mjs")
# After so many worlds a new process: it begins slowly, and an old one needs more than 1 GB.
WORLDS = 60


class SimulationError(AssertionError):
    """What was awaited never came, or a page's script failed."""


class Engines:
    """The real engine in this process, once for each worker of a page; they answer as
    static/js/engine/engine-worker.js does."""

    def __init__(self) -> None:
        self.services: dict[str, service.Service] = {}

    def answer(self, engine: str, text: str) -> Json:
        kept = service._service
        service._service = self.services.setdefault(engine, service.Service())
        try:
            return {"text": service.handle(text)}
        except Exception as error:
            return {"error": f"{type(error).__name__}: {error}"}
        finally:
            service._service = kept


class Simulation:
    """The process with the pages. One at a time has a world of devices."""

    def __init__(self, dist: Path) -> None:
        self.dist = dist
        self.engines = Engines()
        self.listeners: dict[int, list[Callable[[Any], None]]] = {}
        self.worlds = 0
        self._begin()

    def _begin(self) -> None:
        # A heap that is large from the beginning is looked through less often. Shapes of objects
        # are not kept for later: each holds the window it came from.
        heap = [
            "--initial-old-space-size=1000",
            "--min-semi-space-size=64",
            "--max-semi-space-size=64",
            "--single-threaded-gc",
            "--retain-maps-for-n-gc=0",
        ]
        command = ["node", *heap, str(MAIN), str(self.dist)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def world(self, seed: int = 0, told: Callable[[str], None] | None = None) -> World:
        """Begin anew: other devices, and another queue of what is to happen. `told` is called with
        each error of a page."""
        self.worlds += 1
        if self.process.poll() is not None:
            self._begin()
        elif self.worlds % WORLDS == 0:
            self.stop()
            self._begin()
        self.engines = Engines()
        self.listeners.clear()
        random.seed(seed)
        self.told = told or fail
        self.call("world", seed=seed)
        return World(self, seed)

    def call(self, do: str, **wish: Any) -> Any:
        self._write({"do": do, **wish})
        while "ask" in (answer := self._read()):
            self._write(self.engines.answer(**answer["ask"]))
        for line in answer["trouble"]:
            self.told(line)
        for tab, url in answer["requests"]:
            for hear in self.listeners.get(tab, ()):
                hear(SimpleNamespace(url=url))
        if "error" in answer:
            raise SimulationError(f"{answer['error']}\n{answer['stack']}")
        return answer["value"]

    def _write(self, message: Json) -> None:
        assert self.process.stdin
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def _read(self) -> Json:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SimulationError(f"the simulation has ended, with status {self.process.wait()}")
        answer: Json = json.loads(line)
        return answer

    def stop(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def fail(line: str) -> None:
    raise SimulationError(line)


class World:
    """Devices and their pages, with one clock for all."""

    def __init__(self, simulation: Simulation, seed: int) -> None:
        self.seed = seed
        self.call = simulation.call
        self.listeners = simulation.listeners

    def new_context(self, **options: Any) -> Context:
        return Context(self, options)

    def hold(self, *kinds: str) -> None:
        """Answers of these kinds stay away: engine, disk, net, start, stream, peer."""
        for kind in kinds:
            self.call("hold", kind=kind, on=True)

    def release(self, *kinds: str) -> None:
        for kind in kinds:
            self.call("hold", kind=kind, on=False)

    def network(self, works: bool) -> None:
        """Files come from now on, or none does; and what devices send each other."""
        self.call("network", works=works)

    def some(self, most: int = 40) -> None:
        """Let some things happen, as many as the seed says."""
        self.call("some", most=most)

    def passes(self, seconds: float) -> None:
        """Let everything happen that is due within this time."""
        self.call("pass", ms=seconds * 1000)

    def close(self) -> None:
        """All pages are left."""
        self.call("end")

    def trace(self) -> Json:
        """A digest of all that has happened, and the latest of it."""
        trace: Json = self.call("trace")
        return trace


MEDIA = {
    "color_scheme": "prefers-color-scheme", "reduced_motion": "prefers-reduced-motion",
    "forced_colors": "forced-colors", "contrast": "prefers-contrast", "media": "type",
}  # fmt: skip
TOUCHED = {"hover": "none", "any-hover": "none", "pointer": "coarse", "any-pointer": "coarse"}


def media(**options: str | None) -> Json:
    found = {MEDIA[name]: value for name, value in options.items() if name in MEDIA}
    return {name: None if value == "null" else value for name, value in found.items()}


class Clock:
    """The clock of all pages."""

    def __init__(self, world: World) -> None:
        self.world = world

    def install(self, time: Any = None) -> None:
        if time is not None:
            self.set_fixed_time(time)

    def set_fixed_time(self, time: Any) -> None:
        if isinstance(time, str):
            time = datetime.fromisoformat(time)
        if isinstance(time, datetime):
            time = (time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp() * 1000
        self.world.call("set", began=time)

    def run_for(self, time: float | str) -> None:
        self.world.call("pass", ms=milliseconds(time))

    def fast_forward(self, time: float | str) -> None:
        """The device sleeps for so long: what is due then happens once."""
        self.world.call("jump", ms=milliseconds(time))


def milliseconds(time: float | str) -> float:
    """Return a time of `page.clock`, a number or `hh:mm:ss`, in ms."""
    if not isinstance(time, str):
        return time
    seconds = 0
    for part in time.split(":"):
        seconds = 60 * seconds + int(part)
    return 1000 * seconds


class Context:
    """A device."""

    def __init__(self, world: World, options: Json) -> None:
        self.world = world
        self.pages: list[Page] = []
        self.clock = Clock(world)
        wanted = {name: options[name] for name in ("locale", "viewport") if options.get(name)}
        found = {**media(**options), **(TOUCHED if options.get("has_touch") else {})}
        self.number = world.call("device", options={**wanted, "media": found})

    def new_page(self) -> Page:
        page = Page(self)
        self.pages.append(page)
        return page

    def emulate_media(self, **options: Any) -> None:
        self.world.call("media", device=self.number, change=media(**options))

    def add_init_script(self, script: str) -> None:
        self.world.call("script", device=self.number, text=script)

    def grant_permissions(self, *_: object, **__: object) -> None:
        pass

    clear_permissions = set_default_timeout = grant_permissions

    def kept(self) -> dict[str, str]:
        """The texts on the device, by key."""
        kept: dict[str, str] = self.world.call("kept", device=self.number)
        return kept

    def keep(self, values: dict[str, str]) -> None:
        self.world.call("keep", device=self.number, values=values)

    def wipe(self) -> None:
        """The databases of the device are gone."""
        self.world.call("wipe", device=self.number)

    def close(self) -> None:
        for page in self.pages:
            page.close()
