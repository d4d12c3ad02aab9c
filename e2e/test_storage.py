"""Values on the device survive all faults of the storage, and the player is told about values that
cannot be stored."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page

from e2e.conftest import GO, walking
from e2e.disk import Held, everything, games, may_fail, put, wipe
from e2e.playing import play_on
from e2e.sim.world import World
from e2e.test_table import RANDOM, click, settled
from e2e.waiting import answered, expect, on_device
from e2e.words import word

pytestmark = [pytest.mark.returning, pytest.mark.orders(0, 2)]

TABLE = f"{RANDOM}&speed=instant"
# One of the shortest games.
SHORT = (
    "index.html?game=moroccan-ronda&players=2&target=11&seat=0&bots=random&seed=22&speed=instant"
)
SAVED = "saved:"


def begin(page: Page, seed: int, cards: int = 0) -> None:
    """A table at which some cards have been played."""
    page.goto(f"{TABLE}&seed={seed}")
    play_on(page, cards)
    settled(page)


def left(page: Page) -> int:
    """How many cards the person has."""
    settled(page)
    return page.locator(".hand button").count()


def go_on(page: Page, seed: int) -> None:
    page.emulate_media(reduced_motion="reduce")  # the address says nothing of the speed
    page.locator(f'[data-go-on][href*="%22{seed}%22"]').click()


def kept(seed: int, moves: int) -> str:
    """That the device has so many of the person's own moves in this game."""
    return f"""kept => Object.entries(kept).some(([key, value]) => key.startsWith('saved:')
      && value.save.seed === '{seed}'
      && value.save.moves.filter(move => move.startsWith('0 ')).length === {moves})"""


def heals(disk: Page) -> None:
    disk.evaluate("disk.heal()")
    told(disk, "storage-again")


def told(page: Page, name: str, **args: int) -> None:
    expect(page.locator("#notice")).to_have_text(word(name, **args))


def failing(page: Page, **faults: str) -> None:
    """From the next load on it fails so, and no more as before."""
    page.add_init_script(f"Object.assign(disk, {{ opens: '', reads: '', ...{faults} }})")


CHANNEL = """globalThis.BroadcastChannel = class {
  constructor() { throw new DOMException('denied', 'SecurityError'); }
};"""


@pytest.mark.fresh
def test_no_storage_that_answers(page: Page) -> None:
    """It is told on the front page and at the table, and games can be played, to their end. Nor is
    there a channel to other pages; no error reaches the console: PyScript is not prepared for any
    of these."""
    may_fail(page)
    page.add_init_script(CHANNEL)
    failing(page, opens="never")
    page.goto("index.html")
    expect(page.locator("[data-play]").first).to_be_visible()
    told(page, "storage-away")
    failing(page, opens="error")
    # Nothing is said of it at a worked example, before there is something to keep.
    page.goto("index.html?example=SR-4.2")
    expect(page.locator("[data-status=viewing]")).to_be_visible()
    page.locator("[data-step=back]").click()
    answered(page)
    expect(page.locator("#notice")).to_be_empty()
    page.locator("[data-do=play-on]").click()
    told(page, "storage-away")
    page.goto(SHORT)
    told(page, "storage-away")
    play_on(page)
    assert settled(page) == "over"
    # It opens late. The page has gone on without it, to another game; what was done since is kept
    # as soon as it is there.
    page.evaluate(GO, f"{TABLE}&seed=1")
    assert left(page) == 16
    heals(page)
    found = on_device(page, "kept => Object.keys(kept).some(key => key.startsWith('done:'))")
    (record,) = (value for key, value in found.items() if key.startswith("record:"))
    assert record["game"] == "moroccan-ronda"
    # Unreadable values on the device.
    page.evaluate("disk.renew(); disk.reads = 'never'")
    page.evaluate(GO, f"{TABLE}&seed=2")
    told(page, "storage-away")
    play_on(page, 1)
    assert left(page) == 15
    heals(page)
    on_device(page, kept(2, 1))


