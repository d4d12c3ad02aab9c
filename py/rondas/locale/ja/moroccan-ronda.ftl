### Moroccan Ronda
### Ronda (a pair), tringa (three of a rank) and missa (the table cleared) are terms of the game.
### $said and $held are what was announced and what the hand is: none, ronda, rondas or tringa.
### $call is what is called, in points: 1, 5 or 10, or 1, 6 or 15.
### $rank is the number on a card: 1 to 7, 10 to 12.

card = { card-spanish }
    .the = { card-spanish.the }

## Before the game

title = モロッカン・ロンダ
credit = 伝統ゲーム。Justus Pang、Wadih Bargach両氏の協力によるpagat.comの解説に基づく
about = 同じ数字と、その上に続く連番を取るゲーム。出たばかりのカードを捕まえ、ペアの宣言にはブラフも。
opening = 最初のディーラー
    .text = 最初のディーラーはプレイヤーが自由に決めます。ラウンドごとに交代します。

option-target = 勝利点
    .text = 勝つのに必要な得点。
option-announcements = 宣言
    .text = ロンダとトリンガを、本当でも嘘でも自由に宣言するか、本当のものだけが自動で宣言されるか。
option-announcements-free = 自由に宣言
option-announcements-honest = 本当のものを自動で宣言
option-penalties = ペナルティ
    .text = 嘘の宣言や宣言もれが、判明した時点で罰せられるか、相手が請求したときだけか。
option-penalties-auto = 判明したらすぐ
option-penalties-claim = 請求されたときだけ
option-hidden_ronda_penalty = 隠したロンダのペナルティ
    .text = 宣言しなかったロンダのペナルティ。
option-hidden_ronda_penalty-1 = 1点
option-hidden_ronda_penalty-5 = 5点
option-ronda_ranks = 最強のロンダ
    .text = いちばん強いロンダとトリンガが12か、1で次が12か。
option-ronda_ranks-twelve_high = 12
option-ronda_ranks-ace_high = 1、次に12
option-chain_turns = 連続でのコール
    .text = 2人か3人のとき、同じ数字の連続に加われるのは1人1回か、それとも何度でもコールできるか。
option-chain_turns-once = 1人1回
option-chain_turns-again = 何度でも
option-chain_scoring = 連続コールの得点
    .text = 同じ数字が続いたとき、最後にコールした人だけが得点するか、コールした全員が得点するか。
option-chain_scoring-last = 最後にコールした人
option-chain_scoring-each = コールした全員
option-chain_values = 連続コールの点数
    .text = 同じ数字が続いたときの、2枚目、3枚目、4枚目の点数。
option-chain_values-1-5-10 = 1、5、10
option-chain_values-1-6-15 = 1、6、15
option-dealer_duty = ディーラーの最後の1枚
    .text = ディーラーがラウンド最後の1枚で取らなければならないか。
option-dealer_duty-off = ふつうに出す
option-dealer_duty-on = 取らなければならない
option-opening = 始め方
    .text = 場札4枚でラウンドを始めるか、手札4枚で場札なしで始めるか。
option-opening-table = 場札4枚
option-opening-four_cards = 手札4枚
option-scoring = プレイ中の得点
    .text = プレイ中の得点をすぐに数えるか、取り札を移して表すか。
option-scoring-points = すぐに数える
option-scoring-transfer = 取り札を移す

preset-beginner = 初級
    .text = 25点までの短い勝負です。ロンダとトリンガはいつも正しく自動で宣言されます。取る、コールする、場を空にする、この3つだけ。
preset-cafe = カフェ
    .text = 本当でも嘘でも自由に宣言し、判明したらすぐにペナルティを払います。
preset-strict = 本格
    .text = 自由に宣言し、ペナルティは相手が気づいて請求したときだけ。出たカードを覚えておきましょう。

## What is called aloud

tradition-moroccan = モロッコ式
tradition-french = フランス式
tradition-spanish = スペイン式
tradition-english = 英語式
call-one = { $tradition ->
       *[moroccan] ブワーヘド
        [french] アン
        [spanish] カイーダ
        [english] ワン
    }
call-five = { $tradition ->
       *[moroccan] ブハムサ
        [french] サンク
        [spanish] シンコ
        [english] ファイブ
    }
