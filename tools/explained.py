"""The words of clauses on a rule page: what is folded, terms, of which a tap shows the meaning
without a script, and words under which readers look for rules."""

from __future__ import annotations

import re

from page.logic.terms import forms, parts
from rondas.games import all_games
from tools import words
from tools.deflate import as_json

CLOSED = re.compile(r'(<button type="button" class="term"[^<]*</button>)([,.;:!?)،؛؟、。）」]+)')
"""A term with the signs right after it, which stay on its line."""
KEPT = re.compile(r"(<(a|code)\b.*?</\2>|<[^<>]*>)", re.DOTALL)
"""Tags, and elements whose words are no terms."""


def marked(html: str, terms: list[dict[str, str]], told: list[int]) -> str:
    """Return a clause with a button for each of the terms that `told` does not have; it then has
    them."""
    known = forms(terms)
    pieces = KEPT.split(html)
    made = []
    for text, kept in zip(pieces[::3], [*pieces[1::3], ""], strict=True):
        for piece, term in parts(text, known):
            if term is None or term in told:
                made.append(piece)
            else:
                told.append(term)
                made.append(f'<button type="button" class="term" popovertarget="term-{term}">'
                            f"{piece}</button>")  # fmt: skip
        made.append(kept)
    return CLOSED.sub(r'<span class="closed">\1\2</span>', "".join(made))


CASES = 80
"""Characters after the first paragraph of a clause from which on they are folded."""


FOLD = re.compile(r'<details class="decisions">(<summary>.*?</summary>)(.*)</details>', re.DOTALL)


def rule_and_notes(html: str) -> tuple[str, str]:
    """Return the first paragraph of a clause, with the list that it leads to, and its details:
    cases where they are long, and decisions."""
    decided = FOLD.search(html)
    said, decisions = (html[: decided.start()], decided[2]) if decided else (html, "")
    rule, end, cases = said.partition("</p>")
    if rule.endswith((":", "：")):
        list_, closing, cases = cases.partition("</ul>")
        end += list_ + closing
    if len(re.sub("<[^<>]*>", "", cases)) < CASES:
        return said, decisions
    return rule + end, cases + decisions


def sought(game: str, language: str) -> str:
    """Return the words of a game, and others under which readers look for its rules, by their
    places, as JSON."""
    guide, said = all_games()[game].guide, words.speaker("rules", language)
    places: dict[str, str] = {}
    found = [
        (rules[0], f"{said(f'sought-{name}')}, {said(f'sought-{name}.also')}")
        for name, *rules in guide.sought
    ]
    terms = words.said(game, guide.glossary(), language=language)
    for place, text in (*found, *(("in-short", each["term"]) for each in terms)):
        places[place] = f"{places[place]}, {text}" if place in places else text
    return as_json(places)
