### Free tables: cards of any game. They know no rules, and have no clauses.

title = Cartes
credit = { "" }
about = { "" }
# $pack: the drawings, $n: how many cards without jokers, $jokers: two or none.
pack = { $pack ->
        [spanish] Espagnol
        [baronda] Baronda
       *[french] Français
    }, { $jokers ->
        [two] { cards } et deux jokers
       *[none] { cards }
    }
option-pack = Jeu de cartes
    .text = Les cartes dont on dispose.

card-joker = { $name ->
        [JOKER1] premier joker
       *[other] second joker
    }
    .the = le { card-joker }

## What happens

played = { $seat_is ->
        [you] Vous jouez { $card_the }.
       *[other] { $seat } joue { $card_the }.
    }
# $cards: the whole trick.
played-trick = { $seat_is ->
        [you] Vous jouez { $card_the } ; le pli : { $cards }.
       *[other] { $seat } joue { $card_the } ; le pli : { $cards }.
    }
# $target: a place, as below.
played-to = { $seat_is ->
        [you] Vous jouez { $card_the } vers { $target }.
       *[other] { $seat } joue { $card_the } vers { $target }.
    }
shown-hidden = { $seat_is ->
        [you] Vous jouez une carte face cachée vers { $target }.
       *[other] { $seat } joue une carte face cachée vers { $target }.
    }
shown-hidden-card = { $seat_is ->
        [you] Vous jouez { $cards_the } face cachée vers { $target }.
       *[other] { $seat } joue { $cards_the } face cachée vers { $target }.
    }
trick = { $seat_is ->
        [you] Vous remportez le pli.
       *[other] { $seat } remporte le pli.
    }
captured = { $seat_is ->
        [you] Vous prenez { $cards_the }.
       *[other] { $seat } prend { $cards_the }.
    }
shown-taken = { $seat_is ->
        [you] Vous prenez { cards }.
       *[other] { $seat } prend { cards }.
    }
shown-drawn = { $seat_is ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
shown-drawn-card = { $seat_is ->
        [you] Vous piochez { $cards_the }.
       *[other] { $seat } pioche { $cards_the }.
    }
shown-moved = Depuis { $source } vers { $target } : { $cards_the }.
shown-moved-hidden = Depuis { $source } vers { $target } : { cards }.
turned = Retournée : { $card_the }.
# $words: the author’s words.
said = { $seat_is ->
        [you] Vous dites : « { $words } »
       *[other] { $seat } dit : « { $words } »
    }
said-all = { $words }
scored = { $seat_is ->
        [you] Vous avez { points }.
       *[other] { $seat } a { points }.
    }

## Places

place-hand = { $seat_is ->
        [you] votre main
       *[other] la main de { $seat }
    }
place-pile = { $seat_is ->
        [you] votre tas
       *[other] le tas de { $seat }
    }
place-trick = le pli
place-table = la table
place-stock = le talon
place-turned = les cartes retournées
# A row, named by the author: in a sentence, and below it.
place-row = « { $name } »
row = { $name }
turned-up = Retourne
# Beside a player: how many cards lie in the pile.
pile = { $n } au tas
