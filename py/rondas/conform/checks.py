"""The checks of `rondas.conform`: each says what does not hold at a moment of a game."""

import json
from collections import ChainMap, Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, pairwise
from random import Random
from typing import Any, get_args

from rondas.games import Kit
from rondas.records.moves import do
from rondas.records.position import Position
from rondas.rules.game import CHANCE, OVER, VALUE_TYPES, Event, Game, Kind, Log
from rondas.rules.knowledge import HIDDEN
from rondas.rules.model import shares
from rondas.rules.schema import Field
from rondas.tables.frames import remembered
from rondas.words.catalogs import entries, stand_ins

WORLDS = 3
"""Determinizations for each seat at a moment."""
CHOICES = 8
"""Actions of a moment that are compared."""
DRAWN = 2000
"""Determinizations in which a card that a seat really holds must be there once."""
NEAR = 1e-6

Reader = int | None


@dataclass(slots=True)
class Moment:
    """A game at some moment, and the move that follows."""

    kit: Kit
    clauses: frozenset[str]
    """Those of the rulebook, and its sections."""
    game: Game
    rng: Random
    move: str = ""
    after: Any = None
    """The game after the move; None at the end."""
    events: list[Event] = field(default_factory=list)
    """What the move brought."""
    is_position: bool = False

    def readers(self) -> Sequence[Reader]:
        return (*range(self.game.players), None)

    def known(self, reader: Reader, game: Game | None = None) -> Any:
        """What a reader knows, as another process gets it."""
        return as_json(self.kit.knowledge.information_state(game or self.game, reader))

    def lifted(self, game: Game, reader: Reader) -> list[Any]:
        """What a reader sees of hands and of what is secret from time to time."""
        told, fields = self.known(reader, game), self.kit.rules.fields.values()
        return [told["hands"], *[told[each.key] for each in fields if each.secret]]

    def worlds(self, seat: int, count: int = WORLDS, game: Game | None = None) -> Iterator[Game]:
        determinize = self.kit.knowledge.determinizer(self.known(seat, game))
        for _ in range(count):
            yield determinize(self.rng)

    def shown(self, game: Game, reader: Reader, events: Sequence[Event] = ()) -> dict[str, Any]:
        """All that a reader gets of a game."""
        own = reader is not None and reader == game.actor
        presentation, guide = self.kit.presentation(game), self.kit.guide(game)
        hand = [] if reader is None else game.seen(reader)[reader]
        shown: dict[str, Any] = as_json({
            **self.known(reader, game),
            **presentation.display(reader),
            "prompt": presentation.prompt(own),
            "actions": presentation.actions() if own else [],
            "order": guide.order(),
            "memory": remembered(self.kit, game, reader),
            "about": [guide.about(game.pack.index[name], reader) for name in hand],
            "reasons": [
                guide.reasons(action) + guide.effects(action) for action in sorted(game.legal())
            ] if own else [],
            "events": [presentation.describe_event(event) for event in events],
        })  # fmt: skip
        return shown


def actions(moment: Moment) -> Iterator[str]:
    """Each legal action once and possible; all others refused, with a reason."""
    game = moment.game
    legal = list(game.legal())
    due = bool(game.deals()) if game.actor == CHANCE else False
    if len({*legal}) < len(legal):
        yield "`legal` lists an action twice"
    if bool(legal) == (due or game.actor == OVER):
        yield "`legal` is empty for a player, or has actions where a deal or the end is due"
    for action in range(len(game.actions)) if game.actor >= 0 else ():
        if action in legal:
            game.copy().apply(action, Log())
            continue
        refusal = game.refusal(action)
        if refusal.rule and moment.clauses and refusal.rule not in moment.clauses:
            yield f"{game.actions[action]!r} is refused by {refusal.rule}, which is no clause"
        yield from unsaid(moment.kit, as_json(moment.kit.presentation(game).refusal(refusal)))


def views(moment: Moment) -> Iterator[str]:
    """Views are JSON, and a hand is told to its seat."""
    game = moment.game
    for reader in moment.readers():
        view = moment.kit.knowledge.information_state(game, reader)
        told = as_json(view)
        if told != view:
            yield f"The view of {who(reader)} has values that are no JSON, in "\
                  f"{difference(dict(view), told)}"  # fmt: skip
        if reader is not None and HIDDEN in view["hands"][reader]:
            yield f"Seat {reader} does not see its own hand"


