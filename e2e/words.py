"""The words of the page, from its catalogs, so that a sentence can be reworded without a test."""

from __future__ import annotations

import re
from typing import Any

from rondas.rules.message import say
from rondas.words.wording import Wording

# Frequent words of English.
SOME = "the|you|your|of|and|is|with|takes|plays|cards|tricks|from|this|that|are|not"


def word(name: str, /, catalog: str = "page", **args: Any) -> str:
    """A message, of the page or of a game."""
    return Wording(catalog).say(say(name, **args))


def pattern(name: str, /, catalog: str = "page", **args: Any) -> re.Pattern[str]:
    """The same where any text may stand for an argument that is `…`."""
    open_ = {key: "\x00" if value is ... else value for key, value in args.items()}
    return re.compile(re.escape(word(name, catalog, **open_)).replace("\x00", ".*"))


def letters(text: str) -> str:
    """The letters and figures of a text, as somebody would say it."""
    return "".join(each for each in text.casefold() if each.isalnum())
