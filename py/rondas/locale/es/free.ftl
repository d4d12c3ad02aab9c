### Free tables: cards of any game. They know no rules, and have no clauses.

title = Cartas
credit = { "" }
about = { "" }
# $pack: the drawings, $n: how many cards without jokers, $jokers: two or none.
pack = { $pack ->
        [spanish] Española
        [baronda] Baronda
       *[french] Francesa
    }, { $jokers ->
        [two] { cards } y dos comodines
       *[none] { cards }
    }
option-pack = Baraja
    .text = Qué cartas hay.

card-joker = { $name ->
        [JOKER1] primer comodín
       *[other] segundo comodín
    }
    .the = el { card-joker }

## What happens

played = { $seat_is ->
        [you] Juegas { $card_the }.
       *[other] { $seat } juega { $card_the }.
    }
# $cards: the whole trick.
played-trick = { $seat_is ->
        [you] Juegas { $card_the }; la baza: { $cards }.
       *[other] { $seat } juega { $card_the }; la baza: { $cards }.
    }
# $target: a place, as below.
played-to = { $seat_is ->
        [you] Juegas { $card_the } hacia { $target }.
       *[other] { $seat } juega { $card_the } hacia { $target }.
    }
shown-hidden = { $seat_is ->
        [you] Juegas una carta boca abajo hacia { $target }.
       *[other] { $seat } juega una carta boca abajo hacia { $target }.
    }
shown-hidden-card = { $seat_is ->
        [you] Juegas { $cards_the } boca abajo hacia { $target }.
       *[other] { $seat } juega { $cards_the } boca abajo hacia { $target }.
    }
trick = { $seat_is ->
        [you] Te llevas la baza.
       *[other] { $seat } se lleva la baza.
    }
captured = { $seat_is ->
        [you] Te llevas { $cards_the }.
       *[other] { $seat } se lleva { $cards_the }.
    }
shown-taken = { $seat_is ->
        [you] Te llevas { cards }.
       *[other] { $seat } se lleva { cards }.
    }
shown-drawn = { $seat_is ->
        [you] Robas una carta.
       *[other] { $seat } roba una carta.
    }
shown-drawn-card = { $seat_is ->
        [you] Robas { $cards_the }.
       *[other] { $seat } roba { $cards_the }.
    }
shown-moved = Desde { $source } hacia { $target }: { $cards_the }.
shown-moved-hidden = Desde { $source } hacia { $target }: { cards }.
turned = Carta descubierta: { $card_the }.
# $words: the author’s words.
said = { $seat_is ->
        [you] Dices: «{ $words }»
       *[other] { $seat } dice: «{ $words }»
    }
said-all = { $words }
scored = { $seat_is ->
        [you] Tienes { points }.
       *[other] { $seat } tiene { points }.
    }

## Places

place-hand = { $seat_is ->
        [you] tu mano
       *[other] la mano de { $seat }
    }
place-pile = { $seat_is ->
        [you] tu montón
       *[other] el montón de { $seat }
    }
place-trick = la baza
place-table = la mesa
place-stock = el mazo
place-turned = las cartas descubiertas
# A row, named by the author: in a sentence, and below it.
place-row = «{ $name }»
row = { $name }
turned-up = Descubierta
# Beside a player: how many cards lie in the pile.
pile = Montón: { $n }
