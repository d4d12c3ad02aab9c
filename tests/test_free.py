"""Free tables: records of any game with cards, without rules."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rondas
from rondas.answers.remarks import answer, remarks
from rondas.games import all_games, shown
from rondas.games.free_.packs import PACKS
from rondas.pictures.drawing import picture
from rondas.records.placing import placed
from rondas.records.record import RecordError, check
from rondas.records.replay import replay
from rondas.rules.knowledge import HIDDEN
from rondas.rules.spread import HIGH, Row, spread
from rondas.words.catalogs import LOCALES
from rondas.words.wording import Wording
from tests.playing import ask

ROWS = ("Discard pile", "Meld 1", "Trumps")


def record(
    places: dict[str, str], moves: list[str], pack: str = "french-52", players: int = 2, **more: Any
) -> dict[str, Any]:
    """A record of a free table."""
    return {"format": "rondas-record-1", "game": "free", "pack": pack, "players": players,
            "places": places, "moves": moves, **more}  # fmt: skip


def lines(data: object, views: bool = False) -> list[dict[str, Any]]:
    return list(replay(json.dumps(data), views))


def error(data: object) -> str:
    """Why a record is refused."""
    told = lines(data)[-1]["error"]
    assert told.isprintable()
    return str(told)


class Author:
    """Somebody who lays random cards and moves them about, and knows where each is."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = Random(seed)
        self.pack = rng.choice(sorted(PACKS))
        self.players = rng.randint(1, 6)
        cards = PACKS[self.pack].write(PACKS[self.pack].cards())
        rng.shuffle(cards)
        own = [f"{kind}{seat}" for kind in ("hand", "pile") for seat in range(self.players)]
        self.names = [*own, "trick", "table", "stock", "turned", *ROWS[: rng.randint(0, 3)]]
        self.places: dict[str, list[str]] = {name: [] for name in self.names}
        self.room = len(cards)
        for name in self.names:
            for _ in range(rng.randint(0, min(4, self.room))):
                self.places[name].append(cards.pop() if rng.random() < 0.7 else "?")
                self.room -= 1
        self.left = cards
        self.start = {name: " ".join(each) for name, each in self.places.items()}

    def record(self, count: int) -> dict[str, Any]:
        moves = [move for _ in range(count) if (move := self.move())]
        return record(self.start, moves, self.pack, self.players)

    def out(self, name: str) -> str:
        """A card taken from a place; an unknown one may get a name."""
        if not self.places[name]:
            return ""
        card = self.places[name].pop(self.rng.randrange(len(self.places[name])))
        named = card == "?" and self.left and self.rng.random() < 0.6
        return self.left.pop() if named else card

    def move(self) -> str:
        rng, places, seat = self.rng, self.places, self.rng.randrange(self.players)
        kind = rng.choice(["play", "take", "draw", "move", "turn", "say", "score"])
        to, hand = rng.choice(self.names), places[f"hand{seat}"]
        if kind == "play" and (card := self.out(f"hand{seat}")):
            to = "trick" if to == "hand0" else to
            places[to].append(card)
            return f"{seat} play {card}{f' to {to}' * (to != 'trick')}"
        if kind == "take" and (cards := [*places["trick"], *places["table"]]):
            places["trick"], places["table"] = [], []
            places[f"pile{seat}"] += cards
            return f"{seat} take {' '.join(cards)}"
        if kind == "draw" and places["stock"]:
            hand.append(places["stock"].pop(0))
            return f"{seat} draw"
        if kind == "draw" and self.room > 0 and self.left:
            self.room -= 1
            hand.append(self.left.pop())
            return f"{seat} draw {hand[-1]}"
        if kind == "move":
            source = rng.choice(self.names)
            cards = [card for _ in range(rng.randint(1, 3)) if (card := self.out(source))]
            places[to] += cards
            return f"* move {' '.join(cards)} from {source} to {to}" if cards else ""
        if kind == "turn" and (card := self.out("stock")):
            places["turned"].append(card)
            return f"* turn {card}"
        if kind == "say":
            return rng.choice([f"{seat} say I pass, you go", "* say Now the end."])
        return f"{seat} score {rng.randint(-9, 120)}"


authors = st.integers(0, 10**6).map(Author)


