"""The commands of the page, for elements with `data-do` and for keys; `viewing.py` has those of
viewers.
"""

from page.app import viewing
from page.app.viewing import Command, host_only, late
from page.platform.i18n import word
from page.table import card_inspector, round_summary
from page.ui import screen_reader
from page.ui.dom import close_dialog, find, notice, say

# Conditions.


def seated(page):
    return page.seated()


def untaught(page):
    """Return whether it is more than a lesson."""
    return not page.table.session.is_lesson


def uncovered(page):
    """Return whether the table is uncovered; else the person hears whose turn it is."""
    if page.table.covered():
        say(page.table.session.cover.said)
        return False
    return True


def unaided(page):
    """Return whether help is allowed: a scored try of a day has none, and says so."""
    if page.table.day and page.table.day.serious:
        notice(word("day-without"))
        return False
    return True


def undo(page, element):
    close_dialog()
    page.table.back("undo")


def redo(page, element):
    close_dialog()
    page.table.back("redo")


def score(page, element):
    from page.table import dialogs

    dialogs.score(page, element)
    if not page.table.covered():
        say(screen_reader.score(page.table.board))


def say_table(page, element):
    say(screen_reader.table(page.table.board, page.table.order))


def sound(page, element):
    on = not page.settings.has("sound")
    page.set("sound", "on" if on else "off")
    if element is None:  # a button says by itself how it is now
        notice(word("sound-on" if on else "sound-off"))


def show_keys(page, element):
    page.root.toggleAttribute("data-keys")


async def restart(page, element):
    if page.table.day and page.table.day.is_on():
        late("page.daily.session.ask")(page, element)
    else:
        await page.routes.restart()


def open_file(page, element):
    find("#record-file").click()


def import_file(page, element):
    find("#import-file").click()


COMMANDS = viewing.COMMANDS + (
    Command("say-table", say_table, "t", seated, uncovered),
    Command(
        "say-hand",
        lambda page, _: say(screen_reader.hand(page.table.board)),
        "h",
        seated,
        uncovered,
    ),
    Command("score", score, "s", seated, untaught),
    Command("why", late("page.help.rules.why"), "w", seated),
    Command("last", late("page.help.rules.last_trick"), "l", seated, uncovered),
    Command("who", late("page.table.characters.show"), "", seated),
    Command("everybody", late("page.table.characters.everybody"), "", seated),
    Command("pile", late("page.table.dialogs.pile"), "p", seated, uncovered),
    Command("undo", undo, "u", seated, untaught, unaided),
    Command("redo", redo, "r", seated, untaught, unaided),
    Command(
        "hint", lambda page, _: page.table.turn.hint(), "i", seated, untaught, uncovered, unaided
    ),
    Command("sort", lambda page, _: page.table.turn.sort(), "o", seated, untaught, uncovered),
    Command("again", lambda page, by: page.routes.again(by), "n", seated, untaught, host_only),
    Command("people", late("page.multiplayer.host_lobby.show")),
    Command("ask-again", late("page.multiplayer.sessions.ask_again"), "", seated),
    Command("phrases", late("page.multiplayer.sessions.phrases"), "", seated),
    Command("menu", late("page.table.dialogs.menu"), "m", seated),
    Command("help", late("page.help.help.screen"), "?", seated),
    Command("about", card_inspector.card_in_focus, "b", seated, uncovered),
    Command("order", late("page.help.help.order"), "", seated, uncovered),
    Command("sound", sound, "q"),
    Command("show-keys", show_keys, "k"),
    Command("keys", late("page.table.dialogs.keys")),
    Command("carry-on", round_summary.go_on, "", seated),
    Command("go-on", late("page.lessons.lesson.go_on"), "", seated),
    Command("lesson-back", late("page.lessons.lesson.back"), "", seated),
    Command("lesson-again", late("page.lessons.lesson.again"), "", seated),
    Command("learn", late("page.lessons.lesson.again"), "", seated),
    Command("now-play", late("page.lessons.lesson.play"), "", seated),
    Command("give-up", late("page.daily.session.ask"), "", seated),
    Command("give-up-now", late("page.daily.session.give_up"), "", seated),
    Command("days", late("page.daily.calendar.show")),
    Command("ask-day", late("page.daily.calendar.ask")),
    Command("share-day", late("page.daily.session.share"), "", seated),
    Command("try-day", late("page.daily.session.begin"), "", seated),
    Command("see-day", late("page.daily.session.see"), "", seated),
    Command("settings", lambda page, _: page.settings.show(page, page.table.info)),
    Command("language", lambda page, _: page.settings.show_languages()),
    Command("statistics", late("page.app.statistics.statistics")),
    Command("best", late("page.app.statistics.watch_best")),
    Command("to-statistics", late("page.app.statistics.come_back")),
    Command("export", late("page.app.statistics.export")),
    Command("import", import_file),
    Command("forget-broken", late("page.app.statistics.forget_broken")),
    Command("pass-on", late("page.table.conclusion.pass_on"), "", seated),
    Command("restart", restart, "", seated, host_only),
    Command("replay", late("page.help.rules.replay"), "", seated),
    Command("share", late("page.table.sharing.deal"), "", seated, host_only),
    Command("share-game", late("page.table.sharing.game"), "", seated),
    Command("picture", late("page.app.picture.save"), "", seated),
    Command("rules", late("page.help.rules.whole"), "", seated),
    Command("why-here", late("page.help.rules.why_here")),
    Command("clause", late("page.help.rules.other_clause")),
    Command("example", late("page.help.rules.other_example")),
    Command("diagram", late("page.help.rules.open_diagram")),
    Command("diagram-close", late("page.help.rules.close_diagram")),
    Command("open", late("page.replay.replay_page.ask_for_one")),
    Command("open-text", late("page.replay.replay_page.open_written")),
    Command("open-file", open_file),
    Command("compose", late("page.compose.composer.begin")),
    Command("copy-link", late("page.compose.output.copy_link")),
    Command("copy-embed", late("page.compose.output.copy_line")),
    Command("see-lesson", late("page.compose.output.see")),
    Command("copy-lesson-link", late("page.compose.output.copy_link")),
    Command("copy-lesson-line", late("page.compose.output.copy_line")),
    Command("save-record", late("page.compose.output.save_record")),
    Command("see-as-reader", late("page.compose.output.see")),
    Command("add-to-lesson", lambda page, _: page.routes.composer.lesson.add()),
)
