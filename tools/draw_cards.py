"""Draw the Spanish pack and the product's mark: ``python tools/draw_cards.py``.

The drawings live beside this file, in ``tools/draw_cards/``; this is only the way in.
"""

import runpy
from pathlib import Path

if __name__ == "__main__":
    runpy.run_path(str(Path(__file__).with_suffix("")), run_name="__main__")
