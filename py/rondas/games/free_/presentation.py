"""The display and the words of a free table."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rondas.games.free_.packs import JOKERS, PACKS, WITH_JOKERS, drawings
from rondas.games.free_.rules import OWN, STOCK, TABLE, TRICK, TURNED, FreeTable
from rondas.rules.display import Action, Display, EventDisplay, LastTrick
from rondas.rules.game import Event, Game
from rondas.rules.message import Message, rank, say, seat, several
from rondas.rules.presentation import NOTHING, Presentation, acted
from rondas.rules.spread import Row, Spread, spread

WORD = 10
"""About how many letters a word has."""
CALL = 60
"""Characters of words that stand beside a player who says them."""
_CARDS = {"card", "cards"}
_OF_SEEN = {"drawn": "drawn-card", "hidden": "hidden-card", "moved-hidden": "moved"}
"""Events in which some do not see the cards, and what they are to a reader who does."""
_PLACES = {"source", "target"}


class FreePresentation(Presentation[FreeTable]):
    """A trick in the middle, and rows of cards beside it."""

    layout = "trick"
    deck = "french"
    minutes = (0, 0)
    by_rank = None

    def __init__(self, game: FreeTable) -> None:
        super().__init__(game)
        self.deck = drawings(game.option["pack"])

    @classmethod
    def info(cls, rules: type[Game], chosen: Mapping[str, object] = NOTHING) -> dict[str, Any]:
        """Return what the page needs to show the table: the names of these cards too."""
        told = super().info(rules, chosen)
        option = rules.settings(1, chosen)
        pack, told["deck"] = PACKS[option["pack"]], drawings(option["pack"])
        told["options"]["pack"]["titles"] = [_pack_name(name) for name in PACKS]
        told["cards"] = [
            [name, pack.ranks[at], card_name(name, told["deck"])]
            for at, name in enumerate(pack.names)
        ]
        return told

    def display(self, seat: int | None) -> Display:
        game = self.game
        piles = [len(game.places[f"pile{at}"]) for at in range(game.players)]
        return self.laid(
            seat,
            trick=list(zip(game.owners, game.written(TRICK), strict=True)),
            last_trick=self._last_trick(),
            spread=self._spread(),
            stock=len(game.places[STOCK]),
            notes=[[say("pile", n=n)] if n else [] for n in piles],
        )

    def _last_trick(self) -> LastTrick | None:
        if not self.game.last_trick:
            return None
        plays, winner = self.game.last_trick
        names = self.game.pack.names
        lay = [(at, "?" if card < 0 else names[card]) for at, card in plays]
        return {"plays": lay, "winner": winner, "rule": ""}

    def _spread(self) -> Spread | None:
        game = self.game
        named: list[tuple[Message | None, str, int]] = []
        if game.places[TABLE]:
            named.append((None, TABLE, 0))
        if game.places[TURNED]:
            named.append((say("turned-up"), TURNED, WORD))
        named += [(say("row", name=name), name, len(name)) for name in game.rows()]
        rows: list[Row] = [
            {"label": label, "cards": game.written(place)} for label, place, _ in named
        ]
        return spread(rows, [letters for _, _, letters in named])

    def act(self, action: int) -> Action:
        """Every action is a card of the hand to tap: an answer to a question."""
        name = self.game.pack.names[action]
        label = card_name(name, self.deck)
        return acted(self.game.actions[action], label, card=name, taps=True)

    # Words.

    def arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Cards are named by their pack, and places by what they are."""
        args = super().arguments({
            name: value for name, value in values.items() if name not in (*_CARDS, *_PLACES)
        })  # fmt: skip
        for name in _PLACES & values.keys():
            args[name] = _place_name(values[name])
        for name in _CARDS & values.keys():
            value = values[name]
            cards = self.game.pack.write([value] if isinstance(value, int) else value)
            for end, form in (("", ""), ("_the", ".the")):
                args[name + end] = several(card_name(card, self.deck, form) for card in cards)
        return args

    def seen_event(self, event: Event, sees_all: bool, reader: int | None) -> Event:
        carried = self.game.carried
        if event.what not in _OF_SEEN or not carried or not carried[1]:
            return event
        cards, seats = carried
        if not sees_all and reader not in seats:
            return event
        return replace(event, what=_OF_SEEN[event.what], values={**event.values, "cards": cards})

    def describe_event(self, event: Event) -> EventDisplay:
        told = super().describe_event(event)
        if event.what == "" and event.kind == "said" and len(event.values["words"]) <= CALL:
            told["call"] = say("said-all", words=event.values["words"])
        return told


def card_name(name: str, deck: str, form: str = "") -> Message:
    """Return the name of a card of these drawings, in a form such as `.the`."""
    kind = "joker" if name in JOKERS else deck
    return say(f"card-{kind}{form}", name=name, rank=rank(name[:-1]), suit=name[-1])


def _pack_name(name: str) -> Message:
    plain = name.removesuffix(WITH_JOKERS)
    jokers = "two" if plain != name else "none"
    return say("pack", pack=drawings(name), n=PACKS[plain].size, jokers=jokers)


def _place_name(place: str) -> Message:
    own = OWN.fullmatch(place)
    if own:
        return say(f"place-{own[1]}", seat=seat(int(own[2])))
    if place in (TRICK, TABLE, STOCK, TURNED):
        return say(f"place-{place}")
    return say("place-row", name=place)
