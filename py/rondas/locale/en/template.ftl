### High Five

card = { card-spanish }
    .the = { card-spanish.the }

title = High Five
credit = High Five, a game to copy
about = Tricks for two. The higher number wins the trick, and its winner takes a card from the table.
option-rounds = Rounds
    .text = How many rounds the game lasts.

said-leads-first = { $seat_is ->
        [you] You lead in the first round.
       *[other] { $seat } leads in the first round.
    }
captured = { $seat_is ->
        [you] You take { $cards_the } for { points }.
       *[other] { $seat } takes { $cards_the } for { points }.
    }
prompt-take = { $seat_is ->
        [you] Take one of the cards on the table.
       *[other] { $seat } takes one of the cards on the table.
    }
action-take = Take { $card_the }
refusal-not-in-hand = You do not hold { $card_the }.
refusal-take-first = Take one of the cards on the table first.

help-goal = Have the most points.
help-turn = Play a card; the higher number takes the trick.
about-points = Counts { points }.
