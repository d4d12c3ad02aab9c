"""The commands of the page, for elements with `data-do` and for keys.

A command is a function of the page and of the clicked element (None for a key). A `seated` command
does nothing unless a game is on the table.
"""

from page.help import card_inspector, glossary
from page.platform.i18n import word
from page.platform.tasks import task
from page.table import round_summary
from page.ui import screen_reader
from page.ui.dom import close_dialog, find, notice, say, withdraw


class Command:
    def __init__(self, name, run, key="", seated=False):
        self.name = name  # what `data-do` says, and `key-NAME` in the catalog if there is a key
        self.run = run  # may be a coroutine
        self.key = key  # the letter that does the same at the table
        self.seated = seated


def late(place):
    """Return a function whose module is imported when it first runs: `page.table.dialogs.pile`."""
    module, name = place.rsplit(".", 1)

    def run(page, element):
        return getattr(__import__(module, None, None, (name,)), name)(page, element)

    return run


def close(page, element):
    element.closest("dialog").close()


def put_away(page, element):
    withdraw()


def visit(page, element):
    """Follow a link within the site without a page load."""
    close_dialog()
    page.routes.go(element.getAttribute("href"))


def back(page, element):
    page.routes.go_back()


def front_page(page, element):
    page.routes.go("index.html")


async def undo(page, element):
    close_dialog()
    await page.table.back("undo")


async def redo(page, element):
    close_dialog()
    await page.table.back("redo")


def sort(page, element):
    page.table.turn.sort()


async def hint(page, element):
    await page.table.turn.hint()


def score(page, element):
    from page.table import dialogs

    dialogs.score(page, element)
    if not page.table.covered():
        say(screen_reader.score(page.table.board))


def say_table(page, element):
    say(screen_reader.table(page.table.board, page.table.order))


def say_hand(page, element):
    say(screen_reader.hand(page.table.board))


def sound(page, element):
    on = not page.settings.has("sound")
    page.set("sound", "on" if on else "off")
    if element is None:  # a button says by itself how it is now
        notice(word("sound-on" if on else "sound-off"))


def show_keys(page, element):
    page.root.toggleAttribute("data-keys")


def settings(page, element):
    page.settings.show(page, page.table.offer)


def again(page, element):
    page.routes.again()


def retry(page, element):
    page.routes.retry()


async def restart(page, element):
    if page.table.is_serious():
        late("page.daily.daily.ask")(page, element)
    else:
        await page.routes.restart()


def open_file(page, element):
    find("#record-file").click()


def import_file(page, element):
    find("#import-file").click()


