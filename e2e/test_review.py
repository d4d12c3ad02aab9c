"""Reviews: from the end of a game and of any record; what they say, where they lead. (In frames:
e2e/test_frame.py.)"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from e2e.axe import check
from e2e.conftest import GO
from e2e.embedding import code, record, unpacked
from e2e.layout import DESKTOP, LYING, PHONE, SMALL, Look, Rules
from e2e.playing import play_on
from e2e.test_engine import FAULTS as FAILING
from e2e.test_questions import APART
from e2e.waiting import answered, expect, keep, on_device, still
from e2e.words import pattern, word
from rondas.answers.review import decisions
from rondas.records import record as records
from rondas.rules.message import say
from rondas.words.wording import Wording

pytestmark = [pytest.mark.returning, pytest.mark.fresh]
PARTS = ".review :is(button, select), .verdict button"
RULES: Rules = [
    ["scrolls", "wide"],
    ["small", PARTS],
    ["outside", PARTS, -1, "left right"],
    ["apart", {"+number": [".plot b"]}, 0],
]


def judged(where: Page) -> Locator:
    """The viewer, when all is judged."""
    place = where.locator("[data-status=viewing][data-judged]")
    expect(place).to_be_visible(timeout=180_000)
    return place


def points(page: Page) -> str:
    """Return the result of the person in seat 0 in a finished game."""
    scores = str(page.locator("#table").get_attribute("data-scores")).split(" ")
    return scores[0].replace("-", "−")


def chosen(game: dict[str, Any], seat: int) -> list[int]:
    """The moves at which a seat had a choice."""
    return [each.move for each in decisions(records.check(game), seat)]


def beginning(game: str = "steere-ronda", **options: Any) -> dict[str, Any]:
    """A record of a game that was left early: few decisions are soon judged."""
    whole = record(game, **options)
    return {**whole, "moves": whole["moves"][:16]}


def moments(page: Page) -> list[int]:
    found = page.locator(".moments [data-moment]").all()
    return [int(each.get_attribute("data-moment") or "") for each in found]


def costliest(page: Page) -> int:
    return int(page.locator(".most [data-moment]").get_attribute("data-moment") or "")


def told(page: Page, place: Locator, game: dict[str, Any]) -> list[int]:
    """Check the sentences of the review of seat 0 about all its decisions; return the
    moments."""
    expected = chosen(game, 0)
    assert place.get_attribute("data-judged") == str(len(expected))
    found = moments(page)
    assert 0 < len(found) <= 3
    assert set(found) <= set(expected)
    # They stand as they were played, and it begins with the one that cost most.
    costs = page.locator(".moments .costs").all_inner_texts()
    lost = [
        int(best) - int(chance) for chance, best in (re.findall(r"\d+", each) for each in costs)
    ]
    assert all(each > 0 for each in lost)
    most = costliest(page)
    assert len(lost) < len(found) or lost[found.index(most)] >= max(lost) - 1  # rounded
    numbers = page.locator(".plot b").evaluate_all("all => all.map(e => +e.dataset.at)")
    assert numbers == found == sorted(found)
    # Nobody is told that nothing cost much above what cost something.
    name = "review-costly" if lost else "review-fine"
    values = {"n": len(expected), "moments": len(found), "name": ...}
    lines = [pattern(name + whose, **values) for whose in ("", "-yours")]
    assert any(line.fullmatch(page.locator(".found > p").first.inner_text()) for line in lines)
    expect(place).to_have_attribute("data-move", str(most))
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".viewer-controls [data-do=play-on]")).to_be_hidden()
    name = page.locator(".curve svg[role=img]").get_attribute("aria-label")
    assert name
    assert pattern("review-curve", first=..., last=...).fullmatch(name)
    return found


# On a phone: the board stands above the review, and the place of a moment is one block of text.
READABLE = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect();
  const wide = [...document.querySelectorAll('.moments .phrased > span')].filter(each => {
    const range = document.createRange();
    range.selectNodeContents(each.lastChild);
    return each.getBoundingClientRect().width > range.getBoundingClientRect().width + 2;
  });
  return box('.viewer .place').bottom <= box('.review').top && !wide.length;
}"""


def as_it_was(page: Page, game: dict[str, Any], found: list[int]) -> None:
    """Each moment can be seen, by keys."""
    place = page.locator("[data-status=viewing]")
    first = page.locator(".moments [data-moment]").first
    first.press("Enter")
    expect(place).to_have_attribute("data-move", str(found[0]))
    expect(first).to_have_attribute("aria-current", "true")
    verdict = page.locator(".verdict")
    expect(verdict).to_be_focused()
    assert len(verdict.inner_text()) > 60
    played = game["moves"][found[0]].partition(" ")[2]
    tags = page.locator(".hand .chosen, .hand .better")
    expect(tags).to_have_count(2 if played.startswith("play ") else tags.count())
    assert page.locator(".fan svg").count() == 0  # nobody else's cards
    for move in found[1:]:
        which = verdict.locator(f".which [data-moment='{move}']")
        which.press("Enter")
        expect(place).to_have_attribute("data-move", str(move))
        expect(which).to_have_attribute("aria-current", "true")
    # The browser's way back leads to the moment that was tried.
    verdict.locator("[data-do=play-on]").press("Enter")
    expect(page.locator("[data-status=your-turn]")).to_be_visible()
    page.go_back()
    expect(judged(page)).to_have_attribute("data-move", str(found[-1]))