call-six = { $tradition ->
       *[moroccan] ブセッタ
        [french] シス
        [spanish] セイス
        [english] シックス
    }
call-ten = { $tradition ->
       *[moroccan] ブアシュラ
        [french] ディス
        [spanish] ディエス
        [english] テン
    }
call-fifteen = { $tradition ->
       *[moroccan] ブハムスタシュ
        [french] カーンズ
        [spanish] キンセ
        [english] フィフティーン
    }
call-missa = { $tradition ->
       *[moroccan] ラフサ
        [french] ミッサ
        [spanish] メサ
        [english] ミッサ
    }
# $call is one of the calls above.
call-and-missa = { $tradition ->
       *[moroccan] { $call }、ラフサ
        [french] { $call }、ミッサ
        [spanish] { $call }、メサ
        [english] { $call }、ミッサ
    }
call-ronda = ロンダ
call-rondas = ロンダ2組
call-tringa = トリンガ
call-challenge = 見せて
call-claim = ペナルティ！
call-last-deal = 最後の配りです
means-call = 「{ $call }」は、出たばかりのカードを取ったというコールです。
means-call-missa = 「{ $call }」は、出たばかりのカードを取り、場も空にしたというコールです。
means-take-over = 「{ $call }」は、さらに同じ数字のカードですべて奪ったというコールです。
means-take-over-missa = 「{ $call }」は、さらに同じ数字のカードですべて奪い、場も空にしたというコールです。
means-missa = 「{ $call }」は、場を空にしたというコールです。

## What happens

said-deals-first = 第1ラウンドは{ $seat }がディーラーです。
dealt = { $seat }が全員に{ $n }枚ずつ配りました。
part-deal = 第⁠{ $round }ラウンド・{ $deal }回目の配り
said-last-deal = このラウンド最後の配りです。
turned = { $seat }が{ $cards_the }をめくりました。
turned-cannot-stay = { $seat }が{ $cards_the }をめくりましたが、場に残せません（{ $why }）。
why-rank-twice = 同じ数字がもう場にある
why-sequence-of-four = 4枚の連番になる
said-shuffled-back = { $seat }が{ $back_the }を山札に混ぜて戻しました。

class-said = { $said ->
        [none] なし
        [ronda] ロンダ
        [rondas] ロンダ2組
       *[tringa] トリンガ
    }
said-announcement = { $seat }の宣言：{ class-said }。
said-accept = { $seat }は認めました。
said-challenge = { $seat }が{ $target }にチャレンジしました。
said-claim = { $seat }が{ $target }にペナルティを請求しました。
said-owes-nothing = { $seat }に、まだ払っていないペナルティは証明されていません。
said-done = { $seat }は請求を終えました。
shown-true = { $seat }の{ class-said }は本当でした。
shown-false = { $seat }の{ class-said }は嘘でした。
shown-hand = { $seat }が手札をすべて見せました：{ $cards_the }。

played = { $seat }が{ $card_the }を出しました。
captured = { $seat }が{ $cards_the }を取りました。
# $other is who called before.
captured-over = { $other }が取った{ cards }を{ $seat }が奪いました。
captured-last = 最後に取った{ $seat }が、残りの場札を取りました：{ $cards_the }。
# $piles is a list of messages pile.
round = 第⁠{ $n }ラウンド終了。取り札：{ $piles }。
pile = { cards }（{ $seats_is ->
        [us] あなたとパートナー
       *[other] { $seats }
    }）

# $told is a list of the messages told-….
scored = { $why }：{ $told }。
told-scores = { $seats_is ->
        [us] あなたとパートナー
       *[other] { $seats }
    }に{ points }
told-loses = { $seats_is ->
        [us] あなたとパートナー
       *[other] { $seats }
    }から{ points }取り消し
# $others take the cards.
told-gives = { $seats_is ->
        [us] あなたとパートナー
       *[other] { $seats }
    }から{ $others_is ->
        [us] あなたとパートナー
       *[other] { $others }
    }に{ cards }
# Each for himself: one player and all others.
told-gives-all = { $seats }からほかの全員に{ cards }ずつ
told-gets-all = ほかの全員から{ $seats }に{ cards }ずつ
# Cards: $seats owe them to $others.
said-owes = { $seats_is ->
        [us] あなたとパートナー
       *[other] { $seats }
    }は{ $others_is ->
        [us] あなたとパートナー
       *[other] { $others }
    }にまだ{ cards }の借りがあります。
