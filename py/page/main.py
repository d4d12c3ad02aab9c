"""The page's Python (MicroPython): which page it is, and what clicks and keys do."""

import asyncio

import lobby
import store
import words
from deck import deck
from dom import attribute, clear, close_dialog, closest, el, find, say
from engine import EngineError, ask, games, offer, start
from motion import RATES
from pyscript import document, window
from pyscript.js_modules import host, speech
from table import Table, company

root = document.documentElement
table = Table(find("#table")) if find("#table") else None
KNOWN = ("game", "players", "seat", "seed", "bots", "speed", "theme", "accent", "move")


class Here:
    """Where the page is."""

    speed = None  # the parameter, which goes before the setting
    choice = None  # the parameters of the table
    level_changed = False  # the setting, since the table was opened
    viewer = None  # the viewer that has the page to itself


def parameters():
    found = {}
    query = window.URLSearchParams.new(window.location.search)
    for name in list(window.Array["from"](query.keys())):
        found[str(name)] = query.get(name)
    return found


def number(text):
    """A whole number written plainly, else the text itself, which the engine will refuse."""
    return int(text) if text and (text == "0" or text[0] != "0") and text.isdigit() else text


def company_for(choice):
    """What the engine is asked for, of who sits where."""
    seat = choice.get("seat") or "0"
    levels = choice.get("bots") or store.settings["level"]
    return {
        "seat": None if seat == "none" else number(seat),
        "bots": levels.split(",") if "," in levels else levels,
        "seed": choice.get("seed") or "",
    }


def request_for(choice):
    """What the engine is asked for by the page's parameters."""
    about = offer(choice["game"])
    request = dict(company_for(choice), game=choice["game"], options={}, opening=[])
    if "players" in choice:
        request["players"] = number(choice["players"])
    for name in choice:
        if name in KNOWN:
            continue
        if about and name in about["options"]:
            option = about["options"][name]
            words_only = "values" in option and all(type(v) is str for v in option["values"])
            request["options"][name] = choice[name] if words_only else number(choice[name])
        else:
            request["opening"].append(name + " " + choice[name])
    if about:
        players = request.get("players", about["players"][0])
        if type(players) is int and 0 < players <= 9:
            names = company(request["seed"], players)
            if type(request["seat"]) is int and request["seat"] < players:
                names[request["seat"]] = words.GUEST
            request["names"] = names
    return request


async def route():
    """Goes where the address says."""
    choice = parameters()
    anchor = window.location.hash
    close_dialog()
    if Here.viewer:
        Here.viewer.stop()
        clear(find("#viewer"))
    Here.viewer = None
    if "example" in choice or anchor.startswith("#record="):
        table.leave()
        bare(table.root)
        root.setAttribute("data-page", "viewer")
        await view(choice)
    elif "game" in choice or anchor.startswith("#play="):
        root.setAttribute("data-page", "table")
        await sit_down(choice)
    else:
        table.leave()
        bare(table.root)
        root.setAttribute("data-page", "lobby")
        root.removeAttribute("data-of")
        await lobby.show()
        host.lobby()


def bare(element):
    """An element that is not the table just now."""
    for name in ("data-table", "data-status", "data-game"):
        element.removeAttribute(name)


async def view(choice):
    """The page as a viewer: an example of the rulebook, or the record in the address."""
    import records
    import rules

    place = find("#viewer")
    place.setAttribute("data-table", "")
    place.setAttribute("data-status", "loading")
    try:
        if "example" in choice:
            Here.viewer = await rules.page_of_example(choice["example"], place)
        else:
            text = await records.text_of(records.code_in(window.location.hash, "record"))
            await start(lambda fraction, stage: None)
            at = choice.get("move", "0")
            Here.viewer = await records.page(text, place, int(at) if at.isdigit() else 0)
        bare(place)
    except Exception as error:  # the engine's, or that it could not be loaded
        clear(place)
        place.setAttribute("data-status", "error")
        box = el("main", "viewer-main", place)
        el("p", "told", box, getattr(error, "message", None) or str(error), role="alert")
        el("a", "button", box, "Back to all games", href="index.html", data_do="lobby")


def go(address):
    """To another address without loading the page anew."""
    if rewrite(address, not host.framed):  # the history is that of the page around a frame
        asyncio.create_task(route())
    else:
        window.location.href = address


def rewrite(address, push=False):
    """Changes the address in place; False where a frame's sandbox does not allow it."""
    try:
        if push:
            window.history.pushState(None, "", address)
        else:
            window.history.replaceState(None, "", address)
    except Exception:  # a SecurityError of the browser's
        return False
    return True


