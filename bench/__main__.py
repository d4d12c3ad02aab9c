"""All benchmarks, as tables in Markdown: python -m bench [NAME…]; the names are in `ALL`."""

from __future__ import annotations

import sys
from importlib import import_module

ALL = ("engine", "search", "strength", "start", "phone", "embed", "devices", "lighthouse")


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in ALL]
    if unknown:
        print(f"bench: no benchmark {unknown[0]!r}; there are {', '.join(ALL)}", file=sys.stderr)
        return 2
    for name in names or ALL:
        sys.argv = [f"bench.{name}"]
        import_module(f"bench.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
