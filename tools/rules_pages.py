"""Write the data of the games for the pages into the built site.

That is `games.json` (what there is to choose, before the engine has arrived), `rules.html`, and
for every game `rules/<game>.html` (read without scripts) and `rules/<game>.json` (its clauses and
examples); in other languages `rules/fr/<game>.html` and so on. `rules/<game>.deflate` has what is
the same of the examples in every language: their records and frames.

Every clause has an address that stays: `rules/rounds.html#RO-3.4`; `rules.html?game=rounds#RO-3.4`
leads there too. An address without a language is English; static/js/bootstrap.js leads readers of
other languages from there to theirs.

Each example is a `<div class="example" data-example="RO-3.4" data-n="0">`: its picture, which the
page's Python replaces by a diagram to step through, and folded the moves in words.

The examples have messages in them, for the page to say; all else is in words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from page.logic.events import GATHERING
from page.logic.parameters import HEIGHT
from rondas.bots.cast import CAST
from rondas.games import Kit, all_games
from rondas.pictures.stills import SIGN
from rondas.rulebook import load, to_json, translation
from rondas.rules.message import Message, say, seats
from rondas.words.catalogs import ENGLISH
from rondas.words.wording import Wording
from tools import TOP, about, explained, front_page, in_short, previews, scenes, stills, words
from tools.deflate import as_json, deflated
from tools.render import render

Json = dict[str, Any]

INDEX_SCRIPT = """// rules.html?game=rounds#RO-3.4 is rules/rounds.html#RO-3.4.
const address = new URLSearchParams(location.search);
const game = address.get('game');
address.delete('game');
const link = [...document.querySelectorAll('[data-game]')].find(a => a.dataset.game === game);
if (link) location.replace(`${link.href}${address.size ? `?${address}` : ''}${location.hash}`);
"""


def write(dist: Path) -> list[previews.Preview]:
    """Write all of it below `dist`; ValueError for an example that does not hold. Return the pages
    for links to it."""
    kits = [all_games()[game["id"]] for game in words.games(ENGLISH)]
    drawn: dict[Path, str] = {}
    signs: dict[str, set[str]] = {}
    linked: list[previews.Preview] = []
    for language in words.LANGUAGES:
        place = words.place(dist, language)
        place.mkdir(parents=True, exist_ok=True)
        games = words.games(language)
        cast = [{"id": who, "manner": manner} for who, manner in CAST.items()]
        lists = {"games": games, "cast": cast}
        (place / "games.json").write_text(as_json(lists), "utf-8")
        (dist / words.rules_of("", language)).parent.mkdir(parents=True, exist_ok=True)
        mark, fold = (
            words.said("rules", say(name), language=language)
            for name in ("untranslated", "decisions")
        )
        loading = Loading.of(dist, language)
        sizes: dict[str, dict[str, int]] = {}
        for kit, game in zip(kits, games, strict=True):
            rulebook = to_json(load(kit.id, translation.load(kit.id, language, mark, fold)))
            name_options(rulebook, game["options"])
            clauses, examples = stills.clauses_of(rulebook), stills.examples_of(rulebook)
            sizes[kit.id] = {"clauses": len(clauses), "examples": len(examples)}
            for example in examples:
                example["still"] = stills.telling(example)
            if language == ENGLISH:
                pictures = stills.of_examples(dist, kit, rulebook)
                signs[kit.id] = {sign for each in pictures.values() for sign in SIGN.findall(each)}
                drawn |= pictures
                (dist / f"rules/{kit.id}").mkdir(parents=True, exist_ok=True)
                in_short.write(dist, kit)
            page = Page(language, kit, game, rulebook, signs[kit.id])
            file = dist / words.rules_of(kit.id, language)
            played = {each["id"]: {name: each.pop(name) for name in PLAYED} for each in examples}
            if language == ENGLISH:
                file.with_suffix(".deflate").write_bytes(deflated(as_json(played)))
            file.with_suffix(".json").write_text(as_json(rulebook), "utf-8")
            file.write_text(page.html(games, loading), "utf-8")
            linked += [*previews.of_game(kit, game, language), *page.previews()]
        (place / "rules.html").write_text(index(language, sizes), "utf-8")
    stills.draw(drawn)
    previews.write_poster(dist)
    previews.draw_games(dist, kits, words.games(ENGLISH))
    (dist / "rules/index.js").write_text(INDEX_SCRIPT, "utf-8")
    return previews.joined(linked)


HEADED = "capture", "chain", "tie"
"""Words under which readers look for clauses, which have them as their headings."""
BESIDE = {"✓": "yes", "✗": "no"}
"""Signs in the lines beside a picture, by their names in its legend."""
PLAYED = ("record", "start", "frames", "marked", "shows", "still", "turn")
"""The keys of an example that have no words; `still` is the number of the frame in its picture."""
LINE = f'<rondas-table example="{{name}}" style="{HEIGHT}"></rondas-table>'
"""Shows an example on any other page, see embedding.html."""


@dataclass
class Loading:
    """Return the elements for every page that may load the page's Python, from the built front
    page; nothing in a build without one."""

    ahead: str = ""
    """Return those elements and the sheets of tables, inert; addresses are relative to a folder
    below the site's top."""
    failed: str = ""
    """The words that stand ready for when it does not come."""

    @classmethod
    def of(cls, dist: Path, language: str) -> Loading:
        """Out of the front page and its twin in this language."""
        pages = [dist / "index.html", words.place(dist, language) / "index.html"]
        if not all(page.exists() for page in pages):
            return cls()
        ahead, failed = (
            re.search(rf'<(\w+) id="{name}".*?</\1>', page.read_text("utf-8"), re.DOTALL)
            for name, page in zip(("ahead", "failed"), pages, strict=True)
        )
        if not ahead or not failed:
            raise ValueError("index.html: no #ahead or no #failed")
        sheets = "css/table", "css/viewer", "css/embed", "cards/cards"
        links = "".join(f'\n<link rel="stylesheet" href="static/{sheet}.css">' for sheet in sheets)
        template = ahead[0].replace(">", f">{links}", 1)
        template = re.sub(r'(href|src)="', rf'\1="{up(language)}', template)
        return cls(template.replace(f"locale/{ENGLISH}", f"locale/{language}"), failed[0])


