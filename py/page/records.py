"""Games from elsewhere, by a link, pasted, dropped or as a file; and playing on from them."""

import asyncio
import json

import viewer
from dom import SITE, button, clear, dialog, el, find, notice
from engine import EngineError
from pyscript import document, window
from pyscript.js_modules import host, share
from speech import joined, word


def code_in(address, name):
    """What stands after `#record=` or `#play=`, or None."""
    mark = "#" + name + "="
    return address[len(mark) :] if address.startswith(mark) else None


async def text_of(code):
    """The text of a record. EngineError if the link is damaged."""
    answer = json.loads(await share.decode(code))
    if "error" in answer:
        raise EngineError(word(answer["error"]))
    return answer["text"]


async def page_of_record(page, visit, text, root, at):
    """The page of a record, from its move number `at`; None if the page was left meanwhile.
    EngineError if it is refused."""
    answer = await page.engine.frames(text)
    frames = answer["frames"]
    if "error" in frames[-1]:  # a move that cannot be made
        raise EngineError(frames[-1]["error"])
    await page.offers.load()
    offer = page.offers.of(answer["game"])
    deck = await page.decks.loaded(offer["deck"])
    if visit.over:
        return None
    names = answer["names"]
    page.root.setAttribute("data-of", offer["id"])
    surround(root, offer, word("played-by", names=joined(names)), "")
    made = viewer.make(page, find(".viewer-place", root), True)
    made.show(frames, names, offer, deck, None, at)
    controls(page, root, made, json.loads(text))
    return made


def surround(root, offer, title, rule):
    """What stands around a viewer that has the page to itself."""
    clear(root)
    document.title = word("page-title", game=offer["title"])
    head = el("header", "bar", root)
    home = el("a", "home", head, href="index.html", data_do="lobby", aria_label=word("all-games"))
    el("span", "mark", home, aria_hidden="true")
    what = el("div", "what", head)
    el("h1", "title", what, offer["title"])
    el("p", "facts", what, title)
    tools = el("div", "tools", head)
    el(
        "a",
        "button plain",
        tools,
        word("do-rules"),
        href=SITE + "rules/" + offer["id"] + ".html" + ("#" + rule if rule else ""),
    )
    main = el("main", "viewer-main", root)
    el("div", "viewer-place", main)
    el("div", "viewer-more", main)
    el("p", "credit", main, offer["credit"])


def controls(page, root, made, record, whose=True):
    """Whose view it is (`whose`: may be chosen), and playing on."""
    made.record = record
    row = el("div", "buttons viewer-controls", None)
    find(".viewer-more", root).prepend(row)
    if whose:
        label = el("label", "field", row)
        el("span", "quiet", label, word("whose-view"))
        select = el("select", "", label)
        el("option", "", select, word("all-hands"), value="")
        for seat, name in enumerate(made.names):
            el("option", "", select, word("as-seen-by", name=name), value=seat)
        select.addEventListener(
            "change", lambda event: asyncio.create_task(change_view(page, made, select.value))
        )
    button(word("play-on"), "play-on", row)


async def change_view(page, made, chosen):
    """The same moment as another seat sees it."""
    seat = int(chosen) if chosen else None
    made.seat = seat
    answer = await page.engine.frames(made.record, seat)
    if made.seat == seat and made.root.isConnected:
        made.stop()
        made.show(
            answer["frames"], answer["names"], made.offer, made.deck, None, made.at, seat or 0
        )


async def play_on(page, element):
    """To a table that goes on from here, in the seat whose turn it is."""
    made = page.routes.viewer
    frame = made.frames[made.at]
    actor = frame["display"]["actor"]
    seat = actor if made.seat is None else made.seat
    cut = dict(made.record, moves=made.record["moves"][: frame["move"]])
    code = await share.encode(json.dumps(cut))
    page.routes.go("index.html?seat=%d#play=%s" % (seat if type(seat) is int else 0, code))


# From the clipboard, a file, or by hand.


def ask_for_one(page, element):
    body = dialog(word("do-open"))
    el("p", "", body, word("open-help"))
    form = el("form", "dialog-body flush", body, data_open="")
    entry = el(
        "textarea", "", form, rows="5", aria_label=word("link-or-record"), spellcheck="false"
    )
    row = el("div", "buttons", form)
    button(word("open-it"), "open-text", row, "primary")
    button(word("choose-file"), "open-file", row)
    picker = el(
        "input",
        "",
        row,
        type="file",
        id="record-file",
        aria_label=word("file-to-open"),
        accept="application/json,.json,.txt",
    )
    picker.hidden = True
    entry.focus()


async def open_written(page, element):
    """What was pasted into the field."""
    await open_text(page, find("[data-open] textarea").value)


async def open_text(page, text):
    """A link or the text of a record."""
    go_to(page, await address_for(text))


async def open_file(page, file):
    go_to(page, await address_for_file(file))


def go_to(page, address):
    if address:
        page.routes.go(address)


async def address_for(text):
    """Where a link or the text of a record is shown, or None with a notice that says why not."""
    answer = json.loads(await share.codeOf(text))
    if "error" in answer:
        notice(word(answer["error"]))
        return None
    return "index.html#record=" + answer["code"]


async def address_for_file(file):
    answer = json.loads(await share.read(file))
    if "error" in answer:
        notice(word(answer["error"]))
        return None
    return await address_for(answer["text"])


def like_a_game(text):
    return "#record=" in text or "#play=" in text or text.strip()[:1] == "{"


# What an embedding page is told.


async def tell_result(page, frame):
    """The end of a game."""
    display = frame["display"]
    record = (await page.engine.ask("record"))["record"]
    result = {"scores": display["scores"], "winners": display["winners"], "record": record}
    host.over(json.dumps(result))


def outside(address):
    """To another page of the site: from a frame in a window of its own."""
    if host.framed:
        window.open(address, "_blank", "noopener")
    else:
        window.location.href = address
