#!/usr/bin/env python3
"""A rendezvous: passes what one says in a room to all others in it, and keeps nothing.

python3 tools/rendezvous.py [--port 8765] [--bind 127.0.0.1] [--site https://cards.example]…

Rooms are at ws://HOST:PORT/ROOM, ROOM being 32 hexadecimal digits; behind a server that speaks TLS
it is what rendezvous.toml calls wss://meet.example/{room}. A room is there as long as somebody is
in it. What is said is sealed (static/js/peers/meeting.js): whoever runs this sees that there are
rooms, and from which addresses people come, but neither what they say nor, later, their cards.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import time
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import ClassVar
from urllib.parse import urlsplit

from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application
from tornado.websocket import WebSocketClosedError, WebSocketHandler

ROOM = r"/([0-9a-f]{32})"


@dataclass(frozen=True)
class Limits:
    """So that a few who mean harm cannot keep the others out."""

    rooms: int = 10_000
    in_room: int = 24
    from_address: int = 64
    longest: int = 4_000
    """Characters of what is said; an invitation has some hundreds."""
    burst: int = 30
    rate: float = 5.0
    """Messages that a visitor may send at once, and in each second after."""
    silent: float = 30.0
    """Seconds between signs of life; who gives none is taken for gone."""


class Lobby:
    """The rooms, and the visitors in each."""

    def __init__(self, limits: Limits, sites: list[str]) -> None:
        self.limits = limits
        self.sites = {f"{urlsplit(site).scheme}://{urlsplit(site).netloc}" for site in sites}
        self.rooms: dict[str, set[Visitor]] = defaultdict(set)
        self.addresses: Counter[str] = Counter()

    def full(self, name: str, address: str) -> bool:
        """Whether nobody more can come to a room, or from an address."""
        limits = self.limits
        here = len(self.rooms[name]) if name in self.rooms else 0
        return (
            here >= limits.in_room
            or self.addresses[address] >= limits.from_address
            or (here == 0 and len(self.rooms) >= limits.rooms)
        )


class Visitor(WebSocketHandler):
    """One end of a connection: somebody in a room."""

    CODES: ClassVar = {"full": 4001, "flood": 4002, "binary": 4003}
    """Why somebody is sent away, as close codes of our own (RFC 6455, 7.4.2)."""

    def initialize(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.room = ""
        self.unheard = 0

    def check_origin(self, origin: str) -> bool:
        return not self.lobby.sites or origin in self.lobby.sites

    def open(self, name: str) -> None:
        address = self.request.remote_ip or ""
        if self.lobby.full(name, address):
            self.close(self.CODES["full"], "full")
            return
        self.room, self.address = name, address
        self.tokens, self.counted = float(self.lobby.limits.burst), time.monotonic()
        self.lobby.rooms[name].add(self)
        self.lobby.addresses[address] += 1

    def on_message(self, message: str | bytes) -> None:
        if not self.room:
            return
        if isinstance(message, bytes):
            self.close(self.CODES["binary"], "binary")
            return
        limits, now = self.lobby.limits, time.monotonic()
        self.tokens = min(limits.burst, self.tokens + (now - self.counted) * limits.rate) - 1
        self.counted = now
        if self.tokens < 0:
            self.close(self.CODES["flood"], "flood")
            return
        for other in self.lobby.rooms[self.room] - {self}:
            other.pass_on(message)

    def pass_on(self, message: str) -> None:
        """Say it to this one; who is gone, or too slow to hear what was said before, misses it."""
        if self.unheard >= self.lobby.limits.burst:
            return
        try:
            passing = asyncio.ensure_future(self.write_message(message))
        except WebSocketClosedError:
            return
        self.unheard += 1
        passing.add_done_callback(self.passed)

    def passed(self, passing: asyncio.Future[None]) -> None:
        self.unheard -= 1
        passing.exception()  # it has gone meanwhile

    def on_close(self) -> None:
        if not self.room:
            return
        self.lobby.rooms[self.room].discard(self)
        if not self.lobby.rooms[self.room]:
            del self.lobby.rooms[self.room]
        self.lobby.addresses[self.address] -= 1
        self.lobby.addresses += Counter()  # those of whom nobody is left are forgotten
        self.room = ""


def application(limits: Limits, sites: list[str]) -> Application:
    """The rooms, for pages of these sites; of any if none is named."""
    return Application(
        [(ROOM, Visitor, {"lobby": Lobby(limits, sites)})],
        websocket_max_message_size=limits.longest,
        websocket_ping_interval=limits.silent,
        websocket_ping_timeout=limits.silent,
        log_function=lambda handler: None,
    )


async def serve(port: int, bind: str, limits: Limits, sites: list[str], proxied: bool) -> None:
    """Until it is stopped."""
    sockets = bind_sockets(port, bind)
    HTTPServer(application(limits, sites), xheaders=proxied).add_sockets(sockets)
    print(f"A rendezvous is at ws://{bind}:{sockets[0].getsockname()[1]}/{{room}}", flush=True)
    await asyncio.Event().wait()


def site(text: str) -> str:
    """The address of a site, from the command line."""
    if not re.fullmatch(r"https?://[^/?#\s]+(/[^?#\s]*)?", text):
        raise argparse.ArgumentTypeError(f"not like https://cards.example/: {text!r}")
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description="Lets people at several devices find each other.")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--bind", default="127.0.0.1", help="the address to listen at (127.0.0.1)")
    parser.add_argument(
        "--site", type=site, action="append", default=[],
        help="whose pages may come, like https://cards.example (all); may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--proxied", action="store_true",
        help="behind a server of your own, which says in X-Forwarded-For who comes",
    )  # fmt: skip
    given = parser.parse_args()
    try:
        asyncio.run(serve(given.port, given.bind, Limits(), given.site, given.proxied))
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
