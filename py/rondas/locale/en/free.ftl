### Free tables: cards of any game. They know no rules, and have no clauses.

title = Cards
credit = { "" }
about = { "" }
# $pack: the drawings, $n: how many cards without jokers, $jokers: two or none.
pack = { $pack ->
        [spanish] Spanish
        [baronda] Baronda
       *[french] French
    }, { $jokers ->
        [two] { cards } and two jokers
       *[none] { cards }
    }
option-pack = Pack
    .text = Which cards there are.

card-joker = { $name ->
        [JOKER1] first joker
       *[other] second joker
    }
    .the = the { card-joker }

## What happens

played = { $seat_is ->
        [you] You play { $card_the }.
       *[other] { $seat } plays { $card_the }.
    }
# $cards: the whole trick.
played-trick = { $seat_is ->
        [you] You play { $card_the }; the trick: { $cards }.
       *[other] { $seat } plays { $card_the }; the trick: { $cards }.
    }
# $target: a place, as below.
played-to = { $seat_is ->
        [you] You play { $card_the } to { $target }.
       *[other] { $seat } plays { $card_the } to { $target }.
    }
shown-hidden = { $seat_is ->
        [you] You play a card face down to { $target }.
       *[other] { $seat } plays a card face down to { $target }.
    }
# To a reader who sees the card.
shown-hidden-card = { $seat_is ->
        [you] You play { $cards_the } face down to { $target }.
       *[other] { $seat } plays { $cards_the } face down to { $target }.
    }
trick = { $seat_is ->
        [you] You take the trick.
       *[other] { $seat } takes the trick.
    }
captured = { $seat_is ->
        [you] You take { $cards_the }.
       *[other] { $seat } takes { $cards_the }.
    }
shown-taken = { $seat_is ->
        [you] You take { cards }.
       *[other] { $seat } takes { cards }.
    }
shown-drawn = { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
# To a reader who sees the card.
shown-drawn-card = { $seat_is ->
        [you] You draw { $cards_the }.
       *[other] { $seat } draws { $cards_the }.
    }
shown-moved = From { $source } to { $target }: { $cards_the }.
shown-moved-hidden = From { $source } to { $target }: { cards }.
turned = Turned up: { $card_the }.
# $words: the author’s words.
said = { $seat_is ->
        [you] You say: “{ $words }”
       *[other] { $seat } says: “{ $words }”
    }
said-all = { $words }
scored = { $seat_is ->
        [you] You have { points }.
       *[other] { $seat } has { points }.
    }

## Places

place-hand = { $seat_is ->
        [you] your hand
       *[other] the hand of { $seat }
    }
place-pile = { $seat_is ->
        [you] your pile
       *[other] the pile of { $seat }
    }
place-trick = the trick
place-table = the table
place-stock = the stock
place-turned = the turned-up cards
# A row, named by the author: in a sentence, and below it.
place-row = “{ $name }”
row = { $name }
turned-up = Turned up
# Beside a player: how many cards lie in the pile.
pile = { $n } taken
