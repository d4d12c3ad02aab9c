"""The person's settings, kept on the device."""

import json

from pyscript import document
from pyscript.js_modules import browser_calls, host

from page.logic.levels import FOLLOWS, LADDER
from page.platform.i18n import language, languages, use_calls, word
from page.platform.sound import can_vibrate
from page.platform.tasks import task
from page.ui.dom import dialog, el, find

USUAL = {
    "language": "",  # as the browser wants it
    "level": "medium",
    "speed": "normal",
    "theme": "system",
    "colours": "four",
    "hand": "right",
    "calls": "",
    "keys": "on",
    "alone": "off",
    "sound": "",  # on, but off in frames; so is vibration
    "vibration": "",
}
LOOKS = ("theme", "colours", "hand", "sound")
EARLY = LOOKS + ("language",)  # noqa: RUF005
"""Settings for the first paint."""
LEVELS = LADDER + (FOLLOWS,)  # noqa: RUF005
SPEEDS = ("slow", "normal", "fast", "instant")
THEMES = ("system", "light", "dark")
TICKS = {
    "sound": ("off", "on"),
    "vibration": ("off", "on"),
    "colours": ("two", "four"),
    "hand": ("right", "left"),
    "keys": ("off", "on"),
    "alone": ("off", "on"),
}
"""Settings with a checkbox: their values without and with a tick."""
VALUES = dict(TICKS, level=LEVELS, speed=SPEEDS, theme=THEMES)
"""The values of settings; others take any text."""


class Settings:
    def __init__(self, device):
        self.device = device
        self.now = dict(USUAL)

    async def read(self):
        text = await self.device.get("settings")
        self.now = dict(USUAL, **validate(json.loads(text) if text else {}))
        self.apply()

    async def change(self, name, value):
        """Set one value and store it; the others keep what another page may have set meanwhile."""
        self.now[name] = value
        self.apply()
        text, tried = await self.device.get("settings"), []
        while text not in tried:  # what stays as it was is not for this version to change
            tried.append(text)
            kept = dict(json.loads(text) if text else {})
            kept[name] = value
            answer = await self.device.change(
                {"settings": self.device.text(kept)}, (), {"settings": ["", text or ""]}
            )
            if "found" in answer:
                text = await self.device.get("settings")

    def has(self, name):
        """Return whether sound or vibration is on. In frames it is off until the person turns it
        on: the page around them should stay quiet."""
        return (self.now[name] or ("off" if host.framed else "on")) == "on"

    def apply(self):
        """Apply visible settings; store them too where bootstrap.js finds them before the first
        paint."""
        use_calls(self.now["calls"])
        root = document.documentElement
        for name in LOOKS:
            if name != "theme" or not root.hasAttribute("data-given"):  # see bootstrap.js
                root.setAttribute("data-" + name, self.now[name])
        pressed = find("[data-do=sound]")
        if pressed:
            pressed.setAttribute("aria-pressed", "true" if self.has("sound") else "false")
        browser_calls.lay("rondas-looks", json.dumps({name: self.now[name] for name in EARLY}))

    def show(self, page, offer):
        """Show the dialog. `offer`: the game at the table, if there is one."""
        body = dialog(word("settings"))
        form = el("form", "", body, id="settings-form")
        form.className = "dialog-body"
        now = self.now
        spoken(form, page.offers.read_ahead)
        for name, values in (("level", LEVELS), ("speed", SPEEDS)):
            choice(form, name, [(value, word(name + "-" + value)) for value in values], now[name])
            if name == "level":
                from page.app import auto_level

                el("small", "", form.lastElementChild, word("level-follow-text"))
                task(auto_level.where(page, el("ul", "levels", form.lastElementChild)))
        calls = offer["traditions"] if offer else []
        if calls:
            names = [name for name, _ in calls]
            chosen = now["calls"] if now["calls"] in names else names[0]
            choice(form, "calls", calls, chosen)
        choice(form, "theme", [(theme, word("theme-" + theme)) for theme in THEMES], now["theme"])
        told = el("div", "", form)
        tick(told, "sound", self.has("sound")).setAttribute("aria-describedby", "sounds")
        el("small", "", told, word("setting-sounds"), id="sounds")
        if can_vibrate():
            tick(form, "vibration", self.has("vibration"))
        for name in ("alone", "colours", "hand", "keys"):
            tick(form, name, now[name] == TICKS[name][1])


def validate(kept):
    """Return the known settings with valid values."""
    found = {}
    for name in USUAL:
        value = kept.get(name)
        if type(value) is str and (name not in VALUES or value in VALUES[name]):
            found[name] = value
    return found


def spoken(parent, before_choice):
    """Add the choice of a language, each by its own name."""
    label = el("label", "field", parent)
    el("span", "", label, word("setting-language"))
    select = el("select", "", label, name="language")
    for at in ("pointerdown", "focus"):
        select.addEventListener(at, before_choice)
    for code, name in languages():
        el("option", "", select, name, value=code, lang=code).selected = code == language()


def choice(parent, name, values, chosen):
    """Add a choice of one among several values."""
    group = el("fieldset", "choice", parent)
    el("legend", "", group, word("setting-" + name))
    row = el("div", "", group)
    for value, text in values:
        label = el("label", "", row)
        entry = el("input", "", label, type="radio", name=name, value=value)
        entry.checked = value == chosen
        label.append(text)


def tick(parent, name, on):
    """Add a checkbox."""
    label = el("label", "tick", parent)
    entry = el("input", "", label, type="checkbox", name=name)
    entry.checked = on
    label.append(word("setting-" + name))
    return entry


def changed(entry):
    """Return the name and value of a changed setting."""
    name = entry.getAttribute("name")
    if name in TICKS:
        return name, TICKS[name][1 if entry.checked else 0]
    return name, entry.value
