"""Playing on where the game is only the way to what a test is about.

That people can play by clicks and keys is the matter of each game's own tests.
"""

from __future__ import annotations

from playwright.sync_api import FrameLocator, Page

from e2e.sim.page import Page as SimulatedPage
from e2e.waiting import DEADLINE

# Controls that a person may use now, and that a tap in their middle would miss. Not those in a part
# that is scrolled out of sight, nor below a dialog, nor cards on their way.
UNREACHED = """table => {
  if (document.querySelector('dialog[open]')) return [];
  const shown = (each, x, y) => {
    for (let holder = each; holder; holder = holder.parentElement) {
      const { left, right, top, bottom } = holder.getBoundingClientRect();
      const { overflow, clipPath } = getComputedStyle(holder);
      const clips = holder.parentElement && holder !== document.body
        && (overflow !== 'visible' || clipPath !== 'none');
      const isWithin = x >= left && x <= right && y >= top && y <= bottom && right - left > 2;
      if (clips && !isWithin) return false;
    }
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  };
  const moving = table.getAnimations({ subtree: true })
    .filter(each => each.playState === 'running').map(({ effect }) => effect.target);
  const moves = each => moving.some(target => target.contains(each));
  return [...table.querySelectorAll('button, a[href], input, [data-action]')].filter(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const x = left + width / 2, y = top + height / 2;
    if (width < 2 || each.disabled || getComputedStyle(each).visibility !== 'visible') return false;
    if (getComputedStyle(each).pointerEvents === 'none' || !shown(each, x, y)) return false;
    const found = document.elementFromPoint(x, y);
    if (moves(each) || moves(found)) return false;
    // A mark may lie in the middle of a plate.
    if (each.matches('.asked') && each.parentElement.contains(found)) return false;
    return !each.contains(found) && !found?.closest('label')?.contains(each);
  }).map(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return `${each.outerHTML.slice(0, 90)} below ${found?.outerHTML.slice(0, 90)}`;
  });
}"""

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
      const missed = (UNREACHED)(table);
      if (missed.length) {
        clearTimeout(never);
        watch.disconnect();
        fail(new Error(`at turn ${turns}: ${missed.join('; ')}`));
        return;
      }
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
})""".replace("UNREACHED", UNREACHED)


def play_on(where: Page | FrameLocator, most: int = 400) -> int:
    """Choose the first info, at so many turns or to the end of the game; return the number of
    turns. The effects of the last choice are not awaited. At each turn every control must be within
    reach."""
    if not most:
        return 0
    if isinstance(where, SimulatedPage):
        return int(where.call("playOn", most=most, moves=40))
    table = where.locator("[data-table]")
    turns: int = table.evaluate(PLAY_ON, [most, DEADLINE])
    assert turns < 400
    return turns


# The cards of the hand; and whether they are these.
HAND = "() => [...document.querySelectorAll('.hand [data-card]')].map(e => e.dataset.card).join()"
HOLDS = f"cards => ({HAND})() === cards"


def hand(page: Page) -> str:
    return str(page.evaluate(HAND))


def unfold(page: Page) -> None:
    """Open what the front page has besides playing and learning."""
    page.locator(".besides").evaluate_all("all => all.forEach(each => { each.open = true; })")
