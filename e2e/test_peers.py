"""People at several devices that share nothing, and no rendezvous: how they join, play, are cut off
and come back. (With a rendezvous: e2e/test_rendezvous.py.)"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.axe import found
from e2e.conftest import GO
from e2e.party import HAS_PLAYED, PLAY, Party, cut
from e2e.playing import HOLDS, hand
from e2e.waiting import POSTS, Gate, ask, expect, keep, module, noticed, on_device, until
from e2e.words import word

pytestmark = [pytest.mark.returning, pytest.mark.fresh]
TABLE = "index.html?game=steere-ronda&hands=1&seats=Ana,@Ben,bot&bots=random&speed=instant"
LOST = "The connection is lost. Ask Ana for a new link"
CUT_AT_A_TRICK = """({ cut }) => {
  const log = document.querySelector('.panel .log ol');
  new MutationObserver((changes, watch) => {
    if (!log.querySelector('[data-kind=trick]')) return;
    watch.disconnect();
    cut(true);
  }).observe(log, { childList: true });
}"""


def lost_at_a_trick(party: Party) -> None:
    """Ben is cut off while a trick is taken, and comes back with a new link."""
    host, ben = party.host, party.guests["1"]
    module(ben, "peers/guest", CUT_AT_A_TRICK)
    for page in party.pages:
        page.evaluate(PLAY, 1000)
    expect(ben.locator(".board .last")).to_have_count(1)  # the trick has been taken
    expect(ben.locator("#table .prompt")).to_contain_text(LOST)
    expect(ben.locator("#table [data-action]")).to_have_count(0)
    expect(ben.locator('.seat[data-seat="0"] .plate.away')).to_be_visible()
    ben.locator(".hand [data-card]").first.click()
    expect(ben.locator("#notice")).to_contain_text(LOST)
    expect(ben.locator("#table")).to_have_attribute("data-status", "waiting")
    expect(host.locator('.seat[data-seat="1"] .plate.away')).to_be_visible()
    party.invite()
    party.come("1")
    expect(host.locator("#dialog")).not_to_be_visible()


# The stored game of the host, with a move of the bot that plays for Ben.
SAT_IN = """kept => Object.entries(kept).some(([key, { save }]) => key.startsWith('saved:')
  && save.honest?.sittings.some(([at]) => save.moves.slice(at).some(move => /^1 /.test(move))))"""


# A guest's end of the wire in other hands: it joins as guests do, and then says what it is told to.
RAW = """async ([code, version]) => {
  const part = name => import(new URL(`static/js/peers/${name}.js`, document.baseURI));
  const { Link, OF_HOST } = await part('link'), fairDeal = await part('fair-deal');
  const mine = fairDeal.secret();
  window.got = [];
  const hear = async message => {
    got.push(message);
    if (message.is === 'begin')
      link.send({ is: 'commitment', commitment: await fairDeal.commitment(1, mine) });
    if (message.is === 'commitments') link.send({ is: 'secret', secret: mine });
  };
  const changed = open => {
    window.isOpen = open;
    if (open) link.send({ is: 'hello', v: version, key: 'a'.repeat(32) });
  };
  window.link = new Link({ limits: OF_HOST, onMessage: hear, changed });
  return link.answer(code);
}"""
REFUSED = "why => got.some(message => message.is === 'refused' && message.why === why)"
FRAMES = "n => got.filter(message => message.is === 'frame').length >= n"


def test_ill_will(new_context: Callable[..., BrowserContext]) -> None:
    """Messages that no honest page would send end no game, and tell nobody anything. A bot plays
    for who is away, until somebody else takes their seat. Then those who are left play others."""
    address = "index.html?game=steere-ronda&hands=1&seats=Ana,@Ben,@Cid&speed=instant"
    host = new_context().new_page()
    engine = Gate(host)
    party = Party(new_context, address, host)
    stranger = new_context().new_page()
    stranger.goto("404.html")
    comes_in_other_hands(party, stranger)
    acts_in_other_hands(party, stranger)
    is_stood_in_for(party)
    begins_again(party)
    other_games(party, engine)


def comes_in_other_hands(party: Party, stranger: Page) -> None:
    """For Ben comes somebody who says what no page says."""
    host = party.host
    # No answers at all.
    for text, said in (
        ("nonsense", "not an answer"),
        (party.invitation("2"), "This is the invitation"),
    ):
        party.let_in(text)
        expect(host.locator("#dialog [role=status]")).to_contain_text(said)

    def join(version: int) -> None:
        code = party.invitation("1").split("#join=")[1].split("&")[0]
        party.let_in(stranger.evaluate(RAW, [code, version]))

    join(99)
    until(stranger, REFUSED, "version")
    until(stranger, "() => isOpen === false")
    join(3)
    party.come("2")
    expect(host.locator("#dialog")).not_to_be_visible()
    until(stranger, FRAMES, 1)
    stranger.evaluate(
        """() => {
          const first = got.find(message => message.is === 'frame').frame;
          for (const each of [null, 1, 'x', [], {}, { is: 'open' }, { is: 'frame', frame: first },
            { is: 'ask', id: 1, request: { do: 'step' } },
            { is: 'act', action: 'play 1C', move: 1e9 },
            { is: 'act', seat: 0, action: 'play 1C', move: first.move }]) link.send(each);
          link.channel.send('.{');
          link.channel.send('.' + '['.repeat(1500));
          link.send({ is: 'ask', id: 7, request: { do: 'record' } });
        }"""
    )
    until(stranger, REFUSED, "garbage")
    until(stranger, REFUSED, "act")
    answer = until(
        stranger, "() => got.find(message => message.is === 'answer' && message.id === 7)"
    )
    assert "the record shows all cards" in answer["answer"]["error"]


def acts_in_other_hands(party: Party, stranger: Page) -> None:
    """The others play on; on their turn the stranger sends a forbidden action, then everything at
    once, and too much."""
    for page in party.pages:
        page.evaluate(PLAY, 1000)
    mine = until(
        stranger,
        "() => got.map(message => message.frame).findLast(frame => frame?.status === 'your-turn')",
    )
    stranger.evaluate(
        """({ move, actions: [{ action }] }) => {
          window.got = [];
          link.send({ is: 'act', action: 'play 99', move });
          link.send({ is: 'act', action, move: move - 1 });
        }""",
        mine,
    )
    # Both are answered before the next comes: of two at a time the host takes one.
    until(stranger, "() => got.filter(({ is }) => is === 'refused').length === 2")
    stranger.evaluate(
        """({ move, actions: [{ action }] }) => {
          for (let n = 0; n < 3; n++) link.send({ is: 'act', action, move });
        }""",
        mine,
    )
    until(stranger, f"() => got.some(({{ frame }}) => frame?.move > {mine['move']})")
    stranger.evaluate(
        "() => { for (let n = 0; n < 99; n++) link.channel.send('+' + 'x'.repeat(16000)); }"
    )
    until(stranger, "() => isOpen === false")


def is_stood_in_for(party: Party) -> None:
    """The others do not wait for an absent guest: a touch of their place says what can be done."""
    host, cid = party.pages
    away = host.locator('.seat[data-seat="1"]')
    expect(away.locator(".plate.away")).to_be_visible()
    away.get_by_role("button", name="About Ben").click()
    expect(host.locator("#dialog")).to_contain_text("Ben is away")
    host.keyboard.press("Escape")
    expect(host.locator("#table .prompt")).to_have_text("Ben is away.")
    expect(host.locator(".seats .plate .points")).to_have_count(2)
    host.locator(".acts button", has_text="Invite again").click()
    expect(host.locator("#dialog .invited button", has_text="bot")).to_be_visible()
    host.keyboard.press("Escape")
    host.evaluate(PLAY, 1000)
    cid.evaluate(PLAY, 2)
    host.locator(".acts button", has_text="Let a bot play").click()
    cid.locator("#proposal button", has_text="Let a bot play").click()
    for page in (host, cid):
        expect(page.locator('.seat[data-seat="1"] .plate.stood-in')).to_be_visible()
    # The game goes on: between three turns of Cid's all have one.
    until(cid, HAS_PLAYED)
    assert host.evaluate("left") < 1000
    on_device(host, SAT_IN)
    # Somebody watches. The host's page is reloaded, and the bot still plays; the seat of the guest
    # who left goes to the spectator.
    party.invite()
    host.locator("#dialog button", has_text="watch").click()
    watcher = party.come("watch")
    expect(watcher.locator(".panel .log")).to_contain_text("16 cards")
    host.keyboard.press("Escape")
    host.reload()
    expect(host.locator('.seat[data-seat="1"] .plate.stood-in')).to_be_visible()
    party.guests["1"] = party.guests.pop("watch")
    for seat in ("1", "2"):
        party.come(seat)
    expect(watcher.locator(".hand [data-card]").first).to_be_visible()
    expect(host.locator('.seat[data-seat="1"] .plate:not(.away, .stood-in)')).to_be_visible()
    *_, (_, seat, bot) = ask(host, do="retell")["save"]["honest"]["sittings"]
    assert (seat, bot) == (1, None), "the bot would play on for him"
    # The deal, and what the bot has done, hold.
    for page in party.pages:
        page.evaluate(PLAY, 1000)
    party.over()


def begins_again(party: Party) -> None:
    """A guest asks for another game; one tap of the host's, and everybody has new cards."""
    host, _, ben = party.pages
    for page in party.pages:
        page.evaluate(PLAY, 0)
    ask_again = ben.locator(".ending.over [data-do=ask-again]")
    expect(ask_again).to_have_text("Play again")
    ask_again.click()
    noticed(ben, "Ana is told")
    expect(host.locator("#proposal")).to_contain_text("Play again?")
    host.locator("#proposal button").first.click()
    noticed(ben, "Ana begins a new game.")
    for page in party.pages:
        expect(page.locator(".hand [data-card]").first).to_be_visible()
        expect(page.locator("#table")).not_to_have_attribute("data-status", "over")


