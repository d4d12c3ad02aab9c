"""What a viewer shows, by the address: an example, a record, a position, a question, the editor.

Modules that a frame with an example does not need are imported when their address comes.
"""

from pyscript import window

from page.help import examples
from page.platform.engine import EngineError
from page.platform.i18n import word
from page.platform.urls import behind
from page.ui import focus
from page.ui.dom import clear, el, find
from page.ui.error_messages import show_error, ways


def await_in(place):
    """Show that a viewer is being loaded, where nothing else is there yet; index.html has the same
    for a first visit."""
    if place.firstElementChild:
        return
    box = el("div", "awaited", place)
    el("span", "mark", box, aria_hidden="true")
    el("p", "prompt", box, word("loading-viewer"))
    bar = el("div", "loading-bar", box, role="progressbar", aria_label=word("loading-viewer"))
    el("i", "", bar)


def check_values(names=()):
    """EngineError for a bad value in the address. `names`: parameters that are known there."""
    fault = window.reading.fault(",".join(names))
    if fault:
        raise EngineError(str(fault.message))


async def view(routes, visit, params):
    """Show an example of the rulebook, or the record in the address."""
    place = find("#viewer")
    place.setAttribute("data-table", "")
    place.setAttribute("data-status", "loading")
    await_in(place)
    try:
        check_values(params if "position" in params else ())
        kind, code = behind()
        if kind == "answer":
            from page.multiplayer import guest

            await visit.during(guest.answered(place, code))
            return
        if "example" in params:
            made = await examples.page_of_example(routes.page, visit, params["example"], place)
        elif "compose" in params:
            from page.compose import composer

            made = await composer.come(routes.page, visit, place, params)
        elif "puzzle" in params:
            from page.daily import puzzle

            made = await puzzle.come(routes.page, visit, place, params)
        elif "position" in params:
            from page.replay import replay_page

            made = await replay_page.page_of_position(routes.page, visit, place, params)
        else:
            from page.lessons import course
            from page.replay import replay_page

            code = await visit.during(replay_page.code_here())
            text = await visit.during(replay_page.text_of(code))
            show = course.open_list if text[:1] == "[" else replay_page.page_of_record
            made = await show(routes.page, visit, text, place, params)
        routes.viewer = made
        routes.bare(place)
        focus.mend(routes.page)
    except Exception as error:
        clear(place)
        place.setAttribute("data-status", "error")
        box = el("main", "viewer-main", place)
        show_error(el("p", "told", box, role="alert"), error)
        ways(el("div", "buttons", box), error)
        focus.mend(routes.page)
        if not isinstance(error, EngineError):
            raise