said-repays = { $seats_is ->
        [us] あなたとパートナー
       *[other] { $seats }
    }は{ $others_is ->
        [us] あなたとパートナー
       *[other] { $others }
    }に借りのうち{ cards }を返しました。
said-cancels = { $seats_is ->
        [us] あなたとパートナー
       *[other] { $seats }
    }の{ $others_is ->
        [us] あなたとパートナー
       *[other] { $others }
    }への借りが{ cards }減りました。
said-debts-lapse = 残った借りは、ラウンドの終わりにすべて消えます。

## What points are for: these stand before a colon, and alone on the score sheet

called = { $call ->
        [1] 「1」
        [5] 「5」
        [6] 「6」
        [10] 「10」
       *[15] 「15」
    }
# $equal says which of the equal cards that follow each other it is: 2, 3 or 4.
called-on = { $equal ->
        [2] { $rank }で{ called }
        [3] 3枚続いた{ $rank }で{ called }
       *[4] 4枚続いた{ $rank }で{ called }
    }
why-call = { $seat }が{ called-on }をコール
why-call-missa = { $seat }が{ called-on }をコール、ミッサ付き
why-taken-back = { called }のコールを取り消し
why-missa = { $seat }が場札をすべて取り、ミッサ
why-last-twelve = { $seat }がラウンド最後の1枚の12で取った
why-last-one = ディーラーの{ $seat }の最後の1枚が1
why-last-nothing = ディーラーの{ $seat }が最後の1枚で取れなかった
why-announced = { $seat }が{ class-said }を宣言
# All announcements are of one team ($seats).
why-uncontested = 宣言したのは{ $seats_is ->
        [us] あなたとパートナー
       *[other] { $seats }
    }だけ
why-best = いちばん強い宣言の総取り
why-split = 同じ強さのロンダで山分け
class-held = { $held ->
        [none] なし
        [ronda] { $said ->
            [rondas] 多くて1組
           *[other] ロンダ
        }
        [rondas] ロンダ2組
       *[tringa] トリンガ
    }
why-hidden = { $seat }が{ class-held }を宣言せず
# $n is what it costs in all, of which a part has been scored before.
why-hidden-more = { $seat }が{ class-held }を宣言せず（合わせて{ $n }点）
why-false = { $seat }の宣言は{ class-said }、実際は{ class-held }
why-false-more = { $seat }の宣言は{ class-said }、実際は{ class-held }（合わせて{ $n }点）
why-lost = { $seat }の嘘の宣言を含む宣言点を取り消し
why-count = { $n }枚を超えた取り札

over = { $seats_is ->
        [you] { points }であなたの勝ちです。
        [us] { points }であなたとパートナーの勝ちです。
       *[other] { points }で{ $seats }の勝ちです。
    }
# $target has been challenged and told the truth; $seats are the winners.
over-challenge = { $target }の宣言は本当でした。{ $seats }の勝ちです。

## What is asked, and where the game is

prompt-announce = { $seat_is ->
        [you] ロンダ、トリンガ、なしのどれかを宣言してください。
       *[other] { $seat }はロンダかトリンガを宣言できます。
    }
prompt-announce-four = { $seat_is ->
        [you] ロンダ、ロンダ2組、トリンガ、なしのどれかを宣言してください。
       *[other] { $seat }はロンダ、ロンダ2組、トリンガのどれかを宣言できます。
    }
prompt-window = { $seat_is ->
        [you] 認めるか、チャレンジしてください。チャレンジが外れるとゲームに負けます。
       *[other] { $seat }は認めるか、チャレンジできます。
    }
prompt-claim = { $seat_is ->
        [you] 必要ならペナルティを請求し、終わったら「以上」を選んでください。
       *[other] { $seat }はペナルティを請求できます。
    }
prompt-last-card = { $seat_is ->
        [you] ラウンド最後の1枚です。何も取れないか1なら、相手に5が入ります。
       *[other] { $seat }が最後の1枚を出します。何も取れないか1なら、相手に5が入ります。
    }
prompt-play = { $seat_is ->
        [you] カードを出してください。
       *[other] { $seat }の番です。
    }
