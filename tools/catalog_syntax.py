"""Read the syntax of the catalogs: which arguments and messages each text needs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rondas.words.wording import SHARED, resource_of


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


@cache
def patterns(language: str, catalog: str) -> dict[str, ftl.Pattern]:
    """Return the texts of a catalog by name, `option-hands` and `option-hands.text`; English where
    the language lacks one. AssertionError for a text that cannot be read or is there twice."""
    found: dict[str, ftl.Pattern] = {}
    for entry in resource_of(language, catalog).body:
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
