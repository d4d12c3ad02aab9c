"""Statistics of the games on this device; all of it as a file, and back again."""

import asyncio
import json

from device import saved_key
from dom import button, dialog, el, notice, propose
from engine import EngineError
from plain.results import counted
from pyscript.js_modules import store as files
from settings import sound
from speech import facts_of, level, word

FORMAT = "rondas-data-1"
KINDS = ("saved", "done", "record")


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
    broken = [key for key, _ in await page.device.everything() if key.startswith("broken:")]
    if broken:
        el("p", "", body, word("broken", n=len(broken)))
        button(word("forget-broken"), "forget-broken", el("div", "buttons", body))


async def forget_broken(page, element):
    """Removes what could not be understood; it can be had back."""
    device = page.device
    texts = {key: text for key, text in await device.everything() if key.startswith("broken:")}
    await device.change({}, texts)
    await statistics(page)

    async def back():
        await device.put_back(texts)
        await statistics(page)

    propose(
        word("broken-removed", n=len(texts)),
        word("undo-remove"),
        lambda: asyncio.create_task(back()),
        True,
    )


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
    """All that is kept, as one JSON file; what is not understood as the text that it is."""
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
    files.download("rondas-" + device.now()[:10] + ".json", json.dumps(data))


async def import_file(page, file):
    """Takes in an exported file, or refuses it as a whole with one clear line."""
    try:
        await page.engine.start(lambda fraction, stage: None)
        values = await checked(page, json.loads(await file.text()))
    except EngineError as error:
        notice(word("not-imported", why=str(error)))
        return
    except (ValueError, KeyError, TypeError, AttributeError):
        notice(word("not-imported-file"))
        return
    answer = await page.device.change(values)
    if "done" in answer:
        await page.settings.read()
        notice(word("imported", n=len([key for key in values if key.startswith("record:")])))
        await statistics(page)
    else:
        notice(word("not-imported-kept"))


async def checked(page, data):
    """What an exported file brings, as texts by key; every game in it is played through by the
    engine.

    Of a game that is here as well, the device's own state stays.
    """
    if data["format"] != FORMAT:
        raise ValueError
    device, engine = page.device, page.engine
    here = [key for key, _ in await device.everything()]
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
            "time": str(done["time"]),
        }
        texts["done:" + name] = device.text(value)
        texts["record:" + name] = device.text(record)
    for key, text in data.get("other", {}).items():
        if type(text) is not str:
            raise ValueError
        texts[key] = text  # checked when it is read
    texts = {key: texts[key] for key in texts if key not in here}
    texts["settings"] = device.text(dict(page.settings.now, **sound(data["settings"])))
    return texts
