"""The page's address: reading its parameters, and writing another.
`static/js/bootstrap/reading.js` does the reading, and drops what others have put around a link."""

from pyscript import document, window

from page.platform.i18n import language

SITE = ""
"""The path from this page to the site's top: the rule pages lie one or two folders deeper."""
if document.documentElement.getAttribute("data-page") == "rules":
    SITE = "../" if language() == "en" else "../../"

named = []  # the parameters that the console has been told of


def parameters(read=None):
    """Return the parameters of the page's address, or of another that `reading.js` has read."""
    found = {}
    query = (read or window.reading.here()).params
    for name in list(window.Array["from"](query.keys())):
        found[str(name)] = query.get(name)
    return found


def in_order(read=None):
    """Return the names of the parameters in their order, which dictionaries here do not keep."""
    query = (read or window.reading.here()).params
    return [str(name) for name in list(window.Array["from"](query.keys()))]


def behind():
    """Return the kind and the code behind `#` in the page's address, both empty if there is
    none."""
    content = window.reading.here().content
    return (str(content.kind), str(content.code)) if content else ("", "")


def known(params, infos):
    """Return the parameters that these games, or the page, know. The console names the others
    once."""
    from page.logic.table_config import unknown  # which a frame with an example does not have

    others = unknown(params, infos)
    news = [name for name in others if name not in named]
    if news:
        named.extend(news)
        window.console.info("unknown parameters: " + ", ".join(news))
    return {name: params[name] for name in params if name not in others}


def address(params):
    """Return a set-up as an address."""
    query = window.URLSearchParams.new()
    for name in params:
        query.set(name, str(params[name]))
    return "index.html?" + str(window.reading.query(query))


def chained(last, others):
    """Return an address with those that have led to it, as `Routes.go` takes them."""
    return last + " " + others if others else last
