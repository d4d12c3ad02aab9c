"""The front page: the games, and games to go on with."""

import tiles
from dom import attribute, button, clear, el, find
from plain.figures import phrased
from pyscript import document
from speech import facts_of, joined, names_of, word

PAST = 6  # how many games in progress are listed


async def show(page):
    """Paints the front page."""
    document.title = word("page")
    await going_on(page)
    place = find("#games")
    if not find("form", place):
        clear(place)
        for offer in await page.offers.load():
            await tiles.tile(page, offer, place)
        fan(page)


def fan(page):
    """Turns up the cards of the front page: the last of equal parts of the packs."""
    offers = page.offers.all
    for at, holder in enumerate(list(find(".show").children)):
        offer = offers[at % len(offers)]
        names = [card[0] for card in offer["cards"]]
        if holder.className == "back":
            holder.className = "card"
            drawn = page.decks.of(offer["deck"]).draw(names[(at + 1) * len(names) // 5 - 1])
            holder.append(drawn)


async def going_on(page):
    """Games in progress, the latest first."""
    section = find("#going-on")
    saved = await page.device.every("saved:")
    saved.sort(key=lambda pair: pair[1]["time"], reverse=True)
    await page.offers.load()
    place = find("ul", section)
    clear(place)
    for key, kept in saved[:PAST]:
        offer = page.offers.of(kept["save"]["game"])
        if offer:
            kept_game(offer, key, kept, place)
    for key, _ in saved[PAST * 3 :]:
        await page.device.remove(key)
    section.hidden = place.childElementCount == 0


def kept_game(offer, key, kept, parent):
    """A game in progress, with the ways to go on with it and to be rid of it."""
    save = kept["save"]
    item = el("li", "", parent, data_of=save["game"])
    text = el("div", "", item)
    el("b", "", text, offer["title"])
    names = names_of(save["names"])
    others = [name for seat, name in enumerate(names) if seat != save["seat"]]
    try:
        facts = facts_of(save)
    except ValueError:
        facts = []
    told = word("saved-with", names=joined(others), facts=phrased(facts))
    el("p", "", text, told)
    button(word("continue"), "go-on", item, "primary", data_key_of=key)
    remove = word("remove-game", game=offer["title"])
    button("×", "give-up", item, "plain", data_key_of=key, aria_label=remove)


async def give_up(page, element):
    """Removes a game in progress."""
    await page.device.remove(attribute(element, "data-key-of"))
    await going_on(page)
