"""The editor of positions: its draft (py/page/logic), what the engine says of it, and its line."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest

from page.logic.composing import Draft, adopted, fresh, spelled, spelled_list
from page.logic.page_line import attributes, element, line, says_all
from page.logic.parameters import HEIGHT
from rondas.answers.remarks import LONGEST
from rondas.answers.service import Service
from rondas.games import all_games
from rondas.records.placing import placed
from rondas.records.position import Position
from tests.node import TOP

Json = dict[str, Any]


def composed(draft: Draft, **keys: Any) -> Json:
    return Service().handle({"do": "compose", "record": draft.record, "shown": True, **keys})


def started(game: str, players: int) -> Draft:
    record = fresh(game, players)
    record["position"] = composed(Draft(record))["position"]
    return Draft(record)


TABLES = [(game, n) for game, kit in all_games().items() for n in kit.rules.seats]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_form_is_what_the_game_reads(game: str, players: int) -> None:
    """A new draft is possible, its form has all keys of its position, and all have words."""
    draft = started(game, players)
    answer = composed(draft)
    assert "fault" not in answer
    assert answer["frames"]
    rows = draft.rows([(name, copies) for name, copies in answer["cards"]])
    assert len({len(row) for row in rows if row[0][0] != row[-1][0]}) == 1  # suits of equal length
    keys = {field["key"] for field in answer["fields"]}
    assert {f"hand{seat}" for seat in range(players)} < keys
    kit = all_games()[game]
    data = composed(Draft(fresh(game, players)))["position"]
    given = Position(kit, players, kit.rules.settings(players, {}), data).given
    assert given.asked - {"stock"} == keys - {"stock"}
    words = (TOP / "py/rondas/locale/en/page.ftl").read_text("utf-8")
    for field in answer["fields"]:
        name = "hand-of" if field["key"][:-1] == "hand" else field["key"]
        assert f"\nplace-{name} = " in words
        if field["kind"] == "cards":
            assert f"\ncompose-full-{'hand' if name == 'hand-of' else name} = " in words
        for value in field.get("values", ()):
            assert f"\nvalue-{value} = " in words


def test_a_fault_leaves_the_form_and_the_board() -> None:
    """Of what is no draft at all there is neither."""
    draft = started("rounds", 2)
    for name in ("2C", "3C"):
        draft.put(name, "trick")
    answer = composed(draft)
    assert answer["fault"].startswith("position: trick: 2 cards, at most 1 can be there: ")
    assert {field["key"] for field in answer["fields"]} > {"hand0", "stock", "turned"}
    assert "frames" not in answer
    draft.undo()
    draft.play("1 play 9S", 0)
    draft.play("0 play 9S", 1)
    answer = composed(draft)
    assert answer["fault"].startswith("move 2: ")
    assert len(answer["frames"]) == 2
    for record, said in (
        (None, "record: not a JSON object"), ({"game": "x"}, "game: no game"),
        ({"game": "rounds", "players": 9}, "players: "),
        ({"game": "rounds", "players": 2, "options": 5}, "options: "),
        ('{\n  "game": "rounds",\n  players', "^json: not JSON at line 3, column"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=said):
            Service().handle({"do": "compose", "record": record})


def test_what_can_be_played_and_asked() -> None:
    """Of unknown cards everything can be played, and nothing can be asked for."""
    draft = started("rounds", 2)
    draft.write_place("turned", ["7H"])
    for name in ("KS", "7C"):
        draft.put(name, "hand0")
    answer = composed(draft, move=0)
    bids = composed(started("baronda", 4))["actions"]
    assert [each["figure"] for each in bids] == list(range(13))
    known = {each["action"] for each in answer["actions"] if each["known"]}
    assert known == {"play KS", "play 7C"}
    assert {"play AS", "play 7D"} < {each["action"] for each in answer["actions"]}
    draft.mark("ask", 0, {})
    assert "fault" not in composed(draft)
    draft.write("view", 1)
    assert composed(draft)["fault"].startswith("ask: at move 0 seat 0 plays")
    draft.write("view", None)
    draft.mark("notes", 0, "x" * (LONGEST + 1))
    assert composed(draft)["fault"].startswith("notes: 0: at most")


def test_cards_to_places_and_back() -> None:
    draft = Draft(fresh("rounds", 2))

    def left() -> list[str]:
        """Return the cards that lie nowhere."""
        rows = draft.rows([("2C", 1), ("3C", 2)])
        return [name for row in rows for name, is_left in row if is_left]

    for name in ("2C", "3C"):
        draft.put(name, "hand0")
    assert draft.words("hand0") == ["2C", "3C"]
    assert left() == ["3C"]
    draft.take("hand0", 0)
    assert left() == ["2C", "3C"]
    draft.take("hand0", 0)
    assert draft.position() == {}
    assert left() == ["2C", "3C", "3C"]
    # The first card replaces what a new draft has.
    draft = Draft({**fresh("rounds", 2), "position": {"turned": "AS"}})
    draft.preset()
    draft.put("7H", "turned")
    assert draft.position() == {"turned": "7H"}
    draft.put("9D", "turned")
    assert draft.position() == {"turned": "7H 9D"}


def test_every_edit_can_be_undone() -> None:
    """Typing into one field is one edit."""
    draft = Draft(fresh("rounds", 2))
    states = [draft.text()]
    edits = [
        lambda: draft.put("2C", "hand0"),
        lambda: draft.set("turn", 1),
        lambda: draft.set("scores", [3, 4]),
        lambda: draft.play("1 play TS", 0),
        lambda: draft.play("0 play 2C", 1),
        lambda: [draft.mark("notes", 2, text, "note2") for text in ("T", "Th", "The")],
        lambda: draft.mark("ask", 1, {}),
        lambda: draft.choose(1, "play 2C", True),
        lambda: [draft.answer_wrong(1, "", text) for text in ("N", "No")],
        lambda: draft.write("title", "Title", "title"),
        lambda: draft.write("start", 2),
        lambda: draft.cut(0),
        lambda: draft.replace(fresh("rounds", 2)),
    ]
    for edit in edits:
        edit()
        states.append(draft.text())
    for move, left in ((draft.undo, states[-2::-1]), (draft.redo, states[1:])):
        for state in left:
            assert move()
            assert json.loads(draft.text()) == json.loads(state)
        assert not move()


def test_moves_and_questions() -> None:
    """Another move takes the later ones away, with their words; the same one changes nothing."""
    draft = Draft(fresh("rounds", 2))
    draft.play("1 play TS", 0)
    draft.play("0 play KS", 1)
    for number in (1, 2):
        draft.mark("notes", number, f"note {number}")
    draft.mark("ask", 2, {})
    draft.write("end", 2)
    draft.play("0 play KS", 1)
    assert draft.moves() == ["1 play TS", "0 play KS"]
    draft.play("0 play 7C", 1)
    assert draft.moves() == ["1 play TS", "0 play 7C"]
    assert draft.record["notes"] == {"1": "note 1"}
    assert not {"ask", "end"} & draft.record.keys()
    draft.mark("ask", 0, {})
    for action, best in (("play KS", True), ("play 7C", True), ("play KS", False)):
        draft.choose(0, action, best)
    draft.ask(0, "right", "Yes.")
    right = {"best": ["play 7C"], "right": "Yes."}
    wrong = {"": "No.", "play 2H": "Too low."}
    for action, text in wrong.items():
        draft.answer_wrong(0, action, text)
    assert draft.question(0) == {**right, "wrong": wrong}
    for action in wrong:
        draft.answer_wrong(0, action, "")
    assert draft.question(0) == right
    draft.mark("ask", 0, None)
    assert "ask" not in draft.record


def test_a_record_is_taken_along() -> None:
    """What the editor does not know stays behind; the reader begins at the moment."""
    record = {"format": "rondas-record-1", "game": "rounds", "players": 2, "moves": ["* deck …"],
              "honest": {"secrets": []}, "notes": {"1": "n"}}  # fmt: skip
    assert adopted(record, 1) == {
        "format": "rondas-record-1", "game": "rounds", "players": 2, "moves": ["* deck …"],
        "notes": {"1": "n"}, "start": 1,
    }  # fmt: skip
    assert "start" not in adopted(record)
    wild = {"format": "f", "game": "rounds", "moves": "no", "notes": {"x": "n", "²": "n"},
            "start": "1", "ask": {"1": 5, "2": {"best": 5}, "3": {"wrong": []}, "4": {}},
            "players": [], "title": 5, "names": 5, "position": []}  # fmt: skip
    assert adopted(wild) == {"format": "f", "game": "rounds", "notes": {}, "ask": {"4": {}}}
    assert list(json.loads(Draft(adopted(record)).text())) == [
        "format", "game", "players", "moves", "notes",
    ]  # fmt: skip


def test_the_text_is_for_people() -> None:
    """Each place has a line. What a person writes back is the same record."""
    draft = Draft({**fresh("rounds", 2), "position": {"turned": "7H", "hand0": "KS 7C", "turn": 1}})
    draft.play("1 play TS", 0)
    draft.mark("notes", 10, "later")
    draft.mark("notes", 2, "a <b> & {c}")
    text = spelled(draft.record)
    assert '    "hand0": "KS 7C",\n    "turn": 1,\n    "turned": "7H"\n' in text
    assert text.index('"2"') < text.index('"10"')
    assert json.loads(text) == draft.record
    assert json.loads(spelled_list([draft.record] * 2)) == [draft.record] * 2
    answer = Service().handle({"do": "compose", "record": text, "shown": True})
    assert answer["record"] == draft.record


def test_the_line_is_text() -> None:
    text = spelled({**fresh("rounds", 2), "title": "</script>"})
    made = line("https://e.org/", text, "https://e.org/#record=CODE", '<b>"&]}')
    start = f'<rondas-table style="{HEIGHT}"><script type="application/json">\n'
    head, _, rest = made.partition(start)
    assert 'src="https://e.org/v/1/embed.js"' in head
    inside, _, link = rest.partition("</script>")
    assert json.loads(inside)["title"] == "</script>"
    assert link.startswith('<a href="https://e.org/#record=CODE">&lt;b')
    assert not any(sign in link for sign in "[]{}")


ROUNDS = {
    "format": "rondas-record-1", "game": "rounds", "players": 2, "options": {"revokes": "allowed"},
    "title": "Follow suit", "names": ["Ana", "Ben"], "view": 0, "end": 1,
    "position": {"turned": "7H", "hand0": "KS 7C 2H 3D 4D 5D 6D 8D 9D", "turn": 1},
    "moves": ["1 play TS", "0 play KS"], "notes": {"0": 'Ben "leads" & waits.'},
}  # fmt: skip
BARONDA = {
    "format": "rondas-record-1", "game": "baronda", "players": 4, "moves": [],
    "position": {"bids": [3, 3, 3, 4], "hand0": "5R 7B"},
}  # fmt: skip


def read(record: dict[str, Any]) -> dict[str, Any]:
    """The record that a page makes of the line."""
    line = element("https://cards.example/", attributes(record), "", "", "Watch")
    pairs = re.findall(r' ([\w.+-]+)="([^"]*)"', line.partition("<rondas-table")[2])
    return placed({name: unescape(value) for name, value in pairs if name not in ("style", "href")})


def test_attributes_say_all_of_a_record() -> None:
    """A comma that ends a name or a move, and anything else that does not come back, is found."""
    lines = (TOP / "tools/any-game.html").read_text("utf-8").splitlines()
    given = [re.findall(r'([\w.+]+)="([^"]*)"', line) for line in lines]
    free = [placed({name: unescape(text) for name, text in pairs}) for pairs in given]
    assert len(free) > 4
    for record in (*free, ROUNDS, BARONDA):
        assert says_all(read(record), record)
    for change in (
        {"ask": {"0": {"best": ["play KS"]}}}, {"lang": "fr"}, {"places": {"Melds": "AS"}},
        {"position": None}, {"before": [3, 4]},
    ):  # fmt: skip
        assert attributes({**ROUNDS, **change}) == []
    record = {"format": "rondas-record-1", "game": "free", "pack": "french-52", "players": 2,
              "names": ["Ana", "Ben"], "places": {"a": "KS", "b": "AS"}, "moves": [],
              "notes": {"0": "One"}}  # fmt: skip
    assert says_all(read(record), json.loads(json.dumps(record)))
    for change in (
        {"names": ["Ana, Bea", "Ben"]}, {"moves": ["0 say one, 1 two"]}, {"pack": "french-32"},
        {"places": {"b": "AS", "a": "KS"}}, {"view": 1}, {"notes": {"0": "Other"}},
    ):  # fmt: skip
        other = {**record, **change}
        assert not says_all(read(record), other)
        if "names" in change or "moves" in change:
            assert not says_all(read(other), other)
