"""The house keeps its order: layers point one way, and nothing outside a game names it."""

from __future__ import annotations

import ast
import fnmatch
import os
import re
import tomllib
from graphlib import TopologicalSorter
from pathlib import Path

from rondas.games import all_games
from tests.node import TOP

PACKAGES = sorted(path.parent.name for path in (TOP / "py/rondas/games").glob("*/__init__.py"))
LONGEST = {"py/rondas": 450, "py/page": 400, "static/js": 500, "tools": 450}
"""Lines of a file that one still likes to read."""


def test_nothing_outside_names_a_game() -> None:
    """Adding a game changes nothing that is there."""
    names = {name for kit in all_games().values() for name in (kit.id, kit.rules.__name__)}
    names |= {package for package in PACKAGES if not package.startswith("_")} - {"rounds"}
    places = [*(TOP / "py").rglob("*.py"), *(TOP / "static/js").rglob("*.*"), TOP / "index.html"]
    inside = TOP / "py/rondas/games"
    for file in places:
        if inside in file.parents and file.parent != inside:
            continue
        words = {*re.split(r"[\s\"'=]+", file.read_text("utf-8"))}
        assert not words & (names - {"rounds", "template"}), file


IN_PYTHON_ITSELF = {"abc", "collections.abc", "itertools", "math", "os", "time", "unicodedata"}
"""Compiled into Python, or frozen in it."""


def test_engine_imports_only_what_is_shipped() -> None:
    """Every module of the engine that the page can reach finds its imports in the library."""
    wanted = tomllib.loads((TOP / "tools/library.toml").read_text())
    shipped = {*wanted["modules"], *IN_PYTHON_ITSELF}
    for path in sorted((TOP / "py/rondas").rglob("*.py")):
        name = path.relative_to(TOP / "py").with_suffix("").as_posix()
        places = [name, *(parent.as_posix() for parent in Path(name).parents)]
        if any(fnmatch.filter(places, pattern) for pattern in wanted["left_out"]):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level and node.module:
                names = [node.module]
            for found in names:
                known = found in shipped or found.partition(".")[0] == "rondas"
                assert known, f"{path} imports {found}, which tools/library.toml does not name"


def test_modules_of_the_page_import_in_no_circle() -> None:
    """Also counted: imports in functions, and modules that the registry of commands names."""
    top = TOP / "py"
    files = {file.relative_to(top).with_suffix("").as_posix().replace("/", "."): file
             for file in (top / "page").rglob("*.py")}  # fmt: skip
    needed: dict[str, set[str]] = {}
    for name, file in files.items():
        found = needed[name] = set()
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.rpartition(".")[0])
        needed[name] &= files.keys()
    assert sum(map(len, needed.values())) > 100
    TopologicalSorter(needed).prepare()  # a CycleError has the circle
    # Rooms have their order from the contracts; the board knows nothing of the table around it.
    board = {other for name in needed if "table.board" in name for other in needed[name]}
    assert not [name for name in board if re.match(r"page\.table\.(?!board)", name)]


def test_scripts_import_in_no_circle() -> None:
    """Also counted: imports when they are needed, of one module or of any in a folder."""
    top = TOP / "static/js"
    files = {file.relative_to(top).as_posix(): file for file in top.rglob("*.js")}
    needed: dict[str, set[str]] = {}
    for name, file in files.items():
        text, folder = file.read_text("utf-8"), Path(name).parent.as_posix()
        named = re.findall(r"""(?m)^(?:im|ex)port\b[^;'"]*'(\.[^']+)'""", text)
        named += re.findall(r"""\bimport\(['`](\.[^'`]+)['`]\)""", text)
        patterns = [
            re.sub(r"\$\{\w+\}", "*", os.path.normpath(f"{folder}/{each}")) for each in named
        ]
        needed[name] = {other for other in files for each in patterns if Path(other).match(each)}
    assert sum(map(len, needed.values())) > 40
    TopologicalSorter(needed).prepare()


def test_files_classes_and_functions_can_be_read() -> None:
    """At most 60 lines for a function, 300 lines and 16 attributes of its own for a class. States
    of games, which list theirs in `__slots__`, and adapters, whose bases want many, may have
    more attributes."""
    found = []
    for folder, most in LONGEST.items():
        for file in (TOP / folder).rglob("*.*"):
            if file.suffix in {".py", ".js", ".mjs"}:
                lines = len(file.read_text("utf-8").splitlines())
                found += [f"{file.relative_to(TOP)}: {lines} lines"] * (lines > most)
    for file in [path for top in ("py", "tools", "bench") for path in (TOP / top).rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            is_class = isinstance(node, ast.ClassDef)
            lines = node.end_lineno - node.lineno + 1
            within = [*ast.walk(node)] if is_class else []
            own = {each.attr for each in within
                   if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)
                   and isinstance(each.value, ast.Name) and each.value.id == "self"}  # fmt: skip
            slotted = any(isinstance(each, ast.Name) and each.id == "__slots__" for each in within)
            many = len(own) > 16 and not slotted and file.parent.name != "adapters"
            if lines > (300 if is_class else 60) or many:
                found.append(f"{file.relative_to(TOP)}: {node.name}, {lines} lines, {len(own)}")
    assert not found


