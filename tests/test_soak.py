"""`make soak` says which of its runs failed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
# Passes the first time only, as a flaky test does; and then fails in another way each time.
FLAKY = """
import pathlib, sys
seen = pathlib.Path(sys.argv[1])
runs = len(seen.read_text()) if seen.exists() else 0
seen.write_text('x' * (runs + 1))
failed = "FAILED tests/test_some.py::test_thing[a b]"
print(["1 passed", f"{failed} - why", f"  \u2716 a step (12.5ms)\\n{failed}", "make: error"][runs])
sys.exit(runs > 0)
"""


def soak(*arguments: str) -> tuple[int, list[str]]:
    command = [sys.executable, "tools/soak.py", *arguments]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()


def test_a_flaky_run_is_told(tmp_path: Path) -> None:
    """The runs after it are made all the same; the table at the end has every test."""
    status, lines = soak("--times", "4", sys.executable, "-c", FLAKY, str(tmp_path / "seen"))
    assert status == 1
    assert [line.split() for line in lines[:-3]] == [
        ["run", "beside", "minutes", "result"], ["1", "nothing", "0.0", "passed"],
        ["2", "one", "core", "0.0", "failed"], ["3", "nothing", "0.0", "failed"],
        ["4", "one", "core", "0.0", "failed"], ["1", "of", "4", "runs", "passed"], [],
        ["failed", "in", "runs", "test"],
    ]  # fmt: skip
    assert [tuple(re.split("  +", line)) for line in lines[-3:]] == [
        ("2, 3", "tests/test_some.py::test_thing[a b]"),
        ("3", "a step"),
        ("4", f"no test, see {TOP / '.build/soak/4.txt'}"),
    ]
    status, lines = soak("--times", "2", sys.executable, "-c", "")
    assert (status, lines[-1]) == (0, "2 of 2 runs passed")