@given(author=authors, count=st.integers(0, 12))
def test_random_tables_are_replayed_and_shown(author: Author, count: int) -> None:
    data = author.record(count)
    told = lines(data, True)
    assert len(told) == len(data["moves"]) + 1
    for line in told:
        assert [line["actor"], line["legal"], line["over"], line["winners"]] == [
            None, None, False, []
        ]  # fmt: skip
    seen = told[-1]["views"][0]
    assert Counter(card for _, card in seen["trick"]) == Counter(author.places["trick"])
    for name in ("table", "turned"):
        assert Counter(seen[name]) == Counter(author.places[name])
    assert [len(hand) for hand in seen["hands"]] == [
        len(author.places[f"hand{seat}"]) for seat in range(author.players)
    ]
    assert seen["stock"] == len(author.places["stock"])
    assert seen["rows"] == {name: author.places[name] for name in author.names if name in ROWS}
    read = check(data)
    assert check(read.write()).write() == read.write() == rondas.load(data).record()
    answered = ask(do="frames", record=data)
    assert len(answered["frames"]) == len(told)
    assert "error" not in answered["frames"][-1]
    for language in LOCALES:
        wording = Wording("free", ["Ana"] * author.players, 0, language)
        for frame in answered["frames"]:
            for event in frame["events"]:
                said = wording.say(event["text"])
                assert said not in ("", event["text"]["say"])
                assert "{" not in said


def mixed(author: Author, seat: int, rng: Random) -> dict[str, str]:
    """The beginning of a table with other cards wherever a seat sees none."""
    places = dict(author.start)
    hidden = [name for name in places if name[:4] in ("hand", "pile") or name == "stock"]
    hidden = [name for name in hidden if name != f"hand{seat}"]
    cards = [card for name in hidden for card in places[name].split()]
    rng.shuffle(cards)
    for name in hidden:
        count = len(places[name].split())
        places[name], cards = " ".join(cards[:count]), cards[count:]
    return places


@given(author=authors, seat=st.integers(0, 5), seed=st.integers())
def test_unseen_cards_change_nothing(author: Author, seat: int, seed: int) -> None:
    """Cards of others' hands, piles and the stock change places: a view, and all that the page
    gets for it, stays the same."""
    seat %= author.players
    moves = [*(f"{seat} play {card}" for card in author.start[f"hand{seat}"].split()), "0 say Hm"]
    others = [at for at in range(author.players) if at != seat]
    moves += [f"{at} draw" for at in others[: len(author.start["stock"].split())]]
    answers = []
    for places in (author.start, mixed(author, seat, Random(seed))):
        data = record(places, moves, author.pack, author.players, view=seat)
        views = [line["views"][seat] for line in lines(data, True)]
        kit, game = shown("free"), check(data).start()
        drawn = picture(kit, game, seat, [""] * author.players)
        answers.append((views, drawn, ask(do="frames", record=data, seat=seat)))
    assert answers[0] == answers[1]


@pytest.mark.parametrize(("move", "text"), [
    ("1 draw", "You draw the 8 of diamonds."),
    ("1 play 7H to pile1", "You play the 7 of hearts face down to your pile."),
    ("* move 8D from stock to hand1", "From the stock to your hand: the 8 of diamonds."),
    ("* move 7H from hand1 to stock", "From your hand to the stock: the 7 of hearts."),
])  # fmt: skip
def test_cards_are_told_to_readers_who_see_them_alone(move: str, text: str) -> None:
    data = record({"hand0": "AS", "hand1": "7H", "stock": "8D 9C"}, [move])
    told = json.dumps(ask(do="frames", record={**data, "view": 0}, seat=0)["frames"])
    assert "7H" not in told
    assert "8D" not in told
    (event,) = ask(do="frames", record={**data, "view": 1}, seat=1)["frames"][1]["events"]
    assert Wording("free", ["Ana", "Ben"], 1).say(event["text"]) == text
    (event,) = ask(do="frames", record=data)["frames"][1]["events"]  # with open hands
    assert "cards" in event


