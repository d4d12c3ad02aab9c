### What cards are called. Each game says which of these its cards are:
###   card = { card-spanish }
###       .the = { card-spanish.the }
### $rank and $suit are the two parts of a card's notation (7 and E), $name is the whole of it.
### A rank in figures is a number.
### Every form (attribute) of a card can be used in all messages: $card, $card_the.
### Spanish: .the “la sota de oros”, .of “de la sota de oros”, .to “a la sota de oros”; of a rank alone
### (needs $rank only; a rank that is passed as a string stays in figures) .rank “sota”, .a “una sota”,
### .rank-the “la sota”.

card-spanish = { card-spanish.rank } de { $suit ->
        [O] oros
        [C] copas
        [E] espadas
       *[B] bastos
    }
    .the = { $rank ->
        [10] la
       *[other] el
    } { card-spanish }
    .of = { $rank ->
        [10] de la
       *[other] del
    } { card-spanish }
    .to = { $rank ->
        [10] a la
       *[other] al
    } { card-spanish }
    .rank = { $rank ->
        [1] as
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] sota
        [11] caballo
        [12] rey
       *[other] { $rank }
    }
    .a = { $rank ->
        [10] una
       *[other] un
    } { card-spanish.rank }
    .rank-the = { $rank ->
        [10] la
       *[other] el
    } { card-spanish.rank }

card-french = { $rank ->
        [A] as
        [K] rey
        [Q] reina
        [J] jota
        [T] 10
       *[other] { $rank }
    } de { $suit ->
        [S] picas
        [H] corazones
        [D] diamantes
       *[C] tréboles
    }
    .the = { $rank ->
        [Q] la
        [J] la
       *[other] el
    } { card-french }
    .of = { $rank ->
        [Q] de la
        [J] de la
       *[other] del
    } { card-french }
    .to = { $rank ->
        [Q] a la
        [J] a la
       *[other] al
    } { card-french }

card-baronda = { $name ->
        [PASS] Pass
        [NAGA] Naga
       *[other] { $rank ->
            [0] Garuda
           *[other] { $rank }
        } { colour }
    }
    .the = { $name ->
        [PASS] un Pass
        [NAGA] un Naga
       *[other] el { card-baronda }
    }
    .to = { $name ->
        [PASS] a un Pass
        [NAGA] a un Naga
       *[other] al { card-baronda }
    }
colour = { $suit ->
        [R] rojo
        [B] azul
        [G] verde
       *[Y] amarillo
    }
