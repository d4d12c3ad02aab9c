"""Properties of every game, including the template, besides those of `rondas.conform`."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rondas.games import Kit, find
from rondas.rules.game import CHANCE, Game
from rondas.rules.model import MANNERS, STEADY
from tests.playing import PlainRandom, Start, every_game, known, last, starts, text


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_what_follows_from_what_is_known(game: Kit, data: st.DataObject) -> None:
    """In any deal that may be the real one a search has the same choices, a manner and haste like
    the same actions, and hints have the same reasons."""
    start = data.draw(starts(game))
    if game.id == "steere-ronda" and start.seed % 4 == 0:
        start = Start(game, 3, {"hands": 1}, 12665)  # here two cards are equal
    state, model = last(start.turn()), game.model
    actions = [*state.legal()]

    def told(deal: Game) -> str:
        known_ = model.all_known(deal)
        likings = {manner: [*model.leanings(deal, manner, actions)] for manner in MANNERS}
        assert all(-1 <= liking <= 1 for each in likings.values() for liking in each)
        assert not any(likings[STEADY])
        return text([
            sorted(model.choices(deal)), model.prior(deal), model.solvable(deal),
            deal.simultaneous(), known_, [*map(sorted, deal.hands)] * known_, likings,
            [*model.haste(deal, actions)], [game.guide(deal).reasons(each) for each in actions],
            [game.guide(deal).effects(each) for each in actions],
        ])  # fmt: skip

    determinize = game.knowledge.determinizer(known(state, state.actor))
    assert {told(determinize(PlainRandom(n))) for n in range(5)} == {told(state)}


@every_game
def test_description(game: Kit) -> None:
    rules = game.rules
    described = rules.describe()
    text(described)
    assert described["players"] == list(rules.seats)
    assert find(game.id) is game
    for players in rules.seats:
        settings = rules.settings(players, {})
        assert list(settings) == [option.name for option in rules.options]
        assert rules(players, settings).actor == CHANCE
    for option in rules.options:
        assert re.fullmatch(rf"{rules.prefix}-\d+(\.\d+)?", option.rule)
        for wrong in (None, True, 1.0, "no such value", -1, [1]):
            with pytest.raises(ValueError, match=f"^options: {option.name} is "):
                rules.settings(rules.seats[0], {option.name: wrong})
    with pytest.raises(ValueError, match=r"^options: .* has no option"):
        rules.settings(rules.seats[0], {"no such option": 1})
    for wrong in (None, True, 0, 99, "2", 2.0):
        with pytest.raises(ValueError, match=r"^players: "):
            rules.settings(wrong, {})
