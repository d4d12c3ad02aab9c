"""What the catalogs can be asked to say: every text with what it chooses by."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rondas.rules.message import Message, say
from tools.catalog_syntax import Mentions, closure, known, patterns

NAMES = ["Ana", "Bo", "Cid", "Dunya", "Eli", "Fen", "Gil", "Hoa"]
"""Names of players in examples."""


class Chosen(Visitor):
    """For each argument that a pattern chooses by, what it is compared with."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        found = Mentions()
        found.visit(node.selector)
        for name in found.arguments:
            keys = self.keys.setdefault(name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ftl.Identifier) else str(key.value))
        self.generic_visit(node)


def asked(
    catalog: str, message: Message, you: int | None = None, tradition: str = ""
) -> dict[str, Any]:
    """Return a message to be put into words, as `tests/say.mjs` takes it."""
    return {"catalog": catalog, "value": message, "names": NAMES, "you": you,
            "tradition": tradition}  # fmt: skip


def messages(value: Any, found: list[Message] | None = None) -> list[Message]:
    """Return all messages in some JSON, without those inside others."""
    found = [] if found is None else found
    if isinstance(value, dict) and "say" in value:
        found.append(value)  # type: ignore[arg-type]
    elif isinstance(value, (dict, list, tuple)):
        for part in value.values() if isinstance(value, dict) else value:
            if isinstance(part, (dict, list, tuple)):
                messages(part, found)
    return found


def samples(language: str, catalog: str) -> Iterator[dict[str, Any]]:
    """Yield every text of a catalog with all that it chooses by, and with numbers of all sizes."""
    numbers: list[Any] = [0, 1, 2, 3, 5, 6, 11, 21, 100, 1000, 12345, -3, 2.5]
    for name in patterns(language, catalog):
        needed, made_of = closure(language, catalog, name)
        chosen = Chosen()
        for part in made_of:
            chosen.visit(known(language, catalog)[part])
        plural = {"zero", "one", "two", "few", "many", "other"}
        values: list[list[Any]] = []
        for argument in sorted(needed):
            keys = chosen.keys.get(argument, set())
            if argument.endswith("_is"):
                values.append(sorted(keys))
            elif not keys:
                values.append([*numbers, "some words"])
            elif figures := [int(key) for key in sorted(keys - plural) if re.match(r"-?\d", key)]:
                values.append(numbers + figures)
            elif keys <= plural:
                values.append(numbers)
            else:
                values.append([*sorted(keys), "something else"])
        count = math.prod(map(len, values))
        for at in Random(name).sample(range(count), min(8, count)):
            args = {}
            for argument, each in zip(sorted(needed), values, strict=True):
                at, chosen_at = divmod(at, len(each))
                args[argument] = each[chosen_at]
            yield asked(catalog, say(name, **args), tradition=args.get("tradition", ""))
