"""The way of the focus: along the hand, up to the bar and down again; and its new place when the
focused element is gone."""

from pyscript import document, window

from page.ui.dom import find, open_dialog, place


def mend(page):
    """Give a lost focus to the hand, or to the line with the prompt; away from the table to the
    heading of the page.

    This happens only after the person has done something: a page that opens takes no focus, nor
    does an iframe from the page around it.
    """
    where = page.root.getAttribute("data-page")
    if where == "table":
        hand = page.table.board.hand
        # The hand is always visible: looking would force a layout of the whole page at every move.
        # `Hand.settle` gives its own lost focus to a neighbour.
        if hand.lost is not None or hand.has(document.activeElement):
            return
    if not lost() or not document.hasFocus() or not touched():
        return
    if open_dialog():
        find("#dialog-title").focus()
    elif where == "table":
        if page.table.covered():
            page.table.session.cover.button.focus()
        elif hand.focus(0) is None:
            hand.park()
    else:
        heading = find("#" + where + " :is(h1, [role=alert])")
        if heading:
            heading.tabIndex = -1
            heading.focus()


def lead(element):
    """Move the focus of a playing person to the next control."""
    if document.hasFocus() and touched() and not open_dialog():
        element.focus()


def lost():
    """Return whether no visible, usable element has the focus."""
    here = document.activeElement
    if not here or here.tagName == "BODY":
        return True
    if here.matches(":disabled"):
        return True
    # An element in an open dialog is visible; elsewhere the browser has to lay out the page to
    # tell.
    return not here.closest("dialog[open]") and not here.getClientRects().length


def touched():
    """Return whether somebody has clicked or pressed a key on this page."""
    activation = getattr(window.navigator, "userActivation", None)
    return bool(activation and activation.hasBeenActive)


def arrow(board, key):
    here = document.activeElement
    cards = board.hand.holders()
    acts = list(board.acts.querySelectorAll("button"))
    playable = any(each.hasAttribute("data-action") for each in cards)
    in_acts = acts and board.acts.contains(here)
    holders = acts if in_acts or (acts and not playable and here not in cards) else cards
    if not holders:
        return
    # The first button stands on the right where lines begin there; a card lies where it lies.
    turned = holders is acts and window.getComputedStyle(board.acts).direction == "rtl"
    at = holders.index(here) if here in holders else None
    if at is None or key == "Home":
        target = holders[0]
    elif key == ("ArrowRight" if turned else "ArrowLeft"):
        target = holders[at - 1]
    elif key in ("ArrowLeft", "ArrowRight"):
        target = holders[(at + 1) % len(holders)]
    elif key == "End":
        target = holders[-1]
    else:
        up = key == "ArrowUp"
        target = beyond(holders, here, up)
        if target == here and up and acts and not in_acts:
            acts[0].focus()
            return
        if target == here and not up and cards and in_acts:
            board.hand.focus(0)
            return
    if holders is cards:
        board.hand.reach(target)
    target.focus()


def beyond(holders, here, up):
    """Return the nearest card in the row above or below."""
    x, y, _, height = place(here)
    best, least = here, 1e9
    for each in holders:
        left, top, _, _ = place(each)
        if (top < y - height / 2) if up else (top > y + height / 2):
            far = abs(top - y) * 3 + abs(left - x)
            if far < least:
                best, least = each, far
    return best
