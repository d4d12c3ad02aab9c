### Ronda

card = { card-spanish }
    .the = { card-spanish.the }

## Before the game

title = Ronda
credit = Ronda © 2022 Mark Steere, marksteeregames.com
about = 3人用トリックテイキング。スートの強さは輪になって巡り、どのカードを出してもかまいません。
opening = 最初のディーラー
    .text = ルールでは最年長のプレイヤーです。その人を選ぶか、くじで決めます。
option-hands = ラウンド数
    .text = ゲームを何ラウンド続けるか。

## What happens

said-deals-first = 第1ラウンドは{ $seat }がディーラーです。
dealt = { $seat }が全員に{ $n }枚ずつ配りました。
played = { $seat }が{ $card_the }を出しました。
trick = { $seat }がトリックを取りました（{ $why }）。
# $suit is the suit that wins the trick.
why-chain = { $suit ->
        [C] カップはコインを収め、コインは剣を買う
        [O] コインは剣を買い、剣は棍棒を断つ
        [E] 剣は棍棒を断ち、棍棒はカップを砕く
       *[B] 棍棒はカップを砕き、カップはコインを収める
    }
why-pair = { $suit ->
        [O] コイン
        [C] カップ
        [E] 剣
       *[B] 棍棒
    }が2枚、その高いほうの勝ち
why-rank = 3枚とも{ $suit ->
        [O] コイン
        [C] カップ
        [E] 剣
       *[B] 棍棒
    }、いちばん高いカードの勝ち
round = 第⁠{ $n }ラウンド終了。獲得トリック：{ $took }。
took = { $seat } { $n }
said-tie = 同点：{ $seats }。3人全員にもう1枚ずつ、表向きに配ります。
turned = めくったカード：{ $each }。
turned-for = { $seat }に{ $card_the }
over = { $seat_is ->
        [you] { tricks }であなたの勝ちです。
       *[other] { tricks }で{ $seat }の勝ちです。
    }
over-tiebreak = { $seat_is ->
        [you] あなたの勝ちです。トリックと同じように比べると、同点の人の中であなたのカードがいちばん強いからです。
       *[other] { $seat }の勝ちです。トリックと同じように比べると、同点の人の中でそのカードがいちばん強いからです。
    }

## What is asked, and where the game is

prompt-lead = { $seat_is ->
        [you] あなたのリードです。どの⁠カードでも出せます。
       *[other] { $seat }のリードです。
    }
prompt-follow = { $seat_is ->
        [you] あなたの番です。どの⁠カードでも出せます。
       *[other] { $seat }の番です。
    }
refusal-not-in-hand = { $card_the }は手札にありません。
fact-hand = ラウンド{ $n }/{ $of }
fact-trick = トリック{ $n }/{ $of }
sheet-hand = 第⁠{ $n }ラウンド
sheet-hand-now = 第⁠{ $n }ラウンド（進行中）
sheet-tiebreak = タイブレーク
report-hand = このラウンド
report-tiebreak = { $seat_is ->
        [you] タイブレークであなたの勝ち
       *[other] タイブレークで{ $seat }の勝ち
    }
report-tiebreak-lost = タイブレークで{ $seat }に負け

## The lesson

lesson-circle = カップはコインに、コインは剣に、剣は棍棒に、棍棒はカップに勝ちます。ぐるりと一周です。今はコインの12が勝っています。手札のどのカードなら勝てますか？
    .title = スートの強さは輪になる
lesson-circle-right = あなたの1が12を取りました。3枚のスートがすべて違えば、数字は関係ありません。この3枚で1トリック、あなたのものです。
lesson-missing = このゲームでは「棍棒はカップを砕く」と言います。今は棍棒の4が勝っています。手札のどのカードなら棍棒に勝てますか？
    .title = 3つのスートは一列に並ぶ
lesson-missing-right = 剣は棍棒に勝ち、棍棒はカップに勝ちます。3つのスートは必ずこうして一列に並び、先頭のスートが勝ちます。コインを出していたら、棍棒が先頭になっていました。
lesson-pair = 剣の9はコインの12に負けています。でも3枚のうち2枚が同じスートなら、残りの1枚が何であっても、その2枚の高いほうが勝ちます。この方法でトリックを取りましょう。
    .title = 同じスートが2枚
lesson-pair-right = コインは剣に勝つスートですが、剣が2枚あるので、剣の高いほうの勝ちです。
lesson-same = 棍棒が2枚出ています。3枚とも同じスートなら、いちばん大きい数字が勝ちます。トリックを取りましょう。
    .title = 3枚とも同じスート
lesson-same-right = いちばん大きい数字は12、いちばん小さい数字は1です。
lesson-between = どのカードを出してもかまいません。フォローの義務はないのです。今回は2番手なので、まず勝っておいて、あとは運まかせ。剣に勝てるのはどのカードですか？
    .title = フォローの義務はない
lesson-between-right = コインは剣に勝ちます。最後に出たのは棍棒でした。カップ、剣、もっと高いコインなら、トリックを取られていました。
lesson-last = トリックを取った人が次のリード、つまり最初の1枚を出します。あなたと左隣のプレイヤーは5トリックずつ、残りは2トリックです。負けにくいほうのカードをリードしましょう。
    .title = いちばん多くトリックを取れば勝ち