def test_the_map_of_the_house_is_true() -> None:
    """The files that ARCHITECTURE.md and CONTRIBUTING.md name with a folder are there, what they
    find in a file is in it, and functions that the map names by their class are in that. Scripts
    give `window` what its table names."""
    texts = [(TOP / name).read_text("utf-8") for name in ("ARCHITECTURE.md", "CONTRIBUTING.md")]
    named = re.findall(r"`([\w./-]+/[\w.-]+\.(?:py|js|mjs|css))`", "".join(texts))
    roots = [TOP / each for each in ("", "py", "py/rondas", "py/page", "static/js")]
    assert len(named) > 40
    assert not [name for name in named if not any((root / name).is_file() for root in roots)]
    placed = r"`([\w.]+)`(?:,? (?:in|of) |,? \()`([\w./-]+/[\w.-]+\.(?:py|js|mjs|css))`"
    pairs = re.findall(placed, "".join(texts))
    assert len(pairs) > 20
    for name, file in pairs:
        text = "".join((root / file).read_text() for root in roots if (root / file).is_file())
        assert re.search(rf"\b{name.rpartition('.')[2]}\b", text), (name, file)
    source = "".join(path.read_text("utf-8") for path in (TOP / "py").rglob("*.py"))
    for owner, name in re.findall(r"`([A-Z]\w+)\.([a-z_]\w*)`", texts[0]):
        body = re.findall(rf"(?ms)^class {owner}\b.*?(?=^\S|\Z)", source)
        known = rf"(?m)^ +(?:(?:async )?def |self\.){name}\b"
        assert any(re.search(known, each) for each in body), name
    scripts = "".join(file.read_text("utf-8") for file in (TOP / "static/js").rglob("*.js"))
    given = {*re.findall(r"\b(?:window|globalThis)\.(\w+) = ", scripts)}
    assert given == {"constants", "reading", "appearance", "locale", "startup"}


def test_tests_wait_for_what_happens() -> None:
    """Never for the clock, never a second try, and no error is expected without its words."""
    forbidden = (
        r"""wait_for_timeout|wait_for_function\(|time\.sleep|\breruns?\b|flaky|expect\(""\)"""
    )
    places = [*(TOP / "e2e").rglob("*.*"), TOP / "Makefile", TOP / "pyproject.toml"]
    found = [
        f"{file.relative_to(TOP)}: {line.strip()}"
        for file in places
        if file.suffix in {".py", ".mjs", ".js", ".toml", ""}
        for line in file.read_text("utf-8").splitlines()
        if re.search(forbidden, line)
    ]
    assert not found


ASKING = (
    "a about an are beats can changed counts decides did do does each else follows happens if is "
    "it lies should that the there this to was we were will would you"
)
"""Words after "who" and "what" that begin a question, or a noun clause in a heading."""
SUBJECT = re.compile(
    r"(?:^|[.:;]\s+|\n\s*[-*#]*\s*)((?:Whoever|Who|Whose|Whom|What)\s+"
    rf"(?!(?:{ASKING.replace(' ', '|')})\b)[a-z]+[^.?!\n]{{8,}})"
)
PERSON = re.compile(r"\b(?:he|him|his|himself)\b.*")
# What counts of a file: text outside of code blocks, docstrings, comments.
ENGLISH = {
    ".md": re.compile(r"(?s)(?:\A|\n```\n)(.*?)(?=\n```|\Z)"),
    ".ftl": re.compile(r"(?s)(.*)"),
    ".py": re.compile(r'(?s)"""(.*?)"""|#\s([^\n]*)'),
    ".js": re.compile(r"//\s(.*)"),
    ".mjs": re.compile(r"//\s(.*)"),
}


def test_sentences_name_their_subject() -> None:
    """No sentence begins like "Who comes back finds …", and nobody is "he"."""
    places = [(".", "*.md"), ("docs", "*.md"), ("py/rondas/rulebook", "*.md"),
              ("py/rondas/locale/en", "*.ftl")]  # fmt: skip
    for folder in ("py", "tools", "tests", "e2e", "bench", "static/js"):
        places += [(folder, f"**/*.{ending}") for ending in ("py", "js", "mjs")]
    found = []
    for folder, pattern in places:
        for file in (TOP / folder).glob(pattern):
            if "node_modules" in file.parts or file == Path(__file__):
                continue
            parts = ENGLISH[file.suffix].findall(file.read_text("utf-8"))
            text = "\n".join("".join(part) for part in parts)
            found += [f"{file.relative_to(TOP)}: {each.strip()}"
                      for each in SUBJECT.findall(text) + PERSON.findall(text)]  # fmt: skip
    assert not found, "\n".join(found)


def test_layouts_follow_the_size_of_text() -> None:
    """What is laid out by room asks for room beside the text (`em`), not for pixels alone; and no
    dot is left over at the end of a line, as one behind a fact would be."""
    found = [
        f"{file.name}: {line.partition('{')[0]}"
        for file in (TOP / "static/css").rglob("*.css")
        for line in file.read_text("utf-8").splitlines()
        if (re.match(r"@(media|container)[^{]*\dpx", line) and "em)" not in line.partition("{")[0])
        or re.search(r'::after \{ content: " ·', line)
    ]
    assert not found
