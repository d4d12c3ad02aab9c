"""Downloads: tools/release.py, which makes everything twice and compares."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

from page.logic.table_config import setup_id
from rondas import __version__
from rondas.answers.service import Service
from rondas.records.record import check
from tests.test_save import verdicts
from tools import embedding, headers, licences, redirects, release

ADDRESS = "https://cards.example/"
LOG = """# Changelog

## [1.1.0] – Unreleased

### Added
- More.

## [1.0.0] – 2026-12-24

### Added
- Everything.

## [0.9.0] – 2026-11-01
"""


def test_version_and_its_notes() -> None:
    """It is the same everywhere; one that the changelog does not tell is refused."""
    packages = [json.loads((release.TOP / name).read_text("utf-8"))["version"]
                for name in ("package.json", "package-lock.json")]  # fmt: skip
    assert {__version__, *packages} == {release.version()}
    log = (release.TOP / "CHANGELOG.md").read_text("utf-8")
    assert f"\n## [{release.version()}] – " in log
    assert release.notes(LOG, "1.0.0") == "### Added\n- Everything.\n"
    for number, why in (
        ("1.1.0", "gives 1.1.0 no date, but 'Unreleased'"),
        ("1.2.0", "has no heading for 1.2.0"),
        ("0.9.0", "says nothing about 0.9.0"),
    ):
        with pytest.raises(release.Refused, match=why):
            release.notes(LOG, number)


def test_the_tree_and_its_tag(monkeypatch: pytest.MonkeyPatch) -> None:
    """All is committed; a tag names the version."""

    def git_says(text: str) -> None:
        monkeypatch.setattr(release, "git", lambda *_: text)

    git_says(" M README.md\n?? notes.txt")
    with pytest.raises(release.Refused, match=r"not committed: README\.md and 1 more"):
        release.check_tree()
    git_says("")
    release.check_tree()
    for tags in ("", "v1.0.0", "nightly\nv1.0.0"):
        git_says(tags)
        release.check_tag("1.0.0")
    git_says("v1.1.0")
    with pytest.raises(release.Refused, match=r"is 1\.0\.0, but the tag is v1\.1\.0"):
        release.check_tag("1.0.0")


def test_what_is_kept_of_a_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "TOP", tmp_path)
    kept, script = tmp_path / "releases/1.0.0", tmp_path / "site/v/1/embed.js"
    for path in (script, *(kept / n for n in ("embed.js", embedding.DIGEST, "page.html"))):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1.0.0")
    with pytest.raises(release.Refused, match=r"1\.0\.0/ has no device\.json"):
        release.check_kept("1.0.0", tmp_path / "site")
    (kept / "device.json").write_text("{}")
    release.check_kept("1.0.0", tmp_path / "site")
    script.write_text("changed since")
    with pytest.raises(release.Refused, match=r"embed\.js is not what the build makes"):
        release.check_kept("1.0.0", tmp_path / "site")


def test_addresses_of_scripts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each release keeps its own; the newest of a first number is at that number. A line to copy
    has the script of the newest, with its digest."""
    monkeypatch.setattr(embedding, "RELEASES", tmp_path / "releases")
    monkeypatch.setattr(embedding, "__version__", "2.1.0")
    for number in ("1.9.0", "1.10.0", "2.0.0"):
        (tmp_path / "releases" / number).mkdir(parents=True)
        (tmp_path / "releases" / number / "embed.js").write_text(f"as in {number}")
    (tmp_path / "releases/2.0.0/embed-more.js").write_text("more of 2.0.0")
    site = tmp_path / "site"
    site.mkdir()
    embedding.scripts(site, "at __UP__", {"embed-more.js": "more"})
    found = {path.relative_to(site).as_posix(): path.read_text() for path in site.rglob("*.js")}
    assert found == {
        "embed.js": "at .", "v/2/embed.js": "at ../..", "v/1/embed.js": "as in 1.10.0",
        "v/1.9.0/embed.js": "as in 1.9.0", "v/1.10.0/embed.js": "as in 1.10.0",
        "v/2.0.0/embed.js": "as in 2.0.0", "v/2.0.0/embed-more.js": "more of 2.0.0",
        "embed-more.js": "more", "v/2/embed-more.js": "more",
    }  # fmt: skip
    line = unescape(embedding.exact(ADDRESS)["exact line"])
    assert f"{ADDRESS}v/2.0.0/embed.js" in line
    assert embedding.integrity(tmp_path / "releases/2.0.0/embed.js") in line
    monkeypatch.setattr(embedding, "RELEASES", tmp_path / "none")
    assert embedding.exact(ADDRESS) == {}


