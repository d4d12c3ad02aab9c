"""Later visits: from the memory snapshot, which may be damaged, or never have been kept. Those
without a network are in e2e/test_kept_languages.py; what an update does is there, and in
e2e/test_engine.py."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import TOP, Trouble
from e2e.test_shell import TABLE, ask, plays
from e2e.waiting import laid_by
from tools.serve import Site

pytestmark = pytest.mark.browser

# The messages of the page's engine as it starts, from a second one of the same kind.
LISTEN = """name => new Promise((resolve, reject) => {
  const script = new URL('static/js/engine/engine-worker.js', document.baseURI);
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
      worker.postMessage([new URL('static/js/engine/snapshot.js', document.baseURI).href, key]);
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

# Has a memory kept for the next visit, as the page does; tells whether it was worth copying.
KEEP = """async () => {
  const engine = await import(new URL('static/js/engine/engine.js', document.baseURI));
  return engine.keep();
}"""
STOP = """async () => {
  const engine = await import(new URL('static/js/engine/engine.js', document.baseURI));
  engine.stop();
}"""


# Of a language that was used before the rest may still be on its way to the device.
OTHER_LANGUAGE = re.compile(r"/(locale|rules)/(?!en\b)[a-z]{2}[/.]")


def first_visit(context: BrowserContext, site: Site) -> None:
    page = context.new_page()
    page.goto(site.url + TABLE)
    plays(page)
    laid_by(page)
    assert len(page.evaluate(MEMORY)) == 1
    page.close()


def visit_again(page: Page, site: Site) -> None:
    """A later visit, which leaves a snapshot for the next, of this build."""
    page.goto(TABLE)
    plays(page)
    laid_by(page)
    (key,) = page.evaluate(MEMORY)
    (package,) = (site.folder / "vendor/rondas").iterdir()
    assert package.name in key


@pytest.mark.returning
@pytest.mark.fresh
def test_snapshot_is_restored(page: Page, site: Site) -> None:
    """If it is of use: even where the checksum is right, a start that fails is made good by a
    normal one; and after two failures of any kind there is no third time."""
    begun = len(site.log)
    visit_again(page, site)
    # There is nothing to be asked for: all of it lies here.
    asked = {path for path, _ in site.log[begun:] if not OTHER_LANGUAGE.search(path)}
    assert asked <= {"/sw.js"}
    # Without its head, which Pyodide notices: the next is made, and is sound. Any other part that
    # is missing would run, and do anything.
    page.evaluate(REPLACE, "kept.fill(0, 0, 1024)")
    visit_again(page, site)
    assert page.evaluate(LISTEN, "engine") is True
    assert len(page.evaluate(MEMORY)) == 1
    # One bit is enough for the checksum; and that was the second failure.
    page.evaluate(FLIP_ONE_BIT)
    assert page.evaluate(LISTEN, "engine") is False
    assert page.evaluate(MEMORY) == []
    assert page.evaluate(KEEP) is False
    # On a device that has forgotten it. An engine that follows one that failed does without.
    page.evaluate(FORGIVE)
    assert page.evaluate(KEEP) is True
    assert len(page.evaluate(MEMORY)) == 1
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
    script = Path("static/js/engine/snapshot.js")
    well = (TOP / script).read_text("utf-8")
    # Not in its place: it is the same file as that of the site for all tests.
    (site.folder / script).unlink()
    (site.folder / script).write_text(f"{fault}\n{well}", "utf-8")


# The faults, and whether visits, one after the other, would have the memory copied.
FAULTS = {
    "navigator.storage.getDirectory = async () => { throw new DOMException(); };": [False],
    "navigator.storage.getDirectory = () => { throw 0; };": [False],
    "delete StorageManager.prototype.getDirectory;": [False],
    "navigator.storage.getDirectory = () => new Promise(() => {});": [False],
    "navigator.storage.estimate = async () => ({ quota: 1e6, usage: 0 });": [False],
    "FileSystemWritableFileStream.prototype.write = async () => { throw 0; };": [True, True, False],
    "FileSystemWritableFileStream.prototype.write = async () => {};": [True, True, False],
}
# Requests of the workers of a visit to the storage, in order; and whether there was a memory.
VISIT = """fault => new Promise((resolve, reject) => {
  const source = `${fault}
  onmessage = async ({ data: url }) => {
    try {
      const { keep, keeps, recall } = await import(url);
      const found = await recall('build') !== null, copied = await keeps('build');
      if (copied) await keep('build', crypto.getRandomValues(new Uint8Array(4096)));
      postMessage({ copied, found });
    } catch (error) { postMessage(String(error)); }
  };`;
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  worker.onerror = event => reject(event.message);
  worker.onmessage = ({ data }) => { worker.terminate(); resolve(data); };
  worker.postMessage(new URL('static/js/engine/snapshot.js', document.baseURI).href);
})"""


def test_storage_that_fails(page: Page) -> None:
    """To the engine it is as if there were none; and what cannot be kept is not copied at every
    visit. (A game on such a device is played in `test_memory_that_was_kept`.)"""
    page.goto("robots.txt")
    for fault, copies in FAULTS.items():
        for visit, copied in enumerate(copies):
            found = page.evaluate(VISIT, fault)
            assert found == {"copied": copied, "found": False}, f"visit {visit}: {fault}"
        assert page.evaluate(MEMORY) == [], fault
        # The next one comes to a device on which nothing has failed.
        page.evaluate(FORGET)
    for known in (False, True):
        assert page.evaluate(VISIT, "") == {"copied": True, "found": known}
    # That of another build is not taken for one's own, and goes when there is one.
    newer = VISIT.replace("'build'", "'newer'")
    assert page.evaluate(newer, "") == {"copied": True, "found": False}
    assert page.evaluate(MEMORY) == ["newer"]


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
    assert page.evaluate(KEEP) is False


RANDOM = '''"""A package in the engine's place that tells what differs between two starts."""
import json
import os
import random

BORN = os.urandom(8).hex()

class Pulse:
    """Whom a search tells that it goes on: there is none here."""

pulse = Pulse()

def handle(text):
    """Which start this is, and numbers that must differ at every one."""
    numbers = [random.random(), random.SystemRandom().random(), os.urandom(8).hex()]
    return json.dumps({"born": BORN, "numbers": numbers})
'''


def test_restored_engines_differ_in_their_random_numbers(
    context: BrowserContext, weak: Site
) -> None:
    archive = BytesIO()
    with ZipFile(archive, "w") as package:
        package.writestr("rondas/__init__.py", "")
        package.writestr("rondas/answers/service.py", RANDOM)
        package.writestr("rondas/games.py", "def all_games():\n    return {}\n")
    context.route("**/rondas.zip", lambda route: route.fulfill(body=archive.getvalue()))
    page = context.new_page()
    page.goto(weak.url + "robots.txt")
    starts, numbers = [], []
    for _ in range(3):
        answer = ask(page)
        starts.append(answer["born"])
        assert isinstance(answer["numbers"], list)
        numbers += answer["numbers"]
        laid_by(page)
        page.evaluate(STOP)  # so another one answers
    # The second and the third have come from one memory, which the first has left.
    assert starts[0] != starts[1] == starts[2]
    assert len(set(map(str, numbers))) == 9
