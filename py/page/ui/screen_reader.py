"""The texts of the keys T, H and S for screen readers; each ends with the reader's state."""

from page.platform.i18n import figure, joined, listed, sentences, word


def table(board, order):
    """Return the cards that decide on the table, the state of everybody, and the prompt."""
    display, faces = board.display, board.faces
    parts = []
    if board.cloth.tricks:
        plays = [
            word("said-play", name=board.names[seat], card=faces.title(name))
            for seat, name in display["trick"]
        ]
        parts.append(word("said-trick", n=len(plays), cards=listed(plays)))
    parts += order.said()
    for sign in display["signs"]:
        parts.append(word("said-sign", name=sign["title"], text=sign["text"]))
    if display["note"]:
        parts.append(word("sentence", text=display["note"]))
    if display["table"]:
        cards = [board.cloth.open_title(name, display["fresh"]) for name in display["table"]]
        parts.append(word("said-open", cards=joined(cards)))
    for row in display["spread"]["rows"] if display["spread"] else ():
        cards = joined([faces.title(name) for name in row["cards"]])
        label = row["label"] or word("open-cards")
        parts.append(word("said-spread", row=label, n=len(row["cards"]), cards=cards))
    if display["stock"]:
        parts.append(word("said-stock", n=display["stock"]))
    for seat in board.seats.others():
        parts.append(word("sentence", text=seat.said.textContent))
    parts.append(own(board))
    if board.prompt.textContent:
        parts.append(board.prompt.textContent)
    return sentences(parts)


def hand(board):
    return sentences([board.hand.said(), own(board)])


def own(board):
    """Return a player's state: tricks, bid, score, whether it is their turn."""
    seat = board.seats.all[board.me]
    said = word("said-seat", name=seat.called, facts=listed(seat.facts))
    return word("sentence", text=said)


def score(board):
    scores = board.display["scores"]
    standing = [
        word("said-standing", names=names, points=figure(points))
        for names, points in zip(board.teams(scores), scores)
    ]
    return sentences([word("said-scores", each=listed(standing)), own(board)])
