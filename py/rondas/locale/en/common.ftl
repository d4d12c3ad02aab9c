### What all games share.
### Of players, $seat_is says whether the reader is meant: you, or other. Of several ($seats_is):
### you, us (the reader and others), other (one other), many.

you = you
# A player without a name.
seat = Seat { $n }
# A card on its own, as on a button.
card-name = { $card }
tricks = { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# Numbers, tags and the like beside each other.
beside = { $first }, { $next }
fact-target = To { $n } points
refusal-not-possible-now = This is not possible now.
refusal-over = The game is over.
refusal-not-your-turn = It is not your turn yet.

## Of games that have no sentences of their own for it: what happens, by the kind of event

# usual-part: a round in the list of points.

usual-dealt = The cards are dealt.
usual-turned = Turned up: { $card_the }.
usual-played = { $seat_is ->
        [you] You play { $card_the }.
       *[other] { $seat } plays { $card_the }.
    }
usual-trick = { $seat_is ->
        [you] You win the trick.
       *[other] { $seat } wins the trick.
    }
usual-round = End of round { $n }.
usual-over = { $seats_is ->
        [you] You win the game with { points }.
        [us] A shared win for { $seats }, with { points } each.
        [many] { $seats } share the win with { points } each.
       *[other] { $seats } wins the game with { points }.
    }
usual-prompt = { $seat_is ->
        [you] Your turn.
       *[other] { $seat } plays.
    }
usual-part = Round { $n }
usual-points = Points

## Ends: headlines, and what is on the sheet below them

# $part: hand (Ronda), game or match (Rounds), round (Baronda) or pack, a round of Moroccan Ronda.
# $number: of a game in its match.
report-this = { $part ->
        [hand] this hand
        [game] game { $number }
        [match] the match
       *[round] this round
    }
# $n: by how much; $unit: points, tricks or rounds.
report-by = { $unit ->
        [tricks] { $n ->
            [one] { $n } trick
           *[other] { $n } tricks
        }
        [rounds] { $n ->
            [one] { $n } round
           *[other] { $n } rounds
        }
       *[points] { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
    }
report-part-won = { $seats_is ->
        [you] You win { report-this } by { report-by }
        [many] { $seats } win { report-this } by { report-by }
       *[other] { $seats } wins { report-this } by { report-by }
    }
# $other: the reader’s partner.
report-part-won-together = You and { $other } win { report-this } by { report-by }
report-part-lost = You lose { report-this } by { report-by }
# Among three or more. $place: the reader’s, from 2 on; $seats: all who have as much as the best.
report-place = { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
# $tied: how many others have as much as the reader.
report-come = { $tied ->
        [0] You come { report-place }
       *[other] Tied for { report-place }
    }
report-part-behind = { report-come } in { report-this }, { report-by } behind { $seats }
# $seats: all who have as much as the best, but not everybody.
report-part-shared = Tied for first in { report-this }: { $seats }
report-part-level = { $part ->
        [hand] A hand without a winner
        [game] Nobody wins game { $number }
       *[round] A round without a winner
    }
report-all-won = { $seats_is ->
        [you] You win by { report-by }
        [many] { $seats } win by { report-by }
       *[other] { $seats } wins by { report-by }
    }
report-all-won-together = You and { $other } win by { report-by }
report-all-lost = You lose by { report-by }
report-all-behind = { report-come }, { report-by } behind { $seats }
report-all-shared = A win for { $seats }
report-all-level = A draw
# How narrow the end of a game was: one trick, the last one, made the difference; or a few points did.
report-close-last = It took the very last trick.
report-close = Close to the very end.
# $text: a sentence that says who deals first, or who leads.
opening-chosen = { $text } This was chosen in the set-up.

## Lessons

# Before sentences that show the result of a wrong card.
lesson-would = What would happen:

## Help: what all games have

help-goal-title = The goal
help-turn-title = Your turn
help-order-title = What beats what
help-points-title = Points
help-end-title = The end and ties
# $why: the reason, as in the message about a trick.
about-takes = Takes the trick: { $why }.
about-loses = { $seat } would take the trick: { $why }.

term-trick = trick
    .also = tricks
    .text = One card from each player. The best card takes them all.
term-lead = lead
    .also = leads, led
    .text = To play the first card of a trick.
term-follow = follow
    .also = follows
    .text = To play a card of the suit that was led.
term-hand = hand
    .also = hands
    .text = The cards that you hold. Also a part of the game, from one deal to the next.

## Hints: why an action is good advice; these sentences stand behind each other

advice-forced = There is no other choice.
# Of a card that gets ahead, or takes the trick.
advice-only = It is your only card that wins the trick as it stands.
advice-least = Of your cards that win the trick as it stands it is the weakest.
# Of one that does not.
advice-none = None of your cards wins the trick as it stands.
advice-weakest = None of your cards wins the trick as it stands, so you play the weakest.
advice-kept = You save { $card_the }, which wins the trick as it stands, for later.
advice-spared = It is the weakest card you can play: you save the better ones.
# $n of $of deals that may be the real one.
advice-stands = { $n ->
        [0] Somebody can almost certainly beat it.
        [20] Probably nobody can beat it.
       *[other] In about { $n } of { $of } deals like this, nobody can beat it.
    }
advice-falls = { $n ->
        [0] Probably nobody can beat it.
        [20] Somebody can almost certainly beat it.
       *[other] In about { $n } of { $of } deals like this, somebody can beat it.
    }
# $won of $games games are won with $best, $less with $other: each is one of the two below. In short
# .best stands at the card $best, .other at $other.
advice-chances = Out of { $games } games like this, you win about { $won } with { $best } and { $less } with { $other }.
    .best = wins { $won } of { $games }
    .other = wins { $less } of { $games }
# $what: what is counted, tricks or points.
advice-gain = In the end { $best } brings about { $what ->
        [tricks] { tricks }
       *[points] { points }
    } more than { $other }.
    .best = { $what ->
        [tricks] +{ tricks }
       *[points] +{ points }
    }
advice-card = { $card_the }
# $label: what a button says.
advice-action = “{ $label }”
# In a review and at a question, before reasons: $chosen and $better are one of the two above.
advice-chose = You chose { $chosen }.
advice-better = Better: { $better }.
# Before the reasons in a review, which call that card “it”.
advice-why = Why { $better }?
