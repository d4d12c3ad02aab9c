"""The little of Markdown that rulebooks use, as HTML."""

from __future__ import annotations

import re
from collections.abc import Collection
from html import escape

_CLAUSE = r"\b[A-Z]{2}-\d+(?:\.\d+)?\b"
_PART = re.compile(
    rf"`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*(.+?)\*|\[([^\]]+)\]\((https://[^\s)]+)\)|({_CLAUSE})"
)


def inline(text: str, ids: Collection[str]) -> str:
    """`code`, **bold**, *emphasis*, [links](https://…); a clause's number links to it.

    ValueError for a number that is not among `ids`.
    """

    def part(found: re.Match[str]) -> str:
        code, bold, emphasis, words, address, clause = found.groups()
        if code:
            return f"<code>{escape(code, quote=False)}</code>"
        if bold:
            return f"<strong>{inline(bold, ids)}</strong>"
        if emphasis:
            return f"<em>{inline(emphasis, ids)}</em>"
        if words:
            return f'<a href="{escape(address)}">{inline(words, ids)}</a>'
        if clause not in ids:
            raise ValueError(f"there is no {clause}")
        return f'<a href="#{clause}">{clause}</a>'

    html, at = "", 0
    for found in _PART.finditer(text):
        html += escape(text[at : found.start()], quote=False) + part(found)
        at = found.end()
    return html + escape(text[at:], quote=False)


def blocks(text: str, ids: Collection[str]) -> str:
    """Paragraphs, parted by empty lines, and lists, whose items begin with `- `."""
    html = ""
    for block in re.split(r"\n\s*\n", text.strip()):
        if block.startswith("- "):
            items = re.split(r"\n- ", block[2:])
            html += "<ul>" + "".join(f"<li>{_joined(item, ids)}</li>" for item in items) + "</ul>"
        elif block:
            html += f"<p>{_joined(block, ids)}</p>"
    return html


def _joined(text: str, ids: Collection[str]) -> str:
    return inline(" ".join(text.split()), ids)
