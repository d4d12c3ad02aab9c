### Baronda
### BARONG, RANDA, Garuda, Naga and Pass are the names that the game's author uses, the same in
### all languages. $side is BARONG or RANDA. $suit is the letter of a suit: R, B, G or Y.

card = { card-baronda }
    .the = { card-baronda.the }

## Before the game

title = Baronda
credit = Baronda（ゲームデザイン：Toshiki Arao、Ateam、2023年）
about = 取れるトリック数を秘密でビッド。全員のビッドの合計で、トリックを取るのが得か損かが決まります。
opening = 最初のリーダー
    .text = リーダーは最初のトリックでリードします。誰にするかは自由に決めます。
option-offsuit_garuda = 別スートのガルーダ
    .text = フォローせずに出したガルーダが、ほかの全員のフォローで目覚めるかどうか。
option-offsuit_garuda-awake = ほかの全員がフォローすれば目覚める
option-offsuit_garuda-plain = ナーガがあるときだけ目覚める

## What happens: bids

said-leader = { $seat }がリーダーカードを受け取りました。
# $round: its number, $n: how many cards each player gets, $unused: how many are left over.
dealt = 第⁠{ $round }ラウンド：{ $n }枚ずつ配り、残り{ $unused }枚は使いません。リーダーカードは{ $seat }が持っています。
said-bid = { $seat }がビッドしました。
# $each: what each player has bid, $total: all bids added up.
shown-bids = ビッド公開：{ $each }。
bid-of = { $seat } { $n }
said-twelve = { $seat_is ->
        [you] ビッドの合計がちょうど12です。あなたのビッドを1増やすか減らしてください。
       *[other] ビッドの合計がちょうど12です。{ $seat }がビッドを1増やすか減らします。
    }
said-adjusted = { $seat }がビッドを{ $bid }に変えました。
said-side = { $side ->
        [BARONG] ビッドの合計は{ $total }、バロンです。{ $players ->
            [2] 先にビッドどおり取った人の勝ちです。
           *[other] ビッド以上取りましょう。
        }
       *[RANDA] ビッドの合計は{ $total }、ランダです。{ $players ->
            [2] ビッドより多く取った人の負けです。
           *[other] ビッド以下に抑えましょう。
        }
    }

## What happens: tricks

played-lead = { $seat }が{ $card_the }をリードしました。
played-lead-no-suit = { $seat }が{ $card_the }をリードしました。リードスートはまだありません。
played-no-suit = { $seat }が{ $card_the }を出しました。リードスートはまだありません。
played-sets-suit = { $seat }が{ $card_the }を出しました。リードスートは{ colour }です。
played-void = { $seat }は{ colour }がないので、{ $card_the }を出しました。
played = { $seat }が{ $card_the }を出しました。
# $cards: those that did not follow suit.
found-asleep = { $cards_the }がフォローでないため、{ $garuda }は眠っています。
found-asleep-off-suit = フォローせずに出されたので、{ $garuda }は眠っています。
trick = { $seat }が{ $card_the }でトリックを取りました（{ $why }）。
why-highest = { colour }でいちばん高い
why-trump = 赤は切り札
why-naga = ナーガに勝てるのは目覚めたガルーダだけ
why-awake = ほかの全員がフォローしたかパスを出したので目覚めている
why-woken = ナーガが目覚めさせた
# $n: how many cards are equally strong.
why-first-woken = ナーガがガルーダ{ $n }枚を目覚めさせ、最初に出たガルーダの勝ち
why-first = 同じ強さの{ $n }枚では、最初に出たカードの勝ち

## What happens: points

# $n: the points, which may be negative; $off: how far the tricks are from the bid.
scored-exact = { $seat }はビッド{ $bid }、獲得{ $took }：{ points }。
scored-over = { $seat }はビッド{ $bid }、獲得{ $took }：{ points }（ビッド達成で2点、超えた{ each-of }）。
scored-under = { $seat }はビッド{ $bid }、獲得{ $took }：{ points }（ビッド達成で2点、下回った{ each-of }）。
scored-too-few = { $seat }はビッド{ $bid }、獲得{ $took }：{ points }（{ off-tricks }不足）。
scored-too-many = { $seat }はビッド{ $bid }、獲得{ $took }：{ points }（{ off-tricks }超過）。
each-of = { $off ->
        [1] 1トリックで1点
       *[other] { $off }トリックに1点ずつ
    }
