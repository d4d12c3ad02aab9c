"""Measure the waiting times of a game at two devices, and the bytes of a guest's device.

python -m bench devices [--runs 5]

Host and guest are separate contexts of headless Chromium with the window of a phone, in a game for
two without waiting. The connection is WebRTC on this machine, and both pages share its cores.

- Joined: the time from the host's Enter in the box with the answer to the guest's first frame, and
  to the first hand of the guest.
- Seen: the time from a click on an action to its line in the log of the other device.
- Bytes: all answers to the guest's page and its workers up to the first hand, as sent, against the
  host's up to the invitation.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

from playwright.sync_api import Page, sync_playwright

from bench.browsing import DIST, OPTIONS
from bench.table import asked_runs, show
from tools.serve import Site

TABLE = "index.html?game=rounds&target=100&seats=Ana,@Ben&speed=instant&seed="
TURNS = 16
JOINED, SEEN, BYTES = 500.0, 100.0, 0.3
# Times are on the clock that all pages share.
EXPECT = """() => {
  const drawn = () => new Promise(requestAnimationFrame).then(() => new Promise(done => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.timeOrigin + performance.now());
    port2.postMessage(0);
  }));
  const come = selector => new Promise(done => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      watch.disconnect();
      done(drawn());
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { attributes: true, childList: true, subtree: true });
    look();
  });
  globalThis.__come = Promise.all(
    ['#table .board:not(.expected)', '.hand [data-card]'].map(come));
}"""
ENTER = """code => {
  const box = document.querySelector('input[data-answer-box]');
  box.value = code;
  const now = performance.timeOrigin + performance.now();
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  return now;
}"""
LISTEN = """() => {
  globalThis.__told = [];
  new MutationObserver(() => __told.push(performance.timeOrigin + performance.now()))
    .observe(document.querySelector('.panel .log ol'), { childList: true });
}"""
CLICK = """() => {
  const now = performance.timeOrigin + performance.now();
  document.querySelector('[data-action]').click();
  return now;
}"""


def joined(host: Page, guest: Page, between: Callable[[], None]) -> list[float]:
    """Milliseconds until the guest's first frame and first hand; `between` the two devices' visits
    something may be done."""
    invitation = host.locator('[data-invite="1"]')
    invitation.wait_for()
    host.wait_for_timeout(3000)
    between()
    guest.goto(invitation.evaluate("link => link.href").replace("#", "?speed=instant#"))
    code = guest.locator("[data-answer]")
    code.wait_for()
    guest.wait_for_timeout(1500)
    guest.evaluate(EXPECT)
    entered = host.evaluate(ENTER, code.text_content())
    return [come - entered for come in guest.evaluate("__come")]


def seen(pages: list[Page]) -> list[float]:
    """Milliseconds from each action until the other device shows it."""
    for page in pages:
        page.evaluate(LISTEN)
    times = []
    for _ in range(TURNS):
        for page, other in (pages, pages[::-1]):
            if page.locator("#table").get_attribute("data-status") != "your-turn":
                continue
            other.evaluate("__told.length = 0")
            clicked = page.evaluate(CLICK)
            page.wait_for_timeout(500)
            times += [told - clicked for told in other.evaluate("__told.slice(0, 1)")]
    return times


def main() -> None:
    count = asked_runs(5)
    sizes: list[int] = []

    first: list[float] = []
    hands: list[float] = []
    moves: list[float] = []
    site = Site(DIST).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**OPTIONS)

        def weigh() -> None:
            sizes.append(sum(size for _, size in site.log))
            site.log.clear()

        for run in range(count):
            pages = [browser.new_page(viewport={"width": 390, "height": 844}) for _ in range(2)]
            site.log.clear()
            pages[0].goto(f"{site.url}{TABLE}{run}")
            frame, hand = joined(*pages, weigh)
            weigh()
            first.append(frame)
            hands.append(hand)
            pages[0].wait_for_timeout(1500)
            moves += seen(pages)
            for page in pages:
                page.context.close()
        browser.close()
    site.stop()
    rows = [
        [name, f"{median(times):.0f}", f"{max(times):.0f}", f"{limit:.0f}",
         f"{sum(time > limit for time in times)} of {len(times)}"]
        for name, times, limit in (
            ("joined, first frame", first, JOINED),
            ("joined, first hand", hands, JOINED),
            ("move seen", moves, SEEN),
        )
    ]  # fmt: skip
    share = median(guest / host for host, guest in zip(sizes[::2], sizes[1::2], strict=True))
    show(
        f"Two devices, in ms ({count} runs)",
        ["", "median", "longest", "at most", "above"],
        rows,
        f"A guest's bytes are {share:.2f} of a host's (at most {BYTES}).",
    )
