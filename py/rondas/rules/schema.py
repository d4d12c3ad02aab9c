"""A game's state, declared once: its places of cards and its facts, and what all are told of them.

A class of rules (`rondas.rules.game.Game`) declares each as an attribute, in the order of the keys
of information states:

    dealer: int = seat("The seat that deals.")
    stock: list[int] = cards("The stock.", hidden=True)
    trick: list[int] = cards("The trick on the table.")
    tricks: list[int] = fact(0, "Tricks won.", each=True)

From that follow slots, first values, copies, information states and the way back from them: code
is generated once for each class, so none of it is slower than written by hand. What is told is
public; hands are seen as `Game.seen` says, of `hidden` places all are told the number of cards, and
what is `secret` is told to its owner. A key that follows from several slots, or differs between
readers in another way, is `told`.
"""

import re
from abc import ABCMeta
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

HIDDEN = "?"
"""A card that the reader may not see."""
_LISTS = "[[] for _ in range(self.players)]"
_WORD = re.compile(r"\b(?:x|of)\b")


@dataclass(slots=True)
class Field:
    """A place of cards or a fact. Code is an expression of `x`, the value, `names`, `index` and
    `read` of the pack, and `of`, what the field brings along."""

    what: str
    """Its meaning, for the table of keys; empty if nobody is told of it."""
    start: str = "of"
    write: str = "x"
    """The code of what is told …"""
    back: str = "x"
    """… and of the value that is read back from it."""
    depth: int = 0
    """How deep copies are: 1 for a list or set, 2 for a list of them; 0 if it is only replaced."""
    of: Any = None
    key: str = ""
    """The key in information states, by default the name."""
    position: str = ""
    """The key in positions, if they have one …"""
    low: Any = 0
    high: Any = 1000
    """… its bounds, for cards the least in a form and the most; or functions of the game …"""
    usual: Any = None
    """… its value where it is not given, by default the first one of the game; or a function …"""
    why: str = ""
    """… and why no more cards can be there."""
    home: bool = False
    """Whether cards lie here and, but for hands, nowhere else."""
    secret: Any = None
    """Whether a game keeps it from others than the owner, as a function of the game."""
    aside: bool = False
    """Whether nothing in play depends on it, so that restored games may have another."""
    span: str = ""
    """What `Game.reset` names to set it anew: `round`; by default it lasts as long as a game."""
    kind: str = "fact"
    name: str = ""


def slot(start: Any = None, **more: Any) -> Any:
    """A fact that nobody is told of; see `Game.restored`."""
    return fact(start, **more)


_OTHERS = "who != seat and of[1](self)"
"""Code for whether the reader may not see what `who` has."""


def fact(
    start: Any = None, what: str = "", *, each: bool = False, deep: bool = False,
    depth: int | None = None, secret: Callable[[Any], bool] | None = None, **more: Any,
) -> Any:  # fmt: skip
    """A number, a word, or a list of them; with `each` one for every seat, with `deep` a list of
    lists. `depth`: of copies, if that is less.

    `secret`, with `each`: others than the owner are told HIDDEN for what is no longer `start`, and
    restored games have it there; see `Knowledge.guess`.
    """
    if secret:
        write = f"[HIDDEN if at != of[0] and {_OTHERS} else at for who, at in enumerate(x)]"
        of = start, secret
        return Field(what, "[of[0]] * self.players", write, "x[:]", 1, of, secret=secret, **more)
    own = isinstance(start, list)
    deep = deep or (each and own)
    lists = each or own
    code = "[each[:] for each in x]" if deep else "x[:]" if lists else "x"
    first = "[of] * self.players" if each else "of[:]" if own else "of"
    if each and own:
        first = "[of[:] for _ in range(self.players)]"
    depth = lists + deep if depth is None else depth
    return Field(what, first, code, code, depth, start, **more)


def seat(what: str, **more: Any) -> Any:
    """A seat; -1 for nobody, None in information states."""
    write, back = "x if x >= 0 else None", "-1 if x is None else x"
    return Field(what, "-1", write, back, kind="seat", **more)


