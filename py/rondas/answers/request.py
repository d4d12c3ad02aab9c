"""Read and check the requests of the page. ValueError names a bad key."""

from itertools import zip_longest

from rondas import bots
from rondas.answers.fair_deal import given_honest
from rondas.bots.cast import CAST
from rondas.games import Kit, find
from rondas.pulse import pulse
from rondas.records.position import Position, UnfitError
from rondas.records.record import Record, RecordError, check, check_edition, given_edition, read
from rondas.rules.game import EDITION, Options
from rondas.rules.model import STEADY
from rondas.tables.frames import NAME, Json, player_names
from rondas.tables.lesson import LEARNER, LessonTable
from rondas.tables.people import People
from rondas.tables.table import DEALS, Table
from rondas.text import brief, check_number, within

MOST_MOVES = 20_000
"""Moves of a game that is continued or checked; the longest ones tried had some thousands."""
LONGEST = 5000
"""Moves of a record that is shown or reviewed move by move; games have some hundreds."""
MOVE = 1000
"""Characters of a move; a deck has some hundreds."""
MOST_OPENINGS = 20
WORD = 100
"""Characters of a seed, or of an opening."""
SEAL = 4096
"""Characters of sealed choices in a save."""


def words(request: Json, key: str, most: int, longest: int) -> list[str]:
    """At most `most` strings of at most `longest` characters; ValueError for anything else."""
    value = request.get(key) or []
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise ValueError(f"{key}: must be a list of strings")
    if len(value) > most:
        raise ValueError(f"{key}: there are at most {most}, not {len(value)}")
    for word in value:
        if len(word) > longest:
            raise ValueError(f"{key}: at most {longest} characters each, not {len(word)}")
    return value


def given_bots(request: Json, count: int) -> list[str]:
    """Return the bots of a request. Only names offered to people are allowed, because settings
    could make a bot think without end. ValueError for any other name."""
    given = request.get("bots") or "medium"
    names = [given] * count if isinstance(given, str) else words(request, "bots", count, NAME)
    for name in names:
        if name not in bots.NAMES:
            raise ValueError(f"bots: no bot {brief(name)}; there are {', '.join(bots.NAMES)}")
    if len(names) != count:
        raise ValueError(f"bots: {count} are needed, not {len(names)}")
    return names


def given_cast(request: Json, players: int, others: list[int]) -> list[str]:
    """Return the characters of the bots by seat, "" for none; ValueError for an unknown one.
    `others`: the seats of the bots."""
    given = words(request, "cast", players, NAME)
    for who in given:
        if who and who not in CAST:
            raise ValueError(f"cast: nobody is {brief(who)}; there are {', '.join(CAST)}")
    given = given + [""] * (players - len(given))
    return [who if at in others else "" for at, who in enumerate(given)]


def given_sitting(
    request: Json, players: int, people: People
) -> tuple[list[str], list[str], dict[int, str]]:
    """The levels of the bots, the characters by seat, and by seat the bots with their manners."""
    others = [at for at in range(players) if at not in people.here + people.guests]
    levels = given_bots(request, len(others))
    cast = given_cast(request, players, others)
    sitting = {
        at: bots.mannered(level, CAST.get(cast[at], STEADY))
        for at, level in zip(others, levels, strict=True)
    }
    return levels, cast, sitting


def given_seed(request: Json) -> str:
    seed = request.get("seed", "")
    if type(seed) is int:
        seed = str(seed)
    if not isinstance(seed, str) or len(seed) > WORD:
        raise ValueError(f"seed: at most {WORD} characters, not {brief(seed)}")
    return seed


def given_record(request: Json) -> Record:
    """The record of a request, given as an object or as text; RecordError if it is refused."""
    given = request.get("record")
    record = read(given) if isinstance(given, str) else check(given)
    if len(record.moves) > MOST_MOVES:
        raise RecordError(f"moves: there are at most {MOST_MOVES}, not {len(record.moves)}")
    return record


