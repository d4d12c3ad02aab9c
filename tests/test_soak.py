"""`make soak` says which of its runs failed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
# Fails the second time only, as a flaky test does.
FLAKY = """
import pathlib, sys
seen = pathlib.Path(sys.argv[1])
isSecond = seen.exists()
seen.touch()
print("FAILED tests/test_some.py::test_thing - why" if isSecond else "1 passed")
sys.exit(isSecond)
"""


def soak(*arguments: str) -> tuple[int, list[str]]:
    command = [sys.executable, "tools/soak.py", *arguments]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()


def test_a_flaky_run_is_told(tmp_path: Path) -> None:
    status, lines = soak("--times", "2", sys.executable, "-c", FLAKY, str(tmp_path / "seen"))
    assert status == 1
    assert [line.split() for line in lines] == [
        ["run", "beside", "minutes", "result"],
        ["1", "nothing", "0.0", "passed"],
        ["2", "one", "core", "0.0", "tests/test_some.py::test_thing"],
        ["1", "of", "2", "runs", "passed"],
    ]


def test_all_runs_passed() -> None:
    status, lines = soak("--times", "2", sys.executable, "-c", "")
    assert (status, lines[-1]) == (0, "2 of 2 runs passed")
