### What all games share.
### Of players, $seat_is says whether the reader is meant: you, or other. Of several ($seats_is):
### you, us (the reader and others), other (one other), many.

you = あなた
# A player without a name.
seat = 席{ $n }
# A card on its own, as on a button.
card-name = { $card }
tricks = { $n }トリック
cards = { $n }枚
points = { $n }点
# What stands beside each other, such as numbers and tags.
beside = { $first }、{ $next }
fact-target = { $n }点先取
refusal-not-possible-now = 今はできません。
refusal-over = ゲームは終わっています。
refusal-not-your-turn = まだあなたの番ではありません。

## Of games that have no sentences of their own for it: what happens, by the kind of event

# usual-part: a round in the list of points.

usual-dealt = カードが配られました。
usual-turned = めくったカード：{ $card_the }。
usual-played = { $seat }が{ $card_the }を出しました。
usual-trick = { $seat }がトリックを取りました。
usual-round = 第⁠{ $n }ラウンド終了。
usual-over = { $seats_is ->
        [you] { points }であなたの勝ちです。
        [us] { points }ずつで並び、勝ちを分け合います：{ $seats }。
        [many] { points }ずつで並び、勝ちを分け合います：{ $seats }。
       *[other] { points }で{ $seats }の勝ちです。
    }
usual-prompt = { $seat_is ->
        [you] あなたの番です。
       *[other] { $seat }の番です。
    }
usual-part = 第⁠{ $n }ラウンド
usual-points = 得点

## Ends: headlines, and what is on the sheet below them

report-this = { $part ->
        [game] 第⁠{ $number }ゲーム
        [match] このマッチ
       *[round] このラウンド
    }
# $n: by how much; $unit: points, tricks or rounds.
report-by = { $n }{ $unit ->
        [tricks] トリック
        [rounds] ラウンド
       *[points] 点
    }
report-part-won = { report-this }は{ $seats }の勝ち（{ report-by }差）
# $other: the reader’s partner.
report-part-won-together = { report-this }はあなたと{ $other }の勝ち（{ report-by }差）
report-part-lost = { report-this }はあなたの負け（{ report-by }差）
# Among three or more. $place: the reader’s, from 2 on; $seats: all who have as much as the best.
report-place = { $place }位
# $tied: how many others have as much as the reader.
report-come = { $tied ->
        [0] { report-place }
       *[other] 同点{ report-place }
    }
report-part-behind = { report-this }はあなたが{ report-come }（{ $seats }と{ report-by }差）
# $seats: all who have as much as the best, but not everybody.
report-part-shared = { report-this }は同点で首位：{ $seats }
report-part-level = { report-this }は勝者なし
report-all-won = { $seats }の勝ち（{ report-by }差）
report-all-won-together = あなたと{ $other }の勝ち（{ report-by }差）
report-all-lost = あなたの負け（{ report-by }差）
report-all-behind = あなたは{ report-come }（{ $seats }と{ report-by }差）
report-all-shared = 同点で勝ち：{ $seats }
report-all-level = 引き分け
# How narrow the end of a game was: one trick, the last one, made the difference; or a few points did.
report-close-last = 最後のトリックで決まりました。
report-close = 最後まで接戦でした。
opening-chosen = { $text }ゲーム前の設定で選ばれました。

## Lessons

# Before sentences that say what a wrong card would lead to.
lesson-would = 試してみると：

## Help: what all games have

help-goal-title = 目的
help-turn-title = 手番
help-order-title = 強さの順
help-points-title = 得点
help-end-title = ゲームの終わりと同点
# $why: the reason, as in the message about a trick.
about-takes = トリックを取れます（{ $why }）。
about-loses = { $seat }がトリックを取ることになります（{ $why }）。

term-trick = トリック
    .also = 1トリック
    .text = 全員が1枚ずつ出したひとまとまりのカード。いちばん強いカードを出した人がまとめて取ります。
term-lead = リード
    .also = リードする
    .text = トリックの最初のカードを出すこと。
term-follow = フォロー
    .also = フォローする
    .text = リードされたスートと同じスートのカードを出すこと。
term-hand = 手札
    .also = 手持ちのカード
    .text = 手に持っているカード。

## Hints: why an action is good advice; these sentences stand behind each other

advice-forced = ほかに選べるものはありません。
# Of a card that gets ahead, or takes the trick.
advice-only = 今のトリックに勝てるのは、手札の中でこのカードだけです。
advice-least = 今のトリックに勝てるカードの中で、いちばん弱いカードです。
# Of one that does not.
advice-none = 今のトリックに勝てるカードは手札にありません。
advice-weakest = 今のトリックに勝てるカードは手札にないので、いちばん弱いカードを出します。
advice-kept = 今のトリックに勝てる{ $card_the }は、あとのために取っておけます。
advice-spared = 出せるカードの中で、いちばん弱いカードです。強いカードを温存できます。
# $n of $of deals that may be the real one.
advice-stands = { $n ->
        [0] まちがいなく誰かに負けます。
        [20] これに勝てる人はいないようです。
       *[other] ありうる配札{ $of }通りのうち約{ $n }通りで、誰にも負けません。
    }
advice-falls = { $n ->
        [0] これに勝てる人はいないようです。
        [20] まちがいなく誰かに負けます。
       *[other] ありうる配札{ $of }通りのうち約{ $n }通りで、誰かに負けます。
    }
# $won of $games games are won with the hint, $less with $other, which is one of the two below.
advice-chances = 同じような{ $games }ゲームのうち、{ $best }なら約{ $won }ゲーム、{ $other }なら約{ $less }ゲームに勝てます。
    .best = { $games }ゲーム中{ $won }勝
    .other = { $games }ゲーム中{ $less }勝
# $what: what is counted, tricks or points.
advice-gain = 最後には{ $best }のほうが{ $other }より約{ $what ->
        [tricks] { tricks }
       *[points] { points }
    }の得です。
    .best = { $what ->
        [tricks] +{ tricks }
       *[points] +{ points }
    }
advice-card = { $card_the }
# $label: what a button says.
advice-action = 「{ $label }」
# In a review, before reasons: $chosen and $better are one of the two above.
advice-chose = 選んだのは{ $chosen }。
advice-better = { $better }のほうが有利でした。
# Before the reasons in a review, which call that card “it”.
advice-why = { $better }がよい理由：
