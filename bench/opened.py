"""Open all examples in an embedded element, at four widths, and name what is cut or scrolls.

python -m bench.opened [--site dist]
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench.browsing import DIST, first_visitor
from bench.embed import write
from bench.table import show
from e2e.opened import WIDTHS, examples, faults
from e2e.waiting import until
from tools.serve import Site


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=Path, default=DIST)
    dist = parser.parse_args().site
    names = examples(dist)
    heights: dict[int, list[int]] = {wide: [] for wide in WIDTHS}
    with tempfile.TemporaryDirectory() as folder:
        site, host = Site(dist).start(), Site(Path(folder), rules=[]).start()
        write(
            host.folder,
            site,
            f'<div id="column"><rondas-table example="{names[0]}"></rondas-table></div>',
        )
        with sync_playwright() as playwright, first_visitor(playwright, "") as context:
            page = context.new_page()
            page.goto(host.url)
            page.locator("rondas-table button").click()
            page.frame_locator("iframe").locator("[data-status=viewing]").wait_for()
            found = 0
            for name in names:
                for fault in faults(page, page.frames[1], "#column", [name]):
                    print(*fault)
                    found += 1
                for wide in WIDTHS:
                    page.locator("#column").evaluate(
                        "(e, wide) => e.style.width = `${wide}px`", wide
                    )
                    until(page.frames[1], "wide => innerWidth === wide", wide)
                    heights[wide].append(page.frames[1].evaluate("innerHeight"))
        site.stop()
        host.stop()
    show(
        f"Opened examples ({len(names)})",
        ["width", "height, median", "highest"],
        [
            [str(wide), f"{statistics.median(all_heights):.0f}", str(max(all_heights))]
            for wide, all_heights in heights.items()
        ],
        f"Cut or scrolling: {found} (at most 0)",
    )


if __name__ == "__main__":
    main()
