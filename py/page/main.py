"""The page's Python (MicroPython): asks the engine for the games and shows them."""

import json

from pyscript import document
from pyscript.js_modules import engine

app = document.getElementById("app")


def progress(fraction, stage):
    app.setAttribute("data-progress", stage)


async def main():
    await engine.start(progress)
    answer = await engine.call(json.dumps({"do": "games"}))
    app.textContent = answer
    app.setAttribute("data-answer", "yes")


await main()  # noqa: F704, PLE1142 - PyScript runs this file as a coroutine
