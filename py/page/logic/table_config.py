"""Set-ups of games: as an address has them, as the engine is asked for them, as saved games do."""

import json

from page.logic.constants import NAME
from page.logic.levels import FOLLOWS
from page.logic.parameters import KNOWN

ADDED = {"chain_turns": "once"}
"""Options that version 1.0.0 does not have, each with its default: games saved by that version are
games with these defaults, so set-ups leave them out."""


def parameters_of(infos: list[dict]) -> list[str]:
    """All parameters that anything here knows: those of every address, and the options and openings
    of these games."""
    names = list(KNOWN)
    for info in infos:
        names += [name for name in info["options"] if name not in names]
        if info["opening"] and info["opening"]["name"] not in names:
            names.append(info["opening"]["name"])
    return names


def unknown(params: dict[str, str], infos: list[dict]) -> list[str]:
    """Return unknown parameters of an address: mail programs and trackers add them."""
    names = parameters_of(infos)
    return [name for name in params if name not in names]


def number(text: str) -> int | str:
    """A whole number written plainly, else the text itself, which the engine will refuse."""
    return int(text) if text and (text == "0" or text[0] != "0") and text.isdigit() else text


BOT = "bot"
"""The word for a bot in `seats`."""
AT = "@"
"""The sign before the name of a person at another device."""


def seated(params: dict[str, str]) -> list[str]:
    """The name in each seat of `seats`, empty for a bot."""
    names = [name.strip() for name in params["seats"].split(",")]
    return ["" if name.lower() == BOT else name for name in names]


def check_seats(params: dict[str, str]) -> None:
    """ValueError, in one line, if nobody can sit down as `seats` has it."""
    if "seats" not in params:
        return
    names = seated(params)
    longest = max([len(name) for name in names])
    if not params["seats"].replace(",", "").strip():
        raise ValueError("seats: nobody is named")
    if longest > NAME:
        raise ValueError("seats: at most %d characters for a name, not %d" % (NAME, longest))
    if all(name[:1] in ("", AT) for name in names) and any(names):
        raise ValueError("seats: nobody sits at this device")
    if "players" in params and params["players"] != str(len(names)):
        raise ValueError("seats: %d for %s players" % (len(names), params["players"]))


def company_of(params: dict[str, str], level: str) -> dict:
    """Return the part of an `open` request about who sits where. `level`: of bots without one."""
    seat = params.get("seat") or "0"
    bots = params.get("bots") or level
    if bots == FOLLOWS:
        bots = level
    request: dict = {
        "seat": None if seat == "none" else number(seat),
        "bots": bots.split(",") if "," in bots else bots,
        "seed": params.get("seed") or "",
    }
    if "seats" in params:
        names = seated(params)
        guests = [at for at, name in enumerate(names) if name[:1] == AT]
        people = [at for at, name in enumerate(names) if name and at not in guests]
        request["seat"] = people[0] if len(people) == 1 else None
        request["people"] = people
        request["guests"] = guests
        request["players"] = len(names)
        request["names"] = [name.lstrip(AT + " ") for name in names]
    elif "names" in params:
        request["names"] = params["names"].split(",")
    return request


def sharing(setup: dict) -> list[int]:
    """The seats of the people of a set-up, if they are several, who share one screen."""
    people = setup.get("people") or []
    return people if len(people) > 1 else []


def guests_of(setup: dict) -> list[int]:
    """The seats of the people of a set-up who sit at other devices."""
    return setup.get("guests") or []


def request_of(params: dict[str, str], info: dict | None, level: str) -> dict:
    """Return the `open` request of an address. Parameters that are not options are openings."""
    request = dict(company_of(params, level), game=params["game"], options={}, opening=[])
    if "players" in params:
        request["players"] = number(params["players"])
    options = info["options"] if info else {}
    for name, value in params.items():
        if name in options:
            values = options[name].get("values")
            by_name = values is not None and all(type(each) is str for each in values)
            request["options"][name] = value if by_name else number(value)
        elif name not in KNOWN:
            request["opening"].append(name + " " + value)
    return request


def players_of(request: dict, info: dict) -> int:
    """For how many a table is asked, 0 if that cannot be."""
    players = request.get("players", info["players"][0])
    return players if type(players) is int and players in info["players"] else 0


def named(request: dict, info: dict, names: list[str], cast: list[str], guest: str) -> dict:
    """The request with those who play: their `names`, and who of the `cast` has each of these.
    `guest`: what the person is called."""
    players = players_of(request, info)
    if not players:
        return request
    given = request.get("names") or []
    free = [at for at, name in enumerate(names) if name not in given]
    chosen = company(request["seed"], players, free)
    called = [names[at] for at in chosen]
    seat = request["seat"]
    if type(seat) is int and 0 <= seat < players:
        called[seat] = guest
    for at, name in enumerate(given[:players]):
        called[at] = name or called[at]
    return dict(request, names=called + given[players:], cast=[cast[at] for at in chosen])


