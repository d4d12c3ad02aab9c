"""Pages and devices of every release (`releases/`), with the present site.

`page.html` has what owners of pages can write with that release: elements, frames and links.
`data-shows` is a selector for what each leads to. `device.json` is what that release kept on the
device of somebody who plays. `make keep` (e2e/keep.py) writes both.
"""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page

from e2e.conftest import TOP, walking
from e2e.disk import put
from e2e.embedding import Host, frame, heard, touch, wait_heard, wait_stepped
from e2e.playing import play_on
from e2e.sim.world import World
from e2e.test_daily import CLOCK
from e2e.waiting import expect, on_device
from e2e.words import word
from tools.embedding import DIGEST
from tools.serve import Site

pytestmark = pytest.mark.returning
RELEASES = sorted(path.name for path in (TOP / "releases").iterdir())
every_release = pytest.mark.parametrize("release", RELEASES)
# The day after the last deal of the day.
LATER = "2026-07-06"
THERE = "https://cards.example/"
# The addresses of the frames that the elements open, and those of frames and links, each with what
# it shows; all but an element with a name are then gone.
SHOWN = """async () => {
  await customElements.whenDefined('rondas-table');
  const found = [];
  for (const each of document.querySelectorAll('[data-shows]')) {
    const table = each.matches('rondas-table') ? each : each.querySelector('rondas-table');
    const root = table?.shadowRoot, frame = () => root?.querySelector('iframe');
    root?.querySelector('button')?.click();
    while (root && !frame()?.src) await new Promise(requestAnimationFrame);
    found.push([frame()?.src ?? each.src ?? each.href, each.dataset.shows]);
    if (!each.id) each.remove();
  }
  return found;
}"""
# So many of these games have more moves than these.
GONE_ON = """kept => Object.entries(%s).filter(([key, moves]) =>
  kept[key]?.save.moves.length > moves.length).length === %d"""


def page_of(release: str, site: Site) -> str:
    """The page of a release, which names this site."""
    text = (TOP / f"releases/{release}/page.html").read_text("utf-8")
    return text.replace(THERE, site.url)


@pytest.mark.browser
@pytest.mark.fresh
@every_release
def test_page_of_a_release(page: Page, site: Site, host: Host, world: World, release: str) -> None:
    """Its tables play, and tell the page, by the script of that release, once it is published (by
    the newest: e2e/test_embed.py). Elements, frames and links lead where they did, and a seed gives
    the same cards."""
    html = page_of(release, site)
    if (TOP / f"releases/{release}/embed.js").exists():
        digest = (TOP / f"releases/{release}" / DIGEST).read_text().strip()
        exact = f'v/{release}/embed.js" integrity="{digest}" crossorigin="anonymous"'
        html = re.sub(r'v/\d+/embed\.js"', exact, html)
    page.goto(host.show(html))
    assert all(page.evaluate("[...document.images].map(image => image.naturalWidth)"))
    shown = page.evaluate(SHOWN)
    tables_play(page)
    assert len(shown) > 20
    assert all(address.startswith(site.url) for address, _ in shown)
    found = {(address.removeprefix(site.url), selector) for address, selector in shown}
    reader = world.new_context().new_page()
    reader.walks = True
    reader.clock.set_fixed_time(f"{LATER}T12:00:00")
    for address, selector in sorted(found):
        reads = reader if address.startswith(("index", "viewer")) else page
        reads.goto(address)
        expect(reads.locator(selector).first).to_be_attached()


def tables_play(page: Page) -> None:
    """One to its end, and a question."""
    play_on(frame(page, "#played"))
    over = wait_heard(page, "over")
    assert set(over["detail"]) >= {"scores", "winners", "record"}
    begun = next(each for each in heard(page, "ready") if each["on"] == "played")
    assert begun["detail"] == {"game": "steere-ronda"}
    assert set(heard(page, "move")[0]["detail"]) >= {"move", "view"}
    touch(page, "#asked").locator('[data-action="play KS"]').click()
    answer = wait_heard(page, "answer")["detail"]
    assert answer == {"move": 1, "action": "play KS", "right": True}
    page.evaluate("document.querySelector('#asked').goto(2)")
    expect(frame(page, "#asked").locator("[data-move='2']")).to_be_attached()
    wait_stepped(page, 2)
    assert not heard(page, "error")


@pytest.mark.fresh
@every_release
def test_device_of_a_release(page: Page, release: str) -> None:
    """Games, settings, a lesson, days and statistics are all there, and go on."""
    device = json.loads((TOP / f"releases/{release}/device.json").read_text("utf-8"))
    kept: dict[str, str] = device["database"]
    saved = {key: json.loads(text) for key, text in kept.items() if key.startswith("saved:")}
    moves = {key: value["save"]["moves"] for key, value in saved.items()}
    page.add_init_script(CLOCK % f"{LATER}T12:00:00")
    page.goto("robots.txt")
    put(page, kept)
    page.evaluate("looks => Object.assign(localStorage, looks)", device["localStorage"])
    page.goto("index.html")
    walking(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    half = json.loads(kept["lesson:rounds"])["at"]
    lesson = page.locator("[data-learn=rounds]")
    expect(lesson).to_have_attribute("href", re.compile(f"at={half}"))
    expect(page.locator("#today")).to_contain_text(word("day-run", n=2))
    page.locator("[data-do=statistics]").click()
    games = page.locator("#dialog .counts tbody td:nth-child(3)")
    expect(games.first).to_be_visible()
    counted = sum(map(int, games.all_inner_texts()))
    assert counted == sum(key.startswith("done:") for key in kept)
    page.locator("#dialog [data-do=close]").first.click()
    links = page.locator("#going-on [data-go-on]")
    expect(links).to_have_count(len(saved))
    for at, address in enumerate(links.evaluate_all("links => links.map(link => link.href)")):
        page.goto(address)
        table = page.locator("#table")
        expect(table).to_have_attribute("data-status", re.compile("your-turn|pass"))
        if table.get_attribute("data-status") == "pass":
            page.locator("[data-lift]").press("Enter")
        play_on(page, 1)
        on_device(page, GONE_ON % (json.dumps(moves), at + 1))
    now = on_device(page)
    for key, text in kept.items():
        if key in saved:
            assert now[key]["save"]["moves"][: len(moves[key])] == moves[key]
        else:
            assert now[key] == json.loads(text)
