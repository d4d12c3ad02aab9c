"""Playwright's `expect` for simulated pages: time passes until it is met."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from e2e.sim.page import Json, Locator, Page, Text, wanted

STATES = {
    "be_visible": "visible", "be_hidden": "hidden", "be_attached": "attached", "be_empty": "empty",
    "be_enabled": "enabled", "be_disabled": "disabled", "be_focused": "focused",
    "be_in_viewport": "visible",
}  # fmt: skip
FACTS = {
    "have_class": "class", "have_value": "value", "have_accessible_name": "name",
    "have_accessible_description": "description",
}  # fmt: skip


class Expectation:
    """Playwright's `expect` of a simulated page or of its elements."""

    def __init__(self, of: Page | Locator) -> None:
        self.of = of

    def __getattr__(self, name: str) -> Callable[..., None]:
        is_not = name.startswith("not_to_")
        what = name.removeprefix("not_to_").removeprefix("to_")
        if what in STATES:
            return lambda **options: self._meet(STATES[what], None, is_not, options)
        if what in FACTS:
            return lambda text, **options: self._meet(
                FACTS[what], wanted(text, True), is_not, options
            )
        raise AttributeError(name)

    def _meet(self, what: str, found: Any, is_not: bool, options: Json) -> None:
        timeout = options.get("timeout")
        within = {} if timeout is None else {"within": timeout}
        self.of.call("expect", what=what, wanted=found, isNot=is_not, **within)

    def to_have_count(self, count: int, **options: Any) -> None:
        self._meet("count", count, False, options)

    def not_to_have_count(self, count: int, **options: Any) -> None:
        self._meet("count", count, True, options)

    def to_have_text(self, text: Any, **options: Any) -> None:
        self._meet("text", wanted(text, True), False, options)

    def not_to_have_text(self, text: Any, **options: Any) -> None:
        self._meet("text", wanted(text, True), True, options)

    def to_contain_text(self, text: Any, **options: Any) -> None:
        self._meet("text", {**wanted(text), "isPart": True}, False, options)

    def not_to_contain_text(self, text: Any, **options: Any) -> None:
        self._meet("text", {**wanted(text), "isPart": True}, True, options)

    def to_have_attribute(self, name: str, value: Text | None = None, **options: Any) -> None:
        found = {"name": name, "value": None if value is None else wanted(value, True)}
        self._meet("attribute", found, False, options)

    def not_to_have_attribute(self, name: str, value: Text | None = None, **options: Any) -> None:
        found = {"name": name, "value": None if value is None else wanted(value, True)}
        self._meet("attribute", found, True, options)

    def to_be_checked(self, checked: bool = True, **options: Any) -> None:
        self._meet("checked" if checked else "unchecked", None, False, options)

    def not_to_be_checked(self, **options: Any) -> None:
        self._meet("unchecked", None, False, options)

    def to_have_css(self, name: str, value: str) -> None:
        assert name == "direction", "no other styles are known here"
        self._meet("direction", wanted(value, True), False, {})

    def to_have_url(self, url: Text, **options: Any) -> None:
        self._meet("url", address(url), False, options)

    def not_to_have_url(self, url: Text, **options: Any) -> None:
        self._meet("url", address(url), True, options)


def address(url: Text) -> Json:
    if isinstance(url, str):
        return {"source": "^" + re.escape(url) + "$", "flags": ""}
    found: Json = wanted(url)
    return found


def expect(of: Page | Locator) -> Expectation:
    return Expectation(of)