POSTED = 'what => posts.some(text => text.includes(`"do":"${what}"`))'


def other_games(party: Party, engine: Gate) -> None:
    """The host leaves a game in the middle for another one with the same people, who stay, while a
    move of it is on its way; then for one with others, who join by new links. A spectator who comes
    after the deal is told that this device has not seen it, because it has seen another one, and
    has nothing to ask. Now and then Ben is cut off while an action is on its way."""
    host, cid, ben = party.pages
    party.play(1)
    host.evaluate(POSTS)
    engine.shut()
    ben.evaluate(PLAY, 1)
    until(host, POSTED, "act")
    ben.evaluate(PLAY, 0)
    host.evaluate(GO, "index.html?game=baronda&seats=Ana,@Ben,@Cid&speed=instant")
    engine.open()
    for page in party.pages:
        expect(page.locator("[data-of=baronda] .hand [data-card]").first).to_be_visible()
    party.play([1, 1])
    address = "index.html?game=moroccan-ronda&target=5&bots=random&seats=Ana,bot,@Ben,bot"
    host.evaluate(GO, f"{address}&speed=instant")
    party.guests = {"2": ben}
    party.come("2")
    expect(host.locator(".hand [data-card]").first).to_be_visible()
    expect(host.locator("#dialog")).not_to_be_visible()
    party.invite()
    host.locator("#dialog button", has_text="watch").click()
    party.guests["watch"] = cid
    party.come("watch")
    host.keyboard.press("Escape")
    expect(cid.locator(".bar .facts")).to_contain_text("You are watching")
    for page in (host, ben):
        page.evaluate(PLAY, [1000, 2] if page is ben else 1000)
    party.over()
    expect(cid.locator("[data-deal]")).to_have_text(word("deal-unseen"))
    expect(ben.locator("[data-deal]")).to_have_text(word("deal-holds"))
    expect(cid.locator("#table [data-action]")).to_have_count(0)
    asks = cid.locator(".ending.over :is([data-do=ask-again], [data-do=phrases])")
    expect(asks).to_have_count(0)


