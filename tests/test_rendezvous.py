"""The rendezvous: how one is set, what the site then allows, and what the one in tools/ bears."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tools import headers, meeting
from tools.rendezvous import Limits, application

ROOM = "0123456789abcdef" * 2
OTHER = "f" * 32


@pytest.mark.parametrize(
    ("address", "source"),
    [
        ("wss://meet.example/{room}", "wss://meet.example/"),
        ("wss://meet.example/rondas/room-{room}/all", "wss://meet.example/rondas/"),
        ("wss://meet.example/ws?room={room}&v=1", "wss://meet.example/ws"),
    ],
)
def test_just_that_one_is_allowed(address: str, source: str, tmp_path: Path) -> None:
    setting = tmp_path / "rendezvous.toml"
    setting.write_text(f'address = "{address}"')
    allowed = meeting.allowed("default-src 'none'; connect-src 'self'; img-src 'self'", setting)
    assert allowed == f"default-src 'none'; connect-src 'self' {source}; img-src 'self'"
    assert meeting.read(meeting.FILE) == {"address": "", "servers": []}  # none is set
    assert "connect-src 'self';" in headers.policy()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('address = "wss://meet.example/"', "address: not like"),
        ('address = "https://meet.example/{room}"', "address: not like"),
        ('address = "wss://meet.example; script-src *;/{room}"', "address: not like"),
        ('address = "wss://{room}.example/"', "address: not like"),
        ("address = 7", "address: not like"),
        ('adress = "wss://meet.example/{room}"', "nothing is known of adress"),
        ("servers = 1", "servers:"),
        ('[[servers]]\nurls = "https://x.example"', "servers:"),
        ('[[servers]]\nurls = "turn:x.example"\npassword = "x"', "servers:"),
        ("address = ", "rendezvous.toml: "),
    ],
)
def test_what_cannot_be_used_is_said(text: str, said: str, tmp_path: Path) -> None:
    setting = tmp_path / "rendezvous.toml"
    setting.write_text(text)
    with pytest.raises(ValueError, match=said) as raised:
        meeting.read(setting)
    assert "\n" not in str(raised.value)
    setting.write_text(
        '[[servers]]\nurls = ["stun:a.example", "turns:b.example:5349?transport=tcp"]\n'
        'username = "rondas"\ncredential = "1"\n'
    )
    assert meeting.read(setting)["servers"][0]["urls"][0] == "stun:a.example"


Enter = Callable[..., Awaitable[WebSocketClientConnection]]


def meet(scene: Callable[[Enter], Awaitable[None]], limits: Limits, *sites: str) -> None:
    """Has a rendezvous with these limits, and people who `enter` a room of it."""

    async def played() -> None:
        socket, port = bind_unused_port()
        server = HTTPServer(application(limits, list(sites)))
        server.add_sockets([socket])

        async def enter(room: str = ROOM, origin: str = "") -> WebSocketClientConnection:
            sent = {"Origin": origin} if origin else {}
            url = f"ws://127.0.0.1:{port}/{room}"
            return await websocket_connect(HTTPRequest(url, headers=sent))

        await asyncio.wait_for(scene(enter), 20)
        server.stop()
        await server.close_all_connections()

    asyncio.run(played())


async def ended(visitor: WebSocketClientConnection) -> str | None:
    """Why somebody was sent away."""
    while await visitor.read_message() is not None:
        pass
    return visitor.close_reason


def test_all_others_in_the_room_hear_it() -> None:
    async def scene(enter: Enter) -> None:
        ana, ben, cid = await enter(), await enter(), await enter(OTHER)
        await ana.write_message("to Ben")
        await cid.write_message("to nobody")
        assert await ben.read_message() == "to Ben"
        await ben.write_message("to Ana")
        assert await ana.read_message() == "to Ana"
        ben.close()
        assert await ended(ben) is None
        await ana.write_message("to nobody")  # who has gone is no trouble

    meet(scene, Limits())


def test_floods_and_garbage() -> None:
    """A visitor who sends too much, too long messages or anything else is sent away; the others
    stay."""

    async def scene(enter: Enter) -> None:
        ana, ben = await enter(), await enter()
        flood, long, binary = await enter(), await enter(), await enter()
        for _ in range(6):
            await flood.write_message("x")
        assert await ended(flood) == "flood"
        await long.write_message("x" * 101)
        await ended(long)
        await binary.write_message(b"x", binary=True)
        assert await ended(binary) == "binary"
        await ana.write_message("still here")
        assert [await ben.read_message() for _ in range(6)] == ["x"] * 5 + ["still here"]

    meet(scene, Limits(longest=100, burst=5, rate=0.001))


def test_rooms_and_addresses_are_limited() -> None:
    async def scene(enter: Enter) -> None:
        first = await enter()
        await enter()
        assert await ended(await enter()) == "full"  # the room
        await enter(OTHER)
        assert await ended(await enter("a" * 32)) == "full"  # the house
        first.close()
        await ended(first)
        late = await enter()
        await late.write_message("there is a place again")
        assert late.close_reason is None

    meet(scene, Limits(rooms=2, in_room=2))

    async def alone(enter: Enter) -> None:
        await enter()
        assert await ended(await enter(OTHER)) == "full"

    meet(alone, Limits(from_address=1))


def test_only_its_own_sites_and_rooms() -> None:
    async def scene(enter: Enter) -> None:
        await enter(origin="https://cards.example")
        evil = "https://evil.example"
        for room, origin in ((ROOM, evil), ("", ""), ("../x", ""), ("A" * 32, "")):
            with pytest.raises(HTTPClientError):
                await enter(room, origin)

    meet(scene, Limits(), "https://cards.example/rondas/")
