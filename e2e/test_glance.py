"""The table as it was left: on the next visit it is there before the engine is, and it is so."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Trouble
from e2e.playing import play_on
from e2e.test_table import click, settled
from e2e.waiting import ENGINE, Gate, answered, on_device, until
from e2e.words import word
from rondas.games import all_games

pytestmark = [pytest.mark.returning, pytest.mark.fresh]

TABLE = "index.html?game=%s&seat=0&bots=random&seed=%d&speed=instant"
# The shortest games of each kind.
SHORT = {
    "steere-ronda": "&hands=1",
    "moroccan-ronda": "&players=2&target=5",
    "baronda": "&players=2",
    "rounds": "&target=100",
}
KEPT = """offered => {
  const text = localStorage.getItem('rondas-glance');
  const kept = JSON.parse(text && JSON.parse(text).answer);
  return kept && String(kept.actions.map(each => each.action)) === String(offered) && text;
}"""


def offered(page: Page) -> list[str]:
    settled(page)
    actions: list[str] = page.locator("[data-action]").evaluate_all(
        "all => all.map(each => each.dataset.action)"
    )
    return actions


def leave(page: Page, game: str = "steere-ronda", seed: int = 3, turns: int = 2) -> dict[str, Any]:
    """A table that is kept as it lies; gives what is kept of it."""
    page.goto(TABLE % (game, seed) + SHORT.get(game, ""))
    play_on(page, turns)
    actions = set(offered(page))
    kept: dict[str, Any] = json.loads(until(page, KEPT, in_order(page, actions)))
    return kept


def in_order(page: Page, actions: set[str]) -> list[str]:
    """As the engine has them; the page shows them as the person sorts his cards."""
    frame = page.evaluate(
        """async () => {
          const engine = await import(new URL('static/js/engine.mjs', document.baseURI));
          return JSON.parse(await engine.call('{"do": "retell"}'));
        }"""
    )
    found = [each["action"] for each in frame["actions"]]
    assert actions <= set(found)
    return found


def held_back(page: Page) -> Gate:
    """Comes back to the table, while the engine does not get to hear anything."""
    engine = Gate(page, ENGINE)
    page.add_init_script("gate(true)")
    page.reload()
    return engine


def put(page: Page, kept: str | dict[str, Any]) -> None:
    """What is kept when this page has been left."""
    text = kept if isinstance(kept, str) else json.dumps(kept)
    page.evaluate(
        "text => addEventListener('pagehide', () => localStorage.setItem('rondas-glance', text))",
        text,
    )


@pytest.mark.parametrize("game", all_games())
def test_the_table_is_there_before_the_engine(page: Page, game: str) -> None:
    """It lies as it did; what is done there is done as soon as the engine has come, and the game
    goes on to its end."""
    leave(page, game)
    before, told = offered(page), page.locator(".log li").all_inner_texts()
    engine = held_back(page)
    assert offered(page) == before
    assert page.locator(".log li").all_inner_texts() == told
    click(page)
    expect(page.locator("[data-action]")).to_have_count(0)
    engine.open()
    play_on(page)
    assert settled(page) == "over"


def test_another_game_waits_for_the_engine(page: Page) -> None:
    leave(page, turns=0)
    before = offered(page)
    # A game in which nothing was done is there too.
    engine = held_back(page)
    assert offered(page) == before
    # Another one is not.
    page.goto(TABLE % ("steere-ronda", 4))
    expect(page.locator("#table .prompt")).not_to_be_empty()
    expect(page.locator("[data-status=loading]")).to_be_visible()
    engine.open()
    assert settled(page) == "your-turn"
    assert "seed=4" in page.url


def test_what_is_not_true_is_put_right(page: Page) -> None:
    """Nothing that was done there is done in the game. An engine that cannot be started is told of
    when it is needed; then what was shown is still there, and goes on."""
    kept = leave(page)
    before = offered(page)
    answer = json.loads(kept["answer"])
    answer["actions"] = answer["actions"][:1]
    put(page, {**kept, "answer": json.dumps(answer)})
    engine = held_back(page)
    assert len(offered(page)) == 1 < len(before)
    click(page)
    expect(page.locator("[data-action]")).to_have_count(0)
    engine.open()
    expect(page.locator("[data-action]")).to_have_count(len(before))
    answered(page)
    assert offered(page) == before
    (saved,) = [value for key, value in on_device(page).items() if key.startswith("saved:")]
    assert saved["save"]["moves"] == answer["save"]["moves"]

    until(page, KEPT, in_order(page, set(before)))
    page.add_init_script(
        """{
          const own = Worker;
          Worker = class { constructor() { throw new Error('no workers'); } };
          window.heal = () => { Worker = own; };
        }"""
    )
    page.reload()
    engine.open()
    assert offered(page) == before
    click(page)
    expect(page.locator("[data-status=error] .prompt")).to_contain_text(word("cannot-go-on"))
    page.evaluate("heal()")
    page.locator("[data-do=retry]").click()
    assert offered(page) == before
    click(page)
    assert settled(page) == "your-turn"
    assert len(offered(page)) < len(before)


DAMAGED = (
    "", "null", '{"build": 1', {"build": "x"}, {"request": "{}"}, {"answer": "null"},
    {"answer": '{"status": "your-turn"}'},
)  # fmt: skip


def test_what_is_damaged_is_not_there(page: Page, trouble: Trouble) -> None:
    kept = leave(page)
    before = offered(page)
    for damage in DAMAGED:
        put(page, damage if isinstance(damage, str) else {**kept, **damage})
        page.reload()
        assert offered(page) == before, damage
    # What cannot be shown comes from the engine.
    answer = json.loads(kept["answer"])
    del answer["display"]["scores"]
    put(page, {**kept, "answer": json.dumps(answer)})
    trouble.expect("KeyError: scores")
    page.reload()
    assert offered(page) == before
