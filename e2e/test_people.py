"""Several people at one screen: the cloth, who lifts it, what lies below, what each is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FrameLocator, Locator, Page

from e2e.axe import check, found
from e2e.parts import near_the_end
from e2e.playing import unfold
from e2e.test_access import LISTEN, SPOKE
from e2e.test_front import query, set_up
from e2e.test_languages import NewContext
from e2e.test_share import SHARE_SHEET
from e2e.test_table import SIZES
from e2e.waiting import DEADLINE, POSTS, answered, expect, on_device, resize, until
from e2e.words import word

pytestmark = [pytest.mark.returning, pytest.mark.orders(0, 2)]
GAMES = {
    "moroccan-ronda": "seats=Ana,Ben,Cid&target=5&penalties=claim&seed=1",
    "rounds": "seats=Ana,Ben&target=100&revokes=allowed&seed=3",
}
PLACES = "At this device", "At other devices"
RONDA = "index.html?game=steere-ronda&seats=Ana,Ben,bot&hands=1&seed=7"
# Traces of a hand in the page: cards, actions, any of these names of cards. (Beside the table the
# played cards are told.)
LEFT = """held => {
  const found = [...document.querySelectorAll(
    '[data-card], [data-what], [data-action], [data-copy], #table .card, #table .fan > *')];
  const cloth = document.querySelector('.passing').textContent;
  held = held.filter(card => !cloth.includes(card));
  if (!held.length) return found.map(({ outerHTML }) => outerHTML);
  const texts = [];
  for (const each of document.querySelectorAll('body *')) {
    if (each.closest('.panel > :not(.memory), #lobby, script, template, style')) continue;
    texts.push(...[...each.attributes].map(({ value }) => value));
    texts.push(...[...each.childNodes].filter(({ nodeType }) => nodeType === 3)
      .map(({ data }) => data));
  }
  const named = text => held.some(card => text.includes(card));
  return [...found.map(({ outerHTML }) => outerHTML), ...texts.filter(named)];
}"""
# Plays to the end, in the page: at each cloth looks below it, and at each turn, who has it.
PLAY = """async ([names, deadline]) => {
  const table = document.querySelector('#table'), left = LEFT;
  const faults = [];
  let cloths = 0, turns = 0, held = [], never;
  const looked = () => {
    const { status, to } = table.dataset;
    if (status === 'pass') {
      cloths++;
      const lifts = document.querySelectorAll('[data-lift]');
      if (lifts.length !== 1) faults.push(`${lifts.length} to lift`);
      if (!table.querySelector('.passing h2').textContent.includes(names[to])) faults.push(to);
      // To read all words of a page takes a while.
      faults.push(...left(cloths < 5 || cloths % 9 === 0 ? held : []));
      lifts[0].click();
    } else if (status === 'your-turn') {
      turns++;
      if (document.querySelector('[data-lift], [data-to]')) faults.push('the cloth is left');
      held = [...table.querySelectorAll('.hand [data-card]')]
        .map(card => card.ariaLabel.split(',')[0]);
      const actions = table.querySelectorAll('[data-action]');
      const bold = table.querySelector('[data-action].bold');
      (turns % 3 && bold || actions[turns * 7 % actions.length]).click();
    }
  };
  await new Promise((done, fail) => {
    const look = () => {
      clearTimeout(never);
      never = setTimeout(fail, deadline, new Error(`still ${table.dataset.status}`));
      if (table.dataset.status !== 'over') return looked();
      clearTimeout(never);
      watch.disconnect();
      done();
    };
    const watch = new MutationObserver(look);
    watch.observe(table, { attributeFilter: ['data-status'] });
    look();
  });
  return { faults, cloths, turns };
}""".replace("LEFT", LEFT)

# In no time at all: a busy machine may take longer than a hold for a click.
TAP = """lift => {
  for (const kind of ['pointerdown', 'pointerup'])
    lift.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0 }));
  lift.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}"""


def passed(where: Page | FrameLocator, name: str) -> Locator:
    """The cloth lies there for somebody; return what lifts it."""
    expect(where.locator("[data-status=pass] .passing h2")).to_contain_text(name)
    lift = where.locator("[data-lift]")
    expect(lift).to_have_count(1)
    return lift


def looks(where: Page | FrameLocator, name: str) -> None:
    expect(where.locator("#table[data-status=your-turn]")).to_be_visible()
    expect(where.locator(".line .who")).to_have_text(name)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games(page: Page, game: str) -> None:
    """Nothing of any hand is in the page under the cloth, whatever is claimed or revoked. At the
    end everybody looks, all is told by name, and nobody's statistics count it."""
    page.goto(f"index.html?game={game}&{GAMES[game]}&speed=instant")
    page.locator("[data-status=pass]").wait_for()
    names = GAMES[game].partition("&")[0].removeprefix("seats=").split(",")
    played = page.evaluate(PLAY, [names, DEADLINE])
    assert played["faults"] == []
    assert played["turns"] >= 20
    assert played["cloths"] > played["turns"] / 2
    end = page.locator(".ending.over")
    expect(end).to_be_visible()
    assert any(name in end.locator("h2").inner_text() for name in names)
    expect(page.locator(".ending.ours")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text(re.compile(r"\bYou\b"))
    expect(page.locator(".log")).to_contain_text(re.compile(rf"{names[0]} plays"))
    kept = on_device(page)
    assert not [key for key in kept if key.startswith(("saved:", "done:"))]
    if game == "rounds":
        end.locator("[data-do=again]").click()
        page.locator("[data-status=pass]").wait_for()
        assert query(page)["seats"] == ",".join(names)


@pytest.mark.fresh
def test_what_came_meanwhile_is_told_and_kept(page: Page) -> None:
    """By name for others, as `you` to who reads; each step once, in order. A game that is opened
    again begins under the cloth, with the names, from wherever."""
    page.goto(RONDA + "&speed=fast")
    passed(page, "Ben").press("Enter")
    looks(page, "Ben")
    page.locator(".hand [data-action]").first.click()
    passed(page, "Ana")
    page.evaluate(POSTS)
    page.evaluate(LISTEN)
    log = page.locator(".log li").all_inner_texts()
    page.locator("[data-lift]").evaluate("lift => { lift.click(); lift.click(); }")
    looks(page, "Ana")
    assert sum('"lift"' in text for text in page.evaluate("posts")) == 1
    until(page, SPOKE, page.locator("#table .prompt").inner_text())
    told = [str(line) for _, line in page.evaluate("spoken")]
    plays = [line for line in told if " plays the " in line]
    assert len(plays) == 2
    assert plays[0].startswith("Ben plays the")
    assert told.index(plays[0]) > next(at for at, line in enumerate(told) if "deal" in line)
    assert page.locator(".log li").all_inner_texts() == log
    page.locator(".hand [data-action]").first.click()
    expect(page.locator("#table:is([data-status=your-turn], [data-status=pass])")).to_be_visible()
    if page.locator("[data-lift]").count() == 0:  # a bot has played, and she has taken the trick
        page.locator(".hand [data-action]").first.click()
    page.locator("[data-status=pass]").wait_for()
    name = ("Ana", "Ben")[int(page.locator("#table").get_attribute("data-to") or 9)]
    (kept,) = (value for key, value in on_device(page).items() if key.startswith("saved:"))
    assert kept["save"]["people"] == [0, 1]
    assert kept["save"]["names"][:2] == ["Ana", "Ben"]
    assert not any(" " in move and move.startswith("* deck ") for move in kept["save"]["moves"])
    page.goto("index.html")
    going = page.locator("#going-on li")
    for each in ("Ana", "Ben"):
        expect(going).to_contain_text(each)
    going.locator("[data-go-on]").click()
    passed(page, name).press("Enter")
    looks(page, name)
    assert query(page)["seats"] == "Ana,Ben,bot"


@pytest.mark.browser
def test_the_cloth(page: Page) -> None:
    """It covers the whole board, what is on it is in sight and large enough, and a hold or a key
    lifts it. Not a tap; keys that ask about the table are no way below it; the focus is led on."""
    page.goto(RONDA.replace("Ben", "B" * 40) + "&speed=instant")
    lift = passed(page, "B" * 40)
    for size in SIZES.values():
        resize(page, size)
        box, cloth = lift.bounding_box(), page.locator(".passing").bounding_box()
        assert box
        assert cloth == page.locator(".place").bounding_box()
        assert box["width"] >= 88
        expect(lift).to_be_in_viewport(ratio=1)
        for part in (page.locator(".passing h2"), page.locator(".passing p")):
            expect(part).to_be_in_viewport(ratio=0.99)
    page.goto(RONDA + "&speed=instant")
    expect(page.locator("#table")).to_have_attribute("data-to", "1")
    passed(page, "Ben").evaluate(TAP)
    answered(page)
    passed(page, "Ben")
    expect(page.locator(".passing p")).to_contain_text("Keep holding")
    check(page, "cloth")
    for key in "hiu":
        page.keyboard.press(key)
    answered(page)
    assert page.evaluate(LEFT, []) == []
    lift.press("Enter")
    looks(page, "Ben")
    expect(page.locator(".mine .hand [data-card]")).to_have_count(16)
    page.locator(".hand [data-action]").first.press("Enter")
    lift = passed(page, "Ana")
    expect(lift).to_be_focused()
    expect(page.locator("[data-do=undo]")).to_be_disabled()
    page.keyboard.press("m")
    page.locator("dialog [data-do=close]").click()
    expect(lift).to_be_focused()
    box = lift.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    looks(page, "Ana")
    page.mouse.up()
    # Told since her last turn, by those who played.
    expect(page.locator(".say .event")).to_contain_text("plays the")
    before_the_game(page)


def before_the_game(page: Page) -> None:
    """The set-up with friends, on a phone."""
    page.goto("index.html")
    resize(page, SIZES["phone"])
    dialog = set_up(page, "steere-ronda", "friends")
    expect(dialog.get_by_label("Name in seat 2")).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    dialog.get_by_role("button", name=PLACES[1]).click()
    tops = "all => all.map(each => each.getBoundingClientRect().top)"
    who, bots = dialog.locator(".people, [name=bots]").evaluate_all(tops)
    assert who < bots, "who plays comes first"
    expect(dialog.get_by_role("button", name="Invite")).to_be_in_viewport(ratio=1)
    found(page, "who plays")


def test_few_people_and_a_position(page: Page) -> None:
    """With one person or with none there is no cloth. People of an address share a game that goes
    on from a position, whatever game the address names; nobody joins it from another device."""
    page.goto("index.html?game=steere-ronda&seats=Ana,bot,bot&hands=1&seed=7&speed=instant")
    looks(page, word("you-there"))
    expect(page.locator("[data-lift], [data-to]")).to_have_count(0)
    page.locator(".hand [data-action]").first.click()
    expect(page.locator("[data-do=undo]")).to_be_enabled()
    bots = "seats=bot,bot&players=2&target=5&bots=random"
    page.goto(f"index.html?game=moroccan-ronda&{bots}&seed=7&speed=instant")
    expect(page.locator("#table[data-status=over]")).to_be_visible()
    begun = near_the_end("moroccan-ronda", 4, 2, target=5, seed="1")
    names = ["A" * 40, "bot", "B" * 40, "bot"]
    seats = ",".join(names)
    page.goto(f"index.html?game=rounds&seats={seats}&bots=random&speed=instant#play={begun}")
    expect(page.locator("#table[data-status=pass][data-game=moroccan-ronda]")).to_be_visible()
    assert page.evaluate(PLAY, [names, DEADLINE])["turns"]
    expect(page.locator(".ending.over .scroll")).to_be_visible()
    page.goto(f"index.html?seats=Ana,@Ben,bot&speed=instant#play={begun}")
    told = page.locator("#table[data-status=error] .prompt small")
    expect(told).to_contain_text("seats: nobody at another device joins")
    # A browser that cannot connect says so, to a host and to a guest.
    page.evaluate("delete window.RTCPeerConnection")
    for address in ("?game=rounds&seats=Ana,@Ben&speed=instant", "#join=" + "A" * 120):
        page.goto("index.html")
        page.goto(f"index.html{address}")
        table = page.locator("#table[data-status=error]")
        expect(table).to_contain_text("cannot connect to other")


def test_set_up_on_the_front_page(page: Page) -> None:
    """The set-up says who sits in each seat: bots by default, a name for each person. Play
    remembers them, and their game is covered when the page is loaded again."""
    page.emulate_media(reduced_motion="reduce")
    page.goto("index.html")
    dialog = set_up(page, "baronda")
    dialog.get_by_label("You", exact=True).fill("Ana")
    dialog.get_by_label("Seat 3", exact=True).select_option("A friend here")
    dialog.get_by_label("Name in seat 3").fill(" Ben, Ben ")
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-status=pass]").wait_for()
    assert query(page)["seats"] == "Ana,bot,Ben Ben"
    one, other = ("Ana", "Ben Ben")[:: 1 if page.locator("[data-to='0']").count() else -1]
    passed(page, one).press("Enter")
    looks(page, one)
    page.locator("#table [data-action]").first.click()
    passed(page, other).press("Enter")
    looks(page, other)
    # In another language it is covered as after any reload; the person goes on looking.
    page.keyboard.press("m")
    page.locator("dialog [data-do=settings]").click()
    page.locator("[name=language]").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator("dialog [data-do=close]").click()
    assert page.evaluate(LEFT, []) == []
    passed(page, other).press("Enter")
    looks(page, other)
    page.locator(".bar .home").click()
    tile = page.locator(".tile[data-of=baronda]")
    expect(tile.locator(".choose .way")).to_contain_text("Ana, Ben Ben")  # read from the device
    asked = tile.locator("[data-play]").evaluate(
        "link => new URLSearchParams(link.search).get('seats')"
    )
    assert asked == "Ana,bot,Ben Ben"