REFUSED = [
    ({"pack": "french-53"}, "pack: one of "),
    ({"pack": "baronda+2"}, "pack: one of "),
    ({"places": []}, "places: an object"),
    ({"places": {"hand2": "AS"}}, "places: hand2: there are seats 0 to 1"),
    ({"places": {"a/b": "AS"}}, 'places: "a/b": no place'),
    ({"places": {"x" * 41: "AS"}}, "places: "),
    ({"places": {"hand0": "1O"}}, 'places: hand0: no such card: "1O"'),
    ({"places": {"hand0": "AS AS"}}, "places: hand0: AS is there too often"),
    ({"places": {"hand0": "AS", "trick": "AS"}}, "places: trick: AS is in hand0 already"),
    ({"places": {"hand0": 7}}, "places: hand0: cards with a space between them"),
    ({"places": {"hand0": "?50", "stock": "?3"}}, "places: stock: the pack has only 52 cards"),
    ({"moves": ["2 play AS"]}, 'move 1: no such actor: "2"'),
    ({"moves": ["0 play AS", "0 play AS"]}, "move 2: AS is in trick, not in hand0"),
    ({"moves": ["0 play KS"]}, "move 1: KS is not in hand0"),
    ({"moves": ["1 play AS"]}, "move 1: AS is in hand0, not in hand1"),
    ({"moves": ["0 play AS to Nowhere"]}, 'move 1: no such place: "Nowhere"'),
    ({"moves": ["0 take AS"]}, "move 1: AS is neither in trick nor on table"),
    ({"moves": ["0 draw AS"]}, "move 1: AS is in hand0 already"),
    ({"moves": ["* move AS from hand0"]}, "move 1: CARD … from PLACE to PLACE"),
    ({"moves": ["* move AS from hand0 to Meld"]}, 'move 1: no such place: "Meld"'),
    ({"moves": ["0 move AS from hand0 to table"]}, "move 1: no such action"),
    ({"moves": ["0 score 007"]}, "move 1: a whole number"),
    ({"moves": ["0 say"]}, "move 1: say: no words"),
    ({"places": {"hand0": "?52"}, "moves": ["0 draw"]}, "move 1: the pack has only 52 cards"),
    # Nothing is guessed.
    ({"moves": ["* move AS AS from hand0 to table"]}, "move 1: AS"),
    ({"moves": ["* move KS KS from hand1 to table"]}, "move 1: KS"),
    ({"places": {"table": "4D ?"}, "moves": ["0 take 4D 4D"]}, "move 1: 4D"),
    ({"places": {"stock": "2C"}, "moves": ["0 draw KS"]}, "move 1: "),
    ({"places": {"stock": "2C"}, "moves": ["0 draw ?"]}, "move 1: "),
    ({"places": {"hand0": "?٣"}}, "places: hand0: "),
    ({"places": {"hand0": "?01"}}, "places: hand0: "),
    ({"places": {"hand0": "?0"}}, "places: hand0: "),
    ({"options": {"pack": "spanish-40"}}, "options: "),
]