def places(moment: Moment) -> Iterator[str]:
    """Places hold cards, and no card is in two."""
    game = moment.game
    for place in [each for each in game_fields(game) if each.home]:
        for card in flat(getattr(game, place.name)):
            if type(card) is not int:
                yield f"`{place.name}` is a place of cards and holds {card!r}"
    lying = (card for card in game._open() if card >= 0)
    twice = Counter(lying) - Counter(game.pack.cards())
    if twice:
        card = game.pack.names[min(twice)]
        yield f"{card} lies in two places: declare one of them with home=False"


def determinizations(moment: Moment) -> Iterator[str]:
    """Games drawn from a view give that view back."""
    game = moment.game
    for seat in range(game.players) if game.actor >= 0 else ():
        before = moment.known(seat)
        worlds = [*moment.worlds(seat)]
        told = [moment.known(seat, world) for world in worlds]
        for one, other in pairwise(told):
            if one != other:
                yield f"Seat {seat} is told of cards they have not seen, in "\
                      f"{difference(one, other)} of the view"  # fmt: skip
        if told[0] != before:
            where = difference(before, told[0])
            yield f"A game drawn from what seat {seat} knows differs from it in {where}: set it "\
                  "in `restored` or `determinizer`"  # fmt: skip
        for world in worlds:
            lie, really = (sum(card >= 0 for card in each._open()) for each in (world, game))
            if lie != really:
                yield f"In a game drawn from what seat {seat} knows {lie} cards lie somewhere, "\
                      f"and really {really}: see `restored` and `guess`"  # fmt: skip
        forgotten = moment.kit.knowledge.gone(before)[:3]
        moment.kit.knowledge.determinizer(before, forgotten)(moment.rng)


def truth(moment: Moment) -> Iterator[str]:
    """Each card that another seat really holds, it holds in some of the games drawn; and no fact is
    the same in all of them, but not what it really is."""
    game, seat = moment.game, moment.game.actor
    if seat < 0:
        return
    hands = not moment.rng.randrange(4)  # they take the most worlds
    never = [{*game.held(other)} if hands and other != seat else set()
             for other in range(game.players)]  # fmt: skip
    real = {each.name: state(getattr(game, each.name)) for each in game_fields(game)
            if each.kind not in ("hands", "hidden") and not each.aside}  # fmt: skip
    wrong: dict[str, Any] = {}
    for number, world in enumerate(moment.worlds(seat, DRAWN)):
        never = [cards - {*world.held(other)} for other, cards in enumerate(never)]
        drawn = {name: state(getattr(world, name)) for name in (wrong if number else real)}
        wrong = {name: value for name, value in drawn.items()
                 if value != real[name] and wrong.get(name, value) == value}  # fmt: skip
        if not any(never) and not wrong:
            return
    for at in [at for at, cards in enumerate(never) if cards]:
        name = game.pack.names[min(never[at])]
        yield f"Seat {at} holds {name}, but in no game drawn from what seat {seat} knows"
    for name in wrong:
        yield f"In no game drawn from what seat {seat} knows is `{name}` what it is: see "\
              "`restored` and `guess`"  # fmt: skip


def choices(moment: Moment) -> Iterator[str]:
    """What an action does not show, its events do not tell; it is `simultaneous` if nobody else is
    shown it. And in games drawn after it the actor could do it."""
    game, seat, legal = moment.game, moment.game.actor, list(moment.game.legal())
    if seat < 0:
        return
    moment.rng.shuffle(legal)
    told: dict[str, list[Event]] = {}
    for action in legal[:CHOICES]:
        log, after = Log(), game.copy()
        after.apply(action, log)
        seen = {reader: json.dumps([reader, moment.known(reader, after)])
                for reader in moment.readers() if reader != seat}  # fmt: skip
        if not game.simultaneous() and {*seen.values()} <= told.keys():
            yield f"Nobody is shown what seat {seat} chooses, and it is not `simultaneous`"
        for reader, view in seen.items():
            if told.setdefault(view, log.events) != log.events:
                yield f"An event tells {who(reader)} which of some actions seat {seat} chose, and "\
                      f"no view does: {game.actions[action]}"  # fmt: skip
    if moment.after.actor >= 0 and moment.move.split(" ")[1] in game.plays:
        yield from _voids(moment, seat)


def _voids(moment: Moment, seat: int) -> Iterator[str]:
    """In games drawn after a card was played, it could be played."""
    _, word, name = moment.move.split(" ")
    game, after, card = moment.game, moment.after, moment.game.pack.index[name]
    for reader in [at for at in range(game.players) if at != seat]:
        for world in moment.worlds(reader, game=after):
            hand, past = sorted([*world.held(seat), card]), game.copy()
            past.put(seat, hand)
            if len(hand) == len(game.held(seat)) and f"{word} {name}" not in past.legal_names():
                yield f"In a game drawn from what seat {reader} knows, seat {seat} could not have "\
                      f"chosen {word} {name}: see `voids`"  # fmt: skip


