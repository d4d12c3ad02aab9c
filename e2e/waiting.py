"""Waiting for what happens, and never for the clock: the page tells when it is so.

Playwright's `expect` waits for visible states. For all others there is a promise in the page, which
resolves as soon as the condition holds, and fails the test if it never does:

    until(page, "() => sheet.length === 2")                # looked at at every frame of the screen
    on_device(page, "kept => 'settings' in kept")          # looked at after every write
    answered(page)                                         # the engine has nothing left to say
    still(page)                                            # what moved has come to rest
    at_rest(page)                                          # and the table waits for the person
    noticed(page, "Copied")                                # said in a notice, which goes by itself
    resize(page, {"width": 390, "height": 844})            # and the page has followed
    laid_by(page)                                          # later visits have what they need

The clock of Playwright (`page.clock`) is that of all pages of a context: a test that uses it asks
for its own `context`.

A gate that the test shuts and opens makes something come late:

    engine = Gate(page)            # requests to the engine stay with the page
    engine.shut(); …; engine.open()

A storage that is late or fails is in e2e/disk.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Frame, FrameLocator, Page
from playwright.sync_api import expect as expect_in_browser

from e2e.sim.expecting import expect as expect_simulated
from e2e.sim.page import Locator as SimulatedLocator
from e2e.sim.page import Page as SimulatedPage

Json = dict[str, Any]

# About ten times as long as anything here takes; only what never comes needs it.
DEADLINE = 60_000

UNTIL = """async ([source, argument, deadline]) => {
  const never = new Promise((_, fail) => setTimeout(fail, deadline, new Error(`never: ${source}`)));
  const condition = (%s);
  let held;
  const holds = async () => (held = await condition(argument));
  while (!await Promise.race([holds(), never]))
    await Promise.race([new Promise(requestAnimationFrame), never]);
  return held;
}"""

# All pairs of the site's database, read behind all writes that have begun.
READ = """async () => {
  const path = new URL('.', document.baseURI).pathname;
  const asked = request => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(request.error);
  });
  // Where there is none, none is made; Chromium does not always answer a question for its names.
  const opening = indexedDB.open('rondas' + path);
  opening.onupgradeneeded = () => opening.transaction.abort();
  const database = await asked(opening).catch(error => {
    if (error.name !== 'AbortError') throw error;
  });
  if (!database) return {};
  try {
    const store = database.transaction('text').objectStore('text');
    const [keys, texts] = await Promise.all([asked(store.getAllKeys()), asked(store.getAll())]);
    return Object.fromEntries(keys.map((key, at) => [key, texts[at]]));
  } finally {
    database.close();
  }
}"""
# A finished write is an event of the window from the first call on. Writes begun before are read
# with the rest.
ON_DEVICE = """async ([source, deadline]) => {
  if (!window.writesAreHeard) {
    window.writesAreHeard = true;
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...all) {
      const change = begin.apply(this, all);
      if (change.mode === 'readwrite')
        change.addEventListener('complete', () => dispatchEvent(new Event('written')));
      return change;
    };
  }
  const never = new Promise((_, fail) => setTimeout(fail, deadline, new Error(`never: ${source}`)));
  const read = (%s), condition = (%s);
  for (;;) {
    const written = new Promise(done => addEventListener('written', done, { once: true }));
    const texts = await Promise.race([read(), never]);
    const kept = Object.fromEntries(Object.entries(texts).map(([key, text]) => {
      try { return [key, JSON.parse(text)]; } catch { return [key, text]; }
    }));
    if (condition(kept)) return texts;
    await Promise.race([written, never]);
  }
}"""
ROOT = """{
  const dress = () => { document.documentElement.style%s; };
  if (document.documentElement) dress();
  else new MutationObserver((_, begun) => { begun.disconnect(); dress(); })
    .observe(document, { childList: true });
}"""
# The work of painting is saved, and nothing else changes; not even whether something is visible.
UNSEEN = ROOT % ".opacity = 0"
# From before the first paint on: where nothing is painted nothing jumps.
PAINTED = ROOT % ".removeProperty('opacity')"
# A page whose sound nobody hears needs none, which a browser may always refuse; from `toBeHeard` on
# there is some.
UNHEARD = """{
  const { AudioContext } = window;
  window.AudioContext = class { constructor() { throw new Error('nobody listens'); } };
  window.toBeHeard = () => Object.assign(window, { AudioContext });
}"""
# All that notices have said, be it gone again.
NOTICED = """{
  const said = window.noticed = [];
  addEventListener('DOMContentLoaded', () => {
    const notice = document.getElementById('notice');
    if (notice) new MutationObserver(() => said.push(notice.textContent))
      .observe(notice, { childList: true });
  });
}"""
SAID = """text => {
  const at = noticed.findIndex(each => each.includes(text));
  return at >= 0 && noticed.splice(0, at + 1);
}"""
STILL = """() => document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""

# Requests to the engine that a gate holds back while it is shut.
HOLDING = """{
  const post = Worker.prototype.postMessage;
  const held = window.unsent = [];
  let isShut = false;
  window.gate = shut => {
    isShut = shut;
    while (held.length && !isShut) {
      const [worker, all] = held.shift();
      post.apply(worker, all);
    }
  };
  Worker.prototype.postMessage = function (...all) {
    held.push([this, all]);
    gate(isShut);
  };
}"""

