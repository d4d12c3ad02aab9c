"""What the service worker asks its host for: what it keeps has its headers with it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tools import headers

TOP = Path(__file__).resolve().parent.parent
FILES = ("index.html", "vendor/0a1b/engine.wasm", "locale/fr.json")


def node(*arguments: object) -> str:
    command = ["node", *map(str, arguments)]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


def worker(folder: Path, sent: str) -> Path:
    """The service worker of a site of three files, which are sent with these headers."""
    for name in FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    node("tools/service-worker.mjs", folder, sent, "fr")
    return folder / "sw.js"


def asked(sw: Path, *kept: str) -> dict[str, str]:
    """How a version asks for each file that is not kept yet, beside what earlier ones kept."""
    found: dict[str, str] = json.loads(node("tests/renewed.mjs", sw, *kept))
    return found


REVISION = "?__WB_REVISION__="


@pytest.fixture
def sw(tmp_path: Path) -> Path:
    return worker(tmp_path, "5e27")


def test_a_first_visit_has_nothing_sent_twice(sw: Path) -> None:
    """The page has just had most of it; the digest in an address says that a file is the same."""
    assert asked(sw) == {"index.html": "no-cache", "vendor/0a1b/engine.wasm": "default"}


def test_files_that_change_are_asked_for(sw: Path) -> None:
    kept = (f"index.html{REVISION}old-5e27", f"vendor/0a1b/engine.wasm{REVISION}-5e27")
    assert asked(sw, *kept, "locale/fr.json?old-5e27") == {
        "index.html": "no-cache", "locale/fr.json": "no-cache",
    }  # fmt: skip


@pytest.mark.parametrize("before", ["0b5e", ""])
def test_other_headers_renew_all_that_is_kept(sw: Path, before: str) -> None:
    """Also where a host answers that the file is the same, and would leave its old headers; and
    what was kept before revisions had headers."""
    kept = (f"index.html{REVISION}old-{before}", f"vendor/0a1b/engine.wasm{before}")
    assert asked(sw, *kept, f"locale/fr.json?old-{before}") == dict.fromkeys(FILES, "reload")


def test_the_digest_is_that_of_the_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those that are sent with all files, with the address of the site."""
    before = headers.digest([])
    assert headers.digest(["https://cards.example/"]) != before
    rules = headers.rules()
    monkeypatch.setattr(headers, "rules", lambda: [*rules, ("/vendor/*", {"X-More": "1"})])
    assert headers.digest([]) == before
    monkeypatch.setattr(headers, "rules", lambda: [*rules, ("/*", {"X-More": "1"})])
    assert headers.digest([]) != before
