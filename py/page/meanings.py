"""Sentences whose terms can be asked about: what is underlined with dots is explained in place."""

import tips
from dom import attribute, el
from plain.terms import forms, parts

known = []  # the terms of the game on the table: the word, its other forms, what it means
found = {}  # the same by their words


def use(terms):
    """The terms of another game."""
    known[:] = terms
    found.clear()
    found.update(forms(terms))


def fill(element, text, reached=True):
    """Puts a sentence into an element. `reached`: its terms can be come to with Tab."""
    element.textContent = ""
    add(element, text, reached)


def add(element, text, reached=True):
    """The same behind what is there already."""
    for piece, term in parts(text, found):
        if term is None:
            element.append(piece)
        else:
            made = el("span", "term", element, piece, role="button", data_do="term")
            made.setAttribute("data-term", str(term))
            made.tabIndex = 0 if reached else -1


def explain(page, element):
    """Tells what a term means, beside it."""
    term = known[int(attribute(element, "data-term"))]
    tips.show(element, term["term"], [term["text"]])