def played_again(page: Page, game: dict[str, Any]) -> str:
    """The moment that cost most, with what had come so far; return its move."""
    move = costliest(page)
    verdict = page.locator(".verdict")
    played = game["moves"][move].partition(" ")[2]
    page.locator(".moments .most [data-moment]").press("Enter")
    expect(verdict).to_be_focused()
    page.keyboard.press("Tab")
    expect(verdict.locator("button").first).to_be_focused()
    again = verdict.locator("[data-do=play-on]")
    hand = page.locator(".viewer .hand li:not([aria-hidden])").count()
    again.press("Enter")
    expect(page.locator("[data-status=your-turn]")).to_be_visible()
    # At most a help for a bid, and not how the game before has ended.
    helped = word("tip-bid", "baronda", garudas=0, nagas=0, reds=0)
    helped = helped.replace("0", r"\d+").replace("s,", "s?,")
    expect(page.locator(".table .event")).to_have_text(re.compile(rf"^({helped} ?)?$"))
    expect(page.locator("[data-card]")).to_have_count(hand)
    expect(page.locator(f'[data-action="{played}"]')).not_to_have_count(0)
    cut = unpacked(page.url.partition("#play=")[2])
    assert cut["moves"] == game["moves"][:move]
    return str(move)


@pytest.mark.browser
def test_layout(look: Look) -> None:
    """The longest curve is that of a whole game."""
    page = look.page
    review(page, record("baronda", seed=5))
    buttons = page.locator(".moments [data-moment]")
    for at, size in enumerate((DESKTOP, LYING, SMALL, PHONE)):
        look.resize(size)
        buttons.nth(at % buttons.count()).click()
        look.at("review", RULES, [size])
        for part in (".instead", "[data-do=play-on]"):
            expect(page.locator(f".verdict {part}")).to_be_in_viewport(ratio=1)
        expect(page.locator(".viewer .hand .card").first).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(READABLE)
    check(page, "review")
    # A ring lies clear of the trick.
    review(page, record(hands=1))
    look.resize(LYING)
    while not page.locator(".viewer .trick .card").count():
        page.locator("[data-step=next]").click()
    still(page)
    assert page.evaluate(APART)


def review(page: Page, game: dict[str, Any]) -> Locator:
    """Go to the review of seat 0; earlier verdicts are not mistaken for it."""
    page.locator("#viewer").evaluate("viewer => viewer.removeAttribute('data-judged')")
    page.evaluate(GO, f"index.html?review=0&speed=instant#record={code(game)}")
    return judged(page)


def another_game(page: Page) -> None:
    """The moments of each game look and sound different. Where nothing was decided, and where the
    address names no seat, a line says so."""
    begun = beginning("rounds", target=100, seed=12)
    found = told(page, review(page, begun), begun)
    as_it_was(page, begun, found)
    played_again(page, begun)
    # Where no decision of a lost game cost much, it begins where that was decided.
    lost = record(hands=1)
    place = review(page, lost)
    expect(page.locator(".moments")).to_have_count(0)
    expect(page.locator(".found > p").first).to_contain_text(
        pattern("review-decided", before=33, after=...)
    )
    expect(place).to_have_attribute("data-move", str(chosen(lost, 0)[0]))
    page.evaluate(GO, f"index.html?review=0#record={code(dict(record(), moves=[]))}")
    expect(page.locator("[data-status=viewing][data-judged='0']")).to_be_visible()
    expect(page.locator(".found")).to_contain_text(word("review-none"))
    for address, line in (
        ("review=3", "seat: a number from 0 to 2, not 3"),
        ("review=x", "review: one of 0, 1, 2 …, not x"),
    ):
        page.evaluate(GO, f"index.html?{address}#record={code(record(hands=1))}")
        expect(page.locator("[data-status=error] .told small")).to_have_text(line)


