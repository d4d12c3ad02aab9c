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