# $hint is one of the messages hint-….
prompt-own = カードを出してください（{ $hint }）。
hint-call = あなたの{ $rank }で{ called }をコールできます
hint-call-missa = あなたの{ $rank }で{ called }をコールでき、ミッサも付きます
hint-take-over = あなたの{ $rank }で今の取り札をすべて奪えます：{ called }をコール
hint-take-over-missa = あなたの{ $rank }で、場を空にした今の取り札をすべて奪えます：{ called }をミッサ付きでコール
hint-clear = あなたの{ $rank }で場を空にできます
hint-table-empty = 場札はありません
hint-capture = 場札を取れます
hint-no-capture = 取れるカードはありません

action-announce-none = なし
action-announce-ronda = ロンダ
action-announce-rondas = ロンダ2組
action-announce-tringa = トリンガ
detail-true = 本当
detail-bluff = ブラフ
detail-held = { $held ->
        [ronda] 本当はロンダ
        [rondas] 本当はロンダ2組
       *[tringa] 本当はトリンガ
    }
detail-hides = { $held ->
        [ronda] ロンダを隠す
        [rondas] ロンダ2組を隠す
       *[tringa] トリンガを隠す
    }
worth = { $scoring ->
        [transfer] { cards }
       *[points] { points }
    }
hiding-costs = { $scoring ->
        [transfer] { $penalties ->
            [claim] 相手に請求されると、取り札で払うことがあります
           *[auto] ばれると、取り札で払うことがあります
        }
       *[points] { $penalties ->
            [claim] 相手に請求されると、ペナルティになることがあります
           *[auto] ばれると、ペナルティになることがあります
        }
    }
lying-costs = { $scoring ->
        [transfer] { $penalties ->
            [claim] ばれたり請求されたりすると、取り札で払うことがあります
           *[auto] ばれると、取り札で払うことがあります
        }
       *[points] { $penalties ->
            [claim] ばれたり請求されたりすると、ペナルティになることがあります
           *[auto] ばれると、ペナルティになることがあります
        }
    }
meaning-none = ペアも3枚組もないという宣言です。隠したものは、{ hiding-costs }。
meaning-ronda = ペアがあるという宣言です。もっと強い宣言がなければ{ worth }。嘘は、{ lying-costs }。
meaning-rondas = ペアが2組あるという宣言です。1組より強くなります。嘘は、{ lying-costs }。
meaning-tringa = 同じ数字が3枚あるという宣言です。{ worth }で、どのペアよりも強くなります。嘘は、{ lying-costs }。
action-accept = 認める
action-done = 以上
action-challenge = { $target }にチャレンジ
detail-challenge = 外れたら負け
# $seats win if the announcement is true; the reader is not among them.
risk-challenge = { class-said }を宣言した{ $target }が、手札を見せます。嘘なら、すぐにペナルティです。本当なら、ゲームは終わり、{ $seats }の勝ちです。
action-claim = { $target }に請求
meaning-claim = 出たカードから、{ $target }が何かを隠したか嘘をつき、まだ払っていないと証明できれば、ペナルティはあなたの得点です。そうでなければ何も起こりません。請求は、相手ごとに、配りの途中に1回、終わってから1回できます。

refusal-not-in-hand = { $card_the }は手札にありません。
refusal-no-card-now = 今はカードを出せません。
refusal-no-announcing-now = 今は宣言できません。
refusal-two-rondas-need-four-cards = ロンダ2組は手札が4枚のときだけです。
refusal-nothing-to-accept = 今は認めるものがありません。
refusal-no-challenge-now = 今は誰にもチャレンジできません。
refusal-announcements-are-true = このゲームの宣言はすべて本当です。
refusal-no-opponent = 相手ではありません。
refusal-no-live-announcement = { $target }には、チャレンジできる宣言がありません。
refusal-shown-already = { $target }は、宣言したものをもう見せています。
refusal-no-claims-now = 今はペナルティを請求できません。
refusal-claimed-already = { $target }にはもう請求しました。
refusal-done-comes-later = 今は終えるものがありません。カードを出してください。

note-captured = 取り札{ $n }
note-nothing = なし
# $status is live, shown or false.
note-announcement = { $said ->
        [ronda] ロンダ
        [rondas] ロンダ2組
       *[tringa] トリンガ
    }{ $status ->
        [shown] { " " }✓
        [false] { " " }✗
       *[live] { "" }
    }
