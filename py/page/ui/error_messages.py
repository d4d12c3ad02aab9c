"""Errors in a sentence, and what can be done about them."""

import asyncio
import io
import sys

from pyscript import window

from page.platform.engine import EngineError, EngineStopped, line_of
from page.platform.i18n import word
from page.ui.dom import button, clear, el, notice, propose


class Astray(EngineError):
    """An address that leads nowhere, in a sentence; with the `address` to go to instead, and the
    words of that link, and the exact line of a refusal."""

    def __init__(self, sentence, label, address, line=""):
        super().__init__(sentence)
        self.line = line
        self.label = label
        self.address = address


def is_refused(error):
    """Return whether it would be refused again, because the request itself is wrong."""
    return isinstance(error, EngineError) and not isinstance(error, EngineStopped)


def sentence_of(error):
    if isinstance(error, EngineError):
        return word("cannot-open" if is_refused(error) else "cannot-load")
    return word("went-wrong")  # a fault of the page's own


def show_error(place, error, sentence=None):
    """Put a sentence into a place, by default that nothing could be opened, with the exact line of
    a refusal in small letters; return the sentence."""
    clear(place)
    if isinstance(error, Astray):
        place.textContent = line_of(error)
        if error.line:
            place.append(" ")
            el("small", "", place, error.line, dir="auto")  # it may be in English
        return line_of(error)
    text = sentence or sentence_of(error)
    shown = el("span", "", place, text)
    if is_refused(error):
        place.append(" ")
        el("small", "", place, line_of(error), dir="auto")  # it may be in English
        return text
    window.console.warn(line_of(error))
    if not sentence and isinstance(error, EngineStopped):
        asyncio.create_task(explained(shown, line_of(error)))
    return text


async def explained(shown, line):
    """Say more exactly why something was not loaded, if that can be found out from the `line`."""
    why = str(await window.startup.whyFailed(line))
    if why and shown.isConnected:
        shown.textContent = why


def ways(parent, error, going_on=False):
    """Add buttons: try again, unless that cannot help, and back to the front page."""
    clear(parent)
    if isinstance(error, Astray) and error.label:
        el("a", "button bold", parent, error.label, href=error.address, data_do="visit")
    elif going_on or (not is_refused(error) and not window.startup.isFailing()):  # which has one
        button(word("try-again"), "retry", parent, "bold")
    el("a", "button bold", parent, word("back-home"), href="index.html", data_do="lobby")


def report(error):
    """Report the error of a task that nobody waits for."""
    if is_refused(error):
        notice(word("not-done"), line_of(error))
    elif isinstance(error, EngineStopped):
        not_loaded(error)
    else:
        text = io.StringIO()
        sys.print_exception(error, text)  # type: ignore[attr-defined]  # MicroPython has it
        stumbled(text.getvalue())


def not_loaded(error):
    """Report that the engine, or one of its files, did not come."""
    window.console.warn(line_of(error))
    notice(word("cannot-load"))


def stumbled(line):
    """Report an unexpected error: saved games are there when the page is loaded again."""
    window.console.error(line)
    again = lambda: window.location.reload()  # noqa: E731, PLW0108
    propose(word("went-wrong"), word("load-again"), again)