# A browser's lock that keeps the screen on, and how many are held.
WAKE_LOCK = """{
  window.locks = 0;
  const request = async () => {
    window.locks++;
    return Object.assign(new EventTarget(), { async release() { window.locks--; } });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}"""
IS_PREPARED = """async seat => {
  const hub = await import(new URL('static/js/peers/hub.js', document.baseURI));
  return hub.isPrepared(seat);
}"""
HELD = "count => window.locks === count"


def opens_their_own_link(host: Page, link: str) -> None:
    """The host is told whom an invitation is for, and goes back to the table."""
    tab = host.context.new_page()
    tab.goto(link)
    expect(tab.locator("#table .joining")).to_contain_text("Your table is open in another tab")
    tab.close()
    host.goto(link)
    sheet = host.locator("#table .joining")
    expect(sheet).to_contain_text("This is your own invitation: it is for your friend")
    expect(host.locator("[data-answer]")).to_have_count(0)
    sheet.get_by_role("link", name="Back to your table").click()


def comes_back_alone(party: Party) -> None:
    """The connection is lost from either end, and once more on the front page, which leads back:
    the guest needs no new link."""
    host, ben = party.pages
    cards = hand(ben)
    until(host, IS_PREPARED, 1)
    cut(ben)
    until(host, IS_PREPARED, 1)
    until(ben, HOLDS, cards)
    module(host, "peers/hub", "hub => hub.cut(1)")
    until(host, IS_PREPARED, 1)
    expect(ben.locator("#table:not([data-missed]) .hand [data-card]").first).to_be_visible()
    expect(host.locator('.seat[data-seat="1"] .plate.away')).to_have_count(0)
    ben.locator(".bar .home").click()
    expect(ben.locator("#going-on li")).to_contain_text("Ana")
    cut(ben)
    ben.locator("[data-go-on]").click()
    until(ben, HOLDS, cards)
    # Nobody is asked for anything.
    expect(host.locator("#dialog")).not_to_be_visible()


