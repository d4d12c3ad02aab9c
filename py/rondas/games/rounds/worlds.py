"""The cards that a seat does not see: full games that fit what the other hand has shown.

It lacks what it has shown to lack in this round, unless its player is thought to have revoked; all
other unseen cards are equally likely there. Deals of earlier rounds do not count.
"""

from collections.abc import Sequence
from math import comb
from random import Random

from rondas.games.rounds.revokes import Rounds
from rondas.rules.cards import shuffled
from rondas.rules.knowledge import HIDDEN, Any_State, Determinizer

TRIES = 20
"""How many games are drawn for one without a revoke that should have been exposed."""
REVOKES_AT_FIRST = 0.04
"""The probability that a player who could follow did not, before anybody has been caught; a
judgement, not fitted, like the next two."""
REVOKES_IF_CAUGHT = 0.2
"""The factor by which each call that found a revoke of the player raises it."""
REVOKES_AT_MOST = 0.8


def worlds(state: Any_State, forgotten: Sequence[int]) -> Determinizer[Rounds]:
    """Return a source of games that fit what a seat knows, and has not `forgotten`."""
    base, seat = Rounds.restore(state), state["seat"]
    other, size = 1 - seat, state["hands"][1 - seat].count(HIDDEN)
    hidden, gone = [*base.unseen(), *forgotten], absent(base, other)
    doubt = 0.0
    if base.strict is not None and gone:
        # A player who did not follow may have revoked. That is the likelier, the less likely it is
        # that they could not follow, and the more often they have been caught.
        caught = sum([entry.points[seat] > 0 for entry in base.sheet if entry.caller == seat])
        doubt = min(REVOKES_AT_FIRST + REVOKES_IF_CAUGHT * caught, REVOKES_AT_MOST)
        others = sum(card not in gone for card in hidden)
        doubt /= doubt + comb(others, size) / comb(len(hidden), size)

    def draw(rng: Random) -> Rounds:
        new, cards = base.copy(), shuffled(hidden, rng)
        if not doubt or rng.random() >= doubt:
            cards.sort(key=gone.__contains__)
        new.hands[other] += cards[:size]
        new.stock = tuple(shuffled(cards[size:], rng)[: state["stock"]])
        return new

    def world(rng: Random) -> Rounds:
        for _ in range(TRIES):
            new = draw(rng)
            # A play that would have exposed a revoke, but did not: there was none.
            played = {card for card, _ in plays(new, other)}
            if all(played.isdisjoint(lawful) for _, lawful in new.revokes(other)):
                break
        return new

    return draw if base.strict is None else world


def plays(game: Rounds, seat: int) -> list[tuple[int, int]]:
    """Return the seat's plays in this round, in order: the card, the lead or -1."""
    played = [(lead, -1) if leader == seat else (card, lead)
              for leader, lead, card, _ in game.tricks]  # fmt: skip
    return [*played, (game.lead, -1)] if game.lead >= 0 and game.actor != seat else played


def absent(game: Rounds, seat: int) -> set[int]:
    """Return the cards that the seat does not hold if it has kept to the rules in this round
    (RO-3.1, RO-3.4). Plays that a later play, or a known card, shows to be revokes do not count."""
    follow, due, found = game.trumps.follow, game.trumps.due, set[int]()
    played = plays(game, seat)
    for at, (card, lead) in enumerate(played, 1):
        if lead < 0 or card in follow[lead]:
            continue
        lacks = follow[lead] if card in due[lead] else follow[lead] | due[lead]
        since = [later for later, _ in played[at:]]
        if lacks.isdisjoint(since if game.strict is None else since + game.hands[seat]):
            found |= lacks
    return found
