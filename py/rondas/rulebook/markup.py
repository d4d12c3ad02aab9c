"""The small part of Markdown that rulebooks use, as HTML."""

import re
from collections.abc import Collection
from html import escape

_CLAUSE = r"\b[A-Z]{2}-\d+(?:\.\d+)?\b"
# Numbers may stand next to letters of any script; word borders are those of the Latin one.
_PART = re.compile(
    rf"`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*(.+?)\*|\[([^\]]+)\]\((https://[^\s)]+)\)|({_CLAUSE})",
    re.ASCII,
)


def inline(text: str, ids: Collection[str]) -> str:
    """Return `code`, **bold**, *emphasis*, [links](https://…) as HTML; a clause's number links to
    it. ValueError for a number that is not among `ids`."""

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


def blocks(text: str) -> list[str]:
    """Return paragraphs, separated by empty lines, and lists, whose items begin with `- `; each
    paragraph and each item is one line."""
    found = re.split(r"\n\s*\n", text.strip())
    return [re.sub(r"\s*\n(?!- )\s*", " ", block) for block in found if block]


def block_html(block: str, ids: Collection[str], attributes: str = "") -> str:
    """Return a paragraph or a list as HTML."""
    if not block.startswith("- "):
        return f"<p{attributes}>{inline(block, ids)}</p>"
    items = "".join(f"<li>{inline(item, ids)}</li>" for item in block[2:].split("\n- "))
    return f"<ul{attributes}>{items}</ul>"
