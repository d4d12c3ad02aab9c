"""The knowledge of a seat in Moroccan Ronda: its hand, all cards played, and all announcements."""

from collections.abc import Collection

from rondas.games.moroccan_ronda.basis.lore import CLASS_NAMES, NONE
from rondas.games.moroccan_ronda.basis.pack import PACK, RANK
from rondas.games.moroccan_ronda.rules import MoroccanRonda
from rondas.games.moroccan_ronda.state import PLAY
from rondas.games.moroccan_ronda.worlds import redeal
from rondas.rules.game import SILENT
from rondas.rules.given import Given
from rondas.rules.knowledge import Any_State, Determinizer, Knowledge

SETTLED = 10
"""The dearest penalty there is (MR-7.1): whoever has paid it owes no more in this batch."""


class MoroccanKnowledge(Knowledge[MoroccanRonda]):
    """Hands and the order of the stock are hidden."""

    rules = MoroccanRonda

    def gone(self, state: Any_State) -> list[str]:
        older = [*state["earlier"], *(cards[:-2] for cards in state["played"])]
        return [card for cards in older for card in cards if card not in state["table"]]

    def determinizer(
        self, state: Any_State, forgotten: Collection[str] = ()
    ) -> Determinizer[MoroccanRonda]:
        """Drawn by `redeal`: hands fit what was announced, as far as that is believed."""
        known = MoroccanRonda.restore(state)
        sizes = [len(hand) for hand in state["hands"]]
        return redeal(known, sizes, state["stock"], PACK.read(forgotten))

    def kind(self, name: str) -> tuple[str, str]:
        """Suits do not matter: the kind is the rank."""
        return name[:-1], ""

    def is_position(self, game: MoroccanRonda) -> bool:
        """Before the first card of a batch, where nobody has announced anything, or could have."""
        fresh = game.phase == PLAY and game.left == game.lore.size * game.players
        quiet = not game.live and game.chain[0] < 0 and not game.debts and game.house.auto
        return fresh and quiet and not any(map(game.truth, range(game.players)))

    def position(self, game: MoroccanRonda, given: Given) -> None:
        """Set up a game between two turns of the player to the dealer's right; the cards played
        before stay unknown.

        Without `said` all that could be announced or found out about these hands is settled.
        """
        house, n = game.house, game.players
        turn = given.seat("turn", 0)
        dealer = given.seat("dealer", (turn - 1) % n)
        game.dealer = dealer
        game.actor = house.next_seat[dealer]
        if given.has("turn") and turn != game.actor:
            raise ValueError(f"turn: seat {game.actor}, as seat {dealer} deals (MR-3.1)")
        self.read(game, given, "round", "points")
        table = given.cards("table", 10, "one of each rank (MR-3.2)")
        if len({RANK[card] for card in table}) < len(table):
            raise ValueError("table: two cards of one rank (MR-3.2)")
        game.lay(table)
        game.opening = table
        _count_cards(game, given, len(table))
        self.read(game, given, "last_capturer")
        each = given.number("cards", game.lore.size, 1, game.lore.size)
        _announce(game, given, each)
        fresh = given.words("fresh", 1, game.pack.write(table))
        if fresh:
            if each == game.lore.size:
                raise ValueError("fresh: no card has been played in this batch (MR-4.5)")
            game.fresh = RANK[game.pack.index[fresh[0]]]
        self.read(game, given)
        game.hands, game.stock = given.deal(
            [each] * n, "each player holds so many (cards)", game.undealt()
        )
        game.left = each * n


def _count_cards(game: MoroccanRonda, given: Given, lying: int) -> None:
    """The batch, by default the first in which so many cards can lie on the table, and piles."""
    house, n = game.house, game.players
    last = 1
    while game.undealt(last):
        last += 1
    batch = given.number("batch", 0, 1, last)
    for game.batch in [batch] if batch else range(1, last + 1):
        game.lore = house.first_lore if game.batch == 1 else house.lore
        each = given.number("cards", game.lore.size, 1, game.lore.size)
        captured = 40 - lying - game.undealt() - each * n
        if captured >= 0:
            break
    else:
        raise ValueError(f"table: {lying} cards, at most {lying + captured} can lie there")
    teams = house.teams
    usual = [captured // teams + (team < captured % teams) for team in range(teams)]
    game.piles = given.numbers("piles", usual, 0, 40)
    if sum(game.piles) != captured:
        raise ValueError(f"piles: {captured} cards are captured, not {sum(game.piles)}")


def _announce(game: MoroccanRonda, given: Given, each: int) -> None:
    """MR-6: what has been announced in this batch; `announce`: that is still to come."""
    n = game.players
    game.phase = PLAY
    words = given.words("said", n, CLASS_NAMES) if game.house.free else []
    if not given.has("said"):
        game.paid = [SETTLED] * n
        return
    if each < game.lore.size:
        raise ValueError("said: only before a card of the batch is played")
    if not game.house.free:
        raise ValueError("said: announcements are true by themselves (MR-6.8)")
    game.said = [CLASS_NAMES.index(word) for word in words]
    for seat, said in enumerate(game.said):
        if said != NONE:
            game.live |= 1 << seat
            game.challengeable |= 1 << seat
    game.begin_play(SILENT)
