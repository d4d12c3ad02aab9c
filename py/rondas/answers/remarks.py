"""What an author adds to a record for its readers: notes, questions, and what the viewer shows.

The rules ignore all of it. What is wrong is a RecordError that names the key. Texts are plain.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rondas import bots
from rondas.answers.advice import COMPARED, contrast, why
from rondas.answers.review import Decision, Trial
from rondas.bots.search import Rating
from rondas.records.position import Known
from rondas.records.record import Record, RecordError
from rondas.rules.game import Game, Refusal
from rondas.rules.knowledge import HIDDEN
from rondas.rules.message import Message, say
from rondas.text import brief

MOST = 100
"""Notes or questions of a record, and answers with a text of their own."""
MOST_ANSWERS = 20
"""Answers in words to one question."""
LONGEST = 2000
"""Characters of a text."""
TITLE = 100
"""Characters of a title."""
ALL = "all"
"""The view with all hands open."""
OTHERS = ""
"""The key of the text for all other wrong answers."""
THOUGHT = 400
"""Iterations of the search that judges an answer."""
ENOUGH = 0.02
"""An answer is right that loses at most this share of the win against the best one, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that the reader makes."""

    best: list[str]
    """The right answers; empty where the search finds them."""
    right: str
    """The author's text for them; it may be empty."""
    wrong: dict[str, str]
    """The author's texts for wrong answers."""
    choices: list[str]
    """The answers in words, if the question is not which action."""


@dataclass(frozen=True, slots=True)
class Remarks:
    """The remarks of a record, checked."""

    notes: dict[str, str] = field(default_factory=dict)
    """Texts by the number of the move."""
    view: int | str | None = None
    """A seat, ALL, or None where the reader chooses."""
    start: int = 0
    end: int | None = None
    title: str = ""
    questions: dict[int, Question] = field(default_factory=dict)

    @property
    def seat(self) -> int | None:
        """The seat whose view it is, if it is that of one."""
        return self.view if isinstance(self.view, int) else None


def remarks(record: Record) -> Remarks:
    extra, last = record.extra, len(record.moves)
    view = extra.get("view")
    if view is not None and view != ALL and not _is_number(view, record.players - 1):
        raise RecordError(f"view: a seat or {brief(ALL)}, not {brief(view)}")
    start, end = extra.get("start", 0), extra.get("end", last)
    for key, value in (("start", start), ("end", end)):
        if not _is_number(value, last):
            raise RecordError(f"{key}: a move from 0 to {last}, not {brief(value)}")
    if end < start:
        raise RecordError(f"end: a move from {start} on, not {end}")
    return Remarks(
        {str(at): _text(f"notes: {at}", text) for at, text in _by_move(extra, "notes", last)},
        view,
        start,
        end,
        _text("title", extra.get("title", ""), TITLE),
        {at: _question(f"ask: {at}", asked) for at, asked in _by_move(extra, "ask", last)},
    )


def _is_number(value: object, most: int) -> bool:
    return type(value) is int and 0 <= value <= most


def _by_move(extra: Mapping[str, Any], key: str, last: int) -> list[tuple[int, Any]]:
    given = extra.get(key, {})
    if not isinstance(given, Mapping):
        raise RecordError(f"{key}: an object, not {brief(given)}")
    if len(given) > MOST:
        raise RecordError(f"{key}: at most {MOST}, not {len(given)}")
    for at in given:
        if not at.isascii() or not at.isdecimal() or len(at) > 5 or int(at) > last:
            raise RecordError(f"{key}: a move from 0 to {last}, not {brief(at)}")
    return [(int(at), value) for at, value in given.items()]


def _text(key: str, value: object, most: int = LONGEST) -> str:
    if not isinstance(value, str):
        raise RecordError(f"{key}: a text, not {brief(value)}")
    if len(value) > most:
        raise RecordError(f"{key}: at most {most} characters, not {len(value)}")
    return value


