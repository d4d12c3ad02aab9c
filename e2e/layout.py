"""Rules for the layout of a page, for e2e/ruler.js, and sizes of windows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

from e2e.waiting import still

Rules = list[list[Any]]
Size = tuple[int, int]

PHONE, SLIM, SMALL, LYING = (390, 844), (360, 640), (320, 568), (844, 390)
TABLET, LAPTOP, DESKTOP = (768, 1024), (1366, 657), (1440, 900)
SIZES = (PHONE, SLIM, SMALL, LYING, TABLET, DESKTOP)

# Kinds of elements on a table that never lie on each other; those with a + nor on one of their own
# kind, as cards of a hand or a trick may. Of some the words alone count.
KINDS = {
    "+plate": [".plate"], "fan": [".fan"],
    "stock": [".stock"], "pile": [".both .open > li"], "note": [".table-note", "words"],
    "played": [".trick > li"], "laid": [".placed .open [data-what]"],
    "said": [".event:not(.over), .prompt", "words"], "+sign": [".signs li"],
    "hand": [".hand .card, .hand .back"], "+act": [".acts button"], "last": [".last"],
    "+tool": [".handtools button"], "order": [".order li, .order-note"],
}  # fmt: skip
PARTS = ".plate, .hand .card, .trick .card, .signs li, .acts button, .handtools button, .order li"
TABLE: Rules = [
    ["cut"],
    ["apart", KINDS],
    ["outside", PARTS],
    ["small", ".board button:not(.say *), .bar button"],
    ["missed", ".asked"],  # marks on a plate may lie in its middle
    ["scrolls"],
    ["apart", {"star": [".hand .marked", "mark"], "pip": [".hand .marked .cd-fr-pips use"]}, 1],
    ["outside", ".order .cd, .signs li", 6, "left right"],
]
# On a plate.
PLATE: Rules = [
    ["apart", {"score": [".plate .points", "words"], "mark": [".plate .deals"],
               "face": [".plate .face"], "token": [".plate .token"],
               "fact": [".plate :is(.who, .nums span)", "words"]}, 1],
    ["covered", ".line .plate .deals", ".plate"],
]  # fmt: skip
# Of pages and dialogs, which scroll.
SHEET: Rules = [["cut"], ["scrolls", "wide"]]
# Parts that stay where they are while somebody plays. Of a note that grows with the pile below it
# the corner, and of a name, which is higher when there are facts, the side.
STAYS = {
    **dict.fromkeys((
        ".bar", ".tools button:not([data-do=redo], [data-do=sound], [data-do=score])", ".plate",
        ".stock", ".centre", ".order", ".say", ".handtools button", ".open > .spot", ".sheet",
        ".log",
    ), "left right top bottom"),
    ".table-note": "left top",
    ".plate .name": "left",
    ".hand": "top bottom",
}  # fmt: skip


class Look:
    """Measures a page at many sizes, and collects its faults."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self.size = (0, 0)
        self.text = 16
        page.evaluate("ruler.forget()")

    def at(self, where: str, rules: Rules, sizes: Iterable[Size], stays: str = "") -> None:
        """Under the key `stays` all is where it was before at the same size."""
        # The size that is there comes first: to change it is most of the work.
        for size in sorted(sizes, key=lambda size: size != self.size):
            self.resize(size)
            key = f"{stays} {size}" if stays else ""
            for fault in self.page.evaluate(LOOK, [rules, key, STAYS]):
                self.faults.append(f"{where} {size[0]}x{size[1]}: {fault}")

    def write(self, text: int) -> None:
        """From now on the text is of this size, as readers choose it in their browser."""
        if self.text != text:
            self.text = text
            session = self.page.context.new_cdp_session(self.page)
            session.send("Page.setFontSizes", {"fontSizes": {"standard": text}})
            still(self.page)

    def resize(self, size: Size) -> None:
        if self.size != size:
            self.size = size
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.page.evaluate(HEARD)


# Once what listens for the size of the window has heard of the new one.
HEARD = "() => new Promise(requestAnimationFrame)"
LOOK = """([rules, key, stays]) => [...ruler.look(rules), ...key ? ruler.moved(key, stays) : []]"""