lesson-last-right = 剣が2枚あり、あなたのほうが高いカードです。
lesson-last-2 = 最後の1枚をリードしましょう。
lesson-last-2-right = 7トリックであなたの勝ちです。数えるのはトリックの数だけ。中のカードは関係ありません。
lesson-end = 1ラウンドは16トリック、1ゲームは3ラウンドです。最後のトリックを取った人が、次のラウンドで最初にリードします。合計でいちばん多くトリックを取った人が勝ちます。最後に同点なら、もう1枚ずつ表向きに配り、トリックと同じように勝ち負けを決めます。

## Help

help-goal = ほかの人より多くトリックを取りましょう。数えるのはトリックの数だけ。中のカードは関係ありません。
# $hands: how many hands the game has.
help-turn = どのカードを出してもかまいません。フォローの義務はありません。トリックを取った人が次のリードをします。
help-order =
    スートの強さは輪になっています。カップはコインを収め、コインは剣を買い、剣は棍棒を断ち、棍棒はカップを砕きます。
    どれも「勝つ」という意味です。
help-chain-title = スートの並び
help-chain =
    3つのスートは、それぞれが次に勝つ並びになります。並びの先頭のスートが勝ち、数字は関係ありません。
    カップと剣、コインと棍棒のあいだに勝ち負けはなく、3枚目のカードで決まります。
help-chain-straight = カップはコインに勝ち、コインは剣に勝つ。カップの1の勝ち。
help-chain-wrapped = 棍棒はカップに勝ち、カップはコインに勝つ。棍棒の2の勝ち。
help-same-title = 同じスートが2枚か3枚
help-same = 2枚が同じスートなら、残りの1枚が何であっても、その2枚の高いほうが勝ちます。3枚とも同じスートなら、いちばん高いカードが勝ちます。最高は12、最低は1です。
help-pair = コインは剣に勝つスートだが、剣の11の勝ち。
help-one-suit = 棍棒の12の勝ち。
help-end = ゲームは全{ $hands }ラウンド、1ラウンドは16トリックです。トリックをいちばん多く取った人の勝ちです。
    同点：全員に1枚ずつ表向きに配ります。3枚を1つのトリックとみなし、同点の人のうち強いカードを得た人が勝ちます。

order-C = カップはコインを収める
order-O = コインは剣を買う
order-E = 剣は棍棒を断つ
order-B = 棍棒はカップを砕く
order-pair = { $suit ->
        [O] コイン
        [C] カップ
        [E] 剣
       *[B] 棍棒
    }が2枚：高いほうの勝ち。3枚目が同じスートでさらに高ければその勝ち。
# $cards: two cards whose suits do not meet.
order-apart = { $cards_the }：スート同士に勝ち負けはありません。3枚目のカードで決まります。
# What lies on the table now: one card, or two of which this one is ahead.
now-led = 今は{ $card_the }が出ています。{ $suit ->
        [O] 勝てるのはカップと、より高いコインです。
        [C] 勝てるのは棍棒と、より高いカップです。
        [E] 勝てるのはコインと、より高い剣です。
       *[B] 勝てるのは剣と、より高い棍棒です。
    }
now-ahead = 今は{ $card_the }が勝っています。{ $suit ->
        [C] カップはコインを収めます。
        [O] コインは剣を買います。
        [E] 剣は棍棒を断ちます。
       *[B] 棍棒はカップを砕きます。
    }
about-suit = { $suit ->
        [O] コインは剣に勝ち、カップに負けます。
        [C] カップはコインに勝ち、棍棒に負けます。
        [E] 剣は棍棒に勝ち、コインに負けます。
       *[B] 棍棒はカップに勝ち、剣に負けます。
    }
about-ahead = 最後のカードが出るまでは、{ $card_the }に勝っています。
about-behind = 最後のカードが出るまでは、{ $card_the }に負けています。
about-apart = { $card_the }とのあいだに勝ち負けはありません。最後のカードで決まります。
advice-beats = { $card_the }に勝ちます。
advice-lead = リードした人がトリックを取れることはあまりありません。
advice-beaters = { $n ->
        [0] ほかの人の{ $of }枚に、これに勝つカードはありません。
       *[other] ほかの人の{ $of }枚のうち、これに勝つのは{ $n }枚です。
    }
term-chain = 並び
    .also = 強さの並び
    .text = 3つのスートで、それぞれが次に勝つもの。先頭のスートが勝ち、数字は関係ありません。
term-contain = 収める
    .also = 買う, 断つ, 砕く, 収め, 買い, 断ち, 砕き
    .text = 勝つこと。カップはコインを収め、コインは剣を買い、剣は棍棒を断ち、棍棒はカップを砕く。
term-suit = スート
    .also = マーク
    .text = コイン、カップ、剣、棍棒のこと。カードの枠でも見分けられます。枠の切れ目はコインが0、カップが1、剣が2、棍棒が3か所です。

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = 大胆：高いカードをリードし、勝てるリードにはたいてい勝ちに行きます。
manner-careful = 慎重：低いカードをリードし、高いカードは残します。
manner-sly = 策士：2番目ではたいていリードに勝たずに見送り、3番目では勝てるトリックをほとんど取ります。
manner-stubborn = 頑固：前に出したのと同じスートをよく出します。