def progress(fraction, stage):
    bar = find(".progress", table.root)
    if bar:
        find("i", bar).style.setProperty("--done", str(fraction))
        bar.setAttribute("aria-valuenow", str(round(fraction * 100)))
    if table.root.getAttribute("data-status") == "loading":
        find(".prompt", table.root).textContent = words.STAGES.get(stage, "")


async def sit_down(choice):
    """Opens the table of these parameters, or goes on with the game that was left there."""
    table.root.setAttribute("data-table", "")
    table.root.setAttribute("data-status", "loading")
    Here.choice = choice
    try:
        Here.speed = choice.get("speed")
        if Here.speed and Here.speed not in RATES:
            raise EngineError("speed: one of " + ", ".join(sorted(RATES)) + ", not " + Here.speed)
        table.motion.speed = Here.speed or store.settings["speed"]
        await games()
        if "game" not in choice:
            await play_on(choice)
            return
        about = offer(choice["game"])
        if about:
            asyncio.create_task(deck(about["deck"]).load())
        if not choice.get("seed"):
            kept = await last_like(request_for(choice))
            choice = dict(choice)
            choice["seed"] = kept["save"]["seed"] if kept else lobby.fresh_seed()
            Here.choice = choice
            rewrite(lobby.address(choice))
        request = request_for(choice)
        kept = await kept_like(request)
        if kept:
            request = dict(request, moves=kept["save"]["moves"], names=kept["save"]["names"])
        await start(progress)
        await table.open(dict(request, spectator=host.framed), kept)
    except EngineError as error:
        table.fail(str(error))
    except Exception as error:  # the engine could not be loaded
        table.fail(getattr(error, "message", None) or str(error))


async def play_on(choice):
    """A table that goes on from the position in the address, or from where it was left since."""
    import records

    code = records.code_in(window.location.hash, "play")
    text = await records.text_of(code)
    request = dict(company_for(choice), record=text, spectator=host.framed)
    if not choice.get("seed"):  # of its own, so that games from other positions are kept apart
        request["seed"] = "on-" + str(mixed(code))
    await start(progress)
    opened = await ask("open", **request)
    kept = await store.get("saved:" + store.setup_id(opened["save"]))
    if kept:
        request = dict(kept["save"], spectator=host.framed)
    await table.open(request, kept)


def mixed(text):
    """A number for a text."""
    total = 7
    for character in text:
        total = (total * 31 + ord(character)) % 1000000007
    return total


async def all_like(request):
    """Games on the device with the set-up of a request, whatever their seeds; the latest first."""
    saved = [kept for _, kept in await store.every("saved:")]
    if not saved:
        return []
    about = offer(request["game"])
    if not about:
        return []
    wanted = dict(request)
    wanted["players"] = request.get("players", about["players"][0])
    wanted["options"] = {n: about["options"][n]["default"] for n in about["options"]}
    wanted["options"].update(request["options"])
    if type(request["bots"]) is str and type(wanted["players"]) is int:
        others = wanted["players"] - (0 if request["seat"] is None else 1)
        wanted["bots"] = [request["bots"]] * others
    same = [kept for kept in saved if store.same_table(kept["save"], wanted)]
    return sorted(same, key=lambda kept: kept["time"], reverse=True)


async def last_like(request):
    found = await all_like(request)
    return found[0] if found else None


async def kept_like(request):
    for kept in await all_like(request):
        if kept["save"]["seed"] == request["seed"]:
            return kept
    return None


def choice_of(save):
    """The parameters of a game that is kept."""
    about = offer(save["game"])
    choice = {
        "game": save["game"],
        "players": save["players"],
        "seat": "none" if save["seat"] is None else save["seat"],
        "seed": save["seed"],
        "bots": ",".join(save["bots"]) if len(set(save["bots"])) > 1 else save["bots"][0],
    }
    for name in save["options"]:
        if not about or save["options"][name] != about["options"][name]["default"]:
            choice[name] = save["options"][name]
    for action in save["opening"]:
        name, _, value = action.partition(" ")
        choice[name] = value
    return choice


async def again(same_deal):
    """The same table once more, with new cards or the same."""
    close_dialog()
    choice = dict(Here.choice)
    if same_deal:
        await store.remove(table.key)
        await sit_down(choice)
    else:
        if "game" not in choice:
            choice = choice_of(table.frame["save"])
        choice["seed"] = lobby.fresh_seed()
        if Here.level_changed:
            choice["bots"] = store.settings["level"]
            Here.level_changed = False
        go(lobby.address(choice))


# Commands: what buttons with `data-do`, and keys, do.