off-tricks = { $off }トリック
scored-reached = { $seat }がビッドどおり{ tricks }を取り、このラウンドに勝ちました。
# $other has lost the round with $n tricks.
scored-exceeded = { $seat }がこのラウンドに勝ちました。{ $other }はビッド{ $bid }、獲得{ $n }です。
scored-tie = 引き分け：どちらもビッドに届かず、このラウンドの勝者はいません。
# $each: the score of each player.
round = 第⁠{ $n }ラウンド終了。得点：{ $each }。
round-of-two = 第⁠{ $n }ラウンド終了。勝ったラウンド：{ $each }。
score-of = { $seat } { $n }
# $total: the points of whoever wins.
over = { $seat_is ->
        [you] { $total }であなたの勝ちです。
       *[other] { $total }で{ $seat }の勝ちです。
    }
over-shared = { $total }で並び、勝ちを分け合います：{ $seats }。
over-of-two = { $seat_is ->
        [you] 2ラウンドを取って、あなたの勝ちです。
       *[other] 2ラウンドを取って、{ $seat }の勝ちです。
    }

## What is asked, and what can be done

# $n: the number of tricks in a round.
tip-bid = ガルーダ{ $garudas }枚、ナーガ{ $nagas }枚、赤{ $reds }枚。
prompt-bid = { $seat_is ->
        [you] あなたのビッド：{ $n }トリックのうちいくつ取りますか？
       *[other] { $seat }のビッドです。
    }
prompt-adjust = { $seat_is ->
        [you] あなたのビッドは{ $bid }です。1増やすか、1減らしてください。
       *[other] ビッドの合計が{ $n }です。{ $seat }がビッド{ $bid }を1増やすか減らします。
    }
prompt-lead = { $seat_is ->
        [you] あなたのリードです。どの⁠カードでも出せます。
       *[other] { $seat }のリードです。
    }
prompt-no-suit = { $seat_is ->
        [you] あなたの番です。リードスートがまだないので、どの⁠カードでも出せます。
       *[other] { $seat }の番です。リードスートはまだありません。
    }
prompt-turn = { $seat_is ->
        [you] あなたの番です。リードスートは{ colour }です。
       *[other] { $seat }の番です。リードスートは{ colour }です。
    }
prompt-follow = あなたの番です。{ colour }{ $free ->
        [pass] か、パスを
        [naga] か、ナーガを
        [both] か、パスか、ナーガを
       *[none] を
    }出してください。
prompt-void = { colour }がないので、どの⁠カードでも出せます。
action-bid = ビッド{ $n }
action-raise = { $n }に上げる：バロン
action-lower = { $n }に下げる：ランダ
# $bid: the reader's own, $barong: the least that the others must bid for BARONG, $randa: the most
# for RANDA, $twelve: what makes 12 in all.
meaning = { $bid ->
        [0] ほかの人のビッドの合計が{ $barong }以上ならバロンで、何トリック取ってもかまいません。{ $randa }以下ならランダで、0トリックが目標です。ちょうど{ $twelve }ならリーダーが決めます。
        [11] ほかの人のビッドの合計が{ $barong }以上ならバロンで、{ $bid }トリック以上が目標です。0ならランダで、{ $bid }トリック以下が目標です。ちょうど{ $twelve }ならリーダーが決めます。
        [12] ほかの人のビッドの合計が{ $barong }以上ならバロンで、{ $bid }トリックすべてが目標です。0ならリーダーが決めます。
       *[other] ほかの人のビッドの合計が{ $barong }以上ならバロンで、{ $bid }トリック以上が目標です。{ $randa }以下ならランダで、{ $bid }トリック以下が目標です。ちょうど{ $twelve }ならリーダーが決めます。
    }
meaning-two = { $bid ->
        [0] 相手のビッドが{ $randa }以下ならランダで、0トリックが目標です。{ $twelve }ならリーダーが決めます。
        [11] 相手のビッドが{ $barong }以上ならバロンで、{ $bid }トリックが目標です。0ならランダで、{ $bid }トリック以下が目標です。ちょうど{ $twelve }ならリーダーが決めます。
        [12] 相手のビッドが{ $barong }以上ならバロンで、{ $bid }トリックすべてが目標です。0ならリーダーが決めます。
       *[other] 相手のビッドが{ $barong }以上ならバロンで、{ $bid }トリックが目標です。{ $randa }以下ならランダで、{ $bid }トリック以下が目標です。ちょうど{ $twelve }ならリーダーが決めます。
    }
