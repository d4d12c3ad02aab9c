### Ronda

card = { card-spanish }
    .the = { card-spanish.the }

## Before the game

title = Ronda
credit = Ronda © 2022 Mark Steere, marksteeregames.com
about = Trick-taking for three. Play any card you like: the suits beat each other in a circle.
opening = Who deals first
    .text = The rules name the oldest player. Choose that player, or draw lots.
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
        [you] You win the game: valued as a trick, yours is the highest card of those tied.
       *[other] { $seat } wins the game: valued as a trick, theirs is the highest card of those tied.
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
sheet-tiebreak = Tiebreak
report-hand = This hand
report-tiebreak = { $seat_is ->
        [you] You win the tiebreak
       *[other] { $seat } wins the tiebreak
    }
report-tiebreak-lost = You lose the tiebreak to { $seat }

## The lesson

lesson-circle = Cups beat coins, coins beat swords, swords beat clubs, clubs beat cups: a circle. So the 12 of coins is ahead. Which of your cards beats it?
    .title = Suits go in a circle
lesson-circle-right = Your 1 takes the 12: with three different suits, numbers do not matter. The three cards are a trick, and it is yours.
lesson-missing = Clubs “smash” cups, as the game puts it: the 4 is ahead. Which of your cards beats clubs?
    .title = Three suits, one chain
lesson-missing-right = Swords beat clubs, and clubs beat cups. Three suits always make such a chain, and the first suit in it wins. If you had played coins, clubs would have come first.
lesson-pair = The 12 of coins beats the 9 of swords. But when two of the three cards share a suit, the higher of those two wins, whatever the third card is. Take the trick that way.
    .title = Two of one suit
lesson-pair-right = The higher of two swords wins, even though coins beat swords.
lesson-same = Two clubs. When all three cards are of one suit, the highest number wins. Take the trick.
    .title = All of one suit
lesson-same-right = 12 is the highest number, 1 the lowest.
lesson-between = Play any card you like: nobody has to follow suit. You are second this time, so get ahead and hope. Which card beats the swords?
    .title = No need to follow
lesson-between-right = Coins beat swords, and a club came last. A cup, a sword or a higher coin would have taken the trick from you.
lesson-last = The winner of a trick leads: they play the first card of the next one. You and the player on your left have 5 tricks each, with two to go. Lead the card that is harder to beat.
    .title = The most tricks win
lesson-last-right = Yours is the higher of two swords.
lesson-last-2 = Lead your last card.
lesson-last-2-right = 7 tricks: you win. Only the number of tricks counts, not the cards in them.
lesson-end = A hand has 16 tricks, a game three hands. The winner of the last trick of a hand leads the next one. The most tricks of all win. If players are tied at the end, one more card each, face up, decides like a trick.

## Help

help-goal = Take more tricks than the others. Only the number of tricks counts, not the cards in them.
# $hands: how many hands the game has.
help-turn = Play any card you like: there is no need to follow suit. The winner of a trick leads to the next one.
help-order =
    Suits go in a circle: cups contain coins, coins buy swords, swords chop clubs, clubs smash cups.
    Each of these words means “beat”.
help-chain-title = Chains
help-chain =
    Three suits make a chain, in which each suit beats the next: the first wins, and numbers do not matter.
    Cups and swords do not beat each other, nor do coins and clubs: the third card decides between them.
help-chain-straight = Cups beat coins, and coins beat swords: the 1 of cups wins.
help-chain-wrapped = Clubs beat cups, and cups beat coins: the 2 of clubs wins.
help-same-title = Two or three of one suit
help-same = The higher of two cards of one suit wins, whatever the third card is. If all three are of one suit, the highest wins. 12 is the highest, 1 the lowest.
help-pair = The 11 of swords wins, even though coins beat swords.
help-one-suit = The 12 of clubs wins.
help-end = { $hands ->
        [one] The game has one hand
       *[other] The game has { $hands } hands
    } of 16 tricks. Most tricks win.
    Tie: everybody gets one more card, face up. The three count as a trick: of those tied the better card wins.

order-C = Cups contain coins
order-O = Coins buy swords
order-E = Swords chop clubs
order-B = Clubs smash cups
order-pair = { $suit ->
        [O] Two coins: only a higher coin can still beat the higher one.
        [C] Two cups: only a higher cup can still beat the higher one.
        [E] Two swords: only a higher sword can still beat the higher one.
       *[B] Two clubs: only a higher club can still beat the higher one.
    }
# $cards: two cards whose suits do not meet.
order-apart = Neither suit beats the other: { $cards_the }. The third card decides.
# The cards on the table now: one card, or two of which this one is ahead.
now-led = Now { $card_the } lies there. { $suit ->
        [O] Cups beat it, and so does a higher coin.
        [C] Clubs beat it, and so does a higher cup.
        [E] Coins beat it, and so does a higher sword.
       *[B] Swords beat it, and so does a higher club.
    }
now-ahead = Now { $card_the } is ahead: { $suit ->
        [C] cups contain coins.
        [O] coins buy swords.
        [E] swords chop clubs.
       *[B] clubs smash cups.
    }
about-suit = { $suit ->
        [O] Coins beat swords, and cups beat coins.
        [C] Cups beat coins, and clubs beat cups.
        [E] Swords beat clubs, and coins beat swords.
       *[B] Clubs beat cups, and swords beat clubs.
    }
about-ahead = Ahead of { $card_the }, until the last card is played.
about-behind = Behind { $card_the }, until the last card is played.
about-apart = Neither beats { $card_the } nor is beaten by it: the last card decides.
advice-beats = It beats { $card_the }.
advice-lead = The player who leads seldom takes the trick.
advice-beaters = { $n ->
        [0] None of the { $of } cards that the others hold beats it.
        [one] One of the { $of } cards that the others hold beats it.
       *[other] { $n } of the { $of } cards that the others hold beat it.
    }
term-chain = chain
    .also = chains
    .text = Three suits, each of which beats the next. The first suit wins, and numbers do not matter.
term-contain = contain
    .also = buy, chop, smash
    .text = To beat. Cups contain coins, coins buy swords, swords chop clubs, clubs smash cups.
term-suit = suit
    .also = suits
    .text = Coins, cups, swords or clubs. The frame of a card tells it too: coins have no break in it, cups one, swords two, clubs three.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Bold: leads high cards, and beats the lead whenever possible.
manner-careful = Careful: leads low cards and saves the high ones.
manner-sly = Sly: usually lets the lead pass in second place, and takes nearly every trick in third.
manner-stubborn = Stubborn: often plays the same suit as the card before.
