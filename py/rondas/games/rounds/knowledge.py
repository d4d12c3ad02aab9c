"""The knowledge of a seat in Rounds: its hand, all cards played, and those shown by calls."""

from collections.abc import Collection

from rondas.games.rounds.pack import PACK, SUIT
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.state import HANDS, STOCKS
from rondas.games.rounds.trumps import trumps
from rondas.games.rounds.worlds import absent, worlds
from rondas.rules.given import Given
from rondas.rules.knowledge import Any_State, Determinizer, Knowledge


class RoundsKnowledge(Knowledge[Rounds]):
    """Hidden are the stock and the opponent's hand, except cards that it has shown."""

    rules = Rounds

    def gone(self, state: Any_State) -> list[str]:
        tricks = [trick for tricks in state["played"] for trick in tricks]
        return [card for _, lead, other, _ in tricks[:-1] for card in (lead, other)]

    def determinizer(
        self, state: Any_State, forgotten: Collection[str] = ()
    ) -> Determinizer[Rounds]:
        """Drawn by `worlds`, which reckons with revokes."""
        return worlds(state, PACK.read(forgotten))

    def kind(self, name: str) -> tuple[str, str]:
        return name[-1], name[:-1].replace("T", "10")

    def voids(self, base: Rounds) -> list[set[int]]:
        """Suits not followed in this round, but for rank trumps; none where revokes are allowed."""
        lacks = [absent(base, seat) if base.strict is None else set() for seat in (0, 1)]
        return [{SUIT[card] for card in cards - base.trumps.rank_trumps} for cards in lacks]

    def is_position(self, game: Rounds) -> bool:
        """At the first trick of a round, before anybody may call."""
        strict = game.strict
        return not game.tricks and (
            strict is None or not (strict.turn or any(strict.up) or any(strict.may_call))
        )

    def position(self, game: Rounds, given: Given) -> None:
        """Set up a game at the first trick of a round; the cards of earlier rounds stay unknown."""
        self.read(game, given, "pile")
        if not game.pile:
            raise ValueError("turned: missing: the card that fixes the trumps")
        up = len(game.pile)
        game.round = given.number("round", up, 1, 5)
        if game.round not in ((4, 5) if up == 4 else (up,)):
            raise ValueError(f"round: not {game.round}, by the number of cards in turned")
        game.length = 5 if game.round < 5 else 4
        game.trumps = trumps(game.pile[-1], game.together)
        self.read(game, given, "number", "points", "score")
        if game.round == 1 and any(game.points):
            raise ValueError("points: no round of this game is finished")
        if max(game.score) >= game.option["target"] and game.score[0] != game.score[1]:
            raise ValueError("scores: the match is won (RO-4.2)")
        game.earlier = game.points[:]
        led = given.cards("trick", 1, "the next one ends the trick")
        game.lead = led[0] if led else -1
        dealer = given.seat("dealer", 1)
        turn = given.seat("turn", dealer if led else 1 - dealer)
        game.dealer = dealer if given.has("dealer") else turn if led else 1 - turn
        game.actor = turn
        if (turn == game.dealer) != bool(led):
            expected = game.dealer if led else 1 - game.dealer
            raise ValueError(f"turn: seat {expected}, as seat {game.dealer} deals (RO-2.4)")
        self.read(game, given)
        game.rounds = [[] for _ in range(game.round - 1)]
        sizes = [HANDS[game.round - 1]] * 2
        if led:
            sizes[1 - turn] -= 1
            if game.strict is not None:
                game.strict.may_call[turn] = True
        game.hands, stock = given.deal(
            sizes, f"a hand has so many in round {game.round}", STOCKS[game.round - 1]
        )
        game.stock = tuple(stock)
