"""Terms of a game, found in sentences as whole words."""


def forms(terms: "list[dict[str, str]]") -> "dict[str, list[tuple[str, int]]]":
    """Every form of the terms, by its first word: the longest first, each with its term's place.

    What begins with a small letter may begin a sentence.
    """
    found: "dict[str, list[tuple[str, int]]]" = {}
    for at, term in enumerate(terms):
        for form in [term["term"]] + term["also"].split(", "):
            for text in (form, form[0].upper() + form[1:]):
                same = found.setdefault(_word(text, 0), [])
                if (text, at) not in same:
                    same.append((text, at))
    for same in found.values():
        same.sort(key=lambda each: (-len(each[0]), each))
    return found


def parts(text: str, known: "dict[str, list[tuple[str, int]]]") -> "list[tuple[str, int | None]]":
    """The text in pieces, each with the place of the term that it is; a term is found once."""
    pieces: "list[tuple[str, int | None]]" = []
    begun = at = 0
    told: "list[int]" = []
    while at < len(text):
        word = _word(text, at)
        if not word:
            at += 1
            continue
        length = len(word)
        for form, term in known.get(word, ()):
            end = at + len(form)
            if term not in told and text[at:end] == form and not _word(text, end):
                if begun < at:
                    pieces.append((text[begun:at], None))
                pieces.append((form, term))
                told.append(term)
                begun, length = end, len(form)
                break
        at += length
    if begun < len(text):
        pieces.append((text[begun:], None))
    return pieces


def _word(text: str, at: int) -> str:
    """The letters and digits from here on."""
    end = at
    while end < len(text) and _in_word(text[end]):
        end += 1
    return text[at:end]


def _in_word(character: str) -> bool:
    """MicroPython knows the letters of ASCII alone; above them are marks, and then letters."""
    if character > "\xbf":
        return not "\u2000" <= character <= "\u206f"
    return character.isalpha() or character.isdigit()
