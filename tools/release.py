"""Make a release: what people download, pin and host.

    python3 -m tools.release           # make release: checks, tests, and writes release/

`release/` then has the site as a zip for any static host, the Python package as a wheel and an
sdist, a software bill of materials (CycloneDX), the release's notes and SHA256SUMS. All of it is
made twice, and has to be the same to the byte. A release needs a clean work tree, a changelog that
has the version with its date, what `make keep` keeps of it, and tests that pass. A tag at this
commit has to name the version.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from tools import TOP, embedding, headers, licences

OUT = TOP / "release"
AGAIN = TOP / ".build/release"


class Refused(Exception):  # noqa: N818 - it is no fault of the program
    """Something that a release needs is missing; the message says what."""


def version() -> str:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def notes(changelog: str, number: str) -> str:
    """Return what a changelog says of a version. Refused if it says nothing, or has no date."""
    found = re.search(
        rf"^## \[{re.escape(number)}\] – (.+?)\n(.*?)(?=^## |\Z)",
        changelog,
        re.MULTILINE | re.DOTALL,
    )
    if not found:
        raise Refused(f"CHANGELOG.md has no heading for {number}")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", found[1]):
        raise Refused(f"CHANGELOG.md gives {number} no date, but {found[1]!r}")
    if not found[2].strip():
        raise Refused(f"CHANGELOG.md says nothing about {number}")
    return found[2].strip() + "\n"


def git(*command: str) -> str:
    return subprocess.run(
        ["git", *command], cwd=TOP, check=True, capture_output=True, text=True
    ).stdout.strip()


def check_tree() -> None:
    """Refused if the work tree has changes that no commit has."""
    changed = git("status", "--porcelain").splitlines()
    if changed:
        more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        raise Refused(f"not committed: {changed[0].split(maxsplit=1)[-1]}{more}")


def check_tag(number: str) -> None:
    """Refused if this commit has tags, and none of them is that of the version."""
    tags = git("tag", "--points-at", "HEAD").split()
    if tags and f"v{number}" not in tags:
        raise Refused(f"the version is {number}, but the tag is {tags[0]}")


def check_kept(number: str, site: Path) -> None:
    """Refused if `releases/` does not have all that later releases are held to."""
    kept = TOP / "releases" / number
    wanted = ("embed.js", embedding.DIGEST, "device.json", "page.html")
    missing = [name for name in wanted if not (kept / name).is_file()]
    if missing:
        raise Refused(f"releases/{number}/ has no {missing[0]}: run make keep")
    made = site / "v" / embedding.major(number) / "embed.js"
    if made.read_bytes() != (kept / "embed.js").read_bytes():
        raise Refused(
            f"releases/{number}/embed.js is not what the build makes: if it is not"
            " published, remove it and run make keep"
        )


def pack(folder: Path, target: Path, inside: str, when: datetime) -> None:
    """Write a zip of a folder, which everybody may read: the same files give the same bytes."""
    stamp = max(when.timetuple()[:6], (1980, 1, 1, 0, 0, 0))
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{inside}/{path.relative_to(folder).as_posix()}", stamp)
            entry.external_attr = 0o100644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())


def write(out: Path, number: str, noted: str, when: datetime) -> None:
    """Write all files of a release of this commit, made at `when`, into a new folder."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    packed = out / "packed"
    site = packed / "site"
    subprocess.run([sys.executable, "-m", "tools.build", "--out", str(site)], cwd=TOP, check=True)
    sent = (site / "_headers").read_text("utf-8").splitlines(keepends=True)
    # Only a page knows the address of a site that anybody may host.
    kept = [line for line in sent if not line.strip().startswith(headers.POLICY)]
    (site / "_headers").write_text("".join(kept), "utf-8")
    hosting = TOP / "docs/hosting"
    shutil.copy(hosting / "htaccess", site / ".htaccess")
    shutil.copy(hosting / "serve.json", site)
    (site / ".nojekyll").touch()  # GitHub Pages sends the files as they are
    shutil.copy(hosting / "nginx.conf", packed)
    shutil.copy(hosting / "Caddyfile", packed)
    shutil.copy(site / "LICENSES.txt", packed)
    shutil.copy(TOP / "docs/hosting.md", packed / "HOSTING.md")
    pack(packed, out / f"rondas-{number}-site.zip", f"rondas-{number}", when)
    shutil.rmtree(packed)
    subprocess.run([".venv/bin/uv", "build", "-q", "--out-dir", str(out)], cwd=TOP, check=True)
    (out / ".gitignore").unlink(missing_ok=True)
    bill = json.dumps(licences.bill(number), indent=2)
    (out / f"rondas-{number}.cdx.json").write_text(f"{bill}\n", "utf-8")
    (out / "NOTES.md").write_text(noted, "utf-8")
    sums = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(out.glob("rondas-*"))
    ]
    (out / "SHA256SUMS").write_text("".join(sums), "utf-8")


def check_same(one: Path, other: Path) -> None:
    """Refused if two releases of one commit are not the same to the byte."""
    sums = [(folder / "SHA256SUMS").read_text("utf-8").splitlines() for folder in (one, other)]
    for line, again in zip(*sums, strict=True):
        if line != again:
            raise Refused(f"a second run has made another {line.split()[-1]}")


def main() -> None:
    number = version()
    try:
        check_tree()
        check_tag(number)
        noted = notes((TOP / "CHANGELOG.md").read_text("utf-8"), number)
        subprocess.run(["make", "build"], cwd=TOP, check=True)
        check_kept(number, TOP / "dist")
        if subprocess.run(["make", "test"], cwd=TOP, check=False).returncode:
            raise Refused("make test has failed")
        when = datetime.fromtimestamp(int(git("log", "-1", "--format=%ct")), UTC)
        write(OUT, number, noted, when)
        write(AGAIN, number, noted, when)
        check_same(OUT, AGAIN)
    except Refused as error:
        sys.exit(f"release: {error}")
    print(f"release/ has {number}. To publish it:")
    print(f"  git tag -a v{number} --cleanup=verbatim -F release/NOTES.md")
    print(f"  git push origin v{number}")


if __name__ == "__main__":
    main()