@pytest.mark.parametrize(("change", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_what_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    whole = record({"hand0": "AS", "hand1": "?2"}, ["1 play KS"])
    assert error({**whole, **change}).startswith(reason)


def test_which_cards_are_where() -> None:
    """An unknown card gets its name, and a pack may have equal cards."""
    data = record({"hand1": "?2", "stock": "KD ?"},
                  ["1 play KS", "0 draw", "* turn 3C", "0 take KS"])  # fmt: skip
    last = lines(data, True)[-1]["views"][-1]
    assert last["hands"] == [[HIDDEN], [HIDDEN]]
    assert (last["turned"], last["piles"], last["stock"]) == (["3C"], [1, 0], 0)
    data = record({"hand0": "PASS PASS", "hand1": "?"}, ["0 play PASS", "1 play PASS"], "baronda")
    assert "error" not in lines(data)[-1]
    assert "PASS" in error({**data, "moves": [*data["moves"], "0 play PASS", "1 draw PASS"]})


def test_it_is_no_game_to_play() -> None:
    assert "free" not in all_games()
    data = record({"hand0": "AS"}, [])
    assert "no game" in ask(do="open", record=data)["error"]
    assert "no game" in ask(do="open", game="free")["error"]
    with pytest.raises(rondas.UnknownGame):
        rondas.new_game("free")
    assert "free" not in [each["id"] for each in ask(do="games")["games"]]
    assert "no rules" in ask(do="review", record=data, seat=0)["error"]
    table = rondas.load(data)
    with pytest.raises(ValueError, match="rules"):
        table.push("play AS")
    assert "no rules" in repr(table)
    assert table.svg("all")


def test_an_address_is_a_record() -> None:
    made = placed({
        "position": "free", "pack": "french-52 2", "hand0": "as KS joker1", "hand1": "?2",
        "row.discard pile": "7h,8H", "row.Empty": "", "utm_source": "mail", "title": "A title",
        "play": "0+AS,1 KD;* move 7H from Discard pile to empty,0 say Well, well, 1 score 12",
    })  # fmt: skip
    assert made["pack"] == "french-52+2"
    assert made["players"] == 2
    assert made["title"] == "A title"
    assert made["places"] == {"hand0": "AS KS JOKER1", "hand1": "?2", "discard pile": "7H 8H",
                              "Empty": ""}  # fmt: skip
    assert made["moves"] == ["0 play AS", "1 play KD", "* move 7H from discard pile to Empty",
                             "0 say Well, well", "1 score 12"]  # fmt: skip
    with pytest.raises(RecordError, match="places: hand1: AS is in hand0 already"):
        placed({"position": "free", "hand0": "AS", "hand1": "AS"})
    with pytest.raises(RecordError, match="pack: one of"):
        placed({"position": "free", "pack": "tarot"})
    assert placed({"position": "free", "play": "3 say Hm"})["players"] == 4


def test_questions_by_a_card() -> None:
    question = {"best": ["play KS"], "right": "Yes.", "wrong": {"": "No."}}
    places = {"hand0": "AS KS ?", "hand1": "?3"}
    data = record(places, ["1 play 4S"], view=0, ask={"1": question})
    read = check(data)
    asked = ask(do="frames", record=data)["frames"][1]
    assert [each["action"] for each in asked["actions"]] == ["play AS", "play KS"]
    assert Wording("free").say(asked["actions"][0]["label"]) == "ace of spades"
    assert answer(read, 1, "play KS")["text"] == "Yes."
    told = {"seat": 0, "right": False, "text": "No.", "why": [], "better": "play KS"}
    assert answer(read, 1, "play AS") == told
    for wrong, reason in (("play 4H", "cannot be chosen"), ("play ?", "cannot be chosen")):
        with pytest.raises(RecordError, match=reason):
            answer(read, 1, wrong)
    unsaid = ask(do="frames", record={**data, "ask": {"1": {}}})
    assert "only the author knows" in unsaid["error"]
    data = record({"hand0": "AS", "hand1": "KS"}, ["1 play KS"], ask={"0": {"best": ["play KS"]}})
    (first, _) = ask(do="frames", record=data)["frames"]
    assert first["display"]["hands"] == [[HIDDEN], ["KS"]], "the seat that moves next is asked"


WORDS = {
    "choices": ["3 points", "4 points"],
    "best": ["4 points"],
    "right": "R",
    "wrong": {"": "W"},
}


@pytest.mark.parametrize("game", ["free", "rounds"])
def test_questions_by_words_of_every_game(game: str) -> None:
    data = record({}, []) if game == "free" else rondas.new_game(game, seed=1).record()
    data["ask"] = {str(len(data["moves"])): WORDS}
    told = ask(do="frames", record=data)["frames"][-1]
    assert told["choices"] == WORDS["choices"]
    assert told["actions"] == []
    read = check(data)
    assert answer(read, len(data["moves"]), "4 points")["text"] == "R"
    assert answer(read, len(data["moves"]), "3 points")["text"] == "W"
    with pytest.raises(RecordError, match="cannot be chosen"):
        answer(read, len(data["moves"]), "5 points")


@pytest.mark.parametrize("change", [{"choices": ["a"]}, {"choices": ["a", "a"]}, {"choices": "ab"},
                                    {"choices": ["a", " "]}, {"best": []}, {"best": ["5"]},
                                    {"choices": [1, 2]}])  # fmt: skip
def test_bad_answers_in_words(change: dict[str, Any]) -> None:
    data = record({}, [], ask={"0": {**WORDS, **change}})
    with pytest.raises(RecordError, match=r"^ask: 0: choices: "):
        remarks(check(data))


@given(sizes=st.lists(st.integers(0, 13), min_size=1, max_size=14))
def test_rows_have_room(sizes: list[int]) -> None:
    """All cards lie in the room, those of different rows apart, and of one row in order."""
    rows: list[Row] = [{"label": None, "cards": ["?"] * size} for size in sizes]
    made = spread(rows, [5] * len(rows))
    for plan in (made["wide"], made["narrow"]):
        boxes = []
        for places, size in zip(plan["cards"], sizes, strict=True):
            assert len(places) == max(1, size)
            assert places == sorted(places)
            right, low = places[-1][0] + 1, places[-1][1] + HIGH
            assert places[0][0] >= -0.01
            assert right <= plan["wide"] + 0.02
            assert low <= plan["high"] + 0.02
            boxes.append((*places[0], right, low))
        for at, (left, top, right, low) in enumerate(boxes):
            for x, y, to_x, to_y in boxes[:at]:
                assert to_x <= left or right <= x or to_y <= top or low <= y


def test_rows_may_have_the_words_of_moves_in_their_names() -> None:
    """Of several readings that one counts whose cards are there."""
    rows = {"a to": "KS", "a": "", "b to c": "", "a to b": "AS", "c": ""}
    moves = ["* move KS from a to to table", "* move AS from a to b to c"]
    game = rondas.load({"format": "rondas-record-1", "game": "free", "players": 2,
                        "places": rows, "moves": moves})  # fmt: skip
    seen = game.view(None)
    assert (seen["table"], seen["rows"]["c"]) == (["KS"], ["AS"])
