"""The order of cards, as it lies on the table."""

LONG = 4  # steps of a ladder that two players have little room for


def kind(order: dict) -> str:
    """How it is drawn: `ring`, `ladder`, `ladder long`."""
    if order["ring"]:
        return "ring"
    return "ladder long" if len(order["steps"]) >= LONG else "ladder"


def now(order: dict) -> dict:
    """An order while a trick lies there."""
    return dict(order, steps=[step for step in order["steps"] if step["text"]])


def between(order: dict) -> dict:
    """An order while no trick lies there: nothing decides, and no suit is led."""
    steps = []
    for step in order["steps"]:
        if "between" in step:
            step = dict(step, mark="", text=step["between"])
        steps.append(dict(step, lit=False))
    return dict(order, steps=steps)
