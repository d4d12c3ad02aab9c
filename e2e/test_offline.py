"""Later visits: without a network, from the memory snapshot, and after an update of the site."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, expect

from e2e.conftest import Trouble, variant
from e2e.playing import play_on
from e2e.quick import package
from e2e.test_shell import TABLE, ask, plays
from e2e.waiting import laid_by
from tools.serve import Site

# What the page's engine says as it starts, from a second one of the same kind.
LISTEN = """name => new Promise((resolve, reject) => {
  const script = new URL('static/js/engine-worker.mjs', document.baseURI);
  const worker = new Worker(script, { type: 'module', name });
  worker.onerror = event => reject(event.message);
  worker.onmessage = ({ data }) => {
    if (data.fatal) reject(data.fatal);
    if (data.progress === 1) { worker.terminate(); resolve(data.restored); }
  };
})"""
UPDATE_WAITS = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const next = (who, what) => new Promise(done => who.addEventListener(what, done, { once: true }));
  while (!registration.waiting) {
    const newer = registration.installing;
    await (newer ? next(newer, 'statechange') : next(registration, 'updatefound'));
  }
}"""
# The names of the snapshots that are kept whole.
MEMORY = """async () => {
  const found = [];
  const root = await navigator.storage.getDirectory();
  for await (const [name, folder] of root.entries()) {
    if (!name.startsWith('rondas-memory')) continue;
    for await (const [key, handle] of folder.entries()) {
      const head = await (await handle.getFile()).slice(0, 4).arrayBuffer();
      if (head.byteLength && new Uint32Array(head)[0]) found.push(key);
    }
  }
  return found;
}"""
FORGET = """async () => {
  const root = await navigator.storage.getDirectory();
  for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
}"""
# Makes other bytes of the kept snapshot by an expression, and keeps these, with the right checksum:
# in a worker, since only there can be written as the engine writes.
REPLACE = """async expression => {
  const source = `onmessage = async ({ data: [url, key] }) => {
    const { keep, recall } = await import(url);
    const kept = await recall(key);
    await keep(key, ${expression});
    postMessage('kept');
  };`;
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  const root = await navigator.storage.getDirectory();
  for await (const folder of root.values())
    for await (const key of folder.keys()) {
      if (key.includes(' failed')) continue;
      const done = new Promise(resolve => { worker.onmessage = resolve; });
      worker.postMessage([new URL('static/js/snapshot.mjs', document.baseURI).href, key]);
      await done;
    }
}"""
FLIP_ONE_BIT = """async () => {
  const root = await navigator.storage.getDirectory();
  for await (const folder of root.values())
    for await (const handle of folder.values()) {
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
      bytes[bytes.length >> 1] ^= 1;
      const writable = await handle.createWritable();
      await writable.write(bytes);
      await writable.close();
    }
}"""


def first_visit(context: BrowserContext, site: Site) -> None:
    page = context.new_page()
    page.goto(site.url + TABLE)
    plays(page)
    laid_by(page)
    assert len(page.evaluate(MEMORY)) == 1
    page.close()


def visit_again(page: Page) -> None:
    """A later visit, which leaves a snapshot for the next."""
    page.goto(TABLE)
    plays(page)
    laid_by(page)
    assert len(page.evaluate(MEMORY)) == 1


@pytest.mark.parametrize("prefix", ["/", "/some/where/"])
def test_second_visit_without_network(
    dist: Path,
    serve: Callable[..., Site],
    context: BrowserContext,
    prefix: str,
) -> None:
    """And nothing of what is kept for it is sent twice."""
    site = serve(dist, prefix=prefix)
    first_visit(context, site)
    sent = [path for path, size in site.log if size]
    # The address of the page itself says which game, that of what is kept does not.
    assert {path for path in sent if sent.count(path) > 1} == {"/index.html"}
    site.stop()
    page = context.new_page()
    page.goto(site.url + TABLE.replace("seed=1", "seed=2"))
    plays(page)
    page.goto(site.url)
    assert ask(page, do="games")["games"]
    # And without the snapshot, as after a browser that has thrown it away.
    page.evaluate(FORGET)
    page.goto(site.url + TABLE)
    plays(page)
    if prefix != "/":  # once is enough
        page.goto(site.url + "index.html?daily=rounds&speed=instant")
        plays(page)
        play_on(page)
        expect(page.locator(".day-end")).to_be_visible()


