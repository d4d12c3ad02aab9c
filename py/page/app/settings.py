"""The person's settings, kept on the device."""

import json

from pyscript import document, window
from pyscript.js_modules import browser_calls, host

from page.logic.constants import LEVELS
from page.logic.levels import FOLLOWS
from page.platform.i18n import language, languages, use_calls, word
from page.ui.dom import dialog, el, find, radios
from page.ui.sound import can_vibrate


class Setting:
    """A setting: its usual value, and all its values; those without a list take any text.

    A `tick` is a checkbox with the first value off and the second on. The message
    `setting-NAME` names it.
    """

    def __init__(self, name, usual="", values=None, tick=False):
        self.name = name
        self.usual = usual
        self.values = values
        self.tick = tick


SETTINGS = (
    Setting("language"),  # as the browser wants it
    Setting("level", "medium", LEVELS + (FOLLOWS,)),
    Setting("speed", "normal", ("slow", "normal", "fast", "instant")),
    Setting("calls"),
    Setting("theme", "system", ("system", "light", "dark")),
    # On, but off in frames; so is vibration.
    Setting("sound", "", ("off", "on"), tick=True),
    Setting("vibration", "", ("off", "on"), tick=True),
    Setting("alone", "off", ("off", "on"), tick=True),
    Setting("colours", "four", ("two", "four"), tick=True),
    Setting("hand", "right", ("right", "left"), tick=True),
    Setting("memory", "on", ("off", "on"), tick=True),
    Setting("keys", "on", ("off", "on"), tick=True),
)
BY_NAME = {setting.name: setting for setting in SETTINGS}
USUAL = {setting.name: setting.usual for setting in SETTINGS}
# Attributes of the root element, `data-NAME`, there at the first paint (bootstrap/looks.js).
LOOKS = [str(name) for name in window.appearance.looks]


class Settings:
    def __init__(self, device):
        self.device = device
        self.now = dict(USUAL)
        self.laid = True  # the next page finds the looks and the language before its first paint

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
        """Return whether a setting with a checkbox has its tick. In frames sound and vibration have
        none until the person turns them on: the page around them should stay quiet."""
        values = BY_NAME[name].values
        return (self.now[name] or values[0 if host.embedded else 1]) == values[1]

    def apply(self):
        """Apply visible settings; store them where bootstrap/looks.js finds them before the first
        paint."""
        use_calls(self.now["calls"])
        root = document.documentElement
        for name in LOOKS:
            if name != "theme" or not root.hasAttribute("data-given"):  # see bootstrap/looks.js
                root.setAttribute("data-" + name, self.now[name])
        pressed = find("[data-do=sound]")
        if pressed:
            pressed.setAttribute("aria-pressed", "true" if self.has("sound") else "false")
        self.laid = browser_calls.lay(
            "rondas-looks", json.dumps({name: self.now[name] for name in LOOKS + ["language"]})
        )

    def show(self, page, info):
        """Show the dialog. `info`: the game at the table, if there is one."""
        body = dialog(word("settings"))
        form = el("form", "", body, id="settings-form")
        form.className = "dialog-body"
        now = self.now
        spoken(form)
        choice(form, "level", values_of("level"), now["level"])
        el("small", "", form.lastElementChild, word("level-follow-text"))
        choice(form, "speed", values_of("speed"), page.routes.speed or now["speed"])
        calls = info["traditions"] if info else []
        if calls:
            names = [name for name, _ in calls]
            chosen = now["calls"] if now["calls"] in names else names[0]
            choice(form, "calls", calls, chosen)
        choice(form, "theme", values_of("theme"), now["theme"])
        for setting in SETTINGS:
            if not setting.tick or (setting.name == "vibration" and not can_vibrate()):
                continue
            place = el("div", "", form)
            entry = tick(place, setting.name, self.has(setting.name))
            if setting.name == "sound":
                entry.setAttribute("aria-describedby", "sounds")
                el("small", "", place, word("setting-sounds"), id="sounds")

    def show_languages(self):
        spoken(el("form", "", dialog(word("setting-language")), id="settings-form"))
        find("#settings-form span").className = "quiet"  # the sheet is called so
        find("#settings-form select").focus()


def validate(kept):
    """Return the known settings with valid values."""
    found = {}
    for setting in SETTINGS:
        value = kept.get(setting.name)
        if type(value) is str and (setting.values is None or value in setting.values):
            found[setting.name] = value
    return found


def spoken(parent):
    """Add the choice of a language, each by its own name."""
    label = el("label", "field", parent)
    el("span", "", label, word("setting-language"))
    select = el("select", "", label, name="language")
    for code, name in languages():
        el("option", "", select, name, value=code, lang=code).selected = code == language()


def values_of(name):
    """Return the values of a setting, each with its words."""
    return [(value, word(name + "-" + value)) for value in BY_NAME[name].values]


def choice(parent, name, values, chosen):
    group = el("fieldset", "choice", parent)
    el("legend", "", group, word("setting-" + name))
    radios(el("div", "", group), name, values, chosen)


def tick(parent, name, on):
    label = el("label", "tick", parent)
    entry = el("input", "", label, type="checkbox", name=name)
    entry.checked = on
    label.append(word("setting-" + name))
    return entry


def changed(entry):
    """Return the name and value of a changed setting."""
    name = entry.getAttribute("name")
    if BY_NAME[name].tick:
        return name, BY_NAME[name].values[1 if entry.checked else 0]
    return name, entry.value
