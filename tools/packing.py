"""Which compiled Python goes into which file of the site.

The page's own stands in bundles: a frame with an example begins with the first of them, one with a
record or a position with the second too, and a page with tables with all. PyScript's own is
compiled like it: PyScript carries it as one long text, which MicroPython would read, write to files
and compile before the first line of the page's own, the longest task of a first visit by far.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

BUNDLES = {
    "frame": "import page.app.frame",
    "replay": "import page.replay.replay_page, page.replay.position_picture, page.lessons.course",
    "table": "",
}
"""Of each bundle what it is for; the last one has what no other has."""


def sources(folder: Path) -> dict[str, str]:
    """The sources of the page's modules in a folder, by their names."""
    return {
        ".".join(path.relative_to(folder).with_suffix("").parts): path.read_text()
        for path in sorted((folder / "page").rglob("*.py"))
        if path.name not in {"__init__.py", "main.py"}
    }


def bundles(modules: dict[str, str]) -> dict[str, list[str]]:
    """The names of modules by bundle. `modules`: the sources of all, by their names."""
    found: dict[str, list[str]] = {}
    rest = sorted(modules)
    for bundle, source in BUNDLES.items():
        wanted = [name for name in in_order(source, modules) if name in rest] if source else rest
        found[bundle] = wanted
        rest = [name for name in rest if name not in wanted]
    return found


def library(folder: Path) -> dict[str, str]:
    """PyScript's own Python, by the names of its files, as far as `import pyscript` needs it."""
    package = folder / "pyscript"
    modules = {f"pyscript.{path.stem}": path.read_text() for path in package.glob("*.py")}
    modules["pyscript"] = modules.pop("pyscript.__init__")
    names = {name: f"{name.replace('.', '/')}.py" for name in modules}
    names["pyscript"] = "pyscript/__init__.py"
    return {names[name]: modules[name] for name in in_order("import pyscript", modules)}


def without_library(core: str) -> str:
    """PyScript's core without its Python for MicroPython; ValueError if it is another version's."""
    changed, times = re.subn(
        r'"mpy"===(\w+)\?(\w+)\.replace\(\w+,""\):\2', r'"mpy"===\1?"":\2', core
    )
    if times != 1:
        raise ValueError("PyScript's core has its Python elsewhere")
    note = "/* Changed for Rondas: its Python for MicroPython is left out, and comes compiled. */"
    return f"{note}\n{changed}"


def in_order(source: str, modules: dict[str, str]) -> list[str]:
    """The modules that a source imports as it is read, each after those that it imports itself."""
    found: list[str] = []

    def visit(body: list[ast.stmt]) -> None:
        for node in body:
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            elif isinstance(node, ast.If):
                visit(node.body + node.orelse)
            for name in names:
                text = modules.get(name)
                if text is not None and name not in found:
                    visit(ast.parse(text).body)
                    found.append(name)

    visit(ast.parse(source).body)
    return found
