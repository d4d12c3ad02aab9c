"""Records in which cards that a reader has not seen change places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

from rondas.pictures.plain import facts
from rondas.records.record import Record
from rondas.rules.game import Log
from tests.playing import known

Reader = int | None


class Unseen:
    """A record, and the cards that each reader has `seen` since its last deck: those they held,
    those played, and those named by public events."""

    def __init__(self, record: Record) -> None:
        self.record, self.spoken = record, said(record)
        self.deck = max(n for n, move in enumerate(record.moves) if move.startswith("* deck "))
        readers: tuple[Reader, ...] = (*range(record.players), None)
        self.seen: dict[Reader, set[str]] = {reader: set() for reader in readers}
        log = Log()
        for number, self.state in enumerate(record.states(log), -1):
            if number >= self.deck:
                told = [fact for event in log.events for fact in facts(event, self.state.pack)]
                words = {word for fact in told for word in re.split("[=,]", fact)}
                words.update(record.moves[number].split(" ") if number > self.deck else ())
                for reader, seen in self.seen.items():
                    own = known(self.state, reader)["hands"][reader] if reader is not None else []
                    seen |= words.union(own).intersection(self.state.pack.names)

    def swapped(
        self, reader: Reader, pick: Random, most: int
    ) -> Iterator[tuple[tuple[str, str], Record]]:
        """Yield so many pairs of unseen cards, and the record with them in each other's places, and
        so in other hands, wherever all could have played and had to speak as they did."""
        record, state = self.record, self.state
        holder = {
            name: seat
            for seat in range(record.players)
            for name in known(state, seat)["hands"][seat]
        }
        unseen = sorted(set(state.pack.names) - self.seen[reader])
        # When a part is over the hands are put away, and any two may have been in different ones.
        over = not any(hand for hand in known(state, None)["hands"])
        pairs = [
            (a, b) for a, b in combinations(unseen, 2) if over or holder.get(a) != holder.get(b)
        ]
        pick.shuffle(pairs)
        found = ((pair, self.with_swap(*pair)) for pair in pairs[:60])
        yield from islice((each for each in found if said(each[1]) == self.spoken), most)

    def with_swap(self, a: str, b: str) -> Record:
        record, swap = self.record, {a: b, b: a}
        deck = " ".join(swap.get(word, word) for word in record.moves[self.deck].split(" "))
        moves = [*record.moves[: self.deck], deck, *record.moves[self.deck + 1 :]]
        return Record(record.game, record.players, record.options, moves)


def said(record: Record) -> list[object] | None:
    """What the rules made players say; None if it cannot be played."""
    log = Log()
    try:
        told = [event for _ in record.states(log) for event in log.events]
    except ValueError:
        return None
    return [event for event in told if event.kind == "said"]
