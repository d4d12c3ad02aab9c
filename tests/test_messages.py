"""All words for people stand in the catalogs, and the catalogs say all that is asked of them.

`docs/words.md` tells what is checked. Games are played at random, and every message that any
reader gets is put into words; what no play brings about is looked for in the sources.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import json
import marshal
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from jinja2 import Environment, nodes

from rondas.games import Kit, all_games
from rondas.rules.game import OVER, Kind, Log
from rondas.rules.message import card, say, seat
from rondas.tables.lesson import LEARNER, LessonTable, load
from rondas.words.catalogs import LOCALES, entries, own, text_of
from rondas.words.wording import SHARED, Wording, bundle_of, resource_of
from tests.node import TOP, in_node
from tests.playing import GAMES, PlainRandom, Start, every_kit, seats, some_values, starts_of, step
from tests.samples import NAMES, asked, messages, samples
from tools.catalog_syntax import closure, companions, known, patterns

LOCALE = TOP / "py/rondas/locale"
TEMPLATES = TOP / "tools/templates"
LANGUAGES = sorted(path.name for path in LOCALE.iterdir() if path.is_dir())
CATALOGS = sorted(path.stem for path in (LOCALE / "en").glob("*.ftl"))
MANY = 12
"""Games of each kind."""
every_language = pytest.mark.parametrize("language", LANGUAGES)

HTML = {"index.html": "site", "embedding.html": "embedding", "404.html": "about"}
SCRIPTS = sorted(str(path.relative_to(TOP)) for path in (TOP / "static/js").rglob("*js"))


# The catalogs, read.


@every_language
def test_a_seat_has_one_name_everywhere(language: str) -> None:
    """In the set-up, at a table and on the rule pages."""
    named = {("front", "set-up-seat"), ("page", "seat")}
    said = {Wording(catalog, language=language).say(say(name, n=2)) for catalog, name in named}
    assert len(said) == 1


@every_language
def test_what_a_language_has_can_be_read(language: str) -> None:
    """All of each file is Fluent, nothing is there twice or passed over, and no catalog says
    otherwise what all share."""
    shared = {name for each in SHARED for name in patterns(language, each)}
    for catalog in CATALOGS:
        assert catalog in SHARED or not shared & patterns(language, catalog).keys()
        path, found = LOCALE / language / f"{catalog}.ftl", own(language, catalog)
        names = []
        for entry in FluentParser().parse(path.read_text("utf-8")).body if path.exists() else ():
            assert not isinstance(entry, ftl.Junk), f"{language}/{catalog}.ftl: {entry.content}"
            if isinstance(entry, ftl.Message):
                names.append(entry.id.name)
                forms = {part.id.name for part in entry.attributes}
                assert found[entry.id.name].keys() == forms | ({""} if entry.value else set())
        assert sorted(names) == sorted(found)
    assert sorted(LOCALES) == LANGUAGES


def test_no_clause_number_stands_in_a_catalog() -> None:
    """Tooltips have them, and the sheets behind (e2e/test_why.py)."""
    for path in LOCALE.rglob("*.ftl"):
        lines = path.read_text("utf-8").splitlines()
        told = [line for line in lines if not line.startswith("#")]
        assert [line for line in told if re.search(r"\b[A-Z]{2}-\d", line)] == [], path


def test_an_event_without_a_sentence_is_told_by_its_clause() -> None:
    """In a game that is not translated yet; its kind may have a sentence that all games share.
    Without any its name stands there."""
    trick = "The higher number wins the trick; of two equal numbers the first played."
    expected = [trick, "The cards are dealt.", "said-nothing-known", "Ben plays."]
    said = [say(name, rule="HF-2.2") for name in ("said-fly", "dealt-fly")]
    said += [say(name, seat=seat(1)) for name in ("said-nothing-known", "prompt-bid")]
    asks = [asked("template", each) for each in said]
    ours = [Wording("template", ask["names"]).say(ask["value"]) for ask in asks]
    assert ours == [each.replace("Ben", NAMES[1]) for each in expected]
    texts = {name: text_of("en", name) for name in (*SHARED, "page", "template")}
    job = {"catalogs": {"locale": "en-GB", **texts}, "values": asks}
    assert in_node("tests/say.mjs", given=job) == ours
    for game in all_games():
        if (LOCALE / f"fr/{game}.ftl").is_file():
            assert not [name for name in entries("en", game) if name.startswith("clause-")]


def test_what_is_missing_is_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One by one: a message, an attribute, a whole catalog; in both sides' words."""
    names = ("cards", "common", "page")
    for language in ("en", "fr"):
        (tmp_path / "locale" / language).mkdir(parents=True)
    for name in names:
        text = (LOCALE / "en" / f"{name}.ftl").read_text("utf-8")
        more = "option-speed = Speed\n    .text = How fast\n    .more = More\n"
        path = tmp_path / "locale/en" / f"{name}.ftl"
        path.write_text(text + more * (name == "common"), "utf-8")
    french = "points = { $n } pts\noption-speed =\n    .text = Vitesse\n"
    (tmp_path / "locale/fr/common.ftl").write_text(french, "utf-8")
    monkeypatch.setattr("rondas.words.catalogs.files", lambda _: tmp_path)
    caches = (entries, text_of, resource_of, bundle_of)
    for cached in caches:
        cached.cache_clear()
    try:
        words = Wording("page", language="fr")
        asks = [asked("page", say(name, n=3)) for name in ("points", "tricks", "undone",
                "option-speed", "option-speed.text", "option-speed.more")]  # fmt: skip
        texts = {name: text_of("fr", name) for name in names}
        job = {"catalogs": {"locale": "fr-FR", **texts}, "values": asks}
        expected = ["3 pts", "3 tricks", "Undone.", "Speed", "Vitesse", "More"]
        assert [words.say(ask["value"]) for ask in asks] == expected
        assert in_node("tests/say.mjs", given=job) == expected
    finally:
        for cached in caches:
            cached.cache_clear()


