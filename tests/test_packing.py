"""The page's Python as the build packs it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import packing

PYSCRIPT = Path(__file__).resolve().parent.parent / "node_modules/@pyscript/core"


def test_modules_come_after_those_that_they_import() -> None:
    modules = {
        "a": "import b\nfrom c import d",
        "b": "import c\ndef late():\n    import e",
        "c": "if x:\n    import f\nelse:\n    from g import h",
        "c.d": "",
        "e": "",
        "f": "",
        "g": "",
        "g.h": "",
    }
    assert packing.in_order("import a\nimport js", modules) == [
        "f",
        "g",
        "g.h",
        "c",
        "b",
        "c.d",
        "a",
    ]


def test_pyscripts_own_python() -> None:
    """Whole, but for what nothing imports; its core is without it, and says so."""
    library = packing.library(PYSCRIPT / "src/stdlib")
    names = list(library)
    assert names[-1] == "pyscript/__init__.py"
    assert names.index("pyscript/ffi.py") < names.index("pyscript/context.py")
    assert "pyscript/workers.py" in names  # imported under an `if`
    assert "pyscript/web.py" not in names
    (core,) = (PYSCRIPT / "dist").glob("core-*.js")
    before = core.read_text()
    after = packing.without_library(before)
    note, _, rest = after.partition("\n")
    assert "Changed" in note
    assert len(rest) < len(before)
    with pytest.raises(ValueError, match="its Python elsewhere"):
        packing.without_library(rest)
