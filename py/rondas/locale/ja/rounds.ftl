### Rounds
### The trump/rank pile, rank trumps and revokes are the names that the game's author uses.

card = { card-french }
    .the = { card-french.the }

# $suit is the letter of a suit, or `trump` where rank trumps belong to the suit led.
suits = { $suit ->
        [S] スペード
        [H] ハート
        [D] ダイヤ
        [C] クラブ
       *[trump] 切り札
    }
a-suit = { $suit ->
        [S] スペード
        [H] ハート
        [D] ダイヤ
        [C] クラブ
       *[trump] 切り札
    }
ranks = { $rank ->
        [A] A
        [K] K
        [Q] Q
        [J] J
        [T] 10
       *[other] { $rank }
    }

## Before the game

title = Rounds
credit = Rounds（David Schulman提供）
about = 短い5ラウンドの一騎打ち。めくり札のスートが切り札になり、同じランクの残り3枚はさらに強い切り札になります。
option-target = 勝利点
    .text = マッチに勝つために必要な得点。
option-rank_trump_suit = ランク切り札のフォロー
    .text = ランク切り札がフォローのときに、印刷されたスートのままか、切り札スートに属するか。
option-rank_trump_suit-printed = 印刷されたスートとして
option-rank_trump_suit-trump = 切り札スートとして
option-revokes = リボーク
    .text = ルールどおりのカードだけを出せるか、どのカードでも出せて訂正と指摘があるか。
option-revokes-prevented = 起こらない
option-revokes-allowed = 起こりうる。指摘できる
preset-short = 短め
    .text = 100点まで、1〜2ゲームです。ルールどおりのカードだけを出せます。
preset-usual = 標準
    .text = ルールどおりのカードだけを出せます。
preset-strict = 本格
    .text = どの⁠カードでも出せます。リボーク（反則）は訂正するか、自ら発覚するか、指摘されます。相手の出したカードに注意しましょう。
character-fox = キツネ：ときどきリボークする

## What happens: dealing

# $each: what each player has drawn.
turned-deals-first = 引いたカード：{ $each }。最初のディーラーは{ $seat }です。
turned-draw-again = 引いたカード：{ $each }。同じランクなので引き直します。
drawn = { $seat }が{ $card_the }
dealt = { $seat }が{ $n }枚ずつ配りました。
said-no-deal = 最終ラウンドです。カードは配りません。
turned-trumps = めくり札は{ $cards_the }。切り札は{ suits }、さらに強いのが残り3枚の{ ranks }です。

## What happens: tricks

played-lead = { $seat }が{ $card_the }をリードしました。
played = { $seat }が{ $card_the }を出しました。
trick = { $seat }がトリックを取りました（{ $why }）。
# $suit is the suit led; of why-trump the trump suit.
why-led-rank-trump = ランク切り札同士ではリードしたほうの勝ち
why-rank-trump = ランク切り札はほかのすべてのカードに勝つ
why-rank-over-suit = ランク切り札は切り札スートに勝つ
why-higher = { suits }が2枚、高いほうの勝ち
why-trump = { suits }は切り札
why-no-answer = 2枚目は{ a-suit }でも切り札でもない
why-no-trump = 2枚目は切り札ではない
why-awarded = リボークによって与えられた
captured = { $seat }がめくり札の山も、5つ目のトリックとして取りました。

## What happens: points

round = { $seat }が{ $won }対{ $lost }で第⁠{ $n }ラウンドに勝ち、10点を得ました。
# $each: the points of each player.
scored-game = 第⁠{ $n }ゲームの得点：{ $each }。
game-points = { $seat } { $n }
said-one-more-game = どちらも{ points }です。もう1ゲーム行います。
said-game-winning-score = 得点差は{ points }。これが勝者のゲーム・ウィニング・スコアです。
over = { $seat_is ->
        [you] { points }対{ $least }点で、あなたがマッチに勝ちました。
       *[other] { points }対{ $least }点で、{ $seat }がマッチに勝ちました。
    }

