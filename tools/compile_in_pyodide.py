"""Makes zip files of compiled modules. Runs inside Pyodide, started by tools/compile.mjs.

`job` is a list of {"target": zip file to write, "root": its place at run time} with either
"zip": a zip file of sources and "drop": names of top-level modules to leave out, or
"folder": the parent of a package and "package": its name.
"""

import importlib._bootstrap_external as bootstrap
import importlib.util
import zipfile
from pathlib import Path

TEXTS = (".json", ".md", ".typed")


def members(part):
    if "zip" in part:
        dropped = set(part["drop"])
        with zipfile.ZipFile(part["zip"]) as archive:
            for name in sorted(archive.namelist()):
                if name.endswith("/"):
                    continue
                parents = name.removesuffix(".py").split("/")
                if not any("/".join(parents[:n]) in dropped for n in range(1, len(parents) + 1)):
                    yield name, archive.read(name)
    else:
        folder = Path(part["folder"])
        for path in sorted((folder / part["package"]).rglob("*")):
            if path.suffix == ".py" or path.suffix in TEXTS:
                yield path.relative_to(folder).as_posix(), path.read_bytes()


def write(archive, name, data):
    # A fixed date, so that equal sources make equal bytes and an equal digest.
    entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)


def compile_part(part):
    with zipfile.ZipFile(part["target"], "w") as archive:
        for name, data in members(part):
            if name.endswith(".py"):
                code = compile(
                    data, f"{part['root']}/{name}", "exec", dont_inherit=True, optimize=2
                )
                source_hash = importlib.util.source_hash(data)
                data = bootstrap._code_to_hash_pyc(code, source_hash, False)
                name += "c"
            write(archive, name, data)


for _part in job:  # noqa: F821 - set by tools/compile.mjs
    compile_part(_part)
