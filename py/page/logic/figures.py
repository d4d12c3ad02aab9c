"""Numbers and names as people write them, and the order they expect."""


def figure(number: int) -> str:
    """`3`, `−2`."""
    return "−" + str(-number) if number < 0 else str(number)


def signed(number: int) -> str:
    """`+3`, `0`, `−2`."""
    return "+" + str(number) if number > 0 else figure(number)


def unbroken(label: str) -> str:
    """`Round 1, in play`, which does not break before the number."""
    parts = label.split(" ")
    for at, part in enumerate(parts[1:]):
        parts[at + 1] = ("\u00a0" if part[:1].isdigit() else " ") + part
    return "".join(parts)


def natural(text: str) -> str:
    """A key that sorts `bid 2` before `bid 10`, and clauses by their numbers."""
    key = []
    digits = ""
    for character in text + " ":
        if "0" <= character <= "9":
            digits += character
            continue
        if digits:
            key.append(chr(len(digits)) + digits)
            digits = ""
        key.append(character)
    return "".join(key)


def columns(scores: list[int], players: int) -> list[list[int]]:
    """The seats that share each score."""
    return [list(range(column, players, len(scores))) for column in range(len(scores))]
