"""Somebody presses anything at any moment, on every screen, in every order of answers.

Whatever they do: no error of the page, nothing in the document that they may not see, nothing said
of a table that they have left; and in the end the table waits for them or is over, undo gives back
the same table, and a reload finds what was there. The seed of a run says what is pressed and how
late each answer is, so it fails the same way again:

    .venv/bin/python -m pytest e2e/test_monkeys.py --seed 17
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest

from e2e.conftest import Trouble
from e2e.sim.expecting import expect
from e2e.sim.page import Page
from e2e.sim.world import Simulation, World
from e2e.test_access import LISTEN
from e2e.waiting import at_rest
from rondas.games import find
from rondas.rules.game import OVER
from rondas.tables.table import Table

pytestmark = pytest.mark.orders(1)

GAMES = {
    "steere-ronda": "hands=1",
    "rounds": "target=100",
    "moroccan-ronda": "players=3",
    "baronda": "players=4",
}
KEYS = (
    "n", "u", "r", "o", "i", "w", "s", "m", "?", "h", "t", "l", "1", "2", "Escape", "Enter",
    "ArrowRight", "ArrowLeft", "Home", "End", "Tab",
)  # fmt: skip
CONTROLS = """[data-action], [data-card], button[data-do], [data-step], [data-play], [data-learn],
[data-go-on], [data-daily], [data-puzzle], [data-moment], [data-lift], [data-name], [data-take],
[data-part], [data-word], [data-edit], #proposal button, .ending button, select, summary"""
# Controls that lead out of the page, or to another program.
BEYOND = (
    "share", "export", "import", "save", "picture", "open", "copy", "language", "full", "whole",
)  # fmt: skip
TEXTS = ("", "Ana", "KS 7C", "12", "<b>", "\u202e☂", "x" * 300)
STATE = "() => document.documentElement.dataset.page"
# Controls that a reader presses to go on.
ONWARD = """[data-lift], .ending:not(.over) .primary, dialog[open] [data-do=close],
.lesson-next [data-do=go-on], #failed:not([hidden]) button"""
WAITING = ["your-turn", "pass", "over", "viewing", "composing", "error"]


FAULTS = 0.03


class Monkey:
    """Presses anything, and looks whether all is well."""

    def __init__(self, world: World, simulation: Simulation, page: Page) -> None:
        self.world, self.simulation, self.page = world, simulation, page
        self.chance = random.Random(world.seed)
        self.done: list[str] = []

    def presses(self, times: int, keys: float = 0.25, back: float = 0.04) -> None:
        for _ in range(times):
            self.world.some(25)
            dice = self.chance.random()
            if dice < FAULTS:
                self.fault(self.chance.choice(("engine", "writes", "reads", "network")))
            elif dice < keys:
                self.key(self.chance.choice(KEYS))
            elif dice < keys + back:
                self.done.append("back")
                self.page.go_back()
            else:
                self.any()
            self.sees_no_secrets()

    def fault(self, what: str) -> None:
        """Something fails; all but a lost engine is well again when the monkey has done."""
        self.done.append(f"fault of {what}")
        if what == "engine":
            self.page.kill_engine()
        elif what == "network":
            self.world.network(False)
        else:
            self.page.evaluate(f"window.disk.{what} = 'error'")

    def heals(self) -> None:
        self.world.network(True)
        self.page.evaluate("window.disk.heal()")

    def key(self, key: str) -> None:
        self.done.append(f"key {key}")
        self.page.keyboard.press(key)

    def any(self) -> None:
        choices = self.page.choices(CONTROLS)
        here = [at for at, name in enumerate(choices) if not any(out in name for out in BEYOND)]
        if here:
            at = self.chance.choice(here)
            self.done.append(f"press {choices[at]}")
            self.page.choose(at, self.chance.choice(TEXTS))

    def sees_no_secrets(self) -> None:
        """No card is in the document that the person at this page may not see."""
        if not self.page.locator("#table[data-table][data-still]").count():
            return
        shown = self.page.evaluate("() => document.querySelector('#table .board').outerHTML")
        services = [each for each in self.simulation.engines.services.values() if each.table]
        if len(services) == 1 and not services[0].people.shared:
            table = services[0].table
            assert table
            # A table can be shown before a new engine has it.
            asked = parse_qs(urlsplit(self.page.url).query).get("seed", [table.seed])
            game = self.page.locator("#table").get_attribute("data-game")
            if (game, asked) != (table.game.id, [table.seed]):
                return
            for name in hidden(table, services[0].people.looks):
                assert f'data-card="{name}"' not in shown, f"{name} is seen"

    def comes_to_rest(self) -> str:
        """Whatever is under way ends; return the page that is shown."""
        self.heals()
        for _ in range(30):
            self.world.passes(30)
            if not self.page.choices(ONWARD):
                break
            self.page.choose(0)
        page = str(self.page.evaluate(STATE))
        if page in ("table", "viewer"):
            status = self.page.locator("[data-table]").get_attribute("data-status")
            assert status in WAITING, f"the table is {status}"
        if page == "lobby":
            assert not self.page.locator("[data-table], [data-status], [data-action]").count()
        return page


