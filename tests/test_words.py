"""Sentences whose grammar hangs on who reads them, how many there are, or what follows."""

from __future__ import annotations

import re
import unicodedata

import pytest

from rondas.games import find
from rondas.rules.message import Message, say, seat, several
from rondas.rules.report import verdict
from rondas.words.catalogs import LOCALES, text_of
from rondas.words.wording import Wording
from tests.node import in_node
from tests.samples import asked
from tests.test_moroccan_ronda import tell
from tests.test_rounds import dealt, play

NAMES = ["Ana", "Ben", "Cid"]


def on_the_page(language: str, game: str, message: Message) -> object:
    catalogs = {"locale": language, "dir": "ltr"}
    catalogs |= {name: text_of(language[:2], name) for name in ("cards", "common", game)}
    job = {"catalogs": catalogs, "values": [asked(game, message)]}
    (said,) = in_node("tests/say.mjs", given=job)
    return said


@pytest.mark.parametrize(
    ("last", "joined"),
    [("Yolanda", "Ana y Yolanda"), ("Inés", "Ana e Inés"), ("Hilario", "Ana e Hilario"),
     ("Hielo", "Ana y Hielo"), ("y Inés", "Ana y y Inés")],
)  # fmt: skip
def test_spanish_and_before_the_sound_of_i(last: str, joined: str) -> None:
    """In the terminal as on the page."""
    message = say("sign-name", side=several(say("sign-name", side=each) for each in ("Ana", last)))
    assert Wording("baronda", language="es").say(message) == joined
    assert on_the_page("es-ES", "baronda", message) == joined


def test_the_part_that_a_headline_is_about() -> None:
    """In Spanish a round of Moroccan Ronda, whose name is Ronda, is a hand."""
    said = [
        Wording("common", NAMES, 0, "es").say(verdict([3, 1], [[0], [1]], 0, part, number=2))
        for part in ("hand", "game", "round", "pack")
    ]
    parts = ("esta mano", "el juego\u00a02", "esta ronda", "esta mano")
    assert said == [f"Ganas {part} por 2\u00a0puntos" for part in parts]


def test_the_reader_is_named_first() -> None:
    """The reader comes first wherever they sit, in a headline as elsewhere."""
    names = [*NAMES, "Dan"]
    for reader, who in ((2, "You and Ana"), (None, "Ana and Cid")):
        won = verdict([3, 1], [[0, 2], [1, 3]], reader, "game", number=2)
        said = Wording("common", names, reader).say(won)
        assert said == f"{who} win game\u00a02 by 2\u00a0points"


def test_cards_that_one_gives_to_all_or_gets_from_all() -> None:
    """Nobody is named twice."""
    told = tell("5O 3E 1O 2O 4O 6O 7O 10O 11O 12C 3C 4C 6C", 3, scoring="transfer")
    told.announces("tringa none none")
    shown = find("moroccan-ronda").presentation(told.game)

    def lines(language: str = "en") -> list[str]:
        wording = Wording("moroccan-ronda", NAMES, 1, language)
        scored = [event for event in told.log.events if event.kind == "scored"]
        return [wording.say(shown.describe_event(event)["text"]) for event in scored]

    assert lines()[0].endswith(": Ana gets 5 cards from each opponent.")
    told.plays("5O 2O 7O 1O")
    assert lines()[-1].endswith(": Ana gives 5 cards to each opponent.")
    assert lines("fr")[-1].endswith("Ana donne 5\u00a0cartes à chaque adversaire.")


@pytest.mark.parametrize(
    ("lead", "told"),
    [
        ("AH", "Now the ace of hearts was led: a trump beats it, or one of the other 4s."),
        ("KH", "Now the king of hearts was led: a heart that is higher beats it,"),
        ("AS", "Now the ace of spades was led, a trump: only one of the other 4s beats it."),
        ("KS", "Now the king of spades was led, a trump: a higher trump beats it,"),
    ],
)
def test_what_beats_the_card_that_was_led(lead: str, told: str) -> None:
    """No higher one where there is none."""
    clubs, diamonds = ([f"{rank}{suit}" for rank in "2356789T"] for suit in "CD")
    game = dealt({}, " ".join([lead, *clubs]), " ".join(["JD", *diamonds]), "4S")
    play(game, f"0 play {lead}")
    kit = find("rounds")
    (row,) = kit.guide(game).now()
    assert Wording("rounds", NAMES).say(row["text"]).startswith(told)


def test_one_revoke_or_more() -> None:
    def said(language: str, *tricks: int) -> str:
        revoked = several(say("trick-number", n=n) for n in tricks)
        message = say("found-revokes", seat=seat(1), revoked=revoked, n=len(tricks))
        return Wording("rounds", NAMES, 0, language).say(message)

    assert said("en", 2) == "Ben has revoked in trick 2."
    assert said("en", 2, 4) == "Ben has revoked 2 times: in trick 2 and trick 4."
    assert said("fr", 2, 4) == "Ben a fait des renonces dans le pli 2 et le pli 4."


def test_names_of_signs() -> None:
    """Names of things on the table are those in the sentences."""
    said = say("said-side", side="RANDA", total=9, players=3)
    for language, name in (("en", "RANDA"), ("fr", "RANDA"), ("ja", "ランダ"), ("ar", "راندا")):
        wording = Wording("baronda", NAMES, 0, language)
        assert wording.say(say("sign-name", side="RANDA")) == name
        assert name in wording.say(said)


@pytest.mark.parametrize("language", LOCALES)
def test_a_lost_connection_is_told_in_short(language: str) -> None:
    """At 320 px two lines fit between the cards and the button."""
    catalog = text_of(language, "page")
    for key in ("host-lost", "host-trying"):
        (line,) = re.findall(rf"^{key} = (.*)$", catalog, re.MULTILINE)
        line = line.replace("{ $name }", "Ana")
        width = sum(2 if unicodedata.east_asian_width(each) == "W" else 1 for each in line)
        assert width <= 66, line
