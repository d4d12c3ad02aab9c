"""No sentence on the screen contradicts the options of the table.

`CLAIMS` says under which options an English phrase may be read. Other languages choose their
sentences by the same options.
"""

from __future__ import annotations

import marshal
import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from rondas.games import Kit, find
from rondas.records.record import chance, do
from rondas.rules.game import OVER
from rondas.rules.guide import Section
from rondas.rules.message import Message
from rondas.words.catalogs import LOCALES, entries
from rondas.words.wording import Wording
from tests.playing import PlainRandom, Start, some_values

GAMES = ("steere-ronda", "moroccan-ronda", "rounds", "baronda")
every_game = pytest.mark.parametrize("kit", [find(game) for game in GAMES], ids=GAMES)

SAID = ("help-", "term-", "order-", "about-", "now-", "prompt-", "hint-", "meaning-", "action-",
        "detail-", "risk-", "advice-")  # fmt: skip
"""How messages begin that explain a game in progress."""

PLAYERS = {"chain_turns": 2}
"""Numbers of players at which options matter, where the highest is none."""

Holds = Callable[[dict[str, Any]], bool]


CLAIMS: dict[str, list[tuple[str, Holds]]] = {
    "steere-ronda": [
        (r"The game has one hand of", lambda o: o["hands"] == 1),
        (r"The game has \d+ hands of", lambda o: o["hands"] > 1),
        (r"The game has 3 hands of", lambda o: o["hands"] == 3),
    ],
    "moroccan-ronda": [
        (r"first with 41 points|41 (wins|after a count)", lambda o: o["target"] == 41),
        (r"first with 5 points|5 (wins|after a count)", lambda o: o["target"] == 5),
        (r"in the middle of a round|wins at once", lambda o: o["scoring"] == "points"),
        (r"a ronda, a pair: 1 point", lambda o: o["scoring"] == "points"),
        (r"a tringa, three alike: 5 points", lambda o: o["scoring"] == "points"),
        (r"“one”: 1 point", lambda o: o["scoring"] == "points"),
        (r"(may|cost) cost points", lambda o: o["scoring"] == "points"),
        (r"after a count wins", lambda o: o["scoring"] == "transfer"),
        (r"points are paid with captured cards", lambda o: o["scoring"] == "transfer"),
        (r"a missa, [^:]*: 1 card", lambda o: o["scoring"] == "transfer"),
        (r"may cost cards", lambda o: o["scoring"] == "transfer"),
        (r"call before loses its points", lambda o: o["chain_scoring"] == "last"),
        (r"All who called keep", lambda o: o["chain_scoring"] == "each"),
        (r"“(five|six)”", lambda o: o["players"] > 2 or o["chain_turns"] == "again"),
        (r"“(ten|fifteen)”", lambda o: o["players"] == 4 or o["chain_turns"] == "again"),
        (r"more than once in a chain", lambda o: o["players"] < 4 and o["chain_turns"] == "again"),
        (r"[Cc]alls? five|“five”", lambda o: o["chain_values"] == "1-5-10"),
        (r"[Cc]alls? six|“six”", lambda o: o["chain_values"] == "1-6-15"),
        (r"[Cc]alls? ten|“ten”", lambda o: o["chain_values"] == "1-5-10"),
        (r"[Cc]alls? fifteen|“fifteen”", lambda o: o["chain_values"] == "1-6-15"),
        (r"may lie|may challenge|An? (lie|opponent) ", lambda o: o["announcements"] == "free"),
        (r"You say that you hold", lambda o: o["announcements"] == "free"),
        (r"announced by themselves", lambda o: o["announcements"] == "honest"),
        (r"costs a penalty when it comes out|cost \w+ when it comes out",
         lambda o: o["penalties"] == "auto" and o["announcements"] == "free"),
        (r"unless an opponent claims|if an opponent claims|[Cc]laim (a|from|any)",
         lambda o: o["penalties"] == "claim" and o["announcements"] == "free"),
        (r"A hidden ronda costs 1", lambda o: o["hidden_ronda_penalty"] == 1),
        (r"A hidden ronda costs 5", lambda o: o["hidden_ronda_penalty"] == 5),
        (r"12s are the highest", lambda o: o["ronda_ranks"] == "twelve_high"),
        (r"1s are the highest", lambda o: o["ronda_ranks"] == "ace_high"),
        (r"very last card[^.]*\. If it captures|last card is judged",
         lambda o: o["dealer_duty"] == "on"),
        (r"two (rondas|pairs)", lambda o: o["opening"] == "four_cards"),
        (r"announces a ronda, a tringa or nothing", lambda o: o["opening"] == "table"),
        (r"player opposite", lambda o: o["players"] == 4),
        (r"each card over 20", lambda o: o["players"] != 3),
        (r"each card over 13", lambda o: o["players"] == 3),
    ],
    "rounds": [
        (r"have 200 points|player with 200", lambda o: o["target"] == 200),
        (r"have 100 points|player with 100", lambda o: o["target"] == 100),
        (r"points at the end of a game", lambda o: o["revokes"] == "prevented"),
        (r"[Rr]evoke|(?<!rules )[Cc]all|take it back", lambda o: o["revokes"] == "allowed"),
        (r"wins at once", lambda o: o["revokes"] == "allowed"),
        (r"Rank trumps count as trumps", lambda o: o["rank_trump_suit"] == "trump"),
        (r"play a trump|a trump that is higher", lambda o: o["rank_trump_suit"] == "trump"),
        (r"you must play a rank trump if you hold one|with its printed suit|play a rank trump\.",
         lambda o: o["rank_trump_suit"] == "printed"),
    ],
    "baronda": [
        (r"its own player too", lambda o: o["offsuit_garuda"] == "plain"),
        (r"everybody else follow", lambda o: o["offsuit_garuda"] == "awake"),
        (r"be the first to take your bid|first to win two rounds", lambda o: o["players"] == 2),
        (r"BARONG, take your bid or more|the win is shared", lambda o: o["players"] > 2),
        (r"Most points after 3 rounds", lambda o: o["players"] == 3),
        (r"Most points after 5 rounds", lambda o: o["players"] == 5),
        (r"Numbers go up to 5\.", lambda o: o["players"] == 2),
        (r"Numbers go up to 13\.", lambda o: o["players"] == 5),
    ],
}  # fmt: skip
"""Phrases of English sentences, and the options (and players) with which they are true."""


