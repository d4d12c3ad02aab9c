"""The table as it was left is there again before the engine, on the next visit."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import Trouble
from e2e.playing import play_on
from e2e.test_table import click, settled
from e2e.waiting import Gate, answered, ask, expect, on_device, until
from e2e.words import word

pytestmark = pytest.mark.returning

TABLE = "index.html?game=steere-ronda&hands=1&seat=0&bots=random&seed=3&speed=instant"
UNTOUCHED = "index.html?game=rounds&target=100&seat=0&bots=random&seed=3&speed=instant"
KEPT = """offered => {
  const kept = JSON.parse(localStorage.getItem('rondas-early'));
  const actions = kept?.answer.actions.map(each => each.action).sort();
  return String(actions) === String(offered) && kept;
}"""
# All events so far of the table that is kept, as soon as it has these moves.
PAST = """moves => {
  const { save, past } = JSON.parse(localStorage.getItem('rondas-early'))?.answer ?? {};
  return save && String(save.moves) === String(moves) && past;
}"""
DAMAGED = (
    "", "null", '{"build": 1', {"build": "x"}, {"request": "{}"}, {"answer": None},
    {"answer": {"status": "your-turn"}},
)  # fmt: skip
# Whether what is kept is the answer to a request.
ANSWERS = """async ([text, request]) => {
  const { recalled } = await import(new URL('static/js/start/early.js', document.baseURI));
  localStorage.setItem('rondas-early', text);
  return recalled()?.request === request;
}"""


def offered(page: Page) -> list[str]:
    settled(page)
    actions: list[str] = page.locator("[data-action]").evaluate_all(
        "all => all.map(each => each.dataset.action)"
    )
    return actions


def is_kept(page: Page) -> dict[str, Any]:
    """Wait until the table is kept as it lies; return what is kept of it."""
    actions = sorted({*offered(page)})
    page.evaluate("self.rest?.()")  # it is kept when nothing is urgent
    kept: dict[str, Any] = until(page, KEPT, actions)
    return kept


def held_back(page: Page) -> Gate:
    """After every load the engine does not get to hear anything."""
    engine = Gate(page)
    page.add_init_script("gate(true)")
    return engine


def put(page: Page, kept: str | dict[str, Any]) -> None:
    """Return the stored table after this page has been left."""
    text = kept if isinstance(kept, str) else json.dumps(kept)
    page.evaluate(
        "text => addEventListener('pagehide', () => localStorage.setItem('rondas-early', text))",
        text,
    )


def test_the_table_is_there_before_the_engine(page: Page, trouble: Trouble) -> None:
    """It lies as it did, also if nothing was done; what is done there is done as soon as the engine
    has come, and the game goes on. Another one is not there. An engine that cannot be started is
    told of when it is needed; then what was shown is still there, and goes on. (The engine finds
    each game as it was: tests/test_service.py. To its end after such a fault: e2e/test_engine.py.)
    """
    page.goto(UNTOUCHED)
    kept = is_kept(page)
    left = as_told(page)
    page.goto("index.html")
    page = page.context.new_page()
    engine = held_back(page)
    page.goto(UNTOUCHED)
    assert as_told(page) == left
    # An action at the table is done when the engine has come.
    before = offered(page)
    click(page)
    expect(page.locator("[data-action]")).to_have_count(0)
    engine.open()
    expect(page.locator("[data-action]")).not_to_have_count(0)
    assert settled(page) == "your-turn"
    assert offered(page) != before
    # Another table is not there, not even where the address is the same.
    put(page, {**kept, "address": TABLE.removeprefix("index.html")})
    page.goto(TABLE)
    expect(page.locator("#table .prompt")).not_to_be_empty()
    expect(page.locator("[data-status=loading]")).to_be_visible()
    engine.open()
    assert settled(page) == "your-turn"
    play_on(page, 2)
    page.keyboard.press("u")
    settled(page)
    play_on(page, 1)
    settled(page)
    saved = max(on_device(page).values(), key=lambda each: str(each.get("time", "")))
    page.evaluate("self.rest?.()")
    past = until(page, PAST, saved["save"]["moves"])
    assert past == ask(page, do="retell")["past"]
    kept = is_kept(page)
    damaged(page, kept)
    what_is_not_true_is_put_right(page, engine, kept, trouble)
    is_kept(page)
    without_workers(page, engine)


def as_told(page: Page) -> tuple[list[str], list[str]]:
    """Return the actions at the table, and its sentences."""
    return offered(page), page.locator(".log li").all_inner_texts()


def what_is_not_true_is_put_right(
    page: Page, engine: Gate, kept: dict[str, Any], trouble: Trouble
) -> None:
    """Whatever is wrong with what was kept. Nothing that was done there is done in the game."""
    before = offered(page)
    answer = kept["answer"]
    # The engine answers when there is nothing to show.
    unshown = {**answer, "display": {**answer["display"]}}
    del unshown["display"]["scores"]
    put(page, {**kept, "answer": unshown})
    trouble.expect("KeyError: scores")
    page.reload()
    engine.open()
    assert offered(page) == before
    # False tables.
    put(page, {**kept, "answer": {**answer, "actions": answer["actions"][:1]}})
    page.reload()
    assert len(offered(page)) == 1 < len(before)
    click(page)
    expect(page.locator("[data-action]")).to_have_count(0)
    engine.open()
    expect(page.locator("[data-action]")).to_have_count(len(before))
    answered(page)
    assert offered(page) == before
    kept_games = [value for key, value in on_device(page).items() if key.startswith("saved:")]
    (saved,) = [each for each in kept_games if each["save"]["game"] == "steere-ronda"]
    assert saved["save"]["moves"] == answer["save"]["moves"]


def damaged(page: Page, kept: dict[str, Any]) -> None:
    """It is not there; only what is whole is."""
    request = kept["request"]
    assert page.evaluate(ANSWERS, [json.dumps(kept), request])
    for damage in DAMAGED:
        text = damage if isinstance(damage, str) else json.dumps({**kept, **damage})
        assert not page.evaluate(ANSWERS, [text, request]), damage


def without_workers(page: Page, engine: Gate) -> None:
    """A table that is kept, and no engine."""
    page.add_init_script(
        """{
          const own = Worker;
          Worker = class { constructor() { throw new Error('no workers'); } };
          window.heal = () => { Worker = own; };
        }"""
    )
    before = as_told(page)
    page.reload()
    assert as_told(page) == before
    engine.open()
    click(page)
    expect(page.locator("[data-status=error] .prompt")).to_contain_text(word("cannot-go-on"))
    page.evaluate("heal()")
    page.locator("[data-do=retry]").click()
    assert as_told(page) == before
    click(page)
    assert settled(page) == "your-turn"
    assert len(offered(page)) < len(before[0])