def shown_record(request: Json) -> Record:
    """Return a record for showing or reviewing, with fewer moves allowed."""
    record = given_record(request)
    if len(record.moves) > LONGEST:
        raise RecordError(f"moves: {LONGEST} can be shown, not {len(record.moves)}")
    return record


def given_seat(
    request: Json, players: int, usual: int | None = None, key: str = "seat"
) -> int | None:
    """Return the seat of a request, None for a spectator; ValueError for a wrong seat."""
    seat = request.get(key, usual)
    if seat is not None:
        check_number(key, seat, players - 1)
    return seat


def given_seats(request: Json, key: str, players: int) -> list[int]:
    """Return a list of seats in order; ValueError for anything else."""
    value = request.get(key) or []
    if not isinstance(value, list) or not all(
        type(seat) is int and 0 <= seat < players for seat in value
    ):
        raise ValueError(f"{key}: seats from 0 to {players - 1}, not {brief(value)}")
    if len(set(value)) < len(value):
        raise ValueError(f"{key}: each seat once, not {brief(value)}")
    return sorted(value)


def given_people(request: Json, players: int) -> People:
    """Return who sits at this device (`people`, or the one `seat`) and who at others (`guests`).
    ValueError for an impossible combination."""
    guests = given_seats(request, "guests", players)
    if request.get("people") is not None:
        here = given_seats(request, "people", players)
    else:
        seat = given_seat(request, players, 0)
        here = [] if seat is None else [seat]
    if both := sorted({*here} & {*guests}):
        raise ValueError(f"guests: seat {both[0]} has somebody already")
    return People(here, guests)


def given_counts(request: Json, key: str, length: int) -> list[int]:
    """Return a list of `length` whole numbers, or an empty one."""
    value = request.get(key) or []
    if not isinstance(value, list) or not all(type(number) is int for number in value):
        raise ValueError(f"{key}: must be a list of numbers")
    if value and len(value) != length:
        raise ValueError(f"{key}: {length} are needed, not {len(value)}")
    return value


def given_names(request: Json, players: int, people: People) -> list[str]:
    """Return the names of a request, one for each seat. ValueError if several people share the
    device and one has no name, because the page could not announce their turn."""
    names = words(request, "names", players, NAME)
    names += [""] * (players - len(names))
    for seat in people.here if people.shared else ():
        if not names[seat]:
            raise ValueError(f"names: seat {seat} needs one")
    return names


def setup(request: Json) -> tuple[Table, People, Json]:
    """The table that an `open` request describes, its people, and the description in full."""
    if "record" in request:
        request = {**request, **from_record(request)}
    kit = find(request.get("game"))
    if request.get("deals", DEALS) != DEALS:
        raise ValueError(
            f"deals: a seed gives cards of version {DEALS} here, not {brief(request['deals'])}"
        )
    players = request.get("players", kit.rules.seats[0])
    options = request.get("options") or {}
    if not isinstance(options, dict):
        raise ValueError("options: must be an object")
    settings = kit.rules.settings(players, options)
    people = given_people(request, players)
    levels, cast, sitting = given_sitting(request, players, people)
    names = given_names(request, players, people)
    opening = words(request, "opening", MOST_OPENINGS, WORD)
    position, placed = given_position(request, kit, players, settings)
    table = Table(
        Record(kit, players, settings, [], {"names": names}, position=position),
        given_seed(request),
        {at: bots.make(bot) for at, bot in sitting.items()},
        opening,
    )
    check_opening(table, opening)
    play_moves(request, table)
    if "sealed" in request:
        (sealed,) = words({"sealed": [request["sealed"]]}, "sealed", 1, SEAL)
        table.unseal(sealed)
    honest = {}
    if request.get("honest") is not None:
        honest = dealt(request, table, sitting, opening)
    seen = given_counts(request, "seen", len(people.here))
    if people.shared:
        people.resume(seen, given_counts(request, "look", 2), table)
    described = {
        "game": kit.id,
        "players": players,
        "options": settings,
        "seat": people.looks if not people.shared else None,
        "people": people.here,
        "guests": people.guests,
        "seed": table.seed,
        "bots": levels,
        "cast": cast,
        "names": names,
        "opening": opening,
        "deals": DEALS,
        "edition": EDITION,
        **honest,
        **placed,
    }
    return table, people, described


