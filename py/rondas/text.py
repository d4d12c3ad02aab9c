"""Texts for programmers: the parts of one-line errors."""

import json


def brief(value: object) -> str:
    """Return a foreign value as JSON, short enough for one line of an error. Signs that cannot be
    seen, or would break the line, are written as their numbers."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=repr)
    except RecursionError:
        text = "something nested too deeply"
    text = "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)
    return text if len(text) <= 60 else text[:57] + "..."
