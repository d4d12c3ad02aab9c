"""Manners: what a bot likes, blind to what it may not know; and the people whom bots play."""

from __future__ import annotations

import zlib
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rondas import bots
from rondas.answers.service import Service
from rondas.bots.cast import CAST
from rondas.bots.search import Settings
from rondas.bots.simple import FoxBot
from rondas.games import Kit
from rondas.games.moroccan_ronda import GAME as MOROCCAN
from rondas.games.rounds import GAME as ROUNDS
from rondas.rules.model import MANNERS, SLY, STEADY, SearchModel
from rondas.words.catalogs import LOCALES
from rondas.words.wording import bundle_of
from tests.node import TOP
from tests.playing import GAMES, Start, every_game, known, last

LIKING = [manner for manner in MANNERS if manner != STEADY]
PLAYED = [game for game in GAMES if type(game.model).leanings is not SearchModel.leanings]
"""Games in which manners show; in the template they do not."""


class Always(Random):
    """Random numbers of somebody who gives in to everything."""

    def random(self) -> float:
        return 0.0


def settings_of(spec: str) -> Settings:
    """Return the settings of a bot, or of the bot inside a fox."""
    bot = bots.make(spec)
    inside = bot.other if isinstance(bot, FoxBot) else bot
    assert isinstance(inside, bots.SearchBot)
    return inside.settings


def test_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of a new level uses the settings of that level, whatever its manner."""
    monkeypatch.setitem(bots.LEVELS, "master", "search:iterations=9")
    for level, settings in bots.LEVELS.items():
        plain = settings_of(settings)
        assert settings_of(level) == settings_of(f"{level}:{STEADY}") == plain
        mannered = settings_of(bots.MANNERED.get(level, settings))
        assert settings_of(f"{level}:bold") == replace(mannered, manner="bold")
    for name in bots.NAMES:
        assert bots.mannered(name, STEADY) == name
        spec = bots.mannered(name, "bold")
        plays = name not in ("random", "greedy")
        assert (settings_of(spec).manner == "bold") if plays else (spec == name)


@pytest.mark.parametrize(
    ("game", "options", "bluff"),
    [(MOROCCAN, {}, "announce ronda"), (ROUNDS, {"revokes": "allowed"}, "play ")],
    ids=lambda each: each.id if isinstance(each, Kit) else "",
)
def test_bluffs(game: Kit, options: dict[str, Any], bluff: str) -> None:
    """Only a sly player accepts a temptation, and only the player's own cards decide."""
    tempting = 0
    for seed in range(150):
        start = Start(game, 2, options, seed)
        state = last(start.turn())
        seen = known(state, state.actor)
        tempts = game.model.temptations(seen)
        assert set(tempts) <= set(seen["legal"])
        if not tempts:
            continue
        tempting += 1
        assert all(action.startswith(bluff) for action in tempts)
        assert bots.SearchBot(Settings(1, manner=SLY)).choose(seen, Always(1)) in tempts
        deal = game.knowledge.determinizer(seen)(Random(2))
        assert game.model.temptations(known(deal, state.actor)) == tempts
        for manner in set(MANNERS) - {SLY}:
            assert not bots.SearchBot(Settings(1, manner=manner))._bluff(seen, Always(1))
    assert tempting > 5


@every_game
def test_people_at_the_table(game: Kit) -> None:
    """The character is saved with the game, and plays in its manner."""
    players = game.rules.seats[-1]
    cast = list(CAST)[:players]
    room = Service()
    frame = room.handle({"do": "open", "game": game.id, "players": players, "seat": 0,
                         "seed": "7", "bots": "easy", "cast": cast})  # fmt: skip
    assert frame["save"]["cast"] == ["", *cast[1:]]
    manners = {seat: bot.settings.manner for seat, bot in room.table.bots.items()
               if isinstance(bot, bots.SearchBot)}  # fmt: skip
    assert manners == {seat: CAST[cast[seat]] for seat in range(1, players)}
    again = Service().handle({"do": "open", **frame["save"]})
    assert again["save"] == frame["save"]
    older = {key: value for key, value in frame["save"].items() if key != "cast"}
    assert Service().handle({"do": "open", **older})["save"]["cast"] == [""] * players


def test_everybody_has_a_name_a_face_and_words() -> None:
    assert set(CAST.values()) == set(MANNERS)
    drawn = {file.stem: file.read_bytes() for file in (TOP / "static/faces").iterdir()}
    assert drawn.keys() == CAST.keys()
    assert sum(len(zlib.compress(face)) for face in drawn.values()) < 25_000
    for face in drawn.values():  # nothing that runs or loads
        assert not any(word in face for word in (b"style", b"href", b"script", b"class"))
    for language in LOCALES:
        page = bundle_of(language, "page")
        pattern = page.get_message("names").value
        names = str(page.format_pattern(pattern)[0]).split()
        assert len(names) == len(set(names)) == len(CAST)
        assert all(page.has_message(f"is-{who}") for who in CAST)
        for game in PLAYED:
            words = bundle_of(language, game.id)
            assert all(words.has_message(f"manner-{manner}") for manner in LIKING)
