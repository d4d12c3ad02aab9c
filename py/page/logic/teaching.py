"""The stored values of lessons."""


def progress(shown: dict, over: bool, done: bool) -> dict:
    """Return the stored value of a lesson: the idea to go on with. `done`: it was finished
    before."""
    return {"at": 1 if over else shown["at"], "of": shown["of"], "done": done or over}


def is_new(game: str, saved: list[dict], done: list[dict]) -> bool:
    """Whether none of the games in progress, and of those that are over, is one of this kind."""
    return not any(each["game"] == game for each in [kept["save"] for kept in saved] + done)