def do(command, element=None):
    import dialogs

    board = table and table.board
    seated = table and root.getAttribute("data-page") == "table" and table.frame is not None
    if command == "close":
        element.closest("dialog").close()
    elif command == "options":
        lobby.open_options(element.form)
    elif command == "lobby":
        go("index.html")
    elif command in ("undo", "redo"):
        if seated:
            close_dialog()
            asyncio.create_task(table.back(command))
    elif command == "menu":
        dialogs.menu(table)
    elif command == "score":
        if seated:
            say(board.said_score())
            dialogs.score(table)
    elif command == "ended":
        dialogs.over(table, table.frame)
    elif command == "pile":
        if seated and table.frame["display"]["note"]:
            dialogs.pile(table)
    elif command == "settings":
        dialogs.settings(table)
    elif command == "statistics":
        asyncio.create_task(dialogs.statistics())
    elif command == "keys":
        dialogs.keys()
    elif command == "again":
        asyncio.create_task(again(False))
    elif command == "restart":
        asyncio.create_task(again(True))
    elif command == "share":
        import sharing

        asyncio.create_task(sharing.deal(table, here()))
    elif command in ("share-game", "picture"):
        import sharing

        asyncio.create_task(
            {"share-game": sharing.game, "picture": sharing.picture}[command](table)
        )
    elif command in OPENING:
        asyncio.create_task(opening(command))
    elif command == "export":
        asyncio.create_task(dialogs.export())
    elif command == "import":
        find("#import-file").click()
    elif command == "sort":
        board.resort()
        if table.frame["status"] == "your-turn":
            table.disarm()
            table.arm(table.frame)
    elif command == "go-on":
        asyncio.create_task(go_on(attribute(element, "data-key-of")))
    elif command == "give-up":
        asyncio.create_task(give_up(attribute(element, "data-key-of")))
    elif command == "rules":
        import records

        records.outside("rules/" + table.about["id"] + ".html")
    elif command == "hint":
        if seated:
            asyncio.create_task(table.hint())
    elif command == "step":
        import viewer

        made = viewer.of(element)
        if made:
            made.step(attribute(element, "data-step"))
    elif command == "run":
        import viewer

        made = viewer.of(element)
        if made:
            made.run()
    elif command in RULES:
        asyncio.create_task(rulebook(command, element, seated))


OPENING = ("open", "open-text", "open-file", "play-on")


async def opening(command):
    import records

    if command == "open":
        records.ask_for_one()
    elif command == "open-text":
        await opened(records.address_for(records.written()))
    elif command == "open-file":
        find("#record-file").click()
    else:
        go(await records.play_on())


def on_paste(event):
    """A game pasted anywhere but into a field."""
    import records

    text = event.clipboardData.getData("text")
    if event.target.tagName not in ("TEXTAREA", "INPUT") and records.like_a_game(text):
        event.preventDefault()
        asyncio.create_task(opened(records.address_for(text)))


def on_drop(event):
    """A file, or text, dropped on the page."""
    import records

    event.preventDefault()
    files = event.dataTransfer.files
    text = event.dataTransfer.getData("text")
    address = records.address_for_file(files[0]) if files.length else records.address_for(text)
    asyncio.create_task(opened(address))


async def opened(address):
    """Goes where a promised address leads, if there is one."""
    address = await address
    if address:
        go(address)


def here():
    """The address of this deal, or of the position that the game has gone on from."""
    return lobby.address(Here.choice) + ("" if "game" in Here.choice else window.location.hash)


RULES = ("why", "last", "replay", "clause", "example", "diagram")


async def rulebook(command, element, seated):
    import rules

    if command == "diagram":
        await rules.open_diagram(element)
    elif not seated:
        return
    elif command == "why":
        await rules.why(table, element)
    elif command == "last":
        await rules.last_trick(table)
    elif command == "replay":
        await rules.replay(table)
    elif command == "clause":
        await rules.explain(
            table.about, attribute(element, "data-rule"), element.closest(".dialog-body")
        )
    elif command == "example":
        await rules.other_example(element, table.about)


async def go_on(key):
    kept = await store.get(key)
    if kept:
        go(lobby.address(choice_of(kept["save"])))


async def give_up(key):
    await store.remove(key)
    await lobby.going_on()


LETTERS = {
    "s": "score",
    "w": "why",
    "u": "undo",
    "r": "redo",
    "m": "menu",
    "n": "again",
    "o": "sort",
    "l": "last",
    "p": "pile",
    "i": "hint",
    "?": "keys",
}


