"""Which kind of session a table shows."""

from page.table.save import Save
from page.table.session import Session


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

        return pass_and_play.PassAndPlay(table, save)
    if save.day:
        from page.daily import session

        return session.DaySession(table, save)
    return Session(table, save)


def save_of(table, setup, kept):
    """Return the save that still has pending writes for this game, or create one."""
    if kept and "by" in kept:
        return kept["by"]
    device = table.page.device
    made = Save(device, table.page.engine, setup, kept, table.overtaken, table.ended)
    before = device.waiting.get(made.key)
    if before:  # it was played to its end, and is about to be written
        made.texts = before.texts
    return made
