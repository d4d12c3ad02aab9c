"""Makes zip files of compiled modules. Runs inside Pyodide, started by tools/compile.mjs.

`job` is a list of {"target": zip file to write, "root": its place at run time} with either
"zip": a zip file of sources or "package": the folder of a package, and "drop": the groups of
tools/left_out.toml to leave out of it. Paths are absolute, and below /host here.
"""

import fnmatch
import importlib._bootstrap_external as bootstrap
import importlib.util
import zipfile
from pathlib import Path

TEXTS = (".json", ".md", ".typed")


def is_dropped(name, groups):
    module = name.removesuffix(".py")
    places = [module, *(parent.as_posix() for parent in Path(module).parents)]
    return any(
        any(fnmatch.fnmatchcase(place, pattern) for place in places for pattern in group["modules"])
        and module not in group.get("keep", ())
        for group in groups
    )


def members(part):
    if "zip" in part:
        with zipfile.ZipFile("/host" + part["zip"]) as archive:
            for name in sorted(archive.namelist()):
                if not name.endswith("/") and not is_dropped(name, part["drop"]):
                    yield name, archive.read(name)
    else:
        package = Path("/host" + part["package"])
        for path in sorted(package.rglob("*")):
            name = f"rondas/{path.relative_to(package).as_posix()}"
            wanted = path.suffix == ".py" or path.suffix in TEXTS
            if wanted and not is_dropped(name, part["drop"]):
                yield name, path.read_bytes()


def write(archive, name, data):
    # A fixed date, so that equal sources make equal bytes and an equal digest.
    entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)


def compile_part(part):
    with zipfile.ZipFile("/host" + part["target"], "w") as archive:
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
