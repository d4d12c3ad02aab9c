"""Tables on other people's pages in five languages: which one they speak."""

from __future__ import annotations

import pytest
from playwright.sync_api import FrameLocator, Page

from e2e.embedding import GAME, Host, host
from e2e.test_languages import NewContext, word
from e2e.waiting import expect

pytestmark = pytest.mark.browser

__all__ = ["host"]  # a fixture


def stages(page: Page, host: Host, html: str, bodies: dict[str, str]) -> None:
    """The still pictures, each in its language."""
    page.goto(host("".join(body.format(GAME) for body in bodies.values()), html=f'lang="{html}"'))
    for number, language in enumerate(bodies):
        stage = page.locator("rondas-table .stage").nth(number)
        expect(stage).to_have_attribute("lang", language)
        expect(stage).to_have_css("direction", "rtl" if language == "ar" else "ltr")
        expect(stage.locator(".go")).to_have_text(word(language, "play", "embedding"))
        expect(stage.locator("button")).to_contain_text(word(language, "credit", "steere-ronda"))


def plays(table: FrameLocator, language: str) -> None:
    expect(table.locator("html")).to_have_attribute("lang", language)
    expect(table.locator("[data-status=your-turn]")).to_be_visible()
    expect(table.locator("#log-title")).to_have_text(word(language, "log"))


def test_embedded_in_a_language(new_context: NewContext, host: Host) -> None:
    """That of the element or of what is around it, and else one that the browser asks for; and the
    one that is asked for later."""
    bodies = {
        "es": '<div lang="de"><rondas-table {}></rondas-table></div>',
        "ar": '<rondas-table lang="ar" {}></rondas-table>',
        "ja": '<div lang="ja-JP"><rondas-table {}></rondas-table></div>',
        "fr": "<rondas-table {}></rondas-table>",
    }
    page = new_context(locale="es-ES").new_page()
    stages(page, host, "fr-CA", bodies)
    element = page.locator("rondas-table").first
    element.locator("button").click()
    table = element.frame_locator("iframe")
    plays(table, "es")
    element.evaluate("table => { table.lang = 'ar'; }")
    plays(table, "ar")
    # Nobody asks for a language that there is.
    page = new_context(locale="de-DE").new_page()
    stages(page, host, "de", {"en": "<rondas-table {}></rondas-table>"})