note-owes = 借り{ $n }
note-owes-to = { $seats }に借り{ $n }
fact-round = ラウンド{ $n }
fact-deal = { $n }回目の配り
fact-last-deal = 最後の配り
fact-undecided = ロンダ未決着
sheet-round = 第⁠{ $n }ラウンド
sheet-round-now = 第⁠{ $n }ラウンド（進行中）
# $seats win because an announcement that was challenged was true.
report-challenge = { $seats }の勝ち：宣言は本当だった
report-challenge-lost = あなたの負け：宣言は本当だった
# What points are for. $n: how many cards count nothing.
report-calls = コールとミッサ
report-announcements = 宣言
report-penalties = ペナルティ
report-last-card = 最後の1枚
report-count = { $n }枚を超えた取り札
report-best-calls = いちばん高得点のコールは{ $seat }の{ points }でした。
report-best-announcements = { $seat }の宣言は{ points }になりました。

## The lesson

lesson-capture = 手番ではカードを1枚出します。場に同じ数字があれば、それを取れます。スートは関係ありません。どれを取れますか？
    .title = カードを取る
lesson-capture-right = 2枚ともあなたの取り札になりました。どのカードを出してもかまいませんが、同じ数字が場にあれば、必ず取ることになります。
lesson-capture-lies = その数字は場にないので、カードは場に残ります。取れるカードがほかにあります。
lesson-run = 取るときは、その上に途切れず続くカードも一緒に取ります。8と9はないので、7の次は10です。いちばん多く取れるのはどれですか？
    .title = 上に続く連番
lesson-run-right = 6で6、7、10を取りました。11がないので、12は残ります。
lesson-run-lies = その数字は場にありません。カードは場に残ってしまいます。
lesson-call = 5が出されたばかりです。前のプレイヤーが出したばかりのカードを取ると、「1」とコールして1点です。
    .title = 出たばかりのカードを捕まえる
lesson-call-right = 1点です。3人か4人なら、すぐ次の人に奪われることもあります。同じ数字の3枚目は5点です。4人なら、続く4枚目は10点です。前のコールの点は消えます。
lesson-call-less = それでは2枚取れても得点になりません。出たばかりのカードを捕まえましょう。
lesson-call-lies = それでは何も取れません。出たばかりのカードを捕まえられます。
lesson-missa = 場札をすべて取ると1点、これがミッサです。
    .title = 場を空にする
lesson-missa-right = ミッサで1点です。しかも次の人には場札がありません。
lesson-missa-lies = それでは何も取れず、場札も残ったままです。
lesson-lay = 取れるカードがないので、出したカードは場に残ります。連番にご注意を。いちばん損が小さいのはどれですか？
    .title = カードを置く
lesson-lay-right = 低いカードで、その上に続くカードもありません。4を出していたら、5と6の連番を長くするところでした。
lesson-lay-joins = 4を持っている人に捕まり、5と6も一緒に取られてしまいます。
lesson-announce = 全員の手札がなくなると、新しく3枚ずつ配り、宣言をします。ペアはロンダで1点、同じ数字3枚はトリンガで5点です。初級では自動ですが、今は自分で宣言してみましょう。あなたには7が2枚あります。
    .title = 宣言
lesson-announce-right = 1点です。何人かが宣言したら、いちばん強い宣言が全員の点を総取りします。トリンガはロンダに勝ち、次は数字の大きいほうが勝ちます。同じ強さのロンダなら山分けです。
lesson-announce-hidden = ロンダを隠すと、2枚目の7を出したときに1点のペナルティです。
lesson-announce-false = それは嘘です。3枚組でないとわかったときに、5点のペナルティです。
lesson-doubt = 初級のほかは、嘘をついてもかまいません。相手がロンダを宣言しました。チャレンジするとカードを見せてもらえます。嘘ならあなたの得点、本当ならあなたはゲームに負けます。これらのカードはまだ1枚も見ていません。どうしますか？
    .title = 応用：認めるかチャレンジか
lesson-doubt-right = 本当だったので、失ったのは1点だけです。チャレンジするのは、見えたカードから嘘だとわかるときだけにしましょう。
lesson-doubt-loses = カードを見せてもらうと、たしかにペアがあります。1点のために、ゲームに負けてしまいます。
lesson-count = ラウンド最後のカードです。最後に取った人は、残った場札ももらえます。そのあと、20枚を超えた取り札1枚につき1点です。最後に取る人になりましょう。
    .title = ラウンドの終わり