def test_writes_that_fail(disk: Page) -> None:
    """It is told, once, and as long as it is so; what was done meanwhile is kept after all. Nor can
    be read where there are errors."""
    seeds = {"never": 31, "error": 32, "full": 33}
    for fault, seed in seeds.items():
        if fault == "error":
            disk.evaluate("disk.reads = 'error'")
        begin(disk, seed)
        disk.evaluate(f"disk.writes = '{fault}'")
        click(disk)
        told(disk, "storage-full" if fault == "full" else "storage-away")
        settled(disk)
        click(disk)
        assert left(disk) == 14, fault
        expect(disk.locator("#table .facts")).to_contain_text(word("unkept"))
        heals(disk)
        on_device(disk, kept(seed, 2))  # first what was under way, then the newest state
        click(disk)
        assert left(disk) == 13, fault
        expect(disk.locator("#table .facts")).not_to_contain_text(word("unkept"))
        on_device(disk, kept(seed, 3))
        disk.evaluate("disk.renew()")
    disk.reload()
    assert left(disk) == 13
    expect(disk.locator("#notice")).to_be_empty()
    expect(disk.locator("#proposal button")).to_have_count(0)
    for seed in seeds.values():
        on_device(disk, kept(seed, 3))  # what fails later costs no game of before


def test_a_disk_that_is_slow_goes_away_or_cannot_write(disk: Page) -> None:
    """Neither a card nor the end of a game is shown as done before it is kept. The database goes
    with all that is on it, or is closed by the system, which tells it or not. While nothing can be
    written a game is on the front page and goes on from there. The same deal begins anew, and what
    was there can be brought back, either way, as if the device had it."""
    disk.goto(SHORT)
    settled(disk)
    held = Held(disk)
    click(disk)
    is_awaited(disk, held)
    assert disk.locator("[data-action]").count() == 0
    held.let_through()
    settled(disk)
    held = Held(disk, "done:")
    play_on(disk, 2)
    is_awaited(disk, held)
    held.let_through()
    expect(disk.locator("[data-table]")).to_have_attribute("data-status", "over")
    assert len([key for key in everything(disk) if key.startswith("done:")]) == 1
    assert games(disk) == []
    begin(disk, 6, 2)
    wipe(disk)
    # To list the databases now is what Chromium does not always answer; the page never does.
    click(disk)
    settled(disk)
    for seed, event in ((4, ""), (5, "database.dispatchEvent(new Event('close'))")):
        begin(disk, seed, 1)
        disk.evaluate(f"for (const database of disk.databases) {{ database.close(); {event} }}")
        click(disk)
        settled(disk)
        expect(disk.locator("#notice")).to_be_empty()
    for seed, moves in ((5, 2), (4, 2), (6, 3)):
        on_device(disk, kept(seed, moves))
    disk.goto("index.html")
    begin(disk, 9)
    cannot_write(disk)
    disk.locator("[data-do=lobby]").first.click()
    go_on(disk, 9)
    assert left(disk) == 15
    heals(disk)
    on_device(disk, kept(9, 1))
    disk.evaluate("disk.renew()")
    begin(disk, 19, 1)
    cannot_write(disk)
    disk.keyboard.press("m")
    disk.locator("dialog [data-do=restart]").click()
    expect(disk.locator("#proposal")).to_contain_text(word("put-away"))
    assert left(disk) == 16
    click(disk)
    assert left(disk) == 15
    for cards in (14, 15):
        disk.locator("#proposal button").first.click()
        expect(disk.locator(".hand button")).to_have_count(cards)
        settled(disk)
    heals(disk)
    on_device(disk, kept(19, 1))
    expect(disk.locator("#proposal")).not_to_contain_text(word("other-tab"))


def cannot_write(disk: Page) -> None:
    """A card is played while nothing can be written."""
    disk.evaluate("disk.writes = 'error'")
    click(disk)
    told(disk, "storage-away")
    settled(disk)


def unread(disk: Page, seed: int) -> None:
    """A fresh table is laid in the place of a game of three cards, which could not be read."""
    begin(disk, seed, 3)
    on_device(disk, kept(seed, 3))
    disk.goto("index.html")
    disk.evaluate("disk.reads = 'error'")
    begin(disk, seed)
    assert left(disk) == 16


