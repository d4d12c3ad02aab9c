"""A storage that fails as a test says, and what is on it; and a page in which it fails, and answers
come late, without a load:

    def test_something(disk: Page) -> None:
        disk.evaluate("disk.writes = 'error'"); …; disk.evaluate("disk.heal()")
        engine = Door(disk, "engine"); engine.shut(); …; engine.open()
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import Trouble, Visited, simulated
from e2e.sim.page import Page as SimulatedPage
from e2e.waiting import ENGINE, PACKING, READ, READING

# `disk.opens`, `disk.reads` and `disk.writes` are '' for as it is, or `never` (answered), `error`,
# `held` (not done until it is '' again), `full`. Writes fail for keys that begin with `disk.only`;
# of these the window hears `asked` when one is to be written. `disk.databases` have been opened.
# While something is held the page does not lose its patience; it has none with what will never be
# answered. `disk.heal()`: all is well, and what waited to be tried again is tried at once.
FAULTY = """(() => {
  const disk = window.disk = { opens: '', reads: '', writes: '', only: '', databases: [] };
  const { setTimeout } = window;
  let isNever = false, isWell = false;
  const waiting = [];
  disk.heal = () => {
    isWell = true;
    isNever = false;
    Object.assign(disk, { opens: '', reads: '', writes: '' });
    for (const run of waiting.splice(0)) run();
  };
  // For the next test: what fails from now on waits again.
  disk.renew = () => {
    disk.heal();
    isWell = false;
    disk.only = '';
  };
  // OPEN and WORK of store.js; its REST, and AGAIN of py/page/table/save.py.
  const patience = () => {
    const wanted = disk.writes === 'held' ? 1e9 : isNever ? 0 : 4000;
    isNever = false;    // it was the one who had just asked
    return wanted;
  };
  window.setTimeout = (run, ms, ...all) => {
    if (ms === 4000) return setTimeout(run, patience(), ...all);
    if (ms !== 10_000 && ms !== 5000) return setTimeout(run, ms, ...all);
    if (isWell) return setTimeout(run, 0);
    waiting.push(run);
    return 0;
  };
  const mute = () => {
    isNever = true;
    return new EventTarget();
  };
  const fail = name => {
    const wish = mute();
    wish.error = new DOMException('', name);
    queueMicrotask(() => wish.onerror?.({ target: wish }));
    return wish;
  };
  // Not at once, as in a frame whose storage is blocked: it is older than what is there.
  const late = (where, open) => {
    open.call(where, 'denied', 9).onsuccess = ({ target }) => target.result.close();
    return open.call(where, 'denied', 1);
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...all) {
    if (!String(all[0]).startsWith('rondas/')) return open.apply(this, all);
    if (disk.opens === 'never') return mute();
    if (disk.opens === 'error') return late(this, open);
    const wish = open.apply(this, all);
    wish.addEventListener('success', () => disk.databases.push(wish.result));
    return wish;
  };
  for (const name of ['get', 'getAll', 'getAllKeys']) {
    const read = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...all) {
      if (disk.reads === 'never') return mute();
      if (disk.reads === 'error') return fail('UnknownError');
      return read.apply(this, all);
    };
  }
  const held = new Set();
  const { commit } = IDBTransaction.prototype;
  IDBTransaction.prototype.commit = function () {
    if (!held.has(this)) commit.call(this);    // it ends by itself as soon as nothing keeps it
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...all) {
    if (!all[1].startsWith(disk.only)) return put.apply(this, all);
    window.dispatchEvent(new Event('asked'));
    if (disk.writes === 'full') throw new DOMException('', 'QuotaExceededError');
    const wish = put.apply(this, all);
    if (disk.writes === 'error') this.transaction.abort();
    isNever = disk.writes === 'never';
    const spin = () => {
      try {
        if (!['held', 'never'].includes(disk.writes)) return;
        held.add(this.transaction);
        this.count().onsuccess = spin;
      } catch { /* the page has given it up */ }
    };
    spin();
    return wish;
  };
})()"""


def may_fail(page: Page) -> None:
    """From its next load on, the storage of this page fails as `disk` says."""
    if not isinstance(page, SimulatedPage):  # whose storage always does
        page.add_init_script(FAULTY)


# Requests that a door holds back while it is shut (e2e/waiting.py).
DOORS = "window.doors = {};" + "".join(
    f"{{ let isShut = false, opened = () => {{}}; const shut = () => isShut; {what}\n"
    f"doors.{name} = shut => {{ isShut = shut; opened(); }}; }}"
    for name, what in {"engine": ENGINE, "packing": PACKING, "reading": READING}.items()
)
# Nothing is shut, nothing fails, and nothing that was said before is still to be read.
ANEW = """() => {
  for (const open of Object.values(doors)) open(false);
  disk.renew();
  document.querySelectorAll('#notice, #proposal, #live').forEach(each => each.replaceChildren());
}"""


class Door:
    """Holds something back in the page `disk`; open until it is shut."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name

    def shut(self) -> None:
        self.page.evaluate("name => doors[name](true)", self.name)

    def open(self) -> None:
        self.page.evaluate("name => doors[name](false)", self.name)


