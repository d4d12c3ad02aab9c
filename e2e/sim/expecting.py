"""Playwright's `expect` for simulated pages: time passes until it is met."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from e2e.sim.page import Json, Locator, Page, Text, wanted

STATES = {
    "be_visible": "visible", "be_hidden": "hidden", "be_attached": "attached", "be_empty": "empty",
    "be_enabled": "enabled", "be_disabled": "disabled", "be_focused": "focused",
    "be_in_viewport": "visible", "be_checked": "checked",
}  # fmt: skip


def exactly(text: Any) -> Any:
    return wanted(text, True)


def attribute(name: str, value: Text | None = None) -> Json:
    return {"name": name, "value": None if value is None else exactly(value)}


def style(name: str, value: str) -> Json:
    assert name == "direction", "no other styles are known here"
    found: Json = exactly(value)
    return found


def address(url: Text) -> Json:
    if isinstance(url, str):
        return {"source": "^" + re.escape(url) + "$", "flags": ""}
    found: Json = wanted(url)
    return found


# What is to be met, and how the pages' side takes what is wanted.
FACTS: dict[str, tuple[str, Callable[..., Any]]] = {
    "have_class": ("class", exactly), "have_value": ("value", exactly),
    "have_accessible_name": ("name", exactly),
    "have_accessible_description": ("description", exactly),
    "have_count": ("count", int), "have_text": ("text", exactly),
    "contain_text": ("text", wanted),
    "have_attribute": ("attribute", attribute), "have_css": ("direction", style),
    "have_url": ("url", address),
}  # fmt: skip


class Expectation:
    """Playwright's `expect` of a simulated page or of its elements."""

    def __init__(self, of: Page | Locator) -> None:
        self.of = of

    def __getattr__(self, name: str) -> Callable[..., None]:
        is_not = name.startswith("not_to_")
        what = name.removeprefix("not_to_").removeprefix("to_")
        if what in STATES:
            kind, read = STATES[what], lambda: None
        elif what in FACTS:
            kind, read = FACTS[what]
        else:
            raise AttributeError(name)

        def meet(*wish: Any, timeout: float | None = None) -> None:
            within = {} if timeout is None else {"within": timeout}
            found = read(*wish)
            self.of.call("expect", what=kind, wanted=found, isNot=is_not, **within)

        return meet


def expect(of: Page | Locator) -> Expectation:
    return Expectation(of)
