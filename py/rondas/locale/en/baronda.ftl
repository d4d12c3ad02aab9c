### Baronda
### BARONG, RANDA, Garuda, Naga and Pass are the names that the game's author uses, the same in
### all languages. $side is BARONG or RANDA. $suit is the letter of a suit: R, B, G or Y.

card = { $name ->
        [PASS] Pass
        [NAGA] Naga
       *[other] { colour } { $rank ->
            [0] Garuda
           *[other] { $rank }
        }
    }
    .the = { $name ->
        [PASS] a Pass
        [NAGA] a Naga
       *[other] the { card }
    }
colour = { $suit ->
        [R] red
        [B] blue
        [G] green
       *[Y] yellow
    }

## Before the game

credit = Baronda, designed by Toshiki Arao (Ateam, 2023)
about = Trick-taking with secret bids. Together they decide whether tricks are good (BARONG) or bad (RANDA) this time. Red is trump, a Naga is stronger, and a Garuda, the 0 of its suit, is the strongest once it is awake.
option-offsuit_garuda = A Garuda played off-suit
    .text = Whether a Garuda played off-suit is awake when everyone else followed suit.
option-offsuit_garuda-awake = Awake if everyone else followed suit
option-offsuit_garuda-plain = Awake only with a Naga

## What happens: bids

said-leader = { $seat_is ->
        [you] You get the Leader card.
       *[other] { $seat } gets the Leader card.
    }
# $round: its number, $n: how many cards each player gets, $unused: how many are left over.
dealt = { $seat_is ->
        [you] Round { $round }: { $n } cards each, { $unused } are not used. You have the Leader card.
       *[other] Round { $round }: { $n } cards each, { $unused } are not used. { $seat } has the Leader card.
    }
said-bid = { $seat_is ->
        [you] You have bid.
       *[other] { $seat } has bid.
    }
# $each: what each player has bid, $total: all bids added up.
shown-bids = Bids: { $each }.
bid-of = { $seat } { $n }
said-twelve = { $seat_is ->
        [you] The bids add up to exactly 12: you must change your bid by 1.
       *[other] The bids add up to exactly 12: { $seat } must change the bid by 1.
    }
said-adjusted = { $seat_is ->
        [you] You change your bid to { $bid }.
       *[other] { $seat } changes the bid to { $bid }.
    }
said-side = { $side ->
        [BARONG] The bids add up to { $total }: BARONG. { $players ->
            [2] Be the first to take your bid.
           *[other] Take your bid or more.
        }
       *[RANDA] The bids add up to { $total }: RANDA. { $players ->
            [2] Whoever takes more than the bid loses the round.
           *[other] Take your bid or fewer.
        }
    }

## What happens: tricks

played-lead = { $seat_is ->
        [you] You lead { $card_the }.
       *[other] { $seat } leads { $card_the }.
    }
played-lead-no-suit = { $seat_is ->
        [you] You lead { $card_the }: no suit is led yet.
       *[other] { $seat } leads { $card_the }: no suit is led yet.
    }
played-no-suit = { $seat_is ->
        [you] You play { $card_the }: still no suit is led.
       *[other] { $seat } plays { $card_the }: still no suit is led.
    }
played-sets-suit = { $seat_is ->
        [you] You play { $card_the }: { colour } is led.
       *[other] { $seat } plays { $card_the }: { colour } is led.
    }
played-void = { $seat_is ->
        [you] You have no { colour } and play { $card_the }.
       *[other] { $seat } has no { colour } and plays { $card_the }.
    }
played = { $seat_is ->
        [you] You play { $card_the }.
       *[other] { $seat } plays { $card_the }.
    }
# $cards: those that did not follow suit.
found-asleep = The { $garuda } is asleep, because { $cards_the } did not follow suit.
found-asleep-off-suit = The { $garuda } is asleep, because it was played off-suit.
trick = { $seat_is ->
        [you] You take the trick with { $card_the }: { $why }.
       *[other] { $seat } takes the trick with { $card_the }: { $why }.
    }
why-highest = it is the highest { colour } card
why-trump = red is trump
why-naga = only an awake Garuda beats a Naga
why-awake = it is awake, because everyone else followed suit
why-woken = the Naga woke it
# $n: how many cards are equally strong.
why-first-woken = the Naga woke { $n } Garudas, and the first one wins
why-first = of { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } equal cards the first one wins

## What happens: points

# $n: the points, which may be negative; $off: how far the tricks are from the bid.
scored-exact = { $seat_is ->
        [you] You bid { $bid } and took { $took }: { points }.
       *[other] { $seat } bid { $bid } and took { $took }: { points }.
    }
scored-over = { $seat_is ->
        [you] You bid { $bid } and took { $took }: { points }, 2 for the bid and 1 for { each-of } over.
       *[other] { $seat } bid { $bid } and took { $took }: { points }, 2 for the bid and 1 for { each-of } over.
    }
scored-under = { $seat_is ->
        [you] You bid { $bid } and took { $took }: { points }, 2 for the bid and 1 for { each-of } under.
       *[other] { $seat } bid { $bid } and took { $took }: { points }, 2 for the bid and 1 for { each-of } under.
    }
scored-too-few = { $seat_is ->
        [you] You bid { $bid } and took { $took }: { points }, for { off-tricks } too few.
       *[other] { $seat } bid { $bid } and took { $took }: { points }, for { off-tricks } too few.
    }
