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

## The lesson

lesson-circle = Cups beat coins, coins beat swords, swords beat clubs, clubs beat cups. With three suits on the table, only that counts. The 12 of coins is ahead. Which of your cards beats it?
    .title = Suits go in a circle
lesson-circle-right = Your 1 takes the 12. With three different suits, numbers do not matter.
lesson-missing = Now cups and clubs lie there. Three suits are always a chain of two links, and the suit at its head wins. Which card puts you there?
    .title = Three suits, one chain
lesson-missing-right = Swords beat clubs, and clubs beat cups: you are at the head. Coins would have put the clubs there.
lesson-pair = Swords and coins. What if two cards are of the same suit? Then the higher of these two wins, and the third card can do nothing. Take the trick with that.
    .title = Two of one suit
lesson-pair-right = Two swords: the higher of them wins, though coins beat swords. A pair breaks the circle.
lesson-same = Two clubs already: the circle does not count. You can still take the trick.
    .title = All of one suit
lesson-same-right = One suit only: the highest number wins. 12 is the highest, 1 the lowest.
lesson-between = Play any card you like: nobody has to follow suit. Someone plays after you this time, so be ahead now and hope. Which card beats the swords?
    .title = No need to follow
lesson-between-right = Coins beat swords, and no cups came after you. Your 2 takes the 12.
lesson-last = Whoever takes a trick leads the next one. You and the player on your left have 5 tricks each, and two are left. Lead the card that is harder to beat.
    .title = The most tricks win
lesson-last-right = A pair of swords, and yours is higher. Now your last card.
lesson-last-2 = Lead your last card.
lesson-last-2-right = 7 tricks: you win. Only the number of tricks counts, not the cards in them.
lesson-end = Now you know the game. A hand has 16 tricks, a game three hands, and the most tricks of all win. If two are level at the end, one more card for each decides.