def _question(key: str, given: object) -> Question:
    if not isinstance(given, Mapping):
        raise RecordError(f"{key}: an object, not {brief(given)}")
    best, wrong = given.get("best", []), given.get("wrong", {})
    if not isinstance(best, list) or len(best) > MOST:
        raise RecordError(f"{key}: best: a list of actions, not {brief(best)}")
    if not isinstance(wrong, Mapping) or len(wrong) > MOST:
        raise RecordError(f"{key}: wrong: an object, not {brief(wrong)}")
    return Question(
        [_text(f"{key}: best", action, TITLE) for action in best],
        _text(f"{key}: right", given.get("right", "")),
        {action: _text(f"{key}: wrong", text) for action, text in wrong.items()},
        _answers(f"{key}: choices", given["choices"], best) if "choices" in given else [],
    )


def _answers(key: str, given: object, best: Sequence[object]) -> list[str]:
    """Return the answers in words to a question, of which `best` must name some."""
    if not isinstance(given, list) or not 2 <= len(given) <= MOST_ANSWERS:
        raise RecordError(f"{key}: a list of 2 to {MOST_ANSWERS} answers, not {brief(given)}")
    answers = [_text(key, answer, TITLE) for answer in given]
    if not all(answer.strip() for answer in answers) or len({*answers}) < len(answers):
        raise RecordError(f"{key}: different texts, not {brief(given)}")
    if not best or not all(answer in answers for answer in best):
        raise RecordError(f"{key}: best must be among them")
    return answers


def asked(record: Record, move: object) -> tuple[Question, Game, Known | None]:
    """Return the question at a move, the game then, and what is known of a position."""
    found = remarks(record).questions.get(move) if type(move) is int else None
    if found is None or type(move) is not int:
        raise RecordError(f"ask: there is no question at move {brief(move)}")
    return found, *record.after(move)


def choices(record: Record, move: int, game: Game, known: Known | None) -> list[str]:
    """The actions that a reader can choose from at a question, sorted: of unknown cards none."""
    if not game.ruled:
        return _held(record, move, game)
    if game.actor < 0:
        raise RecordError(f"ask: at move {move} no player is to act")
    legal = game.legal_names()
    if record.position and known:
        possible, _ = record.position.legal(game, record.moves[:move], known)
        hand = known.of(game, game.actor)
        legal = [
            name for name in possible
            if name.rpartition(" ")[2] not in game.pack.index or name.rpartition(" ")[2] in hand
        ]  # fmt: skip
    if not legal:
        raise RecordError(f"ask: at move {move} no known card can be played")
    return legal


def _held(record: Record, move: int, game: Game) -> list[str]:
    """The actions to choose from without rules: every known card of the hand."""
    seat = actor_at(record, move, game)
    hand = record.game.knowledge.information_state(game, seat)["hands"][seat]
    names = sorted(f"play {card}" for card in {*hand} if card != HIDDEN)
    if not names:
        raise RecordError(f"ask: at move {move} seat {seat} has no known card")
    return names


def actor_at(record: Record, move: int, game: Game) -> int:
    """The seat that a question asks: the actor. Without rules it is the seat whose view the record
    shows, else the one that moves next, else the first."""
    view = record.extra.get("view")
    if game.ruled:
        return game.actor
    if type(view) is int:
        return view
    actor = record.moves[move].partition(" ")[0] if move < len(record.moves) else "*"
    return int(actor) if actor != "*" else 0


def offered(record: Record, move: int, seat: int | None) -> tuple[Game, list[str]]:
    """The game at a question, and its actions for a reader (`seat`; None: all hands are open) who
    sees the hand they come from; none where the answers are words."""
    question, game, known = asked(record, move)
    if question.choices:
        return game, []
    if not game.ruled and not question.best:
        raise RecordError(f"ask: {move}: best: what is right only the author knows")
    names = choices(record, move, game, known)
    actor = actor_at(record, move, game)
    if seat not in (None, actor):
        raise RecordError(f"ask: at move {move} seat {actor} plays, whose hand is not seen")
    for action in question.best:
        if action not in names:
            raise RecordError(f"ask: {move}: best: {brief(action)} cannot be chosen then")
    return game, names


def asked_seat(record: Record, said: Remarks) -> int | None:
    """The seat that all questions about cards ask; None without any, or where they ask several."""
    cards = [move for move, each in said.questions.items() if not each.choices]
    try:
        seats = {actor_at(record, move, offered(record, move, None)[0]) for move in cards}
    except RecordError:  # which is told where the question is asked
        return None
    return seats.pop() if len(seats) == 1 else None


