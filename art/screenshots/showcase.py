"""High Five with a display that shows one key at a time, for the pictures of `docs/display/`.

`display.py` puts it into a copy of the tree, as two games of its own; it is never offered.
"""

from __future__ import annotations

from typing import Any

from rondas.games import Kit
from rondas.games._template import GAME as TEMPLATE
from rondas.games._template import HighFivePresentation
from rondas.games._template.rules import PACK, HighFive
from rondas.rules.display import Action, Display, EventDisplay
from rondas.rules.game import Event, Option
from rondas.rules.message import say
from rondas.rules.presentation import acted
from rondas.rules.report import report, verdict

SIGN = {"name": "12E", "text": say("sign")}
ROWS = [
    {"label": say("sheet-round", n=1), "points": [9, 6]},
    {"label": say("sheet-round", n=2), "points": [4, 11], "notes": [say("one"), say("two")]},
]
DISPLAY: dict[str, dict[str, Any]] = {
    "trick": {"trick": [(1, "4C")], "table": []},
    "last_trick": {
        "last_trick": {"plays": [(1, "4C"), (0, "5E")], "winner": 0, "rule": "HF-2.2"},
        "table": [],
    },
    "table": {"table": ["5O", "2C", "3E"]},
    "note": {"table": ["5O", "2C", "3E"], "note": say("one")},
    "turned": {"turned": "1E"},
    "fresh": {"table": ["5O", "2C"], "fresh": "2C"},
    "marks": {"table": ["5O", "2C"], "marks": {"2C": say("one")}},
    "stock": {"stock": 12},
    "notes": {"notes": [[say("one")], [say("one"), say("two")]]},
    "facts": {"facts": [say("fact-round", n=2, of=3), say("one")]},
    "sheet": {"sheet": ROWS, "scores": [13, 17]},
    "running": {
        "sheet": ROWS[:1],
        "scores": [9, 6],
        "running": {
            "label": say("sheet-round", n=2),
            "rows": [
                {"label": say("one"), "points": [3, 1]},
                {"label": say("two"), "points": [0, 2]},
            ],
        },
    },
    "report": {
        "report": report(
            say("sheet-round", n=2),
            verdict([11, 4], [[0], [1]], 0, "round"),
            [0],
            [17, 13],
            [(say("one"), [3, 1]), (say("two"), [8, 3])],
        ),
        "scores": [17, 13],
        "table": [],
        "stock": 0,
    },
    "signs": {"signs": [SIGN]},
    "tokens": {"tokens": [None, SIGN]},
    "dealer": {"dealer": 1},
}
"""For each key of `Display` what it looks like; others are as the game has them."""

TOLD: dict[str, dict[str, Any]] = {
    "call": {"kind": "said", "seat": 1, "call": say("one")},
    "reason": {"kind": "scored", "seat": 1, "points": [0, 5], "reason": say("reason-showcase")},
    "part": {
        "kind": "scored", "seat": 1, "points": [0, 5], "reason": say("reason-showcase"),
        "part": say("sheet-round", n=1),
    },
}  # fmt: skip


ACTIONS = ("label", "detail", "card", "figure", "usual", "risk", "takes", "meaning")


def button(n: int, **keys: Any) -> Action:
    """An action with a button. It is not legal; `takes`, the default, offers a legal one, because the
    build plays each game for its picture."""
    return acted(f"take {sorted(PACK.names)[n]}", say("action-showcase", n=n), **keys)


class Showcase(HighFive):
    """High Five under another name, told which key to show."""

    id = "showcase"
    title = "Showcase"
    options = (  # type: ignore[assignment]
        *HighFive.options,
        Option("key", "takes", "HF-1.1", (*DISPLAY, *TOLD, *ACTIONS)),
    )
    __slots__ = ()


class ShowcasePresentation(HighFivePresentation):
    """Shows the key that the option names."""

    layout = "open"  # type: ignore[assignment]

    @property
    def key(self) -> str:
        return str(self.game.option["key"])

    def display(self, seat: int | None) -> Display:
        display = super().display(seat)
        display.update(DISPLAY.get(self.key, {}))  # type: ignore[typeddict-item]
        return display

    def describe_event(self, event: Event) -> EventDisplay:
        told = super().describe_event(event)
        if event.kind == "dealt":
            told.pop("part", None)
            told.update(TOLD.get(self.key, {}))  # type: ignore[typeddict-item]
        return told

    def actions(self) -> list[Action]:
        name = self.game.legal_names()[0]
        card = name.split(" ")[1]
        match self.key:
            case "detail":
                return [button(1, detail=say("one")), button(2, detail=say("two"))]
            case "card":
                return [button(n, card=card, detail=say("two")) for n in (1, 2)]
            case "figure":
                return [button(n, figure=n) for n in range(1, 9)]
            case "usual":
                return [button(1), button(2, usual=True)]
            case "risk":
                return [button(1, risk=say("risk-showcase")), button(2)]
            case "takes":
                taken = self.game.pack.write(self.game.table[:1])
                return [acted(name, say("one"), card=card, taps=True, takes=taken)]
            case "meaning":
                return [button(1, meaning=say("meaning-showcase")), button(2)]
        return [button(1), button(2)]


class Pile(Showcase):
    """The same beside a trick."""

    id = "showcase-pile"
    __slots__ = ()


class PilePresentation(ShowcasePresentation):
    """Open cards lie in a pile."""

    layout = "trick-and-open"  # type: ignore[assignment]


GAME = Kit(Showcase, TEMPLATE.knowledge, TEMPLATE.model, ShowcasePresentation, TEMPLATE.guide)
PILE = Kit(Pile, TEMPLATE.knowledge, TEMPLATE.model, PilePresentation, TEMPLATE.guide)
