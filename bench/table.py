"""The common parts of the benchmarks: tables in Markdown, and measuring two things in turn."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time


def asked_runs(usual: int) -> int:
    """How many runs the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=usual)
    return int(parser.parse_args().runs)


def show(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], note: str = "") -> None:
    """Print a table: the first column is text, the others are numbers."""
    widths = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        first, *rest = (
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        return f"| {' | '.join([first, *rest])} |"

    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    print(f"## {title}\n", line(head), line(rule), *map(line, rows), sep="\n")
    print(f"\n{note}\n" if note else "", flush=True)


def rates(works: Sequence[Callable[[], int]]) -> list[float]:
    """How many units a second each work does: the median of rounds in which all take turns.

    Processor time is counted, and taking turns evens out what else the machine does. A work
    returns how many units it has done in one call.
    """
    measured: list[list[float]] = [[] for _ in works]
    for work in works:
        work()
    for _ in range(5):
        for work, results in zip(works, measured, strict=True):
            done = 0
            start = process_time()
            while (spent := process_time() - start) < 0.4:
                done += work()
            results.append(done / spent)
    return [median(results) for results in measured]