def secrets(moment: Moment) -> Iterator[str]:
    """With other unseen cards a reader is told the same, now and after the move."""
    game = moment.game
    for reader in moment.readers() if game.actor >= 0 else ():
        told = [moment.shown(game, reader)]
        later: list[dict[str, Any]] = []
        for seat in range(game.players) if reader is None else (reader,):
            for world in moment.worlds(seat):
                told.append(moment.shown(world, reader))
                later += _after(moment, reader, world)
        for one, other in chain(pairwise(told), pairwise(later)):
            if one != other:
                yield f"{who(reader).capitalize()} is told of cards they have not seen, in "\
                      f"{difference(one, other)}"  # fmt: skip


def _after(moment: Moment, reader: Reader, world: Game) -> Iterator[dict[str, Any]]:
    """What a reader gets after the same move, if it brings the same: at the end of a part too."""
    log = Log()
    try:
        do(world, moment.move, log)
    except ValueError:  # the actor has other cards here
        return
    same = moment.lifted(world, reader) == moment.lifted(moment.after, reader)
    if same and log.events == moment.events:
        yield moment.shown(world, reader, moment.events)


def events(moment: Moment) -> Iterator[str]:
    """Events are of known kinds, name clauses, and no card that somebody may not see."""
    game, after = moment.game, moment.after
    for event in moment.events:
        if event.kind not in get_args(Kind):
            yield f"There is no kind of event {event.kind!r}"
        if moment.clauses and event.rule not in moment.clauses:
            yield f"The event `{event.name}` names {event.rule}, which is no clause"
        if event.seat is not None and not 0 <= event.seat < game.players:
            yield f"The event `{event.name}` names seat {event.seat}"
        if event.kind == "dealt" and event.seat is not None and game.deals():
            first = game.pack.index[moment.move.split(" ")[2]]
            got = [seat for seat in range(game.players) if first in after.held(seat)]
            due = (event.seat + game.first_dealt) % game.players
            if len(got) == 1 and got != [due]:
                yield f"The first card is dealt to seat {got[0]}: `first_dealt` says seat {due}"
        if event.kind == "trick" and "cards" not in event.values:
            yield f"The event `{event.name}` has no `cards`: those of the trick, in their order"
        if any(after.hands) and event.kind != "shown":  # what is shown may be hidden again
            yield from _unseen_named(moment, event)


def _unseen_named(moment: Moment, event: Event) -> Iterator[str]:
    named = [value for key, value in event.values.items() if "card" in VALUE_TYPES.get(key, "")]
    cards = {card for card in flat(named) if moment.game.pack.copies[card] == 1}
    for reader in moment.readers() if cards else ():
        unseen = cards & _unseen(moment, moment.after, reader)
        if not moment.game.deals():
            unseen &= _unseen(moment, moment.game, reader)
        if unseen:
            card = moment.game.pack.names[min(unseen)]
            yield f"The event `{event.name}` names {card}, which {who(reader)} has not seen"


def _unseen(moment: Moment, game: Game, reader: Reader) -> set[int]:
    return {*moment.kit.rules.restore(moment.known(reader, game)).unseen()}


def unsaid(kit: Kit, value: Any) -> Iterator[str]:
    """The messages in JSON of which no catalog has the sentence."""
    if isinstance(value, dict) and "say" in value:
        name, _, form = value["say"].partition(".")
        known = ChainMap(*[entries("en", each) for each in (kit.id, "cards", "common")])
        names = stand_ins(name, value["args"].get("rule"))
        if form not in next(filter(None, map(known.get, names)), {}):
            yield f"locale/en/{kit.id}.ftl has no message `{value['say']}`"
    if isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from unsaid(kit, each)


