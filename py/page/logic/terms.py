"""Terms of a game, found in sentences as whole words."""


def forms(terms: list[dict[str, str]]) -> dict[str, list[tuple[str, int]]]:
    """Return every form of the terms by its first word: the longest first, each with its term's
    place.

    A form with a small first letter may begin a sentence.
    """
    found: dict[str, list[tuple[str, int]]] = {}
    for at, term in enumerate(terms):
        for form in [term["term"]] + term["also"].split(", "):
            for text in (form, form[0].upper() + form[1:]):
                same = found.setdefault(_word(text, 0), [])
                if (text, at) not in same:
                    same.append((text, at))
    for same in found.values():
        same.sort(key=lambda each: (-len(each[0]), each))
    return found


def parts(text: str, known: dict[str, list[tuple[str, int]]]) -> list[tuple[str, int | None]]:
    """The text in pieces, each with the place of the term that it is; a term is found once."""
    pieces: list[tuple[str, int | None]] = []
    begun = at = 0
    told: list[int] = []
    while at < len(text):
        word = _word(text, at)
        if not word:
            at += 1
            continue
        length = len(word)
        for form, term in known.get(word, ()):
            end = at + len(form)
            if text[at:end] == form and not _goes_on(text, end):
                length = len(form)
                if term not in told:
                    if begun < at:
                        pieces.append((text[begun:at], None))
                    pieces.append((form, term))
                    told.append(term)
                    begun = end
                break
        at += length
    if begun < len(text):
        pieces.append((text[begun:], None))
    return pieces


def _word(text: str, at: int) -> str:
    """The letters and digits from here on. Japanese has no spaces: there each sign is a word, but
    for those of katakana, which are letters."""
    end = at
    kind = _kind(text[at]) if at < len(text) else 0
    while end < len(text) and _kind(text[end]) == kind and not (kind == ALONE and end > at):
        end += 1
    return text[at:end] if kind else ""


def _goes_on(text: str, end: int) -> bool:
    """Whether the word before this place has not ended here."""
    return end < len(text) and _kind(text[end]) == _kind(text[end - 1]) in (LETTER, KATAKANA)


LETTER, KATAKANA, ALONE = 1, 2, 3
_SPANS = (
    ("\u0600", "\u061f", 0),  # Arabic commas and question marks
    ("\u2000", "\u206f", 0),  # dashes and quotation marks
    ("\u3000", "\u303f", 0),  # Japanese ones
    ("\u3040", "\u309f", ALONE),
    ("\u30fb", "\u30fb", 0),
    ("\u30a0", "\u30ff", KATAKANA),
    ("\u3400", "\u9fff", ALONE),
    ("\uff00", "\uff0f", 0),
    ("\uff1a", "\uff20", 0),
)


def _kind(character: str) -> int:
    """0 for a mark. MicroPython knows the letters of ASCII alone; above them are a few marks, and
    then letters."""
    if character <= "\xbf":
        return LETTER if character.isalpha() or character.isdigit() else 0
    for first, last, kind in _SPANS:
        if first <= character <= last:
            return kind
    return LETTER
