### Baronda
### BARONG, RANDA, Garuda, Naga and Pass are the names that the game's author uses, the same in
### all languages. $side is BARONG or RANDA. $suit is the letter of a suit: R, B, G or Y.

card = { card-baronda }
    .the = { card-baronda.the }

## Before the game

title = Baronda
credit = Baronda, designed by Toshiki Arao (Ateam, 2023)
about = Bid in secret how many tricks you will take. All the bids together decide whether tricks are good or bad.
opening = Who is the first Leader
    .text = The Leader leads to the first trick. The rules let the players choose who that is.
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
        [you] Round { $round }: { $n } cards each; { $unused } stay out. You have the Leader card.
       *[other] Round { $round }: { $n } cards each; { $unused } stay out. { $seat } has the Leader card.
    }
said-bid = { $seat_is ->
        [you] You have bid.
       *[other] { $seat } has bid.
    }
# $each: the bid of each player, $total: all bids added up.
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
            [2] A player who takes more than their bid loses the round.
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
why-awake = it is awake, because everyone else followed suit or played a Pass
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
# $total: the points of the winner.
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
tip-bid = { $garudas ->
        [one] { $garudas } Garuda
       *[other] { $garudas } Garudas
    }, { $nagas ->
        [one] { $nagas } Naga
       *[other] { $nagas } Nagas
    }, { $reds } red.
prompt-bid = { $seat_is ->
        [you] Your bid: how many of the { $n } tricks?
       *[other] { $seat } bids.
    }
