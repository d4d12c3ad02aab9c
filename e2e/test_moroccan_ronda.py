"""Moroccan Ronda at the table: whole games in every way of playing, and what is its own."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.axe import found
from e2e.boxes import BOXES
from e2e.parts import near_the_end
from e2e.test_table import KEPT, SIZES, click, ended, play, settled
from e2e.waiting import expect, on_device, resize
from e2e.words import word

pytestmark = pytest.mark.returning
GAME = "index.html?game=moroccan-ronda&bots=easy&speed=instant"
WAYS: dict[str, dict[str, Any]] = {
    "Beginner": {"announcements": "honest"},
    "Café": {},
    "Strict": {"penalties": "claim"},
}
SPANISH = {"Caída", "Cinco", "Diez", "Mesa", "Caída, mesa"}


def plainly(page: Page) -> None:
    """Return the action of an honest player: the first info, else a card."""
    bold = page.locator("[data-action].bold")
    (bold if bold.count() else page.locator(".hand [data-action]")).first.click()


def keyed(page: Page) -> None:
    """The same without a mouse."""
    bold = page.locator("[data-action].bold")
    if bold.count():
        page.keyboard.press(str(bold.get_attribute("data-hot")))
        return
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand [data-action]:focus")).to_have_count(1)
    page.keyboard.press("Enter")


# Each number of players and each way of playing, and strictly also with the fewest: what else there
# is between them is the engine's, and tested there. Of the longest the last turns.
@pytest.mark.parametrize(
    ("players", "way", "size", "turns"),
    [(2, "Beginner", "phone", 6), (3, "Café", "desktop", 0), (4, "Strict", "phone", 0),
     (2, "Strict", "desktop", 0)],
)  # fmt: skip
def test_whole_games(page: Page, players: int, way: str, size: str, turns: int) -> None:
    """Clicked on a phone, keyed on a desktop; every point of the score is accounted for."""
    page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
    page.emulate_media(reduced_motion="reduce")
    address = f"{GAME}&players={players}&target=5&seed={way[0]}{players}{size}"
    address += "".join(f"&{name}={value}" for name, value in WAYS[way].items())
    if turns:
        begun = near_the_end("moroccan-ronda", players, turns, target=5, **WAYS[way])
        address = f"index.html?bots=easy&speed=instant#play={begun}"
    page.goto(address.replace("easy", "random"))
    assert play(page, plainly if size == "phone" else keyed) >= max(turns, 1)
    end = ended(page)
    sides = players if players < 4 else 2
    assert len(end["scores"]) == sides
    assert len(end["winners"]) == (2 if players == 4 else 1)
    if players == 4:
        resize(page, SIZES["desktop"])
        page.emulate_media(color_scheme="dark")
        found(page, "over")
    page.locator(".ending.over [data-do=score]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(word("reasons"))
    expect(dialog.locator("th.part").first).to_contain_text(re.compile("1"))
    told = [0] * sides
    for row in dialog.locator("tr.reason").all():
        for side, cell in enumerate(row.locator("td").all_inner_texts()):
            told[side] += int((cell or "0").replace("−", "-"))
    assert told == end["scores"]


def test_each_rank_has_its_place(page: Page) -> None:
    """And for who comes back the log and what the points were for are there again; they end with
    what was undone."""
    address = f"{GAME}&players=2&seed=5&announcements=honest"
    page.goto(address)
    where: set[str] = set()
    for _ in range(5):
        settled(page)
        lying = page.evaluate(
            """() => [...document.querySelectorAll('.open [data-what]')].map(
              e => [e.dataset.what.slice(0, -1), e.parentElement.dataset.place])"""
        )
        assert all(rank == place for rank, place in lying)
        where.add(
            page.evaluate(
                """() => [...document.querySelectorAll('.spot')].map(e => {
                  const box = e.getBoundingClientRect();
                  return [e.dataset.place, Math.round(box.x), Math.round(box.y)].join(' ');
                }).join('; ')"""
            )
        )
        plainly(page)
    assert len(where) == 1
    expect(page.locator('.seat[data-seat="1"]')).to_have_attribute("data-side", "top")
    settled(page)
    on_device(page, KEPT % 5)
    log = page.locator(".panel .log li > span")
    told = log.all_inner_texts()
    page.goto("index.html")
    expect(page.locator("html[data-page=lobby]")).to_be_visible()
    page.goto(address)
    settled(page)
    assert log.all_inner_texts() == told
    page.keyboard.press("u")
    expect(log).not_to_have_text(told)
    fewer = log.all_inner_texts()
    assert fewer == told[: len(fewer)]


@pytest.mark.browser
def test_next_sits_right(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce", color_scheme="dark")
    page.goto(f"{GAME}&players=4&seed=5")
    settled(page)
    for seat, side in ((1, "right"), (2, "top"), (3, "left")):
        expect(page.locator(f'.seat[data-seat="{seat}"]')).to_have_attribute("data-side", side)
    expect(page.locator('.seat[data-seat="2"] > .quiet')).to_contain_text(word("partner"))
    expect(page.locator(".seat .tag")).to_have_text([word("partner")])
    expect(page.locator(".acts [data-action^=announce]")).not_to_have_count(0)
    found(page, "announcing")


def test_fair_dealy_is_one_tap(page: Page) -> None:
    page.goto(f"{GAME}&players=2&seed=5")
    settled(page)
    while not page.locator("[data-action^=announce]").count():
        click(page)
        settled(page)
    bold = page.locator("[data-action].bold")
    expect(bold).to_have_count(1)
    expect(page.locator("[data-action^=announce]")).to_have_count(3)


@pytest.mark.browser
def test_challenge_names_its_risk(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    begun = near_the_end("moroccan-ronda", 2, 38, seed="5")
    page.goto(f"index.html?bots=random&speed=fast#play={begun}")
    page.locator("[data-action^=challenge]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".told")).not_to_be_empty()
    expect(page.locator("[data-action^=challenge]")).to_have_count(1)
    found(page, "challenge")
    dialog.locator(".buttons [data-do=close]").click()
    expect(dialog).to_be_hidden()
    back = page.locator(".acts [data-action^=challenge]")
    expect(back).to_be_focused()
    expect(page.locator("[data-status=your-turn]")).to_be_visible()
    found(page, "announced")
    back.press("Enter")
    dialog.locator("[data-action^=challenge]").click()
    expect(page.locator(".panel .log [data-kind=said]").last).to_be_visible()


@pytest.mark.browser
def test_calls_in_a_tradition(page: Page) -> None:
    page.goto(f"{GAME}&players=2&seed=5&announcements=honest")
    settled(page)
    page.keyboard.press("m")
    page.locator("dialog [data-do=settings]").click()
    page.locator("[name=calls][value=spanish]").check()
    page.locator("[name=speed][value=fast]").check()
    page.keyboard.press("Escape")
    heard = page.evaluate_handle(
        """() => {
          const heard = [];
          new MutationObserver(() => {
            for (const e of document.querySelectorAll('.bubble')) heard.push(e.innerText);
          }).observe(document.querySelector('.board'), { subtree: true, childList: true });
          return heard;
        }"""
    )
    for _ in range(30):
        settled(page)
        found = {text.split("+")[0].strip() for text in heard.json_value()}
        if found & SPANISH:
            return
        plainly(page)
    pytest.fail(f"heard only {found}")


COVERED = f"""() => {{{BOXES}
  const tip = box(document.querySelector('#tip'));
  return all('.open .taken').filter(each => meet(box(each), tip)).map(each => each.dataset.what);
}}"""


@pytest.mark.browser
def test_what_a_card_takes(page: Page) -> None:
    """A card that captures says so, and shows which cards when it is pointed at; what is told of
    it lies on none of them."""
    page.goto(f"{GAME}&players=2&seat=0&seed=3&announcements=honest")
    for _ in range(40):
        settled(page)
        taking = page.locator('.hand [data-action][aria-label*="takes "]')
        if taking.count():
            break
        plainly(page)
    rank = str(taking.first.get_attribute("data-card"))[:-1]
    taking.first.hover()
    marked = page.locator(".open .taken")
    expect(marked).not_to_have_count(0)
    taken = marked.evaluate_all("all => all.map(e => e.dataset.what)")
    assert rank in [name[:-1] for name in taken]
    tip = page.locator("#tip p")
    cards = taking.all()
    looks = [*product(("phone", "lying"), cards), ("desktop", cards[-1])]
    for size, card in looks:
        page.locator(".bar").hover(position={"x": 5, "y": 5})
        resize(page, SIZES[size])
        expect(tip).to_have_count(0)
        card.hover()
        expect(tip.first).to_be_visible()
        expect(marked).not_to_have_count(0)
        assert page.evaluate(COVERED) == [], size


def test_what_the_card_in_focus_takes(page: Page) -> None:
    """It is shown as soon as the turn comes, for the focus was there before."""
    page.goto(f"{GAME}&players=2&seed=5&announcements=honest")
    focus = "document.activeElement.matches('.hand [data-action]')"
    for _ in range(40):
        settled(page)
        if page.locator('.hand [data-action][aria-label*="takes "]:focus').count():
            break
        if not page.evaluate(focus):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    expect(page.locator(".open .taken")).not_to_have_count(0)
    # What it takes lies at one's own points.
    pile = page.locator(".line .points")
    before = int(pile.get_attribute("data-pile") or 0)
    page.keyboard.press("Enter")
    settled(page)
    assert int(pile.get_attribute("data-pile") or 0) > before


CUT = """() => {
  const boxes = s => [...document.querySelectorAll(s)].map(
    e => e.getBoundingClientRect()).filter(r => r.width);
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const all = boxes('.plate, .spot, .acts button, .hand button');
  const spots = boxes('.spot');
  return {
    wide: document.documentElement.scrollWidth <= innerWidth,
    outside: all.filter(r => r.left < -1 || r.top < -1
      || r.right > innerWidth + 1 || r.bottom > innerHeight + 1).length,
    over: boxes('.plate, .acts button, .hand button, .say .prompt').filter(
      r => spots.some(s => !apart(r, s))).length,
    small: boxes('.acts button, .hand button').filter(
      r => Math.min(r.width, r.height) < 43.9).length,
  };
}"""


@pytest.mark.browser
def test_claims(page: Page) -> None:
    """Four players, announcing, claiming and playing: nothing is cut, and claims are always
    offered."""
    page.goto(f"{GAME}&players=4&seed=9&penalties=claim")
    looked: set[str] = set()
    turn = asked = 0
    while not asked or len(looked) < 3:
        assert settled(page) == "your-turn"
        actions = page.locator("[data-action]").evaluate_all(
            "all => all.map(e => e.dataset.action)"
        )
        if "done" in actions:
            asked += 1
            assert sorted(actions) == ["claim 1", "claim 3", "done"]
        # Claims are there beside the cards of a turn too.
        kind = "play" if "play" in str(actions) else str(actions[0]).split()[0]
        for size in SIZES if kind not in looked else ("small", "lying")[turn % 2 :][:1]:
            resize(page, SIZES[size])
            cut = page.evaluate(CUT)
            assert cut == {"wide": True, "outside": 0, "over": 0, "small": 0}, (kind, size)
        if kind == "play" and kind not in looked:
            assert {"claim 1", "claim 3"} < {*actions}
            page.locator("[data-action='claim 1']").click()
            expect(page.locator("[data-action='claim 1']")).to_have_count(0)
            assert settled(page) == "your-turn"
            expect(page.locator(".hand [data-action]")).to_have_count(3)
        looked.add(kind)
        turn += 1
        plainly(page)


@pytest.mark.browser
def test_a_long_bar_on_a_low_screen(page: Page) -> None:
    """The words of a bar are long where one has a pair; it leaves room for four cards, and the
    stock for the first place of the table."""
    for language in ("es", "fr", "ar"):
        page.goto("index.html")
        expect(page.locator(".acts [data-action]")).to_have_count(0)
        page.goto(f"{GAME}&players=2&seed=10&opening=four_cards&lang={language}")
        expect(page.locator(".acts [data-action]")).to_have_count(4)
        for width, height in ((844, 390), (667, 375)):
            resize(page, {"width": width, "height": height})
            near = page.evaluate(
                """() => {
                  const boxes = s => [...document.querySelectorAll(s)].map(
                    e => e.getBoundingClientRect()).filter(r => r.width);
                  const near = by => (a, b) => a.left < b.right + by && b.left < a.right + by
                    && a.top < b.bottom + by && b.top < a.bottom + by;
                  const pairs = (a, b, by) => boxes(a).flatMap(
                    one => boxes(b).filter(other => near(by)(one, other))).length;
                  return [boxes('.acts button').length, pairs('.acts button', '.hand .card', 4),
                    pairs('.acts button', '.handtools button, .line .plate, .say .prompt', 0),
                    pairs('.stock', '.spot, .plate', 2)];
                }"""
            )
            assert near == [4, 0, 0, 0], (language, width)
