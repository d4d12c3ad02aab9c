"""Starters hold what the engine tells the person's seat, and nothing that this seat cannot know."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from rondas.answers.service import Service
from rondas.bots.cast import CAST
from rondas.games import all_games
from rondas.rules.game import Log
from tests.playing import known, strings
from tools import starters
from tools.deflate import inflated

OFFERS = {info["id"]: info for info in Service().handle({"do": "games"})["games"]}


@pytest.mark.parametrize("game", OFFERS)
def test_an_opening_is_told_to_the_person_alone(game: str) -> None:
    """With other cards where the person has seen none, all of it is the same."""
    info = OFFERS[game]
    requests = [request for _, players, options in starters.set_ups(info)
                for request in list(starters.requests(info, players, options))[:6]]  # fmt: skip
    for request in requests:
        starter = starters.dealt(request)
        service = Service()
        frame = service.handle({"do": "open", **request, "spectator": True})
        while frame["status"] == "waiting":
            frame = service.handle({"do": "step"})
        assert service.handle({"do": "retell"}) == starter
        table = service.table
        assert table is not None
        view = known(table.game, 0)
        redeal = all_games()[game].knowledge.determinizer(view)
        rng = Random(1)
        for _ in range(5):
            table.game = redeal(rng)
            told = service._frame(Log())
            for key in ("display", "prompt", "order", "actions", "seat", "status", "spectator"):
                assert told[key] == starter[key], key
        names = set(table.game.pack.names)
        mine = {word for string in strings(view) for word in string.split(" ")}
        words = {word for key in ("past", "save") for string in strings(starter[key])
                 for word in string.split(" ")}  # fmt: skip
        assert not (words & names) - mine
    # Names stand in one place, where the page fills in those of its language.
    named = starters.dealt({**request, "names": [name[::-1] for name in request["names"]]})
    assert named["save"].pop("names") != starter["save"].pop("names")
    assert named == starter


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line for each seed and each idea of a lesson; the index says for what. The pictures are
    those that released scripts name, and one of the lesson."""
    seeds = starters.SEEDS
    assert len(set(seeds)) == len(seeds) == 64
    assert [seeds[at] for at in (0, 1, 8, -1)] == ["card22", "card23", "card32", "card99"]
    pictured = {game: all_games()[game].presentation.pictured for game in OFFERS}
    seeds = tuple(sorted({seed for own in pictured.values() for seed in own}))
    monkeypatch.setattr(starters, "SEEDS", seeds)
    starters.write(tmp_path)
    index = json.loads((tmp_path / "index.js").read_text().removeprefix("export default ")[:-2])
    assert {each["file"] for each in index} == {path.name for path in tmp_path.glob("*.deflate")}
    for game, info in OFFERS.items():
        files = {path.stem for path in (tmp_path / "stills" / game).glob("*.svg")}
        assert files == {*pictured[game], *(["lesson"] if info["lesson"] else [])}
    for script in (Path(__file__).parent.parent / "releases").glob("*/embed.js"):
        assert {*re.findall(r'"(card\d\d)"', script.read_text("utf-8"))} <= {*seeds}
    for each in index:
        text = inflated((tmp_path / each["file"]).read_bytes())
        lines = [json.loads(line) for line in text.split("\n")]
        is_lesson = "lesson" in each["address"]
        lessons = OFFERS[each["request"]["game"]]["lesson"]
        assert len(lines) == (lessons if is_lesson else len(seeds))
        for at, frame in enumerate(lines):
            assert frame["status"] == "your-turn"
            assert frame["actions"]
            if is_lesson:
                assert frame["lesson"]["at"] == at + 1
            else:
                assert frame["save"]["seed"] == seeds[at]
                assert all(who in CAST for who in frame["save"]["cast"][1:])
