"""The program that PyScript runs, as a coroutine.

Between its imports the page can paint, and hear taps.
"""

from pyscript.js_modules import browser_calls

for part in (
    "page.help.card_inspector",
    "page.app.commands",
    "page.app.router",
    "page.app.settings",
    "page.table.board.board",
    "page.table.turn",
    "page.app.page",
):
    await browser_calls.pause()  # noqa: F704, PLE1142
    __import__(part)

from page.app.page import start  # noqa: E402

await browser_calls.pause()  # noqa: F704, PLE1142
await start()  # noqa: F704, PLE1142