@pytest.mark.orders(0, 1, 5001)
@pytest.mark.parametrize("turns", [0, 1])
def test_a_click_as_the_host_comes_back(
    page: Page, new_context: Callable[..., BrowserContext], turns: int
) -> None:
    """The host's table is laid anew while a guest plays a card: it is played by one click. Where
    nobody has played yet, the host deals anew, and that game goes on."""
    party = Party(new_context, TABLE, page)
    ben = party.come("1")
    party.play(turns)
    cards = hand(ben)
    page.locator(".bar .home").click()
    expect(ben.locator('.seat[data-seat="0"] .plate')).to_have_class(re.compile("away"))
    page.go_back()
    expect(ben.locator('.seat[data-seat="0"] .plate')).not_to_have_class(re.compile("away"))
    party.play(1)
    if turns:
        expect(ben.locator(".hand [data-card]")).to_have_count(len(cards.split(",")) - 1)


def test_ways_back(page: Page, new_context: Callable[..., BrowserContext]) -> None:
    """Invitations are closed and opened again, a guest looks at the front page, a guest is cut off,
    the host's page is reloaded, a link is used twice; then the host leaves. Everybody is always
    told where they are. Both screens stay on until the game is over. The guest reads the host's
    choice before the deal, and the record has it. The only card plays itself for the guest, and not
    for the host, who has not chosen that."""
    host = page
    host.add_init_script(WAKE_LOCK)
    party = Party(new_context, f"{TABLE}&dealer=1", host)
    opens_their_own_link(host, party.invitation("1"))
    host.locator("#dialog [data-do=close]").click()
    expect(host.locator(".progress")).not_to_be_visible()
    expect(host.locator(".seats .plate").first).to_contain_text("Ben")
    expect(host.locator(".seats .plate").first).to_contain_text("not here yet")
    host.locator(".acts [data-do=people]").click()
    # The guest's page says who invites them, to which game and as whom, in its colour.
    ben = party.guests["1"] = new_context().new_page()
    ben.add_init_script(WAKE_LOCK)
    ben.goto("robots.txt")
    # A way back does not name the speed.
    keep(ben, {"settings": {"speed": "instant", "alone": "on"}})
    first = party.invitation("1", "fast")
    ben.goto(first)
    sheet = ben.get_by_role("region", name="Invitation")
    for each in ("Ana invites you", "Ronda", "You play as Ben"):
        expect(sheet).to_contain_text(each)
    expect(ben.locator("html")).to_have_attribute("data-of", "steere-ronda")
    party.let_in(ben.locator("[data-answer]").text_content() or "")
    expect(ben.locator(".hand [data-card]").first).to_be_visible()
    expect(sheet).to_have_count(0)
    for each in party.pages:
        until(each, HELD, 1)
    expect(ben.locator("#table")).to_have_attribute("data-seat", "1")
    expect(host.locator("#table[data-seat]")).to_have_count(0)
    chosen = "You deal the first hand. This was chosen in the set-up."
    expect(ben.locator(".panel .log li").first).to_contain_text(chosen)
    comes_back_alone(party)
    # A guest's phrase stands beside their name.
    ben.locator("[data-do=menu]").click()
    ben.locator("#dialog [data-do=phrases]").click()
    ben.locator("#dialog button", has_text="Hello!").click()
    expect(host.locator('.seat[data-seat="1"] .bubble')).to_have_text("Hello!")
    lost_at_a_trick(party)
    ben.evaluate(PLAY, 1)
    until(ben, HAS_PLAYED)
    held = [hand(page) for page in (ben, host)]
    on_device(host)
    ben.locator(".bar .home").click()
    expect(ben.locator("#going-on li")).to_have_count(1)
    host.reload()
    # The same table, and a link for the one who is away.
    link = party.invitation("1")
    expect(ben.locator("#going-on li")).to_have_count(1)
    ben.goto(link)
    answer = ben.locator("[data-answer]").text_content() or ""
    party.let_in(answer)
    for each, cards in zip((ben, host), held, strict=True):
        until(each, HOLDS, cards)
    expect(host.locator("#dialog")).not_to_be_visible()
    # A link of before, as Back leads to it, takes nobody from the table.
    ben.evaluate("hash => { location.hash = hash; }", first.partition("#")[2])
    until(ben, "link => location.href.endsWith(link)", link.partition("#")[2])
    until(ben, HOLDS, held[0])
    # Guests are told that the host looks at another page.
    host.locator(".bar .home").click()
    expect(ben.locator('.seat[data-seat="0"] .plate')).to_have_class(re.compile("away"))
    host.go_back()
    expect(ben.locator('.seat[data-seat="0"] .plate')).not_to_have_class(re.compile("away"))
    until(ben, HOLDS, held[0])
    until(host, HOLDS, held[1])
    # There is nobody to be let in, unless to watch; the answer is of no use a second time.
    party.invite()
    expect(host.locator("#dialog")).to_contain_text("Ben is here.")
    expect(host.locator("input[data-answer-box]")).not_to_be_visible()
    host.locator("#dialog button", has_text="watch").click()
    party.let_in(answer)
    expect(host.locator("#dialog [role=status]")).to_contain_text("not belong to the link")
    host.keyboard.press("Escape")
    for each in party.pages:
        until(each, HELD, 1)
    host.evaluate(PLAY, len(held[1].split(",")))
    ben.evaluate(PLAY, len(held[0].split(",")) - 1)
    party.over()
    assert host.evaluate("left") == 0
    assert party.record(ben)["honest"]["opening"] == ["dealer 1"]
    for each in party.pages:
        until(each, HELD, 0)
    expect(ben.locator("[data-deal]")).to_contain_text("The deal was fair")
    # Nobody can be asked for another game once the host has gone.
    expect(ben.locator("[data-do=ask-again]")).to_have_text("Play again")
    # The host keeps the end.
    scores = host.locator("#table").get_attribute("data-scores")
    host.reload()
    expect(host.locator("#table[data-status=over]")).to_have_attribute("data-scores", scores or "")
    expect(ben.locator(".ending [role=status]", has_text="tries to join Ana")).to_be_visible()
    expect(ben.locator("[data-do=ask-again]")).to_have_count(0)
    ben.locator(".bar .home").click()
    expect(ben.locator("#going-on")).to_be_hidden()
    ben.evaluate(GO, "index.html?game=steere-ronda&seed=1&speed=instant")
    expect(ben.locator("[data-status=your-turn]")).to_be_visible()
    expect(ben.locator("#table[data-seat]")).to_have_count(0)


