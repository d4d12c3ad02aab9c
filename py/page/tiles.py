"""A game on the front page: what it is, and what can be chosen before it begins."""

from dom import button, el, find
from plain.figures import natural
from pyscript import window
from settings import LEVELS
from speech import word


async def tile(page, offer, parent):
    item = el("li", "tile", parent, data_of=offer["id"])
    el("h3", "", item, offer["title"])
    cards = el("div", "cards", item, aria_hidden="true")
    el("p", "", item, offer["about"])
    form = el("form", "", item, data_game=offer["id"], novalidate="")  # `chosen` sees to it
    row = el("div", "row", form)
    players = offer["players"]
    if len(players) > 1:
        choose(row, word("players"), "players", [(n, n) for n in players], players[0])
    else:
        field = el("p", "field", row)
        el("span", "", field, word("players"))
        el("b", "alone", field, str(players[0]))
    levels = [(level, word("level-" + level)) for level in LEVELS]
    choose(row, word("level"), "bots", levels, page.settings.now["level"])
    row = el("div", "row", form)
    variants = [(each["id"], each["title"]) for each in presets(offer)] + [("", word("own-way"))]
    usual = [each["id"] for each in presets(offer) if not each["options"]]
    entry = choose(row, word("variant"), "preset", variants, usual[0])
    entry.setAttribute("data-preset", "")
    button(word("options"), "options", row)
    el("small", "way", row)
    option_fields(offer, form)
    preset_changed(page, form)
    bottom = el("div", "row", form)
    el("button", "primary go", bottom, word("play"), type="submit")
    el("a", "button", bottom, word("do-rules"), href="rules/" + offer["id"] + ".html")
    el("p", "by", item, offer["credit"])
    deck = await page.decks.loaded(offer["deck"])
    names = [card[0] for card in offer["cards"]]
    step = len(names) // 6 or 1
    for name in names[step - 1 :: step][:6]:
        el("span", "card", cards).append(deck.draw(name))


def choose(parent, text, name, values, chosen):
    """A labelled list of values to choose from."""
    field = el("label", "field", parent)
    el("span", "", field, text)
    select = el("select", "", field, name=name)
    for value, title in values:
        made = el("option", "", select, str(title), value=value)
        made.selected = value == chosen
    return select


def presets(offer):
    """The variants of a game; one that has no special ones has the usual one."""
    usual = {"id": "usual", "title": word("usual-way"), "text": word("usual-way-text")}
    return offer["presets"] or [dict(usual, options={})]


# The options of a game, in a dialog of its own.


def option_fields(offer, form):
    """The dialog of a tile, in its form: all options, and the seed of the deal."""
    mark = "options-" + offer["id"]
    box = el("dialog", "wide", form, aria_labelledby=mark)
    head = el("div", "sheet-head", box)
    el("h2", "", head, word("options-of", game=offer["title"]), id=mark)
    button("×", "close", head, aria_label=word("close"))
    body = el("div", "dialog-body", box)
    fields = el("div", "fields", body)
    options = offer["options"]
    for name in by_clause(options):
        option = options[name]
        note = option_field(fields, mark + "-" + name, option["title"], field_of(name, option))
        note.append(option["text"] + " ")
        clause = option["rule"]
        el("a", "clause-link", note, clause, href="rules/" + offer["id"] + ".html#" + clause)
    seed = el("input", "", None, type="text", name="seed", autocomplete="off", maxlength="40")
    note = option_field(fields, "seed-" + offer["id"], word("seed"), seed)
    note.textContent = word("seed-text")
    button(word("done"), "close", el("div", "buttons", body), "primary")


def option_field(parent, mark, title, entry):
    """A labelled field; gives the place for its explanation."""
    field = el("div", "field", parent)
    el("label", "", field, title, **{"for": mark})
    entry.id = mark
    entry.setAttribute("aria-describedby", mark + "-text")
    field.append(entry)
    return el("small", "", field, id=mark + "-text")


