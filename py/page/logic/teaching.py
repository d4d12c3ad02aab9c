"""The display and the stored values of lessons."""

from page.logic.board.animation_steps import steps


def lying(now: dict, display: dict, events: list[dict]) -> tuple[dict, list[str]] | None:
    """The display after a trick, with the trick still on the table, and the card that has won it;
    None if these events end no trick. `now`: what is on the screen."""
    if not any(event["kind"] == "trick" for event in events):
        return None
    held, marked, _ = steps(now, display, events)[0]
    return dict(held, notes=display["notes"], scores=display["scores"]), marked


def progress(shown: dict, over: bool, done: bool) -> dict:
    """Return the stored value of a lesson: the idea to go on with. `done`: it was finished
    before."""
    return {"at": 1 if over else shown["at"], "of": shown["of"], "done": done or over}


def is_new(game: str, saved: list[dict], done: list[dict]) -> bool:
    """Whether none of the games in progress, and of those that are over, is one of this kind."""
    return not any(each["game"] == game for each in [kept["save"] for kept in saved] + done)
