"""Questions of the day: decisions at which one action is clearly best, and not the obvious one.

python -m tools.puzzles [--folder FOLDER] [--game GAME]… [--most N]

Hard bots play each other, one numbered game after the other. A decision becomes a question if the
bot's own search puts one action clearly ahead, the heuristic action is another one, a look with
twenty times the iterations says the same, and a reason can be given. Each question is appended to
`FOLDER/GAME.txt` as soon as it is found (`rondas.answers.puzzles`); always the game with the fewest
is next.

The same folder gives the same questions on every machine. The program may be stopped at any moment
and started again: it plays the last game of each file once more, and adds what is missing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random

from rondas import bots
from rondas.answers.advice import DEALS
from rondas.answers.puzzles import line, puzzle, table
from rondas.answers.review import SURE, Decision, Trial
from rondas.bots import Rating
from rondas.games import Kit, all_games, find
from rondas.rules.game import CHANCE, OVER
from rondas.rules.knowledge import Any_State
from tools import TOP

FOLDER = TOP / "static/puzzles"
LEAD = 0.04
"""How much of the win the best action is ahead of all others, at least."""
SEEMS = 0.75
"""The part of it from which a decision is looked at more closely."""
LEAST = 3
"""Actions to choose from."""
FIRST = 1200
"""Games rolled out in the first look …"""
SECOND = 24_000
"""… and in the second, twenty times those of level hard."""
SOLVED = 800
"""The same for endings that are solved exactly: determinizations, twenty times those of hard."""
APART = 20
"""Moves between two questions of one game, at least."""
YEAR = 366


def ahead(ratings: list[Rating]) -> bool:
    """Whether the first action seems to lead the others."""
    return all(ratings[0].value - each.value >= SEEMS * LEAD for each in ratings[1:])


def judged(state: Any_State, best: str, key: str, rollouts: int) -> list[float] | None:
    """Return what each legal action is worth, in their order; None if `best`, or what the search
    takes for the same, is not surely ahead of all others."""
    others = [name for name in state["legal"] if name != best]
    trial = Trial(Decision(0, state, best), others, Random(key))
    model = find(state["game"]).model
    worlds = rollouts // len(trial.actions)
    if trial.solvable(trial.game):
        worlds = 1 if model.all_known(trial.game) else min(worlds, SOLVED)
    distinct = {*model.choices(trial.game)}
    while trial.count < worlds:
        trial.run(worlds - trial.count)
    values = {}
    for at, action in enumerate(trial.actions):
        loss = -trial.gains[at] / trial.count
        error = sqrt(max(trial.squares[at] / trial.count - loss * loss, 0.0) / trial.count)
        value = trial.returns[at] / trial.count
        values[trial.game.actions[action]] = value
        gap = values[best] - value
        is_same = action not in distinct and abs(gap) < LEAD / 6
        if at and not is_same and (gap < LEAD or loss <= SURE * error):
            return None
    return [values[name] for name in sorted(values)]


def found(kit: Kit, number: int) -> Iterator[str]:
    """Yield the questions of one game."""
    way = number % len(kit.presentation.ways(kit.rules))
    laid = table(kit, number, way)
    bot = bots.SearchBot(bots.read_settings(bots.LEVELS["hard"].partition(":")[2]))
    places: list[int] = []
    free = 0  # the move from which on a question may come
    while laid.game.actor != OVER:
        game = laid.game
        if game.actor == CHANCE:
            laid.step()
            continue
        state, move = laid.known(game.actor), len(laid.record.moves)
        names, key = state["legal"], f"{laid.seed}/{move}"
        action = names[0]
        if len(names) > 1:
            ratings = bot.analyse(state, Random(key))
            action = ratings[0].action
            if move >= free and len(names) >= LEAST and ahead(ratings):
                text = question(kit, state, action, key, (number, way, places))
                if text:
                    free = move + APART
                    yield text
        places.append(names.index(action))
        laid.act(action)


def question(
    kit: Kit, state: Any_State, best: str, key: str, of: tuple[int, int, list[int]]
) -> str:
    """Return the line of a decision, empty if it is no good question. `of`: its game."""
    obvious = kit.model.heuristic_action(state, Random(key))
    if obvious == best or not reasoned(kit, state, best, key):
        return ""
    if judged(state, best, f"{key}/first", FIRST) is None:
        return ""
    values = judged(state, best, f"{key}/second", SECOND)
    names = state["legal"]
    if values is None or values[names.index(best)] - values[names.index(obvious)] < LEAD:
        return ""
    return line(*of, values)


def reasoned(kit: Kit, state: Any_State, best: str, key: str) -> bool:
    """Whether there is a reason for the action beside its chances."""
    draw, random = kit.knowledge.determinizer(state), Random(f"{key}/why")
    deals = [draw(random) for _ in range(DEALS)]
    action = deals[0].index[best]
    seen = [kit.guide(deal).foreseen(action) for deal in deals]
    return bool(kit.guide(deals[0]).reasons(action)) or 2 * seen.count("") < DEALS


class File:
    """The questions of a game, as they are on the disk."""

    def __init__(self, folder: Path, kit: Kit) -> None:
        self.kit = kit
        self.path = folder / f"{kit.id}.txt"
        text = self.path.read_text("utf-8") if self.path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:  # stopped in the middle of a line
            self.path.write_text(whole, "utf-8")
        self.lines = whole.split("\n")[:-1]
        self.next = int(self.lines[-1].partition(" ")[0]) if self.lines else 0
        """The next game; the last one may not have been played to its end."""

    def play(self) -> None:
        """Play the next game, and append its questions."""
        for text in found(self.kit, self.next):
            if text in self.lines:
                continue
            puzzle(self.kit, text)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{text}\n")
            self.lines.append(text)
        self.next += 1


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--game", choices=list(all_games()), action="append", help="only this game")
    parser.add_argument("--most", type=int, default=YEAR, help="questions for each game")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    files = [File(options.folder, find(game)) for game in options.game or all_games()]
    while True:
        file = min(files, key=lambda each: len(each.lines))
        if len(file.lines) >= options.most:
            return
        before = len(file.lines)
        file.play()
        print(f"{file.kit.id} {file.next}: {len(file.lines) - before}, {len(file.lines)}",
              flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
