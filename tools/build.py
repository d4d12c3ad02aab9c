#!/usr/bin/env python3
"""Builds the site: dist/, a folder of static files that any host can serve under any path.

.venv/bin/python -m tools.build [--out DIR] [--address URL] [--rendezvous FILE]

`--address` is where the site will be: links from elsewhere, and iframes in Safari, need to know
(tools/about.py, tools/headers.py). Netlify says it by itself. `--rendezvous` is where people at
several devices find each other (rendezvous.toml).

Needs the packages of requirements-build.txt and node_modules/ (npm ci): `make build` has both. What
it compiles is kept in .build/ and used again while its sources stay the same. Of two builds at a
time the second waits.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import re
import shutil
import sys
import tomllib
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # also where it is run as a file

from tools import (
    TOP,
    about,
    clauses,
    embedding,
    front_page,
    headers,
    licences,
    meeting,
    packing,
    previews,
    redirects,
    rules_pages,
    skeleton,
    words,
)
from tools.runtimes import (
    FLUENT,
    MODULES,
    PYODIDE,
    PYSCRIPT,
    QR,
    WORK,
    compiled,
    dealt,
    digest,
    files_of,
    node,
    offline,
    vendor,
)

DIST = TOP / "dist"
PACKAGE = TOP / "py/rondas"

# Files of our own that become part of the site as they are.
PAGE = ["index.html", "embedding.html", "404.html", "pyscript.toml", "static", "py/page"]
SOURCES = [TOP / name for name in [*PAGE, "tools", "netlify.toml", "package-lock.json", "LICENSE"]]
SOURCES += [TOP / "docs/positions.md"]
SOURCES += [script for _, script in embedding.releases()]
FRAME = "viewer.html"
# The scripts of both, besides those for Python (pyscript.toml) and those that both need.
WHOLE = (
    "pyscript",
    "start/early",
    "start/update",
    "store/storage",
    "engine/engine",
    "engine/engine-thread",
)
RECORDS = ("characters", "rows", "review")  # sheets that no example needs
FRAME_MODULES = ("embed/host", "page/browser-calls", "page/rest", "words/i18n")
# Their addresses of vendor/NAME/ get the digest of NAME's content: vendor/NAME/DIGEST/.
REWRITTEN = {".html", ".js", ".toml", ".py"}


def preloads(out: Path, addresses: dict[str, str], *, whole: bool) -> str:
    """Return hints, so that the browser fetches the files of the page at once, instead of one after
    the other. `whole`: not only what a frame with an example begins with.

    Files of the worker are not among them: it fetches for itself, and starts as early.
    """
    config = tomllib.loads((TOP / "pyscript.toml").read_text())
    names = ["start/bundles", "start/unpack", "start/webkit-fixes", "words/wording"]
    names += ["start/boot", *WHOLE] if whole else ["start/frame", *FRAME_MODULES]
    scripts = [f"static/js/{name}.js" for name in names]
    if whole:
        scripts += [name.removeprefix("./") for name in config["js_modules"]["main"]]
    for name in ("micropython", "fluent", "pyscript", "starters")[: None if whole else 2]:
        folder = out / addresses[f"vendor/{name}/"]
        scripts += [p.relative_to(out).as_posix() for p in sorted(folder.glob("*.js"))]
    fetched = [addresses["vendor/micropython/"] + "micropython.wasm", "locale/en.json"]
    if whole:
        fetched += ["locale/en/more.json", "py/page/main.py"]
    fetched += [f"py/page/{name}.mpy" for name in [*packing.BUNDLES][: None if whole else 1]]
    lines = [f'<link rel="modulepreload" href="{path}">' for path in dict.fromkeys(scripts)]
    lines += [f'<link rel="preload" href="{path}" as="fetch" crossorigin>' for path in fetched]
    return "\n".join(lines)


def frame_page(index: str, hints: str) -> str:
    """The page of a frame that has a viewer and no table: what is left of the front page."""
    text = re.sub(r"<!-- tables -->\n.*?<!-- /tables -->\n", "", index, flags=re.DOTALL)
    text = text.replace("<!-- preload -->", hints).replace("start/boot.js", "start/frame.js")
    awaited = '<div class="awaited">\n'
    text = text.replace(awaited, f'{awaited}  <h1 class="quiet">Rondas</h1>\n')
    text = text.replace('data-page="lobby"', 'data-page="viewer" data-frame')
    return text.replace("</head>", '<meta name="robots" content="noindex">\n</head>')


def games_styles() -> str:
    """Links to the games' own style sheets."""
    names = [path.relative_to(TOP).as_posix() for path in (TOP / "static/css/games").glob("*.css")]
    return "\n".join(f'<link rel="stylesheet" href="{name}">' for name in sorted(names))


