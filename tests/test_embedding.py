"""Requests to the service from pages that embed a table, and from links; attributes of the element,
and lines to copy."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from markupsafe import Markup

from page.logic.parameters import HEIGHT, KNOWN
from rondas.answers.request import LONGEST
from rondas.answers.service import Service, handle
from rondas.games import Kit, find
from rondas.records.record import check
from tests.node import TOP
from tests.playing import ask, every_game, frames_of
from tools import embedding, rules_pages


def played(game: Kit, seed: int, **keys: Any) -> tuple[Service, list[dict[str, Any]]]:
    """A game to its end and all its frames; the person at seat 0 plays at random."""
    room, set_up = Service(), {"game": game.id, "bots": "random", "seed": "s", **keys}
    return room, [*frames_of(room.handle, Random(seed).choice, **set_up)]


def test_embedders_get_what_a_spectator_may_know() -> None:
    room, frames = played(find("baronda"), 1, spectator=True)
    record = room.handle({"do": "record"})["record"]
    moves = record["moves"]
    for frame in frames:
        watching = Service()
        watching.handle({"do": "open", "seat": None, "bots": "random",
                         "record": {**record, "moves": moves[: frame["move"]]}})  # fmt: skip
        assert watching.table is not None
        assert frame["spectator"] == watching.table.known(None)
    assert all("spectator" not in frame for frame in played(find("baronda"), 1)[1])


@every_game
def test_play_on_from_a_record(game: Kit) -> None:
    """From any position of a game that was given, in any seat: between secret choices too, which
    are made already."""
    record = played(game, 2)[0].handle({"do": "record"})["record"]
    secret = [at for at, state in enumerate(check(record).states()) if state.simultaneous()]
    for at in sorted({*range(0, len(record["moves"]) + 1, 7), *secret[:6]}):
        cut = {**record, "moves": record["moves"][:at], "names": ["Ana"]}
        for seat in (0, record["players"] - 1):
            room = Service()
            answer = room.handle(
                {"do": "open", "record": json.dumps(cut), "seat": seat, "bots": "random"}
            )
            assert answer["move"] == at
            assert answer["save"]["names"][:2] == ["Ana", ""]
            others = Service().handle({"do": "open", "record": cut, "names": ["", "Ben"]})
            assert others["save"]["names"][:2] == ["Ana", "Ben"]
            again = Service().handle({"do": "open", **answer["save"]})
            assert again["display"] == answer["display"]
    with pytest.raises(ValueError, match=r"^move 1: "):
        Service().handle({"do": "open", "record": {**record, "moves": ["0 fly"]}})


def test_depth_of_requests() -> None:
    """Whole requests too; brackets in strings do not count, nor do many side by side. Names are cut
    and clean."""
    deep = '{"do": "frames", "record": ' + "[" * 51 + "]" * 51 + "}"
    assert json.loads(handle(deep)) == {"error": "json: nested too deeply"}
    for of in ("[" * 100_000, '{"format": ' + '{"a":' * 50_000 + "1" + "}" * 50_000 + "}"):
        answer = ask(do="frames", record=of)
        assert answer == {"error": "json: nested too deeply"}
    names = ["[" * 40 + '"\\' + "{" * 40, "\u202eevil\n\x00", "\u200b"]
    record = {"format": "rondas-record-1", "game": "steere-ronda", "players": 3,
              "names": names, "more": [[]] * 200, "moves": []}  # fmt: skip
    answer = ask(do="frames", record=record)
    assert answer["names"] == ["[" * 40, "evil", None]
    text = json.dumps(record)
    assert "frames" in ask(do="frames", record=text)


def test_limits_of_what_is_shown() -> None:
    record = {"format": "rondas-record-1", "game": "steere-ronda", "players": 3, "moves": []}
    for seat in (-1, 3, "0", True, 1.0):
        answer = ask(do="frames", record=record, seat=seat)
        assert answer["error"].startswith("seat: a number from 0 to 2, not ")
    longer = {**record, "moves": ["* dealer 0"] * (LONGEST + 1)}
    answer = ask(do="frames", record=longer)
    assert answer == {"error": f"moves: {LONGEST} can be shown, not {LONGEST + 1}"}


# The editor's and the device's own, a style of the page around, and a frame without a script.
UNLISTED = {"friend", "compose", "saved", "accent", "poster"}


def test_owners_find_every_attribute() -> None:
    """Each parameter that the page or the element takes has its row on the page for owners, and the
    other way round. Options of games, and keys of positions, share one row each."""
    script = (TOP / "static/js/embed/embed.js").read_text("utf-8")
    (own,) = re.findall(r"const OWN = '(.*?)'", script)
    page = (TOP / "embedding.html").read_text("utf-8")
    listed = {*re.findall(r'<th scope="row"><code>(\w+)(?:="[^"]*")*', page)}
    assert listed - {"target", "turned"} == {*KNOWN, *own.split()} - UNLISTED


def test_lines_to_copy_have_a_height() -> None:
    """Those of rule pages, and all on the page for owners; the editor's: `test_composing`."""
    line = f'<rondas-table example="{{name}}" style="{HEIGHT}"></rondas-table>'
    assert line == rules_pages.LINE
    for html in ("<rondas-table><script>", Markup('<rondas-table game="rounds">')):
        assert embedding.with_height(html) == str(html).replace(">", f' style="{HEIGHT}">', 1)
