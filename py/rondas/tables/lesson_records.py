"""Lessons as lists of records, for people who want to change them or write their own.

`docs/positions.md` explains questions and lists; `docs/lessons.md` the lessons of the games.
"""

from typing import Any

from rondas.games import Kit
from rondas.rules.message import say
from rondas.tables.lesson import LEARNER, LessonTable, load
from rondas.words.catalogs import ENGLISH
from rondas.words.wording import Wording


def records(kit: Kit, language: str = ENGLISH) -> list[dict[str, Any]]:
    """Return the ideas of a game's lesson, each as a record with questions; empty without a lesson.

    All sentences are in the language. Every wrong answer has the words that the lesson has for it.
    """
    people = Wording("page", language=language).say(say("names")).split()
    return [_record(kit, number, people, language) for number in range(1, len(load(kit)) + 1)]


def _record(kit: Kit, number: int, people: list[str], language: str) -> dict[str, Any]:
    table = LessonTable(kit, [], number)
    start = len(table.record.moves)
    names = ["", *people[: table.record.players - 1]]
    words = Wording(kit.id, names, LEARNER, language)
    notes: dict[str, str] = {}
    asked: dict[str, Any] = {}
    while not table.idea_over:
        if goal := table.goal:
            at = str(len(table.record.moves))
            notes[at] = words.say(say(goal.text))
            asked[at] = {
                "best": list(goal.actions),
                "right": words.say(say(f"{goal.text}-right")),
                "wrong": {
                    action: " ".join(map(words.say, told))
                    for action in table.game.legal_names()
                    if (told := table.answer(action))
                },
            }
            table.act(goal.actions[0])
        else:
            table.step()
    title = words.say(table.ideas[number - 1].title)
    shown = {"title": title, "lang": language, "names": names, "view": LEARNER, "start": start}
    return {**table.record.write(), **shown, "notes": notes, "ask": asked}
