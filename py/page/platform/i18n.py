"""The words of the page, from its catalog `page.ftl`."""

import json

from pyscript import window
from pyscript.js_modules import browser_calls, i18n

from page.logic import figures
from page.logic.constants import LEVELS


async def ready(some=False):
    """Wait until there are words; `some`: those that a frame with an example needs."""
    await i18n.load(some)


def games():
    """Return what an example needs to know of the games."""
    return json.loads(i18n.games())


def word(message, **args):
    """Return a message of the page's own, by name."""
    return i18n.word(message, json.dumps(args)) if args else i18n.word(message)


def joined(parts):
    """Return `Ana, Bo and Cid`, as the language joins it."""
    return i18n.joined(json.dumps(parts))


apart = i18n.apart  # a name for a sentence, isolated because it may be of another script


def called(names):
    """Return the names of players, as the language joins them."""
    return joined([apart(name) for name in names])


def listed(parts):
    """Return phrases beside each other: `16 cards, 2 tricks`."""
    return folded("beside", parts)


def sentences(parts):
    """Return sentences behind each other: `You lead. Your turn.`"""
    return folded("sentences", parts)


def dated(date, **parts):
    """Return a day, `2026-11-21`, as people write it, with these parts: `month="long"`."""
    return i18n.dated(date, json.dumps(parts))


def gap():
    """Return what separates two sentences."""
    return folded("sentences", ["", ""])


def folded(name, parts):
    """Return texts joined two by two, as a message has it."""
    return i18n.folded(name, json.dumps(parts))


def figure(number):
    """Return `3`, `−2`."""
    return in_place(figures.figure(number))


def amount(info, number):
    """Return an amount in the unit of a game: `94 points`, `7 tricks`."""
    return in_place(word(info["counted"], n=number).replace("-", "−"))


def signed(number):
    """Return `+3`, `0`, `−2`."""
    return in_place(figures.signed(number))


def in_place(text):
    """Return a number whose sign stays on its left, also where lines begin on the right."""
    is_turned = window.locale.direction == "rtl"
    return "\u200e" + text if is_turned and text[0] in "+−" else text


def games_file(language):
    """Return the path of the list of games in words, from the site's top."""
    return "games.json" if language == "en" else "locale/" + language + "/games.json"


async def comes(language):
    """Fetch all words of another language for the next page; return whether they have come."""
    return await i18n.comes(language, games_file(language))


def address_in(language, named):
    """Return the address of the page in another language; `named`: it names the language."""
    return str(i18n.addressIn(language, named))


def in_language(address, language):
    """Return an address that names a language, or that of this address if it is ""."""
    return str(window.locale.inAddress(address, language or None))


def language():
    return str(window.locale.language)


def wanted(setting):
    """Return the wanted language: by the address, this setting, or the browser."""
    return str(window.locale.wanted(setting))


def languages():
    """Return all languages: pairs of code and name."""
    return json.loads(i18n.languages())


def page_of_rules(game, rule=""):
    """Return the address of a rulebook, or of a clause in it, from the site's top."""
    folder = "rules/" if language() == "en" else "rules/" + language() + "/"
    return folder + game + ".html" + ("#" + rule if rule else "")


def said(game, text, names=(), you=None):
    """Return some JSON text of a game with its messages turned into sentences; ValueError if that
    fails."""
    return json.loads(browser_calls.said(game, text, json.dumps(list(names)), you) or "")


def names_of(names):
    """Return the names of players; a player without one is called by the number of the seat."""
    return [name or word("seat", n=at + 1) for at, name in enumerate(names)]


def facts_of(save):
    """Return the state of a saved game, in short phrases; ValueError if it is not sound."""
    text = json.dumps(save.get("facts", []))
    facts = said(save["game"], text, names_of(save["names"]), save["seat"])
    if type(facts) is not list or not all(type(fact) is str for fact in facts):
        raise ValueError
    return facts


use_calls = i18n.call


def level(name):
    """Return a bot's level, or its character, in words."""
    if name in LEVELS or name == "mixed":
        return word("level-" + name)
    return name[0].upper() + name[1:]