@pytest.mark.returning
@pytest.mark.fresh
def test_snapshot_is_restored(page: Page) -> None:
    visit_again(page)
    assert page.evaluate(LISTEN, "engine") is True
    # A restored engine plays as one that was started anew.
    assert len(page.evaluate(MEMORY)) == 1


@pytest.mark.returning
@pytest.mark.fresh
@pytest.mark.parametrize(
    "bytes_",
    [
        pytest.param("kept.slice(0, kept.length / 2)", id="truncated"),
        pytest.param("new Uint8Array(kept.length)", id="zeros"),
        pytest.param("crypto.getRandomValues(new Uint8Array(4096))", id="noise"),
    ],
)
def test_unusable_snapshot(page: Page, bytes_: str) -> None:
    """Even where the checksum is right, a start that fails is made good by a normal one."""
    visit_again(page)
    page.evaluate(REPLACE, bytes_)
    visit_again(page)
    assert page.evaluate(LISTEN, "engine") is True


@pytest.mark.returning
@pytest.mark.fresh
def test_damaged_snapshot(page: Page) -> None:
    """One bit is enough for the checksum; the snapshot is made again."""
    visit_again(page)
    page.evaluate(FLIP_ONE_BIT)
    assert page.evaluate(LISTEN, "engine") is False
    assert page.evaluate(MEMORY) == []
    visit_again(page)
    assert page.evaluate(LISTEN, "engine") is True


@pytest.mark.returning
@pytest.mark.fresh
def test_engine_that_failed_starts_without_snapshot(page: Page) -> None:
    visit_again(page)
    assert page.evaluate(LISTEN, "engine-fresh") is False
    assert page.evaluate(MEMORY) == []


@pytest.fixture
def failing(
    dist: Path, serve: Callable[..., Site], trouble: Trouble, tmp_path: Path
) -> Callable[[str], Site]:
    """The site, with storage that fails like this wherever the engine's memory is kept; and
    without what lays all of it by, which would be half of the work."""

    def start(fault: str) -> Site:
        folder = tmp_path / "dist"
        shutil.copytree(dist, folder)
        (folder / "sw.js").unlink()
        script = folder / "static/js/snapshot.mjs"
        script.write_text(f"{fault}\n{script.read_text()}")
        site = serve(folder)
        trouble.expect("404")
        return site

    return start


def copied(page: Page) -> bool:
    """Whether this page has had an engine's memory copied, to keep it."""
    return bool(
        page.evaluate(
            """async () => {
              self.rest();
              const url = new URL('static/js/later.mjs', document.baseURI);
              const [copied] = await (await import(url)).laidBy;
              return copied.value;
            }"""
        )
    )


@pytest.mark.parametrize(
    ("fault", "copies"),
    [
        pytest.param(
            "navigator.storage.getDirectory = async () => { throw new DOMException(); };",
            [False, False],
            id="refuses",
        ),
        pytest.param("navigator.storage.getDirectory = () => { throw 0; };", [False], id="throws"),
        pytest.param("delete StorageManager.prototype.getDirectory;", [False], id="is missing"),
        pytest.param(
            "navigator.storage.getDirectory = () => new Promise(() => {});",
            [False, False],
            id="never answers",
        ),
        pytest.param(
            "navigator.storage.estimate = async () => ({ quota: 1e6, usage: 0 });",
            [False],
            id="has no room",
        ),
        pytest.param(
            "FileSystemWritableFileStream.prototype.write = async () => { throw 0; };",
            [True, True, False],
            id="cannot be written",
        ),
        pytest.param(
            "FileSystemWritableFileStream.prototype.write = async () => {};",
            [True, True, False],
            id="writes a part",
        ),
    ],
)
def test_storage_that_fails(
    context: BrowserContext, failing: Callable[[str], Site], fault: str, copies: list[bool]
) -> None:
    """The game starts all the same; and what cannot be kept is not copied at every visit."""
    site = failing(fault)
    for expected in copies:
        page = context.new_page()
        page.goto(site.url + TABLE)
        plays(page)
        assert copied(page) == expected
        laid_by(page)
        page.close()