def field_of(name, option):
    """What an option is chosen with."""
    if "values" not in option:
        return el(
            "input",
            type="number",
            name=name,
            min=option["min"],
            max=option["max"],
            value=option["default"],
            required="",
        )
    entry = el("select", name=name)
    for value, title in zip(option["values"], option["titles"]):
        made = el("option", "", entry, title, value=value)
        made.selected = value == option["default"]
    return entry


def by_clause(options):
    """The names of options in the order of the rulebook."""
    return sorted(options, key=lambda name: natural(options[name]["rule"]))


def value_title(option, value):
    """What the value of an option is called."""
    for known, title in zip(option.get("values", ()), option["titles"]):
        if str(known) == value:
            return title
    return value


def open_options(page, element):
    show_options(element.form)


def show_options(form):
    find("dialog", form).showModal()


# What is chosen.


def entry_of(form, name):
    return find('[name="' + name + '"]', form)


def changed(page, entry):
    """A variant or an option was chosen."""
    if entry.hasAttribute("data-preset"):
        preset_changed(page, entry.form)
    else:
        option_changed(page, entry.form)


def preset_changed(page, form):
    """Sets all options as the chosen variant has them; each can still be changed."""
    offer = page.offers.of(form.getAttribute("data-game"))
    variant = find("[data-preset]", form).value
    for each in presets(offer):
        if each["id"] == variant:
            for name, value in values(offer, each):
                entry_of(form, name).value = value
            find(".way", form).textContent = each["text"]
    if not variant:
        find(".way", form).textContent = word("own-way-text")
        show_options(form)
    cast(page, offer, form)


def values(offer, variant):
    """All options under a variant, as the form's fields have them."""
    options = offer["options"]
    return [(n, str(variant["options"].get(n, options[n]["default"]))) for n in options]


def option_changed(page, form):
    """The variant that the options now come to, one of the game's or the person's own."""
    offer = page.offers.of(form.getAttribute("data-game"))
    options = offer["options"]
    variant, told = "", []
    for each in presets(offer):
        if all(entry_of(form, n).value == value for n, value in values(offer, each)):
            variant, told = each["id"], [each["text"]]
    if not variant:
        for name in by_clause(options):
            value = entry_of(form, name).value
            if value != str(options[name]["default"]):
                title = value_title(options[name], value)
                told.append(word("option-is", option=options[name]["title"], value=title))
    find("[data-preset]", form).value = variant
    find(".way", form).textContent = " ".join(told)
    cast(page, offer, form)


def cast(page, offer, form):
    """Offers the bots of a special character under the options that give it scope."""
    select = entry_of(form, "bots")
    for character in offer["characters"]:
        bot, options = character["bot"], character["options"]
        fits = all(entry_of(form, n).value == str(options[n]) for n in options)
        offered = find('option[value="' + bot + '"]', select)
        if fits and not offered:
            el("option", "", select, character["text"], value=bot)
        elif offered and not fits:
            if select.value == bot:
                select.value = page.settings.now["level"]
            offered.remove()


def fresh_seed():
    """A seed that is easily read out."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join([letters[int(window.Math.random() * len(letters))] for _ in range(6)])


def chosen(page, form):
    """The parameters that a tile asks for, None if some cannot be; what is as usual is left out."""
    if not form.checkValidity():
        show_options(form)  # where the fields are
    if not form.reportValidity():
        return None
    offer = page.offers.of(form.getAttribute("data-game"))
    choice = {"game": offer["id"]}
    for entry in list(form.querySelectorAll("select, input")):
        name = entry.getAttribute("name")
        value = entry.value.strip()
        usual = offer["options"].get(name, {}).get("default")
        if name != "preset" and value and value != str(usual):
            choice[name] = value
    if "seed" not in choice:
        choice["seed"] = fresh_seed()
    return choice
