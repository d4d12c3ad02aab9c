"""The knowledge of a seat in Ronda: its hand, and all cards played."""

from rondas.games.steere_ronda.rules import SteereRonda
from rondas.games.steere_ronda.state import TRICKS
from rondas.rules.given import Given
from rondas.rules.knowledge import Knowledge


class SteereKnowledge(Knowledge[SteereRonda]):
    """Nothing but the others' hands is hidden."""

    rules = SteereRonda

    def position(self, game: SteereRonda, given: Given) -> None:
        """Set up a game in the middle of a hand; the cards of earlier tricks stay unknown."""
        self.read(game, given, "hand", "tricks")
        done = sum(game.tricks)
        if done >= TRICKS:
            raise ValueError(f"tricks: at most {TRICKS - 1} can have been played, not {done}")
        self.read(game, given, "won", "trick")
        if any(won < taken for won, taken in zip(game.won, game.tricks, strict=True)):
            raise ValueError("scores: fewer than the tricks of this hand")
        so_far = TRICKS * (game.hand - 1) + done
        if given.has("hand") and sum(game.won) > so_far:
            raise ValueError(f"scores: {so_far} tricks have been played, not {sum(game.won)}")
        laid = len(game.trick)
        dealer = given.seat("dealer", 2)
        usual = (dealer + 1 + laid) % 3 if given.has("dealer") and not done else laid
        game.actor = given.seat("turn", usual)
        game.leader = (game.actor - laid) % 3
        game.dealer = dealer if given.has("dealer") else (game.leader - 1) % 3
        if not done and game.leader != (game.dealer + 1) % 3:
            raise ValueError(
                f"turn: seat {(game.dealer + 1 + laid) % 3}, as seat {game.dealer} deals"
            )
        self.read(game, given)
        sizes = [TRICKS - done] * 3
        for at, card in enumerate(game.trick):
            seat = (game.leader + at) % 3
            game.played[seat].append(card)
            sizes[seat] -= 1
        game.hands = given.deal(sizes, "one for each trick to come")[0]
