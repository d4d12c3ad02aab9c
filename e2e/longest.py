"""A language that is only there in tests: English with accents, and 40% longer, so that what has no
room for the longest translation shows itself. It is told in the place of French."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Route

PLACE = "fr"
_ACCENTS = str.maketrans("aceinouyACEINOUY", "åçéîñöûýÅÇÉÎÑÖÛÝ")
_WORD = re.compile(
    r"<(script|style|title|code|pre)\b.*?</\1>|<[^<>]*>|&\w+;|[A-Za-zÀ-ž’]+", re.DOTALL
)
_MORE = 0.4


def longer(text: str) -> str:
    """Every word with accents, and enough of them drawn out."""
    owed = 0.0

    def word(found: re.Match[str]) -> str:
        nonlocal owed
        if found[0][0] in "<&":
            return found[0]
        owed += _MORE * len(found[0]) + _MORE / 2
        more, owed = int(owed), owed % 1
        made = found[0].translate(_ACCENTS)
        return made + (made[-1].lower() * more if more < 4 else "ø" * more)

    return _WORD.sub(word, text)


class _Longer(Transformer):
    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        # Names of players have no length of a language.
        if node.id.name == "names":
            return node
        return self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = longer(node.value)
        return node


@cache
def catalog(text: str) -> str:
    """A catalog of Fluent in this language."""
    resource = FluentParser(with_spans=False).parse(text)
    return FluentSerializer().serialize(_Longer().visit(resource))


def instead(ours: Any, theirs: Any) -> Any:
    """Some JSON in this language: what a translation has another text for are words."""
    if isinstance(ours, dict):
        return {key: instead(each, theirs[key]) for key, each in ours.items()}
    if isinstance(ours, list):
        return [instead(one, other) for one, other in zip(ours, theirs, strict=True)]
    return longer(ours) if isinstance(ours, str) and ours != theirs else ours


def page(html: str, language: str = PLACE) -> str:
    """A page of the site in this language."""
    html = longer(html).replace('lang="en"', f'lang="{language}"', 1)
    return html.replace('data-language="en"', f'data-language="{language}"', 1)


def tell(context: BrowserContext, dist: Path) -> None:
    """From now on the pages of a context that ask for French get this language."""

    def answer(route: Route) -> None:
        name = route.request.url.partition("/locale/")[2]
        if name in (f"{PLACE}.json", f"{PLACE}/more.json"):
            ours, theirs = (
                json.loads((dist / "locale" / where).read_text("utf-8"))
                for where in (name.replace(PLACE, "en", 1), name)
            )
            words = {
                key: each if key in ("locale", "dir") else
                catalog(each) if isinstance(each, str) else instead(each, theirs[key])
                for key, each in ours.items()
            }  # fmt: skip
            body = json.dumps(words)
        elif name.endswith(".json"):
            ours, theirs = (
                json.loads((dist / where).read_text("utf-8"))
                for where in ("games.json", f"locale/{name}")
            )
            body = json.dumps(instead(ours, theirs))
        elif name.endswith(".html"):
            body = page((dist / name.partition("/")[2]).read_text("utf-8"))
        else:
            route.continue_()
            return
        kind = "text/html" if name.endswith(".html") else "application/json"
        route.fulfill(body=body, content_type=f"{kind}; charset=utf-8")

    context.route(re.compile(rf"/locale/{PLACE}(\.json|/)"), answer)
    # Rule pages are read as they are: there is nothing to put words into.
    context.route(
        re.compile(r"/rules/\w+\.html\?lang=en$"),
        lambda route: route.fulfill(
            body=page((dist / "rules/rounds.html").read_text("utf-8"), "en"),
            content_type="text/html; charset=utf-8",
        ),
    )
