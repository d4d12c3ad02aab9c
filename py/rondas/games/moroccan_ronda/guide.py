"""Moroccan Ronda explained."""

from typing import Any

from rondas.games.moroccan_ronda.actions import ACCEPT, ANNOUNCE, CHALLENGE, CLAIM, DEALER, DONE
from rondas.games.moroccan_ronda.basis.house import House
from rondas.games.moroccan_ronda.basis.lore import MAKE_TRUE
from rondas.games.moroccan_ronda.basis.pack import PACK, RANK, RANKS, SIZES, TAKEN, members
from rondas.games.moroccan_ronda.rules import MoroccanRonda
from rondas.games.moroccan_ronda.state import CLASS_POINTS, PLAY
from rondas.rules.game import OVER
from rondas.rules.guide import Guide, Ranking, Row, Section, Table, Worth
from rondas.rules.message import Message, cards, say
from rondas.rules.message import rank as rank_named

PLAIN = ("about-captures", "about-stays")
"""What a card does by the rules, which is no reason for it."""


class MoroccanGuide(Guide[MoroccanRonda]):
    """Captures, calls, and open announcements."""

    topics = ("goal", "turn", "capture", "calls", "chain", "announce", "lies", "count", "end")
    terms = ("capture", "run", "call", "missa", "ronda", "tringa", "challenge", "hand")
    told_in = (("turn", "MR-3.1"), ("capture", "MR-3.2"), ("calls", "MR-4.1"), ("chain", "MR-4.2"),
               ("announce", "MR-6.1"), ("lies", "MR-7.1"), ("count", "MR-10.1"),
               ("end", "MR-10.3"))  # fmt: skip
    sought = (("sweep", "MR-5.1"), ("dealer", "MR-2.1"), ("nothing", "MR-6.2"),
              ("capture", "MR-3.2"), ("chain", "MR-4.2"), ("tie", "MR-6.6", "MR-10.3"),
              ("lie", "MR-7.1", "MR-8.1"), ("points", "MR-4.1", "MR-5.1", "MR-6.1", "MR-10.1"),
              ("pack", "MR-1.2"), ("suit", "MR-1.2"))  # fmt: skip

    def order(self) -> Ranking:
        """MR-1.3: the chain of ranks; lit are those on the table."""
        game = self.game
        return {
            "ring": False,
            "steps": [
                {
                    "mark": name,
                    "text": say("order-rank", rank=rank_named(name)),
                    "lit": bool(game.table_ranks >> rank & 1),
                }
                for rank, name in enumerate(RANKS)
            ],
            "note": self._note(),
        }

    def _note(self) -> Message | None:
        """Return what the next card may score (MR-4.1, MR-4.2), or what is undecided (MR-6.5)."""
        game = self.game
        if game.actor == OVER:
            return None
        rank, number, _, _ = game.chain
        if number:
            return say(
                "order-chain", rank=rank_named(RANKS[rank]), call=game.house.call_points[number + 1]
            )
        if game.fresh >= 0:
            return say(
                "order-fresh", rank=rank_named(RANKS[game.fresh]), call=game.house.call_points[1]
            )
        return say("order-undecided") if game.contested else None

    def about(self, card: int, seat: int | None) -> list[Message]:
        game = self.game
        rank = RANK[card]
        if not self.plays(card, seat) or game.phase != PLAY:
            last = rank == len(RANKS) - 1
            return [say("about-rank-last" if last else "about-rank", rank=rank_named(RANKS[rank]))]
        number = game.chain[1]
        if number and game.chain[0] == rank:
            return [say("about-call", call=game.house.call_points[number + 1])]
        taken = TAKEN[rank][game.table_ranks]
        if not taken:
            return [say("about-stays")]
        told = [say("about-captures", cards=cards(PACK.write(
            game.table[each] for each in members(taken))))]  # fmt: skip
        if game.fresh == rank:
            told.append(say("about-call", call=game.house.call_points[1]))
        if taken == game.table_ranks and not game.is_last_card():
            told.append(say("about-missa", n=1, scoring=game.option["scoring"]))
        return told

    def reasons(self, action: int) -> list[Message]:
        game = self.game
        if action >= DEALER:
            return self._spoken(action)
        told = [each for each in self.about(action, game.actor) if each["say"] not in PLAIN]
        sizes = self._sizes()
        if taken := sizes[RANK[action]]:
            if len(sizes) > 1 and taken == max(sizes.values()):
                told.append(say("advice-most"))
            told.append(say("advice-pile", n=taken + 1))
        return told

    def _sizes(self) -> dict[int, int]:
        """Return how many cards each rank of the hand would take."""
        game = self.game
        ranks = {RANK[card] for card in game.hands[game.actor]}
        return {each: SIZES[each][game.table_ranks] for each in ranks}

    def effects(self, action: int) -> list[Message]:
        game = self.game
        if action >= DEALER:
            risks = action == ACCEPT or CHALLENGE <= action < CLAIM
            return [say("advice-accept")] if risks else []
        told = [each for each in self.about(action, game.actor) if each["say"] in PLAIN]
        return told if any(self._sizes().values()) or not told else [say("advice-nothing")]

    def _spoken(self, action: int) -> list[Message]:
        """Return whether an announcement is true, and whether a penalty is owed."""
        game = self.game
        if ANNOUNCE <= action < ACCEPT:
            true = action - ANNOUNCE == game.truth(game.actor)
            return [say("advice-truth" if true else "advice-bluff")]
        if CLAIM <= action < DONE:
            return [say("advice-owed" if game.owes(action - CLAIM) else "advice-not-owed")]
        if action == DONE:
            owed = any(game.owes(each - CLAIM) for each in game.legal() if each < DONE)
            return [] if owed else [say("advice-done")]
        return []

    def foreseen(self, action: int) -> str:
        """Whether the next player cannot catch or take over; or a doubted announcement is true."""
        game = self.game
        if action == ACCEPT or CHALLENGE <= action < CLAIM:
            return self._doubted(action)
        if action >= DEALER:
            return ""
        after = game.copy()
        after.apply(action)
        rank = RANK[action]
        following = after.hands[game.house.next_seat[game.actor]]
        if not following or after.batch != game.batch or rank not in (after.fresh, after.chain[0]):
            return ""
        return "" if any(RANK[card] == rank for card in following) else "safe"

    def _doubted(self, action: int) -> str:
        """Of one announcement, or of the only one that could be challenged."""
        game = self.game
        doubted = [each for each in game.legal() if CHALLENGE <= each < CLAIM]
        if action == ACCEPT and len(doubted) != 1:
            return ""
        seat = (doubted[0] if action == ACCEPT else action) - CHALLENGE
        true = game.truth(seat) in MAKE_TRUE[game.said[seat]]
        if true != (action == ACCEPT):
            return ""
        return "true" if true else "false"

    def values(self) -> dict[str, Any]:
        house = self.game.house
        of_three = House(3, self.game.option)
        return {"calls": house.calls, "par": house.par, "par_of_three": of_three.par}

    def help(self) -> list[Section]:
        """Without the sections about lies and chains where there are none (MR-6.8, MR-4.2)."""
        house = self.game.house
        none = {"lies": not house.free, "chain": house.calls == 1}
        return [each for each in super().help() if not none.get(each["topic"])]

    def tables(self) -> dict[str, Table]:
        """Return what brings points, unless captured cards pay for it (MR-9.3)."""
        game = self.game
        if game.option["scoring"] != "points":
            return {}
        calls = enumerate(game.house.call_points[1 : game.house.calls + 1], 2)
        gains = [
            *((say("help-gain-call", call=n, equal=equal), n) for equal, n in calls),
            (say("help-gain-missa"), 1),
            (say("help-gain-ronda"), CLASS_POINTS[1]),
            (say("help-gain-tringa"), CLASS_POINTS[3]),
            (say("help-gain-card", players=game.players, **self.values()), 1),
        ]
        rows: list[Worth] = [{"label": label, "points": [n]} for label, n in gains]
        return {"count": {"heads": [say("help-points-title")], "rows": rows}}

    def rows(self) -> dict[str, list[Row]]:
        game = self.game
        scoring, points = game.option["scoring"], game.house.call_points
        fives = ["5O", "5C", "5E", "5B"]
        run = ["6O", "7C", "10B", "6E"]
        ronda, tringa = ["7C", "7O", "2E"], ["4C", "4O", "4E"]

        def called(number: int) -> Row:
            text = say("help-called", call=points[number], n=points[number], equal=number + 1,
                       players=game.players, scoring=scoring)  # fmt: skip
            return {"cards": fives[: number + 1], "best": [fives[number]], "text": text}

        missa: Row = {"cards": ["2O", "3C", "2E"], "best": ["2E"],
                      "text": say("help-missa", n=1, scoring=scoring)}  # fmt: skip
        return {
            "capture": [{"cards": run, "best": run[-1:], "text": say("help-run")}],
            # Else the table of points has it.
            "calls": [called(1), *([missa] if scoring != "points" else [])],
            "chain": [called(game.house.calls)],
            "announce": [
                {"cards": ronda, "best": ronda[:2],
                 "text": say("help-ronda", n=1, scoring=scoring)},
                {"cards": tringa, "best": tringa,
                 "text": say("help-tringa", n=5, scoring=scoring)},
            ],
        }  # fmt: skip
