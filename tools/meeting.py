"""Where people at several devices find each other: rendezvous.toml, as the pages and the policy
need to know it."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tools import TOP

FILE = TOP / "rendezvous.toml"
MODULE = "static/js/peers/configured.js"
"""Of the built site: what its pages read."""
ROOM = "{room}"
SERVER = re.compile(r"(stun|stuns|turn|turns):[^\s;,'\"]+")
KNOWN = {"urls", "username", "credential"}


def read(path: Path) -> dict[str, Any]:
    """Return the owner's settings: `address`, empty if none, and `servers` as browsers take them.
    ValueError, in one line, for bad ones."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path.name}: {error}") from None
    if unknown := found.keys() - {"address", "servers"}:
        raise ValueError(f"{path.name}: nothing is known of {', '.join(sorted(unknown))}")
    address = found.get("address", "")
    if address and not is_address(address):
        raise ValueError(f"{path.name}: address: not like wss://meet.example/{ROOM}: {address!r}")
    servers = found.get("servers", [])
    if not isinstance(servers, list) or not all(map(is_server, servers)):
        raise ValueError(f"{path.name}: servers: each has urls, and for TURN username, credential")
    return {"address": address, "servers": servers}


def is_address(address: object) -> bool:
    """Whether that is a WebSocket with a place for the room, and can stand in a policy."""
    if not isinstance(address, str) or re.search(r"[\s;,'\"#\\]", address):
        return False
    parts = urlsplit(address)
    after = parts.path + "?" + parts.query
    return parts.scheme in {"ws", "wss"} and bool(parts.hostname) and after.count(ROOM) == 1


def is_server(server: object) -> bool:
    """Whether a browser would take it for a STUN or TURN server."""
    if not isinstance(server, dict) or not server.keys() <= KNOWN:
        return False
    urls = server.get("urls")
    named = urls if isinstance(urls, list) else [urls]
    others = [server.get(name, "") for name in ("username", "credential")]
    return (
        bool(named)
        and all(isinstance(url, str) and SERVER.fullmatch(url) for url in named)
        and all(isinstance(text, str) for text in others)
    )


def source(address: str) -> str:
    """Return the sources that a policy needs so that all rooms of this address can be entered, and
    no others."""
    before, _, _ = address.partition(ROOM)
    # A path that ends with a slash stands for all below it, any other for itself.
    return before.partition("?")[0] if "?" in before else before[: before.rindex("/") + 1]


def allowed(policy: str, path: Path) -> str:
    """The policy with the rendezvous that is set, if one is."""
    address = read(path)["address"]
    own = "connect-src 'self'"
    return policy.replace(own, f"{own} {source(address)}") if address else policy


def write(out: Path, path: Path) -> None:
    """The module that the pages read."""
    text = "".join(f"export const {k} = {json.dumps(v)};\n" for k, v in read(path).items())
    (out / MODULE).write_text(text, "utf-8")


def check(path: Path) -> None:
    """End the build, with one line, where the file cannot be used."""
    try:
        read(path)
    except (OSError, ValueError) as error:
        sys.exit(f"build: {error}")