## What happens: revokes

said-done = { $seat }はそのまま進めました。
said-correction = { $seat }が{ $back_the }を手札に戻し、代わりに{ $card_the }を出しました。
said-lead-returns = { $seat }の手札に{ $back_the }が戻りました。
trick-number = 第⁠{ $n }トリック
# $revoked: the tricks with revokes, $other: who is awarded them.
found-exposed = { $seat }はこのカードを{ $revoked }で出せたはずです。リボークが発覚しました。{ revoked-go }は{ $other }のものになります。
# $n: how many tricks.
revoked-go = { $n ->
        [1] そのトリックとこのトリック
       *[other] それらのトリックとこのトリック
    }
shown-face-up = このラウンドが終わるまで、{ $seat }の手札は公開されます。
said-call = { $seat }がリボークを指摘しました。
call-revoke = リボーク！
shown-hand = { $seat }の手札が公開されました。
found-revokes = { $seat }は{ $revoked }でリボークをしていました。
found-nothing = リボークは見つかりませんでした。
found-settled = 処理済みのリボークのほかには見つからず、指摘しても何も変わりません。
found-tricks = { $won }は{ $seat }のものになります。
scored-call = { $seat }がすぐに{ points }を得ました。
said-wins-at-once = この得点で{ $seat }の勝ちです。第⁠{ $n }ゲームは数えません。

## What is asked

prompt-lead = { $seat_is ->
        [you] あなたのリードです。どの⁠カードでも出せます。
       *[other] { $seat }のリードです。
    }
prompt-follow = { $seat_is ->
        [you] あなたの番です。できれば{ suits }を出します。
       *[other] { $seat }の番です。できれば{ suits }を出します。
    }
prompt-follow-suit = { a-suit }でフォローしてください。
prompt-follow-rank-trump = ランク切り札がリードされました。{ a-suit }を出してください。
prompt-play-rank-trump = { suits }がないので、ランク切り札を出してください。
prompt-play-any = フォローできないので、どの⁠カードでも出せます。
prompt-void = { suits }がないので、どの⁠カードでも出せます。
prompt-last = { $seat_is ->
        [you] 最後の1枚です。めくり札の山も取れるので、このトリックは2つに数えます。
       *[other] { $seat }の番です。めくり札の山も取れるので、このトリックは2つに数えます。
    }
prompt-correct = { $seat_is ->
        [you] 直前のカードをまだ訂正できます。
       *[other] { $seat }は直前のカードをまだ訂正できます。
    }
prompt-revoked = 今のはリボークでした。{ $card_the }はまだ戻せます。
prompt-nothing-to-correct = 直前のカードは正しく、訂正するものはありません。
prompt-call = { $seat_is ->
        [you] リボークを指摘できます。
       *[other] { $seat }はリボークを指摘できます。
    }
prompt-no-call = { $seat_is ->
        [you] もう指摘しました。
       *[other] { $seat }はもう指摘しました。
    }
# Above the cards that can be played instead.
action-correct = { $back_the }を戻し、代わりに出す
action-call = リボークを指摘
action-call-points = あなたか{ $other }に{ $n }点
action-call-points-again = あなたに{ $n }点、なければ変わりなし
risk-call = { $other }は手札を見せ、このラウンドのトリックが調べられます。未処理のリボークがあれば、あなたがすぐに{ points }を得て、そのリボークで取られたトリックももらえます。なければ{ $other }が{ points }を得て、あなたの手札はこのラウンドが終わるまで公開されます。
risk-call-again = { $other }は手札を見せ、このラウンドのトリックが調べられます。ほかに未処理のリボークがあれば、あなたがすぐに{ points }を得て、そのリボークで取られたトリックももらえます。なければ何も変わりません。このラウンドではすでにリボークが処理されています。
action-done = 進める
action-done-let-stand = そのままにする
action-done-no-call = 指摘せずに進める
refusal-not-in-hand = { $card_the }は手札にありません。
refusal-must-follow-suit = { suits }がある間は、マストフォローです。
refusal-must-play-a-rank-trump = 切り札スートでフォローできないので、ランク切り札を出さなければなりません。
refusal-a-rank-trump-asks-for-trumps = ランク切り札がリードされたので、{ a-suit }を出さなければなりません。
refusal-this-rank-trump-does-not-follow = { a-suit }を出さなければなりません。{ $card_the }は{ a-suit }とみなされません。
refusal-all-tricks-are-played = このラウンドのトリックはすべて終わりました。
refusal-revokes-are-prevented = 訂正と指摘は、リボークが起こりうる設定でだけできます。
refusal-a-card-is-due = 先にカードを出してください。
refusal-calls-come-after-corrections = 指摘は訂正のあとです。
refusal-nothing-played-since-the-last-call = { $seat }は、指摘できるカードをまだ出していません。
refusal-nothing-to-correct = このカードで直せるリボークはありません。