refusal-not-in-hand = { $card_the }は手札にありません。
refusal-must-follow-suit = { colour }がある間は、マストフォローです。
refusal-bids-come-first = 先にビッドをしてください。
refusal-change-the-bid-first = 先にビッドを1増やすか減らしてください。
refusal-bid-within-0-to-12 = ビッドは0から12までです。

## Where the game is

fact-round = ラウンド{ $n }/{ $of }
fact-round-of-two = ラウンド{ $n }
fact-trick = トリック{ $n }/{ $of }
fact-side = ビッド計{ $total }：{ $side ->
        [BARONG] バロン
       *[RANDA] ランダ
    }
note-bid = ビッド{ $n }
note-has-bid = ビッド済み
token-leader = リーダー
# Under its drawing.
sign-name = { $side ->
        [BARONG] バロン
       *[RANDA] ランダ
    }
sign-BARONG = { $players ->
        [2] 先にビッドどおり取れば勝ち
       *[other] ビッド以上取る
    }
sign-RANDA = ビッド以下に抑える
# $n: the sum of the bids from which, or up to which, this side is in force.
sign-BARONG-if = ビッド合計{ $n }以上：{ sign-BARONG }
sign-RANDA-if = ビッド合計{ $n }以下：{ sign-RANDA }
tag-awake = 目覚め
tag-asleep = 眠り
sheet-round = 第⁠{ $n }ラウンド：{ $side ->
        [BARONG] バロン
       *[RANDA] ランダ
    }
sheet-bid = ビッド⁠{ $bid }、獲得⁠{ $took }
report-two-won = このラウンドはあなたの勝ち
report-two-lost = このラウンドはあなたの負け
report-two-level = このラウンドは勝者なし
# What points are for.
report-bid = ビッド
report-beyond = { $side ->
        [BARONG] 上回ったトリック
       *[RANDA] 下回ったトリック
    }
report-missed = { $side ->
        [BARONG] 不足したトリック
       *[RANDA] 超過したトリック
    }
report-round = このラウンド
# Why a round of two players ended with cards in hand. $n: the bid.
report-stopped-barong = { $seat }のビッド{ $n }が達成されました。バロンでは、その時点でラウンドが終わります。
report-stopped-randa = { $seat }がビッド{ $n }を超えました。ランダでは、その時点でラウンドが終わります。

## The lesson

lesson-follow = 青がリードされました。トリックの最初のカードです。あなたは青を持っているので、フォローしなければなりません。リードスートでいちばん高いカードがトリックを取ります。取りましょう。
    .title = マストフォロー
lesson-follow-right = 青がなければ、何を出してもかまいませんでした。
lesson-red = 緑がリードされましたが、あなたは緑を持っていないので、何を出してもかまいません。赤は切り札、ほかのスートに勝ちます。トリックを取りましょう。
    .title = 赤は切り札
lesson-red-right = 赤の2は緑の7に勝ちます。赤が2枚なら、高いほうの勝ちです。
lesson-naga = 赤の7が勝っています。ナーガは赤も含めてすべての数字に勝ち、いつでも出せます。トリックを取りましょう。
    .title = ナーガ
lesson-naga-right = ナーガは、フォローできるときにも出せます。1つのトリックにナーガが2枚出たら、先に出たほうの勝ちです。
lesson-garuda = ナーガが勝っています。あなたは緑の0、緑のガルーダを持っています。眠っているあいだは緑でいちばん低いカードですが、トリックにナーガが出ると目覚め、すべてに勝ちます。トリックを取りましょう。
    .title = ガルーダの目覚め
lesson-garuda-right = ガルーダも数字のカードなので、フォローの義務があります。今回のリードスートは緑でした。
lesson-awake = ガルーダが目覚める条件はもう1つあります。ほかの全員がフォローしたときです。今回はほかの2人ともフォローしました。トリックを取りましょう。
    .title = 全員がフォロー
lesson-awake-right = パスもフォローしたことになります。1人でもほかのスートを出していたら、目覚めさせられるのはナーガだけでした。
lesson-bid = 最初のカードを出す前に、全員が秘密でビッドします。12トリックのうち、いくつ取れるでしょうか。ナーガ2枚、赤の7、赤の6で1トリックずつ、緑の7でもう1トリック取れるかもしれません。
    .title = ビッド
lesson-bid-right = 合計が13以上ならバロン（BARONG）です。11以下ならランダ（RANDA）で、ビッド以下に抑えます。
lesson-bid-count = ナーガ2枚と高い赤2枚で、1トリックずつ取れそうです。合わせて4、緑の7も入れれば5です。
lesson-more = 別のラウンドです。バロンで、あなたはビッド4、もう4トリック取って2点です。ここからは1トリックごとに1点増えます。緑の5が勝っています。何を出しますか？
    .title = バロン：取るほど得
