"""Names of players, as they are stored, compared and shown.

`static/js/reading.js` does the same on the page before a name reaches the engine; a test holds the
two equal. A name may be hostile, or may contain invisible characters from where it was copied.
"""

import re
import unicodedata

MOST = 40
"""Characters (code points) of a name."""

_SPACES = re.compile("[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+")
_UNSEEN = re.compile(
    "[\0-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5"
    "\u180b-\u180f\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\u3164\ud800-\udfff\ue000-\uf8ff"
    "\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0080-\U000e00ff\U000e01f0-\U0010ffff]"
)
"""Invisible characters without effect, and those without a meaning. Joiners stay."""
_TAGS = re.compile("(\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f)|[\U000e0000-\U000e007f]")
"""The flag of a region is a black flag with its letters as tags; elsewhere tags are invisible."""
_EDGE = " \u2066-\u2069\u202a-\u202e"
_LOOSE = re.compile(
    f"(^|[{_EDGE}])[\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]+"
    f"|[\u200c\u200d]+(?=\\Z|[{_EDGE}])"
    "|([\u200c\u200d])[\u200c\u200d]+"
)
"""Joiners without a character on both sides, and variation selectors without one on their left."""
_JOINS = re.compile(
    "[\u200c\u200d\ufe00-\ufe0f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f\U000e0100-\U000e01ef]"
)
_ZWJ = "\u200d"
_ISOLATES, _EMBEDDINGS, _OVERRIDES = "\u2066\u2067\u2068", "\u202a\u202b", "\u202d\u202e"
_OPEN, _POP_ISOLATE = _ISOLATES + _EMBEDDINGS + _OVERRIDES, "\u2069"
_BIDI = _OPEN + _POP_ISOLATE + "\u202c"


def normal(name: str) -> str:
    """Return a name in its normal form, cut to `MOST` code points.

    The form is NFC, without control characters and unpaired bidi marks. A visible character (an
    emoji of several parts, a letter with its marks) stays whole or is left out.
    """
    whole = _tidy(name)
    if len(whole) <= MOST:
        return whole
    kept = ""
    for cluster in _clusters(whole):
        if len(kept + cluster) > MOST:
            break
        kept += cluster
    return _tidy(kept or whole[:MOST])


def _tidy(text: str) -> str:
    """Repeat the steps until nothing changes, because each may uncover something at an end."""
    seen = _SPACES.sub(" ", _TAGS.sub(lambda m: m[1] or "", _UNSEEN.sub("", text)))
    joined = _LOOSE.sub(lambda m: (m[1] or "") + (m[2] or ""), seen)
    result = unicodedata.normalize("NFC", _paired(joined)).strip(" ")
    return result if result == text else _tidy(result)


def _paired(text: str) -> str:
    """Drop unpaired bidi marks, overrides, and a pair around the whole text."""
    opened: list[int] = []
    kept: set[int] = set()
    for at, sign in enumerate(text):
        if sign in _OPEN:
            opened.append(at)
        elif sign in _BIDI:
            isolates = sign == _POP_ISOLATE
            fits = [n for n in opened if (text[n] in _ISOLATES) == isolates]
            if not fits:
                continue
            start = fits[-1]
            del opened[opened.index(start) :]
            is_needed = at > start + 1 and (start > 0 or at < len(text) - 1)
            if is_needed and text[start] not in _OVERRIDES:
                kept |= {start, at}
    return "".join(sign for at, sign in enumerate(text) if sign not in _BIDI or at in kept)


def _clusters(text: str) -> list[str]:
    """Return the parts of a text that appear as one character each."""
    found: list[str] = []
    flags, before = 0, ""
    for sign in text:
        regional = "\U0001f1e6" <= sign <= "\U0001f1ff"
        mark = unicodedata.category(sign).startswith("M") or _JOINS.match(sign)
        if found and (before == _ZWJ or mark or (regional and flags % 2)):
            found[-1] += sign
        else:
            found.append(sign)
        flags = flags + 1 if regional else 0
        before = sign
    return found
