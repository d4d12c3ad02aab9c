"""Faults of the page or the browser: the player is told, and they are logged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route

from e2e.conftest import Trouble, walking
from e2e.embedding import code, record
from e2e.test_order import exported
from e2e.test_table import GAME, click, settled
from e2e.waiting import expect, on_device
from e2e.words import word
from tools import TOP

pytestmark = pytest.mark.returning
TABLE = f"{GAME}&seed=50&speed=instant"


def straight(page: Page) -> None:
    """Has its requests go past the service worker, so that its routes see them."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.setBypassServiceWorker", {"bypass": True})


def with_python(page: Page, *mistakes: tuple[str, str, str]) -> None:
    """The page's Python with mistakes, each in a module: a source goes before what is compiled."""
    put = ""
    for module, right, wrong in mistakes:
        text = (TOP / f"py/page/{module}.py").read_text("utf-8")
        assert right in text
        put += f"open('page/{module}.py', 'w').write({text.replace(right, wrong)!r})\n"

    def other(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=put + answer.text())

    page.route("**/py/page/main.py", other)


def stumbled(page: Page, line: str) -> Locator:
    """It is said that something went wrong; the exact line is for the console alone."""
    told = page.locator("#proposal")
    expect(told).to_contain_text(word("went-wrong"))
    expect(told).not_to_contain_text(line)
    return told


def begun(page: Page) -> None:
    """A table at which one card has been played."""
    page.goto(TABLE)
    settled(page)
    click(page)
    settled(page)


def close(page: Page) -> None:
    """Close the dialog, if there is one; the Escape key may mean a tooltip that has just come."""
    for each in page.locator("dialog[open] [data-do=close]").all():
        each.click()


@pytest.mark.browser
@pytest.mark.fresh
def test_a_fault_of_its_own(page: Page, trouble: Trouble) -> None:
    """In Python, in the face of a click and in a task, and what the browser throws through it; and
    a rulebook that is damaged. To load the page again helps on."""
    straight(page)
    with_python(
        page,
        ("table/dialogs", "def score(page, element):", "def score(page):"),
        ("app/statistics", "device.every(", "device.never("),
    )
    page.route("**/rules/*.json", lambda route: route.fulfill(body='{"sections": ['))
    begun(page)
    for name, error in (("score", "TypeError"), ("statistics", "AttributeError")):
        trouble.expect(error)
        close(page)  # what lies over the table since the first
        page.locator("[data-do=menu]").click()
        page.locator(f"dialog [data-do={name}]").click()
        stumbled(page, error)
    close(page)
    page.locator(".log [data-do=why]").last.click()
    expect(page.get_by_role("dialog")).to_contain_text(word("no-rules"))
    close(page)
    trouble.expect("not today")
    page.evaluate(
        "void (HTMLDialogElement.prototype.showModal = () => { throw new Error('not today'); })"
    )
    page.locator("[data-do=menu]").click()
    told = stumbled(page, "not today")
    cards = page.locator(".hand button").count()
    told.get_by_role("button", name=word("load-again")).click()
    expect(told).to_have_count(0)
    settled(page)
    expect(page.locator(".hand button")).to_have_count(cards)


@pytest.mark.fresh
def test_bad_records_and_files_that_cannot_be_written_or_read(page: Page, tmp_path: Path) -> None:
    """They are refused in a sentence."""
    page.goto("index.html")
    walking(page)
    page.locator("footer [data-do=open]").click()
    page.locator("[data-open] textarea").fill(json.dumps(dict(record(), players=9)))
    page.locator("[data-do=open-text]").click()
    told = page.locator("[data-status=error] .told")
    expect(told).to_contain_text(word("cannot-open"))
    expect(told.locator("small")).to_contain_text("players")
    assert told.inner_text().startswith(word("cannot-open"))
    # The next table is the only one, though the record was refused where another would lie.
    page.goto(f"index.html#play={code(dict(record(), players=9))}")
    asked = page.locator("[data-status=error] .prompt")
    expect(asked.locator("small")).to_contain_text("players")
    expect(page.locator("[data-table]")).to_have_count(1)
    assert asked.inner_text().startswith(word("cannot-open"))
    # An answer that is none is passed on to nobody.
    for answer in ("", "AAAA", "!!!garbage<b>"):
        page.goto(f"{GAME}&seed=1")
        page.goto(f"index.html#answer={answer}")
        expect(told, answer).to_have_text(word("answer-damaged"))
        expect(page.locator("#viewer [data-do=lobby]"), answer).to_be_visible()
    (tmp_path / "game.json").write_text(json.dumps(record()))
    page.goto("index.html")
    page.locator("[data-do=statistics]").click()
    page.evaluate(
        """() => {
          const { createObjectURL } = URL, { text } = File.prototype;
          window.asItWas = () => {
            URL.createObjectURL = createObjectURL;
            File.prototype.text = text;
          };
          URL.createObjectURL = () => { throw new TypeError('refused'); };
        }"""
    )
    page.locator("dialog [data-do=export]").click()
    expect(page.locator("#notice")).to_have_text(word("not-exported"))
    page.locator("dialog [data-do=close]").click()
    page.locator("footer [data-do=open]").click()
    page.evaluate(
        "void (File.prototype.text = async () => { throw new DOMException('', 'NotFoundError'); })"
    )
    page.locator("#record-file").set_input_files(tmp_path / "game.json")
    expect(page.locator("#open-fault")).to_have_text(word("file-unread"))
    page.locator("dialog [data-do=close]").click()
    page.locator("[data-do=statistics]").click()
    page.locator("#import-file").set_input_files(tmp_path / "game.json")
    expect(page.locator("#notice")).to_have_text(word("not-imported-file"))
    page.evaluate("asItWas()")  # the page is that of other tests, too
    # Facts that make no sense come with a file, and are messages to be put into words.
    begun(page)
    found = on_device(page, "kept => Object.keys(kept).some(key => key.startsWith('saved:'))")
    (kept,) = (value for key, value in found.items() if key.startswith("saved:"))
    kept["save"]["facts"] = [{"say": "x", "args": {"a": {"list": 5}}}]
    (tmp_path / "rondas.json").write_text(exported(kept))
    page.locator("[data-do=menu]").click()
    page.locator("dialog [data-do=statistics]").click()
    expect(page.locator("#notice")).to_be_empty()
    page.locator("#import-file").set_input_files(tmp_path / "rondas.json")
    expect(page.locator("#notice")).to_have_text(word("not-imported-file"))
