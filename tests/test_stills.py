"""The pictures of examples: each sign has one meaning, which the legend of the page tells."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from rondas.games import all_games
from rondas.pictures.stills import SIGN
from rondas.rulebook import load, to_json
from tools import stills


def test_each_sign_has_one_meaning(dist: Path) -> None:
    """A filled number is that of the player to play, never of a winner or a partner. A hand in two
    rows has one number. The legend has the signs of the page's pictures and of the lines
    beside them, and no others."""
    found: dict[str, Counter[str]] = {}
    for kit in all_games().values():
        if not (dist / f"rules/{kit.id}.html").exists():
            continue
        for example in stills.examples_of(to_json(load(kit.id))):
            example["still"] = stills.telling(example)
            signs = Counter(SIGN.findall(stills.of_example(kit, example)))
            actor = stills.moment(example, example["still"])[0]["actor"]
            assert isinstance(actor, int) or not signs["actor"], example["id"]
            assert not signs["best"] or not signs["actor"], example["id"]
            found[example["id"]] = signs
        page = (dist / f"rules/{kit.id}.html").read_text("utf-8")
        (legend,) = re.findall(r'<p class="legend">(.*?)</p>', page, re.DOTALL)
        drawn = {sign for id_, each in found.items() if kit.rules.prefix in id_ for sign in each}
        beside = [sign in page.replace(legend, "") for sign in ('class="won"', "✓", "✗")]
        assert legend.count("<span>") == len(drawn) + sum(beside)
        # Below a rule comes its picture, then what is folded.
        clauses = [each for each in page.split('class="clause"') if 'class="notes"' in each]
        assert all('class="decisions"' not in each.split('class="example"')[0] for each in clauses
                   if 'class="example"' in each.split('class="more"')[0])  # fmt: skip
    assert found["SR-3.1"]["seat"] + found["SR-3.1"]["actor"] == 2
    assert found["MR-1.1"]["actor"] == 1
    assert "partners" in found["MR-1.1"].keys() - found["BA-1.1"].keys()
    assert found["SR-2.1"]["dealer"]
    assert "beats" not in found["BA-1.1"]
    assert found["MR-4.2"]["seat"] == 3
