"""One small sheet of paper that lies beside what it explains, until something else is done."""

from dom import clear, el, find, part, raised, say
from motion import place
from pyscript import document, window
from speech import sentences, word

GAP = 8  # to what it explains and to the edges of the window, in px


def show(anchor, title, lines):
    """Lays it beside an element, and has it spoken."""
    tip = raised(part(document.body, "#tip", "aside", "tip", id="tip", aria_label=word("do-help")))
    clear(tip)
    el("b", "", tip, title)
    for line in lines:
        el("p", "", tip, line)
    x, y, wide, high = place(anchor)
    _, _, own, tall = place(tip)
    left = max(GAP, min(x + wide / 2 - own / 2, window.innerWidth - own - GAP))
    above = y - tall - GAP
    top = above if above >= GAP else min(y + high + GAP, window.innerHeight - tall - GAP)
    tip.style.left = "%dpx" % left
    tip.style.top = "%dpx" % max(GAP, top)
    say(sentences([word("sentence", text=title)] + lines))


def hide():
    """Takes it away; whether it was there."""
    tip = find("#tip")
    if not tip or not tip.firstElementChild:
        return False
    clear(tip)
    return True
