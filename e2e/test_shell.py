"""The shell of the site: headers, policy, where it runs, what it does when something is missing."""

from __future__ import annotations

import ast
import fnmatch
import json
import threading
import tomllib
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import FrameLocator, Page, Route, expect

from e2e.conftest import TOP, Trouble
from e2e.waiting import until
from tools.serve import Handler, Site

TABLE = "index.html?game=steere-ronda&seat=0&seed=1&speed=instant"
# Compiled into Python, or frozen in it.
IN_PYTHON_ITSELF = {"abc", "collections.abc", "itertools", "math", "os", "time"}
STARTED = "[data-status=your-turn]"


def plays(page: Page | FrameLocator) -> None:
    """Both Pythons run: the page's has painted what the engine's has dealt."""
    expect(page.locator(STARTED)).to_be_attached()
    expect(page.locator("[data-action]").first).to_be_attached()


def ask(page: Page, **request: object) -> dict[str, object]:
    """Asks the page's engine, through the page's own module."""
    answer = page.evaluate(
        """async text => {
          const url = new URL('static/js/engine.mjs', document.baseURI);
          return (await import(url)).call(text);
        }""",
        json.dumps(request),
    )
    result: dict[str, object] = json.loads(answer)
    return result


def test_headers(site: Site) -> None:
    with urlopen(site.url) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert "immutable" not in answer.headers["Cache-Control"]
    assert policy.startswith("default-src 'none';")
    assert "'unsafe-eval'" not in policy
    assert "'unsafe-inline'" not in policy
    for path in sorted((site.folder / "vendor").rglob("*.wasm")):
        with urlopen(site.url + path.relative_to(site.folder).as_posix()) as answer:
            assert answer.headers["Content-Type"] == "application/wasm"
            assert "immutable" in answer.headers["Cache-Control"]
            assert answer.headers["Access-Control-Allow-Origin"] == "*"


def test_engine_is_asked_while_it_loads_and_restarts(page: Page, trouble: Trouble) -> None:
    """Nobody waits for an engine to be told what it could have begun with. A stopped one answers
    nothing more, and can be started again; one that cannot start is an error for the page to show,
    and is not waited for without end."""
    page.add_init_script(
        """window.asked = [];
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (message) {
          asked.push(message.text ?? '');
          return postMessage.call(this, message);
        };"""
    )
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/rondas.zip", hold)
    with page.expect_request("**/rondas.zip"):
        page.goto(TABLE)
    until(page, """() => asked.some(text => text.includes('"open"'))""")
    expect(page.locator("[data-status=loading]")).to_be_attached()
    held[0].continue_()
    plays(page)
    page.unroute_all()
    # Stopped, and started again.
    result = page.evaluate(
        """async () => {
          const url = new URL('static/js/engine.mjs', document.baseURI);
          const engine = await import(url);
          const text = JSON.stringify({ do: 'games' });
          const pending = engine.call(text).catch(error => error.message);
          engine.stop();
          const heard = [];
          await engine.start((progress, stage) => heard.push(stage));
          const answer = await engine.call(text);
          return { pending: await pending, heard, answers: 'games' in JSON.parse(answer) };
        }"""
    )
    assert result["pending"] == "The engine was stopped."
    assert result["heard"][0] == "download"
    assert result["heard"][-1] == "ready"
    assert result["answers"]
    # What Pyodide itself would wait for.
    for text in ("404", "The engine stopped"):
        trouble.expect(text)
    page.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=404))
    message = page.evaluate(
        """async () => {
          const engine = await import(new URL('static/js/engine.mjs', document.baseURI));
          engine.stop();
          return engine.start().catch(error => error.message);
        }"""
    )
    assert message.startswith("The engine stopped: ")
    assert "pyodide.asm.wasm" in message


def test_plain_host_below_a_path(dist: Path, serve: Callable[..., Site], page: Page) -> None:
    """It sends no headers of its own. Both Pythons start, the page's without timers: browsers let
    each in a row of them wait for 4 ms, be it due at once, and there is none for each of its forty
    modules. The engine answers. (By way of the front page: e2e/test_kept_languages.py.)"""
    page.add_init_script(
        """window.timers = 0;
        const { setTimeout } = window;
        window.setTimeout = (work, after = 0, ...all) => {
          window.timers += after < 4;
          return setTimeout(work, after, ...all);
        };"""
    )
    site = serve(dist, prefix="/some/where/", rules=[])
    page.goto(site.url + TABLE)
    plays(page)
    assert page.evaluate("timers") < 30
    games = ask(page, do="games")["games"]
    assert isinstance(games, list)
    assert games


def test_engine_imports_only_what_is_shipped() -> None:
    """Every module of the engine that the page can reach finds its imports in the library."""
    wanted = tomllib.loads((TOP / "tools/library.toml").read_text())
    shipped = {*wanted["modules"], *IN_PYTHON_ITSELF}
    for path in sorted((TOP / "py/rondas").rglob("*.py")):
        name = path.relative_to(TOP / "py").with_suffix("").as_posix()
        places = [name, *(parent.as_posix() for parent in Path(name).parents)]
        if any(fnmatch.filter(places, pattern) for pattern in wanted["left_out"]):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level and node.module:
                names = [node.module]
            for found in names:
                known = found in shipped or found.partition(".")[0] == "rondas"
                assert known, f"{path} imports {found}, which tools/library.toml does not name"


class Halved(Handler):
    """Keeps the end of the page back until `rest` is set."""

    rest: threading.Event

    def answer(self) -> None:
        if not self.path.startswith("/index.html"):
            super().answer()
            return
        content = (self.server.folder / "index.html").read_bytes()
        at = content.index(b"<dialog")
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content[:at])
        self.wfile.flush()
        self.rest.wait()
        self.wfile.write(content[at:])


def test_a_page_whose_end_comes_late(page: Page, serve: Callable[..., Site], dist: Path) -> None:
    """Python, which is there before it, waits for it."""
    server = serve(dist)
    Halved.rest = threading.Event()
    server.RequestHandlerClass = Halved
    page.goto(server.url + TABLE, wait_until="commit")
    until(page, "() => Boolean(window.startUp)")
    page.evaluate(
        """async () => {
          window.startUp();
          const engine = await import(new URL('static/js/engine.mjs', document.baseURI));
          await engine.start();
        }"""
    )
    Halved.rest.set()
    plays(page)
