### High Five

card = { card-spanish }
    .the = { card-spanish.the }

## Before the game

title = High Five
credit = High Five, a game to copy
about = Tricks for two. The higher number wins the trick, and its winner takes a card from the table.
option-rounds = Rounds
    .text = How many rounds the game lasts.
option-equal = Equal numbers
    .text = Who takes a trick of two equal numbers.
option-equal-first = The first card
option-equal-second = The second card

## What happens

said-leads-first = { $seat_is ->
        [you] You lead in the first round.
       *[other] { $seat } leads in the first round.
    }
# $n is the number of the round, $cards are the open ones.
dealt = Round { $n }: five cards each. On the table: { $cards }.
played = { $seat_is ->
        [you] You play { $card_the }.
       *[other] { $seat } plays { $card_the }.
    }
trick = { $seat_is ->
        [you] You win the trick.
       *[other] { $seat } wins the trick.
    }
trick-equal-first = { $seat_is ->
        [you] Equal numbers: you win the trick with the first card.
       *[other] Equal numbers: { $seat } wins the trick with the first card.
    }
trick-equal-second = { $seat_is ->
        [you] Equal numbers: you win the trick with the second card.
       *[other] Equal numbers: { $seat } wins the trick with the second card.
    }
captured = { $seat_is ->
        [you] You take { $cards_the } for { points }.
       *[other] { $seat } takes { $cards_the } for { points }.
    }
reason-captured = Took { $cards_the }
turned = Next on the table: { $card_the }.
# $each are the points of both, each as in “has”.
round = End of round { $n }. Points: { $each }.
has = { $seat } { $n }
over = { $seats_is ->
        [you] You win the game with { points }.
        [us] The game is a draw with { points } each.
        [many] The game is a draw with { points } each.
       *[other] { $seats } wins the game with { points }.
    }

## What is asked, and where the game is

prompt-play = { $seat_is ->
        [you] Your turn: any card.
       *[other] { $seat } plays.
    }
prompt-take = { $seat_is ->
        [you] Take one of the cards on the table.
       *[other] { $seat } takes one of the cards on the table.
    }
action-take = Take { $card_the }
refusal-take-first = Take one of the cards on the table first.
refusal-not-in-hand = You do not hold { $card_the }.
fact-round = Round { $n } of { $of }
sheet-round = Round { $n }
report-taken = Cards taken

## Help

help-goal = Have the most points.
help-turn = Play a card; the higher number takes the trick.
about-points = Counts { points }.
