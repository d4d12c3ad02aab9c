"""Makes zip files of compiled modules. Runs inside Pyodide, started by tools/compile.mjs.

`job` is a list of {"target": zip file to write, "root": its place at run time} with either
"zip": a zip file of sources and "modules": the names of those to take, or "package": the folder
of a package and "left_out": patterns of paths in it. Paths are absolute, and below /host here.
"""

import fnmatch
import importlib._bootstrap_external as bootstrap
import importlib.util
import types
import zipfile
from pathlib import Path

TEXTS = (".json", ".md", ".typed")


def chosen(archive, modules):
    """The files of these modules; one that is not there is an error."""
    files = set(archive.namelist())
    for module in sorted(modules):
        path = module.replace(".", "/")
        found = {f"{path}.py", f"{path}/__init__.py"} & files
        if not found:
            raise SystemExit(f"tools/library.toml: no module {module}")
        yield found.pop()


def members(part):
    if "zip" in part:
        with zipfile.ZipFile("/host" + part["zip"]) as archive:
            for name in chosen(archive, part["modules"]):
                yield name, archive.read(name)
    else:
        package = Path("/host" + part["package"])
        for path in sorted(package.rglob("*")):
            name = f"rondas/{path.relative_to(package).as_posix()}"
            places = [
                name.removesuffix(".py"),
                *(parent.as_posix() for parent in Path(name).parents),
            ]
            wanted = path.suffix == ".py" or path.suffix in TEXTS
            if wanted and not any(fnmatch.filter(places, pattern) for pattern in part["left_out"]):
                # Exports of the package itself are left out too, because nothing here uses them.
                yield name, b"" if name == "rondas/__init__.py" else path.read_bytes()


def without_lines(code):
    """Code that does not know its lines: nobody is shown them, and they are a fourth of it."""
    units = len(code.co_code) // 2
    unknown = b"\xff" * (units // 8) + bytes(0xF7 + rest for rest in [units % 8] if rest)
    consts = tuple(without_lines(c) if isinstance(c, types.CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=unknown, co_consts=consts)


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
                data = bootstrap._code_to_hash_pyc(without_lines(code), source_hash, False)
                name += "c"
            write(archive, name, data)


for _part in job:  # noqa: F821 - set by tools/compile.mjs
    compile_part(_part)