def displays(moment: Moment) -> Iterator[str]:
    """All has its sentence; a prompt where somebody acts, and an offer for each legal action."""
    game, presentation = moment.game, moment.kit.presentation(moment.game)
    guide = moment.kit.guide(game)
    said: list[Any] = [moment.shown(game, reader, moment.events) for reader in moment.readers()]
    yield from unsaid(moment.kit, [said, guide.help(), guide.glossary()])
    for own in (False, True):
        if (presentation.prompt(own) is None) == (game.actor >= 0):
            yield "`prompt` says nothing to the actor, or something where nobody acts"
    if game.actor < 0:
        return
    offered = presentation.actions()
    if [offer["action"] for offer in offered] != game.legal_names():
        yield "`actions` offers other actions than those that are legal"
    if sum(offer["usual"] for offer in offered) > 1:
        yield "More than one action is `usual`"
    hand = (None, *game.pack.write(game.held(game.actor)))
    for offer in offered:
        if offer["card"] not in hand or not {*offer["takes"]} <= {*game.pack.names}:
            yield f"{offer['action']!r} is offered with a card that is not in the hand or the pack"
        if offer["taps"] and offer["card"] is None:
            yield f"{offer['action']!r} has no card to tap"


def search(moment: Moment) -> Iterator[str]:
    """What the search asks of a game."""
    game, model = moment.game, moment.kit.model
    found = model.returns(game) if game.actor < 0 else [1.0]
    if abs(sum(found) - 1) > NEAR or min(found) < -NEAR:
        yield "`returns` do not add up to 1, or one is negative"
    if game.actor == OVER:
        fair = shares(game.winners(), game.players)
        if max(abs(one - other) for one, other in zip(found, fair, strict=True)) > NEAR:
            yield "`returns` of a finished game are not those of its winners"
    if game.actor < 0:
        return
    choices = {*model.choices(game)}
    if not choices or not choices <= {*game.legal()}:
        yield "`choices` are none, or not all legal"
    if (prior := model.prior(game)) is not None and prior not in choices:
        yield f"`prior` is {game.actions[prior]!r}, which is not among `choices`"
    hash(model.transposition_key(game))
    view = moment.known(game.actor)
    chosen = model.heuristic_action(view, moment.rng)
    if chosen not in game.legal_names():
        yield f"`heuristic_action` is {chosen!r}, which is not legal"
    if view != moment.known(game.actor):
        yield "`heuristic_action` changes the information state that it is given"
    for world in moment.worlds(game.actor):
        if {*model.choices(world)} != choices:
            yield "`choices` differ with cards that the actor has not seen"
        model.rollout(world, moment.rng)
        for name, found in (("returns", model.returns(world)), ("utility", model.utility(world))):
            if abs(sum(found) - 1) > NEAR:
                yield f"`{name}` after a rollout do not add up to 1"


def positions(moment: Moment) -> Iterator[str]:
    """A position that is written can be read, and goes on as its game."""
    kit, game = moment.kit, moment.game
    position = kit.knowledge.written(game)
    if position is None:
        return
    moment.is_position = True
    try:
        read = Position(kit, game.players, game.option, position)
        again = read.place(read.given.unseen)
    except ValueError as error:
        yield f"A position of the game is refused: {error}"
        return
    if (again.actor, again.legal_names()) != (game.actor, game.legal_names()):
        yield "A position that is read again has another actor or other legal actions"
    hands = {f"hand{seat}" for seat in range(game.players)}
    unknown = {key: value for key, value in position.items() if key not in hands}
    try:
        Position(kit, game.players, game.option, unknown).order([moment.move])
    except ValueError as error:
        yield f"With unknown hands, {moment.move!r} is refused: {error}; see `plays`"
    written = kit.knowledge.written(again) or {}
    for key, value in position.items():
        if written.get(key) != value:
            yield f"A position that is read again differs in `{key}`"


CHECKS: tuple[Callable[[Moment], Iterator[str]], ...] = (
    places, actions, views, determinizations, truth, choices, secrets, events, displays, search,
    positions,
)  # fmt: skip


def game_fields(game: Any) -> list[Field]:
    """The slots of a game that it declares."""
    return [field for field in game.fields.values() if field.kind != "told"]


def flat(value: Any) -> list[Any]:
    """The items of nested lists."""
    return [x for each in value for x in flat(each)] if isinstance(value, list | tuple) else [value]


def state(value: Any) -> Any:
    """All that a game, or something in it, is made of."""
    if isinstance(value, list | tuple):
        return [state(each) for each in value]
    if isinstance(value, set):
        return sorted(value)
    if not hasattr(type(value), "fields"):
        return value
    names = ["actor", *[field.name for field in game_fields(value)]]
    return {name: state(getattr(value, name)) for name in names if hasattr(value, name)}


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def who(reader: Reader) -> str:
    return "a spectator" if reader is None else f"seat {reader}"


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The first key that differs."""
    return f"`{next(key for key in (*one, *other) if one.get(key) != other.get(key))}`"
