"""Statistics of the games on this device, and all values as a file, written and read."""

import json

from pyscript.js_modules import browser_calls, share

from page.app.settings import validate
from page.logic.constants import LEVELS
from page.logic.levels import of_game
from page.logic.results import FEW, by_level, counted, goal, longest_run, wins
from page.platform.engine import EngineError, EngineStopped, line_of
from page.platform.i18n import amount, facts_of, figure, level, word
from page.platform.storage import saved_key
from page.platform.tasks import task
from page.platform.urls import address
from page.table.score_sheets import phrase
from page.ui.dom import (
    attribute,
    button,
    close_dialog,
    dialog,
    el,
    file_picker,
    find,
    is_open,
    notice,
    open_dialog,
    propose,
    scene,
)
from page.ui.error_messages import not_loaded
from page.ui.roving import Roving

FORMAT = "rondas-data-1"
KINDS = ("saved", "done", "record")
COUNTS = ("level", "played", "share", "average", "best")
LAST = 10  # games of which one sees how each went


async def statistics(page, element=None):
    body = dialog(word("statistics"))
    done = [(key[5:], value) for key, value in await page.device.every("done:")]
    await page.games.load()
    if done:
        trends(page, done, body)
        counts(page, done, body)
    else:
        el("p", "", body, word("no-games"))
        href = address({"game": page.games.all[0]["id"]})
        el("a", "primary button", body, word("lesson-play"), href=href, data_do="visit")
    el("h3", "", body, word("as-a-file"))
    row = el("div", "buttons", body)
    button(word("export"), "export", row)
    button(word("import"), "import", row)
    file_picker("import-file", row, word("import-file"), "application/json,.json")
    broken = [key for key, _ in await page.device.everything() if key.startswith("broken:")]
    if broken:
        el("p", "", body, word("broken", n=len(broken)))
        button(word("forget-broken"), "forget-broken", el("div", "buttons", body))


async def forget_broken(page, element):
    """Remove damaged values; an undo restores them."""
    device = page.device
    texts = {key: text for key, text in await device.everything() if key.startswith("broken:")}
    body = element.closest(".dialog-body")
    await device.change({}, texts)
    if is_open(body):
        await statistics(page)

    async def back():
        await device.put_back(texts)
        if open_dialog():
            await statistics(page)

    propose(
        word("broken-removed", n=len(texts)),
        word("undo-remove"),
        lambda: task(back()),
        True,
    )


def counts(page, done, body):
    """Return the table of games by players, way of playing and level."""
    table = el("table", "counts", el("div", "scroll", body))
    head = el("tr", "", el("thead", "", table))
    titles = [word("count-" + name) for name in COUNTS]
    for title in [word("count-game")] + titles:
        el("th", "", head, title, scope="col")
    rows = el("tbody", "", table)
    for count in counted(done, page.games.of):
        game, players, way, numbers, bots = count.key
        line = el("tr", "", rows)
        info = page.games.of(game)
        title = info["title"] if info else game
        if info and len(info["players"]) > 1:
            title = word("game-for", game=title, players=players)
        line.setAttribute("data-of", game)
        cell = el("th", "", line, scope="row")
        if info:
            scene(game, cell)
        cell.append(title)
        for told in way_told(info, way, numbers) if info else ():
            el("small", "", cell, told)
        few = count.played < FEW
        share = str(count.won) if few else word("percent", n=round(100 * count.won / count.played))
        values = [level(bots), str(count.played), share, result(info, count.average())]
        # On a phone each value stands below its title, which `data-title` repeats for the styles.
        for title, value in zip(titles, values):
            el("td", "", line, value, data_title=title)
        if few:
            continue
        cell = el("td", "", line, data_title=titles[-1])
        best = result(info, count.best)
        label = word("best-game", points=best)
        button(best, "best", cell, "plain", data_name=count.record, aria_label=label)
    Roving(rows).begin()


def result(info, points):
    """Return points in the unit of their game, if it is known."""
    return amount(info, points) if info else figure(points)


def way_told(info, way, numbers):
    """Return a way of playing in words, as `way_of` has it; nothing for the usual one."""
    if not way:
        return [word("way-own")]
    told = [each["title"] for each in info["presets"] if each["id"] == way != "usual"]
    for name, n in numbers:
        told.append(word("labelled", label=info["options"][name]["title"], title=n))
    return told


