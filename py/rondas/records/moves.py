"""Moves: `ACTOR ACTION`, as records have them, made one by one."""

from collections import Counter
from random import Random

from rondas.rules.game import CHANCE, OVER, SILENT, Game, Log, Refusal
from rondas.text import brief


class IllegalActionError(ValueError):
    """An action that is not legal now, with the reason."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action}: {refusal}")
        self.refusal = refusal


def do(game: Game, move: object, log: Log = SILENT) -> None:
    """Make one move, `ACTOR ACTION`. ValueError says why it is not possible."""
    if not isinstance(move, str):
        raise ValueError(f"must be a string, not {brief(move)}")
    actor, _, action = move.partition(" ")
    words = action.split(" ")
    if not actor or not all(words) or not move.isprintable():
        raise ValueError(f"not ACTOR ACTION with one space between words: {brief(move)}")
    if not game.ruled:
        game.perform(actor, action, log)
        return
    if game.actor == OVER:
        raise ValueError("the game is over")
    turn = "*" if game.actor == CHANCE else str(game.actor)
    if actor != turn:
        if actor not in ("*", *map(str, range(game.players))):
            raise ValueError(f"no such actor: {brief(actor)}")
        who = "chance" if turn == "*" else f"seat {turn}"
        raise ValueError(f"it is the turn of {who}, not of {actor}")
    if turn == "*" and (word := game.deals()):
        if words[0] != word:
            raise ValueError(f"{word} comes here, not {brief(words[0])}")
        game.deal(game.pack.read(whole(game, move).split(" ")[2:]), log)
    else:
        game.apply(legal_action(game, action), log)


def chance(game: Game, rng: Random) -> str:
    """Return a random chance action, where chance moves next."""
    if word := game.deals():
        return " ".join([word, *game.pack.write(game.shuffled(rng))])
    legal = game.legal_names()
    return legal[rng.randrange(len(legal))]


def legal_action(game: Game, name: str) -> int:
    """Return the integer of a legal action of the actor. ValueError for an action that this game
    does not have, IllegalActionError for one that is not legal now."""
    action = game.index.get(name)
    if action is None:
        raise ValueError(f"no such action: {brief(name)}")
    if action not in game.legal():
        raise IllegalActionError(name, game.refusal(action))
    return action


def whole(game: Game, move: str) -> str:
    """Complete a deal that ends with `…` by the rest of the pack in its own order."""
    *words, last = move.split(" ")
    if last != "…":
        return move
    left = Counter(game.pack.cards())
    left.subtract(game.pack.read(words[2:]))
    return " ".join([*words, *game.pack.write(left.elements())])
