"""Run all tests many times over, every second time beside a process that keeps one core busy.

It prints each run as it ends, and last of all one table: each test that failed, and in which runs.
A run that fails does not end the others. The exit status is 1 if any run failed.

    python3 tools/soak.py                          # ten times `make test`
    python3 tools/soak.py --times 4 COMMAND …      # four times another command

What each run wrote is in .build/soak/.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

TOP = Path(__file__).resolve().parent.parent
LOGS = TOP / ".build/soak"
FAILED = re.compile(
    r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$|^ *✖ (?!failing tests)(.+?) \(\d", re.MULTILINE
)
"""The names of tests as pytest and Node.js report their failures."""


@contextmanager
def busy() -> Iterator[None]:
    """Keep one core busy meanwhile."""
    process = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        process.kill()
        process.wait()


def run(command: Sequence[str], log: Path) -> tuple[bool, list[str], float]:
    """Run a command once: whether it passed, which tests failed, and how many seconds it took."""
    started = monotonic()
    with log.open("w") as out:
        done = subprocess.run(command, cwd=TOP, stdout=out, stderr=subprocess.STDOUT, check=False)
    found = FAILED.findall(log.read_text("utf-8", "replace"))
    failed = list(dict.fromkeys(one or other for one, other in found))
    return done.returncode == 0, failed, monotonic() - started


def main() -> int:
    options = argparse.ArgumentParser(description="Run all tests many times over.")
    options.add_argument("--times", type=int, default=10, metavar="N")
    options.add_argument("command", nargs=argparse.REMAINDER)
    given = options.parse_args()
    command = given.command or ["make", "test"]
    LOGS.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[int]] = {}
    failures = 0
    print(f"{'run':>3}  {'beside':8}  {'minutes':>7}  result", flush=True)
    for number in range(1, given.times + 1):
        log = LOGS / f"{number}.txt"
        if number % 2:
            beside = "nothing"
            passed, failed, seconds = run(command, log)
        else:
            beside = "one core"
            with busy():
                passed, failed, seconds = run(command, log)
        failures += not passed
        if not passed:
            for name in failed or [f"no test, see {log}"]:
                found.setdefault(name, []).append(number)
        result = "passed" if passed else "failed"
        print(f"{number:3}  {beside:8}  {seconds / 60:7.1f}  {result}", flush=True)
    print(f"{given.times - failures} of {given.times} runs passed")
    if found:
        print("\nfailed in runs  test")
    for name, runs in found.items():
        print(f"{', '.join(map(str, runs)):14}  {name}")
    return failures > 0


if __name__ == "__main__":
    sys.exit(main())
