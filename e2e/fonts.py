"""Fonts of the browser tests, the same on every machine: fontconfig files in .build/fonts/.

Each set has one Latin family for sans-serif and one for serif, and fonts for Arabic and Japanese.
People have one of three kinds: as narrow as Arial (Helvetica, Roboto, San Francisco), as wide as
Verdana (DejaVu), and Noto Sans with its high lines (as Segoe UI).
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
HOMES = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".local/share")

ARABIC = ("NotoSansArabic-Regular", "NotoSansArabic-Bold", "NotoNaskhArabic-Regular",
          "NotoNaskhArabic-Bold")  # fmt: skip
JAPANESE = ("DroidSansFallbackFull",)
# The families for sans-serif, serif and monospace, and the files of each set.
SETS = {
    "narrow": (
        ("Liberation Sans", "Liberation Serif", "Liberation Mono"),
        ("LiberationSans-Regular", "LiberationSans-Bold", "LiberationSans-Italic",
         "LiberationSerif-Regular", "LiberationSerif-Bold", "LiberationMono-Regular",
         *ARABIC, *JAPANESE),
    ),
    "wide": (
        ("DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"),
        ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif", "DejaVuSerif-Bold", "DejaVuSansMono",
         *JAPANESE),
    ),
    "noto": (
        ("Noto Sans", "Noto Serif", "Liberation Mono"),
        ("NotoSans-Regular", "NotoSans-Bold", "NotoSans-Italic", "NotoSerif-Regular",
         "NotoSerif-Bold", "LiberationMono-Regular", *ARABIC, *JAPANESE),
    ),
}  # fmt: skip
GENERIC = ("sans-serif", "serif", "monospace")
ALIAS = '<alias binding="same"><family>{}</family><prefer><family>{}</family></prefer></alias>'
CONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir>{aliases}</fontconfig>
"""


@cache
def installed() -> dict[str, Path]:
    """All fonts of this machine by the names of their files."""
    return {path.stem: path for home in HOMES for path in home.rglob("*.tt[fc]")}


@cache
def environment(name: str) -> dict[str, str | float | bool]:
    """The environment of a browser that knows the fonts of this set and no others."""
    families, files = SETS[name]
    missing = [file for file in files if file not in installed()]
    assert not missing, f"fonts are missing, make test installs them: {missing}"
    folder = TOP / ".build/fonts" / name
    folder.mkdir(parents=True, exist_ok=True)
    for link in folder.glob("*.tt[fc]"):
        if link.stem not in files:
            link.unlink(missing_ok=True)
    for file in files:
        with suppress(FileExistsError):
            (folder / installed()[file].name).symlink_to(installed()[file])
    aliases = "".join(map(ALIAS.format, GENERIC, families))
    config = folder / "fonts.conf"
    # Another process with tests may read it just now.
    made = folder / f"{os.getpid()}.conf"
    made.write_text(CONFIG.format(folder=folder, aliases=aliases), "utf-8")
    made.replace(config)
    return {**os.environ, "FONTCONFIG_FILE": str(config)}
