"""Turn messages into sentences, for the terminal and the tests.

This module needs `fluent.runtime` (projectfluent.org) and `babel`; only commands for people import
it. `static/js/words/wording.js` does the same on the page, and a test holds their sentences equal.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from rondas.rules.message import Message, rank
from rondas.words.catalogs import ENGLISH, LOCALES, stand_ins, text_of

HYPHEN = re.compile(r"(?<![\w-])-(?=\d)", re.ASCII)
"""A hyphen before a number, in the place of a minus sign."""
I_SOUND = re.compile("i|hi(?![ae])", re.IGNORECASE)
"""A word before which Spanish uses e for y, as browsers do (ICU, listformatter.cpp)."""
TURNED = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
"""A letter of a script that is written from the right."""
SHARED = ("cards", "common")
"""The catalogs that all games share."""


@cache
def locale_of(language: str) -> Locale:
    """Return what Babel knows about a language and its country."""
    return Locale.parse(LOCALES[language], sep="-")


@cache
def resource_of(language: str, catalog: str) -> Resource:
    """Return the messages of one catalog, read once for all bundles."""
    return FluentResource(text_of(language, catalog))


@cache
def bundle_of(language: str, catalog: str) -> FluentBundle:
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    for name in (*SHARED, catalog):
        bundle.add_resource(resource_of(language, name), allow_overrides=True)
    return bundle


class Wording:
    """Sentences for one reader."""

    def __init__(
        self,
        catalog: str,
        names: Sequence[str] = (),
        you: int | None = None,
        language: str = ENGLISH,
        tradition: str = "",
    ) -> None:
        """`names` of the players, and `you`: the reader's seat, if they have one."""
        self.bundle = bundle_of(language, catalog)
        self.locale = locale_of(language)
        # In lines from the right a mark keeps the minus sign on the left of its number. Names in
        # the other direction, or of unknown direction, are isolated from their neighbours.
        is_turned = self.locale.text_direction == "rtl"
        self.minus = "\u200e−" if is_turned else "−"
        self.names = [
            f"\u2068{name}\u2069" if is_turned or TURNED.search(name) else name for name in names
        ]
        self.you = you
        self.tradition = tradition

    def say(self, message: Message) -> str:
        """Return a message as a sentence: without one of the game's own that of its kind,
        `usual-KIND`, or that of its clause, `clause-XX-1-2`."""
        args: dict[str, Any] = {"tradition": self.tradition}
        for name, value in message["args"].items():
            self._fill(args, name, value)
        return self._format(message["say"], args)

    def _fill(self, args: dict[str, Any], name: str, value: Any) -> None:
        """Add an argument, and what grammar needs to know about it.

        For a player `$seat_is` is `you` or `other`; for several `$seats_is` is also `us` or `many`.
        Forms of names (`$card_the`, `$seat_to`) are attributes of `card` and `seat`. `$seats_n` and
        `$cards_n` count.
        """
        if not isinstance(value, dict):
            args[name] = value
        elif "say" in value:
            args[name] = self.say(value)  # type: ignore[arg-type]
        elif "list" in value:
            args[name] = self._join([self.say(each) for each in value["list"]])
        elif "seat" in value:
            self._fill_seats(args, name, [value["seat"]])
        elif "seats" in value:
            self._fill_seats(args, name, value["seats"])
        elif "card" in value:
            self._fill_cards(args, name, [value["card"]])
        else:
            self._fill_cards(args, name, value["cards"])

    def _fill_seats(self, args: dict[str, Any], name: str, seats: Sequence[int]) -> None:
        mine, alone = self.you in seats, len(seats) == 1
        told = sorted(seats, key=lambda at: at != self.you)
        you = self._format("you", {})
        args[name] = self._join([you if at == self.you else self.names[at] for at in told])
        for form in self.bundle.get_message("seat").attributes:
            args[f"{name}_{form}"] = self._join([self._seat(f"seat.{form}", at) for at in told])
        args[f"{name}_n"] = len(seats)
        args[f"{name}_is"] = ("you" if alone else "us") if mine else "other" if alone else "many"

    def _seat(self, form: str, at: int) -> str:
        """Return what a player is called in a form that a language needs: with an article, say."""
        name = self.names[at]
        is_named = name != self._format("seat", {"n": at + 1})
        is_ = "you" if at == self.you else "named" if is_named else "other"
        return self._format(form, {"n": at + 1, "name": name, "seat_is": is_})

    def _fill_cards(self, args: dict[str, Any], name: str, cards: Sequence[str]) -> None:
        parts = [_parts(card) for card in cards]
        args[name] = self._join([self._format("card", part) for part in parts])
        args[f"{name}_n"] = len(cards)
        for form in self.bundle.get_message("card").attributes:
            args[f"{name}_{form}"] = self._join([self._format(f"card.{form}", p) for p in parts])

    def _join(self, parts: Sequence[str]) -> str:
        joined = str(format_list(parts, locale=self.locale))
        if self.locale.language == "es" and len(parts) > 1 and I_SOUND.match(parts[-1]):
            return joined.removesuffix(f"y {parts[-1]}") + f"e {parts[-1]}"
        return joined

    def _format(self, name: str, args: dict[str, Any]) -> str:
        name, _, attribute = name.partition(".")
        names = stand_ins(name, args.get("rule"))
        found = next((each for each in names if self.bundle.has_message(each)), None)
        if found is None:
            return name
        message = self.bundle.get_message(found)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return name
        if self.locale.language == "es":
            args = {key: _spanish(value) for key, value in args.items()}
        text, _ = self.bundle.format_pattern(pattern, args)
        return HYPHEN.sub(self.minus, str(text))


def _spanish(value: Any) -> Any:
    """Return an argument; Spanish puts no point into a number of four digits (1000, 10.000)."""
    if isinstance(value, int | float) and abs(value) < 10_000:
        return fluent_number(value, useGrouping=False)
    return value


def _parts(card: str) -> dict[str, Any]:
    return {"name": card, "rank": rank(card[:-1]), "suit": card[-1]}
