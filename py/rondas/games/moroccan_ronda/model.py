"""The search model of Moroccan Ronda."""

from collections.abc import Hashable, Sequence
from random import Random

from rondas.games.moroccan_ronda.actions import ACCEPT, ANNOUNCE, CHALLENGE, CLAIM, DEALER, DONE
from rondas.games.moroccan_ronda.basis.lore import MAKE_TRUE, NONE, TRINGA
from rondas.games.moroccan_ronda.basis.pack import COUNT, RANK, SIZES, TAKEN, by_rank, members
from rondas.games.moroccan_ronda.rules import MoroccanRonda
from rondas.games.moroccan_ronda.state import ANNOUNCING, CLAIMING, CLASS_POINTS, PLAY, WINDOW
from rondas.rules.game import SILENT
from rondas.rules.knowledge import Any_State
from rondas.rules.model import BOLD, CAREFUL, STUBBORN, SearchModel, shares

MOST_TO_SOLVE = 6
"""Cards in all hands at which an ending is short enough to solve."""
SCALE_PER_POINT = 0.85
"""How the points behind that make a win less likely grow with the points that the leader still
has to make: less is steeper. Fitted (docs/matches.md)."""
POINTS_PER_ROUND = 7
"""Added to the points that the leader has to make, for the game goes on to the end of a round:
points. Fitted (docs/matches.md)."""
DECISIVE_POINTS = 6
"""How far from the target a team may be, in points, for an award to win it the game, as a rule."""
MOST_AWARD = max(CLASS_POINTS)
"""The most points of an award, for each announcement."""
HASTE = 0.4
"""How far a beginner overrates a capture, for each card that it takes from the table."""
CAPTURE_POINTS = 0.6
"""The value of a captured card at the count, in points. Fitted (docs/matches.md)."""

# How much a manner counts, in `leanings`.
IN_ORDER = 0.15
"""Of ranks only laid down, how much the highest counts to the bold, the lowest to the careful."""
TAKING = 0.1
"""How much it counts to the bold to take something."""
NEAR = 0.18
"""How much the rank nearest to the one before counts to the stubborn."""


