"""Addresses of earlier releases, and where a host sends those who ask for them.

Version 1.0.0 had each picture of an example as SVG too, and pages for links in every language, also
for the second example of a clause and others.
Netlify and Cloudflare Pages read `_redirects`, in which placeholders may be no part of a name, so
it has a line for each picture and example. `docs/hosting/` has the same for other servers.
"""

from __future__ import annotations

import re
from pathlib import Path

from rondas.words.catalogs import ENGLISH, LOCALES

OTHERS = [language for language in LOCALES if language != ENGLISH]
PICTURE = r"(.*/rules/[^/]+/[A-Z]+-[^/]+|.*/e/[^/]+)\.svg"
EXAMPLE = r"(.*)/e/([A-Z]+-[\d.]+)-(\d+)\.html"
PAGE = rf"(.*/e)/({'|'.join(OTHERS)})/([^/]+)"
Rules = list[tuple[re.Pattern[str], str]]
"""Patterns of paths below the site's top, and the addresses that take their places."""


def write(dist: Path) -> None:
    """Write `_redirects`, when all pictures are there."""
    pictures = [*dist.glob("rules/*/*.png"), *dist.glob("e/*.png")]
    names = sorted(path.relative_to(dist).with_suffix("").as_posix() for path in pictures)
    lines = [f"/{name}.svg /{name}.png 301" for name in names]
    for name in names:
        if found := re.fullmatch(r"rules/[^/]+/(.+)-(\d+)", name):
            clause, number = found.groups()
            lines.append(f"/e/{clause}-{number}.html /index.html?example={clause}/{number} 301")
    lines += [f"/e/{language}/* /e/:splat?lang={language} 301" for language in OTHERS]
    (dist / "_redirects").write_text("\n".join(lines) + "\n", "utf-8")


def read(dist: Path) -> Rules:
    """Return the redirects of a built site."""
    file = dist / "_redirects"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    found = []
    for line in lines:
        source, target, _ = line.split()
        pattern = re.escape(source).replace(r"\*", "(.*)")
        found.append((re.compile(pattern), target.replace(":splat", r"\1")))
    return found


def target(rules: Rules, path: str) -> str:
    """Return where the host sends those who ask for a path, or ""."""
    for pattern, to in rules:
        if match := pattern.fullmatch(path):
            return match.expand(to)
    return ""
