"""Later visits in the languages that were used: without a network, and in each new version."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Frame, Page, expect

from e2e.conftest import TOP, Trouble
from e2e.test_languages import settle, speaks, word
from e2e.test_offline import UPDATE_WAITS, first_visit
from e2e.test_shell import TABLE, plays
from e2e.waiting import laid_by, until
from tools.serve import Site

FILES = "([language, scope]) => caches.open(`rondas-${language} ${scope}`).then(c => c.keys())"
KEPT = f"async given => (await ({FILES})(given)).length === given[2]"
GET = """async path => {
  const answer = await fetch(path).catch(() => null);
  return answer?.ok ? answer.text() : null;
}"""


def of_language(folder: Path, language: str) -> list[Path]:
    """All files that the site has for a language."""
    inside = [folder / "locale" / language, folder / "rules" / language]
    files = [path for place in inside for path in place.rglob("*.*")]
    return [folder / f"locale/{language}.json", *files]


def kept_whole(page: Page, site: Site, language: str) -> None:
    """Waits until all of a language is kept."""
    until(page, KEPT, [language, site.url, len(of_language(site.folder, language))])


def versions(dist: Path, folder: Path, *texts: str) -> list[Path]:
    """Versions of the site that differ in what a French file says."""
    made = []
    for text in texts:
        copy = folder / text
        shutil.copytree(dist, copy, copy_function=os.link)
        for changed in ("locale/fr/games.json", "sw.js"):
            (copy / changed).unlink()
        (copy / "locale/fr/games.json").write_text(text)
        others = sorted(path.stem for path in copy.glob("locale/*.json") if path.stem != "en")
        command = ["node", "tools/service-worker.mjs", str(copy), *others]
        subprocess.run(command, cwd=TOP, check=True, capture_output=True)
        made.append(copy)
    return made


def test_languages_that_were_used_are_there_without_network(
    dist: Path, serve: Callable[..., Site], context: BrowserContext, trouble: Trouble
) -> None:
    """Whole, also what of them was never looked at, that of the first visit, whose words came
    before there was a service worker, and one that was chosen, whose words came ahead; of one that
    was not used there is nothing, and who chooses it is told."""
    site = serve(dist, prefix="/some/where/")
    context.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.lang = 'ja'; });"
    )
    first_visit(context, site)
    page = context.new_page()
    page.goto(f"{site.url}rules/fr/rounds.html")
    page.goto(site.url + TABLE)
    plays(page)
    settle(page, "ar")
    for language in ("fr", "ja", "ar"):
        kept_whole(page, site, language)
    assert not [name for name in page.evaluate("caches.keys()") if name.startswith("rondas-es")]
    site.stop()
    page.goto(f"{site.url}rules/fr/baronda.html#BA-1.1")
    expect(page.locator("#BA-1\\.1")).to_be_in_viewport()
    page.goto(site.url + TABLE)
    plays(page)
    for language in ("fr", "ja", "ar"):
        for path in of_language(dist, language):
            name = path.relative_to(dist).as_posix()
            assert page.evaluate(GET, name) == path.read_text("utf-8"), name
    trouble.expect("ERR_FAILED")
    assert page.evaluate(GET, "locale/es.json") is None
    settle(page, "fr")
    page.locator("#settings-form [name=language]").select_option("es")
    expect(page.locator("#notice")).to_have_text(word("fr", "no-language", "site"))
    speaks(page, "fr")


def test_a_language_comes_with_each_version(
    dist: Path,
    serve: Callable[..., Site],
    context: BrowserContext,
    trouble: Trouble,
    tmp_path: Path,
) -> None:
    """The old one stays with the old pages; what could not be had is fetched at the next use."""
    old, new = versions(dist, tmp_path, "old", "new")
    site = serve(old)
    page = context.new_page()
    page.goto(site.url)
    laid_by(page)
    page.goto(site.url)
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
    page.goto(site.url + TABLE)
    plays(page)
    page.evaluate(UPDATE_WAITS)
    assert page.evaluate(GET, "locale/fr/games.json") == "old"
    loaded: list[object] = []

    def again(frame: Frame) -> bool:
        loaded.append(frame)
        return len(loaded) == 2

    with page.expect_event("framenavigated", again):
        page.evaluate("location.reload()")
    plays(page)
    site.stop()
    assert page.evaluate(GET, "locale/fr/games.json") == "new"
    assert page.evaluate(GET, "rules/fr/rounds.json") == text.decode()
    kept_whole(page, site, "fr")
