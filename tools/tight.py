"""The page's Python without what only its readers need: comments, docstrings, empty lines.

MicroPython compiles it on every visit, and on the first it has to be fetched. Nothing else is
changed: what is left stands as it was written.
"""

from __future__ import annotations

import ast
import io
import tokenize

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def tight(source: str) -> str:
    """A module that does the same in fewer characters."""
    lines: list[str | None] = list(source.split("\n"))
    keep: set[int] = set()
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


def packed(main: str, modules: dict[str, str]) -> str:
    """The page's first module with all others in it, which it writes where it then imports them:
    one file to fetch instead of forty, that keep each other and the engine waiting."""
    folders = sorted({name.rpartition("/")[0] for name in modules} - {""})
    return f"""import os
for name in {folders!r}:
    os.mkdir(name)
for name, text in {modules!r}.items():
    with open(name, "w") as file:
        file.write(text)
{main}"""
