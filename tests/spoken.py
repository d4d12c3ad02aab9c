"""The sentences in JSON with messages, and the cards named in them."""

from __future__ import annotations

import marshal
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from rondas.rules.message import card, say
from rondas.words.wording import Wording

NAMES = ["Ana", "Bo", "Cid", "Dov", "Eva", "Fay"]
# A message of a catalog: its name, and all it says.
MESSAGE = re.compile(r"^([\w-]+) =((?:.*\n)(?:[ }].*\n|\n)*)", re.MULTILINE)


def words(
    game: str, reader: int | None, value: object, found: list[str] | None = None
) -> list[str]:
    """All messages anywhere in JSON, as this reader hears them, and all other strings."""
    found = [] if found is None else found
    if isinstance(value, dict) and "say" in value:
        found.append(_spoken(game, reader, marshal.dumps(value, 2)))
    elif isinstance(value, dict):
        for part in value.values():
            words(game, reader, part, found)
    elif isinstance(value, list | tuple):
        for part in value:
            words(game, reader, part, found)
    elif isinstance(value, str):
        found.append(value)
    return found


def in_words(game: str, cards: set[str], heard: Iterable[str]) -> set[str]:
    """Those of the cards of a pack that are named in what people hear: `7 of swords`."""
    titles, pattern = _titles(game, tuple(sorted(cards)))
    return {titles[title] for title in pattern.findall(" | ".join(heard))}


@cache
def _spoken(game: str, reader: int | None, message: bytes) -> str:
    return Wording(game, NAMES, reader).say(marshal.loads(message))


@cache
def _titles(game: str, cards: tuple[str, ...]) -> tuple[dict[str, str], re.Pattern[str]]:
    """Return the names of the cards, also at the beginning of a sentence, and the name of each;
    without names for a kind of card, such as `a Pass`. Lessons have their own cards."""
    wording = Wording(game)
    called = {name: wording.say(say("card-name", card=card(name))) for name in cards}
    text = files("rondas").joinpath("locale", "en", f"{game}.ftl").read_text("utf-8")
    sentences = [
        body
        for name, body in MESSAGE.findall(text)
        if not name.startswith(("card", "help-", "lesson-"))
    ]
    single = [
        (title, name)
        for name, title in called.items()
        if not any(title in sentence for sentence in sentences)
    ]
    assert len(single) > 0.9 * len(cards)
    titles = {
        form: name for title, name in single for form in (title, title[0].upper() + title[1:])
    }
    return titles, re.compile(rf"(?<!\w)({'|'.join(map(re.escape, titles))})(?!\w)")