def on_click(event):
    holder = closest(event, "[data-action], [data-card], [data-do], [data-slot]")
    if not holder:
        pressed = closest(event, "form[data-game] [type=submit]")
        if pressed and host.framed:  # a sandboxed frame does not submit forms
            event.preventDefault()
            sit_at(pressed.form)
        return
    if holder.hasAttribute("data-slot"):
        table.wish = int(attribute(holder, "data-slot"))
    elif holder.hasAttribute("data-card"):
        table.tap(holder)
    elif holder.hasAttribute("data-action"):
        table.act(attribute(holder, "data-action"))
    else:
        event.preventDefault()
        do(attribute(holder, "data-do"), holder)


def on_press(event):
    """Any touch finishes what is moving."""
    if table:
        table.motion.finish()


def on_key(event):
    on_press(event)
    key = event.key
    if event.ctrlKey or event.altKey or event.metaKey:
        return
    tag = event.target.tagName
    if tag in ("INPUT", "SELECT", "TEXTAREA"):
        return
    if key.startswith("Arrow") or key in ("Home", "End") or (key == " " and tag == "BODY"):
        import viewer

        made = Here.viewer or viewer.of(event.target)
        if made and made.key(key):
            event.preventDefault()
            return
    if find("#dialog").open or root.getAttribute("data-page") != "table":
        if key == "?" and root.getAttribute("data-page") != "rules":
            do("keys")
        return
    if key.startswith("Arrow") or key in ("Home", "End"):
        if closest(event, ".log") is None:
            event.preventDefault()
            table.arrow(key)
        return
    letter = key.lower() if len(key) == 1 else ""
    if "0" <= letter <= "9":
        hot = find('.acts [data-hot="' + letter + '"]', table.root)
        if hot:
            hot.click()
    elif letter == "t":
        say(table.board.said_table())
    elif letter == "h":
        say(table.board.said_hand())
    elif letter == "k":
        if root.hasAttribute("data-keys"):
            root.removeAttribute("data-keys")
        else:
            root.setAttribute("data-keys", "")
    elif letter in LETTERS:
        do(LETTERS[letter])
    else:
        return
    event.preventDefault()


def on_submit(event):
    form = closest(event, "form[data-game]")
    event.preventDefault()
    if form:
        sit_at(form)


def sit_at(form):
    """The table that was chosen in the lobby."""
    if not form.checkValidity():
        lobby.open_options(form)  # where the fields are
    if form.reportValidity():
        go(lobby.address(lobby.chosen(form)))


def on_change(event):
    import dialogs

    entry = event.target
    if closest(event, "[data-preset]"):
        lobby.preset_changed(entry.form)
    elif closest(event, "form[data-game] dialog"):
        lobby.option_changed(entry.form)
    elif closest(event, "#settings-form"):
        name, value = dialogs.settings_changed(entry)
        if name == "speed":
            table.motion.speed = value
            Here.speed = None
        if name == "level":
            Here.level_changed = True
        asyncio.create_task(store.change(name, value))
    elif entry.id == "import-file" and entry.files.length:
        asyncio.create_task(take_file(entry.files[0]))
    elif entry.id == "record-file" and entry.files.length:
        import records

        asyncio.create_task(opened(records.address_for_file(entry.files[0])))


async def take_file(file):
    import dialogs

    await dialogs.import_text(await file.text())


def finished(frame):
    import dialogs

    window.setTimeout(
        lambda: table.frame is frame and dialogs.over(table, frame), 900 * table.motion.rate
    )
    if host.framed:
        asyncio.create_task(tell(frame))


async def tell(frame):
    """The end of a game, to the page around this one."""
    import records

    records.result(frame, (await ask("record"))["record"])


async def main():
    document.addEventListener("click", on_click)
    document.addEventListener("keydown", on_key)
    document.addEventListener("pointerdown", on_press, True)
    await speech.load()
    if root.getAttribute("data-page") == "rules":
        import rules

        await rules.rule_page()
        return
    document.addEventListener("submit", on_submit)
    document.addEventListener("change", on_change)
    window.onpopstate = lambda event: asyncio.create_task(route())
    window.stopRemembering()
    table.after = finished
    first = window.firstClick
    if first and first.hasAttribute("data-slot"):
        table.wish = int(first.getAttribute("data-slot"))
    document.addEventListener("paste", on_paste)
    document.addEventListener("dragover", lambda event: event.preventDefault())
    document.addEventListener("drop", on_drop)
    await store.read_settings()
    await route()
    if first and first.isConnected:
        first.click()


await main()  # noqa: F704, PLE1142 - PyScript runs this file as a coroutine
