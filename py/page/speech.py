"""The words of the page, out of its catalog `page.ftl`."""

import json

from plain import figures
from plain.levels import LADDER
from pyscript import window
from pyscript.js_modules import safely, speech


async def ready():
    """Waits until there are words."""
    await speech.load()


def word(message, **args):
    """A message of the page's own, by its name."""
    return speech.word(message, json.dumps(args)) if args else speech.word(message)


def joined(parts):
    """`Ana, Bo and Cid`, as the language has it."""
    return speech.joined(json.dumps(parts))


def apart(name):
    """A name in a sentence, which may be of another script."""
    return speech.apart(name)


def called(names):
    """Players, as the language has it."""
    return joined([apart(name) for name in names])


def listed(parts):
    """`16 cards, 2 tricks`: what stands beside each other."""
    return folded("beside", parts)


def sentences(parts):
    """`You lead. Your turn.`: sentences behind each other."""
    return folded("sentences", parts)


def dated(date, **parts):
    """A day, `2026-11-21`, as people write it, with these parts of it: `month="long"`."""
    return speech.dated(date, json.dumps(parts))


def gap():
    """Return what separates two sentences."""
    return folded("sentences", ["", ""])


def folded(name, parts):
    """Texts joined two by two, as a message has it."""
    return speech.folded(name, json.dumps(parts))


def figure(number):
    """`3`, `−2`."""
    return in_place(figures.figure(number))


def amount(offer, number):
    """`94 points`, `7 tricks`: what a game counts."""
    return in_place(word(offer["counted"], n=number).replace("-", "−"))


def signed(number):
    """`+3`, `0`, `−2`."""
    return in_place(figures.signed(number))


def in_place(text):
    """A number whose sign stays on its left, also where lines begin on the right."""
    is_turned = window.pageDirection == "rtl"
    return "\u200e" + text if is_turned and text[0] in "+−" else text


def games_file(language):
    """Where the games stand in words, from the site's top."""
    return "games.json" if language == "en" else "locale/" + language + "/games.json"


async def fetched(language, early=False):
    """Fetches all words of another language; gives the text of its list of games. `early`: for
    somebody who has not chosen it yet. An error of JavaScript's if they do not come."""
    return await speech.fetched(language, games_file(language), early)


def change(language):
    """Turns the page and all that is said to a language whose words were fetched."""
    speech.change(language)


def address_in(language):
    """The address of the page in another language."""
    return str(speech.addressIn(language))


def language():
    """That of the page."""
    return str(window.pageLanguage)


def wanted(setting):
    """The language that is asked for: by the address, this setting, or the browser."""
    return str(window.wantedLanguage(setting))


def languages():
    """All there are: pairs of code and name."""
    return json.loads(speech.languages())


def page_of_rules(game, rule=""):
    """The address of a rulebook, or of a clause in it, from the site's top."""
    folder = "rules/" if language() == "en" else "rules/" + language() + "/"
    return folder + game + ".html" + ("#" + rule if rule else "")


def said(game, text, names=(), you=None):
    """Return some JSON text of a game with its messages turned into sentences; ValueError if that
    fails."""
    return json.loads(safely.said(game, text, json.dumps(list(names)), you) or "")


def names_of(names):
    """Names of players; whoever has none is called by the number of the seat."""
    return [name or word("seat", n=at + 1) for at, name in enumerate(names)]


def facts_of(save):
    """Where a saved game is, in short phrases; ValueError if it does not say so soundly."""
    text = json.dumps(save.get("facts", []))
    facts = said(save["game"], text, names_of(save["names"]), save["seat"])
    if type(facts) is not list or not all(type(fact) is str for fact in facts):
        raise ValueError
    return facts


def use_calls(tradition):
    """In which tradition bots call aloud."""
    speech.call(tradition)


def level(name):
    """A bot's level, or its character, as people write it."""
    if name in LADDER or name == "mixed":
        return word("level-" + name)
    return name[0].upper() + name[1:]
