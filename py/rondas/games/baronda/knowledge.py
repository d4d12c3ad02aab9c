"""The knowledge of a seat in Baronda: its hand, its bid, and all cards played."""

from random import Random

from rondas.games.baronda.bidding import plausible_bid
from rondas.games.baronda.rules import Baronda, led_suit
from rondas.games.baronda.state import ADJUST, BARONG, BIDS, PLAY, RANDA, TRICKS
from rondas.rules.given import Given
from rondas.rules.knowledge import HIDDEN, Any_State, Knowledge

SPECIAL = {"NAGA": "naga-mark", "PASS": "gate-mark"}
"""The marks of cards that have no suit."""


class BarondaKnowledge(Knowledge[Baronda]):
    """Hidden are the others' hands, the unused cards, and their bids until all have bid."""

    rules = Baronda

    def gone(self, state: Any_State) -> list[str]:
        return [card for cards in state["played"] for card in cards[:-2]]

    def voids(self, base: Baronda) -> list[set[int]]:
        return base.voids()

    def kind(self, name: str) -> tuple[str, str]:
        return (SPECIAL[name], "") if name in SPECIAL else super().kind(name)

    def guess(self, game: Baronda, rng: Random) -> None:
        """Bids as the hands suggest."""
        for at, bid in enumerate(game.bids):
            if bid == HIDDEN:
                game.bids[at] = plausible_bid(game.held(at), game.players, rng)

    def is_position(self, game: Baronda) -> bool:
        return game.stage != BIDS or game.actor == game.leader

    def position(self, game: Baronda, given: Given) -> None:
        """Set up a game in the middle of a round; the cards of earlier tricks stay unknown. Without
        bids they are still to be made."""
        n = game.players
        self.read(game, given, "round", "score", "tricks")
        if given.has("round") and game.round == 1 and any(game.score):
            raise ValueError("scores: no round is finished")
        done = sum(game.tricks)
        if done >= TRICKS:
            raise ValueError(f"tricks: at most {TRICKS - 1} can have been played, not {done}")
        self.read(game, given, "trick")
        game.led = led_suit(game.trick)
        laid = len(game.trick)
        leader = given.seat("leader", 0)
        turn = given.seat("turn", (leader + laid) % n)
        game.leader = leader if given.has("leader") or done else (turn - laid) % n
        game.actor = turn
        first = (turn - laid) % n
        if not done and first != game.leader:
            expected = (game.leader + laid) % n
            raise ValueError(f"turn: seat {expected}, as seat {game.leader} is the Leader")
        game.leads = [first]
        _bid(game, given, done + laid)
        self.read(game, given)
        sizes = [TRICKS - done] * n
        for at in range(laid):
            sizes[(first + at) % n] -= 1
        hands, _ = given.deal(sizes, "one for each trick to come")
        for seat, cards in enumerate(hands):
            game.put(seat, cards)


def _bid(game: Baronda, given: Given, played: int) -> None:
    """BA-3: the bids, and what comes next. `played`: whether a card has been played."""
    bids = given.numbers("bids", [0] * game.players, 0, TRICKS)
    if not given.has("bids"):
        if played:
            raise ValueError("bids: missing, and cards have been played")
        game.stage = BIDS
        return
    game.bids = bids
    total = sum(game.bids)
    if total == TRICKS:
        if played:
            raise ValueError(f"bids: they add up to {TRICKS} (BA-3.3)")
        game.stage = ADJUST
        return
    game.side = BARONG if total > TRICKS else RANDA
    game.stage = PLAY
    if game.players == 2:
        for taken, bid in zip(game.tricks, game.bids, strict=True):
            if taken > bid or (game.side == BARONG and taken == bid):
                raise ValueError("tricks: the round is decided (BA-7)")
