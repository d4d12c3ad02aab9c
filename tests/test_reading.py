"""Links, codes and names as mail, chats, trackers and people change them, and how the page reads
them."""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from random import Random
from typing import Any
from urllib.parse import quote

from e2e.embedding import code, record
from page.logic.parameters import NUMBER, VALUES
from rondas.tables.frames import NAME
from tests.node import in_node

SITE = "https://rondas.example/index.html"
RLM, FSI, PDI, SHY, NBSP = "\u200f", "\u2068", "\u2069", "\u00ad", "\u00a0"


def asked(*calls: list[Any]) -> list[Any]:
    """Return the answers of static/js/bootstrap/reading.js to calls."""
    results: list[Any] = in_node("tests/reading.mjs", given=calls)
    return results


@cache
def kinds() -> dict[str, str]:
    """The part behind the site's address in links of each kind."""
    (codes,) = asked(["codes"])
    game = code(record(hands=1))
    told = "&game=steere-ronda&from=In%C3%A9s&as=Ben+J%2E"
    return {
        "a game": f"#record={game}",
        "a moment of a game": f"?move=17#record={game}",
        "a position": f"?seat=1&bots=hard#play={game}",
        "an answer": f"#answer={codes['answer']}",
        "an invitation": f"#join={codes['join']}{told}",
        "an invitation by a room": f"#join={codes['room']}{told}",
        "a deal": "?game=moroccan-ronda&players=4&seat=0&bots=hard&target=25&seed=k3m9xq",
        "a deal with a code made up": "?game=rounds&players=2&seed=Wine+%26+Cheese%21",
        "a deal with people": "?game=rounds&seats=Ana%2CBen+J%2E&seed=k3m9xq",
        "a deal of a day": "?daily=rounds&date=2026-11-21",
        "a question of a day": "?puzzle=rounds&date=2026-11-26",
        "a lesson": "?lesson=baronda",
    }


BEHIND = [
    ".", ")", ").", ",", ">", "?", "!!", ":", '"', "'", "`", "”", NBSP + "»", "。", "）", "**", " ",
    NBSP, RLM, PDI, "\u200b", "&fbclid=IwAR0a_b-c", "?utm_source=mail",
    ".&utm_source=mail&utm_medium=chat",
]  # fmt: skip
"""Signs of sentences and of markup, signs that nobody sees, and trackers."""


def test_what_stands_behind_an_address_is_dropped() -> None:
    """Whatever it is, and whatever the link leads to: read as without it, but for parameters that
    nobody knows, which are passed over elsewhere."""
    calls = [["address", SITE + link] for link in kinds().values()]
    plain = dict(zip(kinds(), asked(*calls), strict=True))
    meant = ("a deal with a code made up", "。")  # such a code may end so
    tried = [(k, behind) for k in kinds() for behind in BEHIND if (k, behind) != meant]
    calls = [["address", SITE + kinds()[kind] + behind] for kind, behind in tried]
    for (kind, behind), read in zip(tried, asked(*calls), strict=True):
        params = {key: text for key, text in read["params"].items()
                  if key not in ("fbclid", "utm_source", "utm_medium")}  # fmt: skip
        assert {**read, "params": params} == plain[kind], (kind, behind)


