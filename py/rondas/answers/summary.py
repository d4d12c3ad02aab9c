"""Summaries for the picture of a finished game: the headline, and the moment that mattered."""

from collections.abc import Sequence
from typing import Any, Literal, TypedDict

from rondas.games import Kit
from rondas.records.record import Record
from rondas.rules.display import Play
from rondas.rules.game import OVER, Event, Game, Log
from rondas.rules.message import Message


class Moment(TypedDict):
    """A play, with the cards that it was about."""

    why: Literal["best", "end", "swing", "last"]
    """The report names it as the best; or it ended the game by showing cards; or it changed the
    scores most; or it was the last play that changed them so much."""
    plays: list[Play]
    """A trick in the order of play, or the card that captured."""
    taken: list[str]
    """Captured or shown cards."""
    winner: int | None
    """The seat that took them."""
    points: int
    """The largest change of a score."""
    text: Message


class Summary(TypedDict):
    """A finished game, told to one reader."""

    headline: Message | None
    moment: Moment | None


def summary(record: Record, reader: int | None) -> Summary:
    """Return the summary of a finished game; `reader`: None for anybody."""
    log = Log()
    found: Moment | None = None
    trick: list[Play] = []
    before: Sequence[int] = ()
    for game in record.states(log):
        scores = game.scores()
        points = max(
            [abs(now - then) for now, then in zip(scores, before, strict=False)], default=0
        )
        ends = game.actor == OVER and any(event.kind == "shown" for event in log.events)
        if ends or (points and (found is None or points >= found["points"])):
            made = moment(record.game, game, log.events, trick, points)
            if made and ends:
                made["why"] = "end"
            elif made and found and points == found["points"]:
                made["why"] = "last"
            found = made or found
        trick = record.game.presentation(game).display(None)["trick"]
        before = scores
    report = record.game.presentation(game).display(reader)["report"]
    if report is None:
        return {"headline": None, "moment": found}
    return {"headline": report["headline"], "moment": best(report["best"]) or found}


def moment(
    kit: Kit, game: Game, events: Sequence[Event], trick: list[Play], points: int
) -> Moment | None:
    """The moment of a move, if cards were taken or shown; `trick`: the cards there before it."""
    told = kit.presentation(game)
    names = game.pack.names
    played: list[Play] = [
        (event.seat, names[event.values["card"]])
        for event in events
        if event.kind == "played" and event.seat is not None
    ]
    for kind in ("trick", "captured", "shown"):
        for event in events:
            if event.kind != kind or "cards" not in event.values:
                continue
            cards = [] if kind == "trick" else game.pack.write(event.values["cards"])
            plays = trick + played if kind == "trick" else played
            return {
                "why": "swing",
                "plays": plays,
                "taken": [card for card in cards if card not in [card for _, card in plays]],
                "winner": event.seat,
                "points": points,
                "text": told.describe_event(event)["text"],
            }
    return None


def best(text: Message | None) -> Moment | None:
    """Return the play that a report names as the best, if it names the cards."""
    args: dict[str, Any] = text["args"] if text else {}
    if text is None or "cards" not in args:
        return None
    seat = args.get("seat", {}).get("seat")
    cards = args["cards"]["cards"]
    return {"why": "best", "plays": [], "taken": cards, "winner": seat, "points": 0, "text": text}
