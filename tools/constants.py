"""Write down once more what several programs must know, from where each of it is declared: for the
scripts (`static/js/bootstrap/constants.js`, found as `window.constants`) and for the page's Python
(`py/page/logic/constants.py`).

python3 -m tools.constants    after a change of one of them; tests/test_build.py notices it
"""

from __future__ import annotations

import json
import re

from page.logic import parameters
from rondas import bots
from rondas.answers import remarks
from rondas.answers.inquiries import MOST_RECORDS, Inquiries
from rondas.answers.service import Service
from rondas.records import record
from rondas.tables import frames
from rondas.words import catalogs
from tools import TOP
from tools.words import LANGUAGES

SCRIPTS = TOP / "static/js/bootstrap/constants.js"
PAGE = TOP / "py/page/logic/constants.py"
MADE = "Made by tools/constants.py from the declarations: do not edit."


def for_scripts() -> str:
    said = re.findall(r"(?m)^phrase-([a-z-]+) =", catalogs.text_of("en", "page"))
    values = {
        "name": frames.NAME,
        "words": parameters.WORDS,
        "free": parameters.FREE,
        "passing": parameters.PASSING,
        "values": {**parameters.VALUES, "lang": LANGUAGES, "accent": ("#396", "red …")},
        "number": parameters.NUMBER,
        "phrases": said,
        "atTable": sorted(Service().requests.keys() - Inquiries().requests.keys()),
    }
    lines = [f"  {key}: {json.dumps(value)},\n" for key, value in values.items()]
    return f"// {MADE}\nglobalThis.constants = {{\n{''.join(lines)}}};\n"


def for_page() -> str:
    values = {
        "FORMAT": record.FORMAT,
        "LEVELS": tuple(bots.LEVELS),
        "NAME": frames.NAME,
        "RECORDS": MOST_RECORDS,
        "TEXT": remarks.LONGEST,
        "TITLE": remarks.TITLE,
    }
    lines = [f"{key} = {json.dumps(value)}\n" for key, value in values.items()]
    text = "".join(lines).replace("[", "(").replace("]", ")")
    return f'"""{MADE}"""\n\n{text}'


def main() -> None:
    SCRIPTS.write_text(for_scripts(), "utf-8")
    PAGE.write_text(for_page(), "utf-8")


if __name__ == "__main__":
    main()