# One for all modules; it is closed with the browser.
opened: dict[Browser, Visited] = {}


@pytest.fixture(scope="module")
def faulty(browser: Browser, browser_context_args: dict[str, Any]) -> Visited:
    if browser not in opened:
        context = browser.new_context(**browser_context_args)
        context.add_init_script(FAULTY)
        context.add_init_script(DOORS)
        opened[browser] = Visited(context, lays_by=False)
    return opened[browser]


@pytest.fixture
def disk(request: pytest.FixtureRequest, trouble: Trouble) -> Iterator[Page]:
    """The page of somebody who has been here before, on a device of its own; it goes from address
    to address within itself."""
    if simulated(request):
        page = request.getfixturevalue("new_context")().new_page()
        page.walks = True
        yield page
        return
    faulty = request.getfixturevalue("faulty")
    trouble.watch(faulty.context)
    faulty.standing.evaluate(ANEW)
    yield faulty.standing
    faulty.standing.evaluate(ANEW)
    faulty.tidy()
    trouble.ignore(faulty.context)


def everything(page: Page) -> dict[str, str]:
    """The texts on the device, by key."""
    if isinstance(page, SimulatedPage):
        return page.context.kept()
    return dict(page.evaluate(READ))


def games(page: Page) -> list[Any]:
    """The games in progress on the device."""
    return [json.loads(text) for key, text in everything(page).items() if key.startswith("saved:")]


def put(page: Page, texts: dict[str, str]) -> None:
    """Write on the device what some other version, or an accident, may have left there."""
    if isinstance(page, SimulatedPage):
        page.context.keep(texts)
        return
    page.evaluate(
        """async texts => {
          const path = new URL('.', document.baseURI).pathname;
          const wish = indexedDB.open('rondas' + path);
          await new Promise((done, fail) => { wish.onsuccess = done; wish.onerror = fail; });
          const change = wish.result.transaction('text', 'readwrite');
          for (const key in texts) change.objectStore('text').put(texts[key], key);
          await new Promise((done, fail) => { change.oncomplete = done; change.onabort = fail; });
          wish.result.close();
        }""",
        texts,
    )


def wipe(page: Page) -> None:
    """Have the browser clear the databases of the site, as a person may."""
    if isinstance(page, SimulatedPage):
        page.context.wipe()
        return
    devtools = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    clear = {"origin": origin, "storageTypes": "indexeddb"}
    devtools.send("Storage.clearDataForOrigin", clear)


class Held:
    """From now on writes under keys that begin so are not done, until they are let through."""

    def __init__(self, page: Page, only: str = "") -> None:
        self.page = page
        page.evaluate(
            """only => {
              Object.assign(disk, { only, writes: 'held' });
              window.asked = new Promise(done => addEventListener('asked', done, { once: true }));
            }""",
            only,
        )

    def reached(self) -> None:
        """Wait until one is to be done."""
        self.page.evaluate("window.asked.then(() => {})")

    def let_through(self) -> None:
        self.page.evaluate("disk.writes = ''")
