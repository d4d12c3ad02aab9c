"""What an editor of positions needs: the form of a position, and what a draft shows so far.

The form is what the game reads of a position: `Given` notes each key with what it can be. A draft
is a record that may still be impossible. What is wrong is said in one line, and all else is
answered as far as it goes.
"""

from contextlib import suppress

from rondas.answers.remarks import choices, offered, remarks
from rondas.answers.request import shown_record
from rondas.games import Kit, shown, unlisted
from rondas.records.record import Record, RecordError, options_beside, parse
from rondas.rules.given import Given
from rondas.tables.frames import Json, answer_action, frames, harmless_names
from rondas.text import brief, check_number


def composed(request: Json) -> Json:
    """Return the form of a draft (`record`), and at its move `move` the actions.

    A draft may be text, as somebody has written it; the answer has it in `record` then.
    `position`: what a new draft begins with; `fields`: the form; `frames`, if `shown`; `fault`.
    """
    draft, written = request.get("record"), {}
    if isinstance(draft, str):
        draft = parse(draft)
        written = {"record": draft}
        request = {**request, **written}
    if not isinstance(draft, dict):
        raise ValueError("record: not a JSON object")
    kit = shown(draft.get("game"))
    beside = {name: draft[name] for name in options_beside(kit) if name in draft}
    options = draft.get("options", beside)
    if not isinstance(options, dict):
        raise ValueError(f"options: must be an object, not {brief(options)}")
    players = draft.get("players")
    settings = kit.rules.settings(players, options)
    assert type(players) is int
    pack = kit.rules(players, settings).pack
    empty = _form(kit, Given(pack, players, {}, form=True), settings)
    told: Json = {
        "game": kit.id,
        "position": {
            key: " ".join(pack.write(pack.cards()[: field["least"]]))
            for key, field in empty.fields.items()
            if field["kind"] == "cards" and field["least"]
        },
        "cards": [[pack.names[card], pack.copies[card]] for card in sorted({*pack.cards()})],
        "names": harmless_names(draft.get("names"), players),
        "actions": [],
        "actor": None,
        **written,
    }
    if kit.id in unlisted():
        told["info"] = kit.info(settings)
    given = draft.get(kit.rules.place_key)
    if isinstance(given, dict):
        read = _form(kit, Given(pack, players, given), settings)
        fields = {**empty.fields, **read.fields}
        told["fields"] = [{"key": key, **field} for key, field in fields.items()]
    try:
        _show(request, told)
    except ValueError as error:
        told["fault"] = str(error)
    return told


def _form(kit: Kit, given: Given, settings: Json) -> Given:
    """The same after the game has read it, as far as it could."""
    with suppress(ValueError):
        kit.knowledge.position(kit.rules(given.players, settings), given)
    return given


def _show(request: Json, told: Json) -> None:
    record = shown_record(request)
    if request.get("shown"):
        steps = frames(record, None, True, None)
        if "error" in steps[-1]:
            told["fault"] = steps.pop()["error"]
        told["frames"] = steps
    _act(record, request.get("move", 0), told)
    if "fault" not in told:
        said = remarks(record)
        for at in said.questions:
            offered(record, at, said.seat)


def _act(record: Record, move: int, told: Json) -> None:
    """The actions at a move; `known`: a reader can be asked for them."""
    check_number("move", move, len(record.moves))
    game, known = record.after(move)
    told["lying"] = game.lying()
    if game.actor < 0 and game.ruled:
        return
    legal = game.legal_names()
    if record.position and known:
        legal = record.position.legal(game, record.moves[:move], known)[0]
    try:
        askable = choices(record, move, game, known)
    except RecordError:
        askable = []
    told["actor"] = game.actor if game.ruled else None
    told["actions"] = [
        {**answer_action(record.game, game, name), "known": name in askable}
        for name in sorted(legal or askable, key=game.index.__getitem__)
    ]
