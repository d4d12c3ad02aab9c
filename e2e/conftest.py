"""The built site with bots that think for a moment only (e2e/quick.py). Every error is noticed.

Tests of the page's state run in a simulation (e2e/sim/world.py), which is quick, has one clock, and
takes answers in any order: `pytest.mark.orders(20)` runs a test in twenty of them. Tests marked
`browser` run in Debian's Chromium; so do all with `--all-in-browser`, the very same steps.

    def test_something(page: Page) -> None:
        page.goto("index.html?game=steere-ronda&seat=0&seed=1&speed=instant")
        expect(page.locator("[data-status=your-turn]")).to_be_visible()

A test fails by itself on any error in a page's console, such as a request to anywhere but this
machine, and on an uncaught exception. A test that provokes some says which:
`trouble.expect("text in it")`.

Pages are not painted, which saves a tenth of the work; a test that needs pixels uses
`with seen(page)`, as e2e/axe.py. There is no sound either before a test listens
(e2e/test_sound.py).

Pages belong to a first visitor. In modules marked `pytest.mark.returning` they belong to a
returning visitor without stored games: one page for all tests, which goes from address to address
without a page load. Tests about the load, or about the viewer (a table would still lie beside it),
are marked `fresh` too, and have a page each; so have tests that ask for a `context`.

Tests never wait by the clock, nor in a polling loop (tests/test_house.py checks it). `expect(…)`
waits for visible states. e2e/waiting.py has the other waits, and gates for late answers: `until`,
`on_device`, `at_rest`, `still`, `laid_by`, `Gate`. A test that counts or reads changing things
waits with `at_rest` first. The policy of the site forbids eval, so `page.wait_for_function` cannot
be used.
"""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, NoReturn
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Page,
    Response,
    WebError,
    expect,
)

from e2e.embedding import Host
from e2e.fonts import environment
from e2e.layout import Look
from e2e.longest import tell
from e2e.quick import package, same_levels
from e2e.sim.page import Page as SimulatedPage
from e2e.sim.world import Engines, Simulation, World
from e2e.waiting import NOTICED, UNHEARD, UNSEEN, answered, on_device, until
from tools import TOP, build
from tools.serve import Site

__all__ = ["same_levels"]

# About ten times as long as things take on a machine that has nothing else to do: only what never
# comes needs it.
PATIENCE = 60_000  # ms
expect.set_options(timeout=PATIENCE)


class Trouble:
    """Collects what goes wrong in the pages of a test."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.expected: list[str] = []
        self.is_over = False

    def expect(self, text: str) -> None:
        """Trouble with this text in it is part of the test."""
        self.expected.append(text)

    def watch(self, context: BrowserContext) -> None:
        for event, hear in self._heard():
            context.on(event, hear)

    def ignore(self, context: BrowserContext) -> None:
        for event, hear in self._heard():
            context.remove_listener(event, hear)

    def _heard(self) -> list[tuple[Any, Callable[[Any], None]]]:
        return [("console", self._console), ("weberror", self._error)]

    def _console(self, message: ConsoleMessage) -> None:
        url = message.location.get("url", "")
        # A full Chromium asks for an icon of text files by itself.
        if message.type == "error" and not url.endswith("/favicon.ico") and not self.is_over:
            self.found.append(f"console: {message.text} ({url})")

    def _error(self, error: WebError) -> None:
        self.found.append(f"uncaught: {error.error}")

    def unexpected(self) -> list[str]:
        return [line for line in self.found if not any(text in line for text in self.expected)]


def variant(name: str, files: dict[str, str]) -> Path:
    """A site with this package in the engine's place; built again only if something changed. Of
    several processes with tests the second finds it built."""
    folder = TOP / ".build" / f"site-{name}"
    package = TOP / ".build" / name / "rondas"
    with (TOP / "tools/build.py").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        write(package, files)
        subprocess.run([sys.executable, "-m", "tools.build"], cwd=TOP, check=True)
        stamp, now = folder.with_suffix(".stamp"), build.digest(build.DIST, package)
        if not folder.exists() or not stamp.exists() or stamp.read_text() != now:
            exchange(folder, package)
            stamp.write_text(now)
    return folder


def exchange(out: Path, package: Path) -> None:
    """Make the site of dist/ with another package in the engine's place."""
    package_zip = with_effort(package)
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(build.DIST, out)
    starters = {path.name: path for path in build.dealt(package).iterdir() if path.is_file()}
    for name, files in (("rondas", {"rondas.zip": package_zip}), ("starters", starters)):
        (old,) = (out / f"vendor/{name}").iterdir()
        new = old.rename(old.with_name(build.digest(*files.values())))
        for target, source in files.items():
            shutil.copyfile(source, new / target)
        for path in [*(out / "static/js").rglob("*.js"), *out.rglob("*.html")]:
            text = path.read_text()
            if old.name in text:
                path.write_text(text.replace(old.name, new.name))
    build.finish(out, [])


