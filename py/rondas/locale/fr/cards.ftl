### What cards are called. Each game says which of these its cards are:
###   card = { card-spanish }
###       .the = { card-spanish.the }
### $rank and $suit are the two parts of a card's notation (7 and E), $name is the whole of it.
### A rank in figures is a number.
### Every form (attribute) of a card can be used in all messages: $card, $card_the.

card-spanish = { $rank ->
        [1] as
       *[other] { $rank }
    } { $suit ->
        [O] de denier
        [C] de coupe
        [E] d’épée
       *[B] de bâton
    }
    .the = { $rank ->
        [1] l’{ card-spanish }
       *[other] le { card-spanish }
    }

card-french = { $rank ->
        [A] as
        [K] roi
        [Q] dame
        [J] valet
        [T] 10
       *[other] { $rank }
    } de { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }
    .the = { $rank ->
        [A] l’{ card-french }
        [Q] la { card-french }
       *[other] le { card-french }
    }

card-baronda = { $name ->
        [PASS] Pass
        [NAGA] Naga
       *[other] { $rank ->
            [0] Garuda
           *[other] { $rank }
        } { colour }
    }
    .the = { $name ->
        [PASS] un Pass
        [NAGA] un Naga
       *[other] le { card-baronda }
    }
colour = { $suit ->
        [R] rouge
        [B] bleu
        [G] vert
       *[Y] jaune
    }
