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

import base64
import json
import random
import re
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from rondas import service

MAIN = Path(__file__).with_name("main.mjs")
# After so many worlds a new process: Node keeps the modules of windows that are closed.
WORLDS = 15
Json = dict[str, Any]
Text = str | re.Pattern[str]


class SimulationError(AssertionError):
    """What was awaited never came, or a page's script failed."""


class Simulation:
    """The process with the pages. One at a time has a world of devices."""

    def __init__(self, dist: Path) -> None:
        self.dist = dist
        self.services: dict[str, service.Service] = {}
        self.listeners: dict[int, list[Callable[[Any], None]]] = {}
        self.worlds = 0
        self._begin()

    def _begin(self) -> None:
        command = ["node", "--experimental-vm-modules", "--no-warnings", str(MAIN)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def world(self, seed: int = 0, told: Callable[[str], None] | None = None) -> World:
        """Begin anew: other devices, and another queue of what is to happen. `told` is called with
        each error of a page."""
        self.worlds += 1
        if self.worlds % WORLDS == 0:
            self.stop()
            self._begin()
        self.services.clear()
        self.listeners.clear()
        random.seed(seed)
        self.told = told or fail
        self.call("world", seed=seed, dist=str(self.dist))
        return World(self, seed)

    def call(self, do: str, **wish: Any) -> Any:
        self._write({"do": do, **wish})
        while "ask" in (answer := self._read()):
            self._write(self._engine(answer["ask"]))
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
        assert line, "the simulation has ended"
        answer: Json = json.loads(line)
        return answer

    def _engine(self, wish: Json) -> Json:
        """Answer as static/js/engine-worker.js does."""
        kept = service._service
        service._service = self.services.setdefault(wish["engine"], service.Service())
        try:
            return {"text": service.handle(wish["text"])}
        except Exception as error:
            return {"error": f"{type(error).__name__}: {error}"}
        finally:
            service._service = kept

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

    def some(self, most: int = 40) -> None:
        """Let some things happen, as many as the seed says."""
        self.call("some", most=most)

    def passes(self, seconds: float) -> None:
        """Let everything happen that is due within this time."""
        self.call("pass", ms=seconds * 1000)

    def trace(self) -> Json:
        """A digest of all that has happened, and the latest of it."""
        trace: Json = self.call("trace")
        return trace


MEDIA = {
    "color_scheme": "prefers-color-scheme", "reduced_motion": "prefers-reduced-motion",
    "forced_colors": "forced-colors", "contrast": "prefers-contrast", "media": "type",
}  # fmt: skip


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

    set_system_time = set_fixed_time

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
        self.number = world.call("device", options={**wanted, "media": media(**options)})

    def new_page(self) -> Page:
        page = Page(self)
        self.pages.append(page)
        return page

    def add_init_script(self, script: str) -> None:
        self.world.call("script", device=self.number, text=script)

    def set_offline(self, offline: bool) -> None:
        self.world.call("network", offline=offline)

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


class Page:
    """A page of a device."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.world = context.world
        self.number = self.world.call("tab", device=context.number)
        self.keyboard = Keyboard(self)
        self.clock = context.clock
        self.closed = False
        self.viewport_size = {"width": 1280, "height": 720}
        self.walks = False  # from address to address within itself, where it can

    def call(self, do: str, *, moves: int = 0, **wish: Any) -> Any:
        """`moves`: how much may happen afterwards, as the seed says."""
        if self.world.seed:
            wish["moves"] = moves
        return self.world.call(do, tab=self.number, **wish)

    def goto(self, address: str, **options: Any) -> None:
        walks = self.walks and not options and address.startswith("index.html")
        do = "walk" if walks else "load"
        self.call(do, address=address.removeprefix("http://localhost/"), moves=40)

    def reload(self, **_: Any) -> None:
        self.call("reload", moves=40)

    def go_back(self, **_: Any) -> None:
        self.call("travel", step=-1, moves=40)

    def go_forward(self, **_: Any) -> None:
        self.call("travel", step=1, moves=40)

    @property
    def url(self) -> str:
        return str(self.call("url"))

    def title(self) -> str:
        return str(self.evaluate("document.title"))

    def is_closed(self) -> bool:
        return self.closed

    def close(self) -> None:
        if not self.closed:
            self.call("close")
        self.closed = True

    def add_init_script(self, script: str) -> None:
        self.call("script", text=script)

    def set_viewport_size(self, size: Any) -> None:
        self.viewport_size = dict(size)
        self.call("viewport", size=dict(size))

    def on(self, event: str, hear: Callable[[Any], None]) -> None:
        assert event == "request", "nothing else is told"
        self.world.listeners.setdefault(self.number, []).append(hear)

    def emulate_media(self, **options: Any) -> None:
        self.world.call("media", device=self.context.number, change=media(**options))

    def evaluate(self, source: str, argument: Any = None) -> Any:
        return self.call("evaluate", source=source, all=[argument])

    def until(self, source: str, argument: Any = None) -> Any:
        """Wait until a function of JavaScript gives something true, and return it."""
        return self.call("until", source=source, all=[argument])

    def wait_for_url(self, url: Text) -> None:
        expect(self).to_have_url(url)

    def locator(self, selector: str, **options: Any) -> Locator:
        return Locator(self, []).locator(selector, **options)

    def get_by_role(self, role: str, **options: Any) -> Locator:
        return Locator(self, []).get_by_role(role, **options)

    def get_by_label(self, text: Text, **options: Any) -> Locator:
        return Locator(self, []).get_by_label(text, **options)

    def get_by_text(self, text: Text, **options: Any) -> Locator:
        return Locator(self, []).get_by_text(text, **options)

    @contextmanager
    def expect_download(self) -> Iterator[Any]:
        before = self.call("offered", what="downloads")
        caught = SimpleNamespace()
        yield caught
        made = self.call("offered", what="downloads", after=before)
        path = Path(tempfile.mkdtemp()) / "download"
        path.write_text(made["text"], "utf-8")
        caught.value = SimpleNamespace(
            suggested_filename=made["name"], path=lambda: path, save_as=path.rename
        )

    @contextmanager
    def expect_popup(self) -> Iterator[Any]:
        before = self.call("offered", what="popups")
        caught = SimpleNamespace()
        yield caught
        page = caught.value = self.context.new_page()
        page.goto(self.call("offered", what="popups", after=before))

    def choices(self, selector: str) -> list[str]:
        """Return what a person could press now, each in few words."""
        return list(self.call("choices", selector=selector))

    def choose(self, at: int, text: str = "") -> None:
        """Press one of the last `choices`, or write in it."""
        self.call("choose_one", at=at, text=text, moves=25)

    @property
    def workers(self) -> list[int]:
        """The workers that run, by numbers."""
        return list(range(self.call("workers")))

    def kill_engine(self, why: str = "killed") -> None:
        """The worker of the engine ends, and says why."""
        self.call("kill", why=why)


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str, **_: Any) -> None:
        self.page.call("press", key=key, moves=20)

    def type(self, text: str) -> None:
        self.page.call("type", text=text, moves=20)


def wanted(text: Any, exact: bool = False) -> Any:
    """What is to be found, as the pages' side takes it."""
    if isinstance(text, re.Pattern):
        flags = "".join(sign for flag, sign in FLAGS.items() if text.flags & flag)
        return {"source": text.pattern.replace("(?P<", "(?<").replace(r"\Z", "$"), "flags": flags}
    if isinstance(text, list | tuple):
        return [wanted(each, exact) for each in text]
    return {"text": text, "exact": exact}


FLAGS = {re.IGNORECASE: "i", re.MULTILINE: "m", re.DOTALL: "s"}


class Locator:
    """Elements of a page, found anew each time."""

    def __init__(self, page: Page, chain: list[Any]) -> None:
        self.page = page
        self.chain = chain

    def _with(self, *steps: Any) -> Locator:
        return Locator(self.page, [*self.chain, *steps])

    def locator(self, selector: str, **options: Any) -> Locator:
        return self._with(["css", selector]).filter(**options)

    def get_by_role(
        self, role: str, name: Text | None = None, exact: bool = False, **states: Any
    ) -> Locator:
        named = {"name": wanted(name, exact)} if name is not None else {}
        return self._with(["role", {"role": role, **named, **states}])

    def get_by_label(self, text: Text, exact: bool = False) -> Locator:
        return self._with(["label", wanted(text, exact)])

    def get_by_text(self, text: Text, exact: bool = False) -> Locator:
        return self._with(["text", wanted(text, exact)])

    def filter(
        self,
        has_text: Text | None = None,
        has: Locator | None = None,
        has_not_text: Text | None = None,
        visible: bool = False,
    ) -> Locator:
        found = self
        if visible:
            found = found._with(["visible", None])
        if has_text is not None:
            found = found._with(["hasText", wanted(has_text)])
        if has_not_text is not None:
            found = found._with(["hasNotText", wanted(has_not_text)])
        if has is not None:
            found = found._with(["has", has.chain])
        return found

    def and_(self, other: Locator) -> Locator:
        return self._with(["also", other.chain])

    def nth(self, at: int) -> Locator:
        return self._with(["nth", at])

    @property
    def first(self) -> Locator:
        return self.nth(0)

    @property
    def last(self) -> Locator:
        return self.nth(-1)

    def all(self) -> list[Locator]:
        return [self.nth(at) for at in range(self.count())]

    def call(self, do: str, *, moves: int = 0, timeout: float | None = None, **wish: Any) -> Any:
        if timeout is not None:
            wish["within"] = timeout
        return self.page.call(do, chain=self.chain, moves=moves, **wish)

    # What it finds.

    def count(self) -> int:
        return int(self.call("count"))

    def get_attribute(self, name: str) -> str | None:
        found: str | None = self.call("read", what="attribute", argument=name)
        return found

    def text_content(self) -> str | None:
        return str(self.call("read", what="text"))

    def inner_text(self) -> str:
        return str(self.call("read", what="inner"))

    def inner_html(self) -> str:
        return str(self.call("read", what="html"))

    def input_value(self) -> str:
        return str(self.call("read", what="value"))

    def is_visible(self) -> bool:
        return self.count() > 0 and bool(self.call("read", what="visible"))

    def is_disabled(self) -> bool:
        return bool(self.call("read", what="disabled"))

    def is_enabled(self) -> bool:
        return not self.is_disabled()

    def is_checked(self) -> bool:
        return bool(self.call("read", what="checked"))

    def all_inner_texts(self) -> list[str]:
        return list(self.call("readAll", what="inner"))

    def all_text_contents(self) -> list[str]:
        return list(self.call("readAll", what="text"))

    def evaluate(self, source: str, argument: Any = None) -> Any:
        return self.call("evaluateOn", source=source, argument=argument, isAll=False)

    def evaluate_all(self, source: str, argument: Any = None) -> Any:
        return self.call("evaluateOn", source=source, argument=argument, isAll=True)

    def wait_for(self, state: str = "visible", timeout: float | None = None) -> None:
        self.call("expect", what=state, wanted=None, isNot=False, timeout=timeout)

    # What a person does with it.

    def click(self, modifiers: Sequence[str] = (), force: bool = False, **_: Any) -> None:
        keys = {f"{'ctrl' if name == 'Control' else name.lower()}Key": True for name in modifiers}
        self.call("click", more=keys, isForced=force, moves=40)

    def tap(self, **_: Any) -> None:
        self.call("click", more={"type": "touch"}, moves=40)

    def dblclick(self, **_: Any) -> None:
        self.click()
        self.call("click", more={"detail": 2}, moves=40)

    def fill(self, text: str, **_: Any) -> None:
        self.call("fill", text=text, moves=20)

    def press(self, key: str, **_: Any) -> None:
        self.call("press", key=key, moves=20)

    def press_sequentially(self, text: str) -> None:
        for key in text:
            self.press(key)

    def select_option(self, value: Any = None, *, label: Any = None) -> None:
        self.call("choose", values=value if label is None else label, moves=20)

    def set_checked(self, on: bool) -> None:
        self.call("check", on=on, moves=20)

    def check(self, **_: Any) -> None:
        self.set_checked(True)

    def uncheck(self, **_: Any) -> None:
        self.set_checked(False)

    def set_input_files(self, files: Any) -> None:
        if isinstance(files, dict | str | Path):
            files = [files]
        given = [
            {"name": each["name"], "text": base64.b64encode(each["buffer"]).decode()}
            if isinstance(each, dict)
            else {
                "name": Path(each).name,
                "text": base64.b64encode(Path(each).read_bytes()).decode(),
            }
            for each in files
        ]
        self.call("files", files=given, moves=20)

    def focus(self) -> None:
        self.call("focus")

    def blur(self) -> None:
        self.call("blur")

    def hover(self, **_: Any) -> None:
        self.call("hover", moves=20)

    def dispatch_event(self, kind: str) -> None:
        self.call("dispatch", type=kind)

    def scroll_into_view_if_needed(self) -> None:
        pass


STATES = {
    "be_visible": "visible", "be_hidden": "hidden", "be_attached": "attached", "be_empty": "empty",
    "be_enabled": "enabled", "be_disabled": "disabled", "be_focused": "focused",
    "be_in_viewport": "visible",
}  # fmt: skip
FACTS = {
    "have_class": "class", "have_value": "value", "have_accessible_name": "name",
    "have_accessible_description": "description",
}  # fmt: skip


class Expectation:
    """Playwright's `expect` of a simulated page or of its elements."""

    def __init__(self, of: Page | Locator) -> None:
        self.of = of

    def __getattr__(self, name: str) -> Callable[..., None]:
        is_not = name.startswith("not_to_")
        what = name.removeprefix("not_to_").removeprefix("to_")
        if what in STATES:
            return lambda **options: self._meet(STATES[what], None, is_not, options)
        if what in FACTS:
            return lambda text, **options: self._meet(
                FACTS[what], wanted(text, True), is_not, options
            )
        raise AttributeError(name)

    def _meet(self, what: str, found: Any, is_not: bool, options: Json) -> None:
        timeout = options.get("timeout")
        within = {} if timeout is None else {"within": timeout}
        self.of.call("expect", what=what, wanted=found, isNot=is_not, **within)

    def to_have_count(self, count: int, **options: Any) -> None:
        self._meet("count", count, False, options)

    def not_to_have_count(self, count: int, **options: Any) -> None:
        self._meet("count", count, True, options)

    def to_have_text(self, text: Any, **options: Any) -> None:
        self._meet("text", wanted(text, True), False, options)

    def not_to_have_text(self, text: Any, **options: Any) -> None:
        self._meet("text", wanted(text, True), True, options)

    def to_contain_text(self, text: Any, **options: Any) -> None:
        self._meet("text", {**wanted(text), "isPart": True}, False, options)

    def not_to_contain_text(self, text: Any, **options: Any) -> None:
        self._meet("text", {**wanted(text), "isPart": True}, True, options)

    def to_have_attribute(self, name: str, value: Text | None = None, **options: Any) -> None:
        found = {"name": name, "value": None if value is None else wanted(value, True)}
        self._meet("attribute", found, False, options)

    def not_to_have_attribute(self, name: str, value: Text | None = None, **options: Any) -> None:
        found = {"name": name, "value": None if value is None else wanted(value, True)}
        self._meet("attribute", found, True, options)

    def to_be_checked(self, checked: bool = True, **options: Any) -> None:
        self._meet("checked" if checked else "unchecked", None, False, options)

    def not_to_be_checked(self, **options: Any) -> None:
        self._meet("unchecked", None, False, options)

    def to_have_js_property(self, name: str, value: Any, **options: Any) -> None:
        self._meet("property", {"name": name, "value": value}, False, options)

    def to_have_css(self, name: str, value: str) -> None:
        assert name == "direction", "no other styles are known here"
        self._meet("direction", wanted(value, True), False, {})

    def to_have_url(self, url: Text, **options: Any) -> None:
        self._meet("url", address(url), False, options)

    def not_to_have_url(self, url: Text, **options: Any) -> None:
        self._meet("url", address(url), True, options)


def address(url: Text) -> Json:
    if isinstance(url, str):
        return {"source": "^" + re.escape(url) + "$", "flags": ""}
    found: Json = wanted(url)
    return found


def expect(of: Page | Locator) -> Expectation:
    return Expectation(of)