def test_parameters_and_codes_in_addresses() -> None:
    many = {"game": "rounds", "seed": "7", "seat": "1"}
    day = {"daily": "rounds", "date": "2026-11-21"}
    parameters: dict[str, dict[str, str]] = {
        "?game=rounds&amp;seed=7&amp;seat=1": many, "?game=rounds&#x26;seed=7&seat=1": many,
        "?daily=rounds&date=2026-11-21 it's fun": day, "?daily=rounds&date=2026-11-21.": day,
        "?daily=rounds&date=2026-11-21x": {**day, "date": "2026-11-21x"},
        "?game=rounds&target=": {"game": "rounds", "target": ""},
        "?game=rounds&accent=rgb(1,2,3)": {"game": "rounds", "accent": "rgb(1,2,3)"},
        "?names=Ana, Ben .": {"names": "Ana,Ben"}, "?game=rounds&game=baronda": {"game": "rounds"},
        "?position=rounds&hand1=?9": {"position": "rounds", "hand1": "?9"},
        "?game%3Drounds&seed=7&seat=1": many,
        "?game%253Drounds%2526seed%253D7%2526seat%253D1": many,
        "?GAME=Rounds&Seed=7&seat=1": many, "?game=3Drounds&seed=3D7&seat=3D1": many,
        "?game=%E2%80%9Crou%C2%ADnds%E2%80%9D&amp;amp;seed=7&amp;#038;seat=%E2%80%8B1": many,
        "?example=BA-1.2%252F2": {"example": "BA-1.2/2"}, "?move=-1": {"move": "-1"},
        "?example=ro-3.1": {"example": "RO-3.1"},
    }  # fmt: skip
    read = asked(*[["address", address] for address in parameters])
    assert read == [{"params": params, "hash": ""} for params in parameters.values()]
    anchors = {
        "#record=<CODE>": "#record=CODE", "#record%3DCODE": "#record=CODE",
        "#RECORD=CODE": "#record=CODE", "#record=CO\u200bDE\u00ad": "#record=CODE",
        "#record=https://x.example/index.html#record=CODE": "#record=CODE",
        "#record=CODE%20for%20you": "#record=CODE", "#record=CODE==": "#record=CODE",
        "#record%253DCODE": "#record=CODE", "?move=3%23record%3DCODE": "#record=CODE",
        "?record=CODE": "#record=CODE", "?play=%20CODE%0A": "#play=CODE",
        "#record=": "#record=", "#SR-4.2": "#SR-4.2", "#SR-4.2).": "#SR-4.2",
    }  # fmt: skip
    read = asked(*[["address", anchor] for anchor in anchors])
    assert [each["hash"] for each in read] == [*anchors.values()]


def test_codes_broken_in_addresses() -> None:
    """By spaces or ends of lines anywhere, and with words behind them."""
    game = code(record(hands=1))
    breaks = [(n, end) for n in range(20, 90, 3) for end in ("%0A", "%0D%0A", "%20%0A%20")]
    links = [f"{SITE}?play={split_at(n, end)(game)}" for n, end in breaks]
    links += [f"{link.replace('?play', '#record')}%20for%20you" for link in links]
    assert asked(*[["sound", link] for link in links]) == [game] * len(links)


def test_bad_values() -> None:
    """Of every parameter with certain values; and two of any that is known. Empty ones are none."""
    bad = [f"?{name}=zz" for name in (*VALUES, "lang", "accent")]
    for address, told in zip(bad, asked(*[["fault", each] for each in bad]), strict=True):
        name = address[1:-3]
        assert re.fullmatch(rf"{name}: one of [\w, …#-]+, not zz", told), told
    good = [f"?{name}={value}".replace(NUMBER, "7") for name in VALUES for value in VALUES[name]]
    good += ["?lang=fr-CA", "?lang=FR", "?lang=fr_FR", "?theme=Dark", "?speed=", "?accent=%23396",
             "?move=17.", "?seed=7&amp;seed=7", "?utm=a&utm=b&hands=1&hands=2"]  # fmt: skip
    twice = ["fault", "?seed=7&hands=1&hands=2", "dealer,hands"]
    *none, told = asked(*[["fault", each] for each in good], twice)
    assert none == [""] * len(good)
    assert told == "hands: 1 or 2, not both"


def test_paths_at_which_there_is_nothing() -> None:
    """Text behind a link may have become part of its path; the rest stays."""
    meant = {
        "/index.html.": "/index.html", "/)": "/", "/rules.html%3E": "/rules.html",
        "/index.html%23record=CODE": "/index.html#record=CODE",
        "/index.html%3Fgame=rounds&seed=7": "/index.html?game=rounds&seed=7",
        "/nothing/here": "/nothing/here", "//x.example/a.": "//x.example/a",
    }  # fmt: skip
    assert asked(*[["place", path] for path in meant]) == [*meant.values()]


