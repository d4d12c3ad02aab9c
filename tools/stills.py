"""Write the picture of every example into the built site: `rules/<game>/<clause>.png`.

A further example of a clause has its number behind a hyphen: `RO-3.4-2.png`. The pictures have no
words, so one of them serves every language; what they show stands beside them as `alt`. PNGs take
a quarter of a second each, so they are kept in .build/ by their content.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from resvg_py import svg_to_bytes

from page.logic.board.animation_steps import seen
from rondas.games import Kit
from rondas.pictures.plain import score_of
from rondas.pictures.stills import (
    AGAIN,
    NOBODY,
    SIZE,
    Cards,
    close_up,
    opened,
    picture_of,
    ring_of,
    rows_of,
    seats_of,
    steps_of,
)
from tools import TOP

__all__ = ["SIZE", "draw", "of_examples", "picture_of", "place", "png"]

KEPT = TOP / ".build/stills"
COLOURS = 78
"""Of a palette."""

Json = dict[str, Any]


def place(game: str, example: str) -> str:
    """Return where the picture of an example stands below the site's top, without its ending."""
    return f"rules/{game}/{example.replace('/', '-')}"


def clauses_of(book: Json) -> list[Json]:
    """Return every clause of a rulebook, in its order."""
    return [clause for section in book["sections"] for clause in section["clauses"]]


def examples_of(book: Json) -> list[Json]:
    """Return every example of a rulebook, in its order."""
    return [example for clause in clauses_of(book) for example in clause["examples"]]


def rule_of(example: Json) -> str:
    """Return the number of the clause of an example."""
    return str(example["id"].partition("/")[0])


def moment(example: Json, at: int) -> tuple[Json, list[str]]:
    """Return what the picture of a frame shows, and the cards to mark: what is gathered before it
    goes, but after a deal that is the clause's the new cards."""
    frame = example["frames"][at]
    dealt = any(
        each["kind"] == "dealt" for each in frame["events"] if each["rule"] == rule_of(example)
    )
    return (frame["display"], []) if dealt else seen(example["frames"], at)


def telling(example: Json) -> int:
    """Return the number of the frame that shows a clause best: the one that the example marks, else
    what it decided, first of all about cards; else whose turn it is, else what is gathered, else
    the most cards in a trick, else any cards; of several one with a caption, the last."""

    frames, captions = example["frames"], example["captions"]

    def shows(at: int) -> tuple[bool | int, ...]:
        display, marked = moment(example, at)
        events = frames[at]["events"]
        own = {each["kind"] for each in events if each["rule"] == rule_of(example)} - {"played"}
        move = frames[at]["move"]
        decides = 3 if own & {"trick", "captured"} else 2 if "turned" in own else 1 if own else 0
        about = (move == example["marked"], decides, move == example["turn"])
        cards = (bool(marked), len(display["trick"]), lying(display))
        return *about, *cards, str(move) in captions

    return max(range(len(frames)), key=lambda at: (shows(at), at))


TELLING = "marks", "calls", "gained", "notes"
"""What a plate has to tell, beside its player's score."""


