"""Rulebooks and their examples: as diagrams to step through, and one that fills the page."""

import json

from pyscript import window
from pyscript.js_modules import browser_calls, host

from page.platform.engine import EngineError
from page.platform.i18n import language, names_of, page_of_rules, said, word
from page.platform.urls import SITE, parameters
from page.replay import viewer
from page.replay.surroundings import check_view, controls, surround
from page.ui.dom import clear, el, find


async def book(page, game):
    """Return the rulebook of a game with its examples, or None."""
    if game not in page.books:
        try:
            answer = await window.fetch(SITE + page_of_rules(game)[:-4] + "json")
            played = await browser_calls.unpacked("rules/" + game + ".deflate")
            page.books[game] = in_words(game, await answer.text(), played) if answer.ok else None
        except Exception:  # no network, and not kept for offline use
            return None
    return page.books[game]


def in_words(game, text, played):
    """Return a rulebook in words, with its examples as they are played: the players have no
    names."""
    rulebook, shown = (said(game, each, names_of([""] * 9)) for each in (text, played))
    for section in rulebook["sections"]:
        for clause in section["clauses"]:
            as_played(clause, shown)
    return rulebook


def as_played(clause, shown):
    """Return a clause with its examples as they are played."""
    for example in clause["examples"]:
        example.update(shown[example["id"]])
    return clause


async def clause_of(page, game, rule):
    """Return a clause by its number, or None."""
    rulebook = await book(page, game)
    for section in rulebook["sections"] if rulebook else ():
        for each in section["clauses"]:
            if each["id"] == rule:
                return each
    return None


async def clause_alone(page, game, rule):
    """Return a clause of a page in a frame, which needs no more of the rulebook; None if there is
    none. An example with a `pack` has its own drawings, not those of the game."""
    try:
        text = await browser_calls.unpacked("e/" + rule + ".html")
        found = said(game, text, names_of([""] * 9))
        return as_played(found["words"][language()], found["played"])
    except Exception:  # no network, or no such file
        return await clause_of(page, game, rule)


async def diagram(page, info, example, place, top=False, titled=True, at=0, pack=None):
    """Show one example as a viewer, beginning with frame `at`; `pack`: see `clause_alone`."""
    deck = await page.decks.loaded(pack or info["deck"])
    clear(place)
    if titled:
        el("h3", "", place, example["title"])
    made = viewer.make(page, place if top else el("div", "", place), top)
    frames = example["frames"]
    names = names_of([""] * len(frames[0]["display"]["hands"]))
    made.show(frames, names, info, deck, example["captions"], at)
    return made


async def page_of_example(page, visit, address, root):
    """Build the page of `?example=SR-4.2` (its first) or `SR-4.2/2`. EngineError if there is
    none."""
    rule, _, number = address.partition("/")
    await visit.during(page.games.load())
    info = page.games.of_rule(rule)
    find_clause = clause_alone if host.embedded else clause_of
    found = await visit.during(find_clause(page, info["id"], rule)) if info else None
    if info and not found and not await visit.during(book(page, info["id"])):
        window.startup.loadFailed()
        raise EngineError(word("no-rules"))
    examples = found["examples"] if found else []
    at = int(number) - 1 if number.isdigit() else 0
    if not 0 <= at < len(examples):
        raise EngineError("example: there is no example " + address)
    check_view(len(examples[at]["frames"][0]["display"]["hands"]))
    page.root.setAttribute("data-of", info["id"])
    surround(root, info, examples[at]["title"], rule)
    place = find(".viewer-place", root)
    pack = examples[at].get("pack", info["deck"])
    still = examples[at]["still"]
    made = await visit.during(diagram(page, info, examples[at], place, True, False, still, pack))
    controls(page, root, made, json.dumps(examples[at]["record"]), False)
    asked = parameters().get("move", "")
    if asked.isdigit():
        made.go(int(asked))
    text = el("div", "clause-text", find(".viewer-more", root))
    el("strong", "", text, rule)
    el("div", "", text).innerHTML = found["html"]
    return made