def begun(catalog: str) -> bool:
    """Whether a game's rules are not settled yet: other messages stand for those that it lacks."""
    return catalog in all_games() and not (TOP / f"tests/golden/{catalog}.json").is_file()


def shape(value: Any, you: int | None) -> Any:
    """Return all that decides the grammar of a message: numbers as far as plurals depend on them,
    and for seats whether they are the reader's."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    if isinstance(value, int):
        return value if -2 < value < 4 else 5 if value > 0 else -5
    if isinstance(value, dict):
        if value.keys() == {"seat"}:
            return value["seat"] == you
        if value.keys() == {"seats"}:
            return len(value["seats"]), you in value["seats"]
        if value.keys() in ({"card"}, {"cards"}):
            return "card", len(value.get("cards", "?"))
        return tuple((key, shape(each, you)) for key, each in value.items())
    return tuple(shape(each, you) for each in value)


def played(kit: Kit) -> Iterator[tuple[Any, int | None, str]]:
    """Yield JSON with messages from many games, its reader, and their tradition."""
    yield kit.presentation.info(kit.rules), None, ""
    yield list(taught(kit)), LEARNER, ""
    found = starts_of(kit)
    values, rng = some_values(kit), Random(kit.id)
    while len(found) < MANY:  # options as they come together, not for the most players
        options = {name: rng.choice(each) for name, each in values.items()}
        start = Start(kit, rng.choice(kit.rules.seats[:3]), options, len(found))
        with suppress(ValueError):  # some do not go together
            start.record()
            found.append(start)
    for start in found:
        yield from one_game(start)


def taught(kit: Kit) -> Iterator[Any]:
    """All that a game's lesson says, also to wrong answers."""
    for number, idea in enumerate(load(kit), 1):
        table = LessonTable(kit, [], number)
        while not table.idea_over:
            yield table.shown()
            if goal := table.goal:
                yield [table.answer(action) or [] for action in table.game.legal_names()]
                table.act(goal.actions[0])
            else:
                table.step()
        yield table.shown()
        assert idea.title == table.shown()["titles"][table.number - 1]


