"""The engine ends, traps or hangs: the game goes on where it was, and waiting players are told.

The test ends workers at messages that it counts. It lets seconds pass at once (`tick` of
engine.js), so a watch of seconds takes no time.
"""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from e2e.conftest import GO, Trouble
from e2e.embedding import STARTED
from e2e.playing import play_on
from e2e.test_table import settled
from e2e.waiting import POSTS, answered, ask, expect, module, until
from e2e.words import pattern, word
from rondas.answers.service import Service

pytestmark = [pytest.mark.returning, pytest.mark.pyodide]
GAME = "index.html?game=steere-ronda&seat=0&bots=medium&hands=1&speed=instant&seed=22"
# Bots choose in secret.
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
  // What proves an early answer is not counted.
  const RETELL = '{"do": "retell"}';
  const pass = async () => {
    const engine = await import(new URL('static/js/engine/engine.js', document.baseURI));
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
      const isRetold = message.text === RETELL;
      if (isRetold) this.retold = message.id;
      const how = 'text' in message && !isRetold && this.due('request');
      if (how === 'lost' || how === 'mute') this.end(how);
      else super.postMessage(message, ...more);
      if (how === 'late' || how === 'trap') this.end(how);
    }
    set onmessage(hear) {
      this.hear = hear;
      super.onmessage = event => {
        if (this.mute) return;
        const isRetold = event.data.id === this.retold;
        const how = 'text' in event.data && !isRetold && this.due('answer');
        if (how) this.end(how);
        else hear(event);
      };
    }
  };
}"""


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


@pytest.mark.fresh
def test_a_game_goes_on_whenever_the_engine_fails(page: Page) -> None:
    """The engine ends while it loads, during a request, at the turn of a bot or of the person: the
    game comes out as if nothing had happened. Other requests can be repeated."""
    failing(page, GAME, (1, "lost"))
    settled(page)
    come(page, 1)
    a_hint(page)
    for left in (15, 14, 13):
        settled(page)
        page.locator("[data-action]").first.click()
        expect(page.locator(".hand button")).to_have_count(left)
    settled(page)
    what_was_undone(page)
    come(page, 3)
    three_in_a_row(page)
    # So far it was asked; now it answers.
    next_fault(page, 8, "mute")
    play_on(page, 4)
    settled(page)
    come(page, 7)
    assert any(" at answer " in done for done in page.evaluate("faults.done"))
    as_if_nothing_had_been(page)
    # Secret choices are kept after a death between those of two bots.
    next_fault(page, 11, "late")
    page.evaluate(GO, SECRET)
    play_on(page, 2)
    answered(page)
    settled(page)
    as_if_nothing_had_been(page)
    come(page, 8)
    stops_and_starts(page)


def as_if_nothing_had_been(page: Page) -> None:
    """The table has the moves that it has if nothing fails, and the person does the same."""
    save = ask(page, do="retell")["save"]
    seat = f"{save['seat']} "
    mine = [move.removeprefix(seat) for move in save["moves"] if move.startswith(seat)]
    service = Service()
    frame = service.handle({"do": "open", **save, "moves": []})
    while frame["status"] == "waiting" or mine:
        if frame["status"] == "your-turn":
            frame = service.handle({"do": "act", "action": mine.pop(0)})
        else:
            frame = service.handle({"do": "step"})
    assert frame["save"]["moves"] == save["moves"]


def a_hint(page: Page) -> None:
    next_fault(page, 3, "lost")  # known, its answer, and what the second engine is asked
    page.keyboard.press("i")
    until(page, "text => faults.notices.includes(text)", word("hint-failed"))
    expect(page.locator(".event")).to_be_empty()
    page.keyboard.press("i")
    expect(page.locator(".event")).to_have_text(pattern("hint", action=..., percent=...))


def three_in_a_row(page: Page) -> None:
    """With nothing else under way, so that it is the person's move that fails. The person is asked,
    and the game is kept; trying again goes on with it."""
    settled(page)
    for _ in range(3):
        next_fault(page, 1, "trap")
    page.locator("[data-action]").first.click()
    error = page.locator("[data-status=error]")
    expect(error.locator(".prompt")).to_contain_text(word("cannot-go-on"))
    expect(error.locator(".prompt")).not_to_contain_text("unreachable")
    assert page.locator("[data-action]").count() == 0
    for part in (".hand button", ".seat .plate", ".tools [data-do=menu]"):
        expect(page.locator(f"#table {part}").first).to_be_visible()
    expect(page.locator("#notice")).to_be_empty()
    page.get_by_role("button", name=word("try-again")).click()
    settled(page)


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


def stops_and_starts(page: Page) -> None:
    """A stopped one answers nothing more, and can be started again."""
    result = module(
        page,
        "engine/engine",
        """async engine => {
          const text = JSON.stringify({ do: 'games' });
          const pending = engine.call(text).catch(error => error.message);
          engine.stop();
          const heard = [];
          await engine.start(progress => heard.push(progress));
          const answer = await engine.call(text);
          return { pending: await pending, heard, answers: 'games' in answer };
        }""",
    )
    assert result["pending"] == "The engine was stopped."
    assert result["heard"][0] == 0
    assert result["heard"][-1] == 1
    assert result["answers"]


@pytest.mark.browser
def test_loading_that_fails_or_takes_long_can_be_tried_again(
    context: BrowserContext, trouble: Trouble
) -> None:
    """A failure is told in a sentence. When the network is back, a download never comes, and a
    request that waits for the engine waits for the next one. Without the type of wasm it is
    compiled when all of it has come. A file that Pyodide would await without end is told of."""
    trouble.expect("net::ERR_FAILED")
    held: list[Route] = []
    context.route("**/pyodide.asm.wasm", lambda route: held.append(route))  # noqa: PLW0108
    page = context.new_page()
    page.add_init_script(f"({POSTS})()")
    with page.expect_request("**/pyodide.asm.wasm"):
        page.goto(GAME)
    # Nobody waits for an engine to be told what it could have begun with.
    until(page, """() => posts.some(text => text.includes('"open"'))""")
    loading = page.locator("[data-status=loading] .prompt")
    expect(loading).to_be_visible()
    context.route("**/pyodide.asm.wasm", lambda route: route.abort())  # this goes before the other
    for route in held:
        route.abort()
    error = page.locator("[data-status=error] .prompt")
    expect(error).to_contain_text(word("cannot-load"))
    expect(error).not_to_contain_text("JsProxy")
    held.clear()

    def hold(route: Route) -> None:
        if not held:
            held.append(route)
            return
        answer = route.fetch()
        headers = {**answer.headers, "content-type": "application/octet-stream"}
        route.fulfill(response=answer, headers=headers)

    context.unroute("**/pyodide.asm.wasm")
    context.route("**/pyodide.asm.wasm", hold)
    with page.expect_request("**/pyodide.asm.wasm"):
        page.get_by_role("button", name=word("try-again")).click()
    expect(loading).to_have_text(word("loading-table"))
    pass_time = "engine => { for (let n = 0; n < 22; n++) engine.tick(); }"
    module(page, "engine/engine", pass_time)
    slow = page.locator("#proposal")
    expect(slow).to_contain_text(word("engine-slow"))
    # If the page is slow too, that is said once.
    told = page.locator("#failed, #failed [data-when=slow]")
    for hidden in ("false", "true"):
        told.evaluate_all(f"boxes => {{ for (const each of boxes) each.hidden = {hidden}; }}")
        expect(slow).to_be_visible(visible=hidden == "true")
    slow.get_by_role("button", name=word("try-again")).click()
    settled(page)
    expect(slow).to_be_empty()
    context.unroute("**/pyodide.asm.wasm")
    for text in ("404", "The engine stopped"):
        trouble.expect(text)
    page.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=404))
    begin = "engine => { engine.stop(); return engine.start().catch(error => error.message); }"
    message = module(page, "engine/engine", begin)
    assert message.startswith("The engine stopped: ")
    assert "pyodide.asm.wasm" in message


def version(page: Page) -> str:
    """The address of the engine's package, which has its digest in it."""
    found = page.evaluate(
        """async () => (await (await fetch('static/js/engine/engine-worker.js')).text())
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


def reload_by_itself(page: Page) -> None:
    """Reload a page, which then reloads itself, as a new version takes over; or does so at the next
    start, if the old one has not answered all requests (static/js/start/update.js)."""
    begun, loads = version(page), Counter[str]()
    page.on("request", lambda asked: loads.update([asked.url] * asked.is_navigation_request()))
    while version(page) == begun:
        page.reload()
        page.locator(STARTED).wait_for()
    assert loads[page.url] > 1
