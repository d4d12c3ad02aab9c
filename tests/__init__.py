"""Tests that need no browser, and `python -m tests.golden` from the top of a checkout."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))