def up(language: str) -> str:
    """The way from a rule page to the site's top."""
    return "../" * words.rules_of("", language).count("/")


def styles(*names: str) -> list[str]:
    """The style sheets of a page: those of all rule pages, and those with these names."""
    all_names = ("titles", "tokens", "page", "rules", *names)
    return [path for name in all_names if (TOP / (path := f"static/css/{name}.css")).exists()]


def index(language: str, sizes: dict[str, dict[str, int]]) -> str:
    """The covers of all rulebooks, with the `sizes` of these, or their twin."""
    said, games = words.speaker("rules", language), words.games(language)
    return render(
        "rules/index.html", tongue=words.tongue(language), of={}, is_twin=language != ENGLISH,
        say=said, title=said("index-title"), description=said("index-description"), up="",
        manifest=about.MANIFEST, styles=styles(*(f"games/{game['id']}" for game in games)),
        games=games, rules_of=words.rules_of, facts=front_page.facts, sizes=sizes,
        site=words.speaker("site", language), tile=words.speaker("front", language),
        scene=(scenes.WIDTH, scenes.HEIGHT),
    )  # fmt: skip


def heading(section: Json) -> str:
    """`Dealing (SR-2)` without its number's letters: `2 Dealing`."""
    number = section["id"].partition("-")[2] if section["clauses"] else ""
    return f"{number} {section['title']}".strip()


def default_of(option: Json) -> Message:
    """Return the default of an option."""
    if "values" not in option:
        span = {"low": option["min"], "high": option["max"]}
        return say("range", **span, default=option["default"])
    title = option["titles"][option["values"].index(option["default"])]
    return say("standard", title=title)


def choices(option: Json, default: str) -> list[tuple[Any, str]]:
    """The values of an option and their names; `default` as `default_of` has it."""
    if "values" not in option:
        return [(option["default"], default)]
    return [
        (value, default if value == option["default"] else title)
        for value, title in zip(option["values"], option["titles"], strict=True)
    ]


def name_options(rulebook: Json, options: Json) -> None:
    """Put the names of options and of their values in place of those of addresses and records,
    but where the notation of those is told."""
    names = {name: f'<b class="option">{option["title"]}</b>' for name, option in options.items()}
    for option in options.values():
        named = zip(option.get("values", ()), option.get("titles", ()), strict=True)
        names |= {str(value): f"<b>{title}</b>" for value, title in named}

    def plain(found: re.Match[str]) -> str:
        return names.get(found[1], found[0])

    for section in rulebook["sections"]:
        for each in (section, *section["clauses"]):
            if each["id"] != "notation":
                each["html"] = re.sub("<code[^>]*>([^<]*)</code>", plain, each["html"])


def linked(html: str) -> str:
    """Return a clause whose options lead to the list of all."""
    return re.sub('<b class="option">(.*?)</b>', r'<a href="#options">\1</a>', html)


def result(example: Json, beside: str) -> Message:
    """How an example ends; `beside` stands between numbers."""
    end = example["frames"][-1]["display"]
    scores = beside.join(map(str, end["scores"]))
    if not end["winners"]:
        return say("scores", scores=scores)
    return say("scores-won", scores=scores, seats=seats(end["winners"]))


