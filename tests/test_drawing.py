"""Pictures of tables: whole, the same everywhere, without a card that the reader may not see."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import rondas
from rondas import extras
from rondas.__main__ import main
from rondas.games import Kit, all_games
from rondas.pictures import plain
from rondas.pictures.drawing import Reader, display_for, picture
from rondas.pictures.faces import Pack
from rondas.pictures.stills import FIGURES, picture_of, still
from rondas.records.record import Record
from rondas.words.catalogs import LOCALES
from tests.node import TOP
from tests.playing import Start, every_kit, last
from tests.unseen import Unseen
from tools.about import colours


def drawn(record: Record, reader: Reader, language: str = "en") -> str:
    names = [f"Ana {seat}" for seat in range(record.players)]
    return picture(record.game, last(record), reader, names, language)


def shown(svg: str) -> list[str]:
    """The cards in a picture, and `back`, each as often as it is there."""
    root = ElementTree.fromstring(svg)
    uses = [use.get("href", "") for use in root.findall("{http://www.w3.org/2000/svg}use")]
    return [re.sub(r"^#(face-)?|-\d+$", "", name) for name in uses]


@every_kit
def test_every_moment_can_be_drawn(kit: Kit) -> None:
    """In plain SVG, that any renderer knows: no classes, no custom properties, nothing missing. All
    hands are open, or one, or none."""
    start = Start(kit, kit.rules.seats[-1], {}, 3)
    whole = start.played().moves
    for count in (0, len(whole) // 3, len(whole) - 1, len(whole)):
        record = start.record(whole[:count])
        for reader in (0, None, "all"):
            svg = drawn(record, reader)
            root = ElementTree.fromstring(svg)
            assert not re.search(r"var\(|class=|style=|currentColor|None", svg)
            ids = [each.get("id") for each in root.iter() if each.get("id")]
            assert len(ids) == len(set(ids))
            assert {name[1:] for name in re.findall(r'href="(#[^"]+)"', svg)} <= set(ids)
    record = start.turn()
    game = last(record)
    views = [kit.knowledge.information_state(game, seat)["hands"] for seat in range(game.players)]
    held = [card for seat, hands in enumerate(views) for card in hands[seat]]
    assert not Counter(held) - Counter(shown(drawn(record, "all")))
    for seat, hands in enumerate(views):
        cards = Counter(shown(drawn(record, seat)))
        assert not Counter(hands[seat]) - cards
        assert cards["back"] >= len(held) - sum(card != "?" for each in hands for card in each)


def pictures(record: Record, reader: int | None) -> tuple[str, ...]:
    """The picture of a record, its still, that in one shape, and a seat's in plain text."""
    kit, state = record.game, last(record)
    display = display_for(kit, state, reader)
    table = "" if reader is None else plain.table(kit, state, ["Ana"] * state.players, reader)
    drawings = still(kit, display, reader), picture_of(kit, display, reader)
    return drawn(record, reader), *drawings, table


@every_kit
def test_unseen_cards_change_no_picture(kit: Kit) -> None:
    record = Start(kit, kit.rules.seats[-1], {}, 5).turn()
    unseen, compared = Unseen(record), 0
    for reader in unseen.seen:
        before = pictures(record, reader)
        for _, changed in unseen.swapped(reader, Random(1), 2):
            assert pictures(changed, reader) == before
            compared += 1
    assert compared


@every_kit
def test_a_still_has_the_same_cards_and_no_word(kit: Kit) -> None:
    """Any renderer draws the same, with or without fonts. No drawing is there twice: colours that
    it does not have make no copy."""
    start = Start(kit, kit.rules.seats[-1], {}, 3)
    assert len(FIGURES) >= kit.rules.seats[-1]
    for record in (start.turn(), start.played()):
        for reader in (0, "all"):
            display = display_for(kit, last(record), reader)
            svg = still(kit, display, reader)
            root = ElementTree.fromstring(svg)
            assert not {each.tag.partition("}")[2] for each in root.iter()} & {"text", "title"}
            cards, whole = ({*shown(each)} - {"back"} for each in (svg, drawn(record, reader)))
            # Beside a trick it leaves out the last one.
            before = display["last_trick"] if display["trick"] else None
            left_out = {card for _, card in before["plays"]} if before else set()
            assert whole - left_out <= cards <= whole
            (found,) = root.iter("{http://www.w3.org/2000/svg}defs")
            looks = [re.sub(r' id="[^"]*"', "", ElementTree.tostring(e, "unicode")) for e in found]
            assert len({*looks}) == len(looks) > 0


