"""The ruler finds each fault that pages once had, on a small page. If it found others, the tests of
screens would fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import Visited
from e2e.fonts import SETS
from e2e.layout import STAYS

pytestmark = pytest.mark.browser

BOX = "position: absolute; left: {}px; top: {}px; width: {}px; height: {}px"
PAGE = "<!doctype html><body style='margin: 0; font: 16px sans-serif'>"


def box(name: str, left: int, top: int, width: int, height: int, more: str = "") -> str:
    style = BOX.format(left, top, width, height)
    return f'<div class="{name}" style="{style}; {more}"></div>'


WORD = "<p style='width: 40px; margin: 40px; {}'>unbreakable</p>"
KINDS = {"plate": [".plate"], "+act": [".act"], "said": [".said", "words"]}
SAID = "<p class='said' style='width: 300px; margin: 0'>Yes</p>"
LEFT, RIGHT = box("side", 9, 9, 9, 9), box("side", 99, 9, 9, 9)
TURNED = ["disordered", ".side"]
UPON = "<style>.{}::after {{ content: ''; position: absolute; {} }}</style>"
# What is wrong, the page, the rule, and how many faults there are.
FAULTS: list[tuple[str, str, list[Any], int]] = [
    ("a word hidden by its box", WORD.format("overflow: hidden"), ["cut"], 1),
    ("a word over the edge of the page", "<p style='margin-left: -9px'>word</p>", ["cut"], 1),
    ("a name with an ellipsis", "<div style='width: 30px; overflow: hidden'><b>Amina</b></div>",
     ["cut"], 1),
    ("a word wider than its button", "<button style='width: 30px; padding: 0'>Challenge</button>",
     ["cut"], 1),
    ("half a line", "<p style='overflow: hidden; height: 9px'>one</p>", ["cut"], 1),
    ("a plate on a button", box("plate", 0, 0, 50, 50) + box("act", 40, 40, 50, 50),
     ["apart", KINDS], 1),
    ("a button on a button", box("act", 0, 0, 50, 50) + box("act", 40, 40, 50, 50),
     ["apart", KINDS], 1),
    ("words below a plate", SAID + box("plate", 5, 0, 50, 50), ["apart", KINDS], 1),
    ("a mark on a pip", UPON.format("star", "left: 0; bottom: 0; width: 20px; height: 20px")
     + box("star", 0, 0, 60, 90) + box("pip", 15, 75, 10, 10),
     ["apart", {"star": [".star", "mark"], "pip": [".pip"]}], 1),
    ("a plate beyond the window", box("plate", -20, 0, 50, 50), ["outside", ".plate"], 1),
    ("a plate that sticks to the edge", box("plate", 3, 9, 50, 50),
     ["outside", ".plate", 6, "left right"], 1),
    ("a small button", "<button style='width: 41px; height: 18px'></button>", ["small", "button"],
     1),
    ("a button below something else",
     "<button>Play</button>" + box("veil", 0, 0, 99, 99), ["missed"], 1),
    ("a mark with something upon its corner",
     "<div class='plate'>" + box("mark", 9, 9, 20, 20) + "</div>" + box("veil", 25, 25, 9, 9),
     ["covered", ".mark", "body"], 1),
    ("a page that scrolls both ways", box("plate", 0, 0, 9999, 9999), ["scrolls"], 2),
    ("seats in the wrong order", RIGHT + LEFT, TURNED, 1),
]  # fmt: skip


@pytest.fixture
def bare(dressed: Callable[[str], Visited]) -> Any:
    page = dressed("wide").context.new_page()
    yield page
    page.close()


def test_each_fault_is_found(bare: Page) -> None:
    bare.goto("robots.txt")
    found = {}
    for what, html, rule, _ in FAULTS:
        bare.set_content(PAGE + html)
        found[what] = len(bare.evaluate("rule => ruler.look([rule])", rule))
    assert found == {what: faults for what, *_, faults in FAULTS}
    bare.set_content(PAGE + box("bar", 0, 0, 50, 50) + box("hand", 0, 90, 50, 50))
    moved = "stays => ruler.moved('a hand', stays).length"
    assert bare.evaluate(moved, STAYS) == 0
    bare.locator(".hand").evaluate("hand => { hand.style.width = '99px'; }")  # it may
    assert bare.evaluate(moved, STAYS) == 0
    bare.locator(".bar").evaluate("bar => { bar.style.height = '52px'; }")
    assert bare.evaluate(moved, STAYS) == 1
    bare.evaluate("ruler.forget()")
    assert bare.evaluate(moved, STAYS) == 0
    # Fonts are those of the set, whatever fonts this machine has.
    bare.set_content(f"{PAGE}<p id=sample>Word <b>word</b> العربية 日本語</p>")
    session = bare.context.new_cdp_session(bare)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "#sample"})["nodeId"]
    used = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    session.detach()
    names = {font["familyName"] for font in used}
    assert names == {SETS["wide"][0][0], "DejaVu Sans", "Droid Sans Fallback"}