def shown(example: Json) -> Json:
    """Return what stands beside the players' names (`plates`), where that tells what a clause
    decides, what was said and scored, whose turn it is, or who wins; what is `shown`: a `close`
    picture, a `whole` one or `steps`; and whether it has so `many` cards that it is wider."""
    frame = example["frames"][example["still"]]
    display, events = frame["display"], frame["events"]
    every = {event["kind"] for event in events}
    about = about_rule(example, events)
    own = {event["kind"] for event in about if event["rule"] == rule_of(example)}
    kinds = own or every
    turn = asks(example)
    told = bool(
        "totals" in example["shows"]
        or kinds & {"round", "over"}
        or ({"round", "over"} & every and kinds & {"scored", "said", "turned"})
        or (own & {"said", "shown"} and not display["table"])
    )
    seats = turn or not {"round", "over"} & every
    rows = plates(display, seats)
    calls = [each for each in events if each["kind"] == "said" and each.get("call")]
    calls = about_rule(example, calls)
    for row in rows:
        seat = row["seat"]
        row["calls"] = [each["call"] for each in calls if each["seat"] == seat]
        points = told or example["shows"] or any(each.get("points") for each in about)
        row["gained"] = sum(gained(display, each, seat) for each in events) if points else 0
    noted = told and not any(row["calls"] for row in rows)
    for row in rows:
        row["notes"] = (
            display["notes"][row["seat"]] if noted
            else [] if row["calls"] else unusual(example, row["seat"])
        )  # fmt: skip
        if not (told and any(display["scores"])):
            row["score"] = ""
        if not told and not turn:
            row["marks"] = []
    if not told or not any(row[name] for row in rows for name in (*TELLING, "score", "won")):
        rows = [row for row in rows if any(row[name] for name in TELLING)]
    changed = {display["teams"][row["seat"]] for row in rows if row["gained"]}
    total = any(row["score"] not in ("", str(row["gained"])) for row in rows)
    for row in rows:
        still = changed and display["teams"][row["seat"]] not in changed
        row["change"] = f"{row['gained']:+d}" if row["gained"] else "0" if still else ""
        row["total"] = row["score"] if total else ""
    steps = example["shows"] == ["steps"]
    kind = "steps" if steps else "whole" if high(example) else "close"
    held = [] if large(example) else rows_shown(example)
    dealt = example["shows"] == ["deal"] and high(example)
    many = dealt or len(held) > 3 or any(len(hand) >= ROW for row in held for _, hand in row)
    return {
        "shown": kind,
        "many": many,
        "plates": [] if steps or example["shows"] in (["seats"], ["pack"], ["deal"]) else rows,
    }


def about_rule(example: Json, events: list[Json]) -> list[Json]:
    """Return the events of an example's clause; all if none is."""
    return [each for each in events if each["rule"] == rule_of(example)] or events


def gained(display: Any, event: Json, seat: int) -> int:
    """Return the points that an event brings a seat: those of a team are its member's who acted."""
    points, teams = event.get("points"), display["teams"]
    if not points:
        return 0
    sides = teams if len(points) < len(teams) else range(len(teams))
    by = event["seat"]
    alone = by is not None and points[sides[by]]
    return int(points[sides[seat]]) if not alone or by == seat else 0


def unusual(example: Json, seat: int) -> list[Json]:
    """Return the notes of a seat that do not only count something; those from before a deal or the
    end, which ends what they tell."""
    at, frames = example["still"], example["frames"]
    ended = any(event["kind"] in ("dealt", "over") for event in frames[at]["events"][1:])
    notes = frames[at - 1 if at and ended else at]["display"]["notes"][seat]
    return [note for note in notes if {*note["args"]} != {"n"}]


def asks(example: Json) -> bool:
    """Return whether the picture of an example shows whose turn it is."""
    return bool(example["frames"][example["still"]]["move"] == example["turn"])


def plates(display: Any, seats: bool) -> list[Json]:
    """Return what stands beside the players' names: points; with `seats` who deals and who is to
    play."""
    return [
        {"seat": seat, "score": score_of(display, display["holders"][display["teams"][seat]]),
         "won": seat in display["winners"],
         "marks": [*(token["text"] for token in display["tokens"][seat : seat + 1] if token),
                   *(name for name in ("dealer", "actor") if seats and display[name] == seat)]}
        for seat in range(len(display["notes"]))
    ]  # fmt: skip


def uncovered(frame: Json) -> dict[str, int]:
    """Return cards that are only told of, and whose they are: those which draw for the deal (-1),
    and a hand shown that ends the game."""
    ends = any(event["kind"] == "over" for event in frame["events"])
    bare = not lying(frame["display"])
    return {
        card: -1 if bare else event["seat"]
        for event in frame["events"]
        if event["kind"] == ("turned" if bare else "shown") and (bare or ends)
        for card in event.get("cards", ())
    }


def lying(display: Json) -> bool:
    """Return whether there is any card to see."""
    return any(display["hands"]) or bool(display["table"] or display["trick"])


def of_examples(dist: Path, kit: Kit, book: Json) -> dict[Path, str]:
    """Return the pictures of a rulebook's examples as SVG, by the files to write. `book` as
    `to_json` has it."""
    return {
        dist / f"{place(kit.id, example['id'])}.png": of_example(kit, example)
        for example in examples_of(book)
    }


