"""The rules of Rounds with revokes allowed, in the order of the clauses RO-5 and RO-6.

RO-5.4 asks for nothing: tricks cannot be mixed up here.
"""

from rondas.games.rounds.rules import FairRounds
from rondas.games.rounds.state import (
    CALL,
    CALL_POINTS,
    CORRECT,
    CORRECTING,
    DEALER_CALLS,
    DONE,
    PLAYING,
    Strict,
    trick_bit,
)
from rondas.rules.game import OVER, Log, Refusal


class Rounds(FairRounds):
    """Revokes, corrections, exposures and calls on top of fair play."""

    # RO-5: revokes.

    def free_actions(self, seat: int) -> list[int]:
        """RO-5: any card, and corrections and calls; after the last trick `done` for a card."""
        plays = self.hands[seat] if self._strict().turn == PLAYING else [DONE]
        calls = [CALL] if self.may_call(seat) else []
        return [*plays, *self.corrections(seat), *calls]

    def refusal(self, action: int) -> Refusal:
        strict = self.strict
        if strict is None or self.actor < 0:
            return super().refusal(action)
        if action < CORRECT:
            if strict.turn != PLAYING:
                return Refusal("RO-6.1", "all-tricks-are-played")
            return super().refusal(action)
        if action == DONE:
            return Refusal("RO-5.2", "a-card-is-due")
        if action == CALL:
            if strict.turn == CORRECTING:
                return Refusal("RO-6.1", "calls-come-after-corrections")
            return Refusal("RO-6.5", "nothing-played-since-the-last-call", {"seat": 1 - self.actor})
        return Refusal("RO-5.2", "nothing-to-correct")

    def _strict(self) -> Strict:
        assert self.strict is not None
        return self.strict

    def doubtful(self, seat: int) -> list[int]:
        """The tricks of this round in which the seat has not followed suit, if not settled."""
        settled = self._strict().settled
        follow = self.trumps.follow
        return [
            at
            for at, (leader, lead, card, _) in enumerate(self.tricks)
            if leader != seat
            and card not in follow[lead]
            and not settled & trick_bit(self.round, at)
        ]

    def revokes(self, seat: int, hand: list[int] | None = None) -> list[tuple[int, list[int]]]:
        """Return the open revokes of a seat in this round: not corrected or settled (RO-5.1).

        Each has the number of the trick, from 0, and the cards that were legal then. They follow
        from the seat's hand (or only `hand`) and its plays since: a round has one deal.
        """
        found = []
        for at in self.doubtful(seat):
            held = (self.hands[seat] if hand is None else hand)[:]
            if self.lead >= 0 and self.actor != seat:
                held.append(self.lead)
            held += [lead if leader == seat else card for leader, lead, card, _ in self.tricks[at:]]
            _, lead, card, _ = self.tricks[at]
            lawful = self.trumps.lawful(held, lead)
            if card not in lawful:
                found.append((at, lawful))
        return found

    def end_play(self, strict: Strict, follower: int) -> None:
        """RO-5.2: the follower has a turn for a correction."""
        strict.turn = CORRECTING
        self.actor = follower

    def corrections(self, seat: int) -> list[int]:
        """The corrections that the seat may make at its turn (RO-5.2)."""
        last = len(self.tricks) - 1
        if last < 0 or self.tricks[last][0] == seat or self._strict().turn > CORRECTING:
            return []
        lawful = next((cards for at, cards in self.revokes(seat) if at == last), [])
        return [CORRECT + card for card in lawful]

    def speak(self, action: int, log: Log) -> None:
        """A correction, a call, or `done`; after the last trick that ends the turn."""
        seat = self.actor
        strict = self._strict()
        if action == CALL:
            self._call(strict, seat, log)
        elif action == DONE:
            log.tell("said", "RO-5.2" if strict.turn == CORRECTING else "RO-6.1", seat, "done")
        else:
            self._correct(strict, seat, action - CORRECT, log)
        if strict.turn == PLAYING or self.actor == OVER:
            return
        strict.turn += 1
        if strict.turn > DEALER_CALLS:
            self._end_round(log)
        else:
            self.actor = self.dealer if strict.turn == DEALER_CALLS else 1 - self.dealer

    def _correct(self, strict: Strict, seat: int, card: int, log: Log) -> None:
        """RO-5.2: the last card comes back, another takes its place, the trick is judged anew."""
        last = len(self.tricks) - 1
        leader, lead, taken, owner = self.tricks[last]
        exposed = [at for at in self._exposed(seat, card) if at != last]
        hand = self.hands[seat]
        hand.remove(card)
        hand.append(taken)
        strict.known[seat].discard(card)
        strict.known[seat].add(taken)
        log.tell("said", "RO-5.2", seat, "correction", card=card, back=taken)
        if self.lead >= 0:
            self.hands[leader].append(self.lead)
            strict.known[leader].add(self.lead)
            log.tell("said", "RO-5.2", leader, "lead-returns", back=self.lead)
            self.lead = -1
            strict.due = -1
        if not self.is_awarded(self.round, last):
            owner = seat if card in self.trumps.beats[lead] else leader
        if exposed:
            self._expose(strict, seat, card, exposed, log)
            owner = strict.due
            strict.due = -1
            strict.awarded |= trick_bit(self.round, last)
        self.tricks[last] = (leader, lead, card, owner)
        self.actor = owner
        self._tell_trick(log)

    def _exposed(self, seat: int, card: int) -> list[int]:
        """The tricks in which the seat has revoked and could have played this card (RO-5.3)."""
        return [at for at, lawful in self.revokes(seat) if card in lawful]

    def check_play(self, strict: Strict, seat: int, card: int, log: Log) -> None:
        """RO-5.3, RO-6.5: a card may expose revokes, and may be called."""
        strict.may_call[1 - seat] = True
        strict.known[seat].discard(card)
        if exposed := self._exposed(seat, card):
            self._expose(strict, seat, card, exposed, log)

    def _expose(self, strict: Strict, seat: int, card: int, exposed: list[int], log: Log) -> None:
        """RO-5.3: the revoked tricks are the opponent's, and so will be that of the card."""
        other = 1 - seat
        strict.due = other
        strict.up[seat] = True
        strict.caught[seat] = True
        for at in exposed:
            leader, lead, follow, _ = self.tricks[at]
            self.tricks[at] = (leader, lead, follow, other)
            strict.awarded |= trick_bit(self.round, at)
            strict.settled |= trick_bit(self.round, at)
        log.tell("found", "RO-5.3", seat, "exposed", revoked=counted(exposed), other=other)
        held = [each for each in sorted(self.hands[seat]) if each != card]
        log.tell("shown", "RO-5.3", seat, "face-up", cards=held)

    def awarded_owner(self, strict: Strict, owner: int) -> int:
        """Return the owner of the trick on the table by an exposure (RO-5.3)."""
        if strict.due >= 0:
            owner = strict.due
            strict.due = -1
            strict.awarded |= trick_bit(self.round, len(self.tricks))
        return owner

    # RO-6: the call.

    def may_call(self, seat: int) -> bool:
        """RO-6.1, RO-6.5."""
        strict = self._strict()
        return strict.turn != CORRECTING and strict.may_call[seat]

    def _call(self, strict: Strict, seat: int, log: Log) -> None:
        """Show the opponent's hand and check their plays (RO-6.1 to RO-6.4)."""
        other = 1 - seat
        found = [at for at, _ in self.revokes(other)]
        strict.may_call[seat] = False
        strict.known[other].update(self.hands[other])
        for at, trick in enumerate(self.tricks):
            if trick[0] == seat:
                strict.settled |= trick_bit(self.round, at)
        log.tell("said", "RO-6.1", seat, "call")
        log.tell("shown", "RO-6.1", other, "hand", cards=sorted(self.hands[other]))
        if found:
            self._punish(strict, seat, found, log)
        elif strict.caught[other]:
            log.tell("found", "RO-6.3", other, "settled")
        else:
            log.tell("found", "RO-6.3", other, "nothing")
            self._decide(strict, "RO-6.3", seat, other, log)

    def _punish(self, strict: Strict, seat: int, found: list[int], log: Log) -> None:
        """RO-6.2: the caller gets the tricks that the opponent took by revokes."""
        other = 1 - seat
        strict.caught[other] = True
        won = []
        for at in found:
            leader, lead, card, owner = self.tricks[at]
            if owner == other and not self.is_awarded(self.round, at):
                self.tricks[at] = (leader, lead, card, seat)
                won.append(at)
        log.tell("found", "RO-6.2", other, "revokes", revoked=counted(found))
        if won:
            log.tell("found", "RO-6.2", seat, "tricks", won=counted(won))
        self._decide(strict, "RO-6.2", seat, seat, log)

    def _decide(self, strict: Strict, rule: str, caller: int, gainer: int, log: Log) -> None:
        """Turn up the hand of who was wrong and score the call; RO-6.4: that may end the match."""
        shown = 1 - gainer
        strict.up[shown] = True
        points = [CALL_POINTS if at == gainer else 0 for at in (0, 1)]
        self._score(points, caller)
        log.tell("shown", rule, shown, "face-up", cards=sorted(self.hands[shown]))
        log.tell("scored", rule, gainer, "call", n=CALL_POINTS, points=points)
        if self.score[gainer] >= self.option["target"]:
            log.tell("said", "RO-6.4", gainer, "wins-at-once", n=self.number)
            self._finish("RO-6.4", log)


def counted(tricks: list[int]) -> list[int]:
    """Numbers of tricks as people count them: from 1."""
    return [at + 1 for at in tricks]