def card(what: str, **more: Any) -> Any:
    """A card; -1 for none, None in information states."""
    write, back = "names[x] if x >= 0 else None", "-1 if x is None else index[x]"
    return Field(what, "-1", write, back, kind="card", **more)


def hands() -> Any:
    """The cards that each seat holds."""
    return Field("", _LISTS, depth=2, home=True, kind="hands")


def cards(
    what: str, *, each: bool = False, hidden: bool = False, shared: bool = False,
    secret: Callable[[Any], bool] | None = None, home: bool = True, **more: Any,
) -> Any:  # fmt: skip
    """A place of cards, in order; with `each` one for every seat. `hidden`: nobody sees its cards;
    `secret`, with `each`: their owner alone. `shared`: replaced and never changed. `home` is false
    where its cards lie in another place as well."""
    kind = "hidden" if hidden or secret else "each" if each else "cards"
    if secret:
        seen = "[names[c] for c in at]"
        write = f"[[HIDDEN] * len(at) if {_OTHERS} else {seen} for who, at in enumerate(x)]"
        back = "[[] if HIDDEN in at else read(at) for at in x]"
    elif hidden:
        write, back = ("[len(at) for at in x]", "[[] for at in x]") if each else ("len(x)", "[]")
    elif each:
        write, back = "[[names[c] for c in at] for at in x]", "[read(at) for at in x]"
    else:
        write, back = "[names[c] for c in x]", "read(x)"
    return Field(what, _LISTS if each else "[]", write, back, 0 if shared else 1 + each,
                 (None, secret), home=home, kind=kind, secret=secret, **more)  # fmt: skip


def coded(
    start: Any, what: str, write: Callable[[Any], Any], back: Callable[[Any], Any], *,
    each: bool = False, depth: int = 0, **more: Any,
) -> Any:  # fmt: skip
    """A fact that is stored in another way than it is told."""
    first = "of[0].copy()" if depth else "of[0]"
    if each:
        first = f"[{first} for _ in range(self.players)]"
    return Field(what, first, "of[1](x)", "of[2](x)", depth + each, (start, write, back), **more)


