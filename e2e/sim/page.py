"""A simulated page, its keyboard and its elements, by the names of Playwright's."""

from __future__ import annotations

import base64
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from e2e.sim.world import Context

Json = dict[str, Any]
Text = str | re.Pattern[str]


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
        self.context.emulate_media(**options)

    def evaluate(self, source: str, argument: Any = None) -> Any:
        return self.call("evaluate", source=source, all=[argument])

    def until(self, source: str, argument: Any = None) -> Any:
        """Wait until a function of JavaScript gives something true, and return it."""
        return self.call("until", source=source, all=[argument])

    def locator(self, selector: str, **options: Any) -> Locator:
        return Locator(self, []).locator(selector, **options)

    def get_by_role(self, role: str, **options: Any) -> Locator:
        return Locator(self, []).get_by_role(role, **options)

    def get_by_label(self, text: Text, **options: Any) -> Locator:
        return Locator(self, []).get_by_label(text, **options)

    @contextmanager
    def expect_download(self) -> Iterator[Any]:
        before = self.call("offered")
        caught = SimpleNamespace()
        yield caught
        made = self.call("offered", after=before)
        path = Path(tempfile.mkdtemp()) / "download"
        path.write_text(made["text"], "utf-8")
        caught.value = SimpleNamespace(
            suggested_filename=made["name"], path=lambda: path, save_as=path.rename
        )

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


def wanted(text: Any, exact: bool = False) -> Any:
    """What is to be found, as the pages' side takes it."""
    if isinstance(text, re.Pattern):
        return {"source": text.pattern, "flags": "i" if text.flags & re.IGNORECASE else ""}
    if isinstance(text, list | tuple):
        return [wanted(each, exact) for each in text]
    return {"text": text, "exact": exact}


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

    def filter(self, has_text: Text | None = None, visible: bool = False) -> Locator:
        found = self
        if visible:
            found = found._with(["visible", None])
        if has_text is not None:
            found = found._with(["hasText", wanted(has_text)])
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

    def call(self, do: str, *, moves: int = 0, **wish: Any) -> Any:
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

    def all_inner_texts(self) -> list[str]:
        return list(self.call("readAll", what="inner"))

    def all_text_contents(self) -> list[str]:
        return list(self.call("readAll", what="text"))

    def evaluate(self, source: str, argument: Any = None) -> Any:
        return self.call("evaluateOn", source=source, argument=argument, isAll=False)

    def evaluate_all(self, source: str, argument: Any = None) -> Any:
        return self.call("evaluateOn", source=source, argument=argument, isAll=True)

    def wait_for(self, state: str = "visible") -> None:
        self.call("expect", what=state, wanted=None, isNot=False)

    # What a person does with it.

    def click(self, position: Any = None) -> None:
        place = {"clientX": position["x"]} if position else {}
        self.call("click", more=place, moves=40)

    def fill(self, text: str, **_: Any) -> None:
        self.call("fill", text=text, moves=20)

    def press(self, key: str, **_: Any) -> None:
        self.call("press", key=key, moves=20)

    def select_option(self, value: Any = None, *, label: Any = None) -> None:
        self.call("choose", values=value if label is None else label, moves=20)

    def check(self) -> None:
        self.call("check", on=True, moves=20)

    def uncheck(self) -> None:
        self.call("check", on=False, moves=20)

    def set_input_files(self, file: Path) -> None:
        text = base64.b64encode(file.read_bytes()).decode()
        self.call("file", name=file.name, text=text, moves=20)

    def focus(self) -> None:
        self.call("focus")

    def blur(self) -> None:
        self.call("blur")

    def hover(self, **_: Any) -> None:
        self.call("hover", moves=20)

    def dispatch_event(self, kind: str) -> None:
        self.call("dispatch", type=kind)
