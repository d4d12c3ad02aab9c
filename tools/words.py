"""The catalogs of messages as the build needs them: as files of the page, and in words.

The build has no packages of Python's, so what it has to say itself it lets the page's own module
say (`tools/say.mjs`).

HTML is bound to messages as in @fluent/dom: `data-l10n-id` names one, whose text becomes the text
of the element, and whose attributes become attributes. A message may mark up words as `<code>`,
and as an element that stands in the HTML, with its attributes, under the same `data-l10n-name`.
`data-l10n-args` names the values that the build passes to the message.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP / "py"))

from rondas.games import all_games  # noqa: E402

LOCALE = TOP / "py/rondas/locale"
# The catalogs that the page needs, besides those of the games it offers. Others are the terminal's,
# and those of what only the build writes.
PAGE = ("cards", "common", "page", "site")

_BOUND = re.compile(r'<(\w+)([^<>]*) data-l10n-id="([\w-]+)"([^<>]*)>')
_ARGS = re.compile(r' data-l10n-args="([\w-]+)"')
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"\n +\.([\w-]+) *=")
_NAMED = re.compile(r'&lt;(\w+) data-l10n-name="([\w-]+)"&gt;(.*?)&lt;/\1&gt;')


@cache
def catalogs(language: str) -> dict[str, str]:
    """All catalogs of a language, without their comments."""
    return {
        path.stem: "".join(
            line
            for line in path.read_text("utf-8").splitlines(keepends=True)
            if not line.startswith("#")
        )
        for path in sorted((LOCALE / language).glob("*.ftl"))
    }


def write(dist: Path) -> None:
    """`locale/<language>.json` of every language there is: the catalogs that the page needs."""
    (dist / "locale").mkdir()
    names = (*PAGE, *all_games())
    for folder in sorted(path for path in LOCALE.iterdir() if path.is_dir()):
        needed = {name: text for name, text in catalogs(folder.name).items() if name in names}
        text = json.dumps(needed, ensure_ascii=False, separators=(",", ":"))
        (dist / "locale" / f"{folder.name}.json").write_text(text, "utf-8")


def said(catalog: str, value: Any, names: Sequence[str] = (), language: str = "en") -> Any:
    """Some JSON with the words of the messages in it instead of these."""
    ask = {"language": language, "catalogs": catalogs(language),
           "values": [{"catalog": catalog, "value": value, "names": list(names)}]}  # fmt: skip
    made = subprocess.run(
        ["node", str(TOP / "tools/say.mjs")], input=json.dumps(ask), capture_output=True,
        text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    if made.returncode:
        sys.exit(f"build: {catalog}: {made.stderr}")
    return json.loads(made.stdout)[0]


@cache
def forms(catalog: str, language: str) -> dict[str, list[str]]:
    """What each message of a catalog has: an attribute by its name, its text by an empty one."""
    found = {}
    for name, body in _ENTRY.findall(catalogs(language)[catalog]):
        text, *attributes = _ATTRIBUTE.split(body)
        found[name] = [""] * bool(text.strip()) + attributes[::2]
    return found


def bound(
    html: str,
    catalog: str,
    args: Mapping[str, Mapping[str, Any]] | None = None,
    language: str = "en",
) -> str:
    """HTML with the words of its messages in it. `args` by the names in `data-l10n-args`."""
    messages = {}
    for tag, before, name, after in _BOUND.findall(html):
        if name not in forms(catalog, language):
            sys.exit(f"build: {catalog}: no message {name}")
        found = _ARGS.search(before + after)
        for form in forms(catalog, language)[name]:
            message = {"say": f"{name}.{form}" if form else name,
                       "args": (args or {})[found[1]] if found else {}}  # fmt: skip
            messages[f"{tag} {name} {form} {found and found[1]}"] = message
    return _filled(html, forms(catalog, language), said(catalog, messages, language=language))


def _filled(html: str, has: Mapping[str, list[str]], texts: Mapping[str, str]) -> str:
    made, at = [], 0
    for found in _BOUND.finditer(html):
        tag, name = found[1], found[3]
        args = _ARGS.search(found[0])
        said = {form: texts[f"{tag} {name} {form} {args and args[1]}"] for form in has[name]}
        attributes = "".join(f' {k}="{escape(v)}"' for k, v in said.items() if k)
        made += [html[at : found.start()], _ARGS.sub("", found[0][:-1]), attributes, ">"]
        at = found.end()
        if "" in said and tag != "meta":
            end = html.index(f"</{tag}>", at)
            made.append(marked_up(said[""], html[at:end]))
            at = end
    return "".join(made) + html[at:]


def marked_up(text: str, named: str) -> str:
    """The text of a message as HTML; `named` are the elements that it puts into their places."""

    def place(found: re.Match[str]) -> str:
        element = re.search(rf'<{found[1]}[^<>]* data-l10n-name="{found[2]}"[^<>]*>', f" {named}")
        if not element:
            sys.exit(f"build: no element {found[2]} in the HTML for: {text}")
        return f"{element[0]}{found[3]}</{found[1]}>"

    html = _NAMED.sub(place, escape(text, quote=False))
    return html.replace("&lt;code&gt;", "<code>").replace("&lt;/code&gt;", "</code>")
