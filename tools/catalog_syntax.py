"""Read the syntax of the catalogs: which arguments and messages each text needs."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rondas.rules.message import Message, say
from rondas.words.catalogs import text_of
from rondas.words.wording import SHARED

NAMES = ["Ana", "Bo", "Cid", "Dunya", "Eli", "Fen", "Gil", "Hoa"]
"""Names of players in examples."""


class Mentions(Visitor):
    """The arguments, messages and terms that a pattern or an entry mentions."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.entries: list[str] = []  # whole messages, and terms

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(f"{node.id.name}{attribute}")
        self.entries.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.entries.append(f"-{node.id.name}")
        self.generic_visit(node)


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


@cache
def patterns(language: str, catalog: str) -> dict[str, ftl.Pattern]:
    """Return the texts of a catalog by name, `option-hands` and `option-hands.text`; English where
    the language lacks one. AssertionError for a text that cannot be read or is there twice."""
    found: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse(text_of(language, catalog)).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{catalog}.ftl: {entry.content}"
        if isinstance(entry, ftl.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            for name, pattern in parts.items():
                assert name not in found, f"{language}/{catalog}.ftl: {name} is there twice"
                if pattern is not None:
                    found[name] = pattern
    return found


@cache
def known(language: str, catalog: str) -> dict[str, ftl.Pattern]:
    """Return the texts of a catalog and of the shared ones."""
    shared = {name: patterns(language, name) for name in SHARED}
    return {k: v for part in shared.values() for k, v in part.items()} | patterns(language, catalog)


@cache
def closure(language: str, catalog: str, name: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the arguments that a text needs, and all texts it is made of. AssertionError for one
    that does not exist."""
    found = Mentions()
    found.visit(known(language, catalog)[name])
    arguments, texts = {*found.arguments}, {name}
    for other in found.messages:
        assert other in known(language, catalog), f"{catalog}: {name} mentions {other}"
        more, made_of = closure(language, catalog, other)
        arguments |= more
        texts |= made_of
    return frozenset(arguments), frozenset(texts)


def companions(language: str, names: Iterable[str]) -> set[str]:
    """Return the arguments that come by themselves with these."""
    forms = {"is", "n", *(name.partition(".")[2] for name in known(language, "cards"))}
    return {f"{name}_{form}" for name in names for form in forms} | {"tradition"}


def asked(
    catalog: str, message: Message, you: int | None = None, tradition: str = ""
) -> dict[str, Any]:
    """Return a message to be put into words, as `tests/say.mjs` takes it."""
    return {"catalog": catalog, "value": message, "names": NAMES, "you": you,
            "tradition": tradition}  # fmt: skip


def messages(value: Any, found: list[Message] | None = None) -> list[Message]:
    """Return all messages in some JSON, without those inside others."""
    found = [] if found is None else found
    if isinstance(value, dict):
        if "say" in value:
            found.append(value)  # type: ignore[arg-type]
        else:
            for part in value.values():
                messages(part, found)
    elif isinstance(value, list | tuple):
        for part in value:
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
        for at in Random(name).sample(range(count), min(12, count)):
            args = {}
            for argument, each in zip(sorted(needed), values, strict=True):
                at, chosen_at = divmod(at, len(each))
                args[argument] = each[chosen_at]
            yield asked(catalog, say(name, **args), tradition=args.get("tradition", ""))