def tables(kit: Kit) -> Iterator[Start]:
    """Every value of every option with every number of players, and mixtures."""
    rng = Random(kit.id)
    values = some_values(kit)
    for players in kit.rules.seats:
        single = [{name: value} for name, of in values.items() for value in of]
        mixed = [{name: of[rng.randrange(len(of))] for name, of in values.items()}
                 for _ in range(len(values) + 2)]  # fmt: skip
        for seed, options in enumerate([*single, *mixed]):
            try:
                kit.rules.settings(players, options)
            except ValueError:
                continue
            yield Start(kit, players, options, seed)


def told(section: Section) -> list[Message]:
    """Return all messages of a section of the help screen."""
    table = section["table"] or {"heads": [], "rows": []}
    rows = [row["text"] for row in section["rows"]]
    labels = [row["label"] for row in table["rows"]]
    return [section["title"], section["text"], *rows, *table["heads"], *labels]


def explained(start: Start) -> Iterator[Message]:
    """All that explains a random game: help, terms, prompts, what can be done, cards, hints."""
    kit, rng = start.game, PlainRandom(start.seed)
    game = start.record().start()
    guide = kit.guide(game)
    for section in guide.help():
        yield from told(section)
    for term in guide.glossary():
        yield term["text"]
    for _ in range(120):
        if game.actor == OVER:
            return
        if game.actor < 0:
            do(game, f"* {chance(game, rng)}")
            continue
        presentation, guide = kit.presentation(game), kit.guide(game)
        order = guide.order()
        shown: list[Message | None] = [presentation.prompt(True), presentation.prompt(False)]
        shown += [order["note"], *(step["text"] for step in order["steps"])]
        shown += [row["text"] for row in guide.now()]
        for action in game.legal():
            act = presentation.act(action)
            shown += [act.get("label"), act.get("detail"), act.get("meaning"), act.get("risk")]
            if action < len(game.pack.names):
                shown += guide.about(action, game.actor)
            shown += guide.reasons(action) + guide.effects(action)
        yield from [message for message in shown if message]
        legal = game.legal_names()
        do(game, f"{game.actor} {legal[rng.randrange(len(legal))]}")


