"""Later visits without a network, in the languages that were used, and those that bring a new
version."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from fnmatch import fnmatch
from hashlib import md5
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import Trouble
from e2e.playing import unfold
from e2e.test_engine import newer_site, reload_by_itself, version
from e2e.test_languages import settle, speaks, word
from e2e.waiting import UPDATE_WAITS, expect, laid_by, noticed, until
from tools.serve import Site

pytestmark = pytest.mark.browser

TABLE = "index.html?game=steere-ronda&seat=0&seed=1&speed=instant"
FILES = "([language, scope]) => caches.open(`rondas-${language} ${scope}`).then(c => c.keys())"
KEPT = f"async given => (await ({FILES})(given)).length === given[2]"
GET = """async path => {
  const answer = await fetch(path).catch(() => null);
  return answer?.ok ? answer.text() : null;
}"""
# Whether the picture of an example is there.
PICTURED = (
    """example => document.querySelector(`[data-example="${example}"] .still`).naturalWidth > 0"""
)
# Which of these cannot be had.
LACKING = """paths => Promise.all(paths.map(async path =>
  await fetch(path).then(({ ok }) => ok, () => false) ? [] : path)).then(found => found.flat())"""


def of_language(folder: Path, language: str) -> list[Path]:
    """All files that the site has for a language."""
    inside = [folder / "locale" / language, folder / "rules" / language]
    files = [path for place in inside for path in place.rglob("*.*")]
    return [folder / f"locale/{language}.json", *files]


def kept_whole(page: Page, site: Site, language: str) -> None:
    """Wait until all of a language is kept."""
    until(page, KEPT, [language, site.url, len(of_language(site.folder, language))])


def plays(page: Page) -> None:
    """Both Pythons run: the page's has painted what the engine's has dealt."""
    expect(page.locator("[data-status=your-turn]")).to_be_attached()
    expect(page.locator("[data-action]").first).to_be_attached()


def kept_without_language(folder: Path) -> list[str]:
    """All that a page may ask for, in whatever language."""
    others = ("sw.js", "_headers", "_redirects", "404.html", "robots.txt", "sitemap.xml",
              "LICENSES.txt")  # fmt: skip
    places = ("static/pictures/*", "static/icons/*.png", "locale/??/*", "locale/*.json")
    starters = ("vendor/starters/*.deflate", "v/*")
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*.*")]
    pictures = ("rules/*/*.png", "e/*", "embed/*/*")
    left_out = (*others, *places, *starters, *pictures, "rules/??/*")
    return [name for name in names if not any(fnmatch(name, each) for each in left_out)]


def in_other_words(folder: Path) -> None:
    """A copy of the site then has another file in French."""
    file, worker = folder / "locale/fr/games.json", folder / "sw.js"
    before = file.read_bytes()
    file.write_bytes(before + b"\n")
    old, new = (
        md5(text, usedforsecurity=False).hexdigest() for text in (before, file.read_bytes())
    )
    listed = worker.read_text("utf-8")
    assert listed.count(old) == 1
    worker.write_text(listed.replace(old, new), "utf-8")


def with_engine(context: BrowserContext) -> Page:
    """A page that runs its own engine."""
    page = context.new_page()
    page.add_init_script("bringEngine()")
    return page


def test_later_visits(
    dist: Path,
    serve: Callable[..., Site],
    context: BrowserContext,
    trouble: Trouble,
    tmp_path: Path,
) -> None:
    """Below a path. Languages that were used are there whole, also what of them was never looked
    at, that of the first visit, whose words came before there was a service worker, and one that
    was chosen, whose words came ahead. A new version takes over at the next start, with all that
    is kept of the old one; and then there is no network."""
    old, new = tmp_path / "old", newer_site(dist, tmp_path / "new")
    shutil.copytree(dist, old, copy_function=os.link)
    in_other_words(new)
    missing, french = old / "rules/fr/moroccan-ronda.json", old / "locale/fr/games.json"
    rules, games = missing.read_text("utf-8"), french.read_text("utf-8")
    missing.unlink()
    trouble.expect("404")
    site = serve(old, prefix="/some/where/")
    site.packs = True  # what is large is else not kept by the browser, and fetched again
    page = with_engine(context)
    # In a language without having fetched it.
    page.add_init_script("addEventListener('DOMContentLoaded', () => { locale.language = 'ja'; });")
    page.goto(site.url + TABLE)
    plays(page)
    laid_by(page)
    page.close()
    # Nothing has been sent twice but the page itself, whose address says which game.
    sent = [path for path, size in site.log if size]
    assert {path for path in sent if sent.count(path) > 1} == {"/index.html"}
    page = context.new_page()
    page.goto(f"{site.url}rules/fr/rounds.html#RO-3.4")
    until(page, PICTURED, "RO-3.4")
    page.goto(site.url)
    settle(page, "ar")
    # A file that could not be had is fetched at its next use.
    until(page, KEPT, ["fr", site.url, len(of_language(old, "fr"))])
    missing.write_text(rules, "utf-8")
    assert page.evaluate(GET, "rules/fr/moroccan-ronda.json") == rules
    for language in ("fr", "ja", "ar"):
        kept_whole(page, site, language)
    assert not [name for name in page.evaluate("caches.keys()") if name.startswith("rondas-es")]
    assert page.evaluate(GET, "locale/fr/games.json") == games
    site.folder = new
    takes_over(page, site)
    site.stop()
    assert page.evaluate(GET, "locale/fr/games.json") == f"{games}\n"
    page.close()
    without_network(with_engine(context), site, trouble)


def takes_over(page: Page, site: Site) -> None:
    """A new version, when the pages of the old one are closed."""
    page.goto(site.url + TABLE)
    plays(page)
    begun, games = version(page), page.evaluate(GET, "locale/fr/games.json")
    page.evaluate(UPDATE_WAITS)
    assert page.evaluate(GET, "locale/fr/games.json") == games
    # Another page of the old version does not lose its files while it is open.
    other = page.context.new_page()
    other.goto(f"{site.url}index.html?example=RO-3.4")
    expect(other.locator("[data-status=viewing]")).to_be_attached()
    assert version(page) == version(other) == begun
    other.close()
    reload_by_itself(page)
    assert version(page) == "newer"
    for language in ("fr", "ja", "ar"):
        kept_whole(page, site, language)


def without_network(page: Page, site: Site, trouble: Trouble) -> None:
    """There is nothing of a language that was not used: who chooses it is told."""
    trouble.expect("/rules/")  # of pictures that were never looked at
    page.goto(f"{site.url}rules/fr/baronda.html#BA-1.1")
    expect(page.locator("#BA-1\\.1")).to_be_in_viewport()
    page.goto(f"{site.url}rules/fr/rounds.html#RO-3.4")
    until(page, PICTURED, "RO-3.4")
    page.goto(site.url)
    words = [path for name in ("fr", "ja", "ar") for path in of_language(site.folder, name)]
    files = [path.relative_to(site.folder).as_posix() for path in words]
    assert page.evaluate(LACKING, files + kept_without_language(site.folder)) == []
    trouble.expect("ERR_FAILED")
    assert page.evaluate(GET, "locale/es.json") is None
    settle(page, "fr")
    page.locator("#settings-form [name=language]").select_option("es")
    noticed(page, word("fr", "no-language", "site"))
    speaks(page, "fr")
    page.locator("#dialog [data-do=close]").click()
    unfold(page)
    page.locator("[data-daily=rounds]").click()
    page.locator("#dialog .primary").click()
    plays(page)