def split_at(columns: int, end: str = "\n", begin: str = "") -> Any:
    def wrap(link: str) -> str:
        lines = [link[at : at + columns] for at in range(0, len(link), columns)]
        return (end + begin).join(lines)

    return wrap


def outlook(link: str) -> str:
    return f"https://eur01.safelinks.protection.outlook.com/?url={quote(link, '')}&data=05"


def facebook(link: str) -> str:
    return f"https://l.facebook.com/l.php?u={quote(link + '&fbclid=Iw', '')}&h=AT0&s=1"


def proofpoint(link: str) -> str:
    plain = {each for each in link if each.isascii() and each.isalnum()} | {"."}
    signs = ["_" if each == "/" else each if each in plain else f"-{ord(each):02X}"
             for each in link]  # fmt: skip
    return f"https://urldefense.proofpoint.com/v2/url?u={''.join(signs)}&d=DwMF&c=x"


AROUND = [
    "{}", *("{}" + behind for behind in BEHIND), "Look at this: {} – what do you say?",
    "I had luck (see {}).", "<{}>", "“{}”", f"«{NBSP}{{}}{NBSP}»", "```\n{}\n```",
    f"{FSI}{{}}{PDI}", "[my game]({})", "**{}**", "_{}_", "<{}|my game>", "{}😀", "🎉 {} 👩‍🍳 nice",
    "> Ana wrote:\n> {}\n> -- \n> Ana", "{}\n\nBest,\nAna",
]  # fmt: skip
MAILERS: dict[str, Any] = {
    "in HTML": lambda link: f'<a href="{link.replace("&", "&amp;")}">my game</a>',
    "at 76 columns": split_at(76),
    "at 72 columns, CRLF": split_at(72, "\r\n"),
    "quoted, at 76 columns": lambda link: f"> {split_at(76, begin='> ')(link)}\n>\n> Ana",
    "at 76 columns with words": lambda link: f"Hi!\n{split_at(76)(link)}\n\nSee you",
    "quoted-printable": lambda link: split_at(75, "=\n")(link.replace("=", "=3D")),
    "by Outlook": outlook,
    "by Outlook, escaped": lambda link: outlook(link).replace("&", "&amp;"),
    "by Outlook, at 76 columns": lambda link: split_at(76)(outlook(link)),
    "by Facebook": facebook,
    "by Google": lambda link: f"https://www.google.com/url?q={quote(link, '')}&sa=D&ust=1",
    "by Facebook in Outlook": lambda link: outlook(facebook(link)),
    "by Proofpoint": proofpoint,
    "by Proofpoint, later": lambda link: (
        f"https://urldefense.com/v3/__{link.replace('#', '*')}__;{'Iw' * ('#' in link)}!!AbC!dEf$"
    ),
}
WRAPPERS: dict[str, Any] = {**{each: each.format for each in AROUND}, **MAILERS}


def test_pasted_links() -> None:
    """Every kind of link in everything that may be around it."""
    plain = dict(zip(kinds(), asked(*[["found", SITE + link] for link in kinds().values()]),
                     strict=True))  # fmt: skip
    for kind, found in plain.items():
        assert found["address"] == f"index.html{kinds()[kind]}", kind
    # Nothing tells these apart: an invented name or word may end like this.
    skipped = {
        ("a deal with a code made up", "{}😀"), ("a deal with a code made up", "{}。"),
        ("an invitation", "{}😀"), ("an invitation by a room", "{}😀"),
    }  # fmt: skip
    tried = [(k, w) for k in kinds() for w in WRAPPERS if (k, w) not in skipped]
    calls = [["found", WRAPPERS[wrapper](SITE + kinds()[kind])] for kind, wrapper in tried]
    for (kind, wrapper), found, call in zip(tried, asked(*calls), calls, strict=True):
        if found:
            found["address"] = re.sub("[&?](fbclid|utm_source|utm_medium)=[^&]*", "",
                                      found.get("address") or "")  # fmt: skip
        assert found == plain[kind], (kind, wrapper, call[1])


