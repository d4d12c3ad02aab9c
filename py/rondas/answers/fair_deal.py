"""Checks that a game between devices was dealt fairly: nobody chose its cards or its bots' moves.

Each device gives a secret to the seed. Before any secret leaves its device, all devices have shown
a commitment: the SHA-256 of secret and seat. So a device that learns the other secrets can no
longer change its own, and one honest device makes a seed that nobody has chosen (coin flipping by
commitment: Blum, "Coin flipping by telephone", 1981). A finished record has secrets and commitments
under the key `honest`; anybody can compute every move again that people did not choose.

One limit remains: the device with the engine knows all cards while the game lasts.
"""

import re
from collections.abc import Sequence
from hashlib import sha256

from rondas import bots
from rondas.records.record import Record
from rondas.rules.game import CHANCE, OVER
from rondas.tables.frames import Json
from rondas.tables.table import DEALS, Table
from rondas.text import brief

SECRET = re.compile(r"[0-9a-f]{32}")
"""16 random bytes."""
COMMITMENT = re.compile(r"[0-9a-f]{64}")
BOT = re.compile("|".join(f"{name}(:[a-z]+)?" for name in bots.NAMES))
"""A bot by level, perhaps with a manner; no settings, which could make it think without end."""
MOST_SITTINGS = 1000


def commitment(seat: int, secret: str) -> str:
    return _digest(f"rondas-commitment-1|{seat}|{secret}")


def seed(secrets: Sequence[str | None]) -> str:
    """Return the seed from the secrets of all seats; None for a seat without one."""
    return _digest(f"rondas-seed-1|{'|'.join(secret or '' for secret in secrets)}")[:32]


def given_honest(value: object, players: int) -> Json:
    """Return the key `honest` of a record, checked; ValueError names the fault.

    - secrets and commitments: by seat, null for seats without a device
    - bots: by seat, null for people
    - opening and deals: as in saves
    - sittings: `[moves, seat, bot]` for a bot that replaced a person after so many moves, with null
      for the bot when the person came back. Nobody replaces a bot.
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


def faults(record: Record) -> list[str]:
    """Return the faults of a record, one line each; none if all follows from the commitments. Bots
    choose their moves again, so this takes as long as they took in the game."""
    if "honest" not in record.extra:
        return ["honest: missing: no device has committed to a part of the seed"]
    try:
        honest = given_honest(record.extra["honest"], record.players)
        sitting = {at: bots.make(bot) for at, bot in enumerate(honest["bots"]) if bot}
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
    return found + _replayed(table, record.moves, honest)


def unchecked(record: Record) -> list[int]:
    """Return the seats of people without a device, whose moves nobody can check. The record must be
    without faults."""
    honest = record.extra["honest"]
    devices = zip(honest["secrets"], honest["bots"], strict=True)
    return [seat for seat, (secret, bot) in enumerate(devices) if not secret and not bot]


def _replayed(table: Table, moves: Sequence[str], honest: Json) -> list[str]:
    """Return the moves of chance and bots that do not follow from the seed."""
    found: list[str] = []
    for number, move in enumerate(moves, 1):
        for after, seat, bot in honest.get("sittings", []):
            if after == number - 1:
                table.sit(seat, bots.make(bot) if bot else None)
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


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