BOOTSTRAP = ("constants", "keeping", "reading", "looks", "locale", "laying", "startup")
"""The parts of the script that runs before the first paint, in their order."""


def join_bootstrap(out: Path) -> None:
    """One script of its parts: the browser runs it before it reads on."""
    parts = out / "static/js/bootstrap"
    text = "".join((parts / f"{name}.js").read_text() for name in BOOTSTRAP)
    parts.with_suffix(".js").write_text(text)
    shutil.rmtree(parts)


def pack_page(out: Path) -> None:
    """Compile the page's Python and join it in a few files (`packing.BUNDLES`), each of which
    begins with the sizes of its modules as JSON, after the size of that; write its configuration as
    a module.

    MicroPython would compile its modules on every visit, which takes longer than all else that it
    does until there is a table; and so many files would keep each other waiting.
    """
    config = out / "pyscript.toml"
    folder = out / "py/page"
    main = (folder / "main.py").read_text()
    (folder / "main.py").unlink()
    own = packing.sources(out / "py")
    files = {
        bundle: [f"{name.replace('.', '/')}.py" for name in names]
        for bundle, names in packing.bundles(own).items()
    }
    library = packing.library(PYSCRIPT.parent / "src/stdlib")
    for name, source in library.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(source)
    # The modules of PyScript, in the order of its imports.
    files["table"] = [*library, *files["table"]]
    node("tools/mpy.mjs", str(folder))
    code = {
        bundle: {
            Path(name).with_suffix(".mpy").as_posix(): (
                (folder if name in library else out / "py") / name
            ).with_suffix(".mpy").read_bytes()
            for name in names
        }
        for bundle, names in files.items()
    }  # fmt: skip
    shutil.rmtree(folder)
    folder.mkdir()
    (folder / "main.py").write_text(main)
    for bundle, modules in code.items():
        sizes = json.dumps({name: len(each) for name, each in modules.items()}).encode()
        parts = (f"{len(sizes):8}".encode(), sizes, *modules.values())
        (folder / f"{bundle}.mpy").write_bytes(b"".join(parts))
    # As a module: nothing more to fetch than what fetches it, and no reader of TOML.
    settings = tomllib.loads(config.read_text())
    (out / "static/js/pyscript.js").write_text(f"export default {json.dumps(settings)};\n")
    config.unlink()


def join_styles(out: Path) -> None:
    """Make one sheet of those in the middle of a page with a table, and of all in a frame: a
    browser would ask for each of them when it has the one before, and one is smaller on the way. A
    frame fetches those of records later."""
    joined: set[str] = set()
    for name, start in (("index", "</head>"), ("viewer", "<head>")):
        page = out / f"{name}.html"
        text = page.read_text()
        head, body = text[: text.index(start)], text[text.index(start) :]
        first, *others = re.findall(r'<link rel="stylesheet" href="[^"]+">\n', body)
        sheets = re.findall(r'href="([^"]+)"', "".join((first, *others)))
        sheet = f"static/css/of-{name}.css"
        joint = "".join((out / each).read_text() for each in sheets)
        (out / sheet).write_text(joint.replace("url(../../", "url(../"))
        for link in others:
            body = body.replace(link, "")
        page.write_text(head + body.replace(first, f'<link rel="stylesheet" href="{sheet}">\n'))
        joined.update(sheets)
    of_records = [(out / f"static/css/{name}.css").read_text() for name in RECORDS]
    (out / "static/css/of-records.css").write_text("".join(of_records))
    pages = "".join(path.read_text() for path in out.rglob("*.html"))
    for name in joined:
        if name.startswith("static/css/") and f'{name}"' not in pages:
            (out / name).unlink()


def own_addresses() -> list[str]:
    """Where the site will be, as far as the machine that builds it knows: the site's own address
    first, then others at which Netlify shows the same files."""
    if not os.environ.get("NETLIFY"):
        return []
    names = ("URL", "DEPLOY_PRIME_URL", "DEPLOY_URL")
    return [f"{os.environ[name].rstrip('/')}/" for name in names if os.environ.get(name)]