def test_pasted_codes() -> None:
    """An answer or a game without a link around it; some do what they do to links only."""
    (codes,) = asked(["codes"])
    links_only = re.compile("by |.*(fbclid|utm)|quoted-printable")
    tried = [(each, name) for each in (codes["answer"], code(record(hands=1)))
             for name in WRAPPERS if not links_only.match(name)]  # fmt: skip
    calls = [["found", WRAPPERS[name](each)] for each, name in tried]
    for (each, name), found in zip(tried, asked(*calls), strict=True):
        assert found, name
        assert (found["kind"], found["code"]) == ("bare", each), name
    # A reply quotes what it replies to.
    link, answer = SITE + kinds()["an invitation"], SITE + kinds()["an answer"]
    text = f"{answer}\n\nOn Saturday Ana wrote:\n{split_at(74, begin='> ')('> ' + link)}"
    assert asked(["found", text])[0]["kind"] == "answer"
    nothing = ["", "not a record", "https://example.com/a?b=c", "{}", "#", "x" * 100_000,
               "a b " * 10_000, "https://" * 1000, f"{'a' * 76}\n" * 3000]  # fmt: skip
    assert asked(*[["found", text] for text in nothing]) == [None] * len(nothing)


def test_records_as_text() -> None:
    one, listed = '{"a": {"b": 1}}', '[{"a": [1]}, 5, {"b": 2}]'
    wanted = {
        one: one, f"\ufeff {one}\n": one, f"```json\n{one}\n```": one, f"My game: {one} :)": one,
        '> {"a":\n> {"b": 1}}': one, f"//<![CDATA[\n{one}//]]>": one,
        listed: listed, f"Solve these: {listed}": listed, f"> {listed}": listed,
        '[12:30] Ana: {"a": [1]}': '{"a": [1]}',  # brackets of another kind around it
        '[{"a": 1}': '{"a": 1}', "{&quot;a&quot;: 1}": '{"a": 1}', "{“a”:\u00a01}": '{"a": 1}',
        **dict.fromkeys(["", "[]", "null", "hello", '{"a": ', "} {", "{a: 1}"], ""),
    }  # fmt: skip
    found = asked(*[["objectIn", text] for text in wanted])
    for (text, wants), told in zip(wanted.items(), found, strict=True):
        assert json.loads(told or "{}") == json.loads(wants or "{}"), text


DEALS = [
    ("K3m9xq", "k3m9xq"), ("K3M9XQ.", "k3m9xq"), ("“K3M9XQ”", "k3m9xq"),
    (f" K3M9XQ{NBSP}", "k3m9xq"), ("ｋ３ｍ９ｘｑ", "k3m9xq"), ("K3M9XQ😀", "k3m9xq"),
    # Made up by people.
    ("Hello", "Hello"), ("MARTHA", "MARTHA"), ("7", "7"), ("A1", "A1"), ("Ana 2026!", "Ana 2026!"),
    ("234567", "234567"), ("K3M9XO", "K3M9XO"), ("", ""),
]  # fmt: skip


