"""The results of friends at the deal of a day, which come in their links: kept on the device, and
shown beside the person's own when there is one."""

import json

from page.logic import days
from page.platform.i18n import amount, figure, word
from page.ui.dom import el

MOST = 4
"""The friends whose results are kept of a day, the latest last."""
met = {}  # codes by key, where the device keeps nothing


def key_of(day):
    return "friend:" + days.seed_of(day.info["id"], day.date)


async def meet(day, code):
    """Give a day the results of friends. `code`: the one in the address, which is kept if it is
    sound."""
    key = key_of(day)
    text = await day.device.get(key)
    codes = json.loads(text)["codes"] if text else met.get(key, [])
    result = read(day, code) if code else None
    if code and not result:
        day.told = word("day-friend-damaged")
    elif result and day.serious:
        day.told = word("day-friend")
    if result and result["code"] not in codes and not is_own(day, result):
        codes = (codes + [result["code"]])[-MOST:]
        met[key] = codes
        await day.device.change({key: day.device.text({"codes": codes})}, (), {})
    found = [read(day, each) for each in codes]
    day.friends = [each for each in found if each]


def read(day, code):
    return days.result_of(code, day.info["id"], day.date)


def is_own(day, result):
    """Return whether somebody has opened their own link."""
    return day.value["state"] == "done" and days.code_of(day.value) == result["code"]


def show(day, place):
    """Show the person's result beside those of friends, and after one friend how they compare."""
    if not day.friends or day.value["state"] != "done":
        return
    mine = day.value["points"]
    everybody = [(word("you-there"), mine)]
    everybody += [(word("day-friend-name"), each["points"]) for each in day.friends]
    best = max([points for _, points in everybody])
    row = el("dl", "duel", place)
    for name, points in everybody:
        pair = el("div", "best" if points == best else "", row)
        el("dt", "", pair, name)
        el("dd", "", pair, figure(points))
    if len(day.friends) == 1:
        by = mine - day.friends[0]["points"]
        how = "ahead" if by > 0 else "behind" if by < 0 else "even"
        el("p", "", place, word("day-friend-" + how, by=amount(day.info, abs(by))))
