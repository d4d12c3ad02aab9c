"""Text as the site packs it: deflate-raw, which browsers unpack (`static/js/start/unpack.js`)."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from typing import Any

RAW = -15


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def parts_of(value: Any) -> Iterator[Any]:
    """Yield some JSON, and all that is in it."""
    yield value
    if isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from parts_of(each)


def deflated(text: str) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, RAW)
    return packer.compress(text.encode()) + packer.flush()


def inflated(packed: bytes) -> str:
    return zlib.decompress(packed, RAW).decode()
