"""Random hands that fit the suits in which players are void.

A random deal is repaired, then stirred. To repair a misplaced card, the program searches the
shortest cycle of moves that all fit, breadth first, as for augmenting paths in bipartite matching
(Berge, 1957). Stirring is one sweep of a Markov chain of swaps within the restrictions (Diaconis,
Graham and Holmes, 2001). The chain is symmetric, so in the long run all fitting deals are equally
likely; one sweep comes close.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random

from rondas.rules.cards import shuffled


def fitting_hands(
    cards: Sequence[int],
    sizes: Sequence[int],
    voids: Sequence[set[int]],
    suit: Sequence[int],
    rng: Random,
) -> list[list[int]]:
    """Deal hands of these sizes so that none has a suit in which it is void. `suit` gives the suit
    of each card. Leftover cards stay undealt. ValueError if there is no such deal."""
    cards = shuffled(cards, rng)
    if any(voids):
        owner = [hand for hand, size in enumerate(sizes) for _ in range(size)]
        nothing: set[int] = set()
        banned = [voids[hand] for hand in owner] + [nothing] * (len(cards) - len(owner))

        def fits(card: int, place: int) -> bool:
            return suit[card] not in banned[place]

        for place in range(len(owner)):
            if not fits(cards[place], place) and not rearrange(cards, place, fits, rng):
                raise ValueError("no deal fits the voids shown")
        _stir(cards, banned, suit, rng)
    dealt = iter(cards)
    return [list(islice(dealt, size)) for size in sizes]


def rearrange(cards: list[int], wrong: int, fits: Callable[[int, int], bool], rng: Random) -> bool:
    """Move the card in the place `wrong` along the shortest cycle of moves that all fit; return
    whether there is one. If any fitting arrangement exists, so does a cycle.

    `fits(card, place)` says whether a card may lie in a place.
    """
    places = shuffled(range(len(cards)), rng)
    card = cards[wrong]
    for to in places:  # the shortest cycle of all: two change places
        if fits(card, to) and fits(cards[to], wrong):
            cards[wrong], cards[to] = cards[to], card
            return True
    came_from: dict[int, int] = {}
    border = [wrong]
    while wrong not in came_from:
        reached = []
        for place in border:
            card = cards[place]
            for to in places:
                if to not in came_from and fits(card, to):
                    came_from[to] = place
                    reached.append(to)
        if not reached:
            return False
        border = reached
    cycle = [wrong]
    while came_from[cycle[-1]] != wrong:
        cycle.append(came_from[cycle[-1]])
    moving = [cards[came_from[place]] for place in cycle]
    for place, card in zip(cycle, moving, strict=True):
        cards[place] = card
    return True


def _stir(cards: list[int], banned: Sequence[set[int]], suit: Sequence[int], rng: Random) -> None:
    """Swap cards at random where both fit, until fitting deals are about equally likely."""
    size = len(cards)
    for one in range(size):
        other = int(rng.random() * size)
        if suit[cards[one]] not in banned[other] and suit[cards[other]] not in banned[one]:
            cards[one], cards[other] = cards[other], cards[one]
