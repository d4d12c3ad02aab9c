"""Tables on other people's pages in five languages: which one they speak."""

from __future__ import annotations

from playwright.sync_api import FrameLocator, Page, expect

from e2e.embedding import GAME, Host, host
from e2e.test_languages import NewContext, word

__all__ = ["host"]  # a fixture


def embedded(page: Page, host: Host, html: str, bodies: dict[str, str]) -> FrameLocator:
    """The still pictures, each in its language, and then the frame of the first."""
    page.goto(host("".join(body.format(GAME) for body in bodies.values()), html=f'lang="{html}"'))
    for number, language in enumerate(bodies):
        stage = page.locator("rondas-table .stage").nth(number)
        expect(stage).to_have_attribute("lang", language)
        expect(stage).to_have_css("direction", "rtl" if language == "ar" else "ltr")
        expect(stage.locator(".go")).to_have_text(word(language, "play", "embedding"))
        expect(stage.locator("button")).to_contain_text(word(language, "credit", "steere-ronda"))
    language = next(iter(bodies))
    page.locator("rondas-table").first.locator("button").click()
    table = page.locator("rondas-table").first.frame_locator("iframe")
    expect(table.locator("html")).to_have_attribute("lang", language)
    expect(table.locator("[data-status=your-turn]")).to_be_visible()
    expect(table.locator("#log-title")).to_have_text(word(language, "log"))
    return table


def test_embedded_in_a_language(new_context: NewContext, host: Host) -> None:
    """That of the element or of what is around it, and else one that the browser asks for."""
    bodies = {
        "es": '<div lang="de"><rondas-table {}></rondas-table></div>',
        "ar": '<rondas-table lang="ar" {}></rondas-table>',
        "ja": '<div lang="ja-JP"><rondas-table {}></rondas-table></div>',
        "fr": "<rondas-table {}></rondas-table>",
    }
    embedded(new_context(locale="es-ES").new_page(), host, "fr-CA", bodies)


def test_embedded_where_none_is_asked_for_and_then_one(new_context: NewContext, host: Host) -> None:
    page = new_context(locale="de-DE").new_page()
    table = embedded(page, host, "de", {"en": "<rondas-table {}></rondas-table>"})
    page.locator("rondas-table").evaluate("table => { table.lang = 'ar'; }")
    expect(table.locator("html")).to_have_attribute("lang", "ar")
    expect(table.locator("[data-status=your-turn]")).to_be_visible()
    expect(table.locator("#log-title")).to_have_text(word("ar", "log"))
