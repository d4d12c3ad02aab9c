"""A free table: places with cards, and moves that carry cards from one to another. It knows no
rules; what cannot be is refused (docs/positions.md)."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from rondas.games.free_.packs import PACKS
from rondas.rules.cards import Pack
from rondas.rules.game import NOBODY, SILENT, Game, Log, Option, Options, vocabulary
from rondas.rules.given import UNKNOWN, unknown
from rondas.rules.schema import HIDDEN, slot, told
from rondas.text import brief

SEATS = range(1, 7)
TRICK, TABLE, STOCK, TURNED = "trick", "table", "stock", "turned"
OWN = re.compile(r"(hand|pile)(\d+)")
"""A place that belongs to a seat."""
LONGEST = 40
"""Characters of a row's name."""
MOST_SCORE = 6
"""Digits of a score."""

_VOCABULARY = {name: vocabulary(pack) for name, pack in PACKS.items()}


class FreeTable(Game):
    """Cards of one pack in places, of which the author names the rows."""

    id = "free"
    title = "Cards"
    prefix = ""
    seats = tuple(SEATS)
    options = (Option("pack", "french-52", "", tuple(PACKS)),)
    ruled = False
    place_key = "places"

    actions: tuple[str, ...] = slot()
    index: dict[str, int] = slot()
    pack: Pack = slot()
    places: dict[str, list[int]] = slot(None, depth=1)
    """The cards in every place, UNKNOWN for unnamed ones. Its lists are replaced, never changed."""
    owners: list[int] = slot([])
    """The seat before which each card of the trick lies."""
    points: list[int] = slot(0, each=True)
    last_trick: tuple[list[tuple[int, int]], int] | None = slot()
    """The plays of the trick that the last move took, and who took it."""
    carried: tuple[list[int], list[int]] | None = slot()
    """The cards that the last move carried unseen by some, and the seats that saw them."""
    trick: Any = told(
        "The seats and their cards, in order.",
        lambda game, seat: list(zip(game.owners, game.written(TRICK), strict=True)),
    )
    table: Any = told("The cards on the table.", lambda game, seat: game.written(TABLE))
    turned: Any = told("The cards turned up.", lambda game, seat: game.written(TURNED))
    stock: Any = told(
        "The number of cards in the stock.", lambda game, seat: len(game.places[STOCK])
    )
    piles: Any = told(
        "How many cards each has taken.",
        lambda game, seat: [len(game.places[f"pile{at}"]) for at in range(game.players)],
    )
    named: Any = told(
        "The cards of the rows that the author has named.",
        lambda game, seat: {name: game.written(name) for name in game.rows()},
        key="rows",
    )

    def __init__(self, players: int, option: Options) -> None:
        super().__init__(players, option)
        self.actor = NOBODY
        self.pack = PACKS[option["pack"]]
        self.actions, self.index = _VOCABULARY[option["pack"]]
        own = [f"{kind}{seat}" for kind in ("hand", "pile") for seat in range(players)]
        self.places = {name: [] for name in (*own, TRICK, TABLE, STOCK, TURNED)}

    @classmethod
    def settings(cls, players: object, options: Mapping[str, object]) -> Options:
        pack = options.get("pack", "french-52")
        if pack not in [*PACKS]:
            raise ValueError(f"pack: one of {', '.join(PACKS)}, not {brief(pack)}")
        return super().settings(players, options)

    # No rules.

    def legal(self) -> Sequence[int]:
        return ()

    def apply(self, action: int, log: Log = SILENT) -> None:
        raise NotImplementedError

    def deals(self) -> str:
        return ""

    def deal(self, cards: Sequence[int], log: Log = SILENT) -> None:
        raise NotImplementedError

    def scores(self) -> list[int]:
        return self.points[:]

    def seen(self, reader: int | None) -> list[list[str]]:
        """Return all hands as a reader sees them; their own in its order."""
        hands = [self.written(f"hand{at}") for at in range(self.players)]
        return [hand if at == reader else [HIDDEN] * len(hand) for at, hand in enumerate(hands)]

    # Places.

    def written(self, place: str) -> list[str]:
        """Return the cards at a place, HIDDEN for unknown ones."""
        return [self._name(card) for card in self.places[place]]

    def lying(self) -> dict[str, list[str]]:
        return {place: self.written(place) for place in self.places}

    def rows(self) -> dict[str, list[int]]:
        """Return the cards of the rows that the author has named, in their order."""
        return {name: cards for name, cards in self.places.items() if self.is_row(name)}

    @staticmethod
    def is_row(place: str) -> bool:
        """Return whether a place has its name from the author."""
        return place not in (TRICK, TABLE, STOCK, TURNED) and not OWN.fullmatch(place)

    @staticmethod
    def is_open(place: str) -> bool:
        """Return whether everybody sees the cards of a place."""
        return place != STOCK and not OWN.fullmatch(place)

    def lay(self, place: str, cards: Sequence[int]) -> None:
        """Lay cards at a place before the first move."""
        if place not in self.places:
            if OWN.fullmatch(place):
                raise ValueError(f"{place}: there are seats 0 to {self.players - 1}")
            if not _is_name(place):
                raise ValueError(f"{brief(place)}: no place; rows have letters, digits and spaces")
        self.places[place] = []
        self._put(cards, place)
        if self._count() > self.pack.size:
            raise ValueError(f"{place}: the pack has only {self.pack.size} cards")

    def _count(self) -> int:
        return sum(map(len, self.places.values()))

    def _put(self, cards: Sequence[int], place: str, seat: int | None = None) -> None:
        """Add cards to a place; in the trick they lie before `seat`, else before each in turn."""
        self.places[place] = [*self.places[place], *cards]
        if place == TRICK:
            for _ in cards:
                self.owners.append(len(self.owners) % self.players if seat is None else seat)

    def _has(self, place: str, card: int) -> bool:
        """Return whether a card is at a place, or may be an unknown one there."""
        cards = self.places[place]
        return card in cards or (UNKNOWN in cards and self._is_left(card))

    def _is_left(self, card: int) -> bool:
        return sum(cards.count(card) for cards in self.places.values()) < self.pack.copies[card]

    def _remove(self, place: str, card: int) -> None:
        """Take a card from a place, or an unknown one that it may be."""
        if not self._has(place, card):
            for name, cards in self.places.items():
                if card != UNKNOWN and card in cards:
                    raise ValueError(f"{self._name(card)} is in {name}, not in {place}")
            raise ValueError(f"{self._name(card)} is not in {place}")
        cards = self.places[place][:]
        at = cards.index(card if card in cards else UNKNOWN)
        del cards[at]
        if place == TRICK:
            del self.owners[at]
        self.places[place] = cards

    def _from_stock(self, card: int) -> None:
        """Take a card from the stock, or from nowhere if the stock has none that it may be."""
        if self._has(STOCK, card):
            self._remove(STOCK, card)
        elif card != UNKNOWN and not self._is_left(card):
            where = next(name for name, cards in self.places.items() if card in cards)
            raise ValueError(f"{self._name(card)} is in {where} already")
        elif self._count() >= self.pack.size:
            raise ValueError(f"the pack has only {self.pack.size} cards")

    def _name(self, card: int) -> str:
        return HIDDEN if card == UNKNOWN else self.pack.names[card]

    # Moves.

    def perform(self, actor: str, action: str, log: Log = SILENT) -> None:
        word, _, rest = action.partition(" ")
        kind = "all" if actor == "*" else "seat"
        if actor != "*" and actor not in map(str, range(self.players)):
            raise ValueError(f"no such actor: {brief(actor)}")
        make = getattr(self, f"_{kind}_{word}", None)
        if make is None:
            raise ValueError(f"no such action: {brief(action)}")
        self.last_trick = self.carried = None
        make(*([] if actor == "*" else [int(actor)]), rest, log or Log())

    def _card(self, text: str) -> int:
        cards = _read(self.pack, text)
        if len(cards) != 1:
            raise ValueError(f"one card, not {brief(text)}")
        return cards[0]

    def _place(self, name: str) -> str:
        if name not in self.places:
            raise ValueError(f"no such place: {brief(name)}")
        return name

    def _note(self, cards: list[int], *places: str) -> None:
        """Remember which seats have had these cards in their hands."""
        hands = [own[2] for place in places if (own := OWN.fullmatch(place)) and own[1] == "hand"]
        if UNKNOWN not in cards:
            self.carried = cards, [int(seat) for seat in hands]

    def _seat_play(self, seat: int, rest: str, log: Log) -> None:
        text, to, place = rest.partition(" to ")
        card, target = self._card(text), self._place(place) if to else TRICK
        self._remove(f"hand{seat}", card)
        self._put([card], target, seat)
        what = "" if target == TRICK else "to"
        self._note([card], f"hand{seat}", target)
        if card == UNKNOWN or not self.is_open(target):
            log.tell("shown", "", seat, "hidden", target=target)
        elif target == TRICK and len(self.places[TRICK]) > 1 and UNKNOWN not in self.places[TRICK]:
            log.tell("played", "", seat, "trick", card=card, cards=self.places[TRICK])
        else:
            log.tell("played", "", seat, what, card=card, target=target)

    def _seat_take(self, seat: int, rest: str, log: Log) -> None:
        cards = _read(self.pack, rest)
        plays = list(zip(self.owners, self.places[TRICK], strict=True))
        table = self.places[TABLE]
        for card in cards:
            # A named card goes before an unknown one that it may be.
            known = [place for place in (TRICK, TABLE) if card in self.places[place]]
            may = known + [place for place in (TRICK, TABLE) if self._has(place, card)]
            if not may:
                raise ValueError(f"{self._name(card)} is neither in trick nor on table")
            self._remove(may[0], card)
            self._put([card], f"pile{seat}")
        if len(plays) > 1 and not self.places[TRICK] and self.places[TABLE] == table:
            self.last_trick = plays, seat
            log.tell("trick", "", seat)
        elif UNKNOWN in cards:
            log.tell("shown", "", seat, "taken", n=len(cards))
        else:
            log.tell("captured", "", seat, cards=cards)

    def _seat_draw(self, seat: int, rest: str, log: Log) -> None:
        stock = self.places[STOCK]
        card = self._card(rest) if rest else stock[0] if stock else UNKNOWN
        if stock:
            self._remove(STOCK, card)
        else:
            self._from_stock(card)
        self._put([card], f"hand{seat}")
        self._note([card], STOCK, f"hand{seat}")
        log.tell("shown", "", seat, "drawn")

    def _all_move(self, rest: str, log: Log) -> None:
        cards, source, target = self._way(rest)
        own = OWN.fullmatch(source)
        for card in cards:
            self._remove(source, card)
            self._put([card], target, int(own[2]) if own else None)
        seen = UNKNOWN not in cards and (self.is_open(source) or self.is_open(target))
        if seen and source == target and len(cards) == 1:  # a card is turned up where it lies
            log.tell("turned", "", None, card=cards[0])
            return
        values = {"source": source, "target": target}
        self._note(cards, source, target)
        if seen:
            log.tell("shown", "", None, "moved", cards=cards, **values)
        else:
            log.tell("shown", "", None, "moved-hidden", n=len(cards), **values)

    def _way(self, rest: str) -> tuple[list[int], str, str]:
        """Read CARD … from PLACE to PLACE. Names of places may have any words: of several readings
        that one counts whose cards are there."""
        text, _, places = rest.partition(" from ")
        cuts = [found.start() for found in re.finditer("(?= to )", places)]
        ways = [(places[:cut], places[cut + len(" to ") :]) for cut in cuts]
        ways = [way for way in ways if way[0] in self.places and way[1] in self.places]
        if ways:
            cards = _read(self.pack, text)
            there = [way for way in ways if all(self._has(way[0], card) for card in cards)]
            return (cards, *(there or ways)[0])
        source, to, target = places.partition(" to ")
        if not to:
            raise ValueError(f"CARD … from PLACE to PLACE, not {brief(rest)}")
        return [], self._place(source), self._place(target)  # one of which raises

    def _all_turn(self, rest: str, log: Log) -> None:
        card = self._card(rest)
        self._from_stock(card)
        self._put([card], TURNED)
        if card == UNKNOWN:
            log.tell("shown", "", None, "moved-hidden", n=1, source=STOCK, target=TURNED)
        else:
            log.tell("turned", "", None, card=card)

    def _seat_say(self, seat: int, rest: str, log: Log) -> None:
        log.tell("said", "", seat, words=_words(rest))

    def _all_say(self, rest: str, log: Log) -> None:
        log.tell("said", "", None, "all", words=_words(rest))

    def _seat_score(self, seat: int, rest: str, log: Log) -> None:
        if not re.fullmatch(rf"0|-?[1-9]\d{{0,{MOST_SCORE - 1}}}", rest, re.ASCII):
            raise ValueError(f"a whole number of at most {MOST_SCORE} digits, not {brief(rest)}")
        self.points[seat] = int(rest)
        log.tell("scored", "", seat, n=int(rest))


def _read(pack: Pack, text: str) -> list[int]:
    cards: list[int] = []
    for word in text.split(" "):
        number = unknown(word)
        if number is not None:
            cards += [UNKNOWN] * min(number, pack.size + 1)
        elif word in pack.index:
            cards.append(pack.index[word])
        else:
            raise ValueError(f"no such card: {brief(word)}")
    return cards


def _words(text: str) -> str:
    if not text:
        raise ValueError("say: no words")
    return text


def _is_name(name: str) -> bool:
    return (
        0 < len(name) <= LONGEST
        and name == " ".join(name.split())
        and all(sign == " " or unicodedata.category(sign)[0] in "LMN" for sign in name)
    )
