"""The page's Python without what only its readers need: comments, docstrings, types, empty lines.

MicroPython compiles it on every visit, and on the first it has to be fetched. Nothing else is
changed: what is left stands as it was written.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize

FOR_TYPES = re.compile(r"TYPE_CHECKING = False$|if TYPE_CHECKING:")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def tight(source: str) -> str:
    """A module that does the same in fewer characters."""
    keep: set[int] = set()
    source = untyped(source)
    lines: list[str | None] = list(source.split("\n"))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        row, column = token.start[0] - 1, token.start[1]
        if token.type == tokenize.COMMENT:
            lines[row] = (lines[row] or "")[:column].rstrip()
        elif token.type == tokenize.STRING:
            keep.update(range(row, token.end[0]))  # its own empty lines are part of it
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED) and len(node.body) > 1 and ast.get_docstring(node):
            docstring = node.body[0]
            for row in range(docstring.lineno - 1, docstring.end_lineno or 0):
                lines[row] = None
    found = [line for row, line in enumerate(lines) if line is not None and (line or row in keep)]
    return "\n".join(found) + "\n"


def untyped(source: str) -> str:
    """A module without its annotations, and without what is imported for them alone."""
    # Places as in `ast`: lines from 1, columns in bytes. What stands there becomes the text.
    cuts: list[tuple[tuple[int, int], tuple[int, int], str]] = []

    rows = [line.encode() for line in source.split("\n")]

    def cut(start: ast.expr | ast.arg | ast.stmt, end: ast.AST, text: str = "") -> None:
        cuts.append(((start.lineno, start.col_offset), place(end), text))

    def place(node: ast.AST) -> tuple[int, int]:
        return node.end_lineno, node.end_col_offset  # type: ignore[attr-defined]

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.arg) and node.annotation:
            cut(node, node.annotation, node.arg)
        elif isinstance(node, ast.AnnAssign) and node.value:
            cuts.append((place(node.target), place(node.annotation), ""))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            row, column = node.returns.lineno, node.returns.col_offset
            before = rows[row - 1][:column].rindex(b")")
            cuts.append(((row, before + 1), place(node.returns), ""))
        elif isinstance(node, ast.Assign | ast.If) and FOR_TYPES.match(ast.unparse(node)):
            cut(node, node)
    for (top, left), (bottom, right), text in sorted(cuts, reverse=True):
        rows[top - 1 : bottom] = [rows[top - 1][:left] + text.encode() + rows[bottom - 1][right:]]
    return b"\n".join(rows).decode()


def in_order(source: str, modules: dict[str, str]) -> list[str]:
    """The modules that a source imports as it is read, each after those that it imports itself."""
    found: list[str] = []

    def visit(source: str) -> None:
        for node in ast.parse(source).body:
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            for name in names:
                text = modules.get(name.replace(".", "/") + ".py")
                if text is not None and name not in found:
                    visit(text)
                    found.append(name)

    visit(source)
    return found


def packed(main: str, modules: dict[str, str]) -> str:
    """The page's first module with all others in it, which it writes where it then imports them:
    one file to fetch instead of forty, that keep each other and the engine waiting. The browser
    may paint and hear clicks between two of them."""
    folders = sorted({name.rpartition("/")[0] for name in modules} - {""})
    return f"""import asyncio
import os
for name in {folders!r}:
    os.mkdir(name)
for name, text in {modules!r}.items():
    with open(name, "w") as file:
        file.write(text)
for name in {in_order(main, modules)!r}:
    __import__(name)
    await asyncio.sleep(0)
{main}"""