def begin(out: Path) -> dict[str, Any]:
    """Write all that does not depend on where the site will be. Return what the rest needs to know:
    the pages for links as `previews.write` takes them, and the sizes of `embedding.begin`."""
    stdlib_zip, package_zip = compiled(PACKAGE)
    starters = dealt(PACKAGE)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    addresses = vendor(out, stdlib_zip, package_zip, starters)
    for language in words.LANGUAGES:
        words.place(out, language).mkdir(parents=True, exist_ok=True)
    for source in files_of(*(TOP / name for name in PAGE)):
        target = out / source.relative_to(TOP)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix in REWRITTEN:
            text = source.read_text()
            for address, rewritten in addresses.items():
                text = text.replace(address, rewritten)
            if source.name == "index.html":
                text = text.replace("<!-- games -->", games_styles())
                text = text.replace('data-tables=""', f'data-tables="{skeleton.tables()}"')
                words.begin(out, FRAME, frame_page(text, preloads(out, addresses, whole=False)))
                text = re.sub(r"<!-- /?tables -->\n", "", text)
                text = text.replace("<!-- preload -->", preloads(out, addresses, whole=True))
            if source.suffix == ".html":
                words.begin(out, source.name, text)
            else:
                target.write_text(text)
        else:
            shutil.copyfile(source, target)
    join_bootstrap(out)
    pack_page(out)
    node("tools/scripts.mjs", str(out))
    (out / "LICENSES.txt").write_text(licences.texts(), "utf-8")
    notes = shutil.ignore_patterns("README.md")
    shutil.copytree(PACKAGE / "drawings", out / "static/cards", ignore=notes)
    front_page.write(out)
    linked = rules_pages.write(out)
    words.write(out)
    packed = clauses.packed(out)
    pages = [asdict(each) | {"clause": packed.get(each.name, "")} for each in linked]
    return {"previews": pages, "sizes": embedding.begin(out, starters / "stills")}


def build(out: Path, own: list[str]) -> None:
    """Build the site. dist/ and sites with an address share what is the same in all of them."""
    if not all(path.exists() for path in (PYODIDE, FLUENT, QR, MODULES / "lightningcss")):
        sys.exit("build: node_modules/ is missing or old: run npm ci (or make)")
    address = own[0] if own else ""
    shutil.rmtree(out, ignore_errors=True)
    if out == DIST or own:
        now = digest(*SOURCES, PACKAGE)
        shared, note = WORK / "shared", WORK / "shared.json"
        begun = json.loads(note.read_text()) if note.exists() else {}
        if begun.get("of") != now:
            note.unlink(missing_ok=True)
            begun = {"of": now, **begin(shared)}
            note.write_text(json.dumps(begun))
        shutil.copytree(shared, out)
    else:
        begun = begin(out)
    previews.write(out, [previews.Preview(**each) for each in begun["previews"]], address)
    meeting.write(out, meeting.FILE)
    embedding.write(out, address, begun["sizes"])
    about.write(out, own)
    redirects.write(out)
    join_styles(out)
    node("tools/styles.mjs", str(out))
    finish(out, own)


def finish(out: Path, own: list[str]) -> None:
    """Write the service worker, which knows all other files of the site, and the headers."""
    told = str(out), headers.digest(own), *words.OTHERS
    node("tools/service-worker.mjs", str(offline()), *told)
    headers.write(out, own)


def provide(out: Path, own: list[str]) -> None:
    """Has the site in `out`; nothing is done if it was built from exactly these files."""
    stamp = WORK / f"site-{hashlib.sha256(str(out).encode()).hexdigest()[:12]}"
    now = " ".join((digest(*SOURCES, PACKAGE, meeting.FILE), *own))
    if out.exists() and stamp.exists() and stamp.read_text() == now:
        return
    build(out, own)
    stamp.write_text(now)
    size = sum(p.stat().st_size for p in files_of(out))
    print(f"built {out}: {len(files_of(out))} files, {size / 1e6:.1f} MB")


def address(text: str) -> str:
    """An address of a folder, from the command line."""
    if not re.fullmatch(r"https?://[^/?#\s]+(/[^?#\s]*)?", text):
        raise argparse.ArgumentTypeError(f"not like https://cards.example/: {text!r}")
    return f"{text.rstrip('/')}/"


def main() -> None:
    parser = argparse.ArgumentParser(description="Builds the static site.")
    parser.add_argument("--out", type=Path, default=DIST, help="folder to write (dist)")
    parser.add_argument(
        "--address", type=address, action="append", default=[],
        help="where the site will be, like https://cards.example/ (not known); may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--rendezvous", type=Path, default=meeting.FILE,
        help="where people at several devices find each other (rendezvous.toml)",
    )  # fmt: skip
    arguments = parser.parse_args()
    meeting.FILE = arguments.rendezvous.resolve()
    meeting.check(meeting.FILE)
    WORK.mkdir(exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        provide(arguments.out.resolve(), arguments.address or own_addresses())


if __name__ == "__main__":
    main()
