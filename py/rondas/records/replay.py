"""The `replay` command: a record, move by move, as JSON lines."""

import json
from collections.abc import Iterator
from typing import Any

from rondas.games import Kit
from rondas.records.position import Known, Position
from rondas.records.record import RecordError, check, parse
from rondas.rules.game import CHANCE, OVER, Game, actor_name


def replay(text: str, views: bool = False) -> Iterator[dict[str, Any]]:
    """Yield a line for the start of a record and one after each move; an error comes last."""
    try:
        record = check(parse(text))
        for number, (game, known) in enumerate(record.known_states()):
            told = line(record.game, game, number, views)
            if record.position and known:
                told |= _as_known(record.position, game, record.moves[:number], known, told)
            yield told
    except RecordError as error:
        yield {"error": str(error)}


def line(kit: Kit, game: Game, number: int, views: bool) -> dict[str, Any]:
    """Return the line of the game after move `number` (0: the start)."""
    is_unsaid = not game.ruled or (game.actor == CHANCE and game.deals())
    legal = None if is_unsaid else game.legal_names()
    readers = (*range(game.players), None)
    know = kit.knowledge.information_state
    seen = {"views": [know(game, seat) for seat in readers]} if views else {}
    return {
        "move": number,
        "actor": actor_name(game.actor),
        "legal": legal,
        "scores": game.scores(),
        "over": game.actor == OVER,
        "winners": game.winners(),
        **seen,
    }


def _as_known(
    position: Position, game: Game, moves: list[str], known: Known, told: dict[str, Any]
) -> dict[str, Any]:
    """What a line says otherwise where cards of a position are unknown: `legal` is what may be
    legal, `depends` whether any of it depends on them; views have HIDDEN for these cards."""
    if told["legal"] is None:
        return {}
    legal, depends = position.legal(game, moves, known)
    more: dict[str, Any] = {"legal": legal, **({"depends": True} if depends else {})}
    if "views" in told:
        more["views"] = [known.view(view, legal) for view in told["views"]]
    return more


def split(text: str) -> list[str]:
    """Return the records in a file.

    The whole file is one record if it is one JSON object. Otherwise each line is a record, if any
    line by itself is an object with a `format`, or if every line looks like the beginning of one.
    """
    if _is_object(text):
        return [text]
    lines = [part for part in text.split("\n") if part.strip()]
    by_line = len(lines) > 1 and (
        all(part.lstrip().startswith("{") for part in lines)
        or any('"format"' in part and _is_object(part) for part in lines)
    )
    return lines if by_line else [text]


def _is_object(text: str) -> bool:
    if not text.lstrip().startswith("{"):
        return False
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


def replay_all(text: str, views: bool) -> Iterator[dict[str, Any]]:
    for record in split(text):
        yield from replay(record, views)
