"""Rounds explained."""

from typing import Any

from rondas.games.rounds.pack import POINTS, RANK, RANKS, SUIT, SUITS
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.rules import why
from rondas.games.rounds.state import CALL, CALL_POINTS, CORRECT, DONE, ROUND_POINTS
from rondas.games.rounds.trumps import Trumps, trumps
from rondas.rules.game import OVER
from rondas.rules.guide import Guide, Ranking, Row, Section, Step, Table, Worth
from rondas.rules.message import Message, say, seat
from rondas.rules.message import card as card_named
from rondas.rules.message import rank as rank_named

COUNTED = {"aces": "AS", "kings": "KS", "queens": "QS", "jacks": "JS", "two_of_hearts": "2H"}
"""Sources of points, each with a card."""


class RoundsGuide(Guide[Rounds]):
    """The ladder of trumps, and what cards count."""

    topics = ("goal", "order", "turn", "points", "rounds", "revokes", "end")
    terms = ("trick", "lead", "follow", "trump", "rank-trump", "pile", "game-winning-score")
    told_in = (("order", "RO-3.2"), ("turn", "RO-3.1"), ("points", "RO-4.1"), ("rounds", "RO-2.1"),
               ("revokes", "RO-5.1"), ("end", "RO-4.2"))  # fmt: skip
    sought = (("trump", "RO-3.2"), ("follow", "RO-3.1"), ("dealer", "RO-1.2"), ("revoke", "RO-5.1"),
              ("bonus", "RO-4.1"), ("beat", "RO-3"), ("points", "RO-4.1"), ("tie", "RO-4.2"),
              ("pack", "RO-1.1"))  # fmt: skip

    def order(self) -> Ranking:
        """The order (RO-3.2, RO-3.3): rank trumps, trumps, the suit led; lit is the one ahead."""
        game = self.game
        note = say("order-values")
        if not game.pile or game.actor == OVER:
            return {"ring": False, "steps": [], "note": note}
        fixed, best = game.trumps, game.lead
        if best < 0 and game.tricks:
            _, lead, follow, _ = game.tricks[-1]
            best = follow if why(fixed, lead, follow)[0] else lead
        at = -1 if best < 0 else _level(fixed, best)
        suit, rank = SUITS[fixed.suit], RANKS[RANK[fixed.turned]]
        led = SUITS[SUIT[best]] if at == 2 else ""
        steps: list[Step] = [
            {
                "mark": rank.replace("T", "10"),
                "text": say("order-rank-trumps", rank=rank_named(rank)),
                "lit": at == 0,
            },
            {"mark": suit, "text": say("order-trumps", suit=suit), "lit": at == 1},
            {
                "mark": led,
                "text": say("order-led", suit=led) if led else say("order-led-any"),
                "lit": at == 2,
                "between": say("order-led-any"),
            },
        ]
        return {"ring": False, "steps": steps, "note": note}

    def now(self) -> list[Row]:
        game = self.game
        if game.lead < 0:
            return []
        suit, rank = SUITS[SUIT[game.lead]], RANKS[RANK[game.trumps.turned]]
        name = ("now-rank-trump", "now-trump", "now-suit")[_level(game.trumps, game.lead)]
        higher = game.trumps.beats[game.lead] - game.trumps.rank_trumps
        if name != "now-rank-trump" and not any(SUIT[card] == SUIT[game.lead] for card in higher):
            name += "-top"
        led = card_named(game.pack.names[game.lead])
        text = say(name, card=led, suit=suit, rank=rank_named(rank))
        return [{"cards": [game.pack.names[game.lead]], "text": text}]

    def about(self, card: int, seat: int | None) -> list[Message]:
        game = self.game
        told = [say("about-points", n=POINTS[card]) if POINTS[card] else say("about-no-points")]
        told += self._higher(card)
        if game.lead >= 0 and self.plays(card, seat):
            told.append(self._now(card))
        return told

    def _higher(self, card: int) -> list[Message]:
        """Return that a card is a trump, if it is one."""
        game = self.game
        fixed = game.trumps
        if not game.pile or card in game.pile:
            return []
        if card in fixed.rank_trumps:
            return [say("about-rank-trump")]
        return [say("about-trump")] if SUIT[card] == fixed.suit else []

    def _now(self, card: int) -> Message:
        game = self.game
        winner, _, name = why(game.trumps, game.lead, card)
        suit = SUITS[SUIT[card if name == "trump" else game.lead]]
        reason = say(f"why-{name}", suit=suit)
        if winner:
            return say("about-takes", why=reason)
        return say("about-loses", seat=seat(1 - game.actor), why=reason)

    def reasons(self, action: int) -> list[Message]:
        game = self.game
        if action >= len(game.pack.names):
            return [say("advice-correct")] if CORRECT <= action < CALL else []
        if self._last(3):
            return []
        told = self._weighed(action) if game.lead >= 0 else self._risked(action)
        if self._last(2):
            (kept,) = (card for card in game.hands[game.actor] if card != action)
            told.insert(0, say("advice-last", card={"card": game.pack.names[kept]}))
        return told

    def _last(self, tricks: int) -> bool:
        """Whether so many tricks of the last round are over."""
        return self.game.round == 5 and len(self.game.tricks) == tricks

    def _risked(self, card: int) -> list[Message]:
        """Whether a lead risks no points; a rank trump is not beaten anyway."""
        safe = POINTS[card] or card in self.game.trumps.rank_trumps
        return [] if safe else [say("advice-lead-nothing")]

    def _weighed(self, card: int) -> list[Message]:
        game, fixed = self.game, self.game.trumps
        choice = fixed.lawful(game.hands[game.actor], game.lead)  # no revokes
        ahead = [each for each in choice if why(fixed, game.lead, each)[0]]
        wins = card in ahead and game.took()[game.actor] == 2
        told = [say("advice-round")] if wins else []
        return told + self.weighed(card, choice, ahead, self._worth)

    def effects(self, action: int) -> list[Message]:
        """Return the result of a trick with this card, and what it brings or gives away."""
        game = self.game
        if action >= len(game.pack.names) or self._last(3):
            return []
        n = POINTS[action]
        if game.lead < 0:
            told = [say("advice-lead-points", n=n)] if n else []
            return [*told, *self._higher(action)]
        told = [self._now(action)]
        if why(game.trumps, game.lead, action)[0]:
            n += POINTS[game.lead]
            return [*told, say("advice-points", n=n)] if n else told
        return [*told, say("advice-gives", n=n) if n else say("advice-gives-nothing")]

    def _worth(self, card: int) -> float:
        """Return the value of a card: a rank trump, a trump, by rank; and its points."""
        fixed = self.game.trumps
        return (
            26 * (card in fixed.rank_trumps)
            + 13 * (SUIT[card] == fixed.suit)
            - RANK[card]
            + 2 * POINTS[card]
        )

    def foreseen(self, action: int) -> str:
        """Return whether a led card cannot be beaten; or whether there is a revoke to call."""
        game = self.game
        strict = game.strict
        other = 1 - game.actor
        if action in (CALL, DONE):
            if strict is None or not game.may_call(game.actor):
                return ""
            found = bool(game.revokes(other))
            if found != (action == CALL):
                return ""
            return "revoke" if found else "no-revoke"
        if action >= CORRECT or game.lead >= 0:
            return ""
        answers = game.trumps.lawful(game.hands[other], action)
        return "" if game.trumps.beats[action].intersection(answers) else "stands"

    def values(self) -> dict[str, Any]:
        return {"turned": "yes" if self.game.pile else "no", "n": CALL_POINTS}

    def help(self) -> list[Section]:
        """Without the section about revokes where there are none (RO-5)."""
        allowed = self.game.strict is not None
        return [each for each in super().help() if allowed or each["topic"] != "revokes"]

    def rows(self) -> dict[str, list[Row]]:
        game = self.game
        fixed = game.trumps if game.pile else trumps(game.pack.index["7S"], False)
        suit = [card for card in range(52) if SUIT[card] == fixed.suit and card != fixed.turned]
        other = (fixed.suit + 1) % len(SUITS)
        suits = [card for card in range(52) if card not in fixed.rank_trumps]
        plain = [card for card in suits if SUIT[card] == other]
        return {
            "order": [
                {"cards": game.pack.write([fixed.turned]), "text": say("help-turned")},
                {
                    "cards": game.pack.write(sorted(fixed.rank_trumps)),
                    "text": say("help-rank-trumps"),
                },
                {
                    "cards": game.pack.write([*suit[:2], suit[-1]]),
                    "best": game.pack.write(suit[:1]),
                    "text": say("help-trumps"),
                },
                {
                    "cards": game.pack.write(plain[:2]),
                    "best": game.pack.write(plain[:1]),
                    "text": say("help-plain"),
                },
            ]
        }

    def tables(self) -> dict[str, Table]:
        index = self.game.pack.index
        worth = {f"source-{name}": POINTS[index[card]] for name, card in COUNTED.items()}
        worth["help-most-tricks"] = ROUND_POINTS
        rows: list[Worth] = [{"label": say(name), "points": [n]} for name, n in worth.items()]
        return {"points": {"heads": [say("help-points-title")], "rows": rows}}


def _level(fixed: Trumps, card: int) -> int:
    """Return the step of the order of a led card."""
    if card in fixed.rank_trumps:
        return 0
    return 1 if SUIT[card] == fixed.suit else 2
