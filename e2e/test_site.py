"""The site on hosts and in browsers of all kinds: its policy, wrong addresses, no scripts, old
browsers. (What can be said of its files without a browser is in tests/test_site.py.)"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from e2e.conftest import TOP, Trouble
from e2e.embedding import Host, touch
from e2e.test_front import GAMES
from e2e.test_rule_pages import is_at
from e2e.test_table import SIZES
from e2e.waiting import expect
from tools.serve import Site

pytestmark = pytest.mark.browser

ELSEWHERE = "https://elsewhere.example/script.js"
TRIES = """async elsewhere => {
  const heard = (what, directive) => new Promise(done => {
    document.addEventListener('securitypolicyviolation', event => {
      if (event.blockedURI === what && event.effectiveDirective === directive) done();
    });
  });
  for (const [blocked, directive, tag, content] of [
    ['inline', 'script-src-elem', 'script', { textContent: 'window.ran = true' }],
    ['inline', 'style-src-elem', 'style', { textContent: 'body { display: none }' }],
    [elsewhere, 'script-src-elem', 'script', { src: elsewhere }],
    [elsewhere, 'img-src', 'img', { src: elsewhere }],
  ]) {
    const told = heard(blocked, directive);
    document.head.append(Object.assign(document.createElement(tag), content));
    await told;
  }
  let evaluated = true;
  try { (0, eval)('1'); } catch { evaluated = false; }
  return { ran: window.ran ?? false, evaluated };
}"""


@pytest.mark.pyodide
def test_policy_on_a_host_that_sends_none(
    dist: Path, serve: Callable[..., Site], page: Page, trouble: Trouble
) -> None:
    """No inline script or style, no eval, nothing from elsewhere."""
    bare = serve(dist, rules=[])
    # Without CORS headers the tables in the page for owners cannot load either.
    for text in ("Content Security Policy", ELSEWHERE, "CORS policy", "net::ERR_FAILED"):
        trouble.expect(text)
    for file in ("index.html", "rules/rounds.html", "embedding.html"):
        page.goto(bare.url + file)
        assert page.evaluate(TRIES, ELSEWHERE) == {"ran": False, "evaluated": False}, file


def test_wrong_address(page: Page, trouble: Trouble) -> None:
    """It leads on; with a character behind it to what was meant, also to a clause of the rules."""
    trouble.expect("404")
    page.goto("rules/no-such-game.html?a=b#c")
    expect(page.locator("h1")).to_have_text("Page not found")
    background = page.locator("header").evaluate("e => getComputedStyle(e).backgroundImage")
    assert "grain.svg" in background, "its style sheets are found at any depth"
    page.get_by_role("link", name="Rules").click()
    expect(page.locator(".rulebooks a").first).to_be_visible()
    page.goto("rules.html).")
    expect(page).to_have_url(re.compile(r"/rules\.html$"))
    page.goto("rules/rounds.html#RO-3.4).")
    expect(page.locator("#RO-3\\.4:target")).to_be_visible()
    page.goto("index.html%3Fexample=SR-4.2")
    expect(page.locator("[data-status=viewing]")).to_be_visible()


def test_without_scripts(new_context: Callable[..., BrowserContext]) -> None:
    """Games, pictures and rules are in the page; Play is a link. Missing scripts are told above the
    title, on a phone too. The address of rules without a language is English, and the others are
    one tap away. A tap on a term shows its meaning; another tap closes it."""
    page = new_context(locale="fr-FR", java_script_enabled=False).new_page()
    page.goto("index.html")
    expect(page.locator("[data-play]")).to_have_count(len(GAMES))
    expect(page.locator("[data-play]").first).to_have_attribute(
        "href", re.compile(rf"^index\.html\?game={GAMES[0]}")
    )
    for size in (SIZES["phone"], SIZES["desktop"]):
        page.set_viewport_size(size)
        said, title = (page.locator(name).bounding_box() for name in (".no-script", ".front h1"))
        assert said
        assert title
        assert 0 <= said["y"] <= said["y"] + said["height"] <= title["y"]
    page.goto("rules/rounds.html#RO-3.4")
    is_at(page, "rules/rounds.html#RO-3.4", "en")
    page.locator(".languages [hreflang=es]").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    meaning = page.locator(".meaning:popover-open")
    page.locator(".term", has_text="seguir").first.click()
    expect(meaning).to_have_text("seguir el palo Jugar una carta del palo de salida.")
    page.emulate_media(media="print")
    expect(page.locator("#RO-3\\.1 .term").first).to_be_visible()
    page.emulate_media(media="screen")
    page.locator("#RO-3 h2").click()
    expect(meaning).to_have_count(0)


NEEDED = ("selector(:has(a))", "(grid-template-rows:subgrid)", "(width:1lh)")


def test_an_old_browser_is_told(page: Page, dist: Path) -> None:
    """By a style sheet alone: it may not read the scripts. One that does not know one of the things
    that the site needs; others are not."""
    told = page.locator("#old")
    page.goto("index.html")
    expect(told).to_be_hidden()
    missing, replaced = "", []

    def older(route: Route) -> None:
        text = (dist / "static/css/tokens.css").read_text("utf-8")
        assert text.count(missing) == 1, missing
        replaced.append(missing)
        route.fulfill(content_type="text/css", body=text.replace(missing, "(width:1unknown)"))

    page.route("**/static/css/tokens.css", older)
    for missing in NEEDED:
        page.goto("index.html")
        expect(told, missing).to_be_visible()
        expect(told.get_by_role("link")).to_have_attribute("href", "rules.html")
    assert replaced == list(NEEDED)
    # The same versions everywhere, which know no newer functions of colours.
    versions = re.findall(r"[\d.]*\d", told.inner_text())
    build = (TOP / "tools/styles.mjs").read_text()
    found = dict(re.findall(r"(\w+): version\(([\d, ]+)\)", build))
    targets = [found[name].replace(", ", ".") for name in ("chrome", "edge", "firefox", "safari")]
    assert targets == [versions[0], *versions]
    readme = (TOP / "README.md").read_text()
    assert re.search(r"Chrome and Edge {}, Firefox {}, Safari {}".format(*versions), readme)
    assert not any("light-dark(" in sheet.read_text("utf-8") for sheet in dist.rglob("*.css"))


STYLES = {
    "height: 400px": 400,
    "display: block; height: 900px": 900,
    "max-height: 350px": 350,
    "min-height: 950px": 950,
    "height: 50vh": 480,
    "height: 400px; --rondas-height: 555px": 400,
    "aspect-ratio: 1; width: 500px": 500,
}
HEIGHTS = """e => [e, ...['.stage', 'button, iframe'].map(s => e.shadowRoot.querySelector(s))]
  .map(each => each.getBoundingClientRect().height)"""


@pytest.mark.returning
@pytest.mark.fresh
def test_element_follows_the_style_of_its_page(
    dist: Path, serve: Callable[..., Site], page: Page, host: Host
) -> None:
    """Its picture, and the game in it; in a row and in a grid too. The host sends no policy."""
    bare = serve(dist, rules=[("/*", {"Access-Control-Allow-Origin": "*"})])
    page.set_viewport_size({"width": 700, "height": 960})
    table = '<rondas-table example="SR-4.2"></rondas-table>'
    rules = [f"#s{n} rondas-table {{ {style} }}" for n, style in enumerate(STYLES)]
    places = [f'<div id="s{n}">{table}</div>' for n in range(len(STYLES))]
    flex = f'<div id="flex" style="display: flex; height: 420px">{table}</div>'
    grid = f'<div id="grid" style="display: grid; height: 430px">{table}</div>'
    rules.append(":is(#flex, #grid) > rondas-table { flex: 1; min-height: 0 }")
    body = f"<style>{' '.join(rules)}</style>{''.join(places)}{flex}{grid}"
    page.goto(host(body, site=bare))
    for n, (style, height) in enumerate(STYLES.items()):
        found = page.locator(f"#s{n} rondas-table").evaluate(HEIGHTS)
        assert found == [height] * 3, style
    stage = "e => e.shadowRoot.querySelector('.stage').offsetHeight"
    assert page.locator("#flex rondas-table").evaluate(stage) == 420
    assert page.locator("#grid rondas-table").evaluate(stage) == 430
    # An example in it is as high as any game; a row of 44 px stays below it.
    game = touch(page, "#s0 rondas-table")
    expect(game.locator("[data-status=viewing]")).to_be_visible()
    assert page.locator("#s0 rondas-table").evaluate(HEIGHTS) == [400, 400, 356]
    # In a sandbox `'self'` may be nobody: the policy names the site's own address too.
    policy = game.locator("meta[http-equiv]").last.get_attribute("content") or ""
    assert f"script-src 'self' {bare.url.rstrip('/')} " in policy
    assert "http: " not in policy