USED = "This link has been used"
FORGET_THE_WAY = """() => new Promise(resolve => {
  indexedDB.deleteDatabase('rondas-guest').onsuccess = resolve;
})"""


@pytest.mark.browser
def test_a_link_is_used(new_context: Callable[..., BrowserContext]) -> None:
    """A second tab with the link says that the table is in another one, and has it when that is
    closed. Without a stored way back a used link says so, and how to get another. A new one brings
    the guest back, and the front page has one way to the game, until it is given up."""
    party = Party(new_context, TABLE)
    host, ben = party.host, party.come("1")
    expect(ben.locator(".hand [data-card]").first).to_be_visible()
    link, cards = ben.url, hand(ben)
    until(host, IS_PREPARED, 1)
    second = ben.context.new_page()
    second.goto(link)
    expect(second.locator("#table .joining")).to_contain_text("in another tab")
    expect(second.locator("[data-answer]")).to_have_count(0)
    expect(ben.locator("#table .hand [data-card]").first).to_be_visible()
    ben.close()
    ben = second
    until(ben, HOLDS, cards)
    until(host, IS_PREPARED, 1)  # nothing of it is still to be stored
    ben.evaluate(FORGET_THE_WAY)
    ben.reload()
    sheet = ben.locator("#table .joining")
    expect(sheet).to_contain_text(USED)
    expect(sheet).to_contain_text("Ask Ana for a new link")
    expect(ben.locator("#table")).to_have_attribute("data-status", "error")
    expect(ben.locator("[data-answer]")).to_have_count(0)
    expect(sheet.get_by_role("link", name="Back to all games")).to_be_visible()
    found(ben, "a used link")
    ben.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sheet.get_by_role("button", name="Ask for a new link").click()
    noticed(ben, "Send it to Ana")
    assert "our game of Ronda" in ben.evaluate("navigator.clipboard.readText()")
    # Somebody else's device cannot know; the host's says it, also to the tab of the answer.
    other = new_context().new_page()
    other.goto(link)
    tab = host.context.new_page()
    answer = other.locator("[data-answer]").text_content()
    found(other, "answer")
    other.context.close()
    tab.goto(f"index.html#answer={answer}")
    expect(tab.locator("#viewer h1")).to_contain_text("does not belong to the link")
    party.invite()
    ben.goto(party.invitation("1"))
    answer = ben.locator("[data-answer]").text_content()
    tab.goto(f"index.html#answer={answer}")
    expect(tab.locator("#viewer h1")).to_contain_text("has the answer")
    tab.close()
    until(ben, HOLDS, cards)
    ben.goto("index.html")
    expect(ben.locator("#going-on li")).to_have_count(1)
    ben.locator("#going-on .give-up").click()
    expect(ben.locator("#going-on .take-back")).to_be_visible()
    ben.goto("index.html")
    expect(ben.locator("#going-on")).to_be_hidden()
