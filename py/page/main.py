"""The program that PyScript runs, as a coroutine.

Between its imports the page can paint, and hear taps.
"""

from pyscript.js_modules import browser_calls

await browser_calls.pause()
import page.table.card_inspector

await browser_calls.pause()
import page.app.commands

await browser_calls.pause()
import page.app.router

await browser_calls.pause()
import page.app.settings

await browser_calls.pause()
import page.table.board.board

await browser_calls.pause()
import page.table.turn

await browser_calls.pause()
from page.app.page import start

await browser_calls.pause()
await start()