def test_deal_codes() -> None:
    """Those that people made up stay to the letter in addresses that the site writes."""
    wanted = [read for _, read in DEALS]
    assert asked(*[["seed", typed] for typed, _ in DEALS]) == wanted
    addresses = [f"?game=rounds&seed={quote(typed, '')}" for typed, _ in DEALS]
    meant = ["Hello!", "wine.", "v1.2", "(a)", "a)", "ok?", "*", "x_", 'say "x"', "a&b", "😀"]
    addresses += asked(*[["written", {"game": "rounds", "seed": each}] for each in meant])
    read = asked(*[["address", address] for address in addresses])
    assert [each["params"]["seed"] for each in read] == wanted + meant
    # Codes that are given out are known in any case: a letter and a digit are among their signs.
    (given,) = asked(["freshSeed", 2000])
    assert all(re.fullmatch("[a-hjkmnp-z2-9]{6}", each) for each in given)
    assert len({*given}) > 1990
    for at in range(6):
        assert len({each[at] for each in given}) == 31
    assert asked(*[["seed", each.upper()] for each in given]) == given


COOK = "👩\u200d🍳"
WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"
X39 = "x" * 39
NAMES = {
    f"{FSI}Ana{PDI}": "Ana", f"Ana {FSI}بن{PDI} B": "Ana بن B", f"Ana{PDI}": "Ana",
    f"Ana {FSI}{PDI}B": "Ana B", f"{FSI}Ana": "Ana", "\u202eanA\u202c b": "anA b",
    f"A{SHY}na": "Ana", f"Ana{NBSP}María": "Ana María", "山田\u3000太郎": "山田 太郎",
    "Jose\u0301": "José", f"e{SHY}\u0301": "é", "A\u0000n\na\u007f": "An a",
    "نی\u200cما": "نی\u200cما", "A\u200d\u200dB": "A\u200dB", "葛\U000e0100": "葛\U000e0100",
    COOK: COOK, WALES: WALES, "A\U000e0067": "A", "🇲🇦🇪🇸": "🇲🇦🇪🇸", "\u2800 \u200b": "", "\u3164": "",
    "\ue000X": "X", "Ana\ufeff": "Ana", "x" * 50: "x" * 40,
    # A character that does not fit goes as a whole.
    f"{X39}e\u0323\u0302": f"{X39}ệ", f"{X39}q\u0323": X39, f"{X39}🇲🇦": X39, f"{X39} y": X39,
    f"{X39[1:]}{COOK}": X39[1:], f"{X39[2:]}{COOK}": f"{X39[2:]}{COOK}",
    f"{X39[4:]}{WALES}": X39[4:], "a" + "\u0316" * 60: "a" + "\u0316" * 39,
}  # fmt: skip


def units(text: str) -> list[int]:
    data = text.encode("utf-16-le", "surrogatepass")
    return [data[at] | data[at + 1] << 8 for at in range(0, len(data), 2)]


def in_page(*names: str) -> list[str]:
    found = asked(*[["name", units(name)] for name in names])
    return ["".join(map(chr, signs)) for signs in found]


def test_names() -> None:
    """Invisible characters go; a visible character stays whole. Once normal they stay so."""
    assert in_page(*NAMES) == [*NAMES.values()]
    rng = Random(7)
    signs = [
        *"ab B", *" \t\u00a0\u3000", "\u200c", "\u200d", "\ufe0f", "\u0301", "\u0316", "e", SHY,
        RLM, *"\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e", "👩", "🍳", "🏽", "🇲", "🇦",
        "\U0001f3f4", "\U000e0067", "\U000e007f", "\U000e0100", "\ud800", "ك", "ま", "\u3099",
        "가", "\u1100", "\u1161", "\u0b95", "\u0bcd", "\u2126", "\ufeff", "\u0000",
    ]  # fmt: skip
    names = ["".join(rng.choices(signs, k=rng.randrange(60))) for _ in range(3000)]
    known = [chr(n) for n in range(0x3000) if unicodedata.category(chr(n)) != "Cn"]
    names += ["".join(rng.choices(known, k=20)) for _ in range(1000)]
    normals = in_page(*names)
    assert in_page(*normals) == normals
    for name in normals:
        assert len(name) <= NAME
        assert unicodedata.is_normalized("NFC", name)


