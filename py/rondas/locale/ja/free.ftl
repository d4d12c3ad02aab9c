### Free tables: cards of any game. They know no rules, and have no clauses.

title = トランプ
credit = { "" }
about = { "" }
# $pack: the drawings, $n: how many cards without jokers, $jokers: two or none.
pack = { $pack ->
        [spanish] スペイン
        [baronda] Baronda
       *[french] フランス
    }、{ $jokers ->
        [two] { cards }とジョーカー2枚
       *[none] { cards }
    }
option-pack = カード
    .text = 使うカードの種類。

card-joker = { $name ->
        [JOKER1] 1枚目のジョーカー
       *[other] 2枚目のジョーカー
    }
    .the = { card-joker }

## What happens

played = { $seat }が{ $card_the }を出しました。
# $cards: the whole trick.
played-trick = { $seat }が{ $card_the }を出しました。トリック：{ $cards }。
# $target: a place, as below.
played-to = { $seat }が{ $card_the }を{ $target }へ出しました。
shown-hidden = { $seat }がカードを伏せて{ $target }へ出しました。
shown-hidden-card = { $seat }が{ $cards_the }を伏せて{ $target }へ出しました。
trick = { $seat }がトリックを取りました。
captured = { $seat }が{ $cards_the }を取りました。
shown-taken = { $seat }が{ cards }を取りました。
shown-drawn = { $seat }がカードを1枚引きました。
shown-drawn-card = { $seat }が{ $cards_the }を引きました。
shown-moved = { $source }から{ $target }へ：{ $cards_the }。
shown-moved-hidden = { $source }から{ $target }へ：{ cards }。
turned = 表にしたカード：{ $card_the }。
# $words: the author’s words.
said = { $seat }：「{ $words }」
said-all = { $words }
scored = { $seat }は{ points }です。

## Places

place-hand = { $seat }の手札
place-pile = { $seat }の取り札
place-trick = トリック
place-table = 場
place-stock = 山札
place-turned = 表にしたカード
# A row, named by the author: in a sentence, and below it.
place-row = 「{ $name }」
row = { $name }
turned-up = 表にしたカード
# Beside a player: how many cards lie in the pile.
pile = 取り札{ $n }
