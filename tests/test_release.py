"""Downloads: tools/release.py, which makes everything twice and compares."""

from __future__ import annotations

import hashlib
import io
import json
import re
import tarfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tools import release

WHEN = datetime(2026, 1, 2, tzinfo=UTC)
LOG = """# Changelog

## [1.1.0] – Unreleased

### Added
- More.

## [1.0.0] – 2026-12-24

### Added
- Everything.

## [0.9.0] – 2026-11-01
"""


def test_notes_of_a_version() -> None:
    assert release.notes(LOG, "1.0.0") == "### Added\n- Everything.\n"


@pytest.mark.parametrize(
    ("number", "why"),
    [
        ("1.1.0", "gives 1.1.0 no date, but 'Unreleased'"),
        ("1.2.0", "has no heading for 1.2.0"),
        ("0.9.0", "says nothing about 0.9.0"),
    ],
)
def test_a_version_that_the_changelog_does_not_tell(number: str, why: str) -> None:
    with pytest.raises(release.Refused, match=why):
        release.notes(LOG, number)


def test_changes_that_no_commit_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "git", lambda *_: " M README.md\n?? notes.txt")
    with pytest.raises(release.Refused, match=r"not committed: README\.md and 1 more"):
        release.check_tree()
    monkeypatch.setattr(release, "git", lambda *_: "")
    release.check_tree()


def test_the_same_files_give_the_same_zip(tmp_path: Path) -> None:
    sums = set()
    for name, order in (("a", ["x/1.js", "2.html"]), ("b", ["2.html", "x/1.js"])):
        for file in order:
            (tmp_path / name / file).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name / file).write_text(file)
        release.pack(
            tmp_path / name, tmp_path / f"{name}.zip", "site", datetime(2026, 1, 2, tzinfo=UTC)
        )
        sums.add(hashlib.sha256((tmp_path / f"{name}.zip").read_bytes()).hexdigest())
    assert len(sums) == 1


def test_the_same_files_give_the_same_sdist(tmp_path: Path) -> None:
    sums = set()
    for mtime, order in ((1, ["b", "a"]), (2, ["a", "b"])):
        sdist = tmp_path / "rondas.tar.gz"
        with tarfile.open(sdist, "w:gz") as tar:
            for name in order:
                entry = tarfile.TarInfo(f"rondas/{name}")
                entry.size, entry.mtime = 1, mtime
                tar.addfile(entry, io.BytesIO(name.encode()))
        release.steady(sdist, WHEN)
        sums.add(hashlib.sha256(sdist.read_bytes()).hexdigest())
    assert len(sums) == 1
    with tarfile.open(sdist) as tar:
        assert tar.getnames() == ["rondas/a", "rondas/b"]


def test_a_second_run_that_differs(tmp_path: Path) -> None:
    for name, line in (("one", "12  site.zip\n"), ("two", "34  site.zip\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "SHA256SUMS").write_text(line)
    release.check_same(tmp_path / "one", tmp_path / "one")
    with pytest.raises(release.Refused, match=r"another site\.zip"):
        release.check_same(tmp_path / "one", tmp_path / "two")


def test_materials_name_all_that_the_site_contains() -> None:
    lock = json.loads((release.TOP / "package-lock.json").read_text("utf-8"))
    bill = release.materials("1.0.0", lock)
    names = {part["name"]: part["licenses"][0]["expression"] for part in bill["components"]}
    assert names["pyodide"] == "MPL-2.0"
    assert {"workbox-core", "workbox-strategies", "@fluent/bundle", "polyscript"} <= names.keys()
    assert len({part["bom-ref"] for part in bill["components"]}) == len(bill["components"])
    # Files that only build or test the site are not in it.
    assert not {"terser", "rollup", "puppeteer-core"} & names.keys()
    text = release.licences(lock)
    assert all(f"{part['name']} {part['version']}, licence" in text for part in bill["components"])
    built = (release.TOP / "tools/build.py").read_text("utf-8")
    taken = re.findall(r'MODULES / "((?:@[\w-]+/)?[\w-]+)', built)
    assert taken
    assert set(taken) - {"lightningcss"} <= names.keys()
