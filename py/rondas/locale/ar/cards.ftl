### What cards are called. Each game says which of these its cards are:
###   card = { card-spanish }
###       .the = { card-spanish.the }
### $rank and $suit are the two parts of a card's notation (7 and E), $name is the whole of it.
### A rank in figures is a number.
### Every form (attribute) of a card can be used in all messages: $card, $card_the.

card-spanish = { $rank } { $suit ->
        [O] ذهب
        [C] كوباس
        [E] شبادة
       *[B] كحل
    }
    .the = { $rank } { $suit ->
        [O] الذهب
        [C] الكوباس
        [E] الشبادة
       *[B] الكحل
    }

card-french = { $rank ->
        [A] آص
        [K] روا
        [Q] دام
        [J] فالي
        [T] 10
       *[other] { $rank }
    } { $suit ->
        [S] بيك
        [H] كور
        [D] كارو
       *[C] تريفل
    }
    .the = { $rank ->
        [A] آص
        [K] روا
        [Q] دام
        [J] فالي
        [T] 10
       *[other] { $rank }
    } { $suit ->
        [S] البيك
        [H] الكور
        [D] الكارو
       *[C] التريفل
    }

card-baronda = { $name ->
        [PASS] باس
        [NAGA] ناغا
       *[other] { $rank ->
            [0] غارودا
           *[other] { $rank }
        } { colour }
    }
    .the = { $name ->
        [PASS] باس
        [NAGA] ناغا
       *[other] { $rank ->
            [0] غارودا
           *[other] { $rank }
        } { $suit ->
            [R] الأحمر
            [B] الأزرق
            [G] الأخضر
           *[Y] الأصفر
        }
    }
colour = { $suit ->
        [R] أحمر
        [B] أزرق
        [G] أخضر
       *[Y] أصفر
    }