def test_packs_and_cloths() -> None:
    """Every card has a face, and the cloth has the colours of the page."""
    for kit in all_games().values():
        pack = Pack(kit.presentation.deck, {})
        rules = kit.rules(kit.rules.seats[-1], kit.rules.settings(kit.rules.seats[-1], {}))
        assert [name for name in rules.pack.names if name not in pack] == []
    games = TOP / "py/rondas/games"
    files = {file.parent.name.replace("_", "-"): file for file in games.glob("*/colours.json")}
    assert files.keys() == {file.stem for file in (TOP / "static/css/games").glob("*.css")}
    for game, file in files.items():
        for name, colour in json.loads(file.read_text()).items():
            assert colours(f"--{name}", f"games/{game}.css")[0] == colour, (game, name)


@pytest.mark.parametrize("language", LOCALES)
def test_what_is_written_on_a_picture(language: str) -> None:
    svg = rondas.new_game("rounds", seed=1, names=["<Ana>", "b & c"]).svg(0, language)
    texts = [each.text for each in ElementTree.fromstring(svg).iter() if each.text]
    assert "<Ana>" in texts
    assert "b & c" in texts
    assert ("To 200 points · Round 1 of 5 · Trick 1 of 5" in texts) == (language == "en")
    other = rondas.new_game("moroccan-ronda", seed=1).svg(None, language)
    assert (">Moroccan Ronda<" in other) == (language == "en")


def test_a_notebook_shows_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the library has no words, notes are told plainly."""
    game = rondas.new_game("rounds", seed=1)
    image = r'<img width="720" alt="Rounds: [^"]+" src="data:image/svg\+xml;base64,[\w+/=]+">'
    assert re.fullmatch(image, game._repr_html_())
    for bad in (2, -1, "every"):
        with pytest.raises(ValueError, match=r"^seat: a number from 0 to 1, or None, not "):
            game.svg(bad)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r'^lang: one of en, fr, es, ar, ja, not "de"$'):
        game.svg(0, "de")
    monkeypatch.setitem(sys.modules, "rondas.words.wording", None)
    assert ">target 200 · round 1 · trick 1 of 5<" in game.svg(0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    record = Start(all_games()["rounds"], 2, {}, 6).played(9).write()
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**record, "names": ["Ana", "Ben"]}))
    return path


def draw(file: Path, *arguments: str) -> str:
    target = file.with_name("x.svg")
    assert main(["draw", str(file), *arguments, "-o", str(target)]) == 0
    return target.read_text("utf-8")


def test_draw_writes_svg_and_png(file: Path) -> None:
    game = rondas.load(file)
    assert draw(file) == game.svg("all")
    assert draw(file, "--seat", "1") == game.svg(1)
    game.pop()
    assert draw(file, "--move", str(len(game.moves))) == game.svg("all")
    assert shown(draw(file, "--move", "0")) == []
    record = json.loads(file.read_text())
    file.write_text(json.dumps({**record, "view": 0}))
    assert draw(file) == rondas.load(file).svg(0)
    assert draw(file, "--lang", "fr") == rondas.load(file).svg(0, "fr")

    pytest.importorskip("resvg_py")
    target = file.with_name("x.png")
    assert main(["draw", str(file), "-o", str(target)]) == 0
    data = target.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1920, 1280)


def test_draw_leaves_unknown_cards_of_a_position_face_down(file: Path) -> None:
    position = {"hand0": "KS 7C 2H", "turned": "4D", "turn": 0}
    moves = ["0 play 9C", "1 play TC"]
    record = {"format": "rondas-record-1", "game": "rounds", "players": 2, "moves": moves}
    file.write_text(json.dumps({**record, "position": position}))
    start, end = shown(draw(file, "--move", "0")), shown(draw(file))
    assert {*start} == {"KS", "7C", "2H", "4D", "back"}
    assert {*end} - {*start} == {"9C", "TC"}
    assert shown(draw(file, "--seat", "0")) == end


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["-o", "x.gif"], "output: a file .svg or .png, not x.gif"),
        (["-o", "x.svg", "--move", "99"], "move: a number from 0 to 9, not 99"),
        (["-o", "x.svg", "--seat", "2"], "seat: a number from 0 to 1, not 2"),
        (["-o", "x.png"], "png: needs `pip install 'rondas[png]'`"),
    ],
)
def test_what_draw_refuses(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
    arguments: list[str], reason: str,
) -> None:  # fmt: skip
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.chdir(file.parent)
    monkeypatch.setattr(extras, "import_module", missing)
    assert main(["draw", str(file), *arguments]) == 2
    assert capsys.readouterr().err == f"rondas draw: {reason}\n"
    assert not file.with_name("x.svg").exists()
