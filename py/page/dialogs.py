"""The dialogs: menu, settings, score, end of the game, statistics, keys."""

import json

import store
import words
from board import reasons, sheet, told_why
from dom import button, dialog, el, notice
from engine import EngineError, ask, games, offer
from pyscript.js_modules import store as files

FORMAT = "rondas-data-1"


def menu(table):
    body = dialog("Menu")
    list_ = el("div", "menu", body)
    for text, do in (
        ("New game", "again"),
        ("The same deal again", "restart"),
        ("Score and log", "score"),
        ("Rules", "rules"),
        ("Share this deal", "share"),
        ("Settings", "settings"),
        ("Statistics", "statistics"),
        ("Keys", "keys"),
        ("Open a game", "open"),
        ("Change table", "lobby"),
    ):
        button(text, do, list_)


def score(table):
    """The score sheet, and all that has happened."""
    body = dialog("Score")
    el("p", "", body, words.facts(table.frame["display"]["facts"]))
    sheet(table.board, table.frame["display"], body)
    reasons(table.board, table.frame["display"], table.events, body)
    el("h3", "", body, "So far")
    log = el("div", "log", body)
    log.append(table.log.cloneNode(True))


def pile(table):
    """The open cards beside the trick, the first one first."""
    view = table.frame["display"]
    row = el("ol", "row-of-cards", dialog(view["note"]))
    for name in view["table"]:
        item = el("li", "", row)
        item.append(table.board.face(name))
        el("span", "", item, table.board.titles[name], aria_hidden="true")


def over(table, frame):
    """Who has won, how the points came about, and what can be done next."""
    view = frame["display"]
    last = [e["text"] for e in frame["events"] if e["kind"] == "over"]
    body = dialog(last[-1] if last else "The game is over")
    told = [e for e in frame["events"] if e["kind"] in ("said", "scored") and not e.get("reason")]
    if (len(told) == 1 or not view["report"]) and not told_why(table.events):
        for event in told:
            el("p", "", body, event["text"])
    sheet(table.board, view, body)
    row = el("div", "buttons next", body)
    button("Play again", "again", row, "primary").focus()
    button("Watch the replay", "replay", row)
    button("Share this game", "share-game", row)
    button("Share this deal", "share", row)
    button("Save a picture", "picture", row)
    button("Change table", "lobby", row)
    reasons(table.board, view, table.events, body)


def choice(parent, title, name, values, chosen):
    group = el("fieldset", "choice", parent)
    el("legend", "", group, title)
    row = el("div", "", group)
    for value, text in values:
        label = el("label", "", row)
        entry = el("input", "", label, type="radio", name=name, value=value)
        entry.checked = value == chosen
        label.append(text)
    return group


def tick(parent, text, name, value, on):
    label = el("label", "tick", parent)
    entry = el("input", "", label, type="checkbox", name=name, value=value)
    entry.checked = on
    label.append(text)


def settings(table):
    body = dialog("Settings")
    form = el("form", "", body, id="settings-form")
    form.className = "dialog-body"
    now = store.settings
    choice(form, "The others play (from the next game on)", "level", words.LEVELS, now["level"])
    choice(form, "Speed", "speed", words.SPEEDS, now["speed"])
    known = table.about["traditions"] if table.about else []
    traditions = [name for name, _ in known]
    if traditions:
        chosen = now["calls"] if now["calls"] in traditions else traditions[0]
        choice(form, "Calls at this table", "calls", known, chosen)
    choice(form, "Colours of the page", "theme", words.THEMES, now["theme"])
    tick(form, "Each suit in a colour of its own", "colours", "four", now["colours"] == "four")
    tick(form, "Left-handed: buttons on the left", "hand", "left", now["hand"] == "left")


def settings_changed(entry):
    """The name and value of a setting that was touched."""
    name = entry.getAttribute("name")
    if name == "colours":
        return name, "four" if entry.checked else "two"
    if name == "hand":
        return name, "left" if entry.checked else "right"
    return name, entry.value