def with_effort(package: Path) -> Path:
    """The engine of the site with this package's effort as a source, for which no Pyodide has to
    start."""
    _, whole = build.compiled(build.PACKAGE)
    made = package.with_suffix(".zip")
    with ZipFile(whole) as archive, ZipFile(made, "w", ZIP_DEFLATED) as changed:
        for entry in archive.infolist():
            if entry.filename == "rondas/effort.pyc":
                entry.filename = "rondas/effort.py"
                changed.writestr(entry, (package / "effort.py").read_bytes())
            else:
                changed.writestr(entry, archive.read(entry))
    return made


def write(folder: Path, files: dict[str, str]) -> None:
    """Has a folder hold just these files, left as it is where it has them already."""
    found = {
        path.relative_to(folder).as_posix(): path
        for path in folder.rglob("*.*")
        if path.suffix != ".pyc"
    }
    if {name: path.read_text("utf-8") for name, path in found.items()} != files:
        shutil.rmtree(folder, ignore_errors=True)
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, "utf-8")


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site with quick bots; built only if something changed."""
    return variant("quick", package())


def served(folder: Path, **options: Any) -> Site:
    """A server of a site, which has begun. To compress it anew for each test takes longer than all
    that is saved on the way to a browser on this machine."""
    return Site(folder, packs=False, **options).start()


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """A server of the built site that lives for all tests."""
    server = served(dist)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def base_url(site: Site) -> str:
    """Return the base of `page.goto("index.html")`."""
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
        # Devices find each other by names that end in .local.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.local",
        # Compiling for speed, both Pythons above all, is a third of the work; e2e/engines has it
        # done. Nor is memory worth the work that it takes to save some.
        "--js-flags=--liftoff-only --no-opt --min-semi-space-size=32 --no-concurrent-marking",
    ]
    return {
        **browser_type_launch_args,
        "executable_path": chromium,
        "env": environment("narrow"),
        "args": ["--no-sandbox", *quiet],
    }


@pytest.fixture
def trouble() -> Iterator[Trouble]:
    collected = Trouble()
    yield collected
    assert not collected.unexpected(), "\n".join(collected.unexpected())


# Files for later visits alone wait until nothing is urgent. They are as much work as the first
# visit itself, so they come only where a test asks for them (`laid_by`).
BUSY = """{
  const resting = new Promise(done => { self.rest = done; });
  self.requestIdleCallback = callback => { resting.then(callback); };
}"""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all-in-browser", action="store_true", help="no simulation: every test in Chromium"
    )
    parser.addoption("--seeds", type=int, default=0, help="so many orders of answers")
    parser.addoption("--seed", type=int, default=0, help="this order of answers alone")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests marked `orders(N, …)` run in N orders of answers, or in as many as are asked for, and
    with the seeds that follow, which were red once; in browsers once. `orders(0, 2)`: in one, in
    which answers of every kind may be late."""
    marker, browser = map(metafunc.definition.get_closest_marker, ("orders", "browser"))
    if not marker or browser or metafunc.config.getoption("--all-in-browser"):
        return
    one, many = (metafunc.config.getoption(name) for name in ("--seed", "--seeds"))
    first, *red = marker.args
    seeds = [one] if one else sorted({*range(1, (many or first) + 1), *red})
    metafunc.fixturenames.append("seed")
    metafunc.parametrize("seed", seeds, ids=lambda seed: f"seed{seed}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with the same browser or page stand together, so that few processes have to begin one:
    first those that measure, which take longest, last simulated ones."""

    def place(item: pytest.Item) -> tuple[bool, bool, bool]:
        marked = {mark.name for mark in item.iter_markers()}
        names = getattr(item, "fixturenames", ())
        own = "returning" not in marked or "fresh" in marked or "context" in names
        return "browser" not in marked, "dressed" not in names, own

    items.sort(key=place)


@pytest.fixture
def seed() -> int:
    """The order of answers in a simulation; 0: all come at once."""
    return 0


def simulated(request: pytest.FixtureRequest) -> bool:
    """Whether the pages of a test are simulated (e2e/sim)."""
    marked = request.node.get_closest_marker("browser")
    return not marked and not request.config.getoption("--all-in-browser")


@pytest.fixture(scope="session")
def simulation(dist: Path) -> Iterator[Simulation]:
    simulation = Simulation(dist)
    yield simulation
    simulation.stop()


@pytest.fixture
def world(simulation: Simulation, trouble: Trouble, seed: int) -> Iterator[World]:
    """The simulated devices of a test, which is told of faults of pages that are left, too."""
    world = simulation.world(seed, trouble.found.append)
    yield world
    world.close()


@pytest.fixture
def new_context(request: pytest.FixtureRequest, trouble: Trouble) -> Callable[..., Any]:
    """Contexts (and so the `page` fixture) whose trouble is noticed."""
    if simulated(request):
        marker = request.node.get_closest_marker("browser_context_args")
        given = marker.kwargs if marker else {}
        world = request.getfixturevalue("world")
        return lambda **options: world.new_context(**{**given, **options})
    new_context = request.getfixturevalue("new_context")
    brings = request.node.get_closest_marker("pyodide")

    def make(**options: Any) -> BrowserContext:
        context = new_context(**options)
        context.set_default_timeout(PATIENCE)
        if not brings:
            lend(context)
        for script in (UNSEEN, UNHEARD, NOTICED, BUSY):
            context.add_init_script(script)
        trouble.watch(context)
        return context

    return make


# Pyodide is much work: the test's process is the engine, but for tests marked `pyodide`.
WORKER = """{
  const Own = Worker;
  window.bringEngine = () => { window.Worker = Own; };
  window.Worker = class {
    name = crypto.randomUUID();
    constructor() { setTimeout(() => this.tell({ progress: 1, stage: 'ready' })); }
    async postMessage({ id, ping, text }) {
      const answer = ping ? await { beat: true } : await askEngine(this.name, text);
      this.tell({ id, ...answer });
    }
    tell(data) { this.onmessage?.({ data }); }
    terminate() { this.tell = () => {}; }
  };
}"""


def lend(context: BrowserContext) -> None:
    """The pages of a context ask the engine of this process."""
    context.expose_function("askEngine", Engines().answer)
    context.add_init_script(WORKER)


class Visited:
    """The browser of a returning visitor with an open page."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        context.set_default_timeout(PATIENCE)
        lend(context)
        for script in (UNSEEN, UNHEARD, NOTICED, BUSY):
            context.add_init_script(script)
        self.standing = context.new_page()
        self.standing.goto("index.html?game=steere-ronda&seed=1")
        self.standing.locator("[data-status=your-turn]").wait_for()
        self.set_ups = self.standing.evaluate(SET_UPS)
        walking(self.standing)
        # It would be that of all pages to come.
        context.clock.install = context.clock.set_fixed_time = refuse

    def tidy(self) -> None:
        """Nothing is left of a test, on the device or in the page that stays open."""
        self.context.clear_permissions()
        for page in self.context.pages:
            if page is not self.standing:
                page.close()
        if self.rest():
            self.standing.evaluate(FORGET)
            return
        self.standing.close()
        self.standing = self.context.new_page()
        self.standing.goto("robots.txt")
        self.standing.evaluate(FORGET)
        self.standing.goto("index.html")
        self.standing.evaluate("startup.begin()")
        until(self.standing, "() => window.onpopstate")  # Python handles the history
        walking(self.standing)

    def rest(self) -> bool:
        """Whether the page that stays open is as good as new, with nothing left to be written."""
        page = self.standing
        if page.is_closed() or not page.evaluate(AT_HOME) or page.evaluate(DRESSED):
            return False
        page.unroute_all()
        page.emulate_media(
            media="null", color_scheme="null", reduced_motion="null", forced_colors="null",
            contrast="null",
        )  # fmt: skip
        page.set_viewport_size({"width": 1280, "height": 720})
        page.mouse.move(0, 0)
        page.goto("index.html")
        answered(page)
        return "settings" not in on_device(page) and page.evaluate(SET_UPS) == self.set_ups


FORGET = """async () => {
  const store = await import(new URL('static/js/store/store.js', document.baseURI));
  const remove = JSON.parse(await store.everything()).map(([key]) => key);
  const answer = JSON.parse(await store.change(JSON.stringify({ remove })));
  if (!answer.done) throw new Error(answer.error);
  localStorage.clear();
}"""
AT_HOME = """() => Boolean(window.startup)
  && location.pathname === new URL('index.html', document.baseURI).pathname"""
SET_UPS = "() => [...document.querySelectorAll('[data-play]')].map(link => link.search)"
# Words of another language are fetched before it goes; those of one that was chosen stay.
DRESSED = """() => document.documentElement.lang !== 'en'
  || document.adoptedStyleSheets.length > 0"""
"""In another language, it would be loaded again."""
GO = """address => {
  history.pushState(null, '', address);
  if (reading.pageOf(location) !== 'lobby') startup.begin();
  dispatchEvent(new PopStateEvent('popstate'));
}"""


def refuse(*_: object) -> NoReturn:
    raise AssertionError(
        "not on a page that others share: the test is to be marked fresh, or to ask for a context"
    )


def walking(page: Page) -> None:
    """From now on the page goes from address to address within itself, where it can."""
    if isinstance(page, SimulatedPage):
        page.walks = True
        return
    load = page.goto

    def goto(url: str, **options: Any) -> Response | None:
        if url.startswith("index.html") and not options and page.evaluate(AT_HOME):
            page.evaluate(GO, url)
            return None
        return load(url, **options)

    page.goto = goto
    page.add_init_script = page.on = refuse


@pytest.fixture(scope="session")
def visited(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Visited]:
    context = browser.new_context(**browser_context_args)
    yield Visited(context)
    context.close()


@pytest.fixture(scope="session")
def dressed(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
    dist: Path,
) -> Iterator[Callable[[str], Visited]]:
    """For each set of fonts a browser, with a page that can be measured and knows the longest words
    (e2e/ruler.js, e2e/longest.py)."""
    with ExitStack() as browsers:

        @cache
        def dress(fonts: str) -> Visited:
            options = {**browser_type_launch_args, "env": environment(fonts)}
            browser = browsers.enter_context(browser_type.launch(**options))
            context = browser.new_context(**browser_context_args, service_workers="block")
            context.add_init_script(path=TOP / "e2e/ruler.js")
            tell(context, dist)
            return Visited(context)

        yield dress


@pytest.fixture
def fonts() -> str:
    """The set of fonts that has least room."""
    return "wide"


@pytest.fixture
def look(dressed: Callable[[str], Visited], trouble: Trouble, fonts: str) -> Iterator[Look]:
    """Measures the page of a returning visitor; what is wrong fails the test at its end."""
    visited = dressed(fonts)
    trouble.watch(visited.context)
    made = Look(visited.standing)
    yield made
    made.write(16)
    visited.tidy()
    trouble.ignore(visited.context)
    assert not made.faults, "\n".join(made.faults)


@pytest.fixture
def page(request: pytest.FixtureRequest, trouble: Trouble, base_url: str) -> Iterator[Page]:
    node = request.node
    if simulated(request):
        fresh = node.get_closest_marker("fresh") or "context" in request.fixturenames
        page = request.getfixturevalue("context").new_page()
        page.walks = bool(node.get_closest_marker("returning")) and not fresh
        yield page
        return
    if not node.get_closest_marker("returning") or "context" in request.fixturenames:
        yield request.getfixturevalue("context").new_page()
        return
    visited = request.getfixturevalue("visited")
    trouble.watch(visited.context)
    brings, fresh = map(node.get_closest_marker, ("pyodide", "fresh"))
    page = visited.context.new_page() if brings or fresh else visited.standing
    if brings:
        page.add_init_script("bringEngine()")
    yield page
    visited.tidy()
    trouble.ignore(visited.context)


@pytest.fixture
def serve(trouble: Trouble) -> Iterator[Callable[..., Site]]:
    """More servers, stopped at the end of the test: serve(folder, prefix=…, rules=…). Pages that
    still ask them for something then are no trouble."""
    servers: list[Site] = []

    def start(folder: Path, **options: Any) -> Site:
        servers.append(served(folder, **options))
        return servers[-1]

    yield start
    trouble.is_over = True
    for server in servers:
        server.stop()


@pytest.fixture
def host(site: Site, serve: Callable[..., Site], tmp_path: Path) -> Host:
    return Host(site, serve, tmp_path)


@pytest.fixture
def disk(request: pytest.FixtureRequest) -> Page:
    """The page of somebody who has been here before, on a device of its own; it goes from address
    to address within itself."""
    if not simulated(request):
        pytest.skip("storage fails in the simulation")
    page: Page = request.getfixturevalue("new_context")().new_page()
    page.walks = True  # type: ignore[attr-defined]
    return page