def test_games_that_could_not_be_read(disk: Page, world: World) -> None:
    """A game that is read late goes on: before the first move of the fresh table is written, the
    device is read again, and nobody speaks of another tab. Where the fresh table is left meanwhile,
    it stays as it is. A link to it does not say that it is gone; to try again opens it."""
    unread(disk, 26)
    disk.evaluate("disk.heal()")
    click(disk)
    told(disk, "read-late")
    expect(disk.locator(".hand button")).to_have_count(13)
    expect(disk.locator("#proposal button")).to_have_count(0)
    on_device(disk, kept(26, 3))
    settled(disk)
    click(disk)
    assert left(disk) == 12
    on_device(disk, kept(26, 4))
    disk.evaluate("disk.renew()")
    unread(disk, 27)
    click(disk)
    begin(disk, 28)
    disk.evaluate("disk.heal()")
    assert left(disk) == 16
    expect(disk).to_have_url(re.compile("seed=28"))
    on_device(disk, kept(27, 3))
    disk.evaluate("disk.renew()")
    disk.goto("index.html")
    expect(disk.locator('[data-go-on][href*="%2227%22"]')).to_be_visible()
    world.passes(20)  # nothing is being read any more
    disk.evaluate("disk.reads = 'error'")
    go_on(disk, 27)
    again = disk.get_by_role("link", name=word("try-again"))
    expect(again).to_be_visible()
    expect(disk.locator("#table")).to_contain_text(word("storage-away"))
    disk.evaluate("disk.heal()")
    again.click()
    assert left(disk) == 13


def is_awaited(disk: Page, held: Held) -> None:
    """The value that is held back has come so far, and the table waits for it."""
    held.reached()
    answered(disk)
    assert disk.locator("[data-table]").get_attribute("data-status") == "waiting"


def test_two_tabs(page: Page) -> None:
    """The older one is told, writes nothing over the newer state, and can go on from it."""
    begin(page, 10, 1)
    other = page.context.new_page()
    other.goto(page.url)
    play_on(other, 2)
    assert left(other) == 13
    click(page)
    expect(page.locator("#proposal")).to_contain_text(word("other-tab"))
    assert left(page) == 14
    page.locator("[data-action]").first.click()
    assert left(page) == 13
    on_device(other, kept(10, 3))
    page.locator("#proposal button").first.click()
    expect(page.locator("#proposal button")).to_have_count(0)
    assert left(page) == 13
    click(page)
    assert left(page) == 12
    expect(page.locator("#proposal button")).to_have_count(0)
    click(other)
    expect(other.locator("#proposal")).to_contain_text(word("other-tab"))
    # One after the other is no trouble.
    walking(other)
    begin(other, 11, 1)
    other.close()
    begin(page, 11)
    click(page)
    assert left(page) == 14
    expect(page.locator("#proposal button")).to_have_count(0)
    # A game that ends in both counts twice.
    page.goto(SHORT)
    play_on(page, 1)
    settled(page)
    other = page.context.new_page()
    other.goto(page.url)
    settled(other)
    for each in (page, other):
        play_on(each)
        assert settled(each) == "over"
    assert sum(key.startswith("done:") for key in on_device(page)) == 2