def hidden(table: Table, reader: int | None) -> set[str]:
    """The names of the cards that others hold and this seat has never seen."""
    game = table.game
    if game.actor == OVER:
        return set()
    state = find(game.id).knowledge.information_state
    known = state(game, reader)["hands"]
    mine = set() if reader is None else set(known[reader])
    found: set[str] = set()
    for seat in range(game.players):
        if seat != reader:
            own = state(game, seat)["hands"][seat]
            found |= set(own) - set(known[seat]) - mine
    return found - {"?"}


@pytest.fixture
def monkey(world: World, simulation: Simulation, trouble: Trouble) -> Callable[[str], Monkey]:
    """A monkey at an address: one device and one engine, in a page of its own each time."""
    # The start of a page without a network: people are told in words (e2e/test_first_load.py).
    for text in (
        "static/js/start/boot.js",
        "wasm streaming compile failed",
        "falling back to ArrayBuffer",
        "both async and sync fetching of the wasm failed",
    ):
        trouble.expect(text)  # fmt: skip

    context = world.new_context()

    def at(address: str) -> Monkey:
        context.close()
        simulation.engines.services.clear()
        page = context.new_page()
        page.goto("index.html")
        page.walks = True
        page.goto(address)
        return Monkey(world, simulation, page)

    return at


# Without bubbles, which the next move takes away.
FACTS = "#table .plate :is(.who, .nums, .points)"


def shown(page: Page) -> list[str]:
    """What a table shows."""
    texts = [page.locator(place).all_inner_texts() for place in (FACTS, "#table .log li")]
    actions = page.locator("#table [data-action]")
    names = actions.evaluate_all("all => all.map(each => each.dataset.action)")
    return [*(text for part in texts for text in part), *sorted(names)]


@pytest.mark.orders(0, 9)
@pytest.mark.parametrize("game", GAMES)
def test_a_table(monkey: Callable[[str], Monkey], game: str) -> None:
    """And then: undo gives back the same table, and so does a reload."""
    who = monkey(f"index.html?game={game}&{GAMES[game]}&seat=0&bots=random&speed=fast&seed=m")
    page = who.page
    who.presses(40)
    if who.comes_to_rest() != "table" or "game=" not in page.url:
        return
    if page.locator("[data-status=your-turn]").count():
        before = shown(page)
        page.locator("[data-action]").first.click()
        at_rest(page)
        undo = page.locator("#table [data-do=undo]:not([disabled]):visible")
        if undo.count():
            undo.first.click()
            who.comes_to_rest()
            assert shown(page) == before
    if page.locator("#table[data-status=your-turn]").count():
        before = shown(page)
        page.reload()
        at_rest(page)
        who.comes_to_rest()
        assert shown(page) == before


@pytest.mark.orders(0, 19)
def test_why_while_a_move_is_taken_back(monkey: Callable[[str], Monkey]) -> None:
    test_a_table(monkey, "rounds")


@pytest.mark.orders(0, 25)
def test_why_of_a_move_that_is_taken_back(monkey: Callable[[str], Monkey]) -> None:
    test_a_table(monkey, "baronda")


SCREENS = (
    "index.html",
    "index.html?lesson=rounds&speed=fast",
    "index.html?daily=rounds&speed=fast",
    "index.html?puzzle=rounds",
    "index.html?compose=rounds",
    "index.html?compose=free",
    "index.html?position=rounds&turned=7H&hand0=KS+7C&turn=1&play=1+TS,0+KS",
    "index.html?game=baronda&seats=Ana,Ben,bot&speed=fast&seed=p",
)


@pytest.mark.orders(1, 13)
def test_every_screen(monkey: Callable[[str], Monkey], world: World) -> None:
    """One after the other, on a device that keeps what was done at those before."""
    chance = random.Random(world.seed)
    for screen in SCREENS:
        who = monkey(screen)
        who.chance = chance
        visit(who, 15)


def visit(who: Monkey, presses: int = 40) -> None:
    who.presses(presses)
    who.comes_to_rest()


@pytest.mark.orders(0, 8, 2013)
def test_an_example_is_edited_while_a_card_is_about_to_move(
    monkey: Callable[[str], Monkey],
) -> None:
    visit(monkey("index.html?example=RO-3.4"))


@pytest.mark.orders(0, 2070)
def test_a_page_is_left_while_another_view_is_chosen(monkey: Callable[[str], Monkey]) -> None:
    free = "index.html?position=free&hand0=AS+KS&hand1=?2&row.Row=7H&play=0+AS,1+KD"
    visit(monkey(free))


def test_nothing_is_said_of_a_table_that_was_left(monkey: Callable[[str], Monkey]) -> None:
    """Somebody goes to a table and back, before, while or after it comes."""
    who = monkey("index.html")
    page = who.page
    for _ in range(3):
        page.locator("[data-play=steere-ronda]").click()
        expect(page).to_have_url(re.compile("game=steere-ronda"))
        who.world.some(120)
        page.go_back()
        expect(page.locator("html[data-page=lobby]")).to_have_count(1)
        page.evaluate(LISTEN)
        who.world.passes(20)
        assert page.evaluate("window.spoken") == []
        who.comes_to_rest()


def test_a_seed_gives_the_same_run_again(world: World, simulation: Simulation) -> None:
    traces = []
    for _ in range(2):
        again = simulation.world(world.seed)
        page = again.new_context().new_page()
        page.goto("index.html?game=rounds&seat=0&bots=random&speed=fast&seed=again")
        who = Monkey(again, simulation, page)
        who.presses(6)
        traces.append((again.trace()["hash"], who.done))
    assert traces[0] == traces[1]
