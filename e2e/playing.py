"""Playing on where the game is only the way to what a test is about.

That people can play by clicks and keys is the matter of each game's own tests.
"""

from __future__ import annotations

from itertools import cycle

from playwright.sync_api import FrameLocator, Locator, Page

from e2e.waiting import DEADLINE

# As soon as it is the person's turn; at once in the page, which is done in a third of the time that
# telling the page takes.
PLAY_ON = """(table, [most, deadline]) => new Promise((done, fail) => {
  let turns = 0, never;
  const look = () => {
    clearTimeout(never);
    never = setTimeout(fail, deadline, new Error(`still ${table.dataset.status}`));
    const { status } = table.dataset;
    const isMine = status === 'your-turn';
    if (isMine) {
      turns++;
      document.querySelector('[data-action]').click();
    }
    if (isMine ? turns === most : status === 'over') {
      clearTimeout(never);
      watch.disconnect();
      done(turns);
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(table, { attributeFilter: ['data-status'] });
  look();
})"""


def play_on(where: Page | FrameLocator, most: int = 400) -> int:
    """Chooses whatever is offered first, at so many turns or to the end of the game; gives the
    number of turns. What follows from the last choice is not waited for."""
    if not most:
        return 0
    table = where.locator("[data-table]")
    turns: int = table.evaluate(PLAY_ON, [most, DEADLINE])
    assert turns < 400
    return turns


HEIGHTS = cycle((8, 26))  # pixels from the top edge


def tap(what: Locator) -> None:
    """Clicks an action, never twice in a row on the same place: the page takes a second click that
    comes there at once for half of a double click."""
    what.click(position={"x": 10, "y": next(HEIGHTS)})