def in_words(rulebook: Json) -> Json:
    """The rulebook as far as a page without scripts tells it: of examples what happens, not what
    is shown."""

    def example(each: Json) -> Json:
        frames = [{name: frame[name] for name in ("move", "events")} for frame in each["frames"]]
        start, end = (each["frames"][at]["display"] for at in (0, -1))
        scored = start["scores"] != end["scores"] or bool(end["winners"])
        return {**each, **stills.shown(each), "frames": frames, "scored": scored}

    def clause(each: Json) -> Json:
        told = [*map(example, each["examples"])]
        return {**each, "html": linked(each["html"]), "examples": told}

    sections = [
        {**section, "html": linked(section["html"]), "clauses": [*map(clause, section["clauses"])]}
        for section in rulebook["sections"]
    ]
    return {**rulebook, "sections": sections}


class Page:
    """The rule page of a game in a language."""

    def __init__(
        self, language: str, kit: Kit, game: Json, rulebook: Json, signs: set[str]
    ) -> None:
        """`rulebook` as `to_json` has it, `game` as games.json has it in this language; `signs` are
        in its pictures."""
        self.language, self.kit, self.game, self.signs = language, kit, game, {*signs}
        self.say = words.speaker("rules", language)
        self.terms = words.said(kit.id, kit.guide.glossary(), language=language)
        self.up = up(language)
        players = range(1, kit.rules.seats[-1] + 1)
        self.names = names = self.said("rules", [say("seat", n=n) for n in players])
        self.minus = Wording(kit.id, language=language).minus
        self.rulebook = self.said(kit.id, in_words(rulebook), names)
        self.between, self.beside, dealer = self.said(
            "page", [say(name, first="", next="") for name in ("sentences", "beside", "dealer")]
        )
        """The space between two sentences, or nothing; and what stands between two names."""
        self.places = {"seat": self.names[0], "dealer": dealer, "actor": self.say("to-play")}
        ends = {
            example["id"]: result(example, self.beside) for example in stills.examples_of(rulebook)
        }
        self.results = self.said("rules", ends, names)
        for clause, example in self.examples():
            example.update(self.shown(clause, example))
            for plate in example["plates"]:
                self.signs |= {"won"} if plate["won"] else set()
                self.signs |= {BESIDE[sign] for sign in BESIDE if sign in " ".join(plate["notes"])}

    def said(self, catalog: str, value: Any, names: list[str] | None = None) -> Any:
        """Some JSON in words."""
        return words.said(catalog, value, names or (), self.language)

    def examples(self) -> list[tuple[Json, Json]]:
        """Every example, after its clause."""
        return [
            (clause, example)
            for clause in stills.clauses_of(self.rulebook)
            for example in clause["examples"]
        ]

    def html(self, games: list[Json], loading: Loading) -> str:
        """All of it; `games` are those that have pages like this."""
        return render(
            "rules/page.html", tongue=words.tongue(self.language), say=self.say, up=self.up,
            title=self.say("title", game=self.rulebook["title"]),
            description=self.say("description", game=self.rulebook["title"]),
            of={"data-of": self.kit.id, "data-book": self.kit.id},
            manifest=about.manifest_of(self.language), loading=loading,
            styles=styles(f"games/{self.kit.id}"),
            game=self.game, others=[other for other in games if other["id"] != self.kit.id],
            languages=self.languages(), book=self.rulebook, options=self.options(),
            short=self.in_short(), sought=self.sought(),
            headings=self.headings(), heading=heading, lang=self.lang,
            shared={"page": self.up + previews.address_of("{name}", self.language),
                    "table": self.table(example="{name}"), "line": LINE},
            elsewhere=lambda game: explained.sought(game, self.language),
            rule_and_notes=explained.rule_and_notes, table=self.table, between=self.between,
            size=stills.SIZE, terms=self.terms,
            names=self.names, minus=self.minus, places=self.places,
            signs=self.signs,
            marked=lambda html, told: explained.marked(html, self.terms, told),
        )  # fmt: skip

    def in_short(self) -> Json:
        """Return the help screen of the game in words, with the places of its pictures."""
        short: Json = self.said(self.kit.id, in_short.told(self.kit), self.names)
        cards_of = self.said("rules", in_short.cards_of(self.kit))
        short["size"] = f"{front_page.facts(self.game, self.language)} · {cards_of}"
        titles = {name: title for name, _, title in self.game["cards"]}
        turned = "rtl-" if words.tongue(self.language)["dir"] == "rtl" else ""
        pictures = in_short.place(self.kit.id)
        for section in short["sections"]:
            section["rule"] = dict(self.kit.guide.told_in).get(section["topic"])
            for row in section["table"]["rows"] if section["table"] else ():
                row["points"] = [str(number).replace("-", self.minus) for number in row["points"]]
            for row in section["rows"]:
                cards = row["cards"]
                row["picture"] = f"{pictures}#{turned}{in_short.name(cards)}"
                row["size"] = in_short.size(cards)
                row["alt"] = self.beside.join(titles.get(card, card) for card in cards)
        presets = {each["id"]: each for each in self.game["presets"]}
        first = presets.get(self.game["first"])
        short["first"] = first and self.said(
            "rules", say("first-table", title=first["title"], text=first["text"]), self.names
        )
        ring = short["order"]["steps"] if short["order"]["ring"] else []
        short["circle"] = f"{pictures}#circle" if ring else ""
        short["suits"] = [self.say("suit", suit=step["mark"]) for step in ring]
        return short

    def sought(self) -> list[Json]:
        """Return words under which readers look for clauses."""
        return [
            {"rules": " ".join(rules), "term": self.say(f"sought-{name}"),
             "also": self.say(f"sought-{name}.also")}
            for name, *rules in self.kit.guide.sought
        ]  # fmt: skip

    def headings(self) -> dict[str, str]:
        """Return the headings of clauses, by their numbers."""
        return {
            rule: self.say(f"sought-{name}.title")
            for name, *rules in self.kit.guide.sought
            for rule in rules
            if name in HEADED
        }

    def table(self, **query: str) -> str:
        """The address of a table, or of the front page, in this language."""
        if self.language != ENGLISH:
            query["lang"] = self.language
        return f"{self.up}index.html{'?' if query else ''}{urlencode(query, safe='{}')}"

    def languages(self) -> list[Json]:
        """Every language, and the same page in it."""
        return [
            {"lang": code, "name": tongue["name"], "page": words.rules_of(self.kit.id, code)}
            for code, tongue in words.tongues().items()
        ]

    def lang(self, place: str) -> Json:
        """The attribute of what is still in English."""
        return {"lang": ENGLISH} if place in self.rulebook["untranslated"] else {}

    def shown(self, clause: Json, example: Json) -> Json:
        """Return all that a page says of an example: what happens, and how it stands in the end.

        `caption` is the one at the start; of a step, the one after what is `told`; `said` that of
        the picture."""
        captions = {
            str(move): {"lang": self.lang(f"{example['id']} caption {n}"), "text": text}
            for n, (move, text) in enumerate(example["captions"].items(), 1)
        }
        steps = [
            {"told": told(example, frame), "caption": captions.get(str(frame["move"]))}
            for frame in example["frames"]
        ]
        return {
            "said": steps[example["still"]]["caption"],
            "steps": steps[1:],
            "caption": steps[0]["caption"],
            "result": self.results[example["id"]] if example["scored"] else "",
            "alt": self.alt(example, steps),
            "picture": stills.place(self.kit.id, example["id"]),
        }

    def alt(self, example: Json, steps: list[Json]) -> str:
        """Return what the picture of an example shows, in words: what has happened since cards were
        gathered before it."""
        still = example["still"]
        texts: list[str] = []
        for at, (step, frame) in enumerate(zip(steps, example["frames"], strict=True)):
            texts += step["told"] if at or not still else []
            texts += [step["caption"]["text"]] if step["caption"] else []
            if at == still:
                break
            if any(event["kind"] in GATHERING for event in frame["events"]):
                texts = []
        return str(self.between.join(texts or [f"{example['title']}."]))

    def previews(self) -> list[previews.Preview]:
        """Return the pages for links to the first examples of clauses."""
        links = {"play": self.say("show-example"), "rules": previews.rules_in(self.language)}

        def said(example: Json) -> dict[str, str]:
            heading = example["title"]
            title = f"{heading} – {self.rulebook['title']} {example['id']}"
            return {"title": title, "heading": heading, "text": example["alt"], **links}

        return [
            previews.Preview(
                example["id"], self.kit.id, ("example", example["id"]), example["picture"],
                f"{words.rules_of(self.kit.id, ENGLISH)}#{clause['id']}",
                {self.language: said(example)},
            )
            for clause, example in self.examples()
            if not example["n"]
        ]  # fmt: skip

    def options(self) -> list[Json]:
        """Return the choices before a game, with their names in addresses and records."""
        options = self.game["options"]
        defaults = self.said("rules", {name: default_of(each) for name, each in options.items()})
        return [
            {**option, "name": name, "choices": choices(option, defaults[name])}
            for name, option in options.items()
        ]


def told(example: Json, frame: Json) -> list[str]:
    """The effects of one move; if it has none, the move."""
    events = [event["text"] for event in frame["events"]]
    return events or example["record"]["moves"][frame["move"] - 1 : frame["move"]]