## Where the game is

trumps = 切り札：{ ranks }、次に{ suits }
mark-rank-trump = ランク切り札
note-points = このゲームで{ points }
note-face-up = 手札公開中
fact-round = ラウンド{ $n }/5
fact-trick = トリック{ $n }/{ $of }
running = 第⁠{ $n }ゲーム中
running-not-counted = 第⁠{ $n }ゲーム中（数えません）
# Of the rounds before a position with which the game begins.
source-earlier = これまでのラウンド
source-rounds = 勝ったラウンド（各10点）
source-aces = A
source-kings = K
source-queens = Q
source-jacks = J
source-two_of_hearts = ハートの2
sheet-game = 第⁠{ $n }ゲーム
# Above the sheet after game $n.
sheet-match = { $target }点先取のマッチ：第⁠{ $n }ゲーム
sheet-call = 第⁠{ $n }ゲームの指摘
report-call = 指摘
report-best = いちばん高得点のトリックは{ $seat }の{ $n }点でした（{ $cards_the }）。
report-best-with-pile = 最後のトリックで{ $seat }がめくり札の山も取り、合わせて{ $n }点でした（{ $cards_the }）。
note-called-rightly = 指摘成功
note-called-wrongly = 指摘失敗
note-had-revoked = リボークあり
note-no-revoke = リボークなし

## The lesson

lesson-follow = ダイヤがリードされました。トリックの最初のカードです。あなたはダイヤを持っているので、フォローしなければなりません。高いほうのカードがトリックを取り、いちばん高いのはAです。取りましょう。
    .title = マストフォロー
lesson-follow-right = 2枚ともあなたのものです。最後に、Aは4点、Kは3点、Qは2点、Jは1点に数えます。
lesson-trumps = めくり札がスペードの7なので、スペードが切り札です。切り札はほかのスートに勝ちます。あなたはハートを持っていないので、何を出してもかまいません。Aを取りましょう。
    .title = 切り札
lesson-trumps-right = 切り札で、Aとその4点を取りました。ハートを持っていたら、フォローしなければなりませんでした。
lesson-ranks = めくり札が7なので、残り3枚の7は切り札にも勝ちます。これをランク切り札といいます。ハートでフォローしなければなりません。Aに勝てるのはどれですか？
    .title = ランク切り札
lesson-ranks-right = あなたの7はハートなのでフォローになり、ほかのどのカードにも勝ちます。ランク切り札が2枚出たら、リードしたほうの勝ちです。
lesson-must = 切り札がリードされましたが、あなたはスペードを持っていません。このとき、ランク切り札があれば出さなければなりません。
    .title = 切り札がリードされたら
lesson-must-right = あなたの7が切り札のAを取りました。ランク切り札をリードしたときも、切り札として扱います。
lesson-round = 1ラウンドは5トリックです。あなたが2つ、相手が1つ取りました。多く取ったほうが10点です。クラブがリードされ、あなたはクラブを持っていません。何を出しますか？
    .title = ラウンドに勝つ
