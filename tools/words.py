"""The catalogs of messages as the build needs them: as files of the page, and in words.

The build has no packages of Python's, so what it has to say itself it lets the page's own module
say (`tools/say.mjs`).
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
LOCALE = TOP / "py/rondas/locale"
# The catalogs of other places than the page: of the terminal.
ELSEWHERE = {"terminal"}


@cache
def catalogs(language: str) -> dict[str, str]:
    """The page's catalogs in a language, without their comments."""
    return {
        path.stem: "".join(
            line
            for line in path.read_text("utf-8").splitlines(keepends=True)
            if not line.startswith("#")
        )
        for path in sorted((LOCALE / language).glob("*.ftl"))
        if path.stem not in ELSEWHERE
    }


def write(dist: Path) -> None:
    """`locale/<language>.json` of every language there is."""
    (dist / "locale").mkdir()
    for folder in sorted(path for path in LOCALE.iterdir() if path.is_dir()):
        text = json.dumps(catalogs(folder.name), ensure_ascii=False, separators=(",", ":"))
        (dist / "locale" / f"{folder.name}.json").write_text(text, "utf-8")


def said(catalog: str, value: Any, names: Sequence[str] = (), language: str = "en") -> Any:
    """Some JSON with the words of the messages in it instead of these."""
    ask = [{"language": language, "catalogs": catalogs(language), "catalog": catalog,
            "value": value, "names": list(names)}]  # fmt: skip
    made = subprocess.run(
        ["node", str(TOP / "tools/say.mjs")], input=json.dumps(ask), capture_output=True,
        text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    if made.returncode:
        sys.exit(f"build: {catalog}: {made.stderr}")
    return json.loads(made.stdout)[0]