def of_example(kit: Kit, example: Json) -> str:
    """Return the picture of an example: of what is decided the cards, else hands and open cards;
    before there are any the whole table."""
    display: Any = moment(example, example["still"])[0]
    if example["shows"] == ["ring"]:
        return ring_of(kit, display, strongest(example))
    if example["shows"][:1] in AROUND:
        return seats_of(kit, display, example["shows"][0], high(example))
    if example["shows"] == ["steps"]:
        return steps_of(kit, display, steps_shown(example))
    if cards := large(example):
        return close_up(kit, display, *cards, high(example))
    rows = rows_shown(example)
    return rows_of(kit, display, rows, high(example)) if rows else picture_of(kit, display)


AROUND = ["seats"], ["deal"], ["piles"]
"""Pictures of the players around the table."""
ROW, PAIR, DEEP = 6, 4, 4
"""The most cards of a hand in a row, and of each of two hands in one, which more rows need."""
FEW = 4
"""The most open cards that are larger in a higher picture; below them there is one less."""


def high(example: Json) -> bool:
    """Return whether a picture is as high as there is room: it has more than two rows, or cards
    that are larger for it."""
    display: Any = moment(example, example["still"])[0]
    if example["shows"][:1] in AROUND:
        return example["shows"] == ["deal"] and bool(opened(display))
    if cards := large(example):
        below = [card for _, card in display["trick"]] or cards[0]
        above = [card for card in opened(display) if card not in below]
        return len(above) > bool(display["trick"]) and max(len(above), len(below) + 1) <= FEW
    rows = rows_shown(example)
    few = all(len(row) == 1 and len(row[0][1]) + (row[0][0] >= 0) <= FEW for row in rows)
    return len(rows) == 0 or len(rows) > 2 or (len(rows) == 2 and few)


