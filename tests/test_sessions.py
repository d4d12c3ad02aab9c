"""What is told to people at several devices."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("language", ["ar", "en", "es", "fr", "ja"])
def test_a_lost_connection_is_told_in_short(language: str) -> None:
    """At 320 px two lines fit between the cards and the button."""
    catalog = (TOP / f"py/rondas/locale/{language}/page.ftl").read_text("utf-8")
    for key in ("host-lost", "host-trying"):
        (line,) = re.findall(rf"^{key} = (.*)$", catalog, re.MULTILINE)
        line = line.replace("{ $name }", "Ana")
        width = sum(2 if unicodedata.east_asian_width(each) == "W" else 1 for each in line)
        assert width <= 66, line
