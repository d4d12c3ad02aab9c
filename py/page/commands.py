"""The commands of the page, for elements with `data-do` and for keys.

A command is a function of the page and of the clicked element (None for a key). A `seated` command
does nothing unless a game is on the table.
"""

import asked
import ending
import meanings
import spoken
from dom import close_dialog, find, notice, say, withdraw
from speech import word
from tasks import task


class Command:
    def __init__(self, name, run, key="", seated=False):
        self.name = name  # what `data-do` says, and `key-NAME` in the catalog if there is a key
        self.run = run  # may be a coroutine
        self.key = key  # the letter that does the same at the table
        self.seated = seated


def late(place):
    """Return a function of a module that is imported only when it is needed: `dialogs.menu`."""
    module, name = place.split(".")

    def run(page, element):
        return getattr(__import__(module), name)(page, element)

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
    import dialogs

    dialogs.score(page, element)
    if not page.table.covered():
        say(spoken.score(page.table.board))


def say_table(page, element):
    say(spoken.table(page.table.board, page.table.order))


def say_hand(page, element):
    say(spoken.hand(page.table.board))


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
        late("daily.ask")(page, element)
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
    Command("why", late("rules.why"), "w", True),
    Command("last", late("rules.last_trick"), "l", True),
    Command("who", late("characters.show"), "", True),
    Command("everybody", late("characters.everybody"), "", True),
    Command("pile", late("dialogs.pile"), "p", True),
    Command("undo", undo, "u", True),
    Command("redo", redo, "r", True),
    Command("hint", hint, "i", True),
    Command("sort", sort, "o", True),
    Command("again", again, "n", True),
    Command("people", late("inviting.show")),
    Command("ask-again", late("presence.ask_again"), "", True),
    Command("phrases", late("presence.phrases"), "", True),
    Command("menu", late("dialogs.menu"), "m", True),
    Command("help", late("guidance.screen"), "?", True),
    Command("about", asked.card_in_focus, "b", True),
    Command("order", late("guidance.order"), "", True),
    Command("term", meanings.explain),
    Command("sign", meanings.explain_sign),
    Command("sound", sound, "q"),
    Command("show-keys", show_keys, "k"),
    Command("keys", late("dialogs.keys")),
    Command("close", close),
    Command("carry-on", ending.go_on, "", True),
    Command("go-on", late("lesson.go_on"), "", True),
    Command("lesson-back", late("lesson.back"), "", True),
    Command("lesson-again", late("lesson.again"), "", True),
    Command("learn", late("lesson.again"), "", True),
    Command("now-play", late("lesson.play"), "", True),
    Command("withdraw", put_away),
    Command("lobby", front_page),
    Command("visit", visit),
    Command("back", back),
    Command("give-up", late("daily.ask"), "", True),
    Command("give-up-now", late("daily.give_up"), "", True),
    Command("days", late("diary.show")),
    Command("ask-day", late("diary.ask")),
    Command("share-day", late("daily.share"), "", True),
    Command("try-day", late("daily.begin"), "", True),
    Command("see-day", late("daily.see"), "", True),
    Command("retry", retry),
    Command("settings", settings),
    Command("statistics", late("archive.statistics")),
    Command("best", late("archive.watch_best")),
    Command("to-statistics", late("archive.come_back")),
    Command("export", late("archive.export")),
    Command("import", import_file),
    Command("forget-broken", late("archive.forget_broken")),
    Command("ended", late("dialogs.over"), "", True),
    Command("pass-on", late("dialogs.pass_on"), "", True),
    Command("restart", restart, "", True),
    Command("replay", late("rules.replay"), "", True),
    Command("share", late("sharing.deal"), "", True),
    Command("share-game", late("sharing.game"), "", True),
    Command("picture", late("picture.save"), "", True),
    Command("rules", late("rules.whole"), "", True),
    Command("clause", late("rules.other_clause"), "", True),
    Command("example", late("rules.other_example"), "", True),
    Command("diagram", late("rules.open_diagram")),
    Command("open", late("records.ask_for_one")),
    Command("open-text", late("records.open_written")),
    Command("open-file", open_file),
    Command("play-on", late("records.play_on")),
    Command("review", late("review.begin")),
    Command("moment", late("review.moment")),
    Command("next-moment", late("review.next_moment")),
    Command("question-again", late("asking.again")),
    Command("question-on", late("asking.go_on")),
    Command("step", late("viewer.step")),
    Command("run", late("viewer.run")),
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