lesson-count-lies = それでは何も取れず、相手が最後に取るかもしれません。
lesson-count-right = 24枚で4点です。ここから新しいラウンドが始まります。
lesson-end = 先に勝利点に届いた人が、ラウンドの途中でもその場で勝ちます。初級では25点、ほかの遊び方では41点です。まずは初級から始めましょう。ロンダとトリンガは自動で宣言され、嘘をつく人はいません。4人のときは2人ずつのペア戦です。

## Help

help-goal = 先に{ $target }点取れば勝ちです。{ $players ->
        [any] 4人なら、向かいの人とあなたの得点は合算します。
        [4] 向かいの人とあなたの得点は合算します。
       *[other] { "" }
    }{ $scoring ->
        [transfer] 得点になるのは、各ラウンドのあとの集計だけです。プレイ中の点は、取り札を相手に渡して払います。
       *[points] { "" }
    }
help-gain-call = { called }：{ $equal ->
        [2] 出たばかりのカードを取る
        [3] 続けて3枚目の同じ数字
       *[4] 4枚目
    }
help-gain-missa = ミッサ：場札をすべて取る
help-gain-ronda = ロンダ：手札のペア
help-gain-tringa = トリンガ：手札の同じ数字3枚
help-gain-card = 集計：{ $par }枚{ $players ->
        [any] （3人なら{ $par_of_three }枚）
       *[other] { "" }
    }を超えたカード1枚ごと
help-turn = カードを1枚出します。場札を取るか、取れなければ場に残ります。
help-capture-title = 何が何を取るか
help-capture = 出したカードは、場にある同じ数字と、その上に途切れず続くカードをすべて取ります。数字の順は1 2 3 4 5 6 7 10 11 12です。スートは関係ありません。
help-run = 6で6、7、10を取れます。
help-calls-title = コール
help-calls = 前のプレイヤーが出したばかりのカードを取ると、「1」とコールします。
help-chain-title = 連続
help-chain = { chain-scores }{ $players ->
        [any] 2人なら連続はありません。
        [4] { "" }
       *[other] { $chain_turns ->
            [again] 1つの連続で何度でもコールできます。
           *[once] { "" }
        }
    }
chain-scores = { $chain_scoring ->
        [each] すぐ次の人が同じ数字を出すと、それをすべて取り、連続になります。前のコールの分もそのまま残ります。
       *[last] すぐ次の人が同じ数字を出すと、それをすべて取り、連続になります。前のコールの分は消えます。
    }
help-called = { called }：{ worth }{ $players ->
        [any] { $equal ->
            [4] （4人のとき）
           *[other] { "" }
        }
       *[other] { "" }
    }
help-missa = ミッサ、場札すべて：{ worth }。コールと重なってもよい
help-announce-title = 宣言
help-announce = { $announcements ->
        [free] 配るたびに、全員がロンダ、{ $opening ->
            [four_cards] ロンダ2組（4枚のとき）、トリンガ
           *[table] トリンガ
        }、なしのどれかを宣言します。
       *[honest] 配るたびに、ロンダとトリンガが自動で宣言されます。
    }いちばん強い宣言が全員の点を総取りし、同じ強さのロンダなら山分けです。{ best-rondas }
best-rondas = { $ronda_ranks ->
        [ace_high] いちばん強いロンダは1、次が12です。
       *[twelve_high] いちばん強いロンダは12です。
    }
help-ronda = ロンダ、ペア：{ worth }
help-tringa = トリンガ、同じ数字3枚：{ worth }。どのロンダにも勝つ
help-lies-title = 嘘
help-lies = 嘘でもかまいません。{ $penalties ->
        [claim] 宣言の点が決まる前にばれた嘘は、そのままペナルティです。ほかの隠したものや嘘は、相手が自分の番か配りのあとに請求しなければ、ペナルティになりません。
       *[auto] 隠したものや嘘は、ばれるとペナルティです。
    }隠したロンダは{ $hidden_ronda_penalty }、嘘のロンダは1、トリンガはどちらも5です。
    相手の宣言にはチャレンジできます。本当だったら、チャレンジした人がゲームに負けます。嘘だったら、宣言した人がペナルティを払い、その点を失います。
