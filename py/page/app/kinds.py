"""Which kind of session a table shows."""

from pyscript.js_modules import browser_calls, host

from page.platform.i18n import word
from page.table.save import Save
from page.table.session import Session
from page.ui.dom import notice, propose


def session_of(table, frame, kept, day):
    """Return the session that begins with this frame. `kept`: the stored game, if there is one, see
    `Device.games`; `day`: if it is the deal of a day."""
    setup = frame["save"]
    if "lesson" in frame:
        from page.lessons import lesson

        return lesson.Lesson(table)
    if setup.get("guest"):
        from page.multiplayer import sessions

        return sessions.GuestSession(table, setup)
    save = save_of(table, setup, kept)
    save.day = save.day or day
    if setup.get("guests"):
        from page.multiplayer import sessions

        return sessions.HostSession(table, save, setup)
    if len(setup["people"]) > 1:
        from page.multiplayer import pass_and_play

        return Session(table, save, cover=pass_and_play.Cover(table))
    if save.day:
        from page.daily import session

        return session.DaySession(table, save)
    return Session(table, save)


def save_of(table, setup, kept):
    """Return the save that still has pending writes for this game, or create one."""
    if kept and "by" in kept:
        return kept["by"]
    page = table.page
    device = page.device

    def is_here(save):
        return table.frame and save is table.session.save

    def overtaken(save, older):
        """Tell the person that the game has gone on in another tab. A game that is `older` than
        this table, and could be read only now, takes its place."""
        if older:
            if is_here(save):
                page.routes.route()
            notice(word("read-late"))
        elif is_here(save):
            propose(word("other-tab"), word("newer"), page.routes.route)
        else:
            notice(word("other-tab-was"))

    def ended(save, value):
        """Note that the game is over and stored: its end stays here, whatever becomes of the
        page."""
        if is_here(save) and not host.embedded:  # else the history is that of another page
            browser_calls.end(device.text(value))

    made = Save(device, setup, kept, overtaken, ended)
    before = device.waiting.get(made.key)
    if before:  # it was played to its end, and is about to be written
        made.texts = before.texts
    return made
