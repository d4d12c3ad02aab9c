"""Write the site's description for other programs: heads of pages, manifest, robots.txt, sitemap.

It also writes the page for wrong addresses. Parts that need the site's own address are left out if
the build does not know it (`--address`).
"""

from __future__ import annotations

import json
import posixpath
import re
import struct
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

from rondas.rules.message import say
from rondas.words.catalogs import ENGLISH, LOCALES
from tools import TOP, headers, words
from tools.render import render

Json = dict[str, Any]

PICTURE = "static/pictures/card.png"
"""The picture beside a link to the site."""
MANIFEST = "static/manifest.webmanifest"
MISSING = "404.html"
HIDDEN = {MISSING, "viewer.html"}
"""Pages that no search engine lists, and no link shows as a card."""
START = '<meta charset="utf-8">\n'


def write(dist: Path, addresses: list[str]) -> None:
    """All of it, when everything else is there. `addresses`: the site's own, if known, and others
    at which the same files are."""
    address = addresses[0] if addresses else ""
    for language in words.LANGUAGES:
        missing = words.place(dist, language) / MISSING
        missing.write_text(at_any_depth(missing.read_text("utf-8"), address, language), "utf-8")
    policy = headers.policy_of_pages(addresses)
    for name in pages(dist):
        page = dist / name
        page.write_text(headed(dist, name, policy, address), "utf-8")
    described = json.loads((dist / MANIFEST).read_text("utf-8"))
    for language in words.LANGUAGES:
        file = dist / manifest_of(language)
        app = json.dumps(described_app(described, language, address), ensure_ascii=False, indent=2)
        file.write_text(f"{app}\n", "utf-8")
        if language == ENGLISH:
            continue
        link = f'<link rel="manifest" data-l10n-id="app" href="{manifest_of(language)}">'
        for page in words.place(dist, language).glob("*.html"):
            if 'rel="manifest"' in (dist / page.name).read_text("utf-8"):
                html = page.read_text("utf-8").replace("</head>", f"{link}\n</head>", 1)
                page.write_text(html, "utf-8")
    robots = ["User-agent: *", "Allow: /"]
    if address:
        robots.append(f"Sitemap: {urljoin(address, 'sitemap.xml')}")
        (dist / "sitemap.xml").write_text(site_map(dist, address), "utf-8")
    (dist / "robots.txt").write_text("\n".join(robots) + "\n", "utf-8")


def pages(dist: Path) -> list[str]:
    """Return the pages for people, in a fixed order: not their twins."""
    names = sorted(page.relative_to(dist).as_posix() for page in dist.rglob("*.html"))
    return [name for name in names if not name.startswith("locale/")]


def at_any_depth(page: str, address: str, language: str) -> str:
    """The page for what is not there, whose own address may be any: its links begin at the top."""
    top = urlsplit(address).path or "/"
    return re.sub(r'(href|src)="', rf'\1="{top}', words.bound(page, "about", language=language))


def canonical(name: str, address: str) -> str:
    """The address of a page by which others should know it."""
    return urljoin(address, name.removesuffix("index.html"))


def manifest_of(language: str) -> str:
    """Where the manifest of the app stands in a language."""
    return MANIFEST if language == ENGLISH else f"locale/{language}/{Path(MANIFEST).name}"


def alternates(dist: Path, name: str) -> dict[str, str]:
    """Return the addresses of a rule page in all languages."""
    found = re.fullmatch(r"rules/(?:[^/]+/)?([^/]+)\.html", name)
    if not found:
        return {}
    folders = {code: "" if code == ENGLISH else f"{code}/" for code in words.LANGUAGES}
    others = {code: f"rules/{folder}{found[1]}.html" for code, folder in folders.items()}
    return others if all((dist / other).exists() for other in others.values()) else {}


def picture_of(page: str, name: str) -> tuple[str, str] | None:
    """Return the picture that a page names as its own, below the site's top, and its words."""
    found = re.search(r'<link rel="image_src" href="([^"]+)" title="([^"]+)">', page)
    return found and (posixpath.normpath(posixpath.join(posixpath.dirname(name), found[1])),
                      unescape(found[2]))  # fmt: skip


