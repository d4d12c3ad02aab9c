"""Scripts of the page and of the build, run in Node."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent


def run_node(script: str, *arguments: object, given: object = None) -> str:
    """Return what a script prints; `given` is its input, as JSON."""
    ran = subprocess.run(
        ["node", script, *map(str, arguments)], input=json.dumps(given), cwd=TOP,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def in_node(script: str, *arguments: object, given: object = None) -> Any:
    """Return what a script prints as JSON."""
    return json.loads(run_node(script, *arguments, given=given))