async def statistics():
    """Games by game and level, and everything as a file."""
    body = dialog("Statistics")
    done = [value for _, value in await store.every("done:")]
    await games()
    if not done:
        el("p", "", body, "No game has been finished on this device yet.")
    else:
        table = el("table", "", el("div", "scroll", body))
        head = el("tr", "", el("thead", "", table))
        for text in ("Game", "Against", "Games", "Won", "Share"):
            el("th", "", head, text, scope="col")
        rows = el("tbody", "", table)
        count = {}
        for each in done:
            key = (each["game"], each["players"], each["level"])
            played, won = count.get(key, (0, 0))
            count[key] = (played + 1, won + (each["seat"] in each["winners"]))
        for game, players, level in sorted(count):
            played, won = count[(game, players, level)]
            line = el("tr", "", rows)
            about = offer(game)
            title = about["title"] if about else game
            if about and len(about["players"]) > 1:
                title += " for " + str(players)
            el("th", "", line, title, scope="row")
            el("td", "", line, words.level(level))
            el("td", "", line, str(played))
            el("td", "", line, str(won))
            el("td", "", line, "%d%%" % round(100 * won / played))
    row = el("div", "buttons", body)
    button("Export everything as a file", "export", row)
    button("Import a file", "import", row)
    picker = el(
        "input",
        "",
        row,
        type="file",
        accept="application/json,.json",
        id="import-file",
        aria_label="File to import",
    )
    picker.hidden = True


async def export():
    """All that is kept, as one JSON file."""
    data = {"format": FORMAT, "settings": store.settings}
    for name in ("saved", "done", "record"):
        data[name] = {key[len(name) + 1 :]: value for key, value in await store.every(name + ":")}
    files.download("rondas-" + store.now()[:10] + ".json", json.dumps(data))


async def import_text(text):
    """Takes in an exported file, or refuses it as a whole with one clear line."""
    try:
        values = await checked(json.loads(text))
    except EngineError as error:
        notice("Not imported: " + str(error))
        return
    except (ValueError, KeyError, TypeError, AttributeError):
        notice("Not imported: this is not a file that Rondas has exported.")
        return
    if not await store.put_all(values):
        notice(words.NO_STORAGE)
        return
    await store.read_settings()
    games_in = len([key for key in values if key.startswith("record:")])
    notice("Imported: " + words.count(games_in, "finished game", "finished games") + ".")
    await statistics()


async def checked(data):
    """What an exported file brings, by key; every game in it is played through by the engine.

    Of a game that is here as well, the device's own state stays.
    """
    if data["format"] != FORMAT:
        raise ValueError
    here = [key for key, _ in await store.every("saved:")]
    here += [key for key, _ in await store.every("done:")]
    values = {}
    for kept in data["saved"].values():
        await ask("check", save=kept["save"])
        if "saved:" + store.setup_id(kept["save"]) not in here:
            values["saved:" + store.setup_id(kept["save"])] = {
                "time": str(kept["time"]),
                "tab": store.TAB,
                "session": str(kept["session"]),
                "save": kept["save"],
                "scores": kept["scores"],
            }
    for name, done in data["done"].items():
        record = data["record"][name]
        result = await ask("check", record=record)
        if not result["over"]:
            raise EngineError("game " + name + " is not over")
        if type(done["seat"]) is not int:
            raise ValueError
        if "done:" + name not in here:
            values["done:" + name] = {
                "game": record["game"],
                "players": record["players"],
                "level": str(done["level"]),
                "seat": done["seat"],
                "scores": result["scores"],
                "winners": result["winners"],
                "time": str(done["time"]),
            }
            values["record:" + name] = record
    kept = {}
    for name in store.SETTINGS:
        kept[name] = str(data["settings"].get(name, store.settings[name]))
    values["settings"] = kept
    return values


def keys():
    body = dialog("Keys")
    table = el("dl", "keys", body)
    for key, text in words.KEYS:
        el("kbd", "", el("dt", "", table), key)
        el("dd", "", table, text)