def trends(page, done, body):
    """Show of each game how the last ones went, up to the latest, the most wins in a row, how many
    were won at each level, and what is next."""
    for info in page.games.all:
        ended = of_game([value for _, value in done], info["id"])
        won, aim = wins(ended), goal(ended)
        if len(won) < 2:
            continue
        if not find(".trend", body):
            el("h3", "", body, word("trends"))
        shown = won[-LAST:]
        figure_ = el("figure", "trend", body, data_of=info["id"])
        strip = el("span", "strip", figure_, aria_hidden="true")
        for each in shown:
            el("i", "", strip, data_state="won" if each else "lost")
        text = word("trend", game=info["title"], n=len(shown), won=sum(shown), run=longest_run(won))
        el("figcaption", "", figure_, text)
        levels = [
            word("trend-level", level=level(name), won=n, n=played)
            for name, played, n in by_level(ended)
        ]
        phrase(levels, el("p", "", figure_))
        if aim:
            name, n = aim
            aimed = word("goal-" + name, n=level(n) if name == "level" else n)
            el("b", "", figure_, aimed)


async def watch_best(page, element):
    """Show the person's best game step by step, with a way back."""
    name = attribute(element, "data-name")
    text = await page.device.get("record:" + name)
    result = await page.device.get("done:" + name)
    if not (text and result):
        return
    done = json.loads(result)
    params = {"seat": done["seat"]}
    if done["level"] in LEVELS:
        params["bots"] = done["level"]  # of who plays on from there
    code = await share.encode(text)
    close_dialog()
    # A table whose game is over would be laid with the same cards once more.
    over = page.seated() and page.table.frame["status"] == "over" and not page.table.day
    back = "index.html" if over else page.routes.shown()
    page.routes.go(address(params) + "#record=" + code, back)


async def come_back(page, element):
    """Go back to the statistics from a game that they led to."""
    going = page.routes.go_back()
    if going:
        await going
        await statistics(page)


async def export(page, element):
    """Write all values as one JSON file; damaged ones as their text."""
    device = page.device
    data = {"format": FORMAT, "settings": page.settings.now, "other": {}}
    told = ["settings"] if await device.get("settings") else []
    for name in KINDS:
        data[name] = {}
        for key, text in await device.texts(name + ":"):
            data[name][key[len(name) + 1 :]] = json.loads(text)
            told.append(key)
    for key, text in await device.everything():
        if key not in told:
            data["other"][key] = text
    if not browser_calls.download("rondas-" + device.now()[:10] + ".json", json.dumps(data)):
        notice(word("not-exported"))


async def import_file(page, file, body):
    """Read an exported file, or refuse it as a whole with one clear line."""
    try:
        values = await checked(page, json.loads(await file.text()))
    except EngineStopped as error:
        not_loaded(error)
        return
    except EngineError as error:
        notice(word("not-imported"), line_of(error))
        return
    except Exception:  # another kind of file, or none that can be read
        notice(word("not-imported-file"))
        return
    device, session = page.device, page.table.session
    going_on = list(device.waiting)
    if session and session.save.due:
        going_on.append(session.save.key)
    for key in going_on:  # is as good as there
        values.pop(key, None)
    answer = await write(device, values)
    if "done" in answer:
        await page.settings.read()
        await page.follow()
        notice(word("imported", n=len([key for key in values if key.startswith("record:")])))
        if is_open(body):
            await statistics(page)
    else:
        notice(word("not-imported-kept"))


async def write(device, values):
    """Write values that the device lacks, even if it has just got some: existing ones stay, and
    leave `values`."""
    while True:
        where = {key: [""] for key in values if key != "settings"}
        answer = await device.change(values, (), where)
        if "found" not in answer:
            return answer
        for key in answer["found"]:
            values.pop(key)


async def checked(page, data):
    """Return the values of an exported file as texts by key; the engine replays every game in
    it."""
    if data["format"] != FORMAT:
        raise ValueError
    device, engine = page.device, page.engine
    texts = {}
    for kept in data["saved"].values():
        await engine.ask("check", save=kept["save"])
        facts_of(kept["save"])
        value = {
            "time": str(kept["time"]),
            "tab": device.tab,
            "session": str(kept["session"]),
            "save": kept["save"],
            "scores": kept["scores"],
        }
        texts[saved_key(kept["save"])] = device.text(value)
    for name, done in data["done"].items():
        record = data["record"][name]
        result = await engine.ask("check", record=record)
        if not result["over"]:
            raise EngineError("game " + name + " is not over")
        if type(done["seat"]) is not int:
            raise ValueError
        value = {
            "game": record["game"],
            "players": record["players"],
            "level": str(done["level"]),
            "seat": done["seat"],
            "scores": result["scores"],
            "winners": result["winners"],
            "options": record.get("options", {}),
            "time": str(done["time"]),
        }
        texts["done:" + name] = device.text(value)
        texts["record:" + name] = device.text(record)
    for key, text in data.get("other", {}).items():
        if type(text) is not str:
            raise ValueError
        texts[key] = text  # checked when it is read
    texts["settings"] = device.text(dict(page.settings.now, **validate(data["settings"])))
    return texts
