"""Looks with axe for what people would stumble over who see, point or read in other ways."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from e2e.sim.page import Page as SimulatedPage
from e2e.waiting import seen, still

VIOLATIONS = {"resultTypes": ["violations"]}
COLOURS = {"runOnly": ["color-contrast"], **VIOLATIONS}
# Behind a dialog nothing can be reached, and what is there is looked at without one.
RUN = "options => axe.run(document.querySelector('dialog:modal') ?? document, options)"


def check(page: Page, where: str = "") -> None:
    """Fails with what is found on the page as it is now, and with what cannot be read in its other
    appearance, light or dark; it is left as it was. `where` is told."""
    found(page, where)
    now = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    schemes: list[Any] = ["light", "dark"] if now else ["dark", "light"]
    page.emulate_media(color_scheme=schemes[0])
    found(page, f"{where}, {schemes[0]}", COLOURS)
    page.emulate_media(color_scheme=schemes[1])


def found(page: Page, where: str, options: dict[str, Any] | None = None) -> None:
    """Fails with what is found on the page as it is; `options` are those of axe. There is nothing
    to look at in a simulation."""
    if isinstance(page, SimulatedPage):
        return
    still(page)  # what fades in has less contrast
    with seen(page):  # what is not, has none
        # Once for each page: to read axe takes a third of the time.
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE_SCRIPT)
        results = page.evaluate(RUN, options or VIOLATIONS)
    told = [(each["id"], node["target"], node["failureSummary"])
            for each in results["violations"] for node in each["nodes"]]  # fmt: skip
    assert not told, f"{where}: {told}"
