"""The runtimes of the built site: Pyodide, PyScript, MicroPython and others, each in a folder of
`vendor/` with the digest of its content. `.build/` keeps what is compiled.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tools import TOP, packing

MODULES = TOP / "node_modules"
WORK = TOP / ".build"

PYODIDE = MODULES / "pyodide"
PYSCRIPT = MODULES / "@pyscript/core/dist"
FLUENT = MODULES / "@fluent/bundle"
QR = MODULES / "qrcode-generator"
MICROPYTHON = MODULES / "@micropython/micropython-webassembly-pyscript"


def files_of(*paths: Path) -> list[Path]:
    """All files in these files and folders, in a fixed order, without what tools leave there."""
    found: list[Path] = []
    for path in paths:
        if path.is_file():
            found.append(path)
        else:
            found += [p for p in path.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    return sorted(found)


def digest(*paths: Path) -> str:
    """One digest of the names and the contents of all these files."""
    total = hashlib.sha256()
    for path in files_of(*paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{os.path.relpath(path, TOP)} {content}\n".encode())
    return total.hexdigest()[:12]


def node(*command: str) -> None:
    run("node", *command)


def run(program: str, *command: str) -> None:
    if subprocess.run([program, *command], cwd=TOP, check=False).returncode:
        sys.exit(f"build: {' '.join(command[:2])} failed")


def kept(name: str, *command: str, program: str = "node") -> Path:
    """Return a file or folder of `.build/` that a program has made, or makes now: `command`, which
    is told the path to write last."""
    made = WORK / name
    if not made.exists():
        shutil.rmtree(f"{made}.new", ignore_errors=True)
        run(program, *command, f"{made}.new")
        Path(f"{made}.new").rename(made)
    return made


def compiled(package: Path) -> tuple[Path, Path]:
    """The standard library and the engine's package as zip files of .pyc."""
    wanted = tomllib.loads((TOP / "tools/library.toml").read_text())
    tools = [TOP / "tools" / n for n in ("compile.mjs", "compile_in_pyodide.py", "library.toml")]
    stdlib = (PYODIDE / "python_stdlib.zip").resolve()
    # Of what is never in it: a changed catalog, say, makes no other package.
    code = [path for path in files_of(package) if "locale" not in path.parts]
    library = {"zip": f"{stdlib}", "modules": wanted["modules"], "root": "/lib/python314.zip"}
    engine = {"package": f"{package}", "left_out": wanted["left_out"], "root": "/rondas.zip"}
    parts = {
        WORK / f"stdlib-{digest(stdlib, *tools)}.zip": library,
        WORK / f"rondas-{digest(stdlib, *code, *tools)}.zip": engine,
    }
    lacking = [made for made in parts if not made.exists()]
    if lacking:
        job = [{**parts[made], "target": f"{made}.new"} for made in lacking]
        (WORK / "job.json").write_text(json.dumps(job))
        node("tools/compile.mjs", str(WORK / "job.json"))
    for made in lacking:
        Path(f"{made}.new").rename(made)
    stdlib_zip, package_zip = parts
    return stdlib_zip, package_zip


def dealt(package: Path) -> Path:
    """A folder with the starters of this engine's package."""
    code = [path for path in files_of(package) if "locale" not in path.parts]
    tools = [TOP / "tools/starters.py", TOP / "py/page/logic/table_config.py"]
    starters = ("-m", "tools.starters", str(package))
    return kept(f"starters-{digest(*code, *tools)}", *starters, program=sys.executable)


def runtime() -> Path:
    """A folder with Pyodide's two large files, without what is never used here."""
    name = f"pyodide-{digest(PYODIDE / 'package.json', TOP / 'tools/slim.mjs')}"
    return kept(name, "tools/slim.mjs", str(PYODIDE))


def fluent() -> Path:
    name = f"fluent-{digest(FLUENT / 'package.json', TOP / 'tools/bundle.mjs')}.js"
    return kept(name, "tools/bundle.mjs", str(FLUENT / "esm/index.js"))


def offline() -> Path:
    """The service worker, which is not told yet which files there are."""
    names = ("tools/offline.js", "tools/kept-languages.js", "tools/bundle.mjs", "package-lock.json")
    name = f"offline-{digest(*(TOP / name for name in names))}.js"
    return kept(name, "tools/bundle.mjs", str(TOP / names[0]))


def micropython() -> Path:
    small = ("--module", "--compress", "pure_funcs=[assert]", "--mangle", "-o")
    name = f"micropython-{digest(MICROPYTHON / 'package.json')}-small.js"
    terser = str(MODULES / "terser/bin/terser")
    return kept(name, terser, str(MICROPYTHON / "micropython.mjs"), *small)


def pyscript_core() -> Path:
    """PyScript's main chunk, which leaves its own Python to the page's (`pack_page`)."""
    (core,) = PYSCRIPT.glob("core-*.js")
    made = WORK / f"pyscript-{digest(core, TOP / 'tools/packing.py')}" / core.name
    if not made.exists():
        made.parent.mkdir(exist_ok=True)
        made.with_suffix(".new").write_text(packing.without_library(core.read_text()))
        made.with_suffix(".new").rename(made)
    return made


def pyscript_files() -> list[Path]:
    """core.js, and what it imports as it starts: static imports, and the one plugin that is
    imported even when it is switched off."""
    found = [PYSCRIPT / "core.js"]
    for path in found:
        text = path.read_text()
        names = re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text)
        names += re.findall(r'import\("\./(error-[\w-]+\.js)"\)', text)
        found += [p for name in names if (p := PYSCRIPT / name) not in found]
    core = pyscript_core()
    return [core if path.name == core.name else path for path in found]


def vendor(out: Path, stdlib: Path, package: Path, starters: Path) -> dict[str, str]:
    """Copy the runtimes. Return what "vendor/NAME/" has to be rewritten to."""
    slim = runtime()
    parts: dict[str, dict[str, Path]] = {
        "pyodide": {
            "pyodide.js": PYODIDE / "pyodide.mjs",
            "pyodide.asm.js": slim / "pyodide.asm.mjs",
            "pyodide.asm.wasm": slim / "pyodide.asm.wasm",
            "python_stdlib.zip": stdlib,
        },
        "pyscript": {p.name: p for p in pyscript_files()},
        "micropython": {
            "micropython.js": micropython(),
            "micropython.wasm": MICROPYTHON / "micropython.wasm",
        },
        "fluent": {"index.js": fluent()},
        "qrcode": {"qrcode.js": QR / "dist/qrcode.mjs"},
        "rondas": {"rondas.zip": package},
        "starters": {path.name: path for path in starters.iterdir() if path.is_file()},
    }
    addresses = {}
    for name, files in parts.items():
        folder = f"vendor/{name}/{digest(*files.values())}/"
        addresses[f"vendor/{name}/"] = folder
        (out / folder).mkdir(parents=True)
        for target, source in files.items():
            if source.suffix in {".js", ".mjs"}:
                # Without the pointer to a source map that is not there.
                text = re.sub(r"\n//# sourceMappingURL=.*\s*$", "\n", source.read_text())
                # Many hosts serve .mjs with a type that browsers refuse for scripts.
                text = text.replace("pyodide.asm.mjs", "pyodide.asm.js")
                (out / folder / target).write_text(text)
            else:
                shutil.copyfile(source, out / folder / target)
    # Pyodide wants to see its list of packages, of which none is ever installed here.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    empty = json.dumps({"info": lock["info"], "packages": {}})
    (out / addresses["vendor/pyodide/"] / "pyodide-lock.json").write_text(empty)
    return addresses
