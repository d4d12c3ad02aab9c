"""The engine ends, traps or hangs: the game goes on where it was, and whoever waits is told.

Workers are ended by the test, at messages that it counts. What a watch of seconds would find out is
found out at once: the test lets the seconds pass (`tick` of engine.mjs).
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, Route, expect

from e2e.conftest import Trouble, Visited
from e2e.playing import play_on
from e2e.test_offline import MEMORY, UPDATE_WAITS, first_visit
from e2e.test_shell import TABLE, plays
from e2e.test_table import settled
from e2e.waiting import answered, laid_by
from e2e.words import pattern, word
from rondas.service import Service
from tools.serve import Site

pytestmark = pytest.mark.returning
GAME = "index.html?game=steere-ronda&seat=0&bots=medium&hands=1&speed=instant&seed=22"
# What bots choose in secret is in no save.
SECRET = "index.html?game=baronda&players=3&seat=2&bots=greedy&seed=12&speed=instant"

# Workers that fail by a plan: [the number of a message with a request or an answer, counted through
# all workers; how].
#   lost: it ends with the request unread    late: it ends, and its answer never comes
#   trap: it says that it cannot go on       mute: it lives, and never says anything again
FAULTS = """plan => {
  const Real = Worker;
  window.faults = { plan, count: 0, workers: 0, done: [], notices: [] };
  addEventListener('DOMContentLoaded', () => {
    const notice = document.getElementById('notice');
    new MutationObserver(() => faults.notices.push(notice.textContent))
      .observe(notice, { childList: true });
  });
  const pass = async () => {
    const engine = await import(new URL('static/js/engine.mjs', document.baseURI));
    const { workers } = faults;
    for (let n = 0; n < 130 && faults.workers === workers; n++) engine.tick();
  };
  window.Worker = class extends Real {
    constructor(...all) {
      super(...all);
      faults.workers++;
    }
    terminate() {
      this.mute = true;    // what is still on its way from it is no part of the plan
      super.terminate();
    }
    due(what) {
      faults.count++;
      const [first] = faults.plan;
      if (!first || faults.count < first[0]) return null;
      faults.plan.shift();
      faults.done.push(`${first[1]} at ${what} ${faults.count}`);
      return first[1];
    }
    end(how) {
      if (how === 'trap') {
        queueMicrotask(() => this.hear({ data: { fatal: 'RuntimeError: unreachable' } }));
      } else {
        this.mute = true;
        if (how !== 'mute') super.terminate();
        pass();
      }
    }
    postMessage(message, ...more) {
      if (this.mute) return;
      const how = 'text' in message && this.due('request');
      if (how === 'lost' || how === 'mute') this.end(how);
      else super.postMessage(message, ...more);
      if (how === 'late' || how === 'trap') this.end(how);
    }
    set onmessage(hear) {
      this.hear = hear;
      super.onmessage = event => {
        if (this.mute) return;
        const how = 'text' in event.data && this.due('answer');
        if (how) this.end(how);
        else hear(event);
      };
    }
  };
}"""
ASK = """async text => {
  const engine = await import(new URL('static/js/engine.mjs', document.baseURI));
  return engine.call(text);
}"""


def played(page: Page) -> dict[str, Any]:
    """Plays the first action each time, to the end; gives the record."""
    play_on(page)
    record: dict[str, Any] = asked(page, "record")["record"]
    return record


def asked(page: Page, what: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(page.evaluate(ASK, json.dumps({"do": what})))
    return answer


def failing(page: Page, address: str, *plan: tuple[int, str]) -> None:
    """A table whose engine fails by this plan."""
    page.add_init_script(f"({FAULTS})({json.dumps(plan)})")
    page.goto(address)


def come(page: Page, count: int) -> None:
    """All faults of the plan have come, and the person has heard of it."""
    faults = page.evaluate("faults")
    assert len(faults["done"]) == count, faults
    assert faults["workers"] > count
    assert word("engine-stopped") in faults["notices"]
    assert word("engine-running") in faults["notices"]


def next_fault(page: Page, after: int, how: str) -> None:
    page.evaluate(
        "([after, how]) => { faults.plan.push([faults.count + after, how]); }", [after, how]
    )


@pytest.fixture(scope="module")
def expected(visited: Visited) -> dict[str, Any]:
    """The record of the game if nothing fails."""
    visited.standing.goto(GAME)
    record = played(visited.standing)
    visited.tidy()
    return record


@pytest.mark.fresh
def test_a_game_goes_on_whenever_the_engine_fails(page: Page, expected: dict[str, Any]) -> None:
    """While it is asked or answers, at the turn of a bot or of the person: the game comes out as if
    nothing had been."""
    # Each way at a request and at an answer. A game has some hundred messages.
    ways = ["lost", "late", "trap", "mute"]
    plan = [(9 + 8 * at + at // 2, ways[at // 2]) for at in range(8)]
    failing(page, GAME, *plan)
    assert played(page) == expected
    come(page, len(plan))


@pytest.mark.fresh
def test_secret_choices_are_made_again(page: Page) -> None:
    """After a death between those of two bots; another one was at the very start."""
    failing(page, SECRET, (1, "lost"), (12, "late"))
    play_on(page, 2)
    answered(page)
    settled(page)
    found = asked(page, "retell")["save"]["moves"]
    assert found == unfailing(["bid 0", "play 2R"])
    come(page, 2)


def unfailing(mine: list[str]) -> list[str]:
    """The moves of the same table if nothing fails, and the person does this."""
    table = {"game": "baronda", "players": 3, "seat": 2, "bots": "greedy", "seed": "12"}
    service = Service()
    frame = service.handle({"do": "open", **table})
    while mine or frame["status"] != "your-turn":
        if frame["status"] == "your-turn":
            frame = service.handle({"do": "act", "action": mine[0]})
            mine = mine[1:]
        else:
            frame = service.handle({"do": "step"})
    moves: list[str] = frame["save"]["moves"]
    return moves


@pytest.mark.fresh
def test_what_fails_can_be_had_again(page: Page, expected: dict[str, Any]) -> None:
    """A hint, and what was undone. After three deaths in a row the person is asked, and the game is
    kept; trying again goes on with it."""
    failing(page, GAME)
    settled(page)
    next_fault(page, 3, "lost")  # known, its answer, and what the second engine is asked
    page.keyboard.press("i")
    expect(page.locator("#notice")).to_have_text(word("hint-failed"))
    expect(page.locator(".event")).to_be_empty()
    page.keyboard.press("i")
    expect(page.locator(".event")).to_have_text(pattern("hint", action=..., percent=...))
    for left in (15, 14, 13):
        settled(page)
        page.locator("[data-action]").first.click()
        expect(page.locator(".hand button")).to_have_count(left)
    settled(page)
    what_was_undone(page)
    come(page, 2)
    # With nothing else under way: it is the person's move that fails.
    settled(page)
    for after, how in ((1, "trap"),) * 3 + ((25, "lost"),):
        next_fault(page, after, how)
    page.locator("[data-action]").first.click()
    error = page.locator("[data-status=error]")
    expect(error.locator(".prompt")).to_contain_text(word("cannot-go-on"))
    expect(error.locator(".prompt small")).to_contain_text("unreachable")
    assert page.locator("[data-action]").count() == 0
    page.get_by_role("button", name=word("try-again")).click()
    assert played(page) == expected
    come(page, 6)


def what_was_undone(page: Page) -> None:
    """Of three turns the last two."""
    shown = page.locator("#table :is(.seats, .centre, .hand)")
    seen = shown.all_inner_texts()
    for left in (14, 15):
        page.keyboard.press("u")
        expect(page.locator(".hand [data-action]")).to_have_count(left)
    next_fault(page, 1, "late")
    for left in (14, 13):
        page.keyboard.press("r")
        expect(page.locator(".hand [data-action]")).to_have_count(left)
    assert shown.all_inner_texts() == seen
    expect(page.locator("[data-do=redo]")).to_be_disabled()


BAD = {
    "bots=fox:hard": "bots: no bot",
    "hands=99": "options: hands",
    "colour=red": "options: ",
    "seat=7": "seat: ",
}


def test_a_bad_address_is_refused_in_a_sentence(page: Page) -> None:
    error = page.locator("[data-status=error]")
    sentence = re.compile("^" + re.escape(word("cannot-open")))
    for more, line in BAD.items():
        page.goto(f"index.html?game=steere-ronda&speed=instant&{more}")
        expect(error.locator(".prompt"), more).to_have_text(sentence)
        expect(error.locator(".prompt small"), more).to_contain_text(line)
        assert page.get_by_role("button", name=word("try-again")).count() == 0, more
        page.get_by_role("link", name=word("back-home")).click()
        expect(page.locator("[data-play]").first, more).to_be_visible()


def test_loading_that_fails_or_takes_long_can_be_tried_again(
    context: BrowserContext, trouble: Trouble
) -> None:
    """What fails is said in a sentence. When the network is back, a download never comes, and
    whoever waits for the engine waits for the next. From a host that does not know the type of
    wasm, that is compiled when all of it has come."""
    trouble.expect("net::ERR_FAILED")
    context.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page = context.new_page()
    page.goto(GAME)
    error = page.locator("[data-status=error] .prompt")
    expect(error).to_contain_text(word("cannot-load"))
    expect(error).not_to_contain_text("JsProxy")

    held: list[Route] = []

    def hold(route: Route) -> None:
        if not held:
            held.append(route)
            return
        answer = route.fetch()
        headers = {**answer.headers, "content-type": "application/octet-stream"}
        route.fulfill(response=answer, headers=headers)

    context.unroute("**/pyodide.asm.wasm")
    context.route("**/pyodide.asm.wasm", hold)
    page.get_by_role("button", name=word("try-again")).click()
    expect(page.locator("[data-status=loading] .prompt")).to_have_text(word("stage-download"))
    page.evaluate(
        """async () => {
          const engine = await import(new URL('static/js/engine.mjs', document.baseURI));
          for (let n = 0; n < 22; n++) engine.tick();
        }"""
    )
    slow = page.locator("#proposal")
    expect(slow).to_contain_text(word("engine-slow"))
    slow.get_by_role("button", name=word("try-again")).click()
    settled(page)
    expect(slow).to_be_empty()


def version(page: Page) -> str:
    """The address of the engine's package, which has its digest in it."""
    found = page.evaluate(
        """async () => (await (await fetch('static/js/engine-worker.mjs')).text())
          .match(/vendor\\/rondas\\/(\\w+)/)[1]"""
    )
    return str(found)


