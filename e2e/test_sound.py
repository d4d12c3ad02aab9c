"""Sounds at the table. They are those of static/js/page/sound.js, whose makers report their calls
here. In Chromium a real AudioContext plays them, which nobody hears."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.embedding import code, record
from e2e.playing import play_on
from e2e.sim.page import Page as SimulatedPage
from e2e.waiting import answered, expect, noticed, on_device, resize, until
from e2e.words import word

pytestmark = pytest.mark.returning

HEAR = """async () => {
  const { SOUNDS } = await import(new URL('static/js/page/sound.js', document.baseURI));
  window.heard = [];
  if (window.hears) return;
  window.hears = true;
  toBeHeard();
  // The first of a browser may take longer to begin than a sound may be late.
  const first = new AudioContext();
  await first.resume();
  await first.close();
  for (const [name, sound] of Object.entries(SOUNDS))
    SOUNDS[name] = (...all) => { window.heard.push(name); sound(...all); };
  const own = matchMedia;
  window.matchMedia = query => query === '(any-pointer: coarse)' ? { matches: true } : own(query);
  navigator.vibrate = pattern => { window.heard.push(`felt ${[pattern].flat().length}`); };
}"""
HEARD = "heard => heard.every(name => window.heard.includes(name)) && window.heard"
SOUND = ".tools [data-do=sound]"
# Something is heard: what is asked of a loudspeaker that only just starts comes too late.
SOUNDS = """async () => {
  const { play } = await import(new URL('static/js/page/sound.js', document.baseURI));
  play('card', 0, 1, 0);
  return window.heard.length;
}"""
# A loudspeaker that makes nothing of all that it is told.
SIMULATED = """() => {
  const node = new Proxy(() => node, { get: (_, name) => name === 'then' ? undefined : node });
  const own = { state: 'running', currentTime: 0 };
  window.toBeHeard = () => {
    window.AudioContext = function () {
      return new Proxy(own, { get: (_, name) => own[name] ?? node });
    };
  };
}"""


def listen(page: Page) -> None:
    if isinstance(page, SimulatedPage):
        page.evaluate(SIMULATED)
    page.evaluate(HEAR)


def audible(page: Page) -> None:
    """From now on all that is to be heard is heard."""
    listen(page)
    until(page, SOUNDS)
    listen(page)


def turn(page: Page, nth: int = 0) -> None:
    """Do something at the person's turn."""
    page.locator("[data-status=your-turn]").wait_for()
    page.locator("[data-action]").nth(nth).click()


def heard(page: Page, *names: str) -> list[str]:
    """Wait until these were heard; return all that was since `listen`."""
    found: list[str] = until(page, HEARD, list(names))
    return found


@pytest.mark.browser
def test_tricks(page: Page) -> None:
    """The person's own card is heard once, and felt; the deal is heard card by card. Undo, sorting
    and what is played at instant speed are silent. The button is there at each size."""
    page.goto("index.html?game=steere-ronda&seat=0&bots=easy&seed=3&dealer=2&speed=fast&hands=2")
    page.locator("[data-status=your-turn]").wait_for()
    for size in ((430, 932), (844, 390), (1280, 720)):
        resize(page, {"width": size[0], "height": size[1]})
        expect(page.locator(SOUND)).to_be_visible()
    listen(page)
    page.keyboard.press("Shift")
    audible(page)
    turn(page)
    page.locator("[data-status=your-turn]").wait_for()
    found = heard(page, "card", "trick", "land", "felt 1")
    trick = found.index("trick")
    assert found[:trick].count("card") == 3
    assert found[0] == "felt 1" or found[1] == "felt 1"
    listen(page)
    page.keyboard.press("u")
    expect(page.locator(".hand button")).to_have_count(16)
    page.keyboard.press("o")
    answered(page)
    assert page.evaluate("heard") == []
    # Somebody wants to feel nothing.
    page.keyboard.press("m")
    page.locator("dialog [data-do=settings]").click()
    page.locator("#settings-form [name=vibration]").click()
    on_device(page, "kept => kept.settings?.vibration === 'off'")


BLOCKED = """() => {
  window.AudioContext = class {
    constructor() { window.asked++; begin(this); }
  };
}"""
REFUSED = """() => {
  window.asked = 0;
  window.begin = () => { throw new DOMException('no', 'NotSupportedError'); };
}"""
SILENT = """() => {
  window.asked = 0;
  window.begin = audio => Object.assign(audio, {
    state: 'suspended',
    currentTime: 0,
    suspend: () => Promise.resolve(),
    resume: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    createGain: () => ({ connect() {} }),
  });
}"""


def test_what_is_heard_the_button_and_nothing(page: Page) -> None:
    """At instant speed nothing is heard; of a game that is seen, its end is. Captures, calls and
    deals have their own sounds. The button: by touch, by key, in the settings; and it is kept. A
    browser without sound, or one that holds it back, plays on."""
    game = record(hands=1)
    nearly = code({**game, "moves": game["moves"][:-10]})
    page.goto(f"index.html?seat=0&bots=easy&speed=instant#play={nearly}")
    page.locator("[data-status=your-turn]").wait_for()
    listen(page)
    page.keyboard.press("Shift")
    play_on(page, 2)
    page.locator("[data-status=your-turn]").wait_for()
    assert page.evaluate("heard") == []
    page.goto("index.html")
    page.goto(f"index.html?seat=0&bots=easy&speed=fast#play={nearly}")
    page.locator("[data-status=your-turn]").wait_for()
    audible(page)
    turn(page)
    table = page.locator("[data-status=over]")
    table.wait_for()
    won = "0" in (table.get_attribute("data-winners") or "").split()
    assert heard(page, "trick", "win" if won else "lose", "felt 5" if won else "felt 1")
    page.goto("index.html?game=moroccan-ronda&players=2&seat=0&bots=easy&seed=5&speed=fast")
    page.locator("[data-status=your-turn]").wait_for()
    audible(page)
    for _ in range(4):
        turn(page)
    found = heard(page, "call", "capture", "land", "deal")
    assert found.count("deal") % 3 == 0
    assert not {"trick", "win", "lose"} & {*found}
    page.goto("index.html?game=steere-ronda&seat=0&bots=easy&seed=3&dealer=2&speed=fast")
    page.locator("[data-status=your-turn]").wait_for()
    button = page.locator(SOUND)
    expect(button).to_have_accessible_name(word("table-sound", "site"))
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(button.locator(".on")).to_be_hidden()
    listen(page)
    turn(page)
    page.locator("[data-status=your-turn]").wait_for()
    assert not {*page.evaluate("heard")} - {"felt 1"}
    on_device(page, "kept => kept.settings?.sound === 'off'")
    page.keyboard.press("q")
    noticed(page, word("sound-on"))
    expect(button).to_have_attribute("aria-pressed", "true")
    heard(page, "card")
    page.keyboard.press("m")
    page.locator("dialog [data-do=settings]").click()
    box = page.locator("#settings-form [name=sound]")
    expect(box).to_be_checked()
    expect(box).to_have_accessible_description(word("setting-sounds"))
    box.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    on_device(page, "kept => kept.settings.sound === 'off'")
    page.reload()
    expect(page.locator(SOUND)).to_have_attribute("aria-pressed", "false")
    # Nothing can be heard.
    page.evaluate(BLOCKED)
    page.locator(SOUND).click()
    for how in (REFUSED, SILENT):
        page.evaluate(how)
        turn(page)
        page.locator("[data-status=your-turn]").wait_for()
        until(page, "() => window.asked > 0")
        expect(page.locator("#proposal button"), how).to_have_count(0)