def test_what_hosts_send() -> None:
    """Browsers keep only addresses with a digest: without a word they keep files by their age, and
    mix two releases. Netlify and Cloudflare join values of several rules; Cloudflare Pages reads
    2000 characters of a line."""
    for file in (release.TOP / "docs/hosting").iterdir():
        text = file.read_text("utf-8")
        assert text.count(headers.ASKED) == text.count(headers.FOR_EVER) == 1
        for name, value in headers.of_hosts().items():
            assert re.search(rf'{name}"?,?(\s+"value":)? "{re.escape(value)}"', text), file.name
        for pattern in (redirects.PICTURE, redirects.EXAMPLE, redirects.PAGE):
            assert f"^{pattern}" in text or file.suffix == ".json", file.name
    assert [path for path, values in headers.rules() if "Cache-Control" in values] == ["/vendor/*"]
    lines = [f"{name}: {value}" for _, values in headers.rules() for name, value in values.items()]
    assert max(map(len, lines)) < 2000


def test_workflows() -> None:
    """They make what there is, in a home that is theirs: without one Firefox refuses to start."""
    makefile = (release.TOP / "Makefile").read_text("utf-8")
    for workflow in (release.TOP / ".github/workflows").iterdir():
        text = workflow.read_text("utf-8")
        assert text.count("container:") == text.count("HOME: /root") == 1, workflow.name
        wanted = re.findall(r"make (\w+)$", text, re.MULTILINE)
        wanted += [n for each in re.findall(r"target: \[(.+)\]", text) for n in each.split(", ")]
        assert wanted, workflow.name
        assert all(f"\n{name}:" in makefile for name in wanted)


DEVICES = sorted((release.TOP / "releases").glob("*/device.json"))


@pytest.mark.parametrize("file", DEVICES, ids=lambda file: str(file.parent.name))
def test_values_on_the_device_of_a_release(file: Path) -> None:
    """All are understood; every game goes on where it was, every record comes to its end. What the
    page makes of them is in e2e/test_releases.py."""
    kept = json.loads(file.read_text("utf-8"))["database"]
    assert verdicts(list(kept.items())) == ["valid"] * len(kept)
    values = {key: json.loads(text) for key, text in kept.items()}
    games = {key: value["save"] for key, value in values.items() if key.startswith("saved:")}
    assert len({save["game"] for save in games.values()}) == 4
    for key, save in games.items():
        frame = Service().handle({"do": "open", **save})
        assert frame["save"]["moves"] == save["moves"]
        assert f"saved:{setup_id(frame['save'])}" == key
    records = {key: value for key, value in values.items() if key.startswith("record:")}
    for key, value in records.items():
        done = values["done:" + key.removeprefix("record:")]
        *_, last = check(value).states()
        assert [*last.winners()] == done["winners"]


def test_a_second_run_that_differs(tmp_path: Path) -> None:
    for name, line in (("one", "12  site.zip\n"), ("two", "34  site.zip\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "SHA256SUMS").write_text(line)
    release.check_same(tmp_path / "one", tmp_path / "one")
    with pytest.raises(release.Refused, match=r"another site\.zip"):
        release.check_same(tmp_path / "one", tmp_path / "two")


def test_materials_name_all_that_the_site_contains() -> None:
    bill = licences.bill("1.0.0")
    names = {part["name"]: part["licenses"][0]["expression"] for part in bill["components"]}
    assert names["pyodide"] == "MPL-2.0"
    assert names["CPython"] == "PSF-2.0"
    assert set(names.values()) == set(licences.TEXTS)
    assert {"workbox-core", "workbox-strategies", "@fluent/bundle", "polyscript"} <= names.keys()
    assert len({part["bom-ref"] for part in bill["components"]}) == len(bill["components"])
    # Files that only build or test the site are not in it.
    assert not {"terser", "rollup", "puppeteer-core", "@types/emscripten", "ws"} & names.keys()
    built = (release.TOP / "tools/build.py").read_text("utf-8")
    taken = re.findall(r'MODULES / "((?:@[\w-]+/)?[\w-]+)', built)
    assert taken
    assert set(taken) - {"lightningcss"} <= names.keys()


def test_every_part_of_the_site_has_its_licence() -> None:
    text = licences.texts()
    begins = {
        "MIT": "Permission is hereby granted", "ISC": "Permission to use, copy, modify",
        "Apache-2.0": "TERMS AND CONDITIONS FOR USE", "MPL-2.0": "Mozilla Public License Version 2",
        "PSF-2.0": "PSF hereby", "OFL-1.1": "SIL OPEN FONT LICENSE",
    }  # fmt: skip
    said = text.split("-" * 78)
    for part, chapter in zip(licences.parts(), said[1:], strict=True):
        assert f"{part.name} {part.version}, licence {part.licence}, source https" in chapter
        assert begins[part.licence] in chapter, part.name
    assert "Copyright (c) 2009 Kazuhiko Arase" in text
    assert "OWNER" not in text
    with pytest.raises(SystemExit, match=r"cards has the licence GPL-9\.0"):
        licences.spdx("cards", "GPL-9.0")
    assert licences.spdx("cards", "APACHE-2.0") == "Apache-2.0"
    with pytest.raises(SystemExit, match=r"cards .* names no owner"):
        licences.text_of("cards", "MIT")


@pytest.mark.parametrize("script", [s for _, s in embedding.releases()], ids=str)
def test_the_script_of_a_release_never_changes(script: Path) -> None:
    said = script.with_name(embedding.DIGEST).read_text("utf-8")
    assert said.strip() == embedding.integrity(script)
