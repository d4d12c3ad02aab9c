"""The level that follows the results of the person: its value, and its changes."""

from page.logic.constants import LEVELS
from page.logic.levels import FOLLOWS, following, of_game
from page.logic.table_config import alike, request_of
from page.platform.i18n import level, word
from page.ui.dom import el


def is_wanted(page):
    """Return whether the next game's level follows the results."""
    return (page.routes.params.get("bots") or page.settings.now["level"]) == FOLLOWS


def follows(page):
    """Return whether the level at the table came from the results."""
    session = page.table.session
    fixed = session.day or session.is_lesson or session.is_remote or page.routes.level_changed
    return is_wanted(page) and not fixed


async def followed(page, visit, params, info, saved=()):
    """Return the level that the person's results in this game lead to; for a begun game, its
    own."""
    for step in LEVELS if params.get("seed") else ():
        for each in alike(saved, request_of(params, info, step), info):
            if each["save"]["seed"] == params["seed"]:
                return step
    done = await visit.during(page.device.every("done:"))
    return following(of_game([value for _, value in done], info["id"]))


def tell(page, row, done, last):
    """Show at the end of a game, above a row of buttons, the level of the bots in the next one, by
    the results `done`, of which this game is the `last`."""
    if not is_wanted(page):
        return
    game = page.table.info["id"]
    now = following(of_game([value for _, value in done], game))
    before = following(of_game([value for key, value in done if key != last], game))
    if now != before:
        name = "stronger" if LEVELS.index(now) > LEVELS.index(before) else "weaker"
        row.before(el("p", "moved", None, word("bots-" + name, level=level(now))))
    elif follows(page):
        row.before(el("p", "moved same", None, word("bots-same", level=level(now))))
