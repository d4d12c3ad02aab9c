"""The display and the words of Rounds."""

from collections.abc import Sequence
from typing import Any

from rondas.games.rounds.pack import PACK, POINTS, RANK, RANKS, SUIT, SUITS
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.rules import why
from rondas.games.rounds.state import CALL, CALL_POINTS, CORRECT, CORRECTING, DONE, PLAYING, Entry
from rondas.games.rounds.trumps import trumps
from rondas.rules.display import Action, Display, EventDisplay, LastTrick, Part
from rondas.rules.game import OVER, Event
from rondas.rules.message import Message, by_seat, card, cards, say, seat, several
from rondas.rules.message import rank as rank_named
from rondas.rules.presentation import Presentation, acted
from rondas.rules.report import Report, Row, gained, leading, report, verdict


class RoundsPresentation(Presentation[Rounds]):
    """A trick beside the trump/rank pile, a line of the sheet for each game and each call."""

    layout = "trick-and-open"
    deck = "french"
    minutes = (6, 14)
    pictured = ("card47", "card54")
    presets = (
        ("short", {"target": 100}),
        ("usual", {}),
        ("strict", {"revokes": "allowed"}),
    )
    first = "short"
    days = ((2, {"target": 100}),)
    characters = (("fox", {"revokes": "allowed"}),)

    # The table.

    def display(self, seat: int | None) -> Display:
        game = self.game
        sources = game.sources()
        gained = [sum(points) for points in zip(*sources.values(), strict=True)]
        points = [sum(both) for both in zip(game.score, gained, strict=True)]
        return self.laid(
            seat,
            points=points if game.actor >= 0 else None,
            trick=self._trick(),
            last_trick=self._last_trick(),
            table=PACK.write(self._pile()),
            note=self._trumps() if self._pile() else None,
            marks=self._marks(),
            stock=len(game.stock),
            notes=[self._notes(at, gained, seat) for at in (0, 1)],
            facts=self._facts(),
            sheet=[_row(entry) for entry in game.sheet],
            running=self._running(sources),
            report=self._report(seat, sources) if game.number and game.actor < 0 else None,
        )

    def _trick(self) -> list[tuple[int, str]]:
        """Return the led card and its player: the opponent of the player on turn, or of a player
        who has ended the match by a call (RO-6.1)."""
        game = self.game
        if game.lead < 0:
            return []
        turn = game.actor if game.actor >= 0 else game.sheet[-1].caller
        return [(1 - turn, PACK.names[game.lead])]

    def _last_trick(self) -> LastTrick | None:
        """The last trick of this game; an owner who did not win it has it by award or call."""
        game = self.game
        rounds = [*game.rounds, game.tricks]
        number = max((n for n, tricks in enumerate(rounds, 1) if tricks), default=0)
        if not number:
            return None
        tricks = rounds[number - 1]
        leader, lead, follow, owner = tricks[-1]
        fixed = trumps(game.pile[min(number, 4) - 1], game.together)
        follower_wins, rule, _ = why(fixed, lead, follow)
        if game.is_awarded(number, len(tricks) - 1):
            rule = "RO-5.3"
        elif follower_wins and owner == leader:
            rule = "RO-6.2"
        return {
            "plays": [(leader, PACK.names[lead]), (1 - leader, PACK.names[follow])],
            "winner": owner,
            "rule": rule,
        }

    def _pile(self) -> list[int]:
        """The pile on the table, until the last trick of a game takes it (RO-2.6)."""
        game = self.game
        return [] if game.actor < 0 and len(game.rounds) == 5 else game.pile

    def _trumps(self) -> Message:
        """Return the trumps that the top card of the pile makes (RO-3.2)."""
        turned = self.game.trumps.turned
        return say("trumps", suit=SUITS[SUIT[turned]], rank=rank_named(RANKS[RANK[turned]]))

    def _marks(self) -> dict[str, Message]:
        """The rank trumps of the round that are not in the pile themselves."""
        game = self.game
        if not game.pile:
            return {}
        ranked = sorted(game.trumps.rank_trumps.difference(game.pile))
        return {PACK.names[card]: say("mark-rank-trump") for card in ranked}

    def _notes(self, at: int, gained: list[int], reader: int | None) -> list[Message]:
        """Return the tricks of the seat in this round and its points in this game, if it has others
        too; of an open hand only its owner is told, all others see it."""
        game = self.game
        others = game.score[at] != (0 if game.actor >= 0 else gained[at])
        counts = {"tricks": self._took()[at], "note-points": gained[at] if others else 0}
        notes = [say(name, n=n) for name, n in counts.items() if n]
        if at == reader and game.strict is not None and game.strict.up[at]:
            notes.append(say("note-face-up"))
        return notes

    def _took(self) -> list[int]:
        """The tricks of this round for each seat; after a game those of its last round, with the
        pile as the fifth (RO-2.6), until the next deal."""
        game = self.game
        if game.actor >= 0 or game.tricks or not game.rounds:
            return game.took()
        owners = [trick[3] for trick in game.rounds[-1]]
        if len(game.rounds) == 5:
            owners.append(owners[-1])
        return [owners.count(0), owners.count(1)]

    def _facts(self) -> list[Message]:
        game = self.game
        if not game.round:
            return []
        facts = [say("fact-target", n=game.option["target"]), say("fact-round", n=game.round)]
        asked = game.strict is not None and game.strict.turn != PLAYING  # about the last trick
        number = len(game.tricks) + (0 if asked else 1)
        if game.actor >= 0 and 0 < number <= game.length:
            facts.append(say("fact-trick", n=number, of=game.length))
        return facts

    def _running(self, sources: dict[str, list[int]]) -> Part | None:
        """Each seat's points in this game, by kind (RO-4.1); a call may have ended it (RO-6.4)."""
        game = self.game
        if not game.round:
            return None
        broken_off = game.actor == OVER and len(game.rounds) < 5
        return {
            "label": say("running-not-counted" if broken_off else "running", n=game.number),
            "rows": [
                {"label": say(f"source-{name}"), "points": points}
                for name, points in sources.items()
            ],
        }

    def _report(self, reader: int | None, sources: dict[str, list[int]]) -> Report:
        """The report of the finished game, with its calls (RO-4.1), or of the match (RO-4.2)."""
        game = self.game
        entries = [entry for entry in game.sheet if entry.game == game.number]
        brought = gained(game.score, [entry.points for entry in entries])
        counted = any(entry.caller < 0 for entry in entries)
        gains = [
            *((say(f"source-{name}"), points) for name, points in sources.items() if counted),
            *((say("report-call"), entry.points) for entry in entries if entry.caller >= 0),
        ]
        sides = [[0], [1]]
        over = game.actor == OVER
        return report(
            say("sheet-match", n=game.number, target=game.option["target"]),
            say("sheet-game", n=game.number + 1),
            verdict(game.score, sides, reader, "match") if over
            else verdict(brought, sides, reader, "game", number=game.number),
            leading(game.score) if over else (),
            game.score,
            gains,
            best=self._best() if counted else None,
        )  # fmt: skip

    def _best(self) -> Message:
        """Return the trick of this game with the most points; the pile belongs to the last one
        (RO-2.6), and is told apart from it."""
        tricks = [
            (owner, [lead, follow]) for tricks in self.game.rounds
            for _, lead, follow, owner in tricks
        ]  # fmt: skip
        last = tricks[-1][1]
        last.extend(self.game.pile)
        owner, taken = max(tricks, key=lambda trick: sum(POINTS[card] for card in trick[1]))
        counting = [card for card in taken if POINTS[card]]
        name = "report-best-with-pile" if taken is last else "report-best"
        n = sum(POINTS[card] for card in counting)
        return say(name, seat=seat(owner), n=n, cards=cards(PACK.write(counting)))

    # Prompts.

    def asked(self, own: bool) -> Message:
        game = self.game
        strict = game.strict
        actor = seat(game.actor)
        if strict is not None and strict.turn == CORRECTING:
            return self._prompt_to_correct(own)
        if strict is not None and strict.turn != PLAYING:
            may_call = game.may_call(game.actor)
            return say("prompt-call" if may_call else "prompt-no-call", seat=actor)
        if game.round == 5 and len(game.tricks) == 3:
            return say("prompt-last", seat=actor)
        if game.lead < 0:
            return say("prompt-lead", seat=actor)
        if own:
            return self._prompt_to_follow()
        return say("prompt-follow", seat=actor, suit=self._suit_led())

    def _suit_led(self) -> str:
        game = self.game
        return game.suit_word(game.trumps.suit_led(game.lead))

    def _prompt_to_correct(self, own: bool) -> Message:
        """Tell the actor alone whether there is anything to correct; others must not learn it."""
        game = self.game
        if not own:
            return say("prompt-correct", seat=seat(game.actor))
        if game.corrections(game.actor):
            return say("prompt-revoked", card=self._last_card())
        return say("prompt-nothing-to-correct")

    def _prompt_to_follow(self) -> Message:
        """Return what the actor must play to the lead, from their own hand."""
        game = self.game
        hand, lead, fixed = game.hands[game.actor], game.lead, game.trumps
        suit = self._suit_led()
        first = fixed.lawful(hand, lead)[0]
        if first in fixed.follow[lead]:
            ranked = lead in fixed.rank_trumps
            return say("prompt-follow-rank-trump" if ranked else "prompt-follow-suit", suit=suit)
        if first in fixed.due[lead]:
            return say("prompt-play-rank-trump", suit=suit)
        if any(SUIT[held] == fixed.suit_led(lead) for held in hand):
            return say("prompt-play-any", suit=suit)  # a rank trump that does not follow (RO-3.6)
        return say("prompt-void", suit=suit)

    def _last_card(self) -> dict[str, Any]:
        """The card with which the last trick was followed."""
        return card(PACK.names[self.game.tricks[-1][2]])

    def act(self, action: int) -> Action:
        name = self.game.actions[action]
        if action == CALL:
            other = 1 - self.game.actor
            again = ""
            if self.game.strict is not None and self.game.strict.caught[other]:
                again = "-again"
            values = {"other": seat(other), "n": CALL_POINTS}
            return acted(
                name,
                say("action-call"),
                detail=say(f"action-call-points{again}", **values),
                risk=say(f"risk-call{again}", **values),
            )
        if action == DONE:
            return acted(name, self._done(), usual=True)
        if action >= CORRECT:
            instead = PACK.names[action - CORRECT]
            back = say("action-correct", back=self._last_card())
            return acted(name, say("card-name", card=card(instead)), detail=back, card=instead)
        return super().act(action)

    def _done(self) -> Message:
        game = self.game
        if game.strict is not None and game.strict.turn != CORRECTING:
            return say("action-done-no-call")
        if game.corrections(game.actor):
            return say("action-done-let-stand")
        return say("action-done")

    # Events.

    def describe_event(self, event: Event) -> EventDisplay:
        told = super().describe_event(event)
        if event.name == "said-call":
            told["call"] = say("call-revoke")
        return told

    def peak(self, event: Event) -> Sequence[int]:
        """RO-4.1: ten points at once, for a card or for a round."""
        cards = event.values["cards"] if event.kind == "trick" else ()
        if event.kind == "round" or any(POINTS[card] == 10 for card in cards):
            return [10 * (at == event.seat) for at in (0, 1)]
        return ()

    def event_arguments(self, event: Event) -> dict[str, Any]:
        args = super().event_arguments(event)
        values = event.values
        if event.rule == "RO-1.2":
            args["each"] = by_seat("drawn", "card", map(card, PACK.write(values["cards"])))
        elif event.name == "scored-game":
            args["each"] = by_seat("game-points", "n", values["points"])
        for name in ("revoked", "won"):
            if event.kind == "found" and name in values:
                args[name] = several(say("trick-number", n=n) for n in values[name])
                args["n"] = len(values[name])
        return args


def _row(entry: Entry) -> Row:
    """Return a line of the score sheet; for a call with its result (RO-6.2, RO-6.3)."""
    number, points, caller = entry
    if caller < 0:
        return {"label": say("sheet-game", n=number), "points": points[:]}
    rightly = points[caller] > 0
    notes = [say("note-had-revoked" if rightly else "note-no-revoke") for _ in points]
    notes[caller] = say("note-called-rightly" if rightly else "note-called-wrongly")
    return {"label": say("sheet-call", n=number), "points": points[:], "notes": notes}