help-count-title = 得点
help-count = 40枚すべてを出し終えたら、最後に取った人が残りの場札も取ります。そのあと、{ $par }枚{ $players ->
        [any] （3人なら{ $par_of_three }枚）
       *[other] { "" }
    }を超えた取り札1枚につき1点です。続いて新しいラウンドを始めます。{ $dealer_duty ->
        [on] ディーラーが出す最後の1枚は、12で取れば5です。何も取れないか1なら、相手に5が入ります。
       *[off] { "" }
    }
help-end = { $scoring ->
        [transfer] 集計のあとで{ $target }点ある人が勝ちます。
       *[points] { $target }点に届いた人が、ラウンドの途中でもその場で勝ちます。
    }同時に複数の側が届けば、点の多い側の勝ちです。
    同点：続けます。

order-rank = { $rank }
order-chain = すぐ次の人が{ $rank }を出せば{ called }をコールできます。
order-fresh = この{ $rank }は出たばかりです。同じ数字を出せば{ called }をコールできます。
order-undecided = 宣言の点は、どれがいちばん強いかがはっきりするまで決まりません。
about-rank = { $rank }と、その上に続く連番を取れます。
about-rank-last = { $rank }を取れます。その上に続く数字はありません。
about-call = { called }をコールできます。
about-stays = 何も取れず、場に残ります。
about-captures = { $cards_the }を取れます。
about-missa = 場札をすべて取れます。ミッサで{ worth }です。
advice-nothing = 手札に取れるカードはありません。
advice-most = もっと多く取れるカードはありません。
# $n: with the card itself.
advice-pile = 取り札が{ cards }増えます。
# $n of $of deals that may be the real one.
advice-safe = { $n ->
        [20] 次の人が同じ数字を持っていることは、まずありません。
       *[other] ありうる配札{ $of }通りのうち約{ $n }通りで、次の人は同じ数字を持っていません。
    }
advice-true = ありうる配札{ $of }通りのうち約{ $n }通りで、宣言は本当です。
advice-false = ありうる配札{ $of }通りのうち約{ $n }通りで、宣言は嘘です。
advice-accept = 本当の宣言にチャレンジするとゲームに負けます。
advice-truth = 本当なので、損をすることはありません。
advice-bluff = 本当ではありません。ばれなければ得です。
advice-owed = 請求できるペナルティがあります。
advice-not-owed = 請求できるペナルティはありません。
advice-done = 請求できる相手はいません。
term-capture = 取る
    .also = 取り, 取れ, 取った, 取り札
    .text = 同じ数字のカードで場札を取ること。取り札は集計まで自分の前に裏向きに置きます。
term-run = 連番
    .also = 続く連番
    .text = 途切れずに続くカード。順番は1 2 3 4 5 6 7 10 11 12。
term-call = コール
    .also = コールする, カイーダ, ブワーヘド, ブハムサ, ブアシュラ, ブセッタ, ブハムスタシュ, ビッド
    .text = 出たばかりのカードを取ったと声に出すこと。カイーダとも呼びます。価値は1、続けばさらに高くなります。モロッコではブワーヘド（1）、ブハムサ（5）、ブアシュラ（10）と言います。
term-missa = ミッサ
    .also = ラフサ, メサ
    .text = 場札をすべて取って場を空にすること。価値は1。ただしラウンドの最後の1枚では数えません。
term-ronda = ロンダ
    .also = ペア
    .text = 配られた手札にあるペア。価値は1。ゲームの名前でもあります。
term-tringa = トリンガ
    .also = 3枚組
    .text = 配られた手札にある同じ数字3枚。価値は5。
term-challenge = チャレンジ
    .also = チャレンジする
    .text = 宣言したものを見せるよう求めること。本当だったら、チャレンジした人がゲームに負けます。

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = 大胆：何も取れないカードの中では、たいていいちばん高いものを場に出します。
manner-careful = 慎重：何も取れないカードの中では、たいていいちばん低いものを場に出します。
manner-sly = 策士：許されていれば、ときどき嘘のロンダを宣言します。
manner-stubborn = 頑固：前に出したカードにいちばん近い数字のカードをよく出します。
