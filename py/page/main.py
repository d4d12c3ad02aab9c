"""The program that PyScript runs, as a coroutine."""

from page.app.page import start

await start()  # noqa: F704, PLE1142