prompt-adjust = { $seat_is ->
        [you] Your bid is { $bid }: make it one more or one less.
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
prompt-follow = Your turn: { colour }{ $free ->
        [pass] , or a Pass
        [naga] , or a Naga
        [both] , a Pass or a Naga
       *[none] { "" }
    }.
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
refusal-must-follow-suit = You must follow suit as long as you hold { colour }.
refusal-bids-come-first = The bids come first.
refusal-change-the-bid-first = Change your bid by 1 first.
refusal-bid-within-0-to-12 = A bid cannot be below 0 or above 12.

## Where the game is

fact-round = Round { $n } of { $of }
fact-round-of-two = Round { $n }
fact-trick = Trick { $n } of { $of }
fact-side = Bids { $total }: { $side }
note-bid = bid { $n }
note-has-bid = has bid
token-leader = Leader
# Under its drawing.
sign-name = { $side }
sign-BARONG = { $players ->
        [2] be the first to take your bid
       *[other] take your bid or more
    }
sign-RANDA = take your bid or fewer
# $n: the sum of the bids from which, or up to which, this side is in force.
sign-BARONG-if = Bids { $n } or more: { sign-BARONG }
sign-RANDA-if = Bids { $n } or fewer: { sign-RANDA }
tag-awake = awake
tag-asleep = asleep
sheet-round = Round { $n }: { $side }
sheet-bid = bid { $bid }, took { $took }
report-two-won = You win this round
report-two-lost = You lose this round
report-two-level = Nobody wins this round
# Reasons for points.
report-bid = The bid
report-beyond = { $side ->
        [BARONG] Tricks over
       *[RANDA] Tricks under
    }
report-missed = { $side ->
        [BARONG] Tricks missing
       *[RANDA] Tricks too many
    }
report-round = This round
# Why a round of two players ended with cards in hand. $n: the bid.
report-stopped-barong = { $seat_is ->
        [you] You have met your bid of { $n }: in BARONG that ends the round at once.
       *[other] { $seat } has met the bid of { $n }: in BARONG that ends the round at once.
    }
report-stopped-randa = { $seat_is ->
        [you] You have gone over your bid of { $n }: in RANDA that ends the round at once.
       *[other] { $seat } has gone over the bid of { $n }: in RANDA that ends the round at once.
    }

## The lesson

lesson-follow = Blue was led: it is the first card of the trick. You have blue, so you must follow suit. The highest card of the suit led takes the trick. Take it.
    .title = Follow suit
lesson-follow-right = With no blue card you could have played anything.
lesson-red = Green was led, and you have none: play what you like. Red is trump: it beats the other suits. Take the trick.
    .title = Red is trump
lesson-red-right = A red 2 beats a green 7. The higher of two red cards wins.
lesson-naga = A red 7 is ahead. A Naga beats every number, red too, and may always be played. Take the trick.
    .title = The Naga
lesson-naga-right = You may play a Naga even if you could follow suit. The first of two Nagas in one trick wins.
lesson-garuda = A Naga is ahead. You have the green Garuda, the 0: asleep, it is the lowest of its suit. A Naga in the trick wakes it, and then it beats everything. Take the trick.
    .title = The Garuda wakes
lesson-garuda-right = Like any number, a Garuda has to follow suit: green was led.
lesson-awake = There is a second way to wake a Garuda: everybody else follows suit. Both of the others have. Take the trick.
    .title = Everybody follows
lesson-awake-right = A Pass counts as following, too. If one of them had played another suit, only a Naga could have woken it.
lesson-bid = Before the first card everybody bids in secret: how many of the 12 tricks will you take? Two Nagas, the red 7 and the red 6 may take one each, the green 7 another.
    .title = The bid
lesson-bid-right = The bids add up to 13 or more: BARONG. With 11 or fewer it would be RANDA: take your bid or fewer.
lesson-bid-count = Two Nagas and two high red cards should take a trick each. That is 4, or 5 with the green 7.
lesson-more = Another round. BARONG: you bid 4 and have taken 4, worth 2 points. Each trick over is worth 1 more. The green 5 is ahead: what will you play?
    .title = BARONG: the more the better
lesson-more-right = 5 tricks, one over: when the round is over you get 2 + 1 = 3 points. With too few you would lose 1 point for each missing trick.
lesson-more-level = A Pass loses to everything: you would stay at 4 tricks, and 2 points.
lesson-pass = One more round. RANDA: you bid 2 and have taken 2, worth 2 points. With a third you would lose 1 instead. A Pass may always be played, and loses to every other card. What will you play?
    .title = RANDA: the fewer the better
lesson-pass-third = That takes a third trick: you would lose 1 point instead of earning 2.
lesson-pass-right = In RANDA each trick under your bid is worth 1 more. If a Pass or a Naga is led, the first number after it is the suit to follow.
lesson-end = If the bids add up to exactly 12, the Leader, who plays the first card, changes their own bid by 1. There are as many rounds as players, and the most points win.

## Help

# $players: "any" on rule pages, whose words hold for every number of players.
help-goal = Bid how many tricks you will take. Then take at least that many if tricks turn out good, at most that many if they turn out bad. { $players ->
        [any] Most points win, after as many rounds as players.
        [2] The first to win two rounds wins.
       *[other] Most points after { $players } rounds win.
    }
help-bids-title = The bids
help-bids = Everybody bids in secret, from 0 to { $n }. If the bids add up to 13 or more, the round is BARONG: tricks are good. If to 11 or fewer, it is RANDA: tricks are bad. If to exactly 12, the Leader changes their own bid by 1.
help-turn = After the bids, play a card of the suit that was led, or a Pass, or a Naga. With no card of that suit you may play anything. The suit led is that of the first number card in the trick. The winner of a trick leads to the next one.
help-order = { $players ->
        [any] Strongest first. Numbers go up to 5, 7, 10 or 13 with two, three, four or five players.
       *[other] Strongest first. Numbers go up to { $highest }.
    }
help-garuda = A Garuda, the 0 of its suit, if a Naga in the trick wakes it.
help-garuda-followed = { $offsuit_garuda ->
        [plain] Also if everybody, its own player too, follows suit or plays a Pass. Else it is just a 0.
       *[awake] Also if all others follow suit or play a Pass. Else it is just a 0.
    }
help-naga = A Naga. The first of two wins.
help-red = Red is trump: the highest red card.
help-led = The highest card of the suit led. Other suits cannot win.
help-pass = A Pass. It loses to all of these.
help-points = { $players ->
        [any] With three players or more: { points-of-many }
        [2] In BARONG, the first player to take as many tricks as they bid wins the round. In RANDA, a player who takes more than they bid loses it.
       *[other] { points-of-many }
    }
points-of-many = BARONG: take your bid or more. RANDA: take your bid or fewer. If you manage that, you score 2, and 1 more for each trick away from your bid. If not, each of those costs you 1.
# $off: how far the tricks taken are from the bid.
help-taken = { $off ->
        [two-more] 2 tricks more
        [one-more] 1 trick more
        [none] Exactly your bid
        [one-fewer] 1 trick fewer
       *[two-fewer] 2 tricks fewer
    }
help-end = { $players ->
        [any] The Leader card goes to the left after each round.
            Tie: with equal points the win is shared.

            With two players there are no points: win two rounds. In BARONG, the first to reach their bid wins the round. In RANDA, a player who takes more than they bid loses it. A round in which neither gets there counts for nobody.
        [2] A round in which neither gets there is a tie, and counts for nobody. The Leader card goes back and forth.
       *[other] The Leader card goes to the left after each round.
            Tie: with equal points the win is shared.
    }

order-garuda = an awake Garuda
order-naga = a Naga
order-red = red, the trump
order-led = { colour }, the suit led
order-led-any = the suit led
# $suit: a suit that a player has shown not to hold.
memory-void = no { colour }
order-pass = a Pass
order-bids = Bids of exactly { $n } together: the Leader changes their bid by 1.
order-BARONG = { $players ->
        [2] { $total } bid for { $n } tricks, BARONG: be the first to take your bid.
       *[other] { $total } bid for { $n } tricks, BARONG: 2 for your bid, 1 for each trick over, minus 1 for each missing.
    }
order-RANDA = { $players ->
        [2] { $total } bid for { $n } tricks, RANDA: a player who takes more than their bid loses.
       *[other] { $total } bid for { $n } tricks, RANDA: 2 for your bid, 1 for each trick under, minus 1 for each too many.
    }
# The cards on the table now.
now-ahead = Now { $card_the } is ahead: { $why }.
now-pass = Only a Pass lies there now: everything but another Pass beats it.
about-garuda = { $offsuit_garuda ->
        [plain] A Garuda. Awake, with a Naga in the trick or if everybody follows suit, its own player too, it beats everything. Asleep it is a 0.
       *[awake] A Garuda. Awake, with a Naga in the trick or if everybody else follows suit, it beats everything. Asleep it is a 0.
    }
about-naga = A Naga beats every number, red too. Only an awake Garuda beats it. It may always be played.
about-pass = A Pass loses to every other card, may always be played, and counts as following suit.
about-red = Red is trump: it beats the other suits, the higher the better.
about-number = Wins only if { colour } is led, and nothing stronger is played.
about-not-ahead = It does not beat { $card_the }.
about-ahead-now = It beats what is on the table so far.
# Of a bid. $more: 1 if it may well be one trick more than $n, which is $next.
advice-takes = { $more ->
        [1] A hand like yours takes { $n } or { $next } tricks.
       *[0] A hand like yours takes about { tricks }.
    }
# Of a lead. $how: whether the bid is reached: short, by $n tricks; exact; over.
advice-BARONG = { $how ->
        [short] It often takes its trick, and you need { tricks } more for your bid.
       *[other] It often takes its trick, and each further one is worth a point.
    }
# $does: whether the card is led, or loses to one that lies there. $how: as above. $two: whether two
# play.
advice-RANDA = { $does ->
        [leads] It seldom takes a trick
       *[loses] It loses this trick
    }, and { $how ->
        [short] { $two ->
            [yes] too many would lose the round.
           *[no] each trick under your bid is worth a point.
        }
        [exact] one more would be too many.
       *[over] each further one costs a point.
    }
advice-cannot-lose = All your cards beat what is on the table.
advice-rid = It is your strongest card that loses this trick, so you get rid of it.
term-bid = bid
    .also = bids
    .text = How many tricks a player says they will take.
term-barong = BARONG
    .also = Barong
    .text = The bids add up to 13 or more: tricks are good.
term-randa = RANDA
    .also = Randa
    .text = The bids add up to 11 or fewer: tricks are bad.
term-leader = Leader
    .also = Leader card
    .text = The player with the Leader card bids and leads first. If the bids add up to 12, that player changes their own bid by 1.
term-naga = Naga
    .also = Nagas
    .text = Beats every number, and wakes Garudas.
term-garuda = Garuda
    .also = Garudas
    .text = The 0 of a suit. A Naga in the trick wakes it, and so can players who follow suit. Awake it beats everything; of two, the first one wins.
term-pass = Pass
    .also = Passes
    .text = Loses to every other card. It may always be played, and counts as following suit.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = Bold: leads strong cards, and seldom plays a Pass.
manner-careful = Careful: leads weak cards and saves the strong ones.
manner-sly = Sly: holds Garudas and Nagas back, and likes to play a Pass.
manner-stubborn = Stubborn: often makes the same bid again, and usually plays the same suit again.
