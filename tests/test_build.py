"""What the build makes: constants of scripts, and the service worker, which keeps files with
their headers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.node import TOP, in_node, run_node
from tools import constants, headers
from tools.runtimes import offline


def test_constants_are_up_to_date() -> None:
    """And each is used."""
    for file, made in (
        (constants.SCRIPTS, constants.for_scripts()), (constants.PAGE, constants.for_page()),
    ):  # fmt: skip
        assert file.read_text("utf-8") == made, "run: python3 -m tools.constants"
    names = re.findall(r"(?m)^  (\w+):", constants.for_scripts())
    used = "".join(
        file.read_text("utf-8")
        for top in ("static/js", "py/page")
        for file in (TOP / top).rglob("*.*")
        if file.suffix in {".js", ".py"}
    )
    assert names
    assert [name for name in names if f"constants.{name}" not in used] == []
    for name in re.findall(r"(?m)^([A-Z]+) =", constants.for_page()):
        assert re.search(rf"from page\.logic\.constants import [\w, ]*\b{name}\b", used), name


FILES = ("index.html", "vendor/0a1b/engine.wasm", "locale/fr.json")


REVISION = "?__WB_REVISION__="


@pytest.fixture(scope="module")
def sw(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The service worker of a site of three files, which are sent with headers of a digest."""
    assert dist  # the build has bundled the worker
    folder = tmp_path_factory.mktemp("site")
    for name in FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    run_node("tools/service-worker.mjs", offline(), folder, "5e27", "fr")
    return folder / "sw.js"


def asked(sw: Path, *kept: str) -> dict[str, str]:
    """How a version asks for each file that is not kept yet, beside what earlier ones kept."""
    found: dict[str, str] = in_node("tests/renewed.mjs", sw, *kept)
    return found


def test_files_that_change_are_asked_for(sw: Path) -> None:
    """A first visit has nothing sent twice: the page has just had most of it, and the digest in an
    address says that a file is the same."""
    assert asked(sw) == {"index.html": "no-cache", "vendor/0a1b/engine.wasm": "default"}
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
    monkeypatch.setattr(headers, "rules", lambda *_: [*rules, ("/vendor/*", {"X-More": "1"})])
    assert headers.digest([]) == before
    monkeypatch.setattr(headers, "rules", lambda *_: [("/*", {**rules[0][1], "X-More": "1"})])
    assert headers.digest([]) != before