lesson-round-right = 3つ目のトリックでラウンドは勝ちです。終われば10点。4つ目、5つ目で増えるのは、そのカードの点だけです。
lesson-gift = クラブも切り札もないので、このトリックは取れません。点にならないカードを捨てましょう。ハートの2は10点なのでご注意を。
    .title = ハートの2
lesson-gift-right = 何も与えずにすみました。点になるカードは、トリックを取った人の得点です。
lesson-gift-ten = それでは10点を与えてしまいます。1ラウンド分と同じです。
lesson-gift-points = そのカードは点になりますが、トリックは取れません。点にならないカードがほかにあります。
lesson-pile = 第5ラウンドは4トリックだけです。最後の1つを取った人が、めくり札の山も5つ目のトリックとして取ります。今は1つずつ、残りは2つ。どのカードを今出し、どのカードを最後に残しますか？
    .title = 最後のトリックは2つ分
lesson-pile-late = このトリックは取れますが、最後のトリックはKに取られ、めくり札の山も取られます。2トリックとラウンドを失います。
lesson-pile-right = これで切り札が最後のトリックとめくり札の山を取ります。一度に2トリック、そしてラウンドも取れます。
lesson-end = 第2、第3、第4ラウンドの前に、それぞれ5枚ずつ新しく配り、新しいカードを1枚めくります。5ラウンドとも、最初のリードは同じプレイヤーです。そのあと得点を数えます。全部で100点です。「短め」（最初のゲームはこれです）では100点以上、「標準」では200点以上で勝ちです。ただし、相手がそれより多ければ相手の勝ちです。

## Help

# $target: the points that win.
help-goal = { $revokes ->
        [allowed] { $target }点に先に届けば勝ちです。1ゲームは短い5ラウンドです。
       *[prevented] ゲームが終わった時点で{ $target }点に先に届けば勝ちです。1ゲームは短い5ラウンドです。
    }
help-turn = { $rank_trump_suit ->
        [trump] どのカードでもリードできます。フォローする人は、リードスートがあればそれを出し、なければ何を出してもかまいません。ランク切り札は切り札として扱い、書かれたスートには入りません。
       *[printed] どのカードでもリードできます。フォローする人は、リードスートがあればそれを出し、なければ何を出してもかまいません。切り札がリードされて切り札がないときは、ランク切り札があれば出さなければなりません。ほかのスートがリードされたとき、ランク切り札は書かれたスートのカードとして扱います。
    }
# $turned: whether a card is turned up, which the pictures show.
help-order = めくり札のスートが切り札です。同じランクの残り3枚はランク切り札で、すべてに勝ちます。{ $turned ->
        [yes] このラウンドでは：
       *[no] めくり札がスペードの7なら：
    }
help-turned = めくり札
help-rank-trumps = ランク切り札：切り札に勝つ。2枚出たらリードしたほうの勝ち
help-trumps = 切り札：ほかのスートに勝つ。Aがいちばん高い
help-plain = 切り札なし：リードしたスートの高いほうの勝ち
help-points = 次のカードは1枚ごとに、取った人の得点になります。どれも5ラウンドのあとに数え、合わせて100点です。{ $revokes ->
        [allowed] 指摘はそのほかに{ $n }点で、すぐに入ります。
       *[prevented] { "" }
    }
