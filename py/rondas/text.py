"""Texts for programmers: the parts of one-line errors."""

from __future__ import annotations

import json


def brief(value: object) -> str:
    """Return a foreign value as JSON, short enough for one line of an error."""
    try:
        text = json.dumps(value, ensure_ascii=True, default=str)
    except RecursionError:
        text = "something nested too deeply"
    return text if len(text) <= 60 else text[:57] + "..."
