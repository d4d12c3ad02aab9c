"""Playback: how a table goes from one frame to the next, so that one can follow."""

from pyscript import window

from page.logic.board.animation_steps import (
    deciding,
    landing,
    on_its_way,
    standing,
    steps,
    turnings,
)
from page.logic.events import gathering, is_seen, kinds, moments, of_now, peak
from page.platform.i18n import word
from page.table.round_summary import FLIES
from page.ui.animation import FLIGHT, GATHER, PAUSE, PEAK, SEEN


async def step(table):
    """Make one move of chance or a bot. A bot that thinks for long is shown thinking."""
    actor, session = table.frame["display"]["actor"], table.session
    asked = session.next()
    if type(actor) is not int or not table.motion.rate:
        frame = await asked.result()
    else:
        late = max(600, PAUSE * table.motion.rate + 20)  # what is sooner over would only flash
        timer = window.setTimeout(lambda: table.board.thinks(actor, True), late)
        try:
            await table.motion.wait(PAUSE)
            frame = await asked.result()
        finally:
            window.clearTimeout(timer)
            table.board.thinks(actor, False)
    if frame["status"] == "over":
        await session.save.written()
    return frame


async def play(table, frame):
    """Go on to a frame, showing what happened on the way."""
    events, report = frame["events"], frame["display"]["report"]
    motion, sound = table.motion, table.page.sound
    # At instant speed nobody sees what happens between two turns of people at this device; but
    # people at others are waited for.
    between = frame["status"] == "pass" or (frame["status"] == "waiting" and frame["waits"])
    if motion.rate == 0 and between:
        table.frame = frame
        table.log.tell(events)
        if report:
            table.line.headline = report["headline"]
        return
    held, lying = [], None
    if motion.rate:
        await turn_up(table, frame)
        now = table.board.display
        flies = on_its_way(now, events)
        held = steps(now, frame["display"], events)
        lying = held or (landing(now, frame["display"], events) if flies else None)
    laid, taken, dealt = moments(events)
    if held:
        await gather(table, frame, held, flies, laid, taken)
    elif lying:
        table.board.paint(lying, events)
        sound.tell(laid, table)
        await motion.wait(FLIGHT)
    counts = report and not table.session.is_lesson
    if counts:
        shown = standing(table.board.display, frame["display"])
        table.board.paint(shown)
        table.board.mark(deciding(shown))
        await table.ending.award(frame["display"])
    won = motion.rate and not report and "round" in kinds(events)
    if won:
        await end_round(table, frame)
    if frame["status"] == "over":
        await table.ending.read()
    table.show(frame, not (held or won), True)
    sound.tell(dealt if lying else laid + dealt, table)
    if report and frame["status"] == "waiting":
        await table.ending.hold(frame["display"])
    elif counts:
        return  # the game is over, and the sheet comes
    elif table.turn.coming:
        await table.dealt()
    elif frame["status"] == "pass" or (not held and is_seen(events)):
        await motion.wait(SEEN)


async def gather(table, frame, held, flies, laid, taken):
    """Show what is taken, one after the other, before it is gone. The last trick of a part stays
    with its sentence: what it came to is told when the points are on the plates. `flies`: the card
    that takes comes only now."""
    board, motion, sound, events = table.board, table.motion, table.page.sound, frame["events"]
    ends = frame["display"]["report"] is not None
    stays = ends and not table.session.is_lesson and held[0][0]["trick"]
    told = gathering(events) if ends else of_now(events)
    points = [] if ends else peak(events, False)
    for number, (display, marked, taker) in enumerate(held):
        board.paint(
            dict(display, trick=stays) if stays else display, () if number else of_now(events)
        )
        if number == 0:
            sound.tell(laid, table)
        # The effects of a card are told when it has landed.
        if number or flies:
            await motion.wait(FLIGHT)
        board.mark(marked)
        if "dealt" not in kinds(events):
            table.order.paint(frame["order"], bool(display["trick"]))
        if number == 0:
            table.log.tell(told)
            table.line.show(dict(frame, events=told), True)
        elif held[0][0]["trick"]:  # what the trick took besides
            table.line.tell(told[-1]["text"])
        if points and number == 0:
            table.ending.peak(points)
        await motion.wait(PEAK if stays else (PEAK if points else SEEN) + table.line.reading())
        sound.play(taken[number])
        if number or not stays:
            board.gather(marked, taker)
            await motion.wait(GATHER)
            board.receive(taker)
            sound.land(taken[number], taker == table.me)
    table.ending.land()


async def end_round(table, frame):
    """Tell in the large line who has won a round, and let its points land, before the next one is
    dealt."""
    board, ending, motion = table.board, table.ending, table.motion
    events, hurried = frame["events"], motion.hurried
    at = kinds(events).index("round")
    board.paint(dict(board.display, trick=[]))
    table.log.tell(events[at : at + 1])
    table.line.ask(events[at]["text"])
    points = peak(events, True)
    if points:
        ending.peak(points)
        await motion.wait(FLIES)
    ending.land()
    now = {name: frame["display"][name] for name in ("scores", "points")}
    board.paint(dict(board.display, **now))
    if motion.hurried == hurried:
        await motion.wait(PEAK + table.line.reading())


async def turn_up(table, frame):
    """Show cards that are turned up to break a tie, slowly, one after the other, each with its
    sentence."""
    board, motion, events = table.board, table.motion, frame["events"]
    hurried = motion.hurried
    for display in turnings(board.display, frame["display"], events):
        seat, card = display["trick"][-1]
        board.paint(display, [{"kind": "played", "seat": seat, "card": card}])
        table.page.sound.play("card", FLIGHT)
        table.line.tell(word("said-play", name=board.names[seat], card=board.faces.title(card)))
        if motion.hurried == hurried:
            await motion.wait(PEAK)
