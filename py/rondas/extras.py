"""Packages that only some uses need, which are imported where they are used."""

from importlib import import_module
from typing import Any


def extra(module: str, who: str, package: str) -> Any:
    """Return an optional module. ValueError says what needs it and how to install it."""
    try:
        return import_module(module)
    except ImportError:
        raise ValueError(f"{who}: needs `pip install {package}`") from None
