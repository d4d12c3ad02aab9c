"""The display and the words of a game: the fourth interface that every game implements.

A presentation is made from a game at one moment. It gives what the page paints (`Display`), what
the actor is asked, and the meaning of actions and events. It contains no sentence, only messages
(`rondas.rules.message`), which the catalogs turn into sentences.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, Unpack

from rondas.rules import message as m
from rondas.rules.display import Action, Display, EventDisplay, Offer
from rondas.rules.game import OVER, VALUE_TYPES, Event, Game, Refusal, actor_name
from rondas.rules.knowledge import G
from rondas.rules.message import Message
from rondas.rules.report import leading, report, verdict

NOTHING: Mapping[str, object] = {}
"""No options but the defaults."""
Layout = Literal["trick", "trick-and-open", "open", "places"]
"""How the middle of the table is laid out: a trick; a trick beside open cards; open cards as
they come; or open cards each at the place of its rank."""
Chosen = Mapping[str, int | str]
"""Options that differ from their defaults."""


class Presentation(Generic[G]):
    """A game at one moment, as people see it. It is made for display only, never in the search."""

    layout: ClassVar[Layout]
    deck: str
    """The drawings and names of the cards: `spanish`, `french`, …"""
    minutes: ClassVar[tuple[int, int]]
    """Minutes that a game lasts in the shortest and the longest of its `presets`, with the usual
    number of players, at normal speed. `rondas.conform` says how they are estimated."""
    presets: ClassVar[tuple[tuple[str, Chosen], ...]] = ()
    """Options that go well together, by an id: `preset-ID` in the catalog is name and sentence."""
    first: ClassVar[str] = ""
    """The preset for somebody who has never played the game, if it is not the usual way."""
    usual: ClassVar[int] = 0
    """The number of players that the front page sets up, if not the smallest."""
    days: ClassVar[tuple[tuple[int, Chosen], ...]] = ()
    """Players and options for deals of the day, short enough for every day, each as often as it
    stands here; without any, the usual ones. A change gives other deals to all days, including
    those already played."""
    pictured: ClassVar[tuple[str, ...]] = ("card22", "card23")
    """Seeds of usual tables that closed elements on other sites show: released scripts name them,
    so they stay. Their pictures are light."""
    characters: ClassVar[tuple[tuple[str, Chosen], ...]] = ()
    """Bots besides the levels, each with the options under which it is offered: `character-BOT` in
    the catalog is name and sentence."""
    traditions: ClassVar[tuple[str, ...]] = ()
    """Traditions of calling, the default first. Messages `call-…` get the chosen `$tradition`."""
    keeps_bar: ClassVar[bool] = False
    """Whether other actions than cards come and go: a large page reserves room for buttons."""
    by_rank: ClassVar[bool | None] = False
    """Whether hands are sorted by rank instead of suit; None: they stay as they are."""

    def __init__(self, game: G) -> None:
        self.game = game

    # Before the game.

    @classmethod
    def ways(cls, rules: type[Game]) -> tuple[tuple[int, Chosen], ...]:
        """Return players and options for days."""
        return cls.days or ((cls.usual or rules.seats[0], {}),)

    @classmethod
    def info(cls, rules: type[Game], chosen: Mapping[str, object] = NOTHING) -> dict[str, Any]:
        """Return what the page needs to offer the game, lay out its table and name its cards, as
        JSON. `chosen`: options, where these depend on one."""
        most = rules.seats[-1]
        pack = rules(most, rules.settings(most, chosen)).pack
        options = {
            option.name: {
                **option.describe(),
                "title": m.say(f"option-{option.name}"),
                "text": m.say(f"option-{option.name}.text"),
                "titles": [m.say(f"option-{option.name}-{value}") for value in option.values],
            }
            for option in rules.options
        }
        opening = rules.first_move and {
            "name": rules.first_move[0],
            "rule": rules.first_move[1],
            "title": m.say("opening"),
            "text": m.say("opening.text"),
        }
        return {
            **rules.describe(),
            "title": m.say("title"),
            "options": options,
            "opening": opening,
            "credit": m.say("credit"),
            "about": m.say("about"),
            "minutes": cls.minutes,
            "prefix": rules.prefix,
            "clockwise": rules.clockwise,
            "packets": rules.packets,
            "first_dealt": rules.first_dealt,
            "layout": cls.layout,
            "deck": cls.deck,
            "cards": [[name, pack.ranks[at], m.say("card-name", card=m.card(name))]
                      for at, name in enumerate(pack.names)],
            "ranks": list(dict.fromkeys(pack.ranks)),
            "by_rank": cls.by_rank,
            "keeps_bar": cls.keeps_bar,
            "traditions": [[name, m.say(f"tradition-{name}")] for name in cls.traditions],
            "presets": [
                {"id": name, "title": m.say(f"preset-{name}"), "text": m.say(f"preset-{name}.text"),
                 "options": dict(options)}
                for name, options in cls.presets
            ],
            "first": cls.first,
            "usual": cls.usual or rules.seats[0],
            "days": [
                {"players": players, "options": dict(options)}
                for players, options in cls.ways(rules)
            ],
            "characters": [
                {"bot": bot, "text": m.say(f"character-{bot}"), "options": dict(options)}
                for bot, options in cls.characters
            ],
        }  # fmt: skip

    # At the table.

    def display(self, seat: int | None) -> Display:
        """Return what this reader (None: a spectator) sees; `laid` fills in the defaults."""
        return self.laid(seat, **self.places())

    def prompt(self, own: bool) -> Message | None:
        """Return what the actor is asked now; None if nobody is."""
        return self.asked(own) if self.game.actor >= 0 else None

    def asked(self, own: bool) -> Message:
        """Return the same of a player. `own`: the reader is the actor, so the message may use the
        actor's hand."""
        return m.say("usual-prompt", seat=m.seat(self.game.actor))

    def act(self, action: int) -> Action:
        """Return a legal action as an offer to its actor.

        By default it is a card to tap, or a button with the message `action-WORD`, where `$value`
        is the rest of the action, and `$card` a card that it names.
        """
        name = self.game.actions[action]
        word, _, value = name.partition(" ")
        if action < len(self.game.pack.names):
            return acted(name, m.say("card-name", card=m.card(value)), card=value, taps=True)
        if value in self.game.pack.index:
            return acted(name, m.say(f"action-{word}", card=m.card(value)), takes=[value])
        return acted(name, m.say(f"action-{word}", value=value))

    def actions(self) -> list[Action]:
        """Return all legal actions of the actor, sorted by name."""
        legal = sorted(self.game.legal(), key=self.game.actions.__getitem__)
        return [self.act(action) for action in legal]

    def refusal(self, refusal: Refusal) -> Message:
        return m.say(f"refusal-{refusal.what}", **self.arguments(refusal.values or {}))

    def seen_event(self, event: Event, sees_all: bool, reader: int | None) -> Event:
        """Return an event as a reader knows it, who may have seen more of it than everybody."""
        return event

    def describe_event(self, event: Event) -> EventDisplay:
        """Return an event for the page: the message with its name, and extra keys for display."""
        told: EventDisplay = {
            "kind": event.kind,
            "rule": event.rule,
            "seat": event.seat,
            "text": m.say(event.name, rule=event.rule, **self.event_arguments(event)),
        }
        pack = self.game.pack
        if "card" in event.values:
            told["card"] = pack.names[event.values["card"]]
        if "cards" in event.values:
            told["cards"] = pack.write(event.values["cards"])
        if "points" in event.values:
            told["points"] = list(event.values["points"])
        if peak := self.peak(event):
            told["peak"] = list(peak)
        return told

    def peak(self, event: Event) -> Sequence[int]:
        """Return the points for each score of an event on which the page dwells; else nothing."""
        return ()

    def event_arguments(self, event: Event) -> dict[str, Any]:
        own = {} if event.seat is None else {"seat": event.seat}
        return self.arguments({**own, **event.values})

    def arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Return the values of an event or a refusal as arguments of messages. `why` names a part
        of the sentence: the message `why-NAME` with the same arguments."""
        args: dict[str, Any] = {}
        for name, value in values.items():
            kind = VALUE_TYPES.get(name)
            if kind == "seat":
                args[name] = m.seat(value)
            elif kind == "seats":
                args[name] = m.seats(value)
            elif kind == "card":
                args[name] = m.card(self.game.pack.names[value])
            elif kind == "cards":
                args[name] = m.cards(self.game.pack.write(value))
            elif name == "rank":
                args[name] = m.rank(value)
            elif type(value) in (int, str) and name != "why":
                args[name] = value
        if "why" in values:
            args["why"] = m.say(f"why-{values['why']}", **args)
        return args

    def places(self, rule: str = "") -> dict[str, Any]:
        """Return the keys `table`, `stock`, `trick` and `last_trick`, as far as the rules declare
        places of these names; seats led as `leader` and `last_leader` say, and the next leader has
        won. `rule`: the clause that decides a trick."""
        game: Any = self.game
        names, fields = game.pack.names, game.fields
        keys: dict[str, Any] = {}
        if "table" in fields:
            keys["table"] = game.pack.write(game.table)
        if "stock" in fields:
            keys["stock"] = len(game.stock)
        for name, leader in (("trick", "leader"), ("last_trick", "last_leader")):
            if name in fields and leader in fields:
                first = getattr(game, leader)
                keys[name] = [((first + at) % game.players, names[card])
                              for at, card in enumerate(getattr(game, name))]  # fmt: skip
        if plays := keys.pop("last_trick", ()):
            keys["last_trick"] = {"plays": plays, "winner": game.leader, "rule": rule}
        return keys

    def rounds(self, points: Sequence[Sequence[int]], reader: int | None) -> dict[str, Any]:
        """Return `facts`, `sheet` and `report` for a game of rounds that brought these points."""
        game, number = self.game, len(points)
        title = m.say("usual-part", n=number)
        keys: dict[str, Any] = {
            "facts": [title] if number else [],
            "sheet": [{"label": m.say("usual-part", n=at), "points": list(row)}
                      for at, row in enumerate(points, 1)],
        }  # fmt: skip
        if number and game.actor < 0:
            over = game.actor == OVER
            teams = [game.team(seat) for seat in range(game.players)]
            sides = [[seat for seat, team in enumerate(teams) if team == at]
                     for at in range(len(points[-1]))]  # fmt: skip
            scored = game.scores() if over else points[-1]
            headline = verdict(scored, sides, reader, "" if over else "round")
            won, gains = leading(scored) if over else (), [(m.say("usual-points"), points[-1])]
            then = m.say("usual-part", n=number + 1)
            keys["report"] = report(title, then, headline, won, game.scores(), gains)
        return keys

    def holders(self, reader: int | None) -> list[int]:
        """Return for each score the seat that has its cards: the first of its team, beginning with
        the reader."""
        n = self.game.players
        seats = [((reader or 0) + step) % n for step in range(n)]
        teams = [self.game.team(seat) for seat in seats]
        return [seats[teams.index(team)] for team in sorted({*teams})]

    def laid(self, reader: int | None, **keys: Any) -> Display:
        """Return what a reader sees, with defaults for all keys except these."""
        game, dealer = self.game, getattr(self.game, "dealer", -1)
        display: Display = {
            "actor": actor_name(game.actor),
            "scores": game.scores(),
            "points": None,
            "holders": self.holders(reader),
            "winners": game.winners(),
            "hands": game.seen(reader),
            "trick": [],
            "last_trick": None,
            "table": [],
            "tip": None,
            "spread": None,
            "note": None,
            "turned": None,
            "fresh": None,
            "marks": {},
            "stock": 0,
            "piles": [0] * game.players,
            "notes": [[] for _ in range(game.players)],
            "missed": [False] * game.players,
            "facts": [],
            "sheet": [],
            "running": None,
            "report": None,
            "signs": [],
            "tokens": [None] * game.players,
            "teams": [game.team(seat) for seat in range(game.players)],
            "dealer": dealer if dealer >= 0 else None,
        }
        if unknown := keys.keys() - display.keys():
            raise TypeError(f"a display has no key {', '.join(sorted(unknown))}")
        display.update(keys)  # type: ignore[typeddict-item]
        return display


def acted(name: str, label: Message, **more: Unpack[Offer]) -> Action:
    """Return an action with defaults for all keys except these."""
    action: Action = {
        "action": name, "label": label, "detail": None, "card": None, "taps": False,
        "figure": None, "usual": False, "risk": None, "takes": [], "meaning": None,
    }  # fmt: skip
    return {**action, **more}
