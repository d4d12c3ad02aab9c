"""The licences of all that the site contains, as `LICENSES.txt`, and a bill of these materials.

`tools/licences/` has the text of each licence, for packages that bring none. A package without a
text stops the build.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools import TOP

TEXTS = {path.stem: path for path in (TOP / "tools/licences").glob("*.txt")}
"""The texts of licences, by their SPDX names."""
NOT_SENT = {"@types/emscripten", "ws"}
"""Packages that others ask for, but only for types or outside browsers."""
OWNERS = {
    "@micropython/micropython-webassembly-pyscript": "2013-2026 Damien P. George",
    "qrcode-generator": "2009 Kazuhiko Arase",
}
"""Owners as the sources of a package name them, where its package.json has no name or no year."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Part:
    """A package in the site."""

    name: str
    version: str
    licence: str  # of SPDX
    purl: str
    text: str
    source: str
    digest: str = ""  # SHA-512 of its archive, hexadecimal


def parts() -> Iterator[Part]:
    """Yield the packages that the site contains: those of npm in the order of package-lock.json,
    one that lies in two folders once; then the face of titles, and Python's library."""
    lock = json.loads((TOP / "package-lock.json").read_text("utf-8"))
    seen = set()
    for at, locked in lock["packages"].items():
        name = at.rpartition("node_modules/")[2]
        key = (name, locked.get("version"))
        if not at or locked.get("dev") or name in NOT_SENT or key in seen:
            continue
        seen.add(key)
        yield npm(name, TOP / at, locked)
    yield Part(
        "Fraunces", "1.000", "OFL-1.1", "pkg:generic/fraunces@1.000",
        text_of("Fraunces", "OFL-1.1"), "https://github.com/undercasetype/Fraunces",
    )  # fmt: skip
    pyodide = json.loads((TOP / "node_modules/pyodide/pyodide-lock.json").read_text("utf-8"))
    python = pyodide["info"]["python"]
    yield Part(
        "CPython", python, "PSF-2.0", f"pkg:generic/cpython@{python}",
        text_of("CPython", "PSF-2.0"), "https://github.com/python/cpython",
    )  # fmt: skip


def npm(name: str, folder: Path, locked: Json) -> Part:
    """Return a package of npm: where it lies, and what package-lock.json says of it."""
    about = json.loads((folder / "package.json").read_text("utf-8"))
    licence = spdx(name, str(about.get("license") or locked.get("license")))
    author = about.get("author") or ""
    owner = OWNERS.get(name) or (author.get("name", "") if isinstance(author, dict) else author)
    files = sorted(
        path for path in folder.iterdir() if re.match("(?i)licen[cs]e|notice", path.name)
    )
    given = "\n".join(path.read_text("utf-8").strip("\n") for path in files)
    source = about.get("repository", "")
    source = source["url"] if isinstance(source, dict) else source
    return Part(
        name=name,
        version=locked["version"],
        licence=licence,
        purl=f"pkg:npm/{name.replace('@', '%40')}@{locked['version']}",
        text=given or text_of(name, licence, owner),
        source=re.sub(r"^git\+|\.git$", "", source) or f"https://www.npmjs.com/package/{name}",
        digest=base64.b64decode(locked["integrity"].removeprefix("sha512-")).hex(),
    )


def spdx(name: str, licence: str) -> str:
    """Return the name of a licence as SPDX spells it."""
    for known in TEXTS:
        if known.lower() == licence.lower():
            return known
    sys.exit(f"build: {name} has the licence {licence}, and tools/licences/ has no text of it")


def text_of(name: str, licence: str, owner: str = "") -> str:
    """Return the text of a licence, in the owner's name."""
    text = TEXTS[licence].read_text("utf-8").strip("\n")
    if "OWNER" in text and not owner:
        sys.exit(f"build: {name} has no licence of its own, and names no owner")
    return text.replace("OWNER", owner)


def texts() -> str:
    """Return the licences of the project and of all packages that the site contains."""
    said = [f"Rondas\n\n{(TOP / 'LICENSE').read_text('utf-8').strip()}"]
    said += [
        f"{part.name} {part.version}, licence {part.licence}, source {part.source}\n\n{part.text}"
        for part in parts()
    ]
    return f"\n\n{'-' * 78}\n\n".join(said) + "\n"


def bill(number: str) -> Json:
    """Return the software bill of materials of the site, in CycloneDX 1.6."""
    components = [
        {
            "type": "library",
            "bom-ref": part.purl,
            "name": part.name,
            "version": part.version,
            "purl": part.purl,
            "licenses": [{"expression": part.licence}],
            **({"hashes": [{"alg": "SHA-512", "content": part.digest}]} if part.digest else {}),
        }
        for part in parts()
    ]
    rondas = {"type": "application", "bom-ref": "rondas", "name": "rondas", "version": number}
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": rondas | {"licenses": [{"expression": "MIT"}]}},
        "components": components,
    }