def answer(
    record: Record, move: object, action: str, rated: Sequence[Rating] = (), missed: object = None
) -> dict[str, Any]:
    """Judge an answer: `right`; `text` of the author, or `why`, a message or two about the better
    action to the one who plays, `seat`. Of a card in the hand that cannot be played `why` has the
    reason, and `rule` its clause; `better` is the better action, empty if there is none or nobody
    knows it. `follows`: at most one message about what a wrong action does; `worth`: in short how
    good the better action and the other one are. `missed`: the wrong answer before, to which a
    right one is compared.

    Without the author's best actions the search judges, by what the seat knows, unless all actions
    are `rated` already, the best first.
    """
    question, game, known = asked(record, move)
    assert type(move) is int
    own_text = question.wrong.get(action) or question.wrong.get(OTHERS) or ""
    if question.choices or not game.ruled:
        if action not in (question.choices or choices(record, move, game, known)):
            raise RecordError(f"ask: at move {move} {brief(action)} cannot be chosen")
        right = action in question.best
        text = question.right if right else own_text
        seat, better = actor_at(record, move, game), "" if right else question.best[0]
        return {"seat": seat, "right": right, "text": text, "why": [], "better": better}
    legal = choices(record, move, game, known)
    if action not in legal:
        refusal = _refusal(game, known, action)
        if refusal is None:
            raise RecordError(f"ask: at move {move} {brief(action)} cannot be chosen")
        why = [] if own_text else [record.game.presentation(game).refusal(refusal)]
        told = {"seat": game.actor, "right": False, "text": own_text, "why": why, "better": ""}
        return {**told, "rule": refusal.rule}
    if question.best:
        right, best = action in question.best, question.best[0]
        pair = [] if right or best not in legal else [Rating(best, 1, 1.0), Rating(action, 1, 0.0)]
    else:
        rated = [each for each in rated or _rated(record, game) if each.action in legal]
        own = next(each for each in rated if each.action == action)
        right = rated[0].value - own.value <= ENOUGH
        before = [each for each in rated if each.action == missed]
        pair = [own, *before] if right else [rated[0], own]
    text = question.right if right else own_text
    better = "" if right or not pair else pair[0].action
    told = {"seat": game.actor, "right": right, "text": text, "why": [], "better": better}
    return {**told, **({} if text or not pair else _reasons(record, game, pair, right))}


def _refusal(game: Game, known: Known | None, action: str) -> Refusal | None:
    """Why a card that the reader sees in the hand cannot be played; None for anything else."""
    hand = known.of(game, game.actor) if known else game.pack.write(game.hands[game.actor])
    number = game.index.get(action)
    if number is None or number in game.legal() or action.rpartition(" ")[2] not in hand:
        return None
    return game.refusal(number)


def _rated(record: Record, game: Game) -> list[Rating]:
    state = record.game.knowledge.information_state(game, game.actor)
    rated = bots.SearchBot(bots.Settings(iterations=THOUGHT)).analyse(state, Random("question"))
    there = {each.action for each in rated}
    left = [name for name in game.legal_names() if name not in there]
    if left:  # the search takes them for the same as others
        trial = Trial(Decision(0, state, rated[0].action), left, Random("question"))
        trial.run(THOUGHT // len(trial.actions))
        best, *others = (value / trial.count for value in trial.returns)
        rated += [
            Rating(name, 0, rated[0].value + value - best)
            for name, value in zip(left, others, strict=True)
        ]
    return sorted(rated, key=lambda each: -each.value)


def _reasons(record: Record, game: Game, ratings: list[Rating], right: bool) -> dict[str, Any]:
    state = record.game.knowledge.information_state(game, game.actor)
    told = why(state, ratings, Random("why"))
    compared = [each for each in told if each["say"] in COMPARED]
    reasons = [each for each in told if each not in compared] or compared
    other: list[Message] = []
    if not right:  # what is true of both decides nothing
        best, chosen = (each.action for each in ratings[:2])
        ours, other = contrast(state, told, best, chosen, Random("why"))
        # A comparison tells of both.
        reasons = [each for each in ours if each not in compared] or compared or reasons
        other = other[:1]
    return {
        "why": reasons[: 1 if other else 2],
        "follows": other,
        "worth": [
            say(f"{each['say']}.{which}", **each["args"])
            for each in compared
            for which in COMPARED[each["say"]]
        ],
    }
