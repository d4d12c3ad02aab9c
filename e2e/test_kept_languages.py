"""Later visits without a network, in the languages that were used, and those that bring a new
version."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from fnmatch import fnmatch
from hashlib import md5, sha256
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import Trouble
from e2e.playing import unfold
from e2e.test_engine import kept_by
from e2e.test_languages import settle, speaks, word
from e2e.test_shell import TABLE, plays
from e2e.waiting import UPDATE_WAITS, expect, laid_by, noticed, until
from tools.serve import Site

pytestmark = pytest.mark.browser

# Files for the page's Python, which lets a new version in, and for no engine.
EXAMPLE, SHOWN = "index.html?example=RO-3.4", "[data-status=viewing]"
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
# Their contents, by checksum; files that cannot be had are left out.
SUMS = """paths => Promise.all(paths.map(async path => {
  const answer = await fetch(path);
  if (!answer.ok) return null;
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return [...sum].map(byte => byte.toString(16).padStart(2, '0')).join('');
}))"""
# The files in the list of a service worker for the engine.
ENGINE = re.compile(r'\{"url":"vendor/pyodide/[^}]*\},?')
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


def newer(dist: Path, folder: Path, text: str) -> Path:
    """The next version of the site, which differs in what a French file says: a copy. Nothing of
    the engine is kept, which no page here asks for."""
    shutil.copytree(dist, folder, copy_function=os.link)
    file, worker = folder / "locale/fr/games.json", folder / "sw.js"
    old, code = digest(file.read_bytes()), worker.read_text("utf-8")
    assert code.count(old) == 1
    for changed in (file, worker):
        changed.unlink()  # it is the same file as that of the site for all tests
    file.write_text(text, "utf-8")
    worker.write_text(ENGINE.sub("", code).replace(old, digest(text.encode())), "utf-8")
    return folder


def digest(content: bytes) -> str:
    """As workbox has it."""
    return md5(content, usedforsecurity=False).hexdigest()


def kept_without_language(folder: Path) -> list[str]:
    """All that a page may ask for, in whatever language."""
    others = ("sw.js", "_headers", "_redirects", "404.html", "robots.txt", "sitemap.xml")
    places = ("static/pictures/*", "static/icons/*.png", "locale/??/*", "locale/*.json")
    starters = ("vendor/starters/*.deflate", "v/*")
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*.*")]
    pictures = ("rules/*/*.png", "e/*", "embed/*/*")
    legal = ("LICENSES.txt", "*NOTICE.txt")
    left_out = (*others, *legal, *places, *starters, *pictures, "rules/??/*")
    return [name for name in names if not any(fnmatch(name, each) for each in left_out)]


def first_visit(context: BrowserContext, site: Site, language: str) -> None:
    """Of a page that is in a language without having fetched it."""
    page = context.new_page()
    page.add_init_script(
        f"addEventListener('DOMContentLoaded', () => {{ locale.language = '{language}'; }});"
    )
    page.goto(site.url + TABLE)
    plays(page)
    laid_by(page)
    page.close()


def test_later_visits_without_network(
    dist: Path, serve: Callable[..., Site], context: BrowserContext, trouble: Trouble
) -> None:
    """Below a path. Languages that were used are there whole, also what of them was never looked
    at, that of the first visit, whose words came before there was a service worker, and one that
    was chosen, whose words came ahead; of one that was not used there is nothing, and who chooses
    it is told."""
    site = serve(dist, prefix="/some/where/")
    site.packs = True  # what is large is else not kept by the browser, and fetched again
    first_visit(context, site, "ja")
    # Nothing has been sent twice but the page itself, whose address says which game.
    sent = [path for path, size in site.log if size]
    assert {path for path in sent if sent.count(path) > 1} == {"/index.html"}
    page = context.new_page()
    page.goto(f"{site.url}rules/fr/rounds.html#RO-3.4")
    until(page, PICTURED, "RO-3.4")
    page.goto(site.url)
    settle(page, "ar")
    for language in ("fr", "ja", "ar"):
        kept_whole(page, site, language)
    assert not [name for name in page.evaluate("caches.keys()") if name.startswith("rondas-es")]
    site.stop()
    trouble.expect("/rules/baronda/")  # its pictures were never looked at
    page.goto(f"{site.url}rules/fr/baronda.html#BA-1.1")
    expect(page.locator("#BA-1\\.1")).to_be_in_viewport()
    trouble.expect("/rules/rounds/")
    page.goto(f"{site.url}rules/fr/rounds.html#RO-3.4")
    until(page, PICTURED, "RO-3.4")
    page.goto(site.url)
    assert page.evaluate(LACKING, kept_without_language(dist)) == []
    files = [path for language in ("fr", "ja", "ar") for path in of_language(dist, language)]
    got = page.evaluate(SUMS, [f"{site.url}{path.relative_to(dist)}" for path in files])
    for path, found in zip(files, got, strict=True):
        assert found == sha256(path.read_bytes()).hexdigest(), path
    trouble.expect("ERR_FAILED")
    assert page.evaluate(GET, "locale/es.json") is None
    settle(page, "fr")
    page.locator("#settings-form [name=language]").select_option("es")
    noticed(page, word("fr", "no-language", "site"))
    speaks(page, "fr")
    page.locator("#dialog [data-do=close]").click()
    unfold(page)
    page.locator("[data-daily=rounds]").click()
    plays(page)


def test_a_language_comes_with_each_version(
    dist: Path,
    serve: Callable[..., Site],
    context: BrowserContext,
    trouble: Trouble,
    tmp_path: Path,
) -> None:
    """The old one stays with the old pages; what could not be had is fetched at the next use."""
    old = newer(dist, tmp_path / "old", "old")
    new = newer(old, tmp_path / "new", "new")
    site = serve(old)
    page = context.new_page()
    kept_by(page, site)
    page.goto(f"{site.url}robots.txt")
    missing = old / "rules/fr/rounds.json"
    text = missing.read_bytes()
    missing.unlink()
    trouble.expect("404")
    assert page.evaluate(GET, "locale/fr/games.json") == "old"
    until(page, KEPT, ["fr", site.url, len(of_language(old, "fr"))])
    missing.write_bytes(text)
    assert page.evaluate(GET, "rules/fr/rounds.json") == text.decode()
    kept_whole(page, site, "fr")

    site.folder = new
    page.goto(site.url + EXAMPLE)
    expect(page.locator(SHOWN)).to_be_attached()
    page.evaluate(UPDATE_WAITS)
    assert page.evaluate(GET, "locale/fr/games.json") == "old"
    # The new one takes over when no other page of the site is left; the page may load itself anew.
    page.goto(f"{site.url}robots.txt")
    until(page, "async () => !(await navigator.locks.query()).held.length")
    page.add_init_script(
        f"addEventListener('load', async () => {{"
        f" document.documentElement.dataset.got = await ({GET})('locale/fr/games.json'); }})"
    )
    page.goto(site.url + EXAMPLE, wait_until="commit")
    expect(page.locator(SHOWN)).to_be_attached()
    # Chromium may keep the old one for minutes, until it has nothing more to do and is stopped.
    devtools = context.new_cdp_session(page)
    devtools.send("ServiceWorker.enable")
    devtools.send("ServiceWorker.stopAllWorkers")
    expect(page.locator("html[data-got=new]")).to_be_attached()
    expect(page.locator(SHOWN)).to_be_attached()
    site.stop()
    assert page.evaluate(GET, "locale/fr/games.json") == "new"
    assert page.evaluate(GET, "rules/fr/rounds.json") == text.decode()
    kept_whole(page, site, "fr")
