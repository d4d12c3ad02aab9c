"""Modules of the page for tests without a browser."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import Any

import pytest


def imported(
    monkeypatch: pytest.MonkeyPatch, name: str, needed: dict[str, dict[str, Any]]
) -> ModuleType:
    """Return a fresh copy of a module of the page. `needed`: in place of the modules that want a
    browser, the names that it takes from them."""
    for other, parts in needed.items():
        module = ModuleType(other)
        vars(module).update(parts)
        monkeypatch.setitem(sys.modules, other, module)
    monkeypatch.delitem(sys.modules, name, raising=False)
    module = importlib.import_module(name)
    monkeypatch.delitem(sys.modules, name)
    return module
