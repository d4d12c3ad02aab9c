"""The contents of the picture of a moment in a viewer, to be saved.

`static/js/pictures/position-card.js` draws it.
"""

import json

from pyscript import document
from pyscript.js_modules import share

from page.platform.i18n import amount, listed, word
from page.ui.dom import attribute, button, dialog, el, find, notice


def ask(page, element):
    """Ask for the kind of file."""
    body = dialog(word("do-picture"))
    row = el("div", "buttons", body)
    button("PNG", "picture-as", row, "primary", data_kind="png")
    button("SVG", "picture-as", row, data_kind="svg")


async def save(page, element):
    """Draw the moment that the viewer shows, and give the person its file."""
    made = page.viewer_of(element)
    if made is None or not made.frames:
        return
    find("#dialog").close()
    content, cards = contents(made, attribute(element, "data-kind"))
    await give(page, share.position, content, made.board.faces, cards)


async def give(page, draw, content, faces, cards):
    """Draw a picture with these cards, and give the person its file."""
    during = page.routes.visit.during
    holder = el("div", "for-picture", document.body, aria_hidden="true")
    try:
        for card in cards:
            faces.drawn(card, holder)
        file = await during(draw(json.dumps(content), holder))
    finally:
        holder.remove()
    if not file:
        notice(word("cannot-load"))
    elif await during(share.save(file)) == "saved":
        notice(word("picture-saved"))


def counted(info, score, notes):
    """Return the words for a score, if there is one that the notes do not have."""
    said = amount(info, score)
    return [said] if score and said not in notes else []


def contents(made, kind):
    """Return what stands on the picture, and its named cards in the order in which they are
    drawn."""
    frame = made.frames[made.at]
    display = frame["display"]
    hands = display["hands"]
    below = made.board.me
    order = [(below + step) % len(hands) for step in range(len(hands))]
    if not made.board.faces.info["clockwise"]:
        order = order[:1] + order[:0:-1]
    scores, tokens, info = display["scores"], display["tokens"], made.board.faces.info
    seats = [
        {
            "name": made.board.names[seat],
            "notes": display["notes"][seat]
            + [tokens[seat]["text"] if tokens[seat] else ""]
            + counted(info, scores[seat % len(scores)], display["notes"][seat]),
            "acts": display["actor"] == seat,
            "cards": hands[seat],
        }
        for seat in order
    ]
    table = display["table"] + ([display["turned"]] if display["turned"] else [])
    lies = display["last_trick"] if not display["trick"] else None
    last = [card for _, card in lies["plays"]] if lies else []
    trick = [{"name": made.board.names[seat], "card": card} for seat, card in display["trick"]]
    content = {
        "title": info["title"],
        "heading": attribute(made.root, "data-heading") or "",
        "facts": " · ".join(display["facts"] + [sign["text"] for sign in display["signs"]]),
        "caption": made.caption.textContent,
        "seats": seats,
        "trick": trick,
        "table": table,
        "spread": display["spread"],
        "note": display["note"],
        "last": last,
        "lastLabel": listed([word("last-trick"), made.board.names[lies["winner"]]]) if lies else "",
        "stock": display["stock"],
        "kind": kind,
        "file": "rondas-%s-%s" % (info["id"], frame["move"]),
    }
    rows = display["spread"]["rows"] if display["spread"] else []
    cards = [card for seat in seats for card in seat["cards"]] + table
    cards += [card for row in rows for card in row["cards"]]
    cards += [play["card"] for play in trick] + last
    return content, [card for card in cards if card != "?"]
