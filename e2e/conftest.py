"""The built site on a port of its own, in Debian's Chromium, and whatever goes wrong is noticed.

    def test_something(page: Page) -> None:
        page.goto("index.html?game=steere-ronda&seat=0&seed=1&speed=instant")
        expect(page.locator("[data-status=your-turn]")).to_be_visible()

A test fails by itself on any error in a page's console, on an uncaught exception, and on a request
to any other origin. A test that provokes some says which: `trouble.expect("text in it")`.

Pages are a first visitor's. In modules marked `pytest.mark.returning` they are those of somebody
who has been here before, where everything starts sooner, but has left nothing: but for tests that
ask for a `context` of their own.

Tests never wait by the clock, nor in a loop that asks again (tests/test_house.py sees to it). What
can be seen is for `expect(…)`. For what cannot, and for what has to come late, there is
e2e/waiting.py: `until`, `on_device`, `still`, `laid_by`, `Gate`. The policy of the site forbids
eval, so `page.wait_for_function` cannot be used.
"""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebError,
    expect,
)

from e2e.waiting import laid_by
from tools.serve import Site

TOP = Path(__file__).resolve().parent.parent

# The engine's first start takes seconds on a busy machine of two cores.
expect.set_options(timeout=20_000)


class Trouble:
    """Collects what goes wrong in the pages of a test."""

    def __init__(self, *origins: str) -> None:
        self.origins = set(origins)
        self.found: list[str] = []
        self.expected: list[str] = []

    def expect(self, text: str) -> None:
        """Trouble with this text in it is part of the test."""
        self.expected.append(text)

    def allow_origin(self, url: str) -> None:
        parts = urlsplit(url)
        self.origins.add(f"{parts.scheme}://{parts.netloc}")

    def watch(self, context: BrowserContext) -> None:
        for event, hear in self._heard():
            context.on(event, hear)

    def ignore(self, context: BrowserContext) -> None:
        for event, hear in self._heard():
            context.remove_listener(event, hear)

    def _heard(self) -> list[tuple[Any, Callable[[Any], None]]]:
        return [
            ("console", self._console),
            ("weberror", self._error),
            ("request", self._request),
        ]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self.found.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        origin = f"{parts.scheme}://{parts.netloc}"
        if parts.scheme in {"http", "https", "ws", "wss"} and origin not in self.origins:
            self.found.append(f"request to another origin: {request.url}")

    def unexpected(self) -> list[str]:
        return [line for line in self.found if not any(text in line for text in self.expected)]


def build(*arguments: str) -> None:
    """One after the other: of two processes with tests the second finds it built."""
    with (TOP / "tools/build.py").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "tools/build.py", *arguments], cwd=TOP, check=True)


def variant(name: str, package: Path) -> Path:
    """A site with another package in the engine's place; built again only if something changed."""
    folder = TOP / ".build" / f"site-{name}"
    build("--out", str(folder), "--package", str(package))
    return folder


def written(folder: Path, files: dict[str, str]) -> Path:
    """A folder with just these files, left as it is where it has them already."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.*")}
    if {name: path.read_text("utf-8") for name, path in found.items()} != files:
        shutil.rmtree(folder, ignore_errors=True)
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site; built only if something changed."""
    build()
    return TOP / "dist"


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """A server of the built site that lives for all tests."""
    server = Site(dist).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def base_url(site: Site) -> str:
    """What `page.goto("index.html")` is relative to."""
    return site.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    # Without a window it is two thirds of the work.
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium, "Chromium is missing: make test installs it"
    quiet = [
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        # Compiling both Pythons for speed is a third of the work; e2e/engines has it done.
        "--js-flags=--liftoff-only",
    ]
    return {
        **browser_type_launch_args,
        "executable_path": chromium,
        "args": ["--no-sandbox", *quiet],
    }


@pytest.fixture
def trouble(base_url: str) -> Iterator[Trouble]:
    collected = Trouble()
    collected.allow_origin(base_url)
    yield collected
    assert not collected.unexpected(), "\n".join(collected.unexpected())


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], trouble: Trouble
) -> Callable[..., BrowserContext]:
    """Contexts (and so the `page` fixture) whose trouble is noticed."""

    def make(**options: Any) -> BrowserContext:
        context = new_context(**options)
        trouble.watch(context)
        return context

    return make


@pytest.fixture(scope="session")
def visited(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """The browser of somebody who has been here before."""
    context = browser.new_context(**browser_context_args)
    page = context.new_page()
    page.goto("index.html?game=steere-ronda&seed=1")
    page.locator("[data-status=your-turn]").wait_for()
    laid_by(page)
    page.goto("about:blank")
    yield context
    context.close()


@pytest.fixture
def page(request: pytest.FixtureRequest, trouble: Trouble, base_url: str) -> Iterator[Page]:
    if not request.node.get_closest_marker("returning") or "context" in request.fixturenames:
        yield request.getfixturevalue("context").new_page()
        return
    context = request.getfixturevalue("visited")
    trouble.watch(context)
    yield context.new_page()
    first, *others = context.pages
    for page in others:
        page.close()
    trouble.ignore(context)
    context.clear_permissions()
    devtools = context.new_cdp_session(first)
    left = {"origin": base_url.rstrip("/"), "storageTypes": "indexeddb,local_storage"}
    devtools.send("Storage.clearDataForOrigin", left)
    devtools.detach()


@pytest.fixture
def serve() -> Iterator[Callable[..., Site]]:
    """More servers, stopped at the end of the test: serve(folder, prefix=…, rules=…)."""
    servers: list[Site] = []

    def start(folder: Path, **options: Any) -> Site:
        servers.append(Site(folder, **options).start())
        return servers[-1]

    yield start
    for server in servers:
        server.stop()