@cache
def sentences(kit: Kit) -> list[tuple[dict[str, Any], set[str]]]:
    """For each table its options, with the players among them, and the English sentences."""
    wording = Wording(kit.id, names=["Ana", "Ben", "Cai", "Dee", "Eli"])
    found = []
    for start in tables(kit):
        options = {**start.record().options, "players": start.players}
        messages = {marshal.dumps(message, 2): message for message in explained(start)}
        found.append((options, {wording.say(message) for message in messages.values()}))
    return found


@every_game
def test_sentences_are_true_at_their_table(kit: Kit) -> None:
    for phrase, holds in CLAIMS[kit.id]:
        seen = False
        for options, said in sentences(kit):
            hits = [sentence for sentence in said if re.search(phrase, sentence)]
            assert not hits or holds(options), (phrase, options, hits)
            seen = seen or bool(hits)
        assert seen, f"nobody says {phrase!r} any more"


@every_game
def test_every_value_of_an_option_has_its_phrase(kit: Kit) -> None:
    """A phrase tells each value from all others, so that a mix-up of sentences would be seen."""
    usual = kit.rules.settings(kit.rules.seats[0], {})
    for option in kit.rules.options:
        values = some_values(kit)[option.name]
        for value in values:
            told = [
                [holds({**usual, "players": players, option.name: each}) for each in values]
                for _, holds in CLAIMS[kit.id]
                for players in kit.rules.seats
            ]
            at = values.index(value)
            others = [true[:at] + true[at + 1 :] for true in told]
            assert any(true[at] not in rest for true, rest in zip(told, others, strict=True)), value


def asked(language: str, kit: Kit, name: str) -> set[str]:
    """The options that a message chooses by or names, in any of its forms."""
    catalog = entries(language, kit.id)
    names = {option.name for option in kit.rules.options}
    if not name.startswith("help-"):
        names.discard("target")  # there it is whom somebody challenges

    def variables(text: str) -> set[str]:
        found = set(re.findall(r"\$(\w+)", text)) & names
        for other in re.findall(r"\{ ([a-z][\w-]*) \}", text):
            found |= set().union(*map(variables, catalog.get(other, {}).values()))
        return found

    return set().union(*map(variables, catalog[name].values()))


def switched(language: str, kit: Kit) -> dict[str, set[str]]:
    """The messages that explain a game and choose by options, with those."""
    names = (name for name in entries(language, kit.id) if name.startswith(SAID))
    return {name: options for name in names if (options := asked(language, kit, name))}


@every_game
@pytest.mark.parametrize("language", LOCALES)
def test_sentences_are_switched_in_every_language(kit: Kit, language: str) -> None:
    """By the options that switch them in English. With another value the screen of help reads
    otherwise."""
    assert switched(language, kit) == switched("en", kit)
    wording = Wording(kit.id, language=language)
    values = some_values(kit)

    def said(players: int, name: str, option: str, value: int | str) -> str:
        others = {"announcements": "free"} if "announcements" in values else {}
        game = kit.rules(players, kit.rules.settings(players, {**others, option: value}))
        shown = [each for section in kit.guide(game).help() for each in told(section)]
        return " ".join(wording.say(message) for message in shown if message["say"] == name)

    for name, options in switched(language, kit).items():
        for option in options if name.startswith("help-") else ():
            players = PLAYERS.get(option, kit.rules.seats[-1])
            texts = [said(players, name, option, value) for value in values[option]]
            assert len(set(texts)) == len(values[option]), (name, option, texts)
