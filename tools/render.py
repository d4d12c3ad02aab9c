"""Write HTML from the templates in tools/templates/ (Jinja2), which escapes all values."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)


def render(template: str, **values: Any) -> str:
    """Return the HTML of a template with these values."""
    return TEMPLATES.get_template(template).render(values)


def parts(template: str) -> Any:
    """Return the macros of a template, as functions."""
    return TEMPLATES.get_template(template).module
