"""High Five, a game to copy: what seats know, bots play and people see of `rules.py`."""

from random import Random

from rondas.games import Kit
from rondas.games._template.rules import NUMBER, HighFive
from rondas.rules.display import Display
from rondas.rules.given import Given
from rondas.rules.guide import Guide
from rondas.rules.knowledge import Any_State, Knowledge
from rondas.rules.message import Message, say, seat
from rondas.rules.model import SearchModel
from rondas.rules.presentation import Presentation


class HighFiveKnowledge(Knowledge[HighFive]):
    """Hidden are the other hand and the stock."""

    rules = HighFive

    def is_position(self, game: HighFive) -> bool:
        return len(game.points) == 1 and len(game.hands[0] + game.hands[1]) == 10

    def position(self, game: HighFive, given: Given) -> None:
        game.first = game.leader = game.actor = given.seat("turn", 0)
        self.read(game, given)
        game.faced, game.points = game.table[:], [[0, 0]]
        game.hands, game.stock = given.deal([5, 5], "a hand has five", 5 - len(game.table))


class HighFiveModel(SearchModel[HighFive]):
    """Points win."""

    def heuristic_action(self, state: Any_State, rng: Random) -> str:
        """The highest card, whether played or taken."""
        legal: list[str] = state["legal"]
        return max(legal, key=lambda action: action.split(" ")[1])


class HighFivePresentation(Presentation[HighFive]):
    """A trick beside the open cards, and a line of the sheet for each round."""

    layout = "trick-and-open"
    deck = "spanish"
    minutes = (2, 2)

    def display(self, seat: int | None) -> Display:
        return self.laid(seat, **self.places("HF-2.2"), **self.rounds(self.game.points, seat))

    def asked(self, own: bool) -> Message:
        if not self.game.taking:
            return super().asked(own)
        return say("prompt-take", seat=seat(self.game.actor))


class HighFiveGuide(Guide[HighFive]):
    """Cards count their numbers."""

    topics = ("goal", "turn")

    def about(self, card: int, seat: int | None) -> list[Message]:
        return [say("about-points", n=NUMBER[card])]


GAME = Kit(HighFive, HighFiveKnowledge(), HighFiveModel(), HighFivePresentation, HighFiveGuide)