class MoroccanModel(SearchModel[MoroccanRonda]):
    """Lies and rash challenges do not pay; captures, calls and missa do."""

    bluffs = 0.06

    def returns(self, game: MoroccanRonda) -> list[float]:
        """Exact at the end; else from how far each team is behind, if the cards not yet
        captured in this round are shared equally."""
        if game.won:
            return shares(game.won, game.players)
        house = game.house
        points = self._points(game)
        most = max(points)
        scale = SCALE_PER_POINT * (POINTS_PER_ROUND + max(0.0, house.target - most))
        weights = [1 / (1 + (most - points) / scale) ** 3 for points in points]
        by_seat = [weights[team] for team in house.team_of]
        total = sum(by_seat)
        return [weight / total for weight in by_seat]

    def gained(self, game: MoroccanRonda) -> Sequence[float]:
        points: Sequence[float] = game.points if game.won else self._points(game)
        return [points[team] for team in game.house.team_of]

    def _points(self, game: MoroccanRonda) -> list[float]:
        """Of each team, with its share of the cards not yet captured in this round."""
        house = game.house
        share = (40 - sum(game.piles)) / house.teams
        piles = game.piles
        if game.debts:  # paid from what is still to be captured
            piles = piles[:]
            for debtor, creditor, cards in game.debts:
                piles[debtor] -= cards
                piles[creditor] += cards
        return [
            points + max(0.0, min(pile + share, 40.0) - house.par)
            for points, pile in zip(game.points, piles, strict=True)
        ]

    def choices(self, game: MoroccanRonda) -> Sequence[int]:
        """Of equal ranks in a hand only one, for suits never matter (MR-1.2); of claims those
        that do something (MR-7.5), and nothing else where one can only gain; lies, and challenges
        that may be wrong, only where an award may end the game.

        Elsewhere a lie costs more than it brings, and what such a challenge would prove the
        cards prove without its risk.
        """
        legal = game.legal()
        phase = game.phase
        close = max(game.points) + DECISIVE_POINTS >= game.house.target
        if phase == PLAY:
            ranks = 0
            different = []
            for action in sorted(legal):
                if action < 40:
                    bit = 1 << RANK[action]
                    if ranks & bit:
                        continue
                    ranks |= bit
                elif action >= CLAIM:
                    if not game.owes(action - CLAIM):
                        continue
                    false = game.award_is_false(action - CLAIM)
                    if not false or game.team(game.actor) not in game.award_teams:
                        return [action]  # no award of their own would be made anew (MR-7.2)
                elif not close and not cannot_fail(game, action):
                    continue
                different.append(action)
            return different
        if phase == CLAIMING:
            return [a for a in legal if a == DONE or game.owes(a - CLAIM)]
        if close or phase < ANNOUNCING:
            return legal
        if phase == WINDOW:
            sensible = ACCEPT, answer(game)
            return [a for a in legal if a in sensible or cannot_fail(game, a)]
        return sorted({ANNOUNCE + NONE, ANNOUNCE + game.truth(game.actor)})

    def prior(self, game: MoroccanRonda) -> int:
        """The truth when announcing, no challenge but one that cannot fail, every claim that is
        founded; and the card that brings most and offers least to the next player."""
        if game.phase == ANNOUNCING:
            return ANNOUNCE + game.truth(game.actor)
        if game.phase == WINDOW:
            for action in game.legal():
                if action != ACCEPT and cannot_fail(game, action):
                    return action
            return answer(game)
        choices = self.choices(game)
        if game.phase == CLAIMING:
            return choices[-1]
        for action in choices:
            if CLAIM <= action < DONE:
                return action
            if CHALLENGE <= action < CLAIM and cannot_fail(game, action):
                return action
        left = unseen_ranks(game)
        following = game.nodes[game.house.next_seat[game.actor]]
        size = game.lore.size - len(game.lore.ranks[following])
        unseen = max(1, sum(left))
        chance = [min(1.0, n * size / unseen) for n in left]
        return max(
            (action for action in choices if action < DEALER),
            key=lambda card: (card_points(game, card, chance), -card),
        )

    def rollout(self, game: MoroccanRonda, rng: Random) -> None:
        """To the next batch, as a quick, honest and careful player, who claims after the batch."""
        random = rng.random
        batch = game.batch
        while game.actor >= 0 and game.batch == batch:
            phase = game.phase
            if phase == PLAY:
                game.play(quick_card(game, random()), SILENT)
            elif phase == ANNOUNCING:
                game.announce(game.truth(game.actor), SILENT)
            elif phase == WINDOW:
                game.apply(answer(game))
            else:
                game.apply(self.choices(game)[-1])

    def all_known(self, game: MoroccanRonda) -> bool:
        """Once the stock is used up, if at most one hand with cards is hidden."""
        seen = game.open_hands | 1 << game.actor
        hidden = [seat for seat in range(game.players) if game.hands[seat] and not seen >> seat & 1]
        return not game.stock and len(hidden) <= 1

    def transposition_key(self, game: MoroccanRonda) -> Hashable | None:
        """The end of the last batch can be solved."""
        if game.stock or game.left > MOST_TO_SOLVE or game.phase < PLAY:
            return None
        return (
            game.actor,
            game.phase,
            game.table_ranks,
            game.fresh,
            game.chain,
            game.last_capturer,
            game.live,
            game.contested,
            game.award_seats,
            game.claimed,
            game.self_settling,
            game.debts,
            tuple(game.award_teams),
            *game.points,
            *game.piles,
            *game.paid,
            *game.nodes,
            *(RANK[card] for hand in game.hands for card in sorted(hand, key=by_rank)),
        )

    def leanings(self, game: MoroccanRonda, manner: str, actions: Sequence[int]) -> list[float]:
        """Bold: captures, else high ranks laid down; careful: low ones. Stubborn: the rank nearest
        to the one before. The sly only bluff (`temptations`)."""
        if game.phase != PLAY:
            return [0.0] * len(actions)
        held = [RANK[card] for card in game.hands[game.actor]]
        laid = sorted({rank for rank in held if not game.table_ranks >> rank & 1})
        before = [RANK[card] for card in game.played(game.actor)[-1:]]
        away = sorted({abs(rank - before[0]) for rank in held}) if before else []

        def liking(card: int) -> float:
            if card >= len(RANK):
                return 0.0
            rank = RANK[card]
            if manner == STUBBORN:
                return -NEAR * place(abs(rank - before[0]), away) if before else 0.0
            if rank not in laid:
                return TAKING * (manner == BOLD)
            return {BOLD: IN_ORDER, CAREFUL: -IN_ORDER}.get(manner, 0.0) * place(rank, laid)

        return [liking(action) for action in actions]

    def haste(self, game: MoroccanRonda, actions: Sequence[int]) -> Sequence[float]:
        """The largest capture, whatever it leaves to the next player."""
        if game.phase != PLAY:
            return [0.0] * len(actions)
        table = game.table_ranks
        return [
            HASTE * SIZES[RANK[action]][table] if action < DEALER else 0.0 for action in actions
        ]

    def heuristic_action(self, state: Any_State, rng: Random) -> str:
        """Capture, call and clear the table where it pays; do not offer the same to the next."""
        game = MoroccanRonda.restore(state)
        return game.actions[self.prior(game)]

    def temptations(self, state: Any_State) -> list[str]:
        """A ronda that is none, unless its penalty may end the game."""
        game = MoroccanRonda.restore(state)
        lie = "announce ronda"
        close = max(game.points) + DECISIVE_POINTS >= game.house.target
        if game.phase != ANNOUNCING or close or game.truth(game.actor) != NONE:
            return []
        return [lie] if lie in state["legal"] else []


