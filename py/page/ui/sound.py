"""Sounds and vibration at the table. Words tell all of it as well."""

from pyscript import document, window
from pyscript.js_modules import browser_calls

from page.logic.events import sounds_of
from page.platform.tasks import task
from page.ui.animation import FLIGHT
from page.ui.dom import js

FELT = {
    "card": (9,),  # one's own
    "trick": (18,),
    "capture": (18,),
    "win": (18, 80, 18, 80, 40),
    "lose": (45,),
}
"""Durations of vibration and rest, in ms. Only events that concern the person vibrate."""


def can_vibrate():
    touched = window.matchMedia("(any-pointer: coarse)").matches  # a desktop only says that it can
    return bool(touched and getattr(window.navigator, "vibrate", None))


class Sound:
    """Sounds of the table.

    Browsers allow none before a touch of the page, and the sounds are fetched no sooner. At instant
    speed, where nobody looks on, all is silent.
    """

    def __init__(self, page):
        self.page = page
        self.maker = None  # static/js/page/sound.js
        self.coming = False
        self.lifted = None  # the seat whose card is on its way, and was heard

    def ready(self):
        """Note that somebody has touched the page, or comes to a table or a question."""
        at_table = self.page.root.getAttribute("data-page") in ("table", "viewer")
        wanted = self.page.settings.has("sound") and at_table and self.page.table.motion.rate
        if wanted and not self.maker and not self.coming:
            self.coming = True
            task(self.bring())

    async def bring(self):
        self.maker = await browser_calls.sounds()
        self.coming = False
        if self.maker:
            self.maker.turn(self.page.settings.has("sound"))

    def follow(self):
        """Note a changed setting: turning sound on is heard."""
        on = self.page.settings.has("sound")
        if self.maker:
            self.maker.turn(on)
            self.play("card")
        elif on:
            self.ready()

    def hurry(self):
        """Cancel the remaining sounds of this move after a touch."""
        self.ready()
        if self.maker:
            self.maker.hush()

    # Sounds.

    def play(self, name, delay=0, times=1, gap=0):
        """Play a sound after some ms, so many times with a gap between. Without motion there is
        nothing to wait for, and many cards make one sound."""
        motion = self.page.table.motion
        if not self.maker or not motion.rate or document.hidden:
            return
        if motion.calm.matches:
            delay, times = 0, 1
        if self.page.settings.has("sound"):
            self.maker.play(name, delay * motion.rate, times, gap * motion.rate)

    def feel(self, name):
        """Vibrate, except for people who want reduced motion."""
        motion = self.page.table.motion
        wanted = self.page.settings.has("vibration") and motion.rate and not motion.calm.matches
        if wanted and can_vibrate() and not document.hidden:
            window.navigator.vibrate(js(FELT[name]))

    def lift(self):
        """Play the sound of the person's own card on its way to the table."""
        self.lifted = self.page.table.me
        self.play("card", FLIGHT)
        self.feel("card")

    def tell(self, events, table):
        """Play the sounds of what has just been shown."""
        for name in sounds_of(events, self.lifted):
            if name == "over":
                won = table.me is None or table.me in table.frame["display"]["winners"]
                name = "win" if won else "lose"
                if table.me is not None:
                    self.feel(name)
            if name == "deal":
                comes = table.board.dealing
                gap = comes[1] - comes[0] if len(comes) > 1 else 0
                if comes:
                    self.play(name, comes[0] + FLIGHT, len(comes), gap)
            else:
                self.play(name, FLIGHT if name == "card" else 0)
        if any(event["kind"] == "played" for event in events):
            self.lifted = None

    def land(self, name, mine):
        """Play the sound of gathered cards at their owner's; `mine`: the person's."""
        self.play("land")
        if mine:
            self.feel(name)
