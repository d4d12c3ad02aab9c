"""Records in which cards that a reader has not seen change places."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

from rondas.pictures.plain import facts
from rondas.records.record import Record
from rondas.rules.game import Game, Log
from tests.playing import known

Reader = int | None


def changes(
    record: Record, deck: int, state: Game, seen: set[str], pick: Random, count: Counter[str]
) -> Iterator[tuple[tuple[str, str], Record]]:
    """The record with two unseen cards in each other's places, and so in other hands, wherever
    all could have played and had to speak as they did."""
    holder = {
        name: seat for seat in range(record.players) for name in known(state, seat)["hands"][seat]
    }
    unseen = sorted(set(state.pack.names) - seen)
    # When a part is over the hands are put away, and any two may have been in different ones.
    over = not any(hand for hand in known(state, None)["hands"])
    pairs = [(a, b) for a, b in combinations(unseen, 2) if over or holder.get(a) != holder.get(b)]
    pick.shuffle(pairs)
    spoken = said(record)
    for a, b in pairs[:60]:
        count["tried"] += 1
        swap = {a: b, b: a}
        cards = " ".join(swap.get(word, word) for word in record.moves[deck].split(" "))
        moves = [*record.moves[:deck], cards, *record.moves[deck + 1 :]]
        changed = Record(record.game, record.players, record.options, moves)
        if said(changed) == spoken:
            yield (a, b), changed


def said(record: Record) -> list[object] | None:
    """What the rules made players say; None if it cannot be played."""
    log = Log()
    try:
        for _ in record.states(log):
            pass
    except ValueError:
        return None
    return [event for event in log.events if event.kind == "said"]


def watch(record: Record) -> Iterator[tuple[Game, Log, dict[Reader, set[str]]]]:
    """Yield a game after each move, with its events, and the cards that each reader has seen since
    the last deck: those they held, those played, and those named by public events."""
    log = Log()
    names = set(record.start().pack.names)
    readers = (*range(record.players), None)
    seen: dict[Reader, set[str]] = {seat: set() for seat in readers}
    for move, state in zip(["", *record.moves], record.states(log), strict=True):
        public = {
            word
            for event in log.events
            for fact in facts(event, state.pack)
            for word in re.split("[=,]", fact)
        }
        if move.startswith("* deck "):
            seen = {seat: set() for seat in readers}
        else:
            public.update(move.split(" "))
        for seat in readers:
            own = known(state, seat)["hands"][seat] if seat is not None else []
            seen[seat] |= names & {*public, *own}
        yield state, log, seen
        log.events.clear()