def test_names_in_seats() -> None:
    """They are read in their one form, at this device and at others; too long ones are refused by
    those who read them, not cut."""
    names = [COOK, f"Ana{RLM}", f"A{SHY}na", f"{FSI}Ana{PDI}", "José"]
    normals = [COOK, "Ana", "Ana", "Ana", "José"]
    seats = [quote(f"{name},@{name},bot", "") for name in names]
    read = asked(*[["address", f"?game=rounds&seats={each}"] for each in seats])
    for name, each in zip(normals, read, strict=True):
        assert each["params"]["seats"] == f"{name},@{name},bot"
    invited = [[["address", f"#join=CODE&game=rounds&from={quote(each)}&as={quote(each)}"]
                for each in those] for those in (names, normals)]  # fmt: skip
    assert asked(*invited[0]) == asked(*invited[1])
    unseen = quote(f"Ana,{RLM},@{SHY}, ,", "")
    assert asked(["address", f"?seats={unseen}"])[0]["params"]["seats"] == "Ana,?,@?,,"
    long = "x" * 41
    assert asked(["address", f"?seats={long}"])[0]["params"]["seats"] == long


DASHES = [("-", dash) for dash in "\u2010\u2011\u2212–"] + [("--", "–"), ("--", "—")]
"""Phones and word processors make dashes of hyphens: of each, or one of two."""


@cache
def codes_with_hyphens() -> dict[str, str]:
    """A code of each kind in which hyphens stand alone and in pairs."""
    numbers = Random(1)

    def drawn(count: int) -> str:
        return numbers.randbytes(count).hex()

    game = record(hands=1)
    made = [{"record": code({**game, "title": drawn(64)})} for _ in range(100)]
    prints = [":".join(re.findall("..", drawn(32).upper())) for _ in range(1500)]
    made += asked(*[["codes", drawn(16), each] for each in prints])
    found: dict[str, str] = {}
    for each in made:
        for kind, text in each.items():
            if {len(run) for run in re.findall("-+", text)} >= {1, 2}:
                found.setdefault(kind, text)
    return found


def test_dashes_in_place_of_hyphens() -> None:
    codes = codes_with_hyphens()
    links = {
        "#record=": codes["record"], "#play=": codes["record"], "?move=17#record=": codes["record"],
        "#answer=": codes["answer"], "#join=": codes["join"], "#Join=": codes["room"],
    }  # fmt: skip
    tried = [(kind, how) for kind in links for how in DASHES]
    dashed = [f"{SITE}{kind}{links[kind].replace(*how)}" for kind, how in tried]
    read = asked(*[["address", each] for each in dashed])
    pasted = asked(*[["found", f"Look: {each} – nice"] for each in dashed])
    alone = asked(*[["found", links[kind].replace(*how)] for kind, how in tried])
    for (kind, how), at, found, bare in zip(tried, read, pasted, alone, strict=True):
        assert "join" in kind.lower() or bare["code"] == links[kind], (kind, how)
        assert at["hash"] == kind[kind.index("#") :].lower() + links[kind], (kind, how)
        assert found, (kind, how)
        assert found["code"] == links[kind], (kind, how)
        assert found["address"].endswith(at["hash"]), (kind, how)
    behind = [f"{SITE}#record={codes['record']}{each}" for each in ("–", "—", "—and you?")]
    for found in asked(*[["found", text] for text in behind]):
        assert found["code"] == codes["record"]
    for at in asked(*[["address", text] for text in behind[:2]]):
        assert at["hash"] == f"#record={codes['record']}"
    for dash in "\u2010\u2011\u2212–—":  # and in words
        words, clause, pack = asked(
            ["address", f"?daily=steere{dash}ronda&date=2026{dash}11{dash}21"],
            ["address", f"rules.html#SR{dash}4.2"],
            ["address", f"?position=free&pack=french{dash}52%2B2"],
        )
        assert words["params"] == {"daily": "steere-ronda", "date": "2026-11-21"}
        assert clause["hash"] == "#SR-4.2"
        assert pack["params"] == {"position": "free", "pack": "french-52+2"}