def one_game(start: Start) -> Iterator[tuple[Any, int | None, str]]:
    kit = start.game
    rng, chooser, log = PlainRandom(start.seed), Random(start.seed), Log()
    game = start.record().start()
    turns = itertools.cycle(seats(game))
    explained = False
    while True:
        presentation = kit.presentation(game)
        told = [presentation.describe_event(event) for event in log.events]
        log.events.clear()
        for reader in seats(game):
            yield [told, presentation.prompt(reader == game.actor)], reader, ""
        # By turns, because a display takes longest.
        for reader in dict.fromkeys((next(turns), game.actor if game.actor >= 0 else None)):
            yield presentation.display(reader), reader, ""
        for tradition in kit.presentation.traditions:
            yield [each["call"] for each in told if "call" in each], None, tradition
        if game.actor == OVER:
            return
        guide = kit.guide(game)
        yield guide.order(), None, ""
        if game.actor >= 0:
            legal = sorted(game.legal())
            cards = [*legal, chooser.randrange(len(game.pack.names))]
            others = sorted({*range(len(game.actions))} - {*legal})
            if not explained:
                yield guide.help() + guide.glossary(), game.actor, ""
                explained = True
            yield [
                presentation.actions(),
                [guide.about(each, game.actor) for each in cards if each < len(game.pack.names)],
                [guide.reasons(each) + guide.effects(each) for each in legal],
                [presentation.refusal(game.refusal(each)) for each in chooser.sample(others, 3)],
                [say(f"advice-{name}", n=chooser.randrange(10, 21), of=20)
                 for each in legal if (name := guide.foreseen(each))],
            ], game.actor, ""  # fmt: skip
        step(game, rng, log)


def asks_of(kit: Kit) -> list[dict[str, Any]]:
    """Return all that is to be said in random games of a kind, each sort of it at least once."""
    found: dict[str, dict[str, Any]] = {}
    seen: set[bytes] = set()
    for value, you, tradition in played(kit):
        for message in messages(value):
            exact = marshal.dumps((message, you, tradition), 2)
            if exact in seen:  # much is said again and again, to the letter
                continue
            seen.add(exact)
            mark = repr((message["say"], shape(message["args"], you), tradition))
            if mark not in found:
                found[mark] = asked(kit.id, message, you, tradition)
    return [*found.values()]


def said(ask: dict[str, Any], language: str) -> str:
    return Wording(ask["catalog"], NAMES, ask["you"], language, ask["tradition"]).say(ask["value"])


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (TOP / folder).rglob("*.py"))


SAYING = {"say", "word", "tell", "_word", "in_words"}
"""The functions whose first argument is the name of a message."""


