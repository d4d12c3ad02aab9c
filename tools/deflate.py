"""Text as the site packs it: deflate-raw, which browsers unpack (`static/js/start/unpack.js`)."""

from __future__ import annotations

import zlib

RAW = -15


def deflated(text: str) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, RAW)
    return packer.compress(text.encode()) + packer.flush()


def inflated(packed: bytes) -> str:
    return zlib.decompress(packed, RAW).decode()
