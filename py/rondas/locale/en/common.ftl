### What all games share.
### Of players, $seat_is says whether the reader is meant: you, or other. Of several ($seats_is):
### you, us (the reader and others), other (one other), many.

you = you
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
refusal-not-possible-now = This is not possible now.
refusal-over = The game is over.
refusal-not-your-turn = It is not your turn yet.

## Lessons

# Before sentences that say what a wrong card would lead to.
lesson-would = What would happen:

## Help: what all games have

help-goal-title = The goal
help-turn-title = Your turn
help-order-title = What beats what
help-points-title = Points
help-end-title = The end
# $why: the reason, as in the message about a trick.
about-takes = Takes the trick: { $why }.
about-loses = { $seat } would take the trick: { $why }.

term-trick = trick
    .also = tricks
    .text = One card from each player. The best of them takes them all.
term-lead = lead
    .also = leads, led
    .text = To play the first card of a trick.
term-follow = follow
    .also = follows
    .text = To play a card of the suit that was led.
term-hand = hand
    .also = hands
    .text = The cards that you hold; also a part of the game, from one deal to the next.
