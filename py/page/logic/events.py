"""Events of the engine: which of them are told, and which clause is behind them, and how
they sound."""

KINDS = {
    "dealt": ("seen", "deal"),
    "turned": ("seen", "card", "tells"),
    "shown": ("seen",),
    "played": ("card",),
    "captured": ("tells", "gathers", "capture"),
    "trick": ("tells", "gathers", "trick"),
    "found": ("tells", "points"),
    "scored": ("tells", "points"),
    "round": ("tells",),
    "said": (),
    "over": ("over",),
}
"""How the page treats each kind of event (`Kind` of py/rondas/rules/game.py).

- `tells`: it tells more than the card that was played; `points`: these are never scored in silence
- `seen`: it takes a moment to be seen
- `gathers`: cards leave the table, and the sound is heard then; else as soon as it is shown
- `card`, `deal`, `capture`, `trick`, `over`: its sound
"""
SOUNDS = ("card", "deal", "capture", "trick", "over")


def having(trait: str) -> list[str]:
    """Return the kinds of events with a trait."""
    return [kind for kind in KINDS if trait in KINDS[kind]]


TELLING, SEEN, POINTS, GATHERING = map(having, ("tells", "seen", "points", "gathers"))
SOUND = {kind: sound for kind in KINDS for sound in KINDS[kind] if sound in SOUNDS}
LINE, SHORT = 150, 80
"""Characters of what happened that the line at the hand takes, and that have room in it on every
screen."""


def telling(events: list[dict], held: bool, reported: bool) -> list[dict]:
    """The events that the line at the hand tells.

    `held`: those up to the trick that lies there to be seen; else what has happened since.
    `reported`: whether the points lie on the table as well.
    """
    told = [event for event in events if event["kind"] in TELLING] or events[-1:]
    tricks = [at for at, event in enumerate(told) if event["kind"] == "trick"]
    if tricks:
        split = tricks[0] + 1
        told = told[:split] if held else told[split:] or told
    # Points are never scored in silence; a report on the table is enough.
    scored = [event for event in told if event["kind"] in POINTS]
    if len(scored) > 1 and reported:
        return told[-1:]
    if not tricks:
        return scored or told[-1:]
    while len(told) > 1 and sum([len(event["text"]) for event in told]) > LINE:
        told.pop(0)
    return told


def still(before: list[dict], told: list[dict], me: int) -> list[dict]:
    """Of the events that were told right before, those that stay in sight beside these: what was
    taken, while others play the next cards."""
    last = before[-1].get("number") if before else None
    if last is None or not told or told[0].get("number") != last + 1:
        return []
    if any(event["kind"] != "played" or event["seat"] == me for event in told):
        return []
    kept = [event for event in before if event["kind"] in TELLING]
    return kept if sum([len(event["text"]) for event in kept + told]) <= SHORT else []


def aloud(events: list[dict], reported: bool) -> list[dict]:
    """The events that are spoken. `reported`: what the last of them brought is told as a whole, by
    what it was for, right after them."""
    if not reported:
        return events
    since = len(gathering(events))
    return [
        event
        for at, event in enumerate(events)
        if at < since or event["kind"] not in ("scored", "round") or event.get("call")
    ]


def gathering(events: list[dict]) -> list[dict]:
    """The events up to the last at which cards leave the table."""
    ends = [at + 1 for at, event in enumerate(events) if event["kind"] in GATHERING]
    return events[: ends[-1]] if ends else []


def of_now(events: list[dict]) -> list[dict]:
    """The events before the end of a round and the next deal."""
    later = [at for at, event in enumerate(events) if event["kind"] in ("round", "dealt")]
    return events[: later[0]] if later else events


def is_seen(events: list[dict]) -> bool:
    """Whether there is something among them that takes a moment to be seen."""
    return any(event["kind"] in SEEN or event.get("call") for event in events)


def kinds(events: list[dict]) -> list[str]:
    return [event["kind"] for event in events]


def first_turn(frame: dict) -> dict:
    """The frame of a table that is opened. At the person's first turn the deal, and what others
    have done since, are news and not past."""
    past, me = frame["past"], frame["seat"]
    own = [event for event in past if event["kind"] == "played" and event["seat"] == me]
    begins = frame["status"] == "your-turn" and not (frame["begun"] or "lesson" in frame or own)
    if begins and kinds(past).count("dealt") == 1:
        return dict(frame, events=past, past=[])
    return frame


def scoring(events: list[dict]) -> list[dict]:
    """Those that say what points were for."""
    return [event for event in events if event.get("reason") and event.get("points")]


def peak(events: list[dict], rounds: bool) -> list[int]:
    """The points for each score of events on which the page dwells, together; else nothing.
    `rounds`: of those that end a round, which are told later; else of all others."""
    found = [each for each in events if "peak" in each and (each["kind"] == "round") == rounds]
    return [sum(points) for points in zip(*[each["peak"] for each in found])]


def decided(events: list[dict]) -> dict | None:
    """The last event that a clause decided; a card that was merely played only if there is nothing
    else."""
    found = None
    for event in events:
        if event["rule"] and (event["kind"] != "played" or found is None):
            found = event
    return found


def last_of(events: list[dict], rule: str) -> list[dict]:
    """The last event of a clause, in a list that is empty if there is none."""
    return [event for event in events if event["rule"] == rule][-1:]


def last_taken(events: list[dict]) -> dict | None:
    """The event of the last trick; in a game without tricks, that of the last capture."""
    for kind in ("trick", "captured"):
        taken = [event for event in events if event["kind"] == kind]
        if taken:
            return taken[-1]
    return None


def plays(event: dict, told: list[dict]) -> list[list]:
    """The cards of an event, each with a seat: in a trick that of its player, else None. `told`:
    events up to this one, and maybe later ones."""
    cards = event.get("cards") or ([event["card"]] if event.get("card") else [])
    played = [each for each in told[: told.index(event)] if each["kind"] == "played"]
    last = [[each["seat"], each["card"]] for each in played[-len(cards) :]]
    if event["kind"] == "trick" and [card for _, card in last] == cards:
        return last
    return [[None, card] for card in cards]


def moments(events: list[dict]) -> tuple[list[dict], list[str], list[dict]]:
    """Return the events that sound before something is gathered, the sounds of each gathering in
    turn, and the events that sound after it."""
    laid: list[dict] = []
    after: list[dict] = []
    taken: list[str] = []
    for event in events:
        kind = event["kind"]
        if kind in GATHERING:
            taken.append(SOUND[kind])
        # Calls stand beside those who call from the start.
        early = event.get("call") and (kind in GATHERING or kind not in SOUND)
        if early or not taken:
            laid.append(event)
        else:
            after.append(event)
    return laid, taken, after


def sounds_of(events: list[dict], lifted: int | None) -> list[str]:
    """Return the sounds of events that are shown together, each once. `lifted`: the seat whose card
    has sounded already."""
    found: list[str] = []
    for event in events:
        kind = event["kind"]
        names = [SOUND[kind]] if kind in SOUND and kind not in GATHERING else []
        if kind == "played" and event["seat"] == lifted:
            names = []
        if event.get("call"):
            names.append("call")
        found += [name for name in names if name not in found]
    return found
