"""Whether a game was dealt honestly: nobody could choose its cards, nor what its bots did.

Where people play on several devices, each gives a secret to the seed. Before any secret leaves its
device, all have shown a commitment to theirs: its SHA-256, together with the seat. So who hears
the secrets of others can no longer change his own, and one honest device is enough to make the
seed one that nobody has chosen (a coin flip by commitment: Blum, "Coin flipping by telephone",
1981). When the game is over the record carries secrets and commitments under the key `honest`, and
whoever has it can work out all that was not chosen by people once more.

What this cannot show: the device on which the engine runs knows all cards while the game lasts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from hashlib import sha256

from rondas import bots
from rondas.frames import Json
from rondas.game import CHANCE, OVER
from rondas.record import Record
from rondas.table import DEALS, Table
from rondas.text import brief

SECRET = re.compile(r"[0-9a-f]{32}")
"""16 random bytes."""
COMMITMENT = re.compile(r"[0-9a-f]{64}")
BOT = re.compile("|".join(f"{name}(:[a-z]+)?" for name in bots.NAMES))
"""With a manner: settings could make one think without end."""
MOST_SITTINGS = 1000


def commitment(seat: int, secret: str) -> str:
    """What a seat shows of its secret before the deal."""
    return _digest(f"rondas-commitment-1|{seat}|{secret}")


def seed(secrets: Sequence[str | None]) -> str:
    """The seed that the secrets of all seats give; None for a seat that gives none."""
    return _digest(f"rondas-seed-1|{'|'.join(secret or '' for secret in secrets)}")[:32]


def given_honest(value: object, players: int) -> Json:
    """What a record says of its deal, read and checked; ValueError names what is wrong.

    secrets and commitments: by seat, null for seats without a device; bots: by seat, null for
    people; opening and deals as saves have them; sittings: `[moves, seat, bot]` for a bot that
    sat in for somebody after so many moves, with null for the bot where he came back. Nobody
    sits in for a bot.
    """
    if not isinstance(value, dict):
        raise ValueError("honest: must be an object")
    known = {"secrets": SECRET, "commitments": COMMITMENT, "bots": BOT}
    for key, pattern in known.items():
        given = value.get(key)
        if not isinstance(given, list) or len(given) != players:
            raise ValueError(f"honest: {key}: must be a list with an entry for each seat")
        for each in given:
            if each is not None and not (isinstance(each, str) and pattern.fullmatch(each)):
                raise ValueError(f"honest: {key}: not {brief(each)}")
    opening, sittings = value.get("opening", []), value.get("sittings", [])
    if not isinstance(opening, list) or not all(isinstance(each, str) for each in opening):
        raise ValueError("honest: opening: must be a list of strings")
    if not isinstance(sittings, list) or len(sittings) > MOST_SITTINGS:
        raise ValueError(f"honest: sittings: must be a list of at most {MOST_SITTINGS}")
    for sitting in sittings:
        if not _is_sitting(sitting, players) or value["bots"][sitting[1]]:
            raise ValueError(f"honest: sittings: not {brief(sitting)}")
    if type(deals := value.get("deals")) is not int or deals != DEALS:
        raise ValueError(f"honest: deals: version {DEALS} is known, not {brief(deals)}")
    return value


def _is_sitting(value: object, players: int) -> bool:
    if not isinstance(value, list) or len(value) != 3:
        return False
    moves, seat, bot = value
    is_number = type(moves) is int and type(seat) is int
    return is_number and moves >= 0 and 0 <= seat < players and (bot is None or bot in bots.NAMES)


def faults(record: Record, pulse: Callable[[], None] | None = None) -> list[str]:
    """What does not hold, a line for each; none if all follows from what was committed to.

    Bots are asked again what they would do, so this takes as long as they took.
    """
    if "honest" not in record.extra:
        return ["honest: missing: no device has committed to a part of the seed"]
    try:
        honest = given_honest(record.extra["honest"], record.players)
        sitting = {at: bots.make(bot, pulse) for at, bot in enumerate(honest["bots"]) if bot}
    except ValueError as error:
        return [str(error)]
    secrets = honest["secrets"]
    found = [
        f"seat {seat}: the secret is not what was committed to"
        for seat, (secret, shown) in enumerate(zip(secrets, honest["commitments"], strict=True))
        if (secret is None) != (shown is None) or (secret and commitment(seat, secret) != shown)
    ]
    if sum(secret is not None for secret in secrets) < 2:
        found.append("secrets: fewer than two devices have given one")
    setup = Record(record.game, record.players, record.options)
    table = Table(setup, seed(secrets), sitting, honest.get("opening", []))
    return found + _replayed(table, record.moves, honest, pulse)


def unchecked(record: Record) -> list[int]:
    """The seats of people without a device of their own: what they did is anybody's word. Of a
    record without faults."""
    honest = record.extra["honest"]
    devices = zip(honest["secrets"], honest["bots"], strict=True)
    return [seat for seat, (secret, bot) in enumerate(devices) if not secret and not bot]


def _replayed(
    table: Table, moves: Sequence[str], honest: Json, pulse: Callable[[], None] | None
) -> list[str]:
    """The moves of chance and of bots that the seed does not give."""
    found: list[str] = []
    for number, move in enumerate(moves, 1):
        _seated(table, number - 1, honest, pulse)
        wanted = table.next_move() if table.waits() else move
        why = "the bot does otherwise"
        if table.game.actor == CHANCE:
            why = "the seed " + ("deals other cards" if table.game.deals() else "has it otherwise")
        try:
            table.resume(move)
        except ValueError as error:
            return [*found, f"move {number}: {error}"]
        if move != wanted:
            found.append(f"move {number}: {why}: {brief(wanted)}")
    if table.game.actor != OVER:
        found.append("moves: the game is not over")
    return found


def _seated(table: Table, moves: int, honest: Json, pulse: Callable[[], None] | None) -> None:
    """Bots sit down for people after so many moves, and get up again."""
    for after, seat, bot in honest.get("sittings", []):
        if after == moves:
            table.sit(seat, bots.make(bot, pulse) if bot else None)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
