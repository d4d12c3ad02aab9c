"""Keeps what a release promises: `make keep`, for each new number in pyproject.toml.

`releases/VERSION/` then has its `embed.js`, which never changes again, with its
digest; `device.json`, what its page keeps on the device of somebody who plays; and `page.html`, at
first that of the release before. Add to `page.html` what pages can newly say.
e2e/test_releases.py holds every later release to it all.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page

from e2e.conftest import TOP
from e2e.disk import everything
from e2e.playing import play_on
from e2e.test_daily import CLOCK
from e2e.test_front import set_up
from e2e.test_lessons import answer, open_lesson
from e2e.test_storage import SHORT
from e2e.test_table import settled
from e2e.waiting import expect, on_device
from rondas import __version__
from rondas.games import all_games
from tools.embedding import DIGEST, integrity, major, releases
from tools.release import git

KEPT = TOP / "releases" / __version__
DAYS = ("2026-07-04", "2026-07-05")
DAILY = "moroccan-ronda"
LESSON, HALF = "rounds", 3


def test_keep(page: Page, new_context: Callable[..., BrowserContext]) -> None:
    assert not git("tag", "--list", f"v{__version__}"), "published: raise the version first"
    KEPT.mkdir(parents=True, exist_ok=True)
    made, kept = TOP / f"dist/v/{major(__version__)}/embed.js", KEPT / "embed.js"
    assert not kept.exists() or kept.read_bytes() == made.read_bytes(), "embed.js is kept already"
    for script in made.parent.glob("embed*.js"):
        shutil.copyfile(script, KEPT / script.name)
    (KEPT / DIGEST).write_text(f"{integrity(kept)}\n")
    before = [number for number, _ in releases() if number != __version__]
    if not (KEPT / "page.html").exists():
        shutil.copyfile(TOP / "releases" / before[-1] / "page.html", KEPT / "page.html")
    goes_half_through_a_lesson(page)
    plays_on_two_days(page)
    chooses(page)
    begins_games(page)
    looks = page.evaluate("({ ...localStorage })")
    on_device(page)
    device = {"localStorage": looks, "database": everything(page)}
    text = json.dumps(device, indent=1, ensure_ascii=False)
    (KEPT / "device.json").write_text(f"{text}\n", "utf-8")


def goes_half_through_a_lesson(page: Page) -> None:
    goal = open_lesson(page, LESSON, HALF)
    answer(page, goal.actions[0])
    on_device(page, f"kept => kept['lesson:{LESSON}']?.at > {HALF}")


def plays_on_two_days(page: Page) -> None:
    """The deal of the day, to its end: two days in a row."""
    for date in DAYS:
        page.add_init_script(CLOCK % f"{date}T12:00:00")
        page.goto(f"index.html?daily={DAILY}&date={date}&speed=instant")
        play_on(page)
        on_device(page, f"kept => kept['daily:{DAILY} {date}']?.bots?.hard !== undefined")


def chooses(page: Page) -> None:
    """Settings, and a set-up."""
    page.goto("index.html")
    page.locator("[data-do=settings]").click()
    for name, value in (("theme", "dark"), ("speed", "instant")):
        page.locator(f"[name={name}][value={value}]").check(force=True)
    on_device(page, "kept => kept.settings?.theme === 'dark' && kept.settings.speed === 'instant'")
    page.locator("#dialog [data-do=close]").first.click()
    dialog = set_up(page, "baronda")
    dialog.locator("[name=players]").select_option("4")
    dialog.locator("[type=submit]").click()
    settled(page)


def begins_games(page: Page) -> None:
    """One of each game, one at a shared screen, and a finished one."""
    page.goto(SHORT)
    play_on(page)
    assert settled(page) == "over"
    for game in all_games():
        page.goto(f"index.html?game={game}&seat=0&seed=kept&bots=random&speed=instant")
        play_on(page, 3)
        settled(page)
    page.goto("index.html?game=rounds&seats=Ana,Ben&seed=shared&speed=instant")
    for _ in range(2):
        page.locator("[data-lift]").press("Enter")
        play_on(page, 1)
    expect(page.locator("#table")).to_have_attribute("data-status", "pass")
