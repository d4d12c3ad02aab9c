"""Links and codes in which phones and word processors have made dashes of hyphens."""

from __future__ import annotations

import re
from functools import cache
from random import Random

from e2e.embedding import code, record
from tests.test_reading import SITE, asked

DASHES = {
    "hyphens": ("-", "\u2010"),
    "hyphens that do not break": ("-", "\u2011"),
    "minuses": ("-", "\u2212"),
    "dashes for each": ("-", "–"),
    "a dash for two": ("--", "–"),
    "a long dash for two": ("--", "—"),
}


@cache
def codes_with_hyphens() -> dict[str, str]:
    """A code of each kind in which hyphens stand alone and in pairs."""
    numbers = Random(1)

    def drawn(count: int) -> str:
        return numbers.randbytes(count).hex()

    game = record(hands=1)
    made = [{"record": code({**game, "title": drawn(64)})} for _ in range(100)]
    prints = [":".join(re.findall("..", drawn(32).upper())) for _ in range(1500)]
    made += asked(*[["codes", drawn(16), each] for each in prints])
    found: dict[str, str] = {}
    for each in made:
        for kind, text in each.items():
            if {len(run) for run in re.findall("-+", text)} >= {1, 2}:
                found.setdefault(kind, text)
    return found


def test_dashes_in_place_of_hyphens() -> None:
    """Phones and word processors make dashes of hyphens: of each, or one of two."""
    codes = codes_with_hyphens()
    links = {
        "#record=": codes["record"], "#play=": codes["record"], "?move=17#record=": codes["record"],
        "#answer=": codes["answer"], "#join=": codes["join"], "#Join=": codes["room"],
    }  # fmt: skip
    tried = [(kind, how) for kind in links for how in DASHES]
    dashed = [f"{SITE}{kind}{links[kind].replace(*DASHES[how])}" for kind, how in tried]
    read = asked(*[["address", each] for each in dashed])
    pasted = asked(*[["found", f"Look: {each} – nice"] for each in dashed])
    alone = asked(*[["found", links[kind].replace(*DASHES[how])] for kind, how in tried])
    for (kind, how), at, found, bare in zip(tried, read, pasted, alone, strict=True):
        assert "join" in kind.lower() or bare["code"] == links[kind], (kind, how)
        assert at["hash"] == kind[kind.index("#") :].lower() + links[kind], (kind, how)
        assert found, (kind, how)
        assert found["code"] == links[kind], (kind, how)
        assert found["address"].endswith(at["hash"]), (kind, how)

    behind = [f"{SITE}#record={codes['record']}{each}" for each in ("–", "—", "—and you?")]
    for found in asked(*[["found", text] for text in behind]):
        assert found["code"] == codes["record"]
    for at in asked(*[["address", text] for text in behind[:2]]):
        assert at["hash"] == f"#record={codes['record']}"


def test_dashes_in_words_of_an_address() -> None:
    for dash in "\u2010\u2011\u2212–—":
        words, clause, pack = asked(
            ["address", f"?daily=steere{dash}ronda&date=2026{dash}11{dash}21"],
            ["address", f"rules.html#SR{dash}4.2"],
            ["address", f"?position=free&pack=french{dash}52%2B2"],
        )
        assert words["params"] == {"daily": "steere-ronda", "date": "2026-11-21"}
        assert clause["hash"] == "#SR-4.2"
        assert pack["params"] == {"position": "free", "pack": "french-52+2"}