lesson-more-right = 5トリック、1つ超えました。ラウンドが終わると2＋1＝3点です。足りなければ、不足1トリックごとに1点を失うところでした。
lesson-more-level = パスはすべてに負けます。4トリック、2点のままです。
lesson-pass = もう1ラウンド。ランダで、あなたはビッド2、もう2トリック取って2点です。3つ目を取ると、逆に1点を失います。パスはいつでも出せて、ほかのどのカードにも負けます。何を出しますか？
    .title = ランダ：取らないほど得
lesson-pass-third = それでは3つ目のトリックを取ってしまいます。2点を得るどころか、1点を失います。
lesson-pass-right = ランダでは、ビッドを1トリック下回るごとに1点増えます。パスかナーガがリードされたら、そのあと最初に出た数字のスートがリードスートです。
lesson-end = ビッドの合計がちょうど12なら、最初にリードするリーダーが自分のビッドを1増やすか減らします。ラウンド数は人数と同じで、得点がいちばん多い人の勝ちです。

## Help

help-goal = 取れるトリック数を予想し、そのラウンドの条件に合わせて取りましょう。{ $players ->
        [any] 人数と同じ数のラウンドの合計得点がいちばん多い人の勝ちです。
        [2] 先に2ラウンド取った人の勝ちです。
       *[other] { $players }ラウンドの合計得点がいちばん多い人の勝ちです。
    }
help-bids-title = ビッド
help-bids = 全員が秘密で0から{ $n }までのビッドをします。合計が13以上ならそのラウンドはバロン（BARONG）、トリックを取るほど得です。11以下ならランダ（RANDA）、取らないほど得です。ちょうど12なら、リーダーが自分のビッドを1増やすか減らします。
help-turn = ビッドのあとは、リードスートのカードか、パスか、ナーガを出します。リードスートがなければ、何を出してもかまいません。リードスートは、トリックで最初に出た数字カードのスートです。トリックを取った人が次のリードをします。
help-order = { $players ->
        [any] 強い順です。数字は2人、3人、4人、5人なら、それぞれ5、7、10、13までです。
       *[other] 強い順です。数字は{ $highest }までです。
    }
help-garuda = ガルーダ（各スートの0）は、トリックのナーガで目覚めたとき。
help-garuda-followed = { $offsuit_garuda ->
        [plain] 出した人も含めて全員がフォローするかパスを出したときも同じ。そうでなければ、ただの0です。
       *[awake] ほかの全員がフォローするかパスを出したときも同じ。そうでなければ、ただの0です。
    }
help-naga = ナーガ。2枚あれば先に出たほうの勝ち。
help-red = 赤は切り札。赤のいちばん高いカード。
help-led = リードスートのいちばん高いカード。ほかのスートでは勝てません。
help-pass = パス。上のすべてに負けます。
help-points = { $players ->
        [any] 3人以上のとき：{ points-of-many }
        [2] バロンでは、先にビッドどおりのトリックを取った人がラウンドに勝ちます。ランダでは、ビッドより多く取った人がラウンドに負けます。
       *[other] { points-of-many }
    }
points-of-many = バロン：ビッド以上を取ります。ランダ：ビッド以下を取ります。できれば2点と、ビッドから離れた1トリックごとにさらに1点。できなければ、離れた1トリックごとに1点を失います。
help-taken = { $off ->
        [two-more] 2トリック多い
        [one-more] 1トリック多い
        [none] ビッドどおり
        [one-fewer] 1トリック少ない
       *[two-fewer] 2トリック少ない
    }
help-end = { $players ->
        [any] リーダーカードは1ラウンドごとに左へ回ります。
            同点：勝ちを分け合います。

            2人のときは得点がなく、先に2ラウンド取った人の勝ちです。バロンでは先にビッドに届いた人がラウンドに勝ち、ランダではビッドより多く取った人が負けます。どちらも届かなかったラウンドはどちらの勝ちにもなりません。
        [2] どちらも届かなかったラウンドは引き分けで、どちらの勝ちにもなりません。リーダーカードは交互に持ちます。
       *[other] リーダーカードは1ラウンドごとに左へ回ります。
            同点：勝ちを分け合います。
    }

