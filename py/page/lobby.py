"""The front page: the games, what to choose before each, and games to go on with."""

import json

import store
import words
from deck import deck
from dom import button, clear, el, find, natural
from engine import games, offer
from pyscript import document, window
from pyscript.js_modules import speech

PAST = 6  # how many games in progress are listed


def fresh_seed():
    """A seed that is easily read out."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join([letters[int(window.Math.random() * len(letters))] for _ in range(6)])


def address(choice):
    """The page's parameters for a set-up, as an address."""
    parameters = window.URLSearchParams.new()
    for name in choice:
        parameters.set(name, str(choice[name]))
    return "index.html?" + parameters.toString()


async def show():
    """Paints the lobby."""
    document.title = "Rondas"
    await going_on()
    place = find("#games")
    if not find("form", place):
        clear(place)
        offers = [about for _, about in await games()]
        for about in offers:
            await tile(about, place)
        fan(offers)


def fan(offers):
    """Turns up the cards of the front page: the last of equal parts of the packs."""
    backs = list(find(".show").children)
    for at, holder in enumerate(backs):
        about = offers[at % len(offers)]
        names = [each[0] for each in about["cards"]]
        if holder.className == "back":
            holder.className = "card"
            holder.append(deck(about["deck"]).draw(names[(at + 1) * len(names) // 5 - 1]))


async def tile(about, parent):
    item = el("li", "tile", parent, data_of=about["id"])
    el("h3", "", item, about["title"])
    cards = el("div", "cards", item, aria_hidden="true")
    el("p", "", item, about["about"])
    form = el("form", "", item, data_game=about["id"], novalidate="")  # main.py sees to it
    row = el("div", "row", form)
    players = about["players"]
    if len(players) > 1:
        choose(row, "Players", "players", [(n, n) for n in players], players[0])
    else:
        field = el("p", "field", row)
        el("span", "", field, "Players")
        el("b", "alone", field, str(players[0]))
    choose(
        row,
        "The others play",
        "bots",
        words.LEVELS,
        store.settings["level"],
    )
    row = el("div", "row", form)
    ways = [(way["id"], way["title"]) for way in presets(about)] + [("", words.OWN_WAY)]
    usual = [way["id"] for way in presets(about) if not way["options"]]
    entry = choose(row, "Way of playing", "preset", ways, usual[0])
    entry.setAttribute("data-preset", "")
    button("Options", "options", row)
    el("small", "way", row)
    option_fields(about, form)
    preset_changed(form)
    bottom = el("div", "row", form)
    el("button", "primary go", bottom, "Play", type="submit")
    el("a", "button", bottom, "Rules", href="rules/" + about["id"] + ".html")
    el("p", "by", item, about["credit"])
    drawings = deck(about["deck"])
    await drawings.load()
    names = [each[0] for each in about["cards"]]
    step = len(names) // 6 or 1
    for name in names[step - 1 :: step][:6]:
        card = el("span", "card", cards)
        card.append(drawings.draw(name))


def presets(about):
    """The ways of playing a game; one that has no special ones has the usual one."""
    return about["presets"] or [{"id": words.USUAL_WAY, "title": words.USUAL_WAY, "text": words.USUAL_TEXT, "options": {}}]


def preset_changed(form):
    """Sets all options as the chosen way of playing has them; each can still be changed."""
    about = offer(form.getAttribute("data-game"))
    chosen_way = find("[data-preset]", form).value
    for way in presets(about):
        if way["id"] == chosen_way:
            for name, value in values(about, way):
                find('[name="' + name + '"]', form).value = value
            find(".way", form).textContent = way["text"]
    if not chosen_way:
        find(".way", form).textContent = words.OWN_WAY_TEXT
        open_options(form)
    cast(form)


def values(about, way):
    """All options under a way of playing, as the form's fields have them."""
    options = about["options"]
    return [(n, str(way["options"].get(n, options[n]["default"]))) for n in options]


def option_changed(form):
    """The way of playing that the options now come to, one of the game's or the person's own."""
    about = offer(form.getAttribute("data-game"))
    options = about["options"]
    named, told = "", []
    for way in presets(about):
        if all(find('[name="' + n + '"]', form).value == v for n, v in values(about, way)):
            named, told = way["id"], [way["text"]]
    if not named:
        for name in by_clause(options):
            value = find('[name="' + name + '"]', form).value
            if value != str(options[name]["default"]):
                told.append(options[name]["title"] + ": " + value_title(options[name], value) + ".")
    find("[data-preset]", form).value = named
    find(".way", form).textContent = " ".join(told)
    cast(form)


def cast(form):
    """Offers the bots of a special character under the options that give it scope."""
    about = offer(form.getAttribute("data-game"))
    select = find('[name="bots"]', form)
    for character in about["characters"]:
        bot, options = character["bot"], character["options"]
        fits = all(find('[name="' + n + '"]', form).value == str(options[n]) for n in options)
        offered = find('option[value="' + bot + '"]', select)
        if fits and not offered:
            el("option", "", select, character["text"], value=bot)
        elif offered and not fits:
            if select.value == bot:
                select.value = store.settings["level"]
            offered.remove()


def by_clause(options):
    """The names of options in the order of the rulebook."""
    return sorted(options, key=lambda name: natural(options[name]["rule"]))


def value_title(option, value):
    """What the value of an option is called."""
    for known, title in zip(option.get("values", ()), option.get("titles", ())):
        if str(known) == value:
            return title
    return value


def open_options(form):
    """All options of a game, and the seed of its deal."""
    find("dialog", form).showModal()


def choose(parent, text, name, values, chosen):
    field = el("label", "field", parent)
    el("span", "", field, text)
    select = el("select", "", field, name=name)
    for value, title in values:
        made = el("option", "", select, str(title), value=value)
        if value == chosen:
            made.selected = True
    return select


def option_fields(about, form):
    """The dialog of a tile, in its form: all options, and the seed of the deal."""
    mark = "options-" + about["id"]
    box = el("dialog", "wide", form, aria_labelledby=mark)
    head = el("div", "sheet-head", box)
    el("h2", "", head, about["title"] + ": options", id=mark)
    button("×", "close", head, aria_label="Close")
    body = el("div", "dialog-body", box)
    fields = el("div", "fields", body)
    options = about["options"]
    for name in by_clause(options):
        option = options[name]
        note = option_field(fields, mark + "-" + name, option["title"], field_of(name, option))
        note.append(option["text"] + " ")
        clause = option["rule"]
        el("a", "clause-link", note, clause, href="rules/" + about["id"] + ".html#" + clause)
    seed = el("input", "", None, type="text", name="seed", autocomplete="off", maxlength="40")
    note = option_field(fields, "seed-" + about["id"], "Seed of the deal", seed)
    note.textContent = "The same seed gives the same cards. Empty: new ones."
    button("Done", "close", el("div", "buttons", body), "primary")


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


def chosen(form):
    """The parameters that a tile's form asks for; what is as usual is left out."""
    about = offer(form.getAttribute("data-game"))
    choice = {"game": about["id"]}
    for entry in list(form.querySelectorAll("select, input")):
        name = entry.getAttribute("name")
        if name == "preset":
            continue
        value = entry.value.strip()
        usual = about["options"].get(name, {}).get("default")
        if value and value != str(usual):
            choice[name] = value
    if "seed" not in choice:
        choice["seed"] = fresh_seed()
    return choice


def facts_of(save):
    """Where a saved game is, in short phrases."""
    text = json.dumps(save.get("facts", []))
    return json.loads(speech.said(save["game"], text, json.dumps(save["names"]), save["seat"]))


async def going_on():
    """Games in progress, the latest first."""
    section = find("#going-on")
    saved = await store.every("saved:")
    saved.sort(key=lambda pair: pair[1]["time"], reverse=True)
    place = find("ul", section)
    clear(place)
    await games()
    for key, kept in saved[:PAST]:
        save = kept["save"]
        about = offer(save["game"])
        if not about:
            continue
        item = el("li", "", place, data_of=save["game"])
        text = el("div", "", item)
        el("b", "", text, about["title"])
        others = [n for s, n in enumerate(save["names"]) if s != save["seat"]]
        el("p", "", text, "with " + words.join(others) + ". " + words.facts(facts_of(kept["save"])))
        button("Go on", "go-on", item, "primary", data_key_of=key)
        button(
            "×",
            "give-up",
            item,
            "plain",
            data_key_of=key,
            aria_label="Remove this game of " + about["title"],
        )
    for key, _ in saved[PAST * 3 :]:
        await store.remove(key)
    section.hidden = place.childElementCount == 0
