"""Gathering between two displays: a complete trick, captured cards."""

HIDDEN = "?"
"""A card that the reader may not see."""

COUNTS = ("notes", "missed", "piles", "scores", "points")
"""What a display tells of a player that a gathering changes."""


def play_id(play: list) -> str:
    """One card of a trick, as its element is called: of equal cards only one has won."""
    return "%s %s" % (play[0], play[1])


def steps(
    now: dict, display: dict, events: list[dict], numbers: bool = True
) -> list[tuple[dict, list[str], int]]:
    """Return each gathering: the display with the cards still on the table, the cards to mark, and
    their new owner. `now`: the display on the screen. `numbers`: the ones from before are shown."""
    held = dict(display)
    if numbers:
        for name in COUNTS:
            held[name] = now[name]
        if any(event["kind"] == "dealt" for event in events):
            before_deal(held, now, events)
    held["actor"] = held["turned"] = held["fresh"] = held["report"] = None
    held["winners"] = []
    held["stock"] = now["stock"]
    last = display["last_trick"]
    table, trick = list(now["table"]), now["trick"]
    found = []
    for event in events:
        card = event.get("card")
        if event["kind"] == "trick" and last:
            table, trick = list(now["table"]), []
            best = [play_id(play) for play in last["plays"] if play[0] == last["winner"]]
            found.append((dict(held, table=table, trick=last["plays"]), best, last["winner"]))
        if event["kind"] == "played" and card not in table:
            table.append(card)
        if event["kind"] == "captured":
            taken = event["cards"] + ([card] if card else [])
            lying = {"table": table, "trick": trick, "spread": now["spread"]}
            plays = [play_id(play) for play in trick if play[1] in taken]
            found.append((dict(held, **lying), taken + plays, event["seat"]))
            table = [name for name in table if name not in taken]
    return found


def decides(frame: dict) -> bool:
    """Whether a frame asks for a move: then the table is shown as it is now."""
    return bool(frame.get("actions")) and not frame.get("choices")


def seen(frames: list[dict], at: int) -> tuple[dict, list[str]]:
    """What a frame is to show where nothing moves: its display with the first that is gathered
    still on the table, and the cards to mark."""
    frame = frames[at]
    display = frame["display"]
    if decides(frame):
        return display, []
    # A capture without a rule is a step of its own, after that of the card which captures.
    events = [event for event in frame["events"] if event["rule"] or event["kind"] != "captured"]
    for held, marked, _ in steps(frames[max(0, at - 1)]["display"], display, events, False):
        # Hands and signs are those after a deal, and so is what was turned up for them.
        if held["trick"] and any(event["kind"] == "dealt" for event in events):
            held.update(table=display["table"], stock=display["stock"])
        return held, marked
    turned = any(event["kind"] == "turned" for event in events)
    return display, deciding(display) if turned else []


def on_its_way(now: dict, events: list[dict]) -> bool:
    """Whether a card of these events comes to the table only now: the person's own lies there
    before the engine has answered. `now`: the display on the screen."""
    plays = [[event["seat"], event["card"]] for event in events if event["kind"] == "played"]
    lies = all(play in now["trick"] or play[1] in now["table"] for play in plays)
    return not (plays and lies)


def landing(now: dict, display: dict, events: list[dict]) -> dict | None:
    """The display with a card on the table, while it is on its way: what comes of it is told when
    it lies there. None if there is no card."""
    if not any(event["kind"] == "played" for event in events):
        return None
    held = dict(display, actor=None, report=None, winners=[])
    for name in COUNTS + ("tokens",):
        held[name] = now[name]
    if any(event["kind"] == "dealt" for event in events):
        before_deal(held, now, events)
        held["stock"] = now["stock"]
        laid = [event["card"] for event in events if event["kind"] == "played"]
        held["table"] = list(now["table"]) + [card for card in laid if card not in now["table"]]
    return held


def standing(now: dict | None, display: dict) -> dict:
    """The display of a part that has just ended, with the points that are on the screen (`now`);
    nobody has won yet. Where tricks bring points at once, notes wait for those of the last one."""
    if not now:
        return display
    held = dict(ended(display), scores=now["points"] or now["scores"], winners=[])
    if held["trick"] and held["scores"] != display["report"]["before"]:
        held["notes"] = now["notes"]
    return held


def ended(display: dict) -> dict:
    """The display with the last trick of a part that is over, which lies there still."""
    last = display["last_trick"]
    if not display["report"] or display["trick"] or not last:
        return display
    return dict(display, trick=last["plays"])


def deciding(display: dict) -> list[str]:
    """The cards that broke a tie or took the last trick; none where no trick lies there."""
    last, trick = display["last_trick"], display["trick"]
    best = [last["winner"]] if last and trick == last["plays"] else display["winners"]
    return [play_id(play) for play in trick if play[0] in best]


def turnings(now: dict, display: dict, events: list[dict]) -> list[dict]:
    """The displays on the way to cards that are turned up to break a tie: one card more in each,
    in the order of dealing. None if nothing of that kind happened."""
    plays = display["trick"]
    turned = [event for event in events if event["kind"] == "turned"]
    if not turned or not plays:
        return []
    seats = len(display["hands"])
    first = (turned[0]["seat"] or 0) + 1
    plays = sorted(plays, key=lambda play: (play[0] - first) % seats)
    bare = dict(display, actor=None, report=None, winners=[], last_trick=None)
    bare["scores"] = now["scores"]
    return [dict(bare, trick=plays[: at + 1]) for at in range(len(plays))]


def dealt(seats: int, first: int, counts: list[int], packets: bool) -> list[list[int]]:
    """How dealing goes round the table: for each seat, when each of its new cards comes, in cards
    that come before it. `counts`: of each seat, how many it is dealt."""
    order = [(first + step) % seats for step in range(seats)]
    times: list[list[int]] = [[] for _ in range(seats)]
    at = 0
    for turn in range(1 if packets else max(counts)):
        for seat in order:
            for _ in range(counts[seat] if packets else min(1, max(0, counts[seat] - turn))):
                times[seat].append(at)
                at += 1
    return times


def before_deal(held: dict, now: dict, events: list[dict]) -> None:
    """Cards that are dealt as a trick ends come after it has been gathered."""
    for name in ("table", "note", "marks"):
        held[name] = now[name]
    held["hands"] = [list(hand) for hand in now["hands"]]
    for event in events:
        if event["kind"] == "played":
            hand = held["hands"][event["seat"]]
            for card in (event["card"], HIDDEN):
                if card in hand:
                    hand.remove(card)
                    break


def with_played(display: dict, seat: int, card: str, trick: bool) -> dict:
    """The display after a card, before the engine has answered. `trick`: it goes into a trick."""
    lifted = dict(display, actor=None, hands=[list(hand) for hand in display["hands"]])
    lifted["hands"][seat].remove(card)
    if trick:
        lifted["trick"] = list(display["trick"]) + [[seat, card]]
    else:
        lifted["table"] = list(display["table"]) + [card]
    return lifted
