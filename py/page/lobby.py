"""The front page: the games, and games to go on with."""

import asyncio

import tiles
from dom import attribute, button, clear, el, find, part, propose
from plain.figures import phrased
from pyscript import document
from speech import facts_of, joined, names_of, word

PAST = 6  # how many games in progress are listed before all are asked for


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


async def going_on(page, everything=False):
    """Games in progress, the latest first."""
    section = find("#going-on")
    games = await page.device.games()
    await page.offers.load()
    known = [key for key in games if page.offers.of(games[key]["save"]["game"])]
    known.sort(key=lambda key: games[key]["time"], reverse=True)
    place = find("ul", section)
    clear(place)
    shown = known if everything else known[:PAST]
    for key in shown:
        kept_game(page.offers.of(games[key]["save"]["game"]), key, games[key], place)
    more = part(section, "[data-do=show-all]", "button", "", type="button", data_do="show-all")
    more.textContent = word("show-all", n=len(known))
    more.hidden = len(shown) == len(known)
    section.hidden = not known


async def show_all(page, element):
    """All games in progress; the focus goes to the first that was not seen before."""
    await going_on(page, True)
    find("#going-on li:nth-child(" + str(PAST + 1) + ") button").focus()


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
    """Removes a game in progress, which can be had back."""
    key = attribute(element, "data-key-of")
    everything = find("#going-on ul").childElementCount > PAST
    kept = (await page.device.games()).get(key)
    if not kept:
        return
    taken = await page.device.take(key, kept)
    await going_on(page, everything)

    async def back():
        await page.device.put_back(taken)
        await going_on(page, everything)

    title = page.offers.of(kept["save"]["game"])["title"]
    propose(
        word("game-removed", game=title),
        word("undo-remove"),
        lambda: asyncio.create_task(back()),
        True,
    )
