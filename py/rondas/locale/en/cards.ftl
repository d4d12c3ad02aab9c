### What cards are called. Each game says which of these its cards are:
###   card = { card-spanish }
###       .the = { card-spanish.the }
### $rank and $suit are the two parts of a card's notation (7 and E), $name is the whole of it.
### A rank in figures is a number.
### Every form (attribute) of a card can be used in all messages: $card, $card_the.

card-spanish = { $rank } of { $suit ->
        [O] coins
        [C] cups
        [E] swords
       *[B] clubs
    }
    .the = the { card-spanish }

card-french = { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] 10
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
    .the = the { card-french }

card-baronda = { $name ->
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
       *[other] the { card-baronda }
    }
colour = { $suit ->
        [R] red
        [B] blue
        [G] green
       *[Y] yellow
    }
