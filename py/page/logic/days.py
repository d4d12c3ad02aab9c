"""The deal of the day: the deal of a date, the valid dates, and counting days in a row.

Dates are texts, `2026-11-21`, of the calendar of the device. `docs/days.md` has the
rule. A change of the rule changes all deals that people have told each other of.
"""

import datetime

from page.logic.table_config import setup_id

FIRST = "2026-01-01"
"""The first day that has a deal."""
FIRST_QUESTION = "2026-11-01"
"""The first day that has a question."""
BOTS = "medium"
"""The level of the opponents of everybody, so that results can be compared."""
YARDSTICKS = ("easy", "medium", "hard")
"""The bots that play the same deal in the person's seat afterwards, the quickest first."""

# The calendar.

EPOCH = datetime.date(1970, 1, 1).toordinal()


def ordinal(year: int, month: int, day: int) -> int:
    """Return the number of a day, counted from 1970-01-01, be it behind the end of its month."""
    return datetime.date(year, month, 1).toordinal() + day - 1 - EPOCH


def written(number: int) -> str:
    """Return the date of such a number."""
    return datetime.date.fromordinal(number + EPOCH).isoformat()


def number_of(date: str) -> int | None:
    """Return the number of a date; None if there is no such day, or it is badly written."""
    try:
        number = ordinal(int(date[:4]), int(date[5:7]), int(date[8:]))
        return number if written(number) == date else None
    except (ValueError, OverflowError):
        return None


def fault(date: str, today: str, begun: bool = False, first: str = FIRST) -> str:
    """Return why a day has no deal now: the name of a message, empty if it has one.

    A deal that was `begun` on this device stays open in a time zone where its day is still to come.
    `first`: the first day that has one.
    """
    if number_of(date) is None:
        return "day-unknown"
    if date < first:
        return "day-early"
    return "day-late" if date > today and not begun else ""


