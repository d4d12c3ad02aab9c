"""Later visits: without a network, from the memory snapshot, and whatever is
kept for them. What an update does is in e2e/test_engine.py and e2e/test_kept_languages.py."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import TOP, Trouble, variant
from e2e.playing import play_on
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
# After two failures of one build no more would be kept.
FORGIVE = """async () => {
  const root = await navigator.storage.getDirectory();
  for await (const folder of root.values())
    for await (const key of folder.keys())
      if (key.includes(' failed')) await folder.removeEntry(key);
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

STOP = """async () => {
  const engine = await import(new URL('static/js/engine.mjs', document.baseURI));
  engine.stop();
}"""

# By path and time, for all sites.
COMPRESSED: dict[tuple[Path, int], bytes] = {}


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


def packs(site: Site) -> None:
    """Has a site compressed: what is large is else not kept by the browser, and fetched again."""
    site.packs, site.packed = True, COMPRESSED


def sent_once(site: Site) -> None:
    """Nothing of what is kept for later visits has been sent twice."""
    sent = [path for path, size in site.log if size]
    # The address of the page itself says which game, that of what is kept does not.
    assert {path for path in sent if sent.count(path) > 1} == {"/index.html"}


def test_second_visit_without_network(
    dist: Path, serve: Callable[..., Site], context: BrowserContext
) -> None:
    """Below a path, and with a game of the day; at the top of a host it is that of
    `test_memory_that_never_works_is_given_up`."""
    site = serve(dist, prefix="/some/where/")
    packs(site)
    first_visit(context, site)
    sent_once(site)
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
    page.goto(site.url + "index.html?daily=rounds&speed=instant")
    plays(page)
    play_on(page)
    expect(page.locator(".day-end")).to_be_visible()


USELESS = (
    "kept.slice(0, kept.length / 2)",
    "new Uint8Array(kept.length)",
    "crypto.getRandomValues(new Uint8Array(4096))",
)


@pytest.mark.returning
@pytest.mark.fresh
def test_snapshot_is_restored(page: Page) -> None:
    """If it is of use: even where the checksum is right, a start that fails is made good by a
    normal one."""
    visit_again(page)
    # A restored engine plays as one that was started anew.
    assert page.evaluate(LISTEN, "engine") is True
    assert len(page.evaluate(MEMORY)) == 1
    for bytes_ in USELESS:
        page.evaluate(REPLACE, bytes_)
        visit_again(page)
        assert page.evaluate(LISTEN, "engine") is True, bytes_
        page.evaluate(FORGIVE)


@pytest.mark.returning
@pytest.mark.fresh
def test_snapshot_that_cannot_be_trusted(page: Page) -> None:
    visit_again(page)
    # One bit is enough for the checksum; the snapshot is made again.
    page.evaluate(FLIP_ONE_BIT)
    assert page.evaluate(LISTEN, "engine") is False
    assert page.evaluate(MEMORY) == []
    visit_again(page)
    assert page.evaluate(LISTEN, "engine") is True
    # An engine that follows one that failed does without.
    assert page.evaluate(LISTEN, "engine-fresh") is False
    assert page.evaluate(MEMORY) == []


@pytest.fixture
def weak(dist: Path, serve: Callable[..., Site], trouble: Trouble, tmp_path: Path) -> Site:
    """The site, without what lays all of it by, which would be half of the work."""
    folder = tmp_path / "dist"
    shutil.copytree(dist, folder, copy_function=os.link)
    (folder / "sw.js").unlink()
    trouble.expect("404")
    return serve(folder)


def fail(site: Site, fault: str) -> None:
    """From now on storage fails like this wherever the engine's memory is kept."""
    script = Path("static/js/snapshot.mjs")
    well = (TOP / script).read_text("utf-8")
    # Not in its place: it is the same file as that of the site for all tests.
    (site.folder / script).unlink()
    (site.folder / script).write_text(f"{fault}\n{well}", "utf-8")


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


# What is at fault, and whether the memory is copied at the first visit and those that follow.
FAULTS = {
    "navigator.storage.getDirectory = async () => { throw new DOMException(); };": [False, False],
    "navigator.storage.getDirectory = () => { throw 0; };": [False],
    "delete StorageManager.prototype.getDirectory;": [False],
    "navigator.storage.getDirectory = () => new Promise(() => {});": [False, False],
    "navigator.storage.estimate = async () => ({ quota: 1e6, usage: 0 });": [False],
    "FileSystemWritableFileStream.prototype.write = async () => { throw 0; };": [True, True, False],
    "FileSystemWritableFileStream.prototype.write = async () => {};": [True, True, False],
}


def test_storage_that_fails(context: BrowserContext, weak: Site) -> None:
    """The game starts all the same; and what cannot be kept is not copied at every visit."""
    page = context.new_page()
    for fault, copies in FAULTS.items():
        fail(weak, fault)
        for visit, expected in enumerate(copies):
            page.goto(weak.url + TABLE)
            plays(page)
            assert copied(page) == expected, f"visit {visit}: {fault}"
            laid_by(page)
        # The next one comes to a device on which nothing has failed.
        page.evaluate(FORGET)
        page.evaluate("localStorage.clear()")


def test_memory_that_was_kept(context: BrowserContext, weak: Site) -> None:
    first_visit(context, weak)
    # It has all games: a later visit imports none, whichever it is. Its package has nothing in it.
    empty = b"PK\x05\x06" + bytes(18)
    context.route("**/rondas.zip", lambda route: route.fulfill(body=empty))
    page = context.new_page()
    page.goto(weak.url + TABLE.replace("steere-ronda", "rounds"))
    plays(page)
    context.unroute("**/rondas.zip")
    # If it is never read, the game starts without, and no more is kept.
    fail(
        weak,
        "FileSystemFileHandle.prototype.createSyncAccessHandle = () => new Promise(() => {});",
    )
    page.goto(weak.url + TABLE)
    plays(page)
    assert not copied(page)


def test_memory_that_never_works_is_given_up(
    context: BrowserContext, dist: Path, serve: Callable[..., Site]
) -> None:
    """Right checksums, and twice an engine that does not start from it: there is no third time.
    All of it without a network, from the first visit on."""
    site = serve(dist)
    packs(site)
    first_visit(context, site)
    sent_once(site)
    site.stop()
    page = context.new_page()
    page.goto(site.url + TABLE.replace("seed=1", "seed=2"))
    plays(page)
    for again in (True, False):
        page.goto(site.url)
        assert ask(page, do="games")["games"]
        page.evaluate(REPLACE, "crypto.getRandomValues(new Uint8Array(4096))")
        page.goto(site.url + TABLE)
        plays(page)
        assert copied(page) == again
        laid_by(page)
        assert len(page.evaluate(MEMORY)) == again
    # And as after a browser that has thrown all of this away.
    page.evaluate(FORGET)
    page.goto(site.url + TABLE)
    plays(page)


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
    page.goto(site.url)
    numbers: list[object] = []
    for engine in range(3):
        if engine:
            assert page.evaluate(LISTEN, "engine") is True
            page.evaluate(STOP)  # so another one answers
        answer = ask(page)["numbers"]
        assert isinstance(answer, list)
        numbers += answer
        laid_by(page)
    assert len(set(map(str, numbers))) == 9