# From now on, what the page asks of its engines.
POSTS = """() => {
  window.posts = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    posts.push(String(message.text));
    return post.call(this, message, ...more);
  };
}"""


def expect(of: Any, *more: Any) -> Any:
    """Return what Playwright expects of a page or of its elements, in whatever they run."""
    if isinstance(of, SimulatedPage | SimulatedLocator):
        return expect_simulated(of)
    return expect_in_browser(of, *more)


def until(where: Page | Frame, condition: str, argument: object = None) -> Any:
    """Wait until a function of JavaScript gives something true, and return it."""
    if isinstance(where, SimulatedPage):
        return where.until(condition, argument)
    return where.evaluate(UNTIL % condition, [condition, argument, DEADLINE])


def on_device(where: Page | Frame, condition: str = "() => true") -> Json:
    """Wait until a function of JavaScript finds true what is kept; return it by its keys.

    Without a condition: what is kept when all that is being written has been.
    """
    if isinstance(where, SimulatedPage):
        source = "" if condition == "() => true" else condition
        texts = where.call("onDevice", source=source)
        return {key: read(text) for key, text in texts.items()}
    texts = where.evaluate(ON_DEVICE % (READ, condition), [condition, DEADLINE])
    return {key: read(text) for key, text in texts.items()}


def read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def keep(page: Page, values: Json) -> None:
    """Keep values on the device, as the page does."""
    if isinstance(page, SimulatedPage):
        page.context.keep({key: json.dumps(value) for key, value in values.items()})
        return
    change = json.dumps({"set": {key: json.dumps(value) for key, value in values.items()}})
    module(page, "store/store", "(store, change) => store.change(change)", change)


def module(where: Page | Frame, path: str, script: str, argument: object = None) -> Any:
    """Run a function of one of the page's modules: `(module, argument) => …`."""
    return where.evaluate(
        f"""async argument => {{
          const url = new URL('static/js/{path}.js', document.baseURI);
          return ({script})(await import(url), argument);
        }}""",
        argument,
    )


def ask(where: Page, **request: object) -> Any:
    """Return what the engine answers to a request."""
    text = json.dumps(request)
    return module(where, "engine/engine", "(engine, text) => engine.call(text)", text)


def answered(page: Page) -> None:
    """Whatever the table has asked of the engine is answered, and what follows from that asked."""
    module(
        page,
        "engine/engine",
        """async engine => {
          for (let n = 0; n < 10; n++) {
            await engine.call('{"do": "nothing"}');
            await new Promise(requestAnimationFrame);
          }
        }""",
    )


def still(where: Page | Frame) -> None:
    """Wait until nothing moves but what always does."""
    until(where, STILL)


def noticed(where: Page | Frame, text: str) -> None:
    """Wait until a notice has said this, since the last that was waited for."""
    if isinstance(where, SimulatedPage):
        expect(where.locator("#notice")).to_contain_text(text)
    else:
        until(where, SAID, text)


def at_rest(where: Page | Frame | FrameLocator) -> None:
    """Wait until nothing changes at the table any more before somebody does something: it declares
    that by `data-still` (static/js/page/rest.js)."""
    where.locator("[data-table][data-still]").wait_for()


@contextmanager
def seen(page: Page) -> Iterator[None]:
    """Has a page painted for as long as somebody looks at it."""
    page.evaluate("document.documentElement.style.removeProperty('opacity')")
    yield
    page.evaluate(f"() => {UNSEEN}")


# Pauses and motions take an eighth of their time.
HASTE = """() => {
  const wait = setTimeout, { animate } = Element.prototype;
  window.leisure = () => {
    window.setTimeout = wait;
    Element.prototype.animate = animate;
  };
  window.setTimeout = (run, ms, ...all) => wait(run, ms / 8, ...all);
  Element.prototype.animate = function (frames, { duration, delay, ...options }) {
    return animate.call(this, frames,
      { ...options, duration: duration / 8, delay: (delay ?? 0) / 8 });
  };
}"""


@contextmanager
def hasty(page: Page) -> Iterator[None]:
    """Has a page move and pause quickly: all that is seen at another speed is there."""
    page.evaluate(HASTE)
    yield
    page.evaluate("leisure()")


def resize(page: Page, size: Any) -> None:
    """Resize the window, and wait until the page has followed."""
    page.set_viewport_size(size)
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    still(page)


# A new version of the site has come, and waits until the pages of the old one are closed.
UPDATE_WAITS = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const next = (who, what) => new Promise(done => who.addEventListener(what, done, { once: true }));
  while (!registration.waiting) {
    const newer = registration.installing;
    await (newer ? next(newer, 'statechange') : next(registration, 'updatefound'));
  }
}"""


def laid_by(page: Page | Frame) -> None:
    """Wait until what later visits need is in place, as far as it can be."""
    if isinstance(page, SimulatedPage):
        return
    page.evaluate("self.rest?.()")
    module(page, "start/idle-tasks", "async tasks => { await tasks.laidBy; }")


class Gate:
    """Holds requests to the engine back in a page, from its next load on; open until it is shut."""

    def __init__(self, page: Page) -> None:
        self.page: Page | Frame = page
        if not isinstance(page, SimulatedPage):
            page.add_init_script(HOLDING)

    def shut(self) -> None:
        self.page.evaluate("gate(true)")

    def open(self) -> None:
        self.page.evaluate("gate(false)")