order-garuda = 目覚めたガルーダ
order-naga = ナーガ
order-red = 赤（切り札）
order-led = { colour }（リードスート）
order-led-any = リードスート
# $suit: a suit that a player has shown not to hold.
memory-void = { colour }なし
order-pass = パス
order-bids = ビッドの合計がちょうど{ $n }ならリーダーがビッドを1変える。
order-BARONG = { $players ->
        [2] ビッド合計{ $total }（全{ $n }トリック）、バロン：先にビッドどおり取れば勝ち。
       *[other] ビッド合計{ $total }（全{ $n }トリック）、バロン：ビッドどおりで2点、超過1つごとに＋1点、不足1つごとに−1点。
    }
order-RANDA = { $players ->
        [2] ビッド合計{ $total }（全{ $n }トリック）、ランダ：ビッドより多く取れば負け。
       *[other] ビッド合計{ $total }（全{ $n }トリック）、ランダ：ビッドどおりで2点、下回る1つごとに＋1点、超過1つごとに−1点。
    }
# What lies on the table now.
now-ahead = 今は{ $card_the }が勝っています（{ $why }）。
now-pass = 今はパスしか出ていません。パス以外なら何でも勝てます。
about-garuda = { $offsuit_garuda ->
        [plain] ガルーダ。トリックにナーガがあるか、出した人も含めて全員がフォローすれば目覚め、すべてに勝ちます。眠っていればただの0です。
       *[awake] ガルーダ。トリックにナーガがあるか、ほかの全員がフォローすれば目覚め、すべてに勝ちます。眠っていればただの0です。
    }
about-naga = ナーガは赤も含めてすべての数字に勝ちます。勝てるのは目覚めたガルーダだけです。いつでも出せます。
about-pass = パスはほかのどのカードにも負けます。いつでも出せて、フォローしたことになります。
about-red = 赤は切り札です。ほかのスートに勝ち、高いほど強くなります。
about-number = { colour }がリードされたときだけ、もっと強いカードが出なければ勝てます。
about-not-ahead = 今は{ $card_the }に負けています。
about-ahead-now = このあと、もっと強いカードが出なければ勝てます。
# Of a bid. $more: 1 if it may well be one trick more than $n, which is $next.
advice-takes = { $more ->
        [1] このような手札なら、{ $n }か{ $next }トリック取れそうです。
       *[0] このような手札なら、約{ tricks }取れそうです。
    }
# Of a lead. $how: whether the bid is reached: short, by $n tricks; exact; over.
advice-BARONG = { $how ->
        [short] よくトリックを取るカードで、ビッドまであと{ tricks }です。
       *[other] よくトリックを取るカードで、あとは1トリックごとに1点です。
    }
# $does: whether the card is led, or loses to one that lies there. $how: as above. $two: whether two
# play.
advice-RANDA = { $does ->
        [leads] めったにトリックを取らないカードで
       *[loses] このトリックを取らずにすみ
    }、{ $how ->
        [short] { $two ->
            [yes] 取りすぎるとラウンドに負けます。
           *[no] トリックを1つ減らすごとに1点増えます。
        }
        [exact] もう1トリック取ると多すぎます。
       *[over] これ以上は1トリックごとに1点を失います。
    }
advice-cannot-lose = どの手札を出しても、出ているカードに勝ってしまいます。
advice-rid = 負けられるカードのうち、いちばん強いカードです。ここで手放せます。
term-bid = ビッド
    .also = ビッドする
    .text = 取るつもりのトリック数を宣言すること。またその数。
term-barong = バロン
    .also = BARONG
    .text = ビッドの合計が13以上のラウンド。トリックを取るほど得です。
term-randa = ランダ
    .also = RANDA
    .text = ビッドの合計が11以下のラウンド。トリックを取らないほど得です。
term-leader = リーダー
    .also = リーダーカード
    .text = リーダーカードを持つ人。最初にビッドし、最初にリードします。合計が12なら自分のビッドを変えます。
term-naga = ナーガ
    .also = NAGA
    .text = すべての数字に勝ち、ガルーダを目覚めさせます。
term-garuda = ガルーダ
    .also = GARUDA
    .text = 各スートの0。トリックのナーガが目覚めさせ、フォローで目覚めることもあります。目覚めるとすべてに勝ちます。2枚なら先に出たほうです。
term-pass = パス
    .also = PASS
    .text = ほかのどのカードにも負けます。いつでも出せて、フォローしたことになります。

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = 大胆：強いカードをリードし、パスはめったに出しません。
manner-careful = 慎重：弱いカードをリードし、強いカードは残します。
manner-sly = 策士：ガルーダとナーガを先まで残し、パスをよく出します。
manner-stubborn = 頑固：よく前と同じビッドをし、たいてい同じスートを続けます。