scored-too-many = { $seat_is ->
        [you] You bid { $bid } and took { $took }: { points }, for { off-tricks } too many.
       *[other] { $seat } bid { $bid } and took { $took }: { points }, for { off-tricks } too many.
    }
each-of = { $off ->
        [one] the trick
       *[other] each of { $off } tricks
    }
off-tricks = { $off ->
        [one] { $off } trick
       *[other] { $off } tricks
    }
scored-reached = { $seat_is ->
        [you] You have taken { tricks } as bid: you win the round.
       *[other] { $seat } has taken { tricks } as bid, and wins the round.
    }
# $other has lost the round with $n tricks.
scored-exceeded = { $seat_is ->
        [you] You win the round: { $other } bid { $bid } and took { $n }.
       *[other] { $seat } wins the round: { $other } bid { $bid } and took { $n }.
    }
scored-tie = A tie: neither player took as many tricks as bid, so nobody wins the round.
# $each: the score of each player.
round = End of round { $n }. Score: { $each }.
round-of-two = End of round { $n }. Rounds won: { $each }.
score-of = { $seat } { $n }
# $total: the points of whoever wins.
over = { $seat_is ->
        [you] You win the game with { $total }.
       *[other] { $seat } wins the game with { $total }.
    }
over-shared = { $seats_is ->
        [us] A shared win for { $seats }, with { $total } each.
       *[many] { $seats } share the win with { $total } each.
    }
over-of-two = { $seat_is ->
        [you] You win the game with two rounds.
       *[other] { $seat } wins the game with two rounds.
    }

## What is asked, and what can be done

# $n: the number of tricks in a round.
prompt-bid = { $seat_is ->
        [you] Your bid: how many of the { $n } tricks?
       *[other] { $seat } bids.
    }
prompt-adjust = { $seat_is ->
        [you] The bids add up to { $n }: change your bid of { $bid } by 1.
       *[other] The bids add up to { $n }: { $seat } changes the bid of { $bid } by 1.
    }
prompt-lead = { $seat_is ->
        [you] Your lead: any card.
       *[other] { $seat } leads.
    }
prompt-no-suit = { $seat_is ->
        [you] Your turn: any card, as no suit is led yet.
       *[other] { $seat } plays; no suit is led yet.
    }
prompt-turn = { $seat_is ->
        [you] Your turn; { colour } is led.
       *[other] { $seat } plays; { colour } is led.
    }
prompt-follow = Your turn: { colour }, or a Pass or a Naga.
prompt-void = You have no { colour }: play any card.
action-bid = Bid { $n }
action-raise = Raise to { $n }: BARONG
action-lower = Lower to { $n }: RANDA
# $bid: the reader's own, $barong: the least that the others must bid for BARONG, $randa: the most
# for RANDA, $twelve: what makes 12 in all.
meaning = { $bid ->
        [0] If the others together bid { $barong } or more: BARONG, take any number. If { $randa } or fewer: RANDA, take none. If exactly { $twelve }: the Leader decides.
        [11] If the others together bid { $barong } or more: BARONG, take { $bid } or more. If 0: RANDA, take { $bid } or fewer. If exactly { $twelve }: the Leader decides.
        [12] If the others together bid { $barong } or more: BARONG, take all { $bid }. If 0: the Leader decides.
       *[other] If the others together bid { $barong } or more: BARONG, take { $bid } or more. If { $randa } or fewer: RANDA, take { $bid } or fewer. If exactly { $twelve }: the Leader decides.
    }
meaning-two = { $bid ->
        [0] If the other player bids { $randa } or fewer: RANDA, take none. If { $twelve }: the Leader decides.
        [11] If the other player bids { $barong } or more: BARONG, take { $bid }. If 0: RANDA, take { $bid } or fewer. If exactly { $twelve }: the Leader decides.
        [12] If the other player bids { $barong } or more: BARONG, take all { $bid }. If 0: the Leader decides.
       *[other] If the other player bids { $barong } or more: BARONG, take { $bid }. If { $randa } or fewer: RANDA, take { $bid } or fewer. If exactly { $twelve }: the Leader decides.
    }
refusal-not-in-hand = You do not hold { $card_the }.
refusal-must-follow-suit = You must follow suit: play { colour }, a Pass or a Naga.
refusal-bids-come-first = The bids come first.
refusal-change-the-bid-first = Change your bid by 1 first.
refusal-bid-within-0-to-12 = A bid cannot be below 0 or above 12.

## Where the game is

fact-round = Round { $n } of { $of }
fact-round-of-two = Round { $n }
fact-trick = Trick { $n } of { $of }
fact-side = { $total } bid: { $side }
note-bid = bid { $n }
note-has-bid = has bid
token-leader = Leader
sign-BARONG = { $players ->
        [2] be the first to take your bid
       *[other] take your bid or more
    }
sign-RANDA = take your bid or fewer
# $n: the sum of the bids from which, or up to which, this side is in force.
sign-BARONG-if = { $n } or more bid: { sign-BARONG }
sign-RANDA-if = { $n } or fewer bid: { sign-RANDA }
tag-awake = awake
tag-asleep = asleep
sheet-round = Round { $n }: { $side }
sheet-bid = bid { $bid }, took { $took }
