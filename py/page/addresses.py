"""The page's address: what it asks for, and how another is written. Reading is done by
`static/js/reading.js`, which drops what others have put around a link."""

from plain.setups import unknown
from pyscript import window

told = []  # the parameters that the console has been told of


def parameters():
    """Those of the page's address."""
    found = {}
    query = window.here().params
    for name in list(window.Array["from"](query.keys())):
        found[str(name)] = query.get(name)
    return found


def behind():
    """The kind and the code of what stands behind `#` in the page's address, both empty if nothing
    does."""
    content = window.here().content
    return (str(content.kind), str(content.code)) if content else ("", "")


def known(choice, offers):
    """The parameters that mean something to one of these games, or to the page. The console names
    the others once."""
    others = unknown(choice, offers)
    news = [name for name in others if name not in told]
    if news:
        told.extend(news)
        window.console.info("unknown parameters: " + ", ".join(news))
    return {name: choice[name] for name in choice if name not in others}


def address(choice):
    """A set-up as an address."""
    query = window.URLSearchParams.new()
    for name in choice:
        query.set(name, str(choice[name]))
    return "index.html?" + str(window.reading.query(query))


def chained(last, others):
    """An address with those that have led to it, as `Routes.go` takes them."""
    return last + " " + others if others else last


def fresh_seed():
    """A seed that is easily read out."""
    return str(window.reading.freshSeed())
