"""The page's Python is written for MicroPython."""

from __future__ import annotations

import ast
from typing import Any

from tests.node import TOP

PAGE = sorted((TOP / "py/page").rglob("*.py"))


class Plain(ast.NodeTransformer):
    """Takes away what MicroPython passes over: types and docstrings."""

    def visit(self, node: ast.AST) -> Any:
        first = getattr(node, "test", None) or getattr(node, "targets", [None])[0]
        if isinstance(first, ast.Name) and first.id == "TYPE_CHECKING":
            return None
        if isinstance(node, ast.AnnAssign):
            return ast.copy_location(ast.Assign([node.target], node.value), node)
        if isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        if isinstance(node, documented) and len(node.body) > 1 and ast.get_docstring(node):
            del node.body[0]
        return self.generic_visit(node)


LACKING = {
    "zfill", "ljust", "removeprefix", "removesuffix", "casefold", "capitalize",
    "isalnum", "format_map",
}  # fmt: skip
THERE = {"asyncio", "collections", "datetime", "io", "json", "os", "sys"}


def test_only_what_micropython_has() -> None:
    """Of what mypy takes for CPython, nothing that is not there (docs/engine.md)."""
    own = {module.relative_to(TOP / "py").with_suffix("").as_posix() for module in PAGE}
    own = {name.replace("/", ".").replace(".__init__", "") for name in own}
    trees = ((file, Plain().visit(ast.parse(file.read_text("utf-8")))) for file in PAGE)
    for file, node in ((file, node) for file, tree in trees for node in ast.walk(tree)):
        text = f"{file}, line {getattr(node, 'lineno', '?')}: {type(node).__name__}"
        if isinstance(node, ast.Import):
            names = {alias.name for alias in node.names}
        else:
            names = {node.module or ""} if isinstance(node, ast.ImportFrom) else set()
        assert names <= THERE | own | {"pyscript", "pyscript.js_modules"}, text
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            assert node.func.attr not in LACKING, text
            assert node.func.attr != "title" or node.args, text  # that of a card has
        keywords = {word.arg for word in node.keywords} if isinstance(node, ast.Call) else set()
        assert not keywords & {"strict", "sort_keys", "indent"}, text
        assert not isinstance(node, ast.Match | ast.TryStar), text
        assert not (isinstance(node, ast.ClassDef) and node.keywords), text
        assert not (isinstance(node, ast.arguments) and node.posonlyargs), text
        shown = ast.List | ast.Tuple | ast.Set
        loaded = isinstance(getattr(node, "ctx", None), ast.Load) or isinstance(node, ast.Set)
        if isinstance(node, shown) and loaded:
            assert not any(isinstance(each, ast.Starred) for each in node.elts), text
        assert not (isinstance(node, ast.Dict) and None in node.keys), text
        if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            awaited = sum(isinstance(each, ast.Await) for each in ast.walk(node))
            first = ast.walk(node.generators[0].iter)  # runs outside
            assert awaited == sum(isinstance(each, ast.Await) for each in first), text
