"""The rules in short on the rule pages, and the terms in their clauses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rondas.answers.service import Service
from rondas.games import Kit, find
from rondas.words.catalogs import LOCALES
from rondas.words.wording import Wording
from tools import explained, in_short

GAMES = [find(game) for game in ("steere-ronda", "moroccan-ronda", "rounds", "baronda")]
every_game = pytest.mark.parametrize("kit", GAMES, ids=[kit.id for kit in GAMES])


def texts(kit: Kit, sections: list[Any], language: str) -> dict[str, str]:
    wording = Wording(kit.id, language=language)
    return {section["topic"]: wording.say(section["text"]) for section in sections}


def at_table(kit: Kit, players: int, language: str) -> dict[str, str]:
    service = Service()
    service.open({"game": kit.id, "players": players, "seat": 0, "seed": "rules",
                  "bots": "greedy", "names": [""] * players})  # fmt: skip
    return texts(kit, service.help({})["sections"], language)


@every_game
@pytest.mark.parametrize("language", LOCALES)
def test_it_holds_for_every_number_of_players(kit: Kit, language: str) -> None:
    """A text that differs between tables is that of none of them."""
    short = texts(kit, in_short.told(kit)["sections"], language)
    tables = [at_table(kit, players, language) for players in kit.rules.seats]
    for topic, text in short.items():
        told = {table.get(topic) for table in tables}
        assert (told == {text}) if len(told) == 1 else (text not in told), text


@every_game
def test_each_picture_has_a_name_of_its_own(kit: Kit, tmp_path: Path) -> None:
    """A row of one card is shown, not its card, which is drawn elsewhere."""
    (tmp_path / in_short.place(kit.id)).parent.mkdir(parents=True)
    in_short.write(tmp_path, kit)
    ids = re.findall(r'\bid="([^"]+)"', (tmp_path / in_short.place(kit.id)).read_text())
    assert len(ids) == len({*ids})


@pytest.mark.parametrize("language", LOCALES)
def test_numbers_that_depend_on_the_players(language: str) -> None:
    """They are those of the engine: the highest number of BA-1.2, the cards of MR-10.1."""
    for game, topic, name in (("baronda", "order", "highest"), ("moroccan-ronda", "count", "par")):
        kit = find(game)
        short = texts(kit, in_short.told(kit)["sections"], language)
        for players in kit.rules.seats:
            options = {option.name: option.default for option in kit.rules.options}
            guide = kit.guide(kit.rules(players, options))
            assert str(guide.values()[name]) in short[topic]


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("steere-ronda", "48 Spanish cards"),
        ("moroccan-ronda", "40 Spanish cards"),
        ("rounds", "52 cards"),
        ("baronda", "30–62 cards"),
    ],
)
def test_its_first_line_tells_the_pack(game: str, line: str) -> None:
    kit = find(game)
    assert Wording("rules").say(in_short.cards_of(kit)) == line


def test_rounds_says_what_wins_without_trumps() -> None:
    sections = in_short.told(find("rounds"))["sections"]
    (rows,) = [section["rows"] for section in sections if section["topic"] == "order"]
    assert Wording("rounds").say(rows[-1]["text"]) == (
        "no trump: of the suit led, the higher card wins"
    )
    assert rows[-1]["cards"] == ["AH", "KH"]


@pytest.mark.parametrize("language", LOCALES)
def test_ronda_tells_one_fact_in_each_line(language: str) -> None:
    """The circle and its words; the chain and the suits apart; the winner and a tie."""
    kit = find("steere-ronda")
    short = texts(kit, in_short.told(kit)["sections"], language)
    assert [len(short[topic].split("\n")) for topic in ("order", "chain", "end")] == [2, 2, 2]


def test_a_sign_stays_on_the_line_of_its_term() -> None:
    """A button is a box, after which a line may end before the comma."""
    terms = [{"term": "mano", "also": "manos", "text": "The cards of a player."}]
    html = explained.marked("<p>Tras la mano, otra.</p>", terms, [])
    assert re.search(r'<span class="closed"><button [^>]*>mano</button>,</span> otra', html)
