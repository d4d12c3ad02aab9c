"""The benchmarks, as tables in Markdown: python -m bench [NAME [OPTION…]]; all without a name."""

from __future__ import annotations

import sys
from importlib import import_module

ALL = ("engine", "search", "strength", "start", "phone", "embed", "devices", "lighthouse")
name, *options = sys.argv[1:] or [""]
if name not in ("", *ALL):
    sys.exit(f"bench: no benchmark {name!r}; there are {', '.join(ALL)}")
for each in [name] if name else ALL:
    sys.argv = [f"bench {each}", *options]
    import_module(f"bench.{each}").main()