def test_broken_values_cost_only_themselves(page: Page, disk: Page) -> None:
    """They go to another device with all else, as does what a newer version wrote."""
    begin(page, 12, 1)
    begin(page, 13, 1)
    (one, two) = sorted(key for key in everything(page) if key.startswith(SAVED))
    good = everything(page)[two]
    newer = json.dumps({"version": 2, "what": "nobody knows"})
    put(page, {"settings": "{broken", one: good[:-9], "done:1": "null", "done:2": newer,
               "record:1": "[1, 2]", "saved:3": newer, "saved:4": {"x": 1}})  # fmt: skip
    page.evaluate('localStorage.setItem(\'rondas-looks\', \'{"page": "rules", "theme": 7}\')')
    page.goto("index.html", wait_until="load")  # anew
    expect(page.locator("#going-on [data-go-on]")).to_have_count(1)
    told(page, "set-aside", n=2)
    page.locator("[data-do=statistics]").click()
    expect(page.locator("#dialog .dialog-body > p").first).to_have_text(word("no-games"))
    with page.expect_download() as download:
        page.locator("[data-do=export]").click()
    data = json.loads(download.value.path().read_text("utf-8"))
    assert data["other"] == {
        "broken:settings": "{broken", f"broken:{one}": good[:-9], "broken:done:1": "null",
        "broken:record:1": "[1, 2]", "done:2": newer, "saved:3": newer,
        "broken:saved:4": '{"x":1}',
    }  # fmt: skip
    assert set(data["saved"]) == {two.removeprefix(SAVED)}
    page.keyboard.press("Escape")
    disk.goto("index.html")
    disk.locator("[data-do=statistics]").click()
    disk.locator("#import-file").set_input_files(download.value.path())
    told(disk, "imported", n=0)
    assert set(everything(disk)) - {"settings"} == set(everything(page)) - {"settings"}
    disk.goto("index.html")
    go_on(disk, 13)
    assert left(disk) == 15
    # Settings can be kept again; a game in the place of the broken one too.
    page.locator("[data-do=settings]").click()
    page.locator("[name=theme][value=dark]").check()
    on_device(page, "kept => kept.settings?.theme === 'dark'")
    begin(page, 12, 1)
    assert left(page) == 15
    page.goto("index.html")
    expect(page.locator("#going-on [data-go-on]")).to_have_count(2)
    # Damaged values can be removed, and restored.
    page.locator("[data-do=statistics]").click()
    page.locator("[data-do=forget-broken]").click()
    expect(page.locator("[data-do=forget-broken]")).to_have_count(0)
    page.locator("#proposal button").first.click()
    expect(page.locator("[data-do=forget-broken]")).to_be_visible()
    assert everything(page)["saved:3"] == newer


def test_game_that_the_engine_refuses_is_set_aside(page: Page) -> None:
    begin(page, 14, 2)
    (key,) = (key for key in everything(page) if key.startswith(SAVED))
    value = json.loads(everything(page)[key])
    value["save"]["moves"][2] = "0 play nothing"
    page.goto("index.html")
    put(page, {key: json.dumps(value)})
    begin(page, 14)
    told(page, "set-aside", n=1)
    assert left(page) == 16
    assert json.loads(everything(page)["broken:" + key]) == value
    click(page)
    assert left(page) == 15
    assert on_device(page, kept(14, 1))["broken:" + key] == value
    page.keyboard.press("u")
    expect(page.locator(".hand button")).to_have_count(16)
    on_device(page, kept(14, 0))  # what is kept goes back as well


def test_the_end_of_a_game_outlasts_the_page(page: Page) -> None:
    """The end is there after a reload or a return, and counts once; opening the address once more
    starts a new game."""

    def ended() -> str:
        assert settled(page) == "over"
        expect(page.locator(".ending.over .tally")).to_be_visible()
        return str(page.locator("#table").get_attribute("data-scores"))

    begun = page.locator("#table[data-status=your-turn]")
    page.goto(SHORT)
    play_on(page)
    scores = ended()
    page.reload()
    assert ended() == scores
    # It goes on being the same game.
    page.keyboard.press("u")
    begun.wait_for()
    play_on(page)
    ended()
    page.reload()
    scores = ended()
    page.locator(".ending.over [data-do=again]").click()
    begun.wait_for()
    page.go_back()
    page.locator("#table[data-status=over]").wait_for()
    assert ended() == scores
    kept = on_device(page)
    assert sorted(key.partition(":")[0] for key in kept) == ["done", "record"]
    # A value that makes no sense is none.
    page.evaluate("""() => history.replaceState({ ...history.state, end: '{"save": 5' }, '')""")
    page.reload()
    begun.wait_for()
    play_on(page)
    ended()
    page.goto(SHORT, wait_until="load")  # anew
    begun.wait_for()
    assert sum(key.startswith("done:") for key in on_device(page)) == 2
