"""The package as people install it: built from a copy, and used where nothing else is installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.node import TOP

PARTS = ("pyproject.toml", "LICENSE", "docs/library.md", "py/rondas")


def run(*command: str | Path, cwd: Path, status: int = 0) -> str:
    """What a program prints, without any setting of this process."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    ran = subprocess.run(
        [str(part) for part in command], cwd=cwd, env={**plain, "LC_ALL": "C.UTF-8"}, check=False,
        capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert ran.returncode == status, ran.stderr[-2000:]
    return ran.stdout + ran.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist, in `dist`."""
    folder = tmp_path_factory.mktemp("package")
    for part in PARTS:
        (folder / part).parent.mkdir(parents=True, exist_ok=True)
        if (TOP / part).is_dir():
            shutil.copytree(TOP / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(TOP / part, folder / part)
    uv = [sys.executable, "-m", "uv", "--offline"]
    run(*uv, "build", "-q", "--python", sys.executable, cwd=folder)
    run(sys.executable, "-m", "venv", "--without-pip", "empty", cwd=folder)
    (wheel,) = (folder / "dist").glob("*.whl")
    run(*uv, "pip", "install", "-q", "--python", folder / "empty/bin/python", wheel, cwd=folder)
    return folder


def test_wheel_and_sdist_have_all_there_is(built: Path) -> None:
    (wheel,), (sdist,) = (built / "dist").glob("*.whl"), (built / "dist").glob("*.tar.gz")
    source = {path.relative_to(built / "py").as_posix() for path in (built / "py/rondas").rglob("*")
              if path.is_file()}  # fmt: skip
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (about,) = (name for name in names if name.endswith("/METADATA"))
        metadata = archive.read(about).decode()
    assert source <= names
    assert {"rondas/py.typed", "rondas/__init__.pyi", "rondas/drawings/french.svg"} <= names
    with tarfile.open(sdist) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
    assert {f"py/{name}" for name in source} | {"LICENSE", "docs/library.md"} <= inside
    needed = [line for line in metadata.splitlines() if line.startswith("Requires-Dist")]
    assert all("extra ==" in line for line in needed)
    assert "Classifier: Typing :: Typed" in metadata
    assert "# Rondas as a Python library" in metadata


def test_it_needs_nothing_else(built: Path) -> None:
    python, rondas = built / "empty/bin/python", built / "empty/bin/rondas"
    code = (
        "import json, rondas; game = rondas.play(['easy', 'greedy'], game='rounds', seed=1,"
        " target=100); json.dump(game.record(), open('game.json', 'w')); game._repr_html_();"
        " print(rondas.new_game('rounds', seed=1))"
    )
    assert run(python, "-c", code, cwd=built).startswith(
        "Rounds: target 200, round 1, trick 1 of 5\n"
    )
    assert len(json.loads(run(rondas, "games", cwd=built))) == 4
    assert run(rondas, "draw", "game.json", "-o", "game.svg", cwd=built) == ""
    assert (built / "game.svg").read_text("utf-8").startswith("<svg ")
    said = run(rondas, "draw", "game.json", "-o", "game.png", cwd=built, status=2)
    assert said == "rondas draw: png: needs `pip install 'rondas[png]'`\n"
    said = run(rondas, "play", "rounds", cwd=built, status=2)
    assert said == "rondas play: terminal: needs `pip install 'rondas[words]'`\n"
    assert run(rondas, "--help", cwd=built).startswith("usage: ")