def from_record(request: Json) -> Json:
    """The keys of a request that come from its `record`."""
    given = given_record(request)
    names = words(request, "names", given.players, NAME)
    keys: Json = {
        "game": given.game.id,
        "players": given.players,
        "options": given.options,
        "names": [new or old or "" for new, old in zip_longest(names, player_names(given))],
        "moves": given.moves,
        **({"edition": given.edition} if given.edition else {}),
    }
    if given.position:
        keys |= {"position": given.position.write(), "placed": len(given.moves)}
    return keys


def check_opening(table: Table, opening: list[str]) -> None:
    first = [] if table.game.deals() else table.game.legal_names()
    for action in opening:
        if action not in first:
            name, _, value = action.partition(" ")
            if any(other.startswith(name + " ") for other in first):
                raise ValueError(f"opening: this game has no {name} {brief(value)}")
            raise ValueError(f"options: this game has no option {brief(name)}")


def play_moves(request: Json, table: Table) -> None:
    edition = given_edition(request)
    for number, move in enumerate(words(request, "moves", MOST_MOVES, MOVE), 1):
        pulse()
        with within(f"move {number}"):
            table.resume(move)
            check_edition(table.game, edition)


def given_position(
    request: Json, kit: Kit, players: int, settings: Options
) -> tuple[Position | None, Json]:
    """The position with which a table begins, its unknown cards drawn by the seed, and the keys
    that describe it. The first moves, as many as `placed` says, were made before."""
    if request.get("position") is None:
        return None, {}
    try:
        position = Position(kit, players, settings, request["position"])
        moves = words(request, "moves", MOST_MOVES, MOVE)
        placed = request.get("placed", 0)
        check_number("placed", placed, len(moves))
        position.check_moves(moves[:placed])
        position = position.playing_on(moves[:placed], given_seed(request))
    except UnfitError as error:
        raise ValueError(f"move {error.number + 1}: {error}") from None
    except ValueError as error:
        raise ValueError(f"position: {error}") from None
    return position, {"position": position.data, "placed": placed}


def dealt(request: Json, table: Table, sitting: dict[int, str], opening: list[str]) -> Json:
    """Return the fair deal of a request, complete, for the save and the record. Bots that replaced
    somebody at the end replace them again. `sitting`: the bots by seat."""
    players = table.record.players
    given = request["honest"] if isinstance(request["honest"], dict) else {}
    honest = given_honest(
        {
            "secrets": given.get("secrets"),
            "commitments": given.get("commitments"),
            "sittings": given.get("sittings", []),
            "bots": [sitting.get(seat) for seat in range(players)],
            "opening": opening,
            "deals": DEALS,
        },
        players,
    )
    for _, seat, bot in honest["sittings"]:
        table.sit(seat, bots.make(bot) if bot else None)
    table.record.extra["honest"] = honest
    return {"honest": honest}


def lesson(request: Json) -> tuple[LessonTable, People, Json]:
    kit, number = find(request.get("game")), request["lesson"]
    names = words(request, "names", kit.rules.seats[-1], NAME)
    if type(number) is not int:
        raise ValueError(f"lesson: must be a number, not {brief(number)}")
    table = LessonTable(kit, names, number)
    players = table.record.players
    described = {
        "game": kit.id,
        "lesson": number,
        "players": players,
        "seat": LEARNER,
        "people": [LEARNER],
        "guests": [],
        "bots": [],
        "names": (names + [""] * players)[:players],
    }
    return table, People([LEARNER]), described
