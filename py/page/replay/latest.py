"""The games that have ended on this device last, to be looked at again."""

from page.logic.results import points_of
from page.platform.i18n import amount, dated, word
from page.ui.dom import button, el, is_open, scene

MOST = 4


async def show(page, body):
    """Add them to a dialog, the latest first."""
    await page.games.load()
    done = [(each["time"], key[5:], each) for key, each in await page.device.every("done:")]
    done = [each for each in sorted(done, reverse=True) if page.games.of(each[2]["game"])][:MOST]
    if not done or not is_open(body):
        return
    el("h3", "", body, word("open-latest"))
    rows = el("ul", "latest", body)
    for time, name, each in done:
        info = page.games.of(each["game"])
        won = "won" if each["seat"] in each["winners"] else "lost"
        row = el("li", "", rows, data_of=each["game"])
        made = button(None, "best", row, data_name=name)
        scene(each["game"], made)
        told = el("span", "", made)
        el("b", "", told, info["title"])
        el("small", "", told, word("day-shared-" + won, points=amount(info, points_of(each))))
        el("small", "", told, dated(time[:10], day="numeric", month="long"))
