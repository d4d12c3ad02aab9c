"""The meaning of keys, on keyboards of any script."""

OTHER_SCRIPTS = 0x250  # the first character behind the Latin letters
QUESTION_MARKS = "?؟？"


def meaning(key: str, code: str, shifted: bool) -> str:
    """Return the letter `a` to `z`, the digit, or `?` that a key stands for, or "".

    `key` is what the key types, `code` the place where it lies; both are those of a
    `KeyboardEvent`. A keyboard that types Latin letters and digits is taken at its word. Letters of
    other scripts, and digits that need Shift, count by their place.
    """
    if key in QUESTION_MARKS and key:
        return "?"
    letter = key.lower() if len(key) == 1 else ""
    if letter and ("a" <= letter <= "z" or "0" <= letter <= "9"):
        return letter
    place = code.lower()
    if len(place) == 6 and place.startswith("digit") and not shifted and key:
        return place[5]
    # One key of an Arabic keyboard types two letters.
    if len(place) == 4 and place.startswith("key") and key and ord(key[0]) >= OTHER_SCRIPTS:
        return place[3]
    return ""
