"""The words of the page, out of its catalog `page.ftl`."""

import json

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


def listed(parts):
    """`16 cards, 2 tricks`: what stands beside each other."""
    return speech.listed(json.dumps(parts))


def said(game, text, names=(), you=None):
    """What some JSON text of a game says, with its messages in words; ValueError if they cannot be
    said."""
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
    known = ("easy", "medium", "hard", "mixed")
    return word("level-" + name) if name in known else name[0].upper() + name[1:]
