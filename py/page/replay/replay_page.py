"""Games from elsewhere, by link, paste, drop or file; and playing on from them."""

import json

from pyscript import window
from pyscript.js_modules import host, share

from page.logic.composing import in_order
from page.logic.levels import FOLLOWS
from page.logic.table_config import cast_of, company_of, scores_before, seat_known, seed_of
from page.platform.engine import EngineError
from page.platform.i18n import called, in_language, language, word
from page.platform.urls import SITE, address, parameters
from page.platform.urls import in_order as names_in
from page.replay import latest, question, review, viewer
from page.replay.surroundings import change_view, check_view, controls, surround
from page.table import auto_level
from page.ui.dom import (
    LITERAL,
    button,
    close_dialog,
    dialog,
    el,
    file_picker,
    find,
    notice,
    say,
)

SOON = 60
"""Frames among which a first turn is searched: each takes time to be put into words."""


async def text_of(code):
    """Return the text of a record, or of a list of records. EngineError if the link is damaged."""
    answer = json.loads(await share.decode(code))
    if "error" in answer:
        raise EngineError(word(answer["error"]))
    return answer["text"]


async def code_here():
    """Return the code in the address."""
    return str(await share.sound(window.reading.here().content.signs))


async def record_of(code):
    """Return the one record behind a code. EngineError if there is none, or a list."""
    text = await text_of(code)
    record = json.loads(text)
    if type(record) is list:
        raise EngineError(word("one-of-list"))
    return in_order(record, text)


async def request_of(routes, visit, params):
    """Return the `open` request for going on from the position in the address, and the stored game
    that came of it. EngineError if it is impossible."""
    from page.platform.storage import saved_key  # which a frame does not have

    page = routes.page
    code = await visit.during(code_here())
    record = await visit.during(record_of(code))
    level = page.settings.now["level"]
    info = page.games.of(record.get("game"))
    if info and (params.get("bots") or level) == FOLLOWS:
        level = await auto_level.followed(page, visit, {}, info)
    request = company_of(params, level)
    if request.get("guests"):
        raise EngineError("seats: nobody at another device joins a game that has begun elsewhere")
    cast = cast_of(record, page.games.ids())
    request = dict(request, record=record, cast=cast)
    if not params.get("seed"):
        request["seed"] = seed_of(code)
    page.engine.start(routes.progress)
    opened = await visit.during(page.engine.ask("open", **request))
    key = saved_key(opened["save"])
    ended = {saved_key(each["save"]): each for each in routes.ended()}
    kept = (await visit.during(page.device.games())).get(key) or ended.get(key)
    return dict(request, before=scores_before(record)), kept


async def page_of_record(page, visit, text, root, params, number=None):
    """Build the page of a record, with everything else in the address. EngineError if it is
    refused. `number`: which of a list it is, from 1."""
    record = json.loads(text)
    if "view" in params and "view" not in record:
        record["view"] = int(params["view"]) if params["view"].isdigit() else params["view"]
        text = text.rstrip()[:-1] + ', "view": ' + json.dumps(record["view"]) + "}"
    if "names" in params:
        record["names"] = params["names"].split(",")
        record.pop("cast", None)
        text = json.dumps(record)
    at = params.get("move", "")
    reviewed = params.get("review")
    back = page.routes.ways_back()
    # The statistics lead to a game of the person's own; it is shown before it is reviewed.
    kept = bool(back) and params.get("seat", "").isdigit()
    own = params["seat"] if kept else None
    asked = own if reviewed is None else reviewed
    seat = None if asked is None else int(asked)
    if asked is None and type(record.get("view")) is int:
        seat = record["view"]
    composed = "?compose=" in back.partition(" ")[0]
    mine = seat if back and not composed else None
    answer = await visit.during(page.engine.frames(seat, mine, record=text))
    frames, names = answer["frames"], answer["names"]
    others = called([name for at, name in enumerate(names) if at != mine])
    by = word("played-by" if mine is None else "played-with", names=others)
    title = answer["title"] or ("" if answer["positioned"] else by)
    made, info, deck = await laid(
        page, visit, root, answer, "" if number else title, {"record": record}
    )
    made.root.setAttribute("data-heading", title)
    if number:
        made.root.setAttribute("data-lesson", str(number))
    made.mine = answer["view"] if mine is None and type(answer["view"]) is int else mine
    made.cast = dict(enumerate(cast_of(record, page.games.ids())))
    first = int(at) if at.isdigit() else answer["start"]
    if not (at.isdigit() or answer["start"] or answer["positioned"]):
        first = first_turn(frames, seat)
    bottom = answer["asked"] if seat is None else seat
    made.show(frames, names, info, deck, answer["notes"], first, bottom or 0)
    made.seat = seat
    fixed = answer["view"] is not None or answer["asks"]
    controls(page, root, made, text, not fixed)
    if composed:
        lead_to_editor(root, back)
    if fixed or number or answer["positioned"]:
        return made
    panel = review.Panel(page, made, root, visit, text, change_view)
    if back:
        panel.lead_back(back, kept)
    if reviewed is not None:
        panel.open(seat, not at.isdigit())
    return made


def lead_to_editor(root, back):
    """Add a way back to the editor of the record. `back`: see `Routes.go`."""
    href = back.partition(" ")[0]
    link = el("a", "button", None, word("back-to-editor"), href=href, data_do="back")
    find(".viewer-controls", root).prepend(link)