def cast_of(record: dict, cast: list[str]) -> list[str]:
    """Return the characters of the bots in a record, "" for others. A name says nothing: people
    may have those of bots."""
    given, players = record.get("cast"), record.get("players")
    if type(given) is not list or type(players) is not int:
        return []
    return [who if who in cast else "" for who in given[:players]]


def company(seed: str, count: int, names: list) -> list:
    """Some of the names, the same for the same seed."""
    at = 7
    for character in seed:
        at = (at * 31 + ord(character)) % 1000003
    left = list(names)
    chosen = []
    for _ in range(count):
        at = (at * 75 + 74) % 65537
        chosen.append(left.pop(at % len(left)))
    return chosen


def seat_known(hands: list[list[str]], actor: int | str | None) -> int:
    """Return the seat of a reader who plays on: the one whose hand is known, of several the
    actor's; without one the actor's. `hands`: as displays have them, "?" for a back. `actor`: a
    seat, "*" for chance, None when the game is over."""
    counts = [len([card for card in hand if card != "?"]) for hand in hands]
    known = [at for at, hand in enumerate(hands) if hand and counts[at] == len(hand)]
    if not known and any(counts):
        known = [at for at, count in enumerate(counts) if count == max(counts)]
    if isinstance(actor, int) and (actor in known or not known):
        return actor
    return known[0] if known else 0


GOES_ON = "on-"
MOST_SCORES = 9


def scores_before(record: dict) -> list[int] | None:
    """The scores that a game came to, of a record that ends before them, so that it be tried again;
    None if it says none."""
    scores = record.get("before")
    if type(scores) is not list or len(scores) > MOST_SCORES:
        return None
    return scores if all(type(n) is int for n in scores) else None


def seed_of(code: str) -> str:
    """The seed of a game that goes on from a position: each has its own."""
    total = 7
    for character in code:
        total = (total * 31 + ord(character)) % 1000000007
    return GOES_ON + str(total)


def goes_on(save: dict) -> bool:
    """Whether a saved game began at a position: what had come before was not played here, or is
    known by now."""
    seed = save["seed"]
    return bool(seed.startswith(GOES_ON) and seed[len(GOES_ON) :].isdigit())


def params_of(save: dict, info: dict | None) -> dict:
    """The parameters of a saved game's address."""
    bots = save["bots"]
    params = {"game": save["game"]}
    guests = guests_of(save)
    people = save["people"] if guests else sharing(save)
    if people:
        seats = [BOT] * save["players"]
        for at in people + guests:
            seats[at] = (AT if at in guests else "") + save["names"][at]
        params["seats"] = ",".join(seats)
    else:
        params["players"] = save["players"]
        params["seat"] = "none" if save["seat"] is None else save["seat"]
    params["seed"] = save["seed"]
    if bots:
        params["bots"] = ",".join(bots) if len(set(bots)) > 1 else bots[0]
    options = save["options"]
    for name in options:
        if not info or options[name] != info["options"][name]["default"]:
            params[name] = options[name]
    for action in save["opening"]:
        name, _, value = action.partition(" ")
        params[name] = value
    return params


def setup_id(save: dict) -> str:
    """One text for a set-up: the same seed and the same table."""
    options = save["options"]
    parts = [
        save["game"],
        save["players"],
        save["seat"],
        save["seed"],
        save["bots"],
        [[name, options[name]] for name in sorted(options) if ADDED.get(name) != options[name]],
        save["opening"],
    ]
    people = sharing(save) + guests_of(save)
    if people:
        parts.append([[at, save["names"][at]] for at in people])
    return json.dumps(parts)


def alike(saved: list[dict], request: dict, info: dict) -> list[dict]:
    """Of what is kept, games with the set-up of a request, whatever their seeds; latest first."""
    players = players_of(request, info)
    if not players:
        return []
    options = {name: info["options"][name]["default"] for name in info["options"]}
    options.update(request["options"])
    bots = request["bots"]
    if type(bots) is str:
        people = len(sharing(request)) or (0 if request["seat"] is None else 1)
        bots = [bots] * (players - people - len(guests_of(request)))
    wanted = setup_id(dict(request, players=players, options=options, bots=bots, seed=""))
    same = [kept for kept in saved if setup_id(dict(kept["save"], seed="")) == wanted]
    return sorted(same, key=lambda kept: str(kept["time"]), reverse=True)
