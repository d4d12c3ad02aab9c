"""Frames: what the page paints of a game, for one reader each."""

import re
from typing import Any

from rondas.games import Kit
from rondas.records.record import Record, RecordError
from rondas.rules.display import Action, Display
from rondas.rules.game import Game, Log
from rondas.rules.message import say

Json = dict[str, Any]

NAME = 40
"""Characters (code points) of a name."""
UNSEEN = re.compile(
    "[\0-\x1f\x7f-\x9f\xad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ud800-\udfff\ufeff]+"
)
"""Signs that could change the text around a name."""


def frame(
    kit: Kit, game: Game, number: int, log: Log, seat: int | None, sees_all: bool = False
) -> Json:
    """Return the frame for one reader after move `number`. `sees_all`: all hands are open."""
    presentation = kit.presentation(game)
    events = [presentation.seen_event(event, sees_all, seat) for event in log.events]
    return {
        "move": number,
        "display": presentation.display(seat),
        "events": [presentation.describe_event(event) for event in events],
        "prompt": presentation.prompt(seat is not None and seat == game.actor),
        "order": kit.guide(game).order(),
    }


def remembered(kit: Kit, game: Game, seat: int | None) -> Json | None:
    """What a good player in this seat would remember, `voids` in words; None for a spectator."""
    if seat is None:
        return None
    memory = kit.knowledge.remembered(kit.knowledge.information_state(game, seat))
    voids = [[say("memory-void", suit=suit) for suit in suits] for suits in memory["voids"]]
    return {**memory, "voids": voids}


def frames(
    record: Record, seat: int | None, open_hands: bool, you: int | None, first: int = 0
) -> list[Json]:
    """Return one frame for each move of a record, from its start or from after move `first`.

    Prompts address seat `you`, if there is one: the seat whose view it is, or with open hands any.
    A bad move ends the list with `{"error": …}`.
    """
    result: list[Json] = []
    log = Log()
    depends = False
    try:
        for number, (game, known) in enumerate(record.known_states(log)):
            if number >= first:
                reader = you if open_hands else seat
                shown = frame(record.game, game, number, log, reader, open_hands)
                if open_hands:
                    shown["display"] = open_display(record.game, game)
                elif seat != you and game.actor >= 0:
                    shown["prompt"] = record.game.presentation(game).prompt(False)
                if known:
                    hands = shown["display"]["hands"]
                    shown["display"]["hands"] = list(map(known.hide, range(len(hands)), hands))
                    shown["depends"] = depends
                    if game.actor >= 0 and known.is_partial(game, game.actor):
                        shown["prompt"] = record.game.presentation(game).prompt(False)
                result.append(shown)
            if record.position and known and number < len(record.moves):
                depends = record.position.depends(game, record.moves[: number + 1], known)
    except RecordError as error:
        result.append({"error": str(error)})
    return result


def open_display(kit: Kit, game: Game) -> Display:
    """Return a display with all hands open, for finished games and examples."""
    presentation = kit.presentation(game)
    display = presentation.display(None)
    display["hands"] = [presentation.display(seat)["hands"][seat] for seat in range(game.players)]
    return display


def answer_action(kit: Kit, game: Game, name: str) -> Action:
    """Return an action as the answer to a question: with no word on what comes of it."""
    act = kit.presentation(game).act(game.index[name])
    return {**act, "detail": None, "risk": None, "meaning": None}


def player_names(record: Record) -> list[str | None]:
    return harmless_names(record.extra.get("names"), record.players)


def harmless_names(given: object, players: int) -> list[str | None]:
    """Return a name for each player, None for missing ones; on the page `reading.js` reads them."""
    names = [*given, *[None] * players] if isinstance(given, list) else [None] * players
    texts = [UNSEEN.sub("", name)[:NAME] if isinstance(name, str) else "" for name in names]
    return [text.strip() or None for text in texts[:players]]
