### What cards are called. Each game says which of these its cards are:
###   card = { card-spanish }
###       .the = { card-spanish.the }
### $rank and $suit are the two parts of a card's notation (7 and E), $name is the whole of it.
### A rank in figures is a number.
### Every form (attribute) of a card can be used in all messages: $card, $card_the.

card-spanish = { $suit ->
        [O] コイン
        [C] カップ
        [E] 剣
       *[B] 棍棒
    }の⁠{ $rank }
    .the = { card-spanish }

card-french = { $suit ->
        [S] スペード
        [H] ハート
        [D] ダイヤ
       *[C] クラブ
    }の⁠{ $rank ->
        [A] A
        [K] K
        [Q] Q
        [J] J
        [T] 10
       *[other] { $rank }
    }
    .the = { card-french }

card-baronda = { $name ->
        [PASS] パス
        [NAGA] ナーガ
       *[other] { colour }の⁠{ $rank ->
            [0] ガルーダ
           *[other] { $rank }
        }
    }
    .the = { card-baronda }
colour = { $suit ->
        [R] 赤
        [B] 青
        [G] 緑
       *[Y] 黄色
    }