def in_rows(seat: int, hand: Sequence[str]) -> list[Cards]:
    """Return a hand in as few rows as show the index of each card on a phone."""
    most = -(-len(hand) // -(-len(hand) // ROW))
    return [[(AGAIN if at else seat, hand[at : at + most])] for at in range(0, len(hand), most)]


def rows_shown(example: Json) -> list[Cards]:
    """Return the open cards and the hands that a picture shows: after a deal of the clause all;
    else the hands of those whom it speaks of, or of the player to play, below the table."""
    frame = example["frames"][example["still"]]
    display: Any = moment(example, example["still"])[0]
    about = about_rule(example, frame["events"])
    if example["shows"]:
        return [row for each in example["shows"] for row in rows_named(example, each)]
    kinds = {event["kind"] for event in about} - {"played"}
    hands = dict(enumerate(display["hands"]))
    if told := uncovered(frame):
        hands = {seat: [card for card in told if told[card] == seat] for seat in hands}
    elif "dealt" not in kinds:
        seats = {event["seat"] for event in about if event["kind"] not in ("played", "turned")}
        seats |= {display["actor"]} if asks(example) or not kinds else set()
        hands = {seat: hand for seat, hand in hands.items() if seat in seats or None in seats}
    held = [(seat, hand) for seat, hand in hands.items() if hand]
    if len(held) > 1 and max(len(hand) for _, hand in held) > ROW:
        held = [each for each in held if each[0] == display["actor"]] or held[:1]
    calls = any(event.get("call") for event in about)
    lies = kinds & {"dealt", "turned"} or not kinds & {"said", "shown", "scored"}
    rows: list[Cards] = (
        [[(NOBODY, opened(display))]] if lies and not calls and opened(display) else []
    )
    if len(held) + len(rows) > DEEP and max(len(hand) for _, hand in held) <= PAIR:
        return [*rows, *([*held[n : n + 2]] for n in range(0, len(held), 2))]
    return [*rows, *(row for seat, hand in held for row in in_rows(seat, hand))]


def rows_named(example: Json, what: str) -> list[Cards]:
    """Return the rows that an example asks for: the trick or the last one; hands, as they were
    shown, or as a pack that is nobody's; or what players have laid in the diagram, and the backs of
    a few cards that they hold."""
    frames = example["frames"][: example["still"] + 1]
    display = frames[-1]["display"]
    kind, *seats = what.split()
    if kind == "open":
        return [[(NOBODY, opened(display))]]
    if kind == "pack":
        return [[(NOBODY, row[0][1])] for hand in display["hands"] for row in in_rows(NOBODY, hand)]
    if kind not in ("trick", "hand", "laid"):
        return []
    if kind == "trick":
        trick = display["trick"] or display["last_trick"]["plays"]
        plays = [(seat, [card]) for seat, card in trick]
        return [[*([(NOBODY, display["table"][-1:])] if display["note"] else []), *plays]]
    events = frames[-1]["events"]
    hands = dict(enumerate(display["hands"]))
    if kind == "hand":
        shown = [each for each in events if each["kind"] == "shown" and "cards" in each]
        hands |= {each["seat"]: each["cards"] for each in shown}
    else:
        dealt = any(each["kind"] == "dealt" for each in events)
        for seat, hand in hands.items():
            backs = [] if dealt or len(hand) >= PAIR else ["?"] * len(hand)
            hands[seat] = [*(card for card, by in laid(frames[1:]).items() if by == seat), *backs]
    return [row for seat in map(int, seats) for row in in_rows(seat, hands[seat])]


def steps_shown(example: Json) -> list[tuple[int, list[str], list[str], int]]:
    """Return the captures until the moment of the picture: who captures, the cards and those that
    capture, as in `captured`, and the points."""
    frames = example["frames"][: example["still"] + 1]
    return [
        (
            event["seat"],
            *captured(frames, at),
            sum(gained(frame["display"], each, event["seat"]) for each in frame["events"]),
        )
        for at, frame in enumerate(frames)
        for event in frame["events"]
        if event["kind"] == "captured"
    ]


def strongest(example: Json) -> list[str]:
    """Return the cards that have won a trick until the moment of the picture."""
    return [
        card
        for frame in example["frames"][: example["still"] + 1]
        if any(event["kind"] == "trick" for event in frame["events"])
        for seat, card in frame["display"]["last_trick"]["plays"]
        if seat == frame["display"]["last_trick"]["winner"]
    ]


def large(example: Json) -> tuple[list[str], list[str], dict[str, int]] | None:
    """Return the cards that are drawn large instead of the whole table, which of them have won or
    capture, and who has laid each."""
    if example["shows"]:
        return None
    frames, at = example["frames"], example["still"]
    display, marked = moment(example, at)
    told = uncovered(frames[at])
    if told and not lying(display):
        return [*told], [], told
    if marked and not display["trick"]:
        return *captured(frames, at), laid(frames[: at + 1])
    trick = display["trick"] and (marked or asks(example))
    return (marked, marked, {}) if trick else None


def captured(frames: list[Json], at: int) -> tuple[list[str], list[str]]:
    """Return the cards of the capture of a frame, and of these the one that captures. A card that
    takes over a capture takes the cards of the frames before it too."""
    event = next(each for each in frames[at]["events"] if each["kind"] == "captured")
    own = [event["card"]] if event.get("card") else []
    before = event["cards"] or (captured(frames, at - 1)[0] if at else [])
    return [*before, *own], own or event["cards"]


def laid(frames: list[Json]) -> dict[str, int]:
    """Return who has laid a card in these frames."""
    events = [event for frame in frames for event in frame["events"]]
    return {event["card"]: event["seat"] for event in events if event["kind"] == "played"}


def draw(drawings: dict[Path, str]) -> None:
    """Write these drawings, each to its file."""
    for file, drawn in drawings.items():
        shutil.copyfile(png(drawn), file)


def png(drawn: str) -> Path:
    """Return the file of a drawing as PNG with a palette: a quarter as large."""
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{hashlib.sha256(f'{COLOURS} {drawn}'.encode()).hexdigest()[:16]}.png"
    if not kept.exists():
        image = Image.open(BytesIO(svg_to_bytes(svg_string=drawn, skip_system_fonts=True)))
        image.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(kept, compress_level=8)
    return kept
