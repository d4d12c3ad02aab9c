#!/usr/bin/env python3
"""Makes a fresh machine ready. python3 tools/setup.py venv LOCK… | chromium | engines | hosts

venv: .venv/ with exactly the versions of the lock files: by uv, in a tenth of pip's time, if they
name it.
chromium: Debian's, and fonts, where they are missing.
hosts: web servers of Debian's, where they are missing.
engines: Chromium, Firefox and WebKit of Debian's, and a screen for WebKit, where they are missing.
Only the standard library, since it runs before anything else is there.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
VENV = TOP / ".venv"
PYTHON = VENV / "bin/python"
# The browsers of the tests and their fonts (e2e/fonts.py): each program, or one file of a font, and
# the packages that bring it with what it needs here.
CHROMIUM = {
    "chromium": "chromium",
    "chromium-headless-shell": "chromium-headless-shell",
    "LiberationSans-Regular.ttf": "fonts-liberation",
    "DejaVuSans.ttf": "fonts-dejavu-core",
    "NotoSans-Regular.ttf": "fonts-noto-core",
    "DroidSansFallbackFull.ttf": "fonts-droid-fallback",
}
ENGINES = CHROMIUM | {
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "xvfb-run": "xvfb xauth",
}
HOSTS = {"apache2": "apache2", "nginx": "nginx-light", "caddy": "caddy"}


def run(*command: str, **options: object) -> None:
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, **options)  # type: ignore[call-overload]


def apt_install(*packages: str) -> None:
    if shutil.which("apt-get") is None:
        sys.exit(f"setup: please install {' '.join(packages)} (there is no apt-get to do it with)")
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        with Path(__file__).open() as alone:  # make may want Python and browsers at a time
            fcntl.flock(alone, fcntl.LOCK_EX)
            run(*sudo, "apt-get", "update", "-qq", env=environment)
            # The other recommended packages of Debian are twice as much: printing, portals, codecs.
            install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
            run(*sudo, *install, *packages, env=environment)
    except (OSError, subprocess.CalledProcessError):
        sys.exit(
            f"setup: please install {' '.join(packages)} (apt-get failed, or needs a password)"
        )


def venv(locks: list[str]) -> None:
    if not (VENV / "bin/pip").exists():
        command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            apt_install("python3-venv")  # Debian's python3 comes without
            run(*command)
    files = [part for lock in locks for part in ("-r", lock)]
    pip = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-input"]
    if not any("uv==" in (TOP / lock).read_text() for lock in locks):
        run(*pip, *files, cwd=TOP)
        return
    run(*pip, "-c", locks[0], "uv", cwd=TOP)
    uv = [str(PYTHON), "-m", "uv", "pip", "install", "-q", "--python", str(PYTHON)]
    if subprocess.run([*uv, *files], cwd=TOP, check=False).returncode:
        run(*pip, *files, cwd=TOP)  # from a mirror, say, that only pip has been told of


def programs(packages: dict[str, str]) -> None:
    """Debian's packages of the programs and fonts that are not there."""
    fonts = {path.name for path in Path("/usr/share/fonts").rglob("*.ttf")}
    missing = [
        names
        for program, names in packages.items()
        if program not in fonts and shutil.which(program) is None
    ]
    if missing:
        apt_install(*" ".join(missing).split())


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - an old Python shall hear why
        sys.exit("setup: Rondas needs Python 3.11 or newer")
    match sys.argv[1:]:
        case ["venv", *locks] if locks:
            venv(locks)
        case ["chromium"]:
            programs(CHROMIUM)
        case ["engines"]:
            programs(ENGINES)
        case ["hosts"]:
            programs(HOSTS)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