help-most-tricks = ラウンドで多くトリックを取る
help-rounds-title = 5つのラウンド
help-rounds = 第1から第4ラウンドは5トリックです。第2、第3、第4ラウンドの前に、それぞれ5枚ずつ新しく配り、新しいカードを1枚めくります。第5ラウンドは4トリックで、最後のトリックを取った人が、めくり札の山も5つ目として取ります。どのラウンドも、ディーラーでないほうが最初にリードします。
help-revokes-title = リボーク
help-revokes = どのカードでも出せますが、このルールに反するカードはリボークです。次のカードを出すか相手が指摘するまでは取り消せます。出すべきだったカードをあとで出すと、両方のトリックが相手のものになり、手札が公開されます。自分の番には指摘ができます。未処理のリボークがあれば、あなたに{ $n }点と、そのリボークで取られたトリックが入ります。相手がリボークしていなければ、相手に{ $n }点が入り、あなたの手札が公開されます。
help-end = ゲームのあとで{ $target }点以上あれば勝ちです。2人とも届いていれば、高いほうの勝ちです。
    同点：もう1ゲームで決めます。
    { $revokes ->
        [allowed] 指摘の点で{ $target }点に届けば、その場で勝ちです。
       *[prevented] { "" }
    }ディーラーは1ゲームごとに交代します。

order-values = A＝4点、K＝3点、Q＝2点、J＝1点、ハートの2＝10点。ラウンドの過半数のトリック＝10点。
order-rank-trumps = 残り3枚の{ ranks }
order-trumps = { suits }（切り札）
# $suit: the suit led.
order-led = { suits }（リードスート）
order-led-any = リードスート
# $suit: a suit that the opponent has shown not to hold.
memory-void = { suits }なし
# The card that was led lies there now.
now-rank-trump = 今はランク切り札の{ $card_the }がリードされています。勝てるカードはありません。
now-trump = 今は切り札の{ $card_the }がリードされています。勝てるのは、より高い切り札か、残り3枚の{ ranks }です。
# No card of its own suit beats it.
now-trump-top = 今は切り札の{ $card_the }がリードされています。勝てるのは、残り3枚の{ ranks }だけです。
now-suit-top = 今は{ $card_the }がリードされています。勝てるのは、切り札か、残り3枚の{ ranks }です。
now-suit = 今は{ $card_the }がリードされています。勝てるのは、より高い{ a-suit }か、切り札か、残り3枚の{ ranks }です。
about-points = 取った人に{ points }。
about-no-points = 点にはなりません。
about-rank-trump = ランク切り札：リードされたランク切り札を除く、すべてのカードに勝ちます。
about-trump = 切り札：ほかのスートに勝ちます。
# Of a card that is led.
advice-lead-points = このトリックを取った人に{ points }。
advice-lead-nothing = 点のないカードなので、負けても点は取られません。
# Of a trick.
advice-points = { points }になります。
advice-round = 3つ目のトリックで、このラウンドは勝ちです。
advice-gives = 相手に{ points }を与えます。
advice-gives-nothing = 相手に点は与えません。
# $card: the only other card in the hand.
advice-last = { $card_the }は最後のトリックのために残します。最後のトリックではめくり札の山も取れます。
advice-correct = 指摘される前にリボークを直せます。
# $n of $of deals that may be the real one.
advice-revoke = ありうる配札{ $of }通りのうち約{ $n }通りで、指摘できるリボークがあります。
advice-no-revoke = ありうる配札{ $of }通りのうち約{ $n }通りで、指摘できるリボークはありません。
term-trump = 切り札
    .also = 切り札スート
    .text = このラウンドで、ほかのスートに勝つスートのカード。
term-rank-trump = ランク切り札
    .also = ランクの切り札
    .text = めくり札と同じランクの残り3枚。切り札にも勝ちます。
term-pile = めくり札の山
    .also = 切り札／ランクの山
    .text = 配るたびに1枚ずつめくったカードの山（作者による名前は trump/rank pile）。いちばん上のカードが切り札を決めます。第5ラウンドの最後のトリックを取った人がすべて取ります。
term-game-winning-score = ゲーム・ウィニング・スコア
    .also = 勝ち越し点
    .text = マッチの勝者と敗者の得点差。ここではそれ以上の意味はありません。

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = 大胆：高いカードや切り札をリードします。
manner-careful = 慎重：低いカードをリードし、高いカードは残します。
manner-sly = 策士：切り札はめったにリードしません。許されていれば、ときどきリボークもします。
manner-stubborn = 頑固：手にあるかぎり、たいてい同じスートをリードします。