COMMANDS = (
    Command("say-table", say_table, "t", True),
    Command("say-hand", say_hand, "h", True),
    Command("score", score, "s", True),
    Command("why", late("page.help.rules.why"), "w", True),
    Command("last", late("page.help.rules.last_trick"), "l", True),
    Command("who", late("page.table.characters.show"), "", True),
    Command("everybody", late("page.table.characters.everybody"), "", True),
    Command("pile", late("page.table.dialogs.pile"), "p", True),
    Command("undo", undo, "u", True),
    Command("redo", redo, "r", True),
    Command("hint", hint, "i", True),
    Command("sort", sort, "o", True),
    Command("again", again, "n", True),
    Command("people", late("page.multiplayer.host_lobby.show")),
    Command("ask-again", late("page.multiplayer.presence.ask_again"), "", True),
    Command("phrases", late("page.multiplayer.presence.phrases"), "", True),
    Command("menu", late("page.table.dialogs.menu"), "m", True),
    Command("help", late("page.help.help.screen"), "?", True),
    Command("about", card_inspector.card_in_focus, "b", True),
    Command("order", late("page.help.help.order"), "", True),
    Command("term", glossary.explain),
    Command("sign", glossary.explain_sign),
    Command("sound", sound, "q"),
    Command("show-keys", show_keys, "k"),
    Command("keys", late("page.table.dialogs.keys")),
    Command("close", close),
    Command("carry-on", round_summary.go_on, "", True),
    Command("go-on", late("page.lessons.lesson.go_on"), "", True),
    Command("lesson-back", late("page.lessons.lesson.back"), "", True),
    Command("lesson-again", late("page.lessons.lesson.again"), "", True),
    Command("learn", late("page.lessons.lesson.again"), "", True),
    Command("now-play", late("page.lessons.lesson.play"), "", True),
    Command("withdraw", put_away),
    Command("lobby", front_page),
    Command("visit", visit),
    Command("back", back),
    Command("give-up", late("page.daily.daily.ask"), "", True),
    Command("give-up-now", late("page.daily.daily.give_up"), "", True),
    Command("days", late("page.daily.calendar.show")),
    Command("ask-day", late("page.daily.calendar.ask")),
    Command("share-day", late("page.daily.daily.share"), "", True),
    Command("try-day", late("page.daily.daily.begin"), "", True),
    Command("see-day", late("page.daily.daily.see"), "", True),
    Command("retry", retry),
    Command("settings", settings),
    Command("statistics", late("page.app.statistics.statistics")),
    Command("best", late("page.app.statistics.watch_best")),
    Command("to-statistics", late("page.app.statistics.come_back")),
    Command("export", late("page.app.statistics.export")),
    Command("import", import_file),
    Command("forget-broken", late("page.app.statistics.forget_broken")),
    Command("ended", late("page.table.dialogs.over"), "", True),
    Command("pass-on", late("page.table.dialogs.pass_on"), "", True),
    Command("restart", restart, "", True),
    Command("replay", late("page.help.rules.replay"), "", True),
    Command("share", late("page.app.sharing.deal"), "", True),
    Command("share-game", late("page.app.sharing.game"), "", True),
    Command("picture", late("page.app.picture.save"), "", True),
    Command("rules", late("page.help.rules.whole"), "", True),
    Command("clause", late("page.help.rules.other_clause"), "", True),
    Command("example", late("page.help.rules.other_example"), "", True),
    Command("diagram", late("page.help.rules.open_diagram")),
    Command("open", late("page.replay.replay_page.ask_for_one")),
    Command("open-text", late("page.replay.replay_page.open_written")),
    Command("open-file", open_file),
    Command("play-on", late("page.replay.replay_page.play_on")),
    Command("review", late("page.replay.review.begin")),
    Command("moment", late("page.replay.review.moment")),
    Command("next-moment", late("page.replay.review.next_moment")),
    Command("question-again", late("page.replay.question.again")),
    Command("question-on", late("page.replay.question.go_on")),
    Command("step", late("page.replay.viewer.step")),
    Command("run", late("page.replay.viewer.run")),
)
NOT_TAUGHT = ("score", "undo", "redo", "hint", "sort", "again")
"""Keys that work in a game, and not in a lesson."""
OF_THE_TABLE = ("say-table", "say-hand", "last", "pile", "hint", "sort", "about", "order")
"""Commands that are useless while the table is covered; their keys then read out whose turn it
is."""
HOSTS = ("again", "restart", "share")
"""Commands of the host, where people sit at several devices."""
HELPS = ("undo", "redo", "hint")
"""Commands that a scored try lacks."""
BY_NAME = {command.name: command for command in COMMANDS}
BY_KEY = {command.key: command for command in COMMANDS if command.key}


def do(page, command, element=None):
    """Run a command, if it is possible now."""
    if command.seated and not page.seated():
        return
    if command.name in NOT_TAUGHT and page.table.lesson:
        return
    if command.name in OF_THE_TABLE and page.seated() and page.table.covered():
        say(page.table.passing.said)
        return
    if command.name in HOSTS and page.table.remote:
        return
    if command.name in HELPS and page.table.day and page.table.day.serious:
        notice(word("day-without"))
        return
    going_on = command.run(page, element)
    if going_on is not None:
        task(going_on)
