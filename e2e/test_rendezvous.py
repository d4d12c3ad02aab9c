"""Several devices that find each other by a rendezvous: one link, and no answer goes back."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocket

from e2e.axe import found
from e2e.conftest import TOP, Trouble
from e2e.party import Party, cut
from e2e.playing import HOLDS, hand
from e2e.waiting import at_rest, expect, until
from tools import meeting
from tools.serve import Site

pytestmark = pytest.mark.browser


class Rendezvous:
    """tools/rendezvous.py on a port of this machine."""

    def __init__(self) -> None:
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "tools/rendezvous.py", "--port", str(self.port)]
        self.process = subprocess.Popen(command, cwd=TOP, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found
        self.port = int(found[1])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@pytest.fixture
def rendezvous() -> Iterator[Rendezvous]:
    made = Rendezvous()
    yield made
    made.stop()


@pytest.fixture
def met(dist: Path, tmp_path: Path, rendezvous: Rendezvous, serve: Callable[..., Site]) -> Site:
    """The site as its owner would build it with that rendezvous (tests/test_site.py builds one)."""
    address = f"ws://localhost:{rendezvous.port}/{meeting.ROOM}"
    setting = tmp_path / "rendezvous.toml"
    setting.write_text(f'address = "{address}"\n')
    folder = tmp_path / "dist"
    shutil.copytree(dist, folder, copy_function=os.link)
    for path in [*folder.glob("*.html"), folder / "_headers"]:
        text = path.read_text("utf-8")
        path.unlink()
        path.write_text(meeting.allowed(text, setting), "utf-8")
    (folder / meeting.MODULE).unlink()
    meeting.write(folder, setting)
    return serve(folder)


# A hostile rendezvous: it repeats everything it has heard in a room, and garbage.
AGAIN = """([room, said]) => new Promise(done => {
  const socket = new WebSocket(room);
  socket.onopen = () => {
    for (const each of [...said, 'x', '', '.', 'a.b']) socket.send(each);
    socket.close();
  };
  socket.onclose = done;
})"""
SEALED = re.compile(r"[\w-]{16}\.[\w-]{60,}")
MOVES = ".panel .log li"


def test_one_link(
    new_context: Callable[..., BrowserContext],
    met: Site,
    rendezvous: Rendezvous,
    trouble: Trouble,
) -> None:
    """While the rendezvous does not answer that is told, and guests could come with answers. Then
    they come through it, and come back by themselves: after a lost connection, a reload of their
    page or of the host's. Of two with one link the first has the seat. The rendezvous learns
    nothing. (How they go on to other games: e2e/test_peers.py.)"""
    trouble.expect("WebSocket connection to")
    rendezvous.stop()
    said: list[str] = []
    rooms: list[str] = []

    def met_in(socket: WebSocket) -> None:
        rooms.append(socket.url)
        socket.on("framesent", lambda frame: said.append(str(frame)))

    def overheard(**options: Any) -> BrowserContext:
        context = new_context(**options)
        context.on("page", lambda page: page.on("websocket", met_in))
        return context

    address = "index.html?game=steere-ronda&hands=1&seats=Ana,@Ben,@Cid&speed=instant"
    host = overheard().new_page()
    party = Party(overheard, met.url + address, host)
    expect(host.locator("input[data-answer-box]")).to_be_visible()
    expect(host.locator("#dialog .told")).to_contain_text("meeting point of this site")
    rendezvous.start()
    expect(host.locator("input[data-answer-box]")).not_to_be_visible()
    ben = party.arrive("1")
    expect(ben.locator("#table .joining")).to_contain_text("You are at the table")
    found(ben, "who has arrived")
    other = two_with_one_link(party, "2")
    # All that was said is said again, in each room, with garbage: nobody is thrown out by it.
    heard = [*said]
    assert len(heard) > 6
    assert all(SEALED.fullmatch(each) for each in heard)
    for room in sorted(set(rooms)):
        other.evaluate(AGAIN, [room, heard])
    other.close()
    party.play(1)
    at_rest(ben)
    moves = ben.locator(MOVES).count()
    in_two_tabs(party)
    back_by_themselves(party)
    # All have seen the same.
    for page in party.pages:
        expect(page.locator(MOVES)).to_have_count(moves)


def two_with_one_link(party: Party, seat: str) -> Page:
    """Two at once: one of them has the seat, and the other, who is given, is told."""
    link = party.invitation(seat)
    two = [party.new_context().new_page() for _ in range(2)]
    for page in two:
        page.goto(link, wait_until="commit")
    until(party.host, "() => !document.querySelector('#dialog').open")
    for page in two:
        page.locator('[data-status="error"], .hand [data-card]').first.wait_for()
    party.guests[seat], other = sorted(
        two, key=lambda page: page.locator("#table").get_attribute("data-status") == "error"
    )
    expect(other.locator("#table .prompt")).to_contain_text("Somebody else has this seat")
    return other


def in_two_tabs(party: Party) -> None:
    """Open a link twice on one device: the tab that came last has the table, and the other says so,
    without taking it back by itself."""
    first = party.guests["1"]
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator(".hand [data-card]").first).to_be_visible()
    expect(first.locator("#table .prompt")).to_contain_text("in another tab")
    expect(first.locator("#table [data-action]")).to_have_count(0)
    first.get_by_role("button", name="Play here").click()
    expect(second.locator("#table .prompt")).to_contain_text("in another tab")
    expect(first.locator("#table:not([data-missed]) .hand [data-card]").first).to_be_visible()
    second.close()


def back_by_themselves(party: Party) -> None:
    """Cut off; loaded anew; and the host's page opened anew."""
    host, ben, cid = party.pages
    held = [hand(page) for page in party.pages]
    cut(ben)
    expect(ben.locator("[data-status=your-turn]")).to_be_visible()
    cid.reload()
    expect(cid.locator(".hand [data-card]").first).to_be_visible()
    by_a_new_link(party)
    host.reload()
    expect(host.locator(".hand [data-card]").first).to_be_visible()
    for page in party.pages:
        until(page, HOLDS, held.pop(0))


def by_a_new_link(party: Party) -> None:
    """Cid comes by a new link, which replaces the old one."""
    host, cid = party.host, party.guests["2"]
    cid.goto(cid.url.replace("index.html", "404.html"))
    expect(host.locator('.seat[data-seat="2"] .plate.away')).to_be_visible()
    host.locator('.seat[data-seat="2"]').get_by_role("button", name="About Cid").click()
    expect(host.locator("#dialog")).to_contain_text("Cid is away")
    host.keyboard.press("Escape")
    party.invite()
    old = party.invitation("2")
    new = host.get_by_role("region", name="Cid").get_by_role("button", name="New link")
    new.click()
    expect(new).to_have_count(0)
    assert party.invitation("2") != old
    cid.goto(old)
    expect(cid.locator("#table .joining")).to_contain_text("Looking for the host")
    party.arrive("2")
    expect(cid.locator(".hand [data-card]").first).to_be_visible()
