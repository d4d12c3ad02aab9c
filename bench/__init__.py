"""The benchmarks: `make bench`, or `python -m bench` from the top of a checkout."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))