def place(value: int, values: Sequence[int]) -> float:
    """-1 for the first of these values in order to 1 for the last one."""
    last = len(values) - 1
    return 2 * values.index(value) / last - 1 if last else 0.0


def quick_card(game: MoroccanRonda, chance: float) -> int:
    """A call if there is one, else the largest capture, else any card, by `chance` (0 to 1)."""
    hand = game.hands[game.actor]
    table, fresh, chain = game.table_ranks, game.fresh, game.chain[0]
    most, choice = 0, -1
    for card in hand:
        rank = RANK[card]
        if rank == fresh or rank == chain:  # noqa: SIM109 (it is quicker)
            return card
        taken = SIZES[rank][table]
        if taken > most:
            most, choice = taken, card
    return choice if most else hand[int(chance * len(hand))]


def answer(game: MoroccanRonda) -> int:
    """What to say to announcements: accept, unless that loses the game, for then a challenge
    cannot cost more."""
    house = game.house
    if house.transfer or max(game.points) + MOST_AWARD * game.players < house.target:
        return ACCEPT  # as nearly always, and rollouts ask often
    team_of, said, live = house.team_of, game.said, game.live
    best = max([said[seat] == TRINGA for seat in members(live)])
    rivals = [seat for seat in members(live) if (said[seat] == TRINGA) == best]
    takers = {team_of[seat] for seat in rivals}
    if len(takers) > 1 or team_of[game.actor] in takers:
        return ACCEPT
    award = sum([CLASS_POINTS[said[seat]] for seat in members(live)])
    if game.points[team_of[rivals[0]]] + award < house.target:
        return ACCEPT
    return CHALLENGE + max(rivals, key=said.__getitem__)


def unseen_ranks(game: MoroccanRonda) -> list[int]:
    """How many cards of each rank the actor has not seen."""
    me = game.actor
    left = [4] * 10
    seen = [game.opening, game.history, game.hands[me]]
    seen += [game.hands[seat] for seat in members(game.open_hands & ~(1 << me))]
    for cards in seen:
        for card in cards:
            left[RANK[card]] -= 1
    return left


def cannot_fail(game: MoroccanRonda, challenge: int) -> bool:
    """Whether the actor has seen too many cards for any hand to make the announcement true."""
    seat = challenge - CHALLENGE
    left = unseen_ranks(game)
    return not any(
        all(n <= left[rank] for rank, n in rest)
        for held in MAKE_TRUE[game.said[seat]]
        for rest in game.lore.completions(game.nodes[seat], held)
    )


def card_points(game: MoroccanRonda, card: int, chance: Sequence[float]) -> float:
    """Roughly what playing this card brings, in points, less what it offers to the next player,
    who holds each rank with this chance."""
    rank = RANK[card]
    call_points = game.house.call_points
    table = game.table_ranks
    last = game.is_last_card()
    gain = 0.0
    fresh, chain = -1, 0
    taken = TAKEN[rank][table]
    if taken:
        table ^= taken
        gain = CAPTURE_POINTS * (COUNT[taken] + 1) + (not table and not last)
        if game.fresh == rank:
            gain += call_points[1]
            chain = 2
    elif game.chain[0] == rank:
        number = game.chain[1]
        gain = CAPTURE_POINTS * game.chain[2] + call_points[number + 1] + call_points[number]
        chain = number + 2
    else:
        table |= 1 << rank
        fresh = rank
    if last:
        return gain
    loss = 0.0
    for other in members(table):
        caught = TAKEN[other][table]
        offer = CAPTURE_POINTS * (COUNT[caught] + 1) + (caught == table) + (other == fresh)
        loss = max(loss, chance[other] * offer)
    if chain and chain <= game.house.calls:
        loss = max(loss, chance[rank] * (call_points[chain] + gain))
    return gain - loss