def headed(dist: Path, name: str, policy: str, address: str) -> str:
    """A page with the policy ahead of everything, and what it says of itself."""
    page = (dist / name).read_text("utf-8")
    others = alternates(dist, name)
    (language,) = [code for code, other in others.items() if other == name] or [ENGLISH]
    title, description = (
        unescape(found[1]) if (found := re.search(pattern, page, re.DOTALL)) else ""
        for pattern in (r"<title[^>]*>(.*?)</title>", r'name="description"[^>]* content="(.*?)"')
    )
    up = "../" * name.count("/")
    light, dark = colours("--paper-2")
    file, alt = picture_of(page, name) or (PICTURE, "")
    picture = urljoin(address, file) if address else up + file
    size = png_size(dist / file)
    said = {
        "title": title, "description": description, "type": "website", "site_name": "Rondas",
        "image": picture, "image:width": size[0], "image:height": size[1],
        "image:alt": alt or words.said("about", say("picture"), language=language),
        "locale": LOCALES[language].replace("-", "_"),
        **({"url": canonical(name, address)} if address else {}),
    }  # fmt: skip
    more = render(
        "head.html", light=light, dark=dark, is_hidden=name in HIDDEN, up=up, said=said,
        address=address,
        others={**others, "x-default": others[ENGLISH]} if address and others else {},
    )  # fmt: skip
    law = f'<meta http-equiv="{headers.POLICY}" content="{policy}">\n'
    page = page.replace(START, START + law, 1)
    page = page.replace('<link rel="manifest"', '<link rel="manifest" data-l10n-id="app"', 1)
    return page.replace("</head>", f"{more}</head>", 1)


def colours(token: str, *sheets: str) -> tuple[str, str]:
    """A colour in light and in dark, from the first of these style sheets that has it, or else
    from the tokens."""
    for name in (*sheets, "tokens.css"):
        path = TOP / "static/css" / name
        text = path.read_text("utf-8") if path.exists() else ""
        if found := re.search(rf"{token}:\s*light-dark\(([^,]+),\s*([^)]+)\)", text):
            return found[1].strip(), found[2].strip()
    raise ValueError(f"no colour {token}")


def described_app(manifest: Json, language: str, address: str) -> Json:
    """The manifest in words, with a way to each game: the same app in every language.

    Its addresses are read against its own.

    Without an id an app is known by its start: by one in its own folder. A relative id would be
    one of the whole host's, and two sites on one host the same app.
    """
    known = {"id": urlsplit(urljoin(address, "index.html")).path} if address else {}
    light, _ = colours("--paper-2")
    shots = words.said("about", manifest["screenshots"], language=language)
    place = posixpath.dirname(manifest_of(language))

    def at(address: str) -> str:
        """An address in the manifest as it is written, for the place of this one."""
        path = posixpath.join(posixpath.dirname(MANIFEST), address)
        return posixpath.relpath(path, place) + "/" * address.endswith("/")

    return {
        **manifest,
        **known,
        "description": words.said("site", manifest["description"], language=language),
        "lang": language,
        "dir": words.tongues()[language]["dir"],
        "start_url": at(manifest["start_url"]),
        "scope": at(manifest["scope"]),
        "background_color": light,
        "theme_color": light,
        "icons": [{**icon, "src": at(icon["src"])} for icon in manifest["icons"]],
        "screenshots": [{**shot, "src": at(shot["src"]),
                         "sizes": "{}x{}".format(*png_size(TOP / "static" / shot["src"]))}
                        for shot in shots],
        "shortcuts": [{"name": game["title"], "url": at(f"../index.html?game={game['id']}")}
                      for game in words.games(language)],
    }  # fmt: skip


def png_size(file: Path) -> tuple[int, int]:
    width, height = struct.unpack(">II", file.read_bytes()[16:24])
    return width, height


def site_map(dist: Path, address: str) -> str:
    """Every page that can be found by searching; those for links to examples say what the rule
    pages do."""
    found = [name for name in pages(dist) if name not in HIDDEN and not name.startswith("e/")]
    return render("sitemap.xml", addresses=[canonical(name, address) for name in found])
