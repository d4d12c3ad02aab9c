"""The display and the words of Moroccan Ronda."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rondas.games.moroccan_ronda.actions import ACCEPT, ANNOUNCE, CHALLENGE, CLAIM, DEALER, DONE
from rondas.games.moroccan_ronda.basis.lore import CLASS_NAMES, NONE
from rondas.games.moroccan_ronda.basis.pack import PACK, RANK, RANKS, TAKEN, members
from rondas.games.moroccan_ronda.rules import MoroccanRonda
from rondas.games.moroccan_ronda.state import ANNOUNCING, CLAIMING, CLASS_POINTS, ENDED, WINDOW
from rondas.rules.display import Action, Display, EventDisplay
from rondas.rules.game import Event
from rondas.rules.message import Message, say, seat, seats, several
from rondas.rules.message import rank as rank_named
from rondas.rules.presentation import Presentation, acted
from rondas.rules.report import Report, Row, gained, leading, report, verdict

CALL_NAMES = {1: "one", 5: "five", 6: "six", 10: "ten", 15: "fifteen"}
"""The names of calls, by their points (MR-4.4)."""
ASKED = {ANNOUNCING: "announce", WINDOW: "window", CLAIMING: "claim"}
"""The questions in phases without card play."""
GAINED = ("announced", "call", "call-missa", "last-twelve", "missa")
"""Reasons for points that name who scores them, unless a partner does too."""
SOURCES = {
    "MR-4": "calls",
    "MR-5": "calls",
    "MR-6": "announcements",
    "MR-7.1": "penalties",
    "MR-7.2": "announcements",
    "MR-9": "last-card",
    "MR-10": "count",
}
"""The reasons for points, by the beginning of the clause that scores them."""
MUCH = 5
"""Points at once that are worth a word when the round is over."""


class MoroccanPresentation(Presentation[MoroccanRonda]):
    """Open cards at the places of their ranks, calls, and the reason for every point."""

    layout = "places"
    deck = "spanish"
    minutes = (9, 20)
    pictured = ("card85", "card95")
    presets = (
        ("beginner", {"announcements": "honest", "target": 25}),
        ("cafe", {}),
        ("strict", {"penalties": "claim"}),
    )
    first = "beginner"
    days = (
        (2, {"target": 21}),
        (4, {"target": 21}),
        (2, {"target": 21, "announcements": "honest"}),
        (3, {"target": 21}),
    )
    traditions = ("moroccan", "french", "spanish", "english")
    keeps_bar = True
    by_rank = True

    # How it stands.

    def display(self, seat: int | None) -> Display:
        game, holders = self.game, self.holders(seat)
        return self.laid(
            seat,
            table=PACK.write(game.table[rank] for rank in members(game.table_ranks)),
            turned=PACK.names[game.turned] if game.turned >= 0 else None,
            fresh=PACK.names[game.table[game.fresh]] if game.fresh >= 0 else None,
            stock=len(game.stock),
            piles=[self._captured(at) * (at in holders) for at in range(game.players)],
            notes=[self._notes(at, at in holders) for at in range(game.players)],
            facts=self._facts(),
            sheet=self._sheet(),
            report=self._report(seat) if game.won or (game.round and not game.batch) else None,
        )

    def _captured(self, seat: int) -> int:
        """How many cards a seat's team has captured. Between two rounds it is what was counted."""
        game = self.game
        piles = game.piles if game.batch else game.counted or game.piles
        return piles[game.team(seat)]

    def _notes(self, seat: int, holds: bool) -> list[Message]:
        """Return what a seat announced and, if it `holds` them, its team's captures and debts."""
        game = self.game
        team = game.team(seat)
        captured = self._captured(seat) * holds
        notes = [say("note-captured", n=captured)] if captured else []
        if game.announced(seat) and game.phase < ENDED:
            said = CLASS_NAMES[game.said[seat]]
            if game.said[seat] != NONE:
                notes.append(say("note-announcement", said=said, status=game.status(seat)))
            elif game.phase == ANNOUNCING:
                notes.append(say("note-nothing"))
        for debtor, creditor, n in game.debts:
            if holds and debtor == team:
                name = "note-owes-to" if game.house.teams > 2 else "note-owes"
                notes.append(say(name, n=n, seats=self._team(creditor)))
        return notes

    def _facts(self) -> list[Message]:
        game = self.game
        if not game.round:
            return []
        facts = [say("fact-target", n=game.house.target), say("fact-round", n=game.round)]
        if not game.batch:
            return facts
        facts.append(say("fact-deal", n=game.batch) if game.stock else say("fact-last-deal"))
        if game.contested:
            facts.append(say("fact-undecided"))
        return facts

    def _sheet(self) -> list[Row]:
        """A row for each round, the one in play as soon as it has brought points."""
        game = self.game
        totals = [[0] * game.house.teams, *game.round_scores]
        rounds = len(totals)
        if game.points != totals[-1]:
            totals.append(game.points)
        return [
            {
                "label": say("sheet-round-now" if n == rounds and not game.won else "sheet-round",
                             n=n),
                "points": [now - then for then, now in zip(before, after, strict=True)],
            }
            for n, (before, after) in enumerate(pairwise(totals), 1)
        ]  # fmt: skip

    def _report(self, reader: int | None) -> Report:
        """The report of a round (MR-10.1), or of the game if it ended in or with it (MR-10.2)."""
        game = self.game
        sources = {name: [0] * game.house.teams for name in SOURCES.values()}
        for rule, _, payments in game.gains:
            for team, points, _ in payments:
                sources[_source(rule)][team] += points
        brought = gained(game.points, sources.values())
        sides = game.house.seats_of
        won = sorted({game.team(seat) for seat in game.won})
        if not won:
            headline = verdict(brought, sides, reader, "pack")
        elif won == leading(game.points) and max(game.points) >= game.house.target:
            headline = verdict(game.points, sides, reader)
        else:  # MR-8.3
            lost = reader is not None and reader not in game.won
            headline = say("report-challenge-lost") if lost else say(
                "report-challenge", seats=seats(game.won)
            )  # fmt: skip
        return report(
            say("sheet-round", n=game.round),
            say("sheet-round", n=game.round + 1),
            headline,
            won,
            game.points,
            [(say(f"report-{name}", n=game.house.par), sources[name]) for name in sources],
            best=self._best(),
        )

    def _best(self) -> Message | None:
        """Return the call or announcement with the most points at once, if they were many."""
        lost = {who for rule, who, _ in self.game.gains if rule == "MR-7.2"}
        most, best = MUCH - 1, None
        for rule, who, payments in self.game.gains:
            n = sum(points for _, points, _ in payments)
            name = _source(rule)
            if n > most and who is not None and (
                name == "calls" or (name == "announcements" and who not in lost)
            ):  # fmt: skip
                most, best = n, say(f"report-best-{name}", seat=seat(who), n=n)
        return best

    # Actions.

    def asked(self, own: bool) -> Message:
        game = self.game
        actor = seat(game.actor)
        if game.phase in ASKED:
            four = game.phase == ANNOUNCING and game.lore.size == 4
            return say(f"prompt-{ASKED[game.phase]}{'-four' if four else ''}", seat=actor)
        if game.house.duty and game.is_last_card():
            return say("prompt-last-card", seat=actor)
        if own:
            return say("prompt-own", hint=self._hint())
        return say("prompt-play", seat=actor)

    def _hint(self) -> Message:
        """Return the best that the cards of the actor's hand can do."""
        game = self.game
        call_points = game.house.call_points
        rank, number, _, missa = game.chain
        table = game.table_ranks
        ranks = sorted({RANK[card] for card in game.hands[game.actor]})
        last = game.is_last_card()
        clears = [rank for rank in ranks if table and TAKEN[rank][table] == table and not last]
        if game.fresh in ranks:
            name = "hint-call-missa" if game.fresh in clears else "hint-call"
            return say(name, rank=rank_named(RANKS[game.fresh]), call=call_points[1])
        if rank in ranks:
            name = "hint-take-over-missa" if missa and not last else "hint-take-over"
            return say(name, rank=rank_named(RANKS[rank]), call=call_points[number + 1])
        if clears:
            return say("hint-clear", rank=rank_named(RANKS[clears[0]]))
        if not table:
            return say("hint-table-empty")
        captures = any(TAKEN[rank][table] for rank in ranks)
        return say("hint-capture" if captures else "hint-no-capture")

    def act(self, action: int) -> Action:
        game = self.game
        name = game.actions[action]
        if action < DEALER:
            taken = TAKEN[RANK[action]][game.table_ranks]
            act = super().act(action)
            act["takes"] = PACK.write(game.table[rank] for rank in members(taken))
            return act
        if ANNOUNCE <= action < ACCEPT:
            return self._act_announce(name, action - ANNOUNCE)
        if CHALLENGE <= action < CLAIM:
            return self._act_challenge(name, action - CHALLENGE)
        if CLAIM <= action < DONE:
            target = seat(action - CLAIM)
            meaning = say("meaning-claim", target=target)
            return acted(name, say("action-claim", target=target), meaning=meaning)
        return acted(name, say(f"action-{name}"), usual=True)

    def _act_announce(self, name: str, said: int) -> Action:
        """Compare an announcement with the hand."""
        held = self.game.truth(self.game.actor)
        if said == held:
            detail = say("detail-true")
        elif held == NONE:
            detail = say("detail-bluff")
        else:
            hides = "detail-hides" if said == NONE else "detail-held"
            detail = say(hides, held=CLASS_NAMES[held])
        label = say(f"action-announce-{CLASS_NAMES[said]}")
        option = self.game.option
        meaning = say(
            f"meaning-{CLASS_NAMES[said]}",
            n=CLASS_POINTS[said],
            scoring=option["scoring"],
            penalties=option["penalties"],
        )
        return acted(name, label, detail=detail, usual=said == held, meaning=meaning)

    def _act_challenge(self, name: str, target: int) -> Action:
        """MR-8.3 is told before it is too late."""
        game = self.game
        risk = say(
            "risk-challenge",
            target=seat(target),
            said=CLASS_NAMES[game.said[target]],
            seats=seats(members(game.house.opponents[game.actor])),
        )
        label = say("action-challenge", target=seat(target))
        return acted(name, label, detail=say("detail-challenge"), risk=risk)

    # Events.

    def describe_event(self, event: Event) -> EventDisplay:
        told = super().describe_event(event)
        args = told["text"]["args"]
        if event.kind == "scored":
            told["reason"] = args["why"]
        elif event.kind == "dealt":
            told["part"] = say("part-deal", round=args["round"], deal=args["batch"])
        if call := self._called(event):
            told["call"] = call
            if event.kind == "scored":
                told["means"] = self._means(event, call)
        return told

    def peak(self, event: Event) -> Sequence[int]:
        """MR-4.2, MR-5.1: five, ten or missa."""
        values = event.values
        why = values.get("why")
        rare = why in ("missa", "call-missa") or (why == "call" and values["call"] > 1)
        return values.get("points", ()) if rare else ()

    def _called(self, event: Event) -> Message | None:
        """Return what the seat of an event calls aloud."""
        values = event.values
        if event.kind == "scored":
            why = values["why"]
            if why in ("call", "call-missa"):
                call = say(f"call-{CALL_NAMES[values['call']]}")
                return say("call-and-missa", call=call) if why == "call-missa" else call
            return say("call-missa") if why == "missa" else None
        if event.name == "said-announcement" and values["said"] != CLASS_NAMES[NONE]:
            return say(f"call-{values['said']}")
        if event.name in ("said-last-deal", "said-challenge", "said-claim"):
            return say(f"call-{event.what}")
        return None

    def _means(self, event: Event, call: Message) -> Message:
        """Return the meaning of a call: in a chain, all after the first take it over (MR-4.2)."""
        why = event.values["why"]
        if why != "missa" and event.values["call"] > 1:
            why = why.replace("call", "take-over")
        return say(f"means-{why}", call=call)

    def event_arguments(self, event: Event) -> dict[str, Any]:
        args = super().event_arguments(event)
        if event.kind == "scored":
            args["told"] = several(self._amounts(event))
        elif event.kind == "round":
            args["piles"] = several(
                say("pile", seats=self._team(team), n=n)
                for team, n in enumerate(event.values["piles"])
            )
        return args

    def _amounts(self, event: Event) -> list[Message]:
        """Return who scores, loses or gives how much."""
        values = event.values
        if "points" not in values:
            givers, takers, given = (values[name] for name in ("givers", "takers", "given"))
            if 1 < len(given) == self.game.house.teams - 1 and len({*given}) == 1:
                for name, teams in (("gives", {*givers}), ("gets", {*takers})):
                    if len(teams) == 1:
                        return [say(f"told-{name}-all", seats=self._team(*teams), n=given[0])]
            return [
                say("told-gives", seats=self._team(giver), others=self._team(taker), n=n)
                for giver, taker, n in zip(givers, takers, given, strict=True)
            ]
        scored = [(team, n) for team, n in enumerate(values["points"]) if n]
        alone = all(self.game.house.seats_of[team] == [event.seat] for team, _ in scored)
        if values["why"] in GAINED and alone:
            return [say("points", n=n) for _, n in scored]
        return [
            say("told-scores" if n > 0 else "told-loses", seats=self._team(team), n=abs(n))
            for team, n in scored
        ]

    def _team(self, team: int) -> dict[str, Any]:
        return seats(self.game.house.seats_of[team])


def _source(rule: str) -> str:
    """Return the reason for the points of a clause."""
    return SOURCES.get(rule) or SOURCES[rule.partition(".")[0]]