def test_after_a_game(page: Page) -> None:
    """By keys: each decision is judged; the moments can be seen as they were, and tried again."""
    page.goto("index.html?game=baronda&players=2&seat=0&bots=random&speed=instant&seed=5")
    play_on(page)
    end = page.locator(".ending.over")
    result = end.locator("h2").inner_text()
    scores = points(page)
    page.locator(".ending.over [data-do=review]").press("Enter")
    # The player of the reviewed game.
    judged(page)
    expect(page.locator("#viewer .facts").first).to_have_text(pattern("played-with", names=...))
    expect(page.locator(".review select option").first).to_have_text(word("review-yours"))
    expect(page.locator(".viewer .seats .face")).not_to_have_count(0)
    # Back to the end of the game, of which nothing is kept.
    page.get_by_role("link", name=word("review-back")).press("Enter")
    expect(end.locator("h2")).to_have_text(result)
    page.go_back()
    place = judged(page)
    shared = unpacked(page.url.partition("#record=")[2])
    found = told(page, place, shared)
    as_it_was(page, shared, found)
    tried = played_again(page, shared)
    assert "bots=random" in page.url
    assert "speed=instant" in page.url
    goes_on_later(page, scores)
    compared = end.locator(".compared").inner_text()
    # Its own review leads back to the comparison, and that to the review of the game it came from.
    end.locator("[data-do=review]").click()
    expect(page.locator("#review")).to_be_visible()
    page.get_by_role("link", name=word("review-back")).click()
    expect(end.locator(".compared")).to_have_text(compared)
    expect(page.locator("#table .facts")).to_contain_text(word("second-try"))
    end.get_by_role("button", name=word("back-to-review")).click()
    expect(judged(page)).to_have_attribute("data-move", tried)
    assert unpacked(page.url.partition("#record=")[2]) == shared


def goes_on_later(page: Page, scores: str) -> None:
    """The second try is left, and gone on with from the front page; it counts for nothing, for
    somebody knows by now what was to come. `scores`: those of the first."""
    play_on(page, 1)
    on_device(page, "kept => Object.keys(kept).some(key => key.startsWith('saved:'))")
    keep(page, {"settings": {"speed": "instant"}})
    page.goto("index.html")
    expect(page.locator("#going-on p").first).to_contain_text(word("second-try"))
    page.locator("#going-on [data-go-on]").click()
    play_on(page)
    kept = on_device(page, "kept => !Object.keys(kept).some(key => key.startsWith('saved:'))")
    assert sum(key.startswith("done:") for key in kept) == 1
    compared = word("tried-again", before=scores, now=points(page))
    expect(page.locator(".ending.over .compared")).to_have_text(compared)


def test_of_any_record(page: Page) -> None:
    """In the viewer, of whichever seat and game; another language tells the same at once. If the
    second engine stops that is told; asked again, of another seat, it judges."""
    game = beginning(names=["Ana", "Bo", "Cid"], hands=1)
    page.add_init_script(f"({FAILING})([])")
    page.goto(f"index.html?move=3#record={code(game)}")
    place = page.locator("[data-status=viewing]")
    expect(place).to_have_attribute("data-move", "3")
    panel = page.locator(".review")
    panel.locator("select").select_option(label=word("review-of", name="Bo"))
    page.evaluate("faults.plan.push([faults.count + 6, 'lost'])")
    panel.locator("[data-do=review]").click()
    expect(page.locator("#review")).to_be_focused()
    expect(page.locator(".found .told")).to_contain_text(word("review-failed"))
    expect(page.locator("[data-judged]")).to_have_count(0)
    panel.locator("select").select_option(label=word("review-of", name="Cid"))
    panel.locator("[data-do=review]").click()
    judged(page)
    assert place.get_attribute("data-judged") == str(len(chosen(game, 2)))
    found = moments(page)
    expect(place).to_have_attribute("data-move", str(costliest(page)))  # as asked, it is in sight
    page.locator(".moments [data-moment]").last.click()
    expect(place).to_have_attribute("data-move", str(found[-1]))
    expect(page.locator(".viewer-controls select")).to_have_value("2")
    expect(page.locator(".fan svg")).to_have_count(0)
    # On and back by keys: what is said stays, with the way back to its moment.
    page.keyboard.press("ArrowRight")
    verdict = page.locator(".verdict")
    expect(verdict.locator(".instead")).to_be_visible()
    expect(page.locator("[data-do=play-on]:visible")).to_have_count(1)
    expect(page.locator(".tagged")).to_have_count(0)
    back = verdict.locator(".buttons > [data-moment]")
    expect(back).to_have_text(word("review-there"))
    back.click()
    expect(place).to_have_attribute("data-move", str(found[-1]))
    expect(verdict.locator("[data-do=play-on]")).to_be_visible()
    # The curve leads to a decision.
    page.locator(".plot").click(position={"x": 1, "y": 40})
    expect(place).to_have_attribute("data-move", str(chosen(game, 2)[0]))
    # Finished verdicts are only told again in another language.
    page.evaluate(GO, f"index.html?lang=fr&move={found[0]}&review=2#record={code(game)}")
    french = Wording("page", language="fr")
    expect(page.locator("#review")).to_have_text(french.say(say("review-title")))
    judged(page)
    assert moments(page) == found
    expect(page.locator(".verdict [data-do=play-on]")).to_have_text(french.say(say("review-again")))
    expect(page.locator(".found")).to_contain_text(french.say(say("review-blind")))
    # Of another seat: nothing of this one is shown any more.
    panel.locator("select").select_option("1")
    answered(page)
    panel.locator("[data-do=review]").click()
    expect(page.locator("[data-judged], .moments")).to_have_count(0)
    expect(page.locator(".found progress")).to_be_visible()
    page.evaluate(GO, "index.html?lang=en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    another_game(page)
