### Ronda

card = { card-spanish }
    .the = { card-spanish.the }

## Before the game

credit = Ronda © 2022 Mark Steere, marksteeregames.com
about = Trick-taking for three. Play any card you like: suits beat each other in a circle, cups over coins, coins over swords, swords over clubs, clubs over cups.
option-hands = Hands
    .text = How many hands the game lasts.

## What happens

said-deals-first = { $seat_is ->
        [you] You deal the first hand.
       *[other] { $seat } deals the first hand.
    }
dealt = { $seat_is ->
        [you] You deal { $n } cards to each player.
       *[other] { $seat } deals { $n } cards to each player.
    }
played = { $seat_is ->
        [you] You play { $card_the }.
       *[other] { $seat } plays { $card_the }.
    }
trick = { $seat_is ->
        [you] You take the trick: { $why }.
       *[other] { $seat } takes the trick: { $why }.
    }
# $suit is the suit that wins the trick.
why-chain = { $suit ->
        [C] cups contain coins, and coins buy swords
        [O] coins buy swords, and swords chop clubs
        [E] swords chop clubs, and clubs smash cups
       *[B] clubs smash cups, and cups contain coins
    }
why-pair = the higher of two { $suit ->
        [O] coins
        [C] cups
        [E] swords
       *[B] clubs
    } wins
why-rank = all three are { $suit ->
        [O] coins
        [C] cups
        [E] swords
       *[B] clubs
    }, so the highest wins
round = End of hand { $n }. Tricks: { $took }.
took = { $seat } { $n }
said-tie = A tie between { $seats }: each of the three players gets one more card, face up.
turned = Turned up: { $each }.
turned-for = { $card_the } for { $seat }
over = { $seat_is ->
        [you] You win the game with { tricks }.
       *[other] { $seat } wins the game with { tricks }.
    }
over-tiebreak = { $seat_is ->
        [you] You win the tiebreak: of those tied, your card has the higher value.
       *[other] { $seat } wins the tiebreak: of those tied, this card has the higher value.
    }

## What is asked, and where the game is

prompt-lead = { $seat_is ->
        [you] Your lead: any card.
       *[other] { $seat } leads.
    }
prompt-follow = { $seat_is ->
        [you] Your turn: any card.
       *[other] { $seat } plays.
    }
refusal-not-in-hand = You do not hold { $card_the }.
fact-hand = Hand { $n } of { $of }
fact-trick = Trick { $n } of { $of }
sheet-hand = Hand { $n }
sheet-hand-now = Hand { $n }, in play
