"""Programs that build the site, and others for its makers: `python -m tools.build` at the top."""

import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent

sys.path.insert(0, str(TOP / "py"))
