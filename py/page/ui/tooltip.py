"""The tip: one small sheet beside the element that it explains, until something else is done."""

from pyscript import document, window

from page.logic.board.placement import HARDLY, NEVER, RATHER, room, rows
from page.platform.i18n import sentences, word
from page.ui.dom import clear, closest, el, find, part, place, raised, say

GAP = 4  # to what it explains and to the edges of the window, in px
RING = 5  # of the card with the focus: .hand in static/css/table.css
LIFT = 8  # of that card
WIDTHS = ("16rem", "26rem")  # at the most
REST = 400  # of the mouse on a mark or a term, until it is explained, in ms
LIE = ":is(.trick, .open) .card, .acts button, .order .circle circle, .line .plate"
TELL = ".plate, .last, .handtools button, .signs li, .order :is(li, .order-note)"
EXPLAINED = "[data-do=sign], [data-do=term]"
resting = [None]  # the timer


def watch(root):
    """Explain the marks and terms on which the mouse rests."""
    root.addEventListener("pointerover", rest)
    root.addEventListener("pointerout", rest_no_more)


def rest(event):
    holder = closest(event, EXPLAINED)
    rests = document.documentElement.getAttribute("data-pointed") != "still"  # since a press
    if holder and event.pointerType == "mouse" and rests and not event.buttons:
        resting[0] = window.setTimeout(lambda *_: holder.click(), REST)


def rest_no_more(event):
    if closest(event, EXPLAINED):
        hide()


def show(anchor, title, lines):
    """Show it beside an element, and have it spoken."""
    tip = raised(part(document.body, "#tip", "aside", "tip", id="tip", aria_label=word("do-help")))
    clear(tip)
    el("b", "", tip, title)
    for line in lines:
        el("p", "", tip, line)
    board = anchor.closest(".board")
    x, y, wide, high = place(board) if board else (0, 0, window.innerWidth, window.innerHeight)
    boxes = [((a - x, b - y, c, d), dear) for (a, b, c, d), dear in needed(anchor)]
    a, b, c, d = whole(anchor)
    tries = []
    for width in WIDTHS:
        tip.style.setProperty("--most", width)
        spot = room((a - x, b - y, c, d), place(tip)[2:], (wide, high), boxes, GAP)
        tries.append(spot + (width,))
    _, left, top, width = min(tries)
    tip.style.setProperty("--most", width)
    tip.style.left = "%dpx" % (x + left)
    tip.style.top = "%dpx" % (y + top)
    say(sentences([word("sentence", text=title)] + lines))


def whole(element):
    """Return the place of an element: of a mark on a plate that of the plate, and of a card of the
    hand with the ring that it may have."""
    x, y, wide, high = place(element.closest(".plate") or element)
    if not element.closest(".hand"):
        return x, y, wide, high
    return x - RING, y - RING - LIFT, wide + 2 * RING, high + 2 * RING + LIFT


def needed(anchor):
    """Return places at a table, and what it costs to cover them: never the cards of the hand and
    those that lie there, the ring of suits, the buttons and one's own plate; rather not the words
    and the others' plates."""
    table = anchor.closest("#table")
    if not table:
        return []
    never = rows([whole(card) for card in list(table.querySelectorAll(".hand .card"))])
    boxes = [(box, NEVER) for box in never]
    for names, dear in ((LIE, NEVER), (TELL, RATHER), (".say > p", HARDLY)):
        boxes += [(place(each), dear) for each in list(table.querySelectorAll(names))]
    # Words for screen readers alone have next to no width.
    return [(box, dear) for box, dear in boxes if box[2] > 2 and box[3] > 2]


def write(line, text):
    """Write a text into the line above the hand. One that is too long lies over the table."""
    line.textContent = text
    line.setAttribute("data-tip", "")
    fit(line)


def fit(line):
    """Lay the line over the table if it has no room above the prompt."""
    line.classList.remove("over")
    line.classList.toggle("over", line.scrollHeight > line.clientHeight + 1)


def erase(line):
    """Erase a text that was written so, and nothing else."""
    if line.hasAttribute("data-tip"):
        line.removeAttribute("data-tip")
        line.classList.remove("over")
        clear(line)


def is_shown():
    return find("#tip > *") is not None


def hide():
    """Remove it, and let none come by itself; return whether it was there."""
    window.clearTimeout(resting[0])
    shown = is_shown()
    if shown:
        clear(find("#tip"))
    return shown
