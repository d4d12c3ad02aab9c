"""The stored values of lessons."""


def progress(shown: dict, over: bool, before: dict) -> dict:
    """Return the stored value of a lesson after the value `before`: the ideas that were gone
    through, and the one to go on with: after the last, the first that was skipped. A
    lesson is done at its end, also for somebody who entered it at a later idea."""
    at, of = shown["at"], shown["of"]
    passed = before.get("passed", list(range(1, before.get("at", 1))))
    if (over or shown.get("idea_over")) and at not in passed:
        passed = sorted(passed + [at])
    done = before.get("done", False) or over
    left = [n for n in range(1, of + 1) if n not in passed]
    return {"at": (left or [1])[0] if over else at, "of": of, "done": done, "passed": passed}


def is_new(game: str, saved: list[dict], done: list[dict]) -> bool:
    """Whether none of the games in progress, and of those that are over, is one of this kind."""
    return not any(each["game"] == game for each in [kept["save"] for kept in saved] + done)
