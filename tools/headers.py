"""What a host sends with the files, and the policy among it: one source, netlify.toml, and the one
server that rendezvous.toml may name (tools/meeting.py).

WebKit takes 'self' for nothing in a frame that has no origin (`<iframe sandbox>`), so the site's
own origins stand beside it. Where the build is not told them, a page's policy lets any server in
at first, and its first script, static/js/bootstrap.js, which knows the address, shuts them out.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path
from urllib.parse import urlsplit

from tools import TOP, meeting

Rules = list[tuple[str, dict[str, str]]]
"""Patterns of paths, and what is sent with the files at them."""

POLICY = "Content-Security-Policy"
ANYWHERE = ("https:", "http:")
FOR_EVER = "public, max-age=31536000, immutable"
ASKED = "no-cache"
"""For all else: a browser asks whether its copy is the newest. Without this a browser guesses by a
file's age, and mixes an old page with the new site. Netlify and Cloudflare Pages say the like by
themselves, and would join this with the line above, so `_headers` does not have it."""
# Directives that a policy in a page cannot have.
HEADER_ONLY = {"frame-ancestors", "report-to", "report-uri", "sandbox"}


def rules(*sources: str) -> Rules:
    """Return the headers of netlify.toml, with the policy, which has these sources beside each
    'self'; and long caching for addresses with a digest."""
    config = tomllib.loads((TOP / "netlify.toml").read_text("utf-8"))
    (everywhere,) = config["headers"]
    policy = config["build"]["environment"]["CONTENT_SECURITY_POLICY"]
    policy = _beside(meeting.allowed(policy, meeting.FILE), sources)
    return [
        (everywhere["for"], {POLICY: policy, **everywhere["values"]}),
        ("/vendor/*", {"Cache-Control": FOR_EVER}),
    ]


def of_hosts() -> dict[str, str]:
    """Return the headers that a server sends with all files (`docs/hosting/`). The policy stands in
    every page; whether a host is reached by HTTPS alone is for its owner to say."""
    _, values = rules()[0]
    return {k: v for k, v in values.items() if k not in {POLICY, "Strict-Transport-Security"}}


def origin(address: str) -> str:
    """Of an address: `https://cards.example` of `https://cards.example/rondas/`."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def policy(*sources: str) -> str:
    """The policy, with these sources beside each 'self'."""
    return rules(*sources)[0][1][POLICY]


def policy_of_pages(addresses: Iterable[str]) -> str:
    """The policy as it stands in the pages of a site with these addresses, if they are known."""
    sources = [origin(address) for address in addresses] or ANYWHERE
    directives = policy(*sources).split("; ")
    return "; ".join(each for each in directives if each.split()[0] not in HEADER_ONLY)


def write(dist: Path, addresses: Iterable[str]) -> None:
    """`_headers`, with a rule for each file of a folder: an address at which there is no file is
    not kept. Netlify, which reads netlify.toml itself, would send the rest twice."""
    files = ["/" + p.relative_to(dist).as_posix() for p in sorted(dist.rglob("*")) if p.is_file()]
    lines = []
    for pattern, values in rules(*map(origin, addresses)):
        if "NETLIFY" in os.environ:
            values = {name: values[name] for name in (POLICY, "Cache-Control") if name in values}
        paths = [pattern] if pattern == "/*" else [f for f in files if fnmatchcase(f, pattern)]
        for path in paths:
            lines.append(path)
            lines += [f"  {name}: {value}" for name, value in values.items()]
    (dist / "_headers").write_text("\n".join(lines) + "\n", "utf-8")


def digest(addresses: Iterable[str]) -> str:
    """Return a digest of what is sent with every file of a site with these addresses."""
    _, sent = rules(*map(origin, addresses))[0]
    return hashlib.sha256(repr(sent).encode()).hexdigest()[:12]


def read(dist: Path, address: str) -> Rules:
    """Return the headers of a built site that is served at this address."""
    found: Rules = []
    file = dist / "_headers"
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        if line.startswith("/"):
            found.append((line, {}))
            continue
        name, _, value = line.strip().partition(": ")
        if name == POLICY and (own := origin(address)) not in value:
            value = _beside(value, [own])
        found[-1][1][name] = value
    return found


def _beside(policy: str, sources: Iterable[str]) -> str:
    return policy.replace("'self'", " ".join(("'self'", *dict.fromkeys(sources))))
