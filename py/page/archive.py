"""Statistics of the games on this device; all of it as a file, and back again."""

import json

from device import saved_key
from dom import button, dialog, el, notice
from engine import EngineError
from plain.results import counted
from pyscript.js_modules import store as files
from settings import USUAL
from speech import facts_of, level, word

FORMAT = "rondas-data-1"


async def statistics(page, element=None):
    """Games by game and level."""
    body = dialog(word("statistics"))
    done = [value for _, value in await page.device.every("done:")]
    await page.offers.load()
    if done:
        counts(page, done, body)
    else:
        el("p", "", body, word("no-games"))
    row = el("div", "buttons", body)
    button(word("export"), "export", row)
    button(word("import"), "import", row)
    picker = el(
        "input",
        "",
        row,
        type="file",
        accept="application/json,.json",
        id="import-file",
        aria_label=word("import-file"),
    )
    picker.hidden = True


def counts(page, done, body):
    table = el("table", "", el("div", "scroll", body))
    head = el("tr", "", el("thead", "", table))
    for name in ("game", "level", "played", "won", "share"):
        el("th", "", head, word("count-" + name), scope="col")
    rows = el("tbody", "", table)
    for game, players, bots, played, won in counted(done):
        line = el("tr", "", rows)
        offer = page.offers.of(game)
        title = offer["title"] if offer else game
        if offer and len(offer["players"]) > 1:
            title = word("game-for", game=title, players=players)
        el("th", "", line, title, scope="row")
        el("td", "", line, level(bots))
        el("td", "", line, str(played))
        el("td", "", line, str(won))
        el("td", "", line, word("percent", n=round(100 * won / played)))


async def export(page, element):
    """All that is kept, as one JSON file."""
    device = page.device
    data = {"format": FORMAT, "settings": page.settings.now}
    for name in ("saved", "done", "record"):
        data[name] = {key[len(name) + 1 :]: value for key, value in await device.every(name + ":")}
    files.download("rondas-" + device.now()[:10] + ".json", json.dumps(data))


async def import_file(page, file):
    """Takes in an exported file, or refuses it as a whole with one clear line."""
    try:
        values = await checked(page, json.loads(await file.text()))
    except EngineError as error:
        notice(word("not-imported", why=str(error)))
        return
    except (ValueError, KeyError, TypeError, AttributeError):
        notice(word("not-imported-file"))
        return
    if not await page.device.put_all(values):
        notice(word("nothing-kept"))
        return
    await page.settings.read()
    notice(word("imported", n=len([key for key in values if key.startswith("record:")])))
    await statistics(page)


async def checked(page, data):
    """What an exported file brings, by key; every game in it is played through by the engine.

    Of a game that is here as well, the device's own state stays.
    """
    if data["format"] != FORMAT:
        raise ValueError
    device, engine = page.device, page.engine
    here = [key for key, _ in await device.every("saved:")]
    here += [key for key, _ in await device.every("done:")]
    values = {}
    for kept in data["saved"].values():
        await engine.ask("check", save=kept["save"])
        facts_of(kept["save"])
        key = saved_key(kept["save"])
        if key not in here:
            values[key] = {
                "time": str(kept["time"]),
                "tab": device.tab,
                "session": str(kept["session"]),
                "save": kept["save"],
                "scores": kept["scores"],
            }
    for name, done in data["done"].items():
        record = data["record"][name]
        result = await engine.ask("check", record=record)
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
    values["settings"] = {
        name: str(data["settings"].get(name, page.settings.now[name])) for name in USUAL
    }
    return values
