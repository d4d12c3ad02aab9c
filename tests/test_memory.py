"""What a good player would remember: it follows from what their seat has seen, and it is true."""

from __future__ import annotations

from rondas.games import Kit, find
from rondas.rules.game import Game
from rondas.rules.knowledge import Knowledge, Memory
from rondas.rules.schema import HIDDEN
from tests.playing import Start, every_kit


def remembered(kit: Kit, game: Game, seat: int) -> Memory:
    return kit.knowledge.remembered(kit.knowledge.information_state(game, seat))


def starts(kit: Kit) -> list[Start]:
    return [Start(kit, players, {}, seed) for seed, players in enumerate(kit.rules.seats)]


@every_kit
def test_it_is_true(kit: Kit) -> None:
    """The cards of others have not been seen, and nobody holds what they have shown to lack."""
    shown = 0
    for start in starts(kit):
        for game in start.played().states():
            trumps = getattr(getattr(game, "trumps", None), "rank_trumps", ())
            memory = remembered(kit, game, 0)
            left = {
                card: n
                for row in memory["unseen"]
                for card, n in zip(row["cards"], row["left"], strict=True)
            }
            for seat in range(1, start.players):
                held = [game.pack.names[card] for card in game.held(seat)]
                known = game.seen(0)[seat]
                assert all(left[card] for card in held if HIDDEN in known and card not in known)
                if memory["voids"]:
                    lacks = {*memory["voids"][seat]}
                    shown += len(lacks)
                    plain = [card for card in game.held(seat) if card not in trumps]
                    assert lacks.isdisjoint(game.pack.names[card][-1] for card in plain)
    assert bool(shown) == (type(kit.knowledge).voids is not Knowledge.voids)


def test_nobody_lacks_a_suit_where_revokes_are_allowed() -> None:
    """A player who does not follow may still hold the suit."""
    kit = find("rounds")
    for game in Start(kit, 2, {"revokes": "allowed"}, 3).played(120).states():
        assert not any(remembered(kit, game, 0)["voids"])