def month_of(year: int, month: int, begins: int) -> list[list[str]]:
    """Return the weeks of a month, seven dates each, empty before its first day and after its last.
    `begins`: the first day of weeks, 0 for Sunday."""
    first = ordinal(year, month, 1)
    next_first = ordinal(year + month // 12, month % 12 + 1, 1)
    # 1970-01-01 was a Thursday.
    at = first - (first + 4 - begins) % 7
    weeks = []
    while at < next_first:
        days = range(at, at + 7)
        weeks.append([written(day) if first <= day < next_first else "" for day in days])
        at += 7
    return weeks


# The deal of a day.


def game_of(games: list[str], date: str) -> str:
    """Return the game of a day among all: they take turns, by their names."""
    return sorted(games)[(number_of(date) or 0) % len(games)]


def hashed(text: str) -> int:
    """Return 32 bits of an ASCII text: FNV-1a (Fowler, Noll and Vo), mixed by the end of
    MurmurHash3 (Appleby), so that successive days have nothing in common."""
    value = 0x811C9DC5
    for character in text:
        value = (value ^ ord(character)) * 0x01000193 & 0xFFFFFFFF
    value = (value ^ value >> 16) * 0x85EBCA6B & 0xFFFFFFFF
    value = (value ^ value >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
    return value ^ value >> 16


def seed_of(game: str, date: str) -> str:
    return game + " " + date


def request_of(info: dict, date: str) -> dict:
    """Return the `open` request of a day: one of the ways of the game, the seat and the cards, all
    from the game and the date."""
    seed = seed_of(info["id"], date)
    presets = info["days"]
    preset = presets[hashed(seed + " way") % len(presets)]
    players = preset["players"]
    return {
        "game": info["id"],
        "players": players,
        "options": dict(preset["options"]),
        "seat": hashed(seed + " seat") % players,
        "bots": BOTS,
        "seed": seed,
        "opening": [],
    }


def full(request: dict, info: dict) -> dict:
    """Return a request with all defaults, as saved games have it."""
    options = {name: info["options"][name]["default"] for name in info["options"]}
    options.update(request["options"])
    return dict(request, options=options, bots=[request["bots"]] * (request["players"] - 1))


def date_of(save: dict, info: dict) -> str:
    """Return the day whose deal a saved game is, empty if it is another game."""
    date = save["seed"][len(save["game"]) + 1 :]
    if number_of(date) is None:
        return ""
    wanted = full(request_of(info, date), info)
    return date if setup_id(wanted) == setup_id(save) else ""


def question_of(supply: list[str], date: str) -> str:
    """Return the question of a day: one after the other, and from the first again when all have
    been asked."""
    return supply[((number_of(date) or 0) - (number_of(FIRST_QUESTION) or 0)) % len(supply)]


# Results in links.

LETTERS = 6
"""Letters behind a result in a link: two for the game that it comes from, and four by which damage
is found."""


def code_of(kept: dict) -> str:
    """Return the result of a scored try as it stands in a link: its points, `m` before those below
    zero, `w` if it was won, else `l`, and the letters. It names no card."""
    points = kept["points"]
    result = ("m" if points < 0 else "") + str(abs(points)) + ("w" if kept["won"] else "l")
    result += letters_of(kept.get("record", ""), 2)
    return result + letters_of(seed_of(kept["game"], kept["date"]) + " " + result, LETTERS - 2)


def letters_of(text: str, count: int) -> str:
    """Return so many small letters that follow from a text."""
    value = hashed(text)
    letters = ""
    for _ in range(count):
        letters += chr(97 + value % 26)
        value //= 26
    return letters


def result_of(code: str, game: str, date: str) -> dict | None:
    """Return `points` and `won` of such a code for the deal of this day, and the `code` alone; None
    if it is damaged, or of another deal. Text behind it does not matter."""
    code = code.lower()
    first = end = 1 if code[:1] == "m" else 0
    while "0" <= code[end : end + 1] <= "9":
        end += 1
    mark, code = code[end : end + 1], code[: end + 1 + LETTERS]
    result = code[: end + 3]
    checked = letters_of(seed_of(game, date) + " " + result, LETTERS - 2)
    if not first < end <= first + 6 or mark not in ("w", "l") or code != result + checked:
        return None
    points = int(code[first:end])
    return {"points": -points if first else points, "won": mark == "w", "code": code}


# How a day ended.


def begun(game: str, date: str, today: str) -> dict:
    """Return the stored value of a scored try as soon as something was done in it."""
    return {"game": game, "date": date, "on": today, "state": "begun"}


def ended(kept: dict, display: dict, seat: int) -> dict:
    """Return the stored value of a scored try when it is over."""
    scores = display["scores"]
    return dict(
        kept,
        state="done",
        scores=scores,
        won=seat in display["winners"],
        points=scores[seat % len(scores)],
    )


def is_over(kept: dict | None) -> bool:
    """Return whether a scored try has ended, or was given up."""
    return kept is not None and kept["state"] != "begun"


def counts(kept: dict) -> bool:
    """Return whether a day counts for days in a row: it was begun on that day, and played to its
    end."""
    return bool(kept["state"] == "done" and kept["on"] == kept["date"])


def counted(every: list[dict]) -> list[str]:
    """Return the counted days, from a game's stored values."""
    return [kept["date"] for kept in every if counts(kept)]


def run_of(dates: list[str], today: str) -> int:
    """Return the days in a row up to today, or up to yesterday while today is still to be
    played."""
    played = set(dates)
    at = number_of(today) or 0
    if written(at) not in played:
        at -= 1
    days = 0
    while written(at - days) in played:
        days += 1
    return days


LAST = 30
"""The answers of which the right ones are counted."""


def right_of(every: list[dict]) -> tuple[int, int]:
    """Return how many of the last questions that were answered were right at first, and how many
    these are."""
    last = sorted([(kept["date"], kept["won"]) for kept in every])[-LAST:]
    return len([won for _, won in last if won]), len(last)


def longest(dates: list[str]) -> int:
    """Return the most days in a row that there ever were."""
    played = set(dates)
    most = days = 0
    before = None
    for number in sorted([number_of(date) or 0 for date in played]):
        days = days + 1 if before == number - 1 else 1
        before = number
        most = max(most, days)
    return most