def calls(path: Path) -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Where messages are named outright: the place, the name, and the arguments, None where they
    are not written out."""
    if path.suffix == ".html":
        for call in Environment().parse(path.read_text("utf-8")).find_all(nodes.Call):
            if call.node == nodes.Name("say", "load") and isinstance(call.args[0], nodes.Const):
                where = f"{path.relative_to(TOP)}:{call.lineno}"
                yield where, call.args[0].value, frozenset(each.key for each in call.kwargs)
        return
    for node in ast.walk(tree(path)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        function, first = ast.unparse(node.func).rpartition(".")[2], node.args[0]
        if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
            continue
        where = f"{path.relative_to(TOP)}:{node.lineno}"
        given = {each.arg: each.value for each in node.keywords}
        if function == "tell" and len(node.args) > 1:  # Log.tell(kind, rule, seat, what)
            what = given.get("what", node.args[3] if len(node.args) > 3 else ast.Constant(""))
            if isinstance(what, ast.Constant):
                yield where, f"{first.value}-{what.value or ''}".rstrip("-"), None
        elif function == "Refusal" and len(node.args) > 1:
            if isinstance(what := node.args[1], ast.Constant):
                yield where, f"refusal-{what.value}", None
        elif function in SAYING:
            names = frozenset(name for name in given if name)
            yield where, first.value, None if None in given else names


def check_calls(catalog: str, paths: list[Path], others: frozenset[str] = frozenset()) -> None:
    """Every message that is named there is in the catalog, and gets what it needs; `others` are
    those of other catalogs."""
    wrong = []
    for where, name, given in itertools.chain.from_iterable(map(calls, paths)):
        if name in others:
            continue
        if name not in known("en", catalog):
            if begun(catalog) and name.partition("-")[0] in get_args(Kind):
                continue  # its clause's sentence, or that of its kind
            wrong.append(f"{where}: no message {name}")
        elif given is not None:
            for language in LANGUAGES:
                there = given | companions(language, given)
                for missing in closure(language, catalog, name)[0] - there:
                    wrong.append(f"{where}: {name} lacks {missing}")
    assert not wrong, "\n".join(wrong)


@every_kit
def test_messages_of_a_game(kit: Kit) -> None:
    """Every message named in its sources exists."""
    folder = Path(inspect.getfile(kit.rules)).parent
    check_calls(kit.id, sources(str(folder.relative_to(TOP))))


def test_messages_of_pages() -> None:
    check_calls("page", sources("py/page"))
    for catalog, tool in (("front", "front_page"), ("rules", "rules_pages")):
        templates = sorted((TEMPLATES / catalog).glob("*.html"))
        paths = [TOP / f"tools/{tool}.py", *templates]
        check_calls(catalog, paths, frozenset({"beside", "sentences"}))
    scripts = " ".join((TOP / path).read_text("utf-8") for path in SCRIPTS)
    assert {*re.findall(r"word\('([\w-]+)'", scripts)} <= known("en", "page").keys()


def test_no_message_is_left_over() -> None:
    """The name of each stands in a source, a lesson or another message, or is put together of parts
    that stand there."""
    paths = [*sources("py", "tools"), *(TOP / name for name in (*SCRIPTS, *HTML))]
    paths += [
        *(TOP / "py").rglob("lesson.md"),
        *TEMPLATES.rglob("*.html"),
        TOP / "static/manifest.webmanifest",
    ]
    texts = " ".join(path.read_text("utf-8") for path in paths)
    catalogs = " ".join(text_of("en", catalog) for catalog in CATALOGS)
    words = {*re.findall(r"\w+(?:-\w+)*", texts), *re.findall(r"{ ?([\w-]+)[ .}]", catalogs)}

    def stands(name: str) -> bool:
        ends = [at for at, letter in enumerate(name) if letter == "-"]
        rests = (name[at + 1 :] for at in ends if name[:at] in words)
        return name in words or len(name) == 1 or any(map(stands, rests))

    names = {name for catalog in CATALOGS for name in entries("en", catalog)}
    left = sorted(name for name in names if not (stands(name) or name.startswith("clause-")))
    assert not left, f"nobody says {', '.join(left)}"


def bound(text: str) -> tuple[dict[str, str], set[str]]:
    """Return the messages that HTML binds, each with its arguments, and words without one."""
    messages = dict(re.findall(r'data-l10n-id="([^"]+)"(?: data-l10n-args=(\S+))?', text))
    plain = re.sub(r"(?s)<(script|style|code|pre)\b.*?</\1>|<!.*?>", "", text)
    spoken = r' (?:aria-label|title|alt|placeholder)="([^"]+)"|"description" content="([^"]+)"'
    words = {each for found in re.findall(spoken, plain) for each in found}
    words |= {each.strip() for each in re.split(r"<[^>]*>", plain)}
    names = {"Rondas", "embed.js"}  # of the site and of a file: the same everywhere
    return messages, {word for word in words if re.search(r"[^\W\d_]{2}", word)} - names


@pytest.mark.parametrize(("file", "catalog"), HTML.items())
def test_html_is_bound_to_messages(file: str, catalog: str) -> None:
    """All its words, to messages that are there."""
    named, words = bound((TOP / file).read_text("utf-8"))
    assert words == set()
    assert named.keys() <= entries("en", catalog).keys()
    for part in patterns("en", catalog):
        if (name := part.partition(".")[0]) in named:
            given = {"n", "unit"} if named[name] else set()
            assert closure("en", catalog, part)[0] <= given, part


def test_words_of_embed_js() -> None:
    """Those that the build puts into it, and into the manifest."""
    tables: dict[str, dict[str, str]] = {
        ast.unparse(node.targets[0]): ast.literal_eval(node.value)
        for node in tree(TOP / "tools/embedding.py").body
        if isinstance(node, ast.Assign)
        and ast.unparse(node.targets[0]) in ("WORDS", "LATER", "MADE", "OF_FREE")
    }
    first, later, of_made = (
        {*re.findall(rf"\b{word}\.(\w+)", "".join(
            (TOP / f"static/js/embed/{name}.js").read_text("utf-8") for name in names))}
        for word, names in (
            ("words", ["embed"]), ("words", ["more", "opened", "places", "made"]),
            (r"(?:said|firstChild\))", ["made", "picture"]),
        )
    )  # fmt: skip
    assert first == {*tables["WORDS"], "titles"}
    assert later == {*tables["LATER"]}
    assert of_made == {*tables["MADE"], *tables["OF_FREE"], "titles"}
    for name in (tables["WORDS"] | tables["LATER"]).values():
        assert closure("en", "embedding", name)[0] <= {"number", "name", "value", "known"}, name
    manifest = json.loads((TOP / "static/manifest.webmanifest").read_text("utf-8"))
    assert [each["say"] for each in messages(manifest)] == [
        "site-description", "screenshot-narrow", "screenshot-wide"
    ]  # fmt: skip


# No words elsewhere.

_SMALL = (
    "a an the of is are was be been to in on at by for from with without and or not no nor but it "
    "its this that these there has have had can cannot you your all any as if only than then when"
)
_ANY = "|".join(_SMALL.split())
FOR_PEOPLE = re.compile(
    rf"""
    ^[A-Z][a-z]+(?:[ ,.!?…:]|$)            # begins like a sentence or a title
    | ^\S+\s.*[a-z]{{2,}}[.!?…]$ | [a-z]…$ # ends like a sentence, or goes on
    | (?:^|[a-z,;:]\s)(?:{_ANY})\s[a-z]    # a small word of English among others
    | [a-z]\s(?:{_ANY})(?:\s|$)
    """,
    re.VERBOSE,
)
"""Strings that look like words for people, and not like a name, an address, a selector or code."""

NOT_FOR_PEOPLE = {
    "Rondas": "the name of the site",
    "Home": "a key, as browsers call it",
    "End": "a key, as browsers call it",
    "Arrow": "keys, as browsers call them",
    "Enter": "a key, as browsers call it",
    "Escape": "a key, as browsers call it",
    "Tab": "a key, as browsers call it",
    'Georgia, "Liberation Serif", serif': "fonts",
    "Helvetica, Arial, sans-serif": "fonts",
    "Iowan Old Style, Palatino Linotype, Palatino, Georgia, Liberation Serif, serif": "fonts",
    "Segoe UI, Roboto, Helvetica Neue, Noto Sans, Liberation Sans, sans-serif": "fonts",
    "/* Rondas, MIT licence: static/js/embed/": "a comment in a file",
    (
        "rondas-table: load embed.js from its own site: "
        '<script async src="https://…/embed.js"></script>'
    ): "a line in the console",
}
ENGLISH = {
    "terminal.py", "__main__.py", "conform", "match.py", "plain.py",  # the command line
    "schema.py", "state.py",  # fields, with what they mean
    "library.py", "library_errors.py", "rulebook", "fair_deal.py", "cards.py", "given.py",  # errors
}  # fmt: skip
"""Modules and folders that write for programmers."""


def programmers(path: Path) -> set[int]:
    """The strings of a source that are no words for people wherever they are: docstrings, what is
    thrown or asserted, names of classes that a module exports, of games and of people."""
    inside: list[ast.AST] = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Raise):
            inside.append(node)
        elif isinstance(node, ast.Assert) and node.msg:
            inside.append(node.msg)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            inside.append(node.value)
        elif isinstance(node, ast.Call):
            function = ast.unparse(node.func)
            # Of a position, with why a place has no room for more.
            error = function.endswith("Error") or function in (
                "sys.exit",
                "given.cards",
                "given.deal",
            )
            inside += [node] * error
        elif isinstance(node, ast.AnnAssign):  # fields, with what they mean
            inside.append(node)
        elif isinstance(node, ast.Assign):
            inside += [node] * (ast.unparse(node.targets[0]) in ("__all__", "title", "NAMES"))
    return {id(part) for each in inside for part in ast.walk(each)}


def for_people(text: str) -> bool:
    return text not in NOT_FOR_PEOPLE and bool(
        FOR_PEOPLE.search(re.sub(r"<[^>]*>?", "", text).strip())
    )


def test_no_words_in_python() -> None:
    """Of the tools, in those that write pages."""
    paths = [path for path in sources("py/rondas", "py/page") if ENGLISH.isdisjoint(path.parts)]
    paths += [TOP / "tools" / f"{name}.py" for name in ("embedding", "rules_pages", "words")]
    found = []
    for path in paths:
        skipped = programmers(path)
        found += [
            f"{path.relative_to(TOP)}:{node.lineno}: {node.value!r}"
            for node in ast.walk(tree(path))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            if id(node) not in skipped and for_people(node.value)
        ]
    assert not found, "\n".join(found)


def test_no_words_elsewhere() -> None:
    """In scripts, style sheets, and the templates of the build besides what is filled in."""
    strings = in_node("tests/strings.mjs", *SCRIPTS)
    found = [f"{file}:{line}: {text!r}" for file, line, text in strings if for_people(text)]
    assert not found, "\n".join(found)
    for path in sorted((TOP / "static").rglob("*.css")):
        content = re.findall(r"content:\s*[\"']([^\"']*)", path.read_text("utf-8"))
        assert not [text for text in content if re.search(r"[A-Za-z]{2}", text)], path
    for path in sorted(TEMPLATES.rglob("*.html")):
        text = re.sub(r"{#.*?#}|{%.*?%}|{{.*?}}", "", path.read_text("utf-8"), flags=re.DOTALL)
        assert bound(text)[1] == set(), path


def test_what_looks_like_words() -> None:
    for text in ("Undo", ", takes the ", "thinking…", "cannot be played now",
                 "It is not your turn yet.", "<p>Play by yourself</p>"):  # fmt: skip
        assert for_people(text), text
    for text in ("primary go", '[data-open] textarea, .open [data-key="U"]', "ArrowLeft", "play 7E",
                 "refusal-not-now", "index.html?game="):  # fmt: skip
        assert not for_people(text), text


# One side's sentences are the other's.


def test_names_stay_in_their_place() -> None:
    """A Latin name in an Arabic line takes no figure that stands beside it along."""
    played = say("played", seat={"seat": 1}, card=card("7E"))
    said = {code: Wording("steere-ronda", NAMES, 0, code).say(played) for code in ("ar", "fr")}
    assert f"\u2068{NAMES[1]}\u2069" in said["ar"]
    assert "\u2068" not in said["fr"]


def test_a_player_without_a_name_has_an_article() -> None:
    """In French, after a preposition; a name has none."""
    owes = say("said-owes", seats={"seats": [0]}, others={"seats": [1, 2]}, n=2)
    names = ["Joueur\xa01", "Joueur\xa02", "Ana"]
    asks = [{**asked("moroccan-ronda", owes, you), "names": names} for you in (None, 1)]
    ours = [Wording("moroccan-ronda", names, each["you"], "fr").say(owes) for each in asks]
    said = "Joueur\xa01 doit encore 2\xa0cartes {} et à Ana."
    assert ours == [said.format(whom) for whom in ("au joueur\xa02", "à vous")]
    texts = {name: text_of("fr", name) for name in (*SHARED, "moroccan-ronda")}
    job = {"catalogs": {"locale": "fr-FR", **texts}, "values": asks}
    assert in_node("tests/say.mjs", given=job) == ours


def test_both_sides_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's words and the page's, byte for byte: all that was said in the games, every message
    of every catalog, and every card. No message is without words (its name would be said instead),
    none lacks an argument."""
    plain = FluentBundle.format_pattern

    def strict(bundle: FluentBundle, pattern: Any, args: dict[str, Any]) -> tuple[Any, Any]:
        text, errors = plain(bundle, pattern, args)
        assert not errors, f"{text}: {errors} with {args}"
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)
    in_play = []
    for kit in GAMES:
        pack = kit.rules(kit.rules.seats[-1], kit.rules.settings(kit.rules.seats[-1], {})).pack
        in_play += [asked(kit.id, say("card-name", card=card(name))) for name in pack.names]
        in_play += asks_of(kit)
    for language in LANGUAGES:
        say_the_same(language, in_play)


def say_the_same(language: str, in_play: list[dict[str, Any]]) -> None:
    asks = [ask for catalog in CATALOGS for ask in samples(language, catalog)] + in_play
    ours = [said(ask, language) for ask in asks]
    names = {name for catalog in CATALOGS for name in entries("en", catalog)}
    for ask, text in zip(asks, ours, strict=True):
        told = names.intersection(re.findall(r"\w+(?:-\w+)+", text))
        assert not [name for name in told if f'"say": "{name}' in json.dumps(ask["value"])], ask
    texts = {name: text_of(language, name) for name in CATALOGS}
    way = Locale.parse(LOCALES[language], sep="-").text_direction
    job = {"catalogs": {"locale": LOCALES[language], "dir": way, **texts}, "values": asks}
    theirs = in_node("tests/say.mjs", given=job)
    differ = [
        f"{ask['catalog']}: {ask['value']}\n  Python {mine!r}\n  page   {other!r}"
        for ask, mine, other in zip(asks, ours, theirs, strict=True)
        if mine != other
    ]
    assert not differ, "\n".join(differ[:20])
    assert len(asks) > 100
