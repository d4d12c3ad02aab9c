"""The page's Python (MicroPython): opens a table in the engine and shows what can be done."""

import json

from pyscript import document, window
from pyscript.js_modules import engine

app = document.getElementById("app")


def progress(fraction, stage):
    app.setAttribute("data-stage", stage)


async def ask(**request):
    answer = json.loads(await engine.call(json.dumps(request)))
    if "error" in answer:
        raise ValueError(answer["error"])
    return answer


def button(action, label):
    element = document.createElement("button")
    element.setAttribute("data-action", action)
    element.textContent = label
    app.append(element)


async def main():
    parameters = window.URLSearchParams.new(window.location.search)
    await engine.start(progress)
    game = parameters.get("game")
    if not game:
        for each in (await ask(do="games"))["games"]:
            app.append(each["title"])
        app.setAttribute("data-status", "waiting")
        return
    table = await ask(do="open", game=game, seat=0, seed=parameters.get("seed") or "")
    while table["status"] == "waiting":
        table = await ask(do="step")
    app.textContent = table["prompt"]
    for action in table["labels"]:
        button(action, table["labels"][action])
    app.setAttribute("data-table", "")
    app.setAttribute("data-game", game)
    app.setAttribute("data-status", table["status"])


await main()  # noqa: F704, PLE1142 - PyScript runs this file as a coroutine
