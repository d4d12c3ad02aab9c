"""The line of a draft for a page: as attributes, where these say all of it, or with the record."""

from page.logic.composing import is_row
from page.logic.parameters import HEIGHT

SAID = ("players", "position", "places", "moves", "names", "title", "view", "start", "end", "notes")
"""The keys of a record that attributes can say, besides its game and its options."""
OTHERS = ("format", "game", "pack", "options")


def escaped(text: str) -> str:
    for sign, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot")):
        text = text.replace(sign, "&" + name + ";")
    return text


def line(site: str, text: str, link: str, said: str) -> str:
    """Return the line for a page, with a record in it that people can read and correct; its link is
    for readers without scripts. `said`: the words of the link."""
    text = text.replace("<", "\\u003c")
    record = '<script type="application/json">\n' + text + "\n</script>"
    return element(site, [], record, link, said)


def element(site: str, pairs: list[tuple[str, str]], contents: str, link: str, said: str) -> str:
    """Return the lines with the script and the element, with a link in it."""
    words = escaped(said)
    for sign in "[]{}":  # whoever looks for the record finds its end
        words = words.replace(sign, "&#%d;" % ord(sign))
    given = "".join([' %s="%s"' % (name, escaped(value)) for name, value in pairs])
    script = '<script async src="%sv/1/embed.js"></script>\n' % escaped(site)
    begin = '<rondas-table%s style="%s">' % (given, HEIGHT)
    return script + begin + contents + '<a href="%s">%s</a></rondas-table>' % (escaped(link), words)


def attributes(record: dict) -> list[tuple[str, str]]:
    """Return a record as attributes; none where they cannot say all of it."""
    key = "places" if "places" in record else "position"
    lying, options = record.get(key), record.get("options") or {}
    if not isinstance(lying, dict) or [name for name in record if name not in SAID + OTHERS]:
        return []
    pairs = [("position", str(record["game"]))]
    options = dict(options, pack=record["pack"]) if "pack" in record else options
    pairs += [(name, str(options[name])) for name in options]
    for name, value in lying.items():
        if key == "places" and is_row(name):
            if name != name.lower():  # attributes have no capitals
                return []
            name = "row." + name.replace(" ", "+")
        if isinstance(value, list):
            value = ",".join([str(each) for each in value])
        pairs.append((name, str(value)))
    pairs.append(("play", ", ".join(record.get("moves") or [])))
    pairs.append(("names", ",".join(record.get("names") or [])))
    pairs += [(name, str(record.get(name, ""))) for name in ("players", "view", "start", "end")]
    pairs.append(("title", record.get("title") or ""))
    notes = record.get("notes") or {}
    pairs += [("note" + at, notes[at]) for at in sorted(notes, key=int)]
    return [(name, value) for name, value in pairs if value or name in lying or name[:4] == "row."]


def says_all(placed: dict, record: dict) -> bool:
    """Return whether a record that was read from attributes is the one that they were made of."""
    given = placed.get("options") or {}
    for name, value in (record.get("options") or {}).items():
        if given.get(name) != value:
            return False
    if placed.get("pack") != record.get("pack", placed.get("pack")):
        return False
    if list(placed.get("places") or ()) != list(record.get("places") or ()):
        return False
    return not [name for name in SAID if (placed.get(name) or None) != (record.get(name) or None)]