def members(mask: int) -> list[int]:
    """The numbers in a bit mask, in order."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def mask(numbers: Iterable[int]) -> int:
    """A set of small numbers as one number."""
    return sum(1 << each for each in numbers)


def subset(what: str, **more: Any) -> Any:
    """A set of small numbers, such as seats: stored as a bit mask, told as a list."""
    return coded(0, what, members, mask, **more)


def told(
    what: str, write: Callable[[Any, int | None], Any],
    back: Callable[[Any, Any], None] | None = None, **more: Any,
) -> Any:  # fmt: skip
    """A key that follows from slots, for a reader. `back` sets what of the game follows from its
    value; see `Game.restored` also."""
    return Field(what, "", of=(write, back), kind="told", **more)


_HOMES = {
    "held": "*[c for at in range(self.players) for c in self.held(at)]",
    "each": "*[c for at in self.{0} for c in at]",
    "cards": "*self.{0}",
    "hidden": "*self.{0}",
    "card": "self.{0}",
}
"""Code that lists the cards of a place; `held` where hands are stored in a way of their own."""


class Schema(ABCMeta):
    """Gathers the fields of a class of rules and generates its functions."""

    fields: dict[str, Field]

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Any:
        fields: dict[str, Field] = {}
        for base in bases:
            fields |= getattr(base, "fields", {})
        own = {key: each for key, each in space.items() if isinstance(each, Field)}
        for key, each in own.items():
            each.name, each.key = key, each.key or key
            del space[key]
        slots = [key for key, each in own.items() if each.kind != "told" and key not in fields]
        space["__slots__"] = (*space.get("__slots__", ()), *slots)
        space["fields"] = fields | own
        made: Any = super().__new__(cls, name, bases, space)
        if space["__slots__"] or own:
            _generate(made)
        return made


class State(metaclass=Schema):
    """A state made of fields."""

    _begin: ClassVar[Any]
    _copy: ClassVar[Any]
    _view: ClassVar[Any]
    _back: ClassVar[Any]
    _open: ClassVar[Any]

    def reset(self, span: str) -> None:
        """Set all fields of a span, such as `round`, to their first values."""
        getattr(self, f"_begin{span}")()


def _generate(rules: Any) -> None:
    """Write `_begin`, one more of it for each span, `_copy`, `_view`, `_back` and `_open`."""
    kept = [each for each in rules.fields.values() if each.kind != "told"]
    keys = [each for each in rules.fields.values() if each.what]
    scope: dict[str, Any] = {each.name + "_": each.of for each in rules.fields.values()}
    scope["HIDDEN"] = HIDDEN

    def code(field: Field, text: str, value: str) -> str:
        words = {"x": value, "of": field.name + "_"}
        return _WORD.sub(lambda match: words.get(match[0], match[0]), text)

    seats: tuple[int, ...] = getattr(rules, "seats", ())
    lists = f"[{', '.join(['[]'] * seats[0])}]" if len(seats) == 1 else _LISTS
    starts = [code(each, each.start, "").replace(_LISTS, lists) for each in kept]
    begin = {
        span: [f"self.{each.name} = {start}" for each, start in zip(kept, starts, strict=True)
               if span in ("", each.span)]
        for span in sorted({"", *(each.span for each in kept)})
    }  # fmt: skip
    copy = ["new = object.__new__(self.__class__)"]
    slots = [name for base in rules.__mro__[::-1] for name in base.__dict__.get("__slots__", ())]
    copy += [f"new.{name} = self.{name}" for name in slots if name not in rules.fields]
    for each in kept:
        copy += _copied(each, seats)
    view, back = [], []
    for each in keys:
        if each.kind == "told":
            view.append(f"told[{each.key!r}] = {each.name}_[0](self, seat)")
            if each.of[1]:
                back.append(f"{each.name}_[1](self, told[{each.key!r}])")
            continue
        if each.key not in ("scores", "winners"):
            value = f"self.{each.name}"
            if "if x" in each.write:
                view.append(f"x = {value}")
                value = "x"
            view.append(f"told[{each.key!r}] = {code(each, each.write, value)}")
        back += [f"x = told[{each.key!r}]", f"self.{each.name} = {code(each, each.back, 'x')}"]
    own_hands = sum("held" in base.__dict__ for base in rules.__mro__) > 1  # besides that of `Game`
    hands = "held" if own_hands else "each"
    homes = [_HOMES[hands if each.kind == "hands" else "each" if each.start == _LISTS
                    else each.kind].format(each.name) for each in kept if each.home]  # fmt: skip
    pack = "names, index, read = self.pack.names, self.pack.index, self.pack.read"
    bodies = {
        **{f"_begin{span}(self)": lines for span, lines in begin.items()},
        "_copy(self)": [*copy, "return new"],
        "_view(self, told, seat)": [pack, *view],
        "_back(self, told)": [pack, *back],
        "_open(self)": [f"return [{', '.join(homes)}]"],
    }
    text = "\n".join(
        f"def {head}:\n " + "\n ".join([*body, "pass"]) for head, body in bodies.items()
    )
    exec(text, scope)  # as dataclasses does it
    for head in bodies:
        name = head.partition("(")[0]
        setattr(rules, name, scope[name])


def _copied(field: Field, seats: tuple[int, ...]) -> list[str]:
    """Code that copies a slot; unrolled where the number of seats is always the same."""
    name = field.name
    if field.depth < 2:
        return [f"new.{name} = self.{name}" + ".copy()" * field.depth]
    if len(seats) == 1 and field.start == _LISTS:
        parts = [f"x{seat}" for seat in range(seats[0])]
        copies = ", ".join(f"{part}.copy()" for part in parts)
        return [f"{', '.join(parts)} = self.{name}", f"new.{name} = [{copies}]"]
    return [f"new.{name} = [each.copy() for each in self.{name}]"]
