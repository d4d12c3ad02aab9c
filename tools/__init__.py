"""Programs that build the site, and others for its makers: `python -m tools.build` at the top."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))