def test_memory_has_all_games(context: BrowserContext, failing: Callable[[str], Site]) -> None:
    """A later visit imports none, whichever it is: its package has nothing in it here."""
    site = failing("")
    first_visit(context, site)
    empty = b"PK\x05\x06" + bytes(18)
    context.route("**/rondas.zip", lambda route: route.fulfill(body=empty))
    page = context.new_page()
    page.goto(site.url + TABLE.replace("steere-ronda", "rounds"))
    plays(page)


def test_memory_that_is_never_read(context: BrowserContext, failing: Callable[[str], Site]) -> None:
    fault = "FileSystemFileHandle.prototype.createSyncAccessHandle = () => new Promise(() => {});"
    site = failing(fault)
    first_visit(context, site)
    page = context.new_page()
    page.goto(site.url + TABLE)
    plays(page)
    assert not copied(page)


def test_memory_that_never_works_is_given_up(context: BrowserContext, site: Site) -> None:
    """Right checksums, and twice an engine that does not start from it: there is no third time."""
    first_visit(context, site)
    for again in (True, False):
        page = context.new_page()
        page.goto(site.url)
        page.evaluate(REPLACE, "crypto.getRandomValues(new Uint8Array(4096))")
        page.goto(site.url + TABLE)
        plays(page)
        assert copied(page) == again
        laid_by(page)
        assert len(page.evaluate(MEMORY)) == again
        page.close()


RANDOM = '''"""A package in the engine's place that tells what differs between two starts."""
import json
import os
import random

class Pulse:
    """Whom a search tells that it goes on: there is none here."""

pulse = Pulse()

def handle(text):
    """Numbers that must differ at every start."""
    numbers = [random.random(), random.SystemRandom().random(), os.urandom(8).hex()]
    return json.dumps({"numbers": numbers})
'''


def test_restored_engines_differ_in_their_random_numbers(
    context: BrowserContext, serve: Callable[..., Site]
) -> None:
    games = "def all_games():\n    return {}\n"
    files = {"__init__.py": "", "service.py": RANDOM, "games.py": games}
    site = serve(variant("random", files))
    page = context.new_page()
    numbers: list[object] = []
    for visit in range(3):
        page.goto(site.url)
        answer = ask(page)["numbers"]
        assert isinstance(answer, list)
        numbers += answer
        laid_by(page)
        if visit:
            assert page.evaluate(LISTEN, "engine") is True
    assert len(set(map(str, numbers))) == 9


def version(page: Page) -> str:
    """The address of the engine's package, which has its digest in it."""
    found = page.evaluate(
        """async () => (await (await fetch('static/js/engine-worker.mjs')).text())
          .match(/vendor\\/rondas\\/(\\w+)/)[1]"""
    )
    return str(found)


def newer_site() -> Path:
    """A newer version of the site."""
    files = package()
    files["newer.py"] = '"""Only in the newer version."""\n'
    return variant("newer", files)


def test_update_takes_over_at_the_next_start(
    context: BrowserContext,
    dist: Path,
    serve: Callable[..., Site],
) -> None:
    site = serve(dist)
    first_visit(context, site)

    site.folder = newer_site()
    page = context.new_page()
    page.goto(site.url + TABLE)
    plays(page)
    old = version(page)
    page.evaluate(UPDATE_WAITS)

    # Another page of the old version does not lose its files while it is open.
    other = context.new_page()
    other.goto(site.url + TABLE)
    plays(other)
    assert version(other) == version(page) == old
    other.close()

    # The next start has the new one: with its own snapshot, and without a network.
    loaded: list[object] = []

    def again(frame: Frame) -> bool:
        loaded.append(frame)
        return len(loaded) == 2  # by the person, and then by the page itself

    with page.expect_event("framenavigated", again):
        page.evaluate("location.reload()")
    plays(page)
    new = version(page)
    assert new != old
    assert new in str(site.folder.joinpath("static/js/engine-worker.mjs").read_text())
    laid_by(page)
    (key,) = page.evaluate(MEMORY)
    assert new in key
    site.stop()
    page.goto(site.url + TABLE)
    plays(page)
    expect(page.locator("[data-action]").first).to_be_attached()
