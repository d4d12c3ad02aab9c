"""Words for programmers: what stands in the one line of an error."""

from __future__ import annotations

import json


def brief(value: object) -> str:
    """A value from outside as JSON, fit for one line of an error."""
    try:
        text = json.dumps(value, ensure_ascii=True, default=str)
    except RecursionError:
        text = "something nested too deeply"
    return text if len(text) <= 60 else text[:57] + "..."
