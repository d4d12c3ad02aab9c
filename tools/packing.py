"""The page's Python, compiled, as one file and what imports it.

MicroPython would compile its modules on every visit, which takes longer than all else that it does
until there is a table; and forty small files would keep each other and the engine waiting.
"""

from __future__ import annotations

import ast

LONG = 5
"""Milliseconds in which the page does nothing else, at most by one module."""


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
                text = modules.get(name)
                if text is not None and name not in found:
                    visit(text)
                    found.append(name)

    visit(source)
    return found


def packed(main: str, modules: dict[str, str]) -> str:
    """The page's first module, which imports all others by `modules` (their sources by name:
    `plain.events`). The browser may paint and hear clicks in between."""
    return f"""from time import ticks_diff, ticks_ms

from pyscript.js_modules import safely

since = ticks_ms()
for name in {in_order(main, modules)!r}:
    __import__(name)
    if ticks_diff(ticks_ms(), since) > {LONG}:
        await safely.pause()
        since = ticks_ms()
{main}"""
