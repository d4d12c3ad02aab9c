"""Tables that are still closed: what stands in them, what they load, and where none can be."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from e2e.embedding import GAME, Host, code, frame, touch, wait_heard
from e2e.test_embed_still import SHIFTS
from e2e.test_languages import NewContext, word
from e2e.test_positions import RECORD
from e2e.waiting import expect
from tools.embedding import HEIGHT
from tools.serve import Site

pytestmark = [pytest.mark.browser, pytest.mark.returning, pytest.mark.fresh]
POSITION = '<rondas-table {}position="rounds" turned="7H" hand0="KS 7C 2H" turn="1" {}'


def test_links_divs_and_own_contents(page: Page, host: Host, site: Site) -> None:
    """A wiki's links and divs become tables with their own pictures. Contents are shown as they are
    and nothing is loaded for them. A record is called by its title."""
    picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    site.log.clear()
    page.goto(host(
        f'<p id="a"><a class="rondas" href="{site.url}index.html?example=RO-3.1">One</a></p>'
        f'<p id="b"><a class="rondas" href="{site.url}e/fr/SR-4.2-2.html">Two</a></p>'
        f'<p id="c"><a class="rondas" href="{site.url}e/lesson-rounds.html">Three</a></p>'
        '<div class="rondas" data-example="MR-4.1" data-move="3"><b>Four &lt;b&gt;</b></div>'
        '<rondas-table id="e"><script type="application/json">'
        '{"game": "constructor", "title": "<b>bold</b>"}</script></rondas-table>'
        '<p id="d"><a class="rondas" href="https://elsewhere.example/index.html">Five</a></p>'
        f'<rondas-table id="f" record="{code(RECORD)}"><p>A spade is led.</p></rondas-table>'
        f'{POSITION.format("", "")}><img src="{picture}" alt="Ben leads."></rondas-table>'
    ))  # fmt: skip
    tables = page.locator("rondas-table")
    expect(tables).to_have_count(7)
    assert [each.get_attribute("example") for each in tables.all()] == [
        "RO-3.1", "SR-4.2/2", None, "MR-4.1", None, None, None,
    ]  # fmt: skip
    assert tables.nth(2).get_attribute("lesson") == "rounds"
    assert tables.nth(3).get_attribute("move") == "3"
    expect(page.locator("#e button")).to_contain_text("<b>bold</b>")
    expect(page.locator("#d > a")).to_be_visible()
    tables.last.scroll_into_view_if_needed()
    expect(page.get_by_role("button", name="Ben leads.")).to_be_visible()
    expect(tables.last.locator("img")).to_be_visible()
    asks = page.locator("#f button")
    asks.scroll_into_view_if_needed()
    for text in ("Rounds", RECORD["title"], "Answer"):
        expect(asks).to_contain_text(text)
    expect(page.locator("#a rondas-table .drawn")).to_be_attached()
    expect(page.locator("rondas-table > b")).to_be_visible()
    expect(page.locator("rondas-table > a").first).to_be_hidden()
    fetched = {path for path, _ in site.log}
    assert "/rules/moroccan-ronda/MR-4.1.png" not in fetched
    assert not [path for path in fetched if path.startswith(("/index", "/vendor", "/py", "/e/"))]
    viewer = touch(page, "#a rondas-table").locator("[data-table]")
    expect(viewer).to_have_attribute("data-status", "viewing")
    expect(page.locator("#a rondas-table .go")).to_be_hidden()
    touch(page, "#f")
    titled = page.locator("#f iframe")
    expect(titled).to_have_attribute("title", f"Rounds, {RECORD['title']}")


QUERY = "turned=7H&hand0=KS+7C+2H&turn=1"


def test_what_somebody_has_made_has_an_address_with_a_face(
    page: Page, host: Host, site: Site
) -> None:
    """A page whose address says what it shows; the menu of an element copies it. A plain frame
    loads its picture, and the rest on a tap."""
    page.goto(f"e/made-rounds.html?{QUERY}&lang=fr")
    expect(page.get_by_role("heading", name="Rounds pas à pas")).to_be_visible()
    assert page.locator("rondas-table").get_attribute("hand0") == "KS 7C 2H"
    play = page.get_by_role("link", name="Regarder").last
    assert play.get_attribute("href") == f"../index.html?{QUERY}&lang=fr"
    page.goto(f"e/made-rounds.html#record={code(RECORD)}")
    expect(touch(page).locator("[data-status=your-turn]")).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    site.log.clear()
    source = f"{site.url}index.html?example=RO-3.1&theme=dark&poster=1"
    page.goto(host(
        '<iframe id="f" sandbox="allow-scripts" width="400" height="500" '
        f'src="{source}"></iframe>{POSITION.format("", "lang=en")}></rondas-table>'
        f'<rondas-table record="{code(RECORD)}" lang="en"></rondas-table>'
        '<rondas-table example="RO-3.1" lang="fr"></rondas-table>'
        '<rondas-table game="rounds" seed="7" lang="en"></rondas-table>'
    ))  # fmt: skip
    inner = page.frame_locator("#f")
    expect(inner.locator("rondas-table .drawn")).to_be_attached()
    fetched = {path for path, _ in site.log}
    assert "/rules/rounds/RO-3.1.png" in fetched
    assert not {path for path in fetched if path.startswith(("/vendor", "/py", "/locale"))}
    faces = (
        f"e/made-rounds.html?position=rounds&{QUERY}&lang=en",
        f"e/made-rounds.html?lang=en#record={code(RECORD)}",
        "e/RO-3.1.html?lang=fr",
        "index.html?game=rounds&seed=7&lang=en",
    )
    for table, face in zip(page.locator("rondas-table").all(), faces, strict=True):
        table.locator(".more").click()
        table.locator(".menu button").first.click()
        expect(table.locator(".menu")).to_have_count(0)
        assert page.evaluate("navigator.clipboard.readText()") == site.url + face
    inner.locator("rondas-table").locator("button").click()
    expect(inner.locator("[data-status=viewing]")).to_be_visible()


FREE = (
    '<rondas-table STYLE position="free" pack="spanish-40" hand0="7O 2C 5E" hand1="1B ?2" view="0"'
    ' table="3C 4B" stock="12O ?19" row.melds="" names="Ana,Ben" play="0 7O" note0="Ana is next.">'
    "</rondas-table>"
)
ASKS = {
    "format": "rondas-record-1", "game": "free", "pack": "french-52", "players": 2, "view": 0,
    "names": ["Ana", "Ben"], "title": "Which card?", "places": {"hand0": "KS 7H", "hand1": "?2"},
    "moves": ["1 play KH"], "start": 1, "ask": {"1": {"best": ["play KS"], "right": "The king."}},
}  # fmt: skip
FACES = "e => [...e.shadowRoot.querySelectorAll('.card')].map(each => each.matches('.back'))"
INSIDE = "e => e.shadowRoot.querySelector('.cards').innerHTML"


def test_positions_show_their_table(page: Page, host: Host) -> None:
    """By attributes, as JSON and as a code: known cards, and backs for those that are unknown or
    that the view does not see. Cards that go unseen do not change the picture, on paper either. A
    tap on a card of a question opens it with this answer."""
    script = f'<script type="application/json">{json.dumps(ASKS)}</script>'
    inline = f"<rondas-table STYLE>{script}</rondas-table>"
    coded = f'<rondas-table STYLE id="coded" record="{code(ASKS)}"></rondas-table>'
    other = FREE.replace("1B", "1O").replace("12O", "11C")
    rounds = f"{POSITION.format('STYLE ', '')}></rondas-table>"
    lines = "".join([FREE, other, inline, coded, rounds]).replace("STYLE", f'style="{HEIGHT}"')
    page.add_init_script(SHIFTS)
    page.goto(host(f"{lines}<p>After</p>"))
    tables = page.locator("rondas-table")
    for table in tables.all():
        table.scroll_into_view_if_needed()
        expect(table.locator(".table")).to_be_visible()
    expect(tables.nth(1).locator(".about")).to_contain_text("Ana is next.")
    backs = [sum(table.evaluate(FACES)) for table in tables.all()]
    assert backs == [4, 4, 1, 1, 3]
    assert [len(table.evaluate(FACES)) for table in tables.all()] == [9, 9, 4, 4, 7]
    expect(tables.first.locator(".blank")).to_have_count(1)
    assert tables.nth(0).evaluate(INSIDE) == tables.nth(1).evaluate(INSIDE)
    assert tables.nth(2).evaluate(INSIDE) == tables.nth(3).evaluate(INSIDE)
    assert tables.first.locator(".label").all_text_contents() == ["Ben", "Ana", "20", "melds"]
    for at, about in (
        (0, "CardsAna is next."),
        (2, "Which card?"),
        (4, "RoundsA moment of a game"),
    ):
        expect(tables.nth(at).locator(".about")).to_have_text(about)
    assert page.evaluate("shifts") == []
    page.locator("#coded [data-card=KS]").click()
    expect(frame(page, "#coded").locator(".asking .right")).to_contain_text("The king.")
    assert wait_heard(page, "answer")["detail"]["action"] == "play KS"
    page.emulate_media(media="print")
    for table in tables.all():
        expect(table.locator(".table")).to_be_visible()
    expect(page.locator("#coded iframe")).to_be_hidden()


def stages(page: Page, host: Host, html: str, bodies: dict[str, str]) -> None:
    """The still pictures, each in its language."""
    page.goto(host("".join(bodies.values()).replace("GAME", GAME), html=f'lang="{html}"'))
    expect(page.locator(".stage")).to_have_count(len(bodies))
    for stage, language in zip(page.locator(".stage").all(), bodies, strict=True):
        expect(stage).to_have_attribute("lang", language)
        expect(stage).to_have_css("direction", "rtl" if language == "ar" else "ltr")
        expect(stage.locator(".go")).to_have_text(word(language, "play", "embedding"))
        expect(stage.locator("button")).to_contain_text(word(language, "credit", "steere-ronda"))


def test_embedded_in_a_language(new_context: NewContext, host: Host) -> None:
    """That of the element or of what is around it, and else one that the browser asks for; and the
    one that is asked for later."""
    page = new_context(locale="de-DE").new_page()  # nobody asks for a language that there is
    stages(page, host, "de", {"en": "<rondas-table GAME></rondas-table>"})
    page = new_context(locale="es-ES").new_page()
    stages(page, host, "fr-CA", {
        "es": '<div lang="de"><rondas-table id="first" GAME></rondas-table></div>',
        "ar": '<rondas-table lang="ar" GAME></rondas-table>',
        "ja": '<div lang="ja-JP"><rondas-table GAME></rondas-table></div>',
        "fr": "<rondas-table GAME></rondas-table>",
    })  # fmt: skip
    table = touch(page, "#first")
    for language in ("es", "ar"):
        expect(table.locator("html")).to_have_attribute("lang", language)
        expect(table.locator("[data-status=your-turn]")).to_be_visible()
        expect(table.locator("#log-title")).to_have_text(word(language, "log"))
        page.locator("#first").evaluate("e => { e.lang = 'ar'; }")