def test_play_with_friends(new_context: NewContext) -> None:
    """From the front page of a phone to a friend's answer: first where they play, then their seat,
    and a button that says what it does; nothing behind the dialog changes. Nobody needs a name.
    Link and answer go by the share sheet, with a sentence; the set-up is remembered once the game
    has begun."""

    def phone() -> Page:
        context = new_context(viewport={"width": 390, "height": 844}, has_touch=True)
        context.add_init_script(f"({SHARE_SHEET})()")
        return context.new_page()

    page = phone()
    page.goto("index.html")
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator(".front p")).to_contain_text("with friends")
    unfold(page)
    friends = page.locator("[data-friends=steere-ronda]")
    way = page.locator(".tile[data-of=steere-ronda] .choose .way")
    before = way.inner_text()
    friends.click()
    dialog = page.locator("#set-up-steere-ronda")
    seat = dialog.get_by_label("Seat 2", exact=True)
    here, far = (dialog.get_by_role("button", name=each) for each in PLACES)
    expect(here).to_be_focused()
    expect(here).to_have_attribute("aria-pressed", "true")
    expect(seat).to_have_value("here")
    far.click()
    expect(seat).to_have_value("@")
    expect(dialog.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    # Closed without a game, all is as before: alone with bots.
    dialog.get_by_label("Name in seat 2").fill("Ben")
    dialog.get_by_label("Seat 3", exact=True).select_option("A friend here")
    expect(way).to_have_text(before)
    page.keyboard.press("Escape")
    expect(way).not_to_contain_text("Ben")
    page.get_by_role("button", name="Set up, Ronda").click()
    expect(seat).to_have_value("")
    page.keyboard.press("Escape")
    friends.click()
    far.click()
    dialog.get_by_label("You", exact=True).fill("Ana")
    dialog.get_by_role("button", name="Invite").click()
    invite = page.locator('[data-invite="1"]')
    expect(invite).to_be_visible()
    # It has its name before there is a picture in it.
    expect(invite).to_have_attribute("aria-label", "QR code with the link for Player 2")
    assert query(page)["seats"] == "Ana,@Player 2,bot"
    steps = page.locator("#dialog .way-in > li")
    expect(steps).to_have_count(2)
    expect(steps.nth(1)).to_contain_text("Your friend sends you a link back: tap it.")
    # A name need be given once only.
    page.locator("#dialog [data-do=close]").click()
    page.go_back()
    expect(way).not_to_contain_text("Player 2")
    sent_with_a_sentence(page, phone())


def sent_with_a_sentence(host: Page, ben: Page) -> None:
    unfold(host)
    host.locator("[data-friends=rounds]").click()
    dialog = host.locator("#set-up-rounds")
    expect(dialog.get_by_label("You", exact=True)).to_have_value("Ana")
    dialog.get_by_role("button", name=PLACES[1]).click()
    dialog.get_by_label("Name in seat 2").fill("Ben")
    dialog.get_by_role("button", name="Invite").click()
    host.get_by_role("button", name="Send the link").click()
    (sent,) = until(host, "() => sheet.length && sheet")
    assert sent["text"].startswith("Let’s play Rounds!")
    assert "#join=" in sent["url"]
    ben.goto(sent["url"])
    ben.get_by_role("button", name="Send the answer").click()
    (answer,) = until(ben, "() => sheet.length && sheet")
    assert answer["text"].startswith("Here I am!")
    assert not [key for key in on_device(host) if key.startswith("setup:")], "no game has begun"
    host.context.new_page().goto(answer["url"])
    expect(ben.locator(".hand [data-card]").first).to_be_visible()
    on_device(host, "kept => kept['setup:rounds']?.seat2 === 'Ben'")


def test_who_begins_is_asked(page: Page) -> None:
    """At random, or one of those who play, by name where there is one. The choice is kept, told
    at the table, and holds when the same table plays again. A game whose rules settle it does not
    ask."""
    page.goto("index.html")
    expect(page.locator("#set-up-rounds [name=first]")).to_have_count(0)
    dialog = set_up(page, "steere-ronda")
    first = dialog.get_by_label("Who deals first")
    dialog.get_by_label("You", exact=True).fill("Ana")
    dialog.get_by_label("Seat 3", exact=True).select_option("A friend at another device")
    dialog.get_by_label("Name in seat 3").fill("Ben")
    expect(first.locator("option")).to_have_text(["At random", "Ana", "Seat 2", "Ben"])
    dialog.get_by_label("Seat 3", exact=True).select_option("Bot")
    first.select_option("Seat 3")
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-status=your-turn]").wait_for()
    expect(page.locator(".panel .log li").first).to_contain_text("This was chosen in the set-up.")
    seed = page.url
    page.keyboard.press("n")
    expect(page).not_to_have_url(seed)
    assert query(page)["dealer"] == "2"
    on_device(page)
    page.goto("index.html?lang=en")
    dialog = set_up(page, "steere-ronda")
    expect(dialog.get_by_label("Who deals first")).to_have_value("2")
    # Who does not play does not begin. A player without a name is called by the seat.
    page.keyboard.press("Escape")
    dialog = set_up(page, "baronda")
    first = dialog.get_by_label("Who is the first Leader")
    first.select_option("Seat 3")
    dialog.get_by_label("Players", exact=True).select_option("2")
    expect(first).to_have_value("")
    # People without a name are called as in the set-up above, and players at the table.
    dialog.get_by_label("Players", exact=True).select_option("3")
    dialog.get_by_label("Seat 2", exact=True).select_option("A friend here")
    dialog.get_by_label("You", exact=True).fill("")
    expect(first.locator("option")).to_have_text(["At random", "You", "Seat 2", "Seat 3"])
    first.select_option("Seat 3")
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-status=pass], [data-status=your-turn]").first.wait_for()
    assert query(page)["leader"] == "2"
    assert query(page)["seats"] == "Player 1,Player 2,bot"