async def laid(page, visit, root, answer, title, asked):
    """Build the page around the frames of an answer: return the empty viewer, the game and its
    deck. EngineError for a bad move. `asked`: the keys of a request to judge an answer."""
    if "error" in answer["frames"][-1]:
        raise EngineError(answer["frames"][-1]["error"])
    check_view(len(answer["names"]))
    await visit.during(page.games.load())
    info = answer["info"] or page.games.of(answer["game"])
    deck = await visit.during(page.decks.loaded(info["deck"]))
    page.root.setAttribute("data-of", info["id"])
    surround(root, info, title, None if answer["info"] else "")
    made = viewer.make(page, find(".viewer-place", root), True)
    made.range = (answer["start"], answer["end"] or None)
    if answer["asks"]:
        made.asking = question.Quiz(page, made, asked, answer["asks"])
    return made, info, deck


async def page_of_position(page, visit, root, params):
    """Show the page of the position in the address. EngineError if it is impossible."""
    page.engine.start(page.routes.progress)
    placed = await visit.during(page.engine.ask("place", parameters=params, order=names_in()))
    shown = {name: params[name] for name in params if name != "names"}
    return await page_of_record(page, visit, placed["text"], root, shown)


def first_turn(frames, seat):
    """Return the frame in which a seat has its first turn; the start if it has none soon, or for
    None."""
    for at in range(0 if seat is None else min(len(frames), SOON)):
        if frames[at]["display"]["actor"] == seat:
            return at
    return 0


async def play_on(page, element):
    """Open a table that goes on from here, in the seat from which the reader looks."""
    made = page.viewer_of(element)
    if made is None:  # the person has left since the click
        return
    frame = made.frames[made.at]
    display = frame["display"]
    seat = made.seat
    if seat is None:
        seat = seat_known(display["hands"], display["actor"])
    record = json.loads(made.text)
    cut = dict(record, moves=record["moves"][: frame["move"]])
    last = made.frames[-1]["display"]
    if last["winners"]:
        cut["before"] = last["scores"]
    encoding = share.encode(json.dumps(cut))
    fills_page = made == page.routes.viewer
    code = await (page.routes.visit.during(encoding) if fills_page else encoding)
    back = made.panel.here() if made.panel else ""
    if back:  # the way back in the history, too, leads to this moment
        last, _, others = back.partition(" ")
        page.routes.rewrite(last, back=others)
    asked = parameters()
    params = {name: asked[name] for name in ("bots", "speed") if name in asked}
    params["seat"] = seat
    there = address(params) + "#play=" + code
    if fills_page:
        page.routes.go(there, back)
    else:
        outside(in_language(SITE + there, language()))


# From the clipboard, a file, or by hand.


async def ask_for_one(page, element):
    """Show a field for a link or a record, and the latest games."""
    body = dialog(word("do-open"))
    form = el("form", "open-mat", body, data_open="")
    el("p", "", form, word("open-help"))
    entry = el("textarea", "", form, rows="2", aria_label=word("link-or-record"),
               placeholder="https://…", **LITERAL)  # fmt: skip
    el("p", "ill", form, id="open-fault")
    row = el("div", "buttons", form)
    button(word("open-it"), "open-text", row, "primary")
    button(word("choose-file"), "open-file", row)
    file_picker("record-file", row, word("file-to-open"), "application/json,.json,.txt")
    entry.focus()
    await latest.show(page, body)


async def open_written(page, element):
    """Open the text in the field."""
    await open_text(page, find("[data-open] textarea").value)


async def open_text(page, text):
    """Open a link of this site, a code, or the text of a record, with anything around it."""
    answer = json.loads(await page.routes.visit.during(share.found(text)))
    if "error" in answer:
        refuse(word(answer["error"]))
    elif page.routes.composer and await page.routes.composer.taken(answer):
        close_dialog()
    elif "answer" not in answer:
        page.routes.go(answer.get("address") or "index.html#record=" + answer["code"])
    elif page.inviting:  # it is for the table that is open here
        await page.inviting.accept(answer["answer"])
    else:
        page.routes.go("index.html#answer=" + answer["answer"])


def refuse(told):
    """Say what is wrong with a text or a file: at the field for it, if that is open."""
    form = find("[data-open]")
    if not form:
        notice(told)
        return
    find("#open-fault", form).textContent = told
    entry = find("textarea", form)
    entry.setAttribute("aria-invalid", "true")
    entry.setAttribute("aria-describedby", "open-fault")
    entry.focus()
    say(told)


async def open_file(page, file):
    answer = json.loads(await page.routes.visit.during(share.read(file)))
    if "error" in answer:
        refuse(word(answer["error"]))
    else:
        await open_text(page, answer["text"])


# Reports to an embedding page.


async def tell_result(frame, answer):
    """Report the end of a game with its record, which was requested at once."""
    display = frame["display"]
    record = (await answer)["record"]
    result = {"scores": display["scores"], "winners": display["winners"], "record": record}
    host.over(json.dumps(result))


def outside(address):
    """Go to another page of the site: from a frame in a new window."""
    if host.embedded:
        window.open(address, "_blank", "noopener")
    else:
        window.location.href = address
