"""The knowledge of a seat in Ronda: its hand, and all cards played."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random

from rondas.games.steere_ronda.position import set_up
from rondas.games.steere_ronda.rules import SteereRonda
from rondas.games.steere_ronda.state import PACK
from rondas.rules.game import actor_of
from rondas.rules.given import Given
from rondas.rules.knowledge import Any_State, InformationState, Knowledge, common, masked


class SteereKnown(InformationState):
    """The information state of Ronda."""

    dealer: int | None
    leader: int | None
    """The seat that led to the trick on the table, or is to lead."""
    hand: int
    """Hands begun."""
    trick: list[str]
    last_trick: list[str]
    """The finished trick before this one; empty in the first."""
    last_leader: int | None
    last_winner: int | None
    played: list[list[str]]
    """The cards that each seat has played in this hand, in order."""
    tricks: list[int]
    """Tricks won in this hand."""
    hand_tricks: list[list[int]]
    """The tricks won in each finished hand."""
    tiebreak: list[str]


class SteereKnowledge(Knowledge[SteereRonda]):
    """Nothing but the others' hands is hidden."""

    def information_state(self, game: SteereRonda, seat: int | None) -> SteereKnown:
        leader, cards, winner = game.last_trick or (None, (), None)
        hands = [masked(PACK.write(sorted(hand)), at == seat) for at, hand in enumerate(game.hands)]
        return {
            **common(game, seat, hands),
            "dealer": game.dealer if game.dealer >= 0 else None,
            "leader": game.leader if game.leader >= 0 else None,
            "hand": game.hand,
            "trick": PACK.write(game.trick),
            "last_trick": PACK.write(cards),
            "last_leader": leader,
            "last_winner": winner,
            "played": [PACK.write(cards) for cards in game.played],
            "tricks": game.tricks[:],
            "hand_tricks": [tricks[:] for tricks in game.hand_tricks],
            "tiebreak": PACK.write(game.tiebreak or ()),
        }

    def position(self, game: SteereRonda, given: Given) -> None:
        set_up(game, given)

    def gone(self, state: Any_State) -> list[str]:
        return [card for cards in state["played"] for card in cards[:-2]]

    def determinizer(
        self, state: Any_State, forgotten: Collection[str] = ()
    ) -> Callable[[Random], SteereRonda]:
        known: SteereKnown = state
        read = PACK.read
        base = SteereRonda(3, known["options"])
        base.actor = actor_of(known["actor"])
        base.dealer = -1 if known["dealer"] is None else known["dealer"]
        base.leader = -1 if known["leader"] is None else known["leader"]
        base.hand = known["hand"]
        base.trick = read(known["trick"])
        if known["last_leader"] is not None and known["last_winner"] is not None:
            plays = read(known["last_trick"])
            base.last_trick = known["last_leader"], plays, known["last_winner"]
        base.played = [read(cards) for cards in known["played"]]
        base.tricks = known["tricks"][:]
        base.won = known["scores"][:]
        base.hand_tricks = [tricks[:] for tricks in known["hand_tricks"]]
        me = known["seat"]
        own = read(known["hands"][me]) if me is not None else []
        seen = {*own, *(card for cards in base.played for card in cards)}
        seen.difference_update(read(forgotten))
        unseen = [card for card in range(48) if card not in seen]
        sizes = [len(cards) for cards in known["hands"]]

        def determinize(rng: Random) -> SteereRonda:
            new = base.copy()
            rng.shuffle(unseen)
            at = 0
            for seat in range(3):
                if seat == me:
                    new.hands[seat] = own[:]
                else:
                    new.hands[seat] = unseen[at : at + sizes[seat]]
                    at += sizes[seat]
            return new

        return determinize
