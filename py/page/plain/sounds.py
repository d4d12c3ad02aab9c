"""The sounds of events, for any game."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LAID = {"played": "card", "turned": "card", "dealt": "deal", "over": "over"}
"""Events that are heard as soon as they are shown. All others are, if somebody calls aloud …"""
TAKEN = {"trick": "trick", "captured": "capture"}
"""… or when what they take is gathered."""


def moments(
    events: "list[dict[str, Any]]",
) -> "tuple[list[dict[str, Any]], list[str], list[dict[str, Any]]]":
    """Return the events that sound before something is gathered, the sounds of each gathering in
    turn, and the events that sound after it. See `plain.gathering.steps`: a trick is gathered
    alone."""
    laid: list[dict[str, Any]] = []
    after: list[dict[str, Any]] = []
    taken: list[str] = []
    for event in events:
        kind = event["kind"]
        if kind in TAKEN:
            taken.append(TAKEN[kind])
        # Calls stand beside those who call from the start.
        early = kind not in LAID and event.get("call")
        if early or not taken:
            laid.append(event)
        else:
            after.append(event)
    if "trick" in taken:
        taken = ["trick"]
    return laid, taken, after


def heard(events: "list[dict[str, Any]]", lifted: "int | None") -> "list[str]":
    """Return the sounds of events that are shown together, each once. `lifted`: the seat whose card
    has sounded already."""
    found: list[str] = []
    for event in events:
        kind = event["kind"]
        names = [LAID[kind]] if kind in LAID else []
        if kind == "played" and event["seat"] == lifted:
            names = []
        if event.get("call"):
            names.append("call")
        found += [name for name in names if name not in found]
    return found
