"""Games from elsewhere, by a link, pasted, dropped or as a file; and playing on from them."""

import json

import viewer
import words
from deck import deck
from dom import SITE, button, clear, dialog, el, find, notice
from engine import EngineError, ask, games, offer
from pyscript import document, window
from pyscript.js_modules import host, share


def code_in(address, name):
    """What stands after `#record=` or `#play=`, or None."""
    mark = "#" + name + "="
    return address[len(mark) :] if address.startswith(mark) else None


async def text_of(code):
    """The text of a record. EngineError if the link is damaged."""
    answer = json.loads(await share.decode(code))
    if "error" in answer:
        raise EngineError(answer["error"])
    return answer["text"]


class Given:
    """The record that the page shows, for as long as it does."""

    record = None
    viewer = None


async def page(text, root, at):
    """The page of a record, from its move number `at`. EngineError if it is refused."""
    answer = await ask("frames", record=text)
    frames = answer["frames"]
    if "error" in frames[-1]:  # a move that cannot be made
        raise EngineError(frames[-1]["error"])
    await games()
    about = offer(answer["game"])
    document.documentElement.setAttribute("data-of", about["id"])
    drawings = deck(about["deck"])
    await drawings.load()
    names = answer["names"]
    surround(root, about, words.PARTY % words.join(names), "")
    made = viewer.make(find(".viewer-place", root), True)
    made.show(frames, names, about, drawings, None, at)
    controls(root, made, text, names)
    return made


def surround(root, about, title, rule):
    """What stands around a viewer that has the page to itself."""
    clear(root)
    head = el("header", "bar", root)
    home = el("a", "home", head, href="index.html", data_do="lobby", aria_label="All games")
    el("span", "mark", home, aria_hidden="true")
    what = el("div", "what", head)
    el("h1", "title", what, about["title"])
    el("p", "facts", what, title)
    tools = el("div", "tools", head)
    el(
        "a",
        "button plain",
        tools,
        "Rules",
        href=SITE + "rules/" + about["id"] + ".html" + ("#" + rule if rule else ""),
    )
    main = el("main", "viewer-main", root)
    el("div", "viewer-place", main)
    el("div", "viewer-more", main)
    el("p", "credit", main, about["credit"])


def controls(root, made, record, names, whose=True):
    """Whose view it is (`whose`: may be chosen), and playing on. `record` is an object or text."""
    Given.record = json.loads(record) if type(record) is str else record
    Given.viewer = made
    row = el("div", "buttons viewer-controls", None)
    find(".viewer-more", root).prepend(row)
    if whose:
        label = el("label", "field", row)
        el("span", "quiet", label, "Whose view")
        select = el("select", "", label)
        el("option", "", select, words.ALL_OPEN, value="")
        for seat, name in enumerate(names):
            el("option", "", select, words.AS_SEEN_BY % name, value=seat)
        select.addEventListener("change", change_view)
    button(words.PLAY_ON, "play-on", row)


async def change_view(event):
    """The same moment as another seat sees it."""
    chosen = event.target.value
    made = Given.viewer
    seat = int(chosen) if chosen else None
    keys = {} if seat is None else {"seat": seat}
    answer = await ask("frames", record=Given.record, **keys)
    made.stop()
    made.limited = seat is not None
    made.show(
        answer["frames"], answer["names"], made.about, made.drawings, None, made.at, seat or 0
    )


async def play_on():
    """The address of a table that goes on from here, in the seat whose turn it is."""
    made = Given.viewer
    frame = made.frames[made.at]
    actor = frame["display"]["actor"]
    seat = made.board.me if made.limited else actor
    cut = dict(Given.record, moves=Given.record["moves"][: frame["move"]])
    code = await share.encode(json.dumps(cut))
    return "index.html?seat=%d#play=%s" % (seat if type(seat) is int else 0, code)


# From the clipboard, a file, or by hand.


def ask_for_one():
    body = dialog("Open a game")
    el("p", "", body, words.OPEN_HELP)
    form = el("form", "dialog-body flush", body, data_open="")
    entry = el("textarea", "", form, rows="5", aria_label="Link or record", spellcheck="false")
    row = el("div", "buttons", form)
    button("Open", "open-text", row, "primary")
    button("Choose a file", "open-file", row)
    picker = el(
        "input",
        "",
        row,
        type="file",
        id="record-file",
        aria_label="File to open",
        accept="application/json,.json,.txt",
    )
    picker.hidden = True
    entry.focus()


def written():
    return find("[data-open] textarea").value


async def address_for(text):
    """Where a link or the text of a record is shown, or None with a notice that says why not."""
    answer = json.loads(await share.codeOf(text))
    if "error" in answer:
        notice(answer["error"])
        return None
    return "index.html#record=" + answer["code"]


async def address_for_file(file):
    answer = json.loads(await share.read(file))
    if "error" in answer:
        notice(answer["error"])
        return None
    return await address_for(answer["text"])


def like_a_game(text):
    return "#record=" in text or text.strip()[:1] == "{"


# What an embedding page is told.


def result(frame, record):
    view = frame["display"]
    host.over(json.dumps({"scores": view["scores"], "winners": view["winners"], "record": record}))


def outside(address):
    """To another page of the site: from a frame in a window of its own."""
    if host.framed:
        window.open(address, "_blank", "noopener")
    else:
        window.location.href = address
