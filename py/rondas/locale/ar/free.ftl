### Free tables: cards of any game. They know no rules, and have no clauses.

title = ورق اللعب
credit = { "" }
about = { "" }
# $pack: the drawings, $n: how many cards without jokers, $jokers: two or none.
pack = { $pack ->
        [spanish] إسبانية
        [baronda] Baronda
       *[french] فرنسية
    }، { $jokers ->
        [two] { cards } مع جوكرين
       *[none] { cards }
    }
option-pack = الكارطة
    .text = الأوراق المتوفرة.

card-joker = { $name ->
        [JOKER1] جوكر أول
       *[other] جوكر ثانٍ
    }
    .the = { $name ->
        [JOKER1] الجوكر الأول
       *[other] الجوكر الثاني
    }

## What happens

played = { $seat_is ->
        [you] لعبت { $card_the }.
       *[other] ورقة { $seat }: { $card_the }.
    }
# $cards: the whole trick.
played-trick = { $seat_is ->
        [you] لعبت { $card_the }؛ اللمّة: { $cards }.
       *[other] ورقة { $seat }: { $card_the }؛ اللمّة: { $cards }.
    }
# $target: a place, as below.
played-to = { $seat_is ->
        [you] لعبت { $card_the } إلى { $target }.
       *[other] ورقة { $seat }: { $card_the } إلى { $target }.
    }
shown-hidden = { $seat_is ->
        [you] لعبت ورقة مقلوبة إلى { $target }.
       *[other] ورقة { $seat }: مقلوبة، إلى { $target }.
    }
shown-hidden-card = { $seat_is ->
        [you] لعبت { $cards_the } مقلوبة إلى { $target }.
       *[other] ورقة { $seat }: { $cards_the } مقلوبة، إلى { $target }.
    }
trick = { $seat_is ->
        [you] أخذت اللمّة.
       *[other] اللمّة من نصيب { $seat }.
    }
captured = { $seat_is ->
        [you] أخذت { $cards_the }.
       *[other] من نصيب { $seat }: { $cards_the }.
    }
shown-taken = { $seat_is ->
        [you] أخذت { cards }.
       *[other] من نصيب { $seat }: { cards }.
    }
shown-drawn = { $seat_is ->
        [you] سحبت ورقة.
       *[other] سحب { $seat }: ورقة.
    }
shown-drawn-card = { $seat_is ->
        [you] سحبت { $cards_the }.
       *[other] سحب { $seat }: { $cards_the }.
    }
shown-moved = من { $source } إلى { $target }: { $cards_the }.
shown-moved-hidden = من { $source } إلى { $target }: { cards }.
turned = الورقة المكشوفة: { $card_the }.
# $words: the author’s words.
said = { $seat_is ->
        [you] قلت: «{ $words }»
       *[other] قول { $seat }: «{ $words }»
    }
said-all = { $words }
scored = { $seat_is ->
        [you] لديك { points }.
       *[other] رصيد { $seat }: { points }.
    }

## Places

place-hand = { $seat_is ->
        [you] يدك
       *[other] يد { $seat }
    }
place-pile = { $seat_is ->
        [you] كومتك
       *[other] كومة { $seat }
    }
place-trick = اللمّة
place-table = الطاولة
place-stock = الباقي من الكارطة
place-turned = الأوراق المكشوفة
# A row, named by the author: in a sentence, and below it.
place-row = «{ $name }»
row = { $name }
turned-up = مكشوفة
# Beside a player: how many cards lie in the pile.
pile = الكومة: { $n }
