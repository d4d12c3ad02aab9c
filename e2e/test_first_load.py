"""The first load fails in every way it can: the page says so, and its button tries again."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route

from e2e.conftest import Trouble
from e2e.embedding import STARTED
from e2e.waiting import expect, module, until
from e2e.words import word
from tools.serve import TYPES, Handler, Site

pytestmark = pytest.mark.browser

TABLE = "index.html?game=steere-ronda&seat=0&seed=1&speed=instant"
EXAMPLE = "index.html?example=RO-3.4"


class Faulty(Handler):
    """Answers one file as `fault` says; `rest`: the end of the page may come."""

    file, fault = "", ""
    rest: threading.Event

    def do_GET(self) -> None:  # noqa: N802
        path = urlsplit(self.path).path
        if not fnmatch(path, f"/{self.file}"):
            super().do_GET()
        elif self.fault == "missing":
            self.say(404, ".txt", b"nothing here")
        elif self.fault == "cut":
            self.close_connection = True
        elif self.fault == "sign-in":
            # The answer of a hotel network to everything.
            self.say(200, ".html", b"<!doctype html><title>Sign in</title>")
        elif self.fault == "untyped":
            self.say(200, "", (self.server.folder / path[1:]).read_bytes())
        elif self.fault == "half":
            # Cut off within a word, as a cache may have kept it.
            content = (self.server.folder / path[1:]).read_bytes()
            self.say(200, Path(path).suffix, content[: len(content) * 2 // 3].rstrip() + b'"')
        elif self.fault == "slow":
            content = (self.server.folder / "index.html").read_bytes()
            end = content.index(b'<div id="viewer"')
            self.say(200, ".html", content[:end], len(content))
            self.wfile.flush()
            self.rest.wait()
            self.wfile.write(content[end:])

    def say(self, status: int, kind: str, content: bytes, length: int = 0) -> None:
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(kind, "application/octet-stream"))
        self.send_header("Content-Length", str(length or len(content)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(content)


@pytest.fixture
def faulty(dist: Path, serve: Callable[..., Site]) -> Iterator[Site]:
    """The site as `Faulty` answers; browsers ask for each file again at each load."""
    site = serve(dist)
    site.rules = [
        (path, {name: value for name, value in sent.items() if name != "Cache-Control"})
        for path, sent in site.rules
    ]
    site.RequestHandlerClass = Faulty
    yield site
    Faulty.file = ""


# The files by purpose, with the ways to fail that they may take differently from others, what is
# said of it, and the page that needs them: the viewer of an example needs no engine.
FAULTS = [
    (TABLE, "static/js/start/boot.js", "missing", "load-missing"),
    (TABLE, "static/js/start/boot.js", "untyped", "load-type"),
    (TABLE, "static/js/engine/engine.js", "half", "load-failed"),
    (EXAMPLE, "vendor/micropython/*/micropython.js", "cut", "load-blocked"),
    (EXAMPLE, "vendor/micropython/*/micropython.wasm", "sign-in", "load-portal"),
    (EXAMPLE, "py/page/frame.mpy", "half", "load-failed"),
    (EXAMPLE, "games.json", "cut", "load-blocked"),
    (EXAMPLE, "locale/en.json", "half", "load-failed"),
    (EXAMPLE, "static/cards/french.svg", "half", "load-failed"),
]


def told(page: Page, name: str = "load-failed", why: str | None = None) -> None:
    """The sentence stands there, alone, with its button."""
    expect(page.locator("#failed"), why).to_be_visible()
    expect(page.locator("#failed p:visible"), why).to_have_text(word(name, "site"))
    expect(page.locator("#failed button"), why).to_be_enabled()


def try_again(page: Page) -> None:
    """The button loads the page anew: what is done next is done to the new one."""
    with page.expect_event("load"):
        page.locator("#failed button").click()


@pytest.fixture
def noisy(trouble: Trouble) -> None:
    """Whatever fails here is reported by the browser as well, each time in other words."""
    for text in (
        "Failed to", "Error", "wasm", "Aborted", "ArrayBuffer", "Python", "Unexpected", "token",
        "exception", "future", "Traceback", "File", "inline style", "Invalid", "not a function",
        "Cannot read",
    ):  # fmt: skip
        trouble.expect(text)


def test_what_does_not_come(page: Page, noisy: None, faulty: Site) -> None:
    """It is told each time, and once there is no more fault the button brings the page."""
    for address, file, fault, sentence in FAULTS:
        page.goto("about:blank")  # which asks for nothing while the fault changes
        Faulty.file, Faulty.fault = file, fault
        page.goto(faulty.url + address)
        why = f"{file}: {fault}"
        told(page, sentence, why)
        if fault != "half":
            expect(page.locator("#failed small"), why).to_contain_text(Path(file).name)
        expect(page.locator("[data-status=error]"), why).to_be_visible()
        expect(page.locator("[data-do=retry]"), why).to_have_count(0)
    # The first script, by which all other failures would be heard.
    page.goto("about:blank")
    Faulty.file, Faulty.fault = "static/js/bootstrap.js", "missing"
    page.goto(faulty.url + EXAMPLE)
    told(page)
    # Without styles the page works, and tells why it looks so.
    Faulty.file = "static/css/tokens.css"
    try_again(page)
    expect(page.locator("[data-status=viewing]")).to_be_visible()
    told(page, "load-missing")
    expect(page.locator("#old")).to_be_hidden()
    # Files for later visits alone are not missed.
    Faulty.file = "static/js/start/idle-tasks.js"
    with page.expect_response("**/idle-tasks.js") as later:
        page.goto(faulty.url + TABLE)
        expect(page.locator(STARTED)).to_be_visible()
    assert later.value.status == 404
    expect(page.locator("#failed")).to_be_hidden()


TIMERS = """window.timers = 0;
const { setTimeout } = window;
window.setTimeout = (work, after = 0, ...all) => {
  window.timers += after < 4;
  return setTimeout(work, after, ...all);
};"""


@pytest.mark.pyodide
def test_plain_host_below_a_path(dist: Path, serve: Callable[..., Site], page: Page) -> None:
    """It sends no headers of its own, and the end of the page late: no table is seen before its
    places, and Python, which is there before them, waits. Both Pythons start, the page's without
    timers: browsers let each in a row of them wait for 4 ms, be it due at once, and there is none
    for each of its forty modules."""
    page.add_init_script(TIMERS)
    site = serve(dist, prefix="/some/where/", rules=[])
    Faulty.file, Faulty.fault, Faulty.rest = "*index.html", "slow", threading.Event()
    site.RequestHandlerClass = Faulty
    page.goto(site.url + TABLE, wait_until="commit")
    until(page, "() => Boolean(window.startup)")
    page.evaluate("startup.begin()")
    module(page, "engine/engine", "async engine => { await engine.start(); }")
    expect(page.locator("#table .say")).to_be_hidden()
    Faulty.rest.set()
    expect(page.locator(f"{STARTED} [data-action]").first).to_be_attached()
    assert page.evaluate("timers") < 40


def test_what_never_answers(page: Page) -> None:
    """After a while it is told, and goes on: what comes late is still taken. Something is seen
    until then."""
    gate: list[Route] = []
    page.clock.install()
    page.route("**/static/js/start/boot.js", lambda route: gate.append(route))  # noqa: PLW0108
    with page.expect_request("**/static/js/start/boot.js"):
        page.goto(EXAMPLE, wait_until="commit")
    line = page.locator("#viewer").get_by_text(word("viewer-loading", "site"), exact=True)
    expect(line).to_be_visible()
    box = line.bounding_box()
    assert box
    assert box["height"] > 20
    expect(page.locator("#failed")).to_be_hidden()
    page.clock.run_for(60_000)
    told(page, "load-slow")
    for route in gate:
        route.continue_()
    expect(page.locator("[data-status=viewing]")).to_be_visible()
    expect(page.locator("#failed")).to_be_hidden()


def test_a_damaged_file_in_the_cache(
    page: Page, noisy: None, dist: Path, serve: Callable[..., Site], tmp_path: Path
) -> None:
    """A file that may be kept for a year was kept broken. The front page, and a rule page, can be
    read: what fails is told when somebody wants it; and the button asks for it anew."""
    copy = tmp_path / "dist"
    shutil.copytree(dist, copy, copy_function=os.link)
    core = next(copy.glob("vendor/pyscript/*/core.js"))
    whole = core.read_text("utf-8")
    core.unlink()
    core.write_text(whole[: len(whole) // 2] + '"', "utf-8")
    url = serve(copy).url
    page.goto(url)
    expect(page.locator("[data-play]").first).to_be_visible()
    expect(page.locator("#failed")).to_be_hidden()
    page.locator("[data-do=settings]").click()
    told(page)
    core.write_text(whole, "utf-8")
    page.goto(f"{url}rules/rounds.html")
    button = page.locator("[data-do=diagram]").first
    expect(button).to_be_visible()
    expect(page.locator("#failed")).to_be_hidden()
    button.click()
    told(page)  # it lies in the cache
    try_again(page)
    expect(page.locator("#failed")).to_be_hidden()
    button.click()
    expect(page.locator(".drawing .viewer")).to_be_visible()
    expect(page.locator("#failed")).to_be_hidden()


def test_what_lies_between(
    page: Page, noisy: None, trouble: Trouble, base_url: str, dist: Path
) -> None:
    """A blocker, a translator, a page opened as a file, a network that is gone, and a browser
    without WebAssembly: each is named for what it is."""
    trouble.expect("net::ERR")
    trouble.expect("blocked by CORS")
    # The network was there for the front page, and is gone when somebody wants to play.
    page.goto("index.html")
    page.context.set_offline(True)
    page.locator("[data-do=settings]").click()
    told(page, "load-offline")
    page.context.set_offline(False)
    try_again(page)
    expect(page.locator("#failed")).to_be_hidden()
    # One file is kept away.
    page.route("**/micropython.wasm", lambda route: route.abort("blockedbyclient"))
    page.goto(EXAMPLE)
    told(page, "load-blocked")
    expect(page.locator("#failed small")).to_contain_text("micropython.wasm")

    # A translator of whole sites passes it on, with the address of the site itself.
    def pass_on(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.endswith("boot.js"):
            route.abort()
        else:
            route.fulfill(response=route.fetch(url=base_url + path[1:]))

    page.route("http://some-games-my--site-org.translate.goog/**", pass_on)
    page.goto(f"http://some-games-my--site-org.translate.goog/{TABLE}")
    told(page, "load-proxy")
    expect(page.locator("#failed small")).to_have_text("https://some.games.my-site.org/")
    page.goto(f"file://{dist}/index.html")
    page.locator("[data-play]").first.hover()
    told(page, "load-file")
    # The front page can be read without it.
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("index.html")
    expect(page.locator("[data-play]").first).to_be_visible()
    expect(page.locator("#failed")).to_be_hidden()
    page.locator("[data-do=settings]").click()
    told(page, "load-wasm")