def newer_site(dist: Path, folder: Path) -> Path:
    """A newer version of the site: its package has another digest, and what names that another
    revision."""
    shutil.copytree(dist, folder)
    (package,) = (folder / "vendor/rondas").iterdir()
    package.rename(package.with_name("newer"))
    named = [path for path in folder.rglob("*.*js") if package.name in path.read_text("utf-8")]
    revisions = "|".join(re.escape(path.relative_to(folder).as_posix()) for path in named)
    for path in named:
        text = path.read_text("utf-8").replace(package.name, "newer")
        text = re.sub(rf'("(?:{revisions})","revision":")\w+', r"\1newer", text)
        path.write_text(text, "utf-8")
    return folder


def test_an_update_of_the_site_in_mid_game(
    context: BrowserContext, dist: Path, serve: Callable[..., Site], tmp_path: Path
) -> None:
    """It takes over at the next start."""
    site = serve(dist)
    first_visit(context, site)
    site.folder = newer_site(dist, tmp_path / "newer")
    page = context.new_page()
    failing(page, site.url + GAME)
    settled(page)
    old = version(page)
    page.evaluate(UPDATE_WAITS)

    # Another page of the old version does not lose its files while it is open.
    other = context.new_page()
    other.goto(site.url + TABLE)
    plays(other)
    assert version(other) == version(page) == old
    other.close()

    # An engine that follows one that ended is of the version that the game began with.
    next_fault(page, 1, "lost")
    page.locator("[data-action]").first.click()
    expect(page.locator(".hand [data-action]")).to_have_count(15)
    come(page, 1)
    assert version(page) == old
    takes_over(page, site, old)


def takes_over(page: Page, site: Site, old: str) -> None:
    """The next start has the new version: with its own snapshot, and without a network."""
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
