### The page: what is said around the games, at the table and in dialogs. The words of index.html
### itself are in site.ftl.

page = Rondas
page-title = { $game } – Rondas

## How texts are joined

# Sentences behind each other; $first may be several.
sentences = { $first }{ $next }
# A headline, or a phrase, read aloud as a sentence.
sentence = { $text }。
# What a button does, and of which game.
labelled = { $label }：{ $title }

## People

# Names of those who play with the person, separated by spaces.
names = アミナ ブルーノ カルメン ドリス エレナ ファリド グロリア ハムザ イネス ジャマル ハディージャ ルシア マリオ ナディア オマル ピラール ラシッド サルマ トマス ユスフ
# The person, where others read the name.
guest = ゲスト
# The person, as a name on the table.
you-there = あなた
level-easy = よわい
level-medium = ふつう
level-hard = つよい
level-follow = 成績に合わせる
# Below the levels, in the settings.
level-follow-text = 「成績に合わせる」：人数から見て勝ちが多いとCPUが強くなり、少ないと弱くなります。強さはゲームごとに変わります。「対戦設定」で選んだ強さはそのゲームだけに使われます。
# At the end of a game, if that level has moved.
bots-stronger = 次からCPUが強くなります：{ $level }
bots-weaker = 次からCPUが弱くなります：{ $level }
# At the end of a game, if it has not.
bots-same = CPUの強さ（成績に合わせています）：{ $level }
# At the end of a game: what it was for the person. $game: the name of the game; $n: how many.
milestone-first = { $game }での初勝利です。
milestone-run = { $n }連勝です。
milestone-record = これまでで最高の結果です。
# Of bots of several levels.
level-mixed = いろいろ

## Several people share one screen

# On the cloth that covers the table: whose turn it is.
pass-to = { $name }に渡してください
# On the button that lifts the cloth: it wants to be held for a moment.
pass-lift = 長押しで開く
# The same, read aloud.
pass-lift-named = { pass-lift }、{ $name }、またはEnterキー
pass-note = このカードを見るのは{ $name }だけです。
# To who has only tapped the button.
pass-hold = 輪が閉じるまで押し続けてください。

## While the engine starts

loading-table = カードを用意しています…
loading-viewer = 読み込み中…
# The person has played, and the bots are not there yet.
loading-others = 手を受け付けました。まもなく続きます。
# The same in a lesson.
loading-lesson = 答えを受け付けました。レッスンの続きはまもなく始まります。
# Cards, rules or games did not come; a button beside it tries again.
missing = 一部を読み込めませんでした。

## When something fails

# Below each of them stands the exact line, in small letters.
cannot-open = このゲームを開けません。
no-such-game = 「{ $name }」というゲームはここにはありません。
no-such-choice = リンクが求める{ $game }の卓は作れません。
play-usual = { $game }をプレイ
cannot-load = 読み込めませんでした。もう一度お試しください。
cannot-go-on = ゲームが止まりました。内容は失われていません。もう一度試すと、続きから遊べます。
try-again = もう一度試す
# What the page did not expect of itself, or of the browser. A button beside it loads the page again.
went-wrong = 問題が起きました。ゲームは保存されています。ページを再読み込みして、続きからどうぞ。
load-again = 再読み込み
# What was asked of the engine cannot be.
not-done = この操作はできません。
engine-stopped = ゲームが止まりました。再開しています…
engine-running = ゲームを再開しました。
# A button beside it tries again.
engine-slow = 読み込みに時間がかかっています。接続が遅いのかもしれません。
hint-failed = 今回はヒントを出せませんでした。もう一度お試しください。

## The table

table = テーブル
players = プレイヤー
your-hand = あなたの手札
your-cards = あなたのカード
# The cards at the bottom where nobody plays: in a replay or an example.
cards-here = カード
open-cards = 場札
trick = トリック
# Signs that lie on the table and say what counts now.
in-force = 今の条件
actions = できること
partner = パートナー
# A tag on the first card of a trick.
led = リード
thinks = { $name }：考え中…
last-trick = 前のトリック
tool-sort = 手札を並べ替え
tool-hint = ヒント
score = 得点
log = ゲームログ
# Over the sheet at the end of a game.
final = 最終結果
total = 合計
# Of the number on a plate, below “Total”.
points-all = これまでの得点の合計です。進行中の区切りの得点は、終わると数えられます。
# Spoken: the column of names in a score sheet.
player = プレイヤー
# Spoken: the first column of a score sheet, with its hands or rounds.
part = 区分
# Above the points of all hands or rounds, at the end of the game.
score-sheet = 得点表
memory = まだ見ていないカード
memory-none = すべて見ました
# $voids: what the player has shown not to hold, or a dash.
memory-shown = { $name }：{ $voids }
reasons = 得点の内訳
next-part = 次へ：{ $part }
# The score as it was before the part of the game that is told.
before = 前回まで
undone = 1手戻しました。
redone = 1手進めました。
hint-thinking = 考え中…
# A hint was asked for before the engine is there.
hint-loading = ヒントは読み込みが終わると出ます。
hand-sorted = 手札はもう並んでいます。
hint-later = ヒントはあなたの番に出ます。
hint = ヒント：「{ $action }」。
# The reason for a hint where there is one choice.
hint-only = ほかに出せるものはありません。
plays-itself = 自動で出します：{ $card }。
# Asks once more before something risky. $action is what its button says.
really = { $action }：本当によろしいですか？
cancel = キャンセル

## Cards

card-unseen = 伏せたカード
card-marked = { $card }、{ $mark }
card-fresh = { $card }、出たばかり
card-ahead = { $card }、今勝っている札
card-not-now = { $card }、今は出せません
card-takes = { $card }、{ $cards }を取れます
# A button that does something with a card other than playing it.
card-action = { $action }：{ $card }

## Spoken by the keys T, H and S, and of the seats

said-trick = { $n ->
        [0] トリックのカードはまだ出ていません。
       *[other] トリック：{ $cards }。
    }
said-play = { $name }：{ $card }
said-sign = { $name }：{ $text }。
said-open = 場札：{ $cards }。
# A row of cards with the name $row.
said-spread = { $n ->
        [0] { $row }：カードなし。
       *[other] { $row }：{ $cards }。
    }
said-stock = 山札：{ cards }。
said-seat = { $name }：{ $facts }
said-score = 得点 { $points }
said-hand = { $n ->
        [0] カードはありません。
       *[other] { cards }：{ $cards }。
    }
said-scores = 得点：{ $each }。
said-standing = { $names } { $points }
# $label: what the points of $each are for.
said-row = { $label }：{ $each }。
said-last-trick = 前のトリック：{ $cards }
missed = 達成できません
to-play = 手番
dealer = ディーラー
dealer-means = 今回のディーラーです。次の順番の人から始めます。
winner = 勝者

## The front page

saved-with = 対戦相手：{ $names }。{ $facts }
close = 閉じる
not-kept = このゲームはもうこの端末にありません。

## Lessons

lesson = レッスン
# $title: what this part is about.
lesson-head = { $n }/{ $of } · { $title }
# $text: one sentence or more, which say what a wrong answer leads to.
lesson-wrong = それではありません。{ $text }もう⁠一度どうぞ。
lesson-go-on = 先へ進む
# The same, where another deal follows; $title: what it is about.
lesson-next = 次へ：{ $title }
lesson-new-deal = 新しい配札です。点数も変わります。
lesson-over = 遊び方を覚えました
lesson-play = 最初のゲームをプレイする
lesson-once-more = もう一度
# A line at the table of somebody who has never played this game, with a button.
lesson-offer = { $game }は初めてですか？
lesson-learn = 2分で覚える
# On the front page, of a lesson that is over, and before one that was begun.
learn-again = レッスン
# Below the way to a lesson, beside today's deals.
front-lesson = 次のレッスン

## Help

help-of = { $game }：ヘルプ
help-now = 今の状況
help-card = カードにポインターを重ねると、そのカードの働きが表示されます。
# The same where there is no pointer.
help-card-touch = カードを長押しすると、そのカードの働きが表示されます。
# Said behind it where there may be a keyboard.
help-card-key = カードを選んでBキーを押しても表示できます。
help-options = 選択肢の意味
help-why = なぜそうなったのか？
terms = 用語
# What beats what: the list of suits or cards from the strongest.
order = 強さの順
# Spoken behind the step of it that decides the trick.
order-lit = （今はここで決まります）

## The menu, and what comes after a game

menu = メニュー
menu-table = このテーブル
menu-help = 表示・音・ヘルプ
menu-more = その他
do-again = 新しいゲーム
menu-kept = このゲームは「{ do-lobby }」に残ります
do-restart = この配札をもう一度
do-score = 得点とログ
do-who = 対戦相手
do-rules = ルール
do-share = この配札を共有
do-share-game = このゲームを共有
do-settings = 設定
do-statistics = 成績
do-help = ヘルプ
do-keys = キーボード操作
do-open = ゲームを開く
do-lesson-back = 1つ前に戻る
do-lesson-again = 最初から
do-lobby = ゲーム一覧
do-replay = リプレイを見る
do-picture = 画像を保存
# Opens what can be passed on: the deal, the game, a picture.
do-pass-on = 共有
share-text = 同じ配札で遊べます
share-game-text = このゲームのすべての手を順に見られます
picture-text = 結果の画像
# After a heavy loss.
easier-bots = もっと弱いCPUと対戦：{ $level }
play-again = もう一度プレイ
back-home = ゲーム一覧に戻る
all-games = ゲーム一覧

## Settings

settings = 設定
setting-language = 言語
language-waits = 次のページから、選んだ言語になります。
setting-level = CPUの強さ（次のゲームから）
setting-speed = 速さ
speed-slow = ゆっくり
speed-normal = ふつう
speed-fast = 速い
speed-instant = 一瞬
setting-calls = コールの言葉
setting-theme = 外観
theme-system = 端末に合わせる
theme-light = ライト
theme-dark = ダーク
setting-sound = 音
setting-sounds = 軽く打つ音：カードを出した。こする音：カードを取った。木を2回たたく音：コール。最後は、勝てば弦の音が上がり、負ければ下がります。
setting-vibration = 振動
sound-on = 音をオンにしました
sound-off = 音をオフにしました
setting-colours = 4色のカード
setting-hand = 左利き用（ボタンを左側に）
setting-memory = 広い画面では、まだ見ていないカードと、ほかのプレイヤーが持っていないとわかったスートを表示する（今日の配札では表示しない）
setting-keys = 文字キーと数字キーで操作する
setting-alone = 出せるカードが1枚だけなら自動で出す

## Statistics, and everything as a file

statistics = 成績
no-games = この端末で終わったゲームはまだありません。
count-game = ゲーム
count-level = 強さ
count-played = 対戦数
count-won = 勝ち
count-share = 勝率
count-average = 平均の結果
count-best = 最高の結果
# A button with the points of the best game.
best-game = { $points }点のゲームを見る
# A way of playing that has no name.
way-own = カスタム
# Above rows of the last games, each with a sign.
trends = 最近のゲーム
# Below them: how many of so many were won, and the most in a row of all.
trend = { $game }：最近の{ $n }ゲームで{ $won }勝、最多連勝は{ $run }
trend-level = { $level }：{ $n }回中{ $won }勝
# The next thing within reach; $n: wins in a row, or a level.
goal-record = あと1勝で{ $n }連勝、新記録です。
goal-longest = あと1勝で{ $n }連勝、これまでの最長に並びます。
goal-level = 次の目標：この強さで初勝利：{ $n }
game-for = { $game }（{ $players }人）
percent = { $n }%
# Above the two buttons that follow.
as-a-file = すべてのゲームをファイルで
export = すべてのゲームをファイルに保存
import = ファイルからゲームを読み込む
import-file = 保存したゲームのファイル
imported = 読み込みました：終わったゲーム{ $n }件。
# Below it stands the exact line, in small letters.
not-imported = 何も読み込みませんでした。ファイルの中に正しくないゲームがあります。
not-exported = このブラウザーでは、ページからファイルを保存できません。
not-imported-file = 読み込めません。Rondasのゲームのファイルではありません。
not-imported-kept = 読み込めません。今はこの端末に保存できません。
# How many kept things cannot be understood.
broken = この端末にある{ $n }件のデータが壊れているため、別に取り分けました。保存したファイルにも含まれます。
forget-broken = 壊れたデータを削除
broken-removed = 壊れたデータを{ $n }件削除しました。

## What is kept on the device, and what goes wrong with it

nothing-kept = この端末には何も保存できません。ゲームはこのページを開いているあいだだけ続きます。
storage-away = この端末の保存領域が応答しません。以前のゲームが表示されないことがあります。これからの内容は、このページを開いているあいだだけ残ります。
storage-full = この端末の空き容量がありません。これからの内容は、このページを開いているあいだだけ残ります。
storage-again = 再びこの端末に保存できるようになりました。
# What stands before the facts of a game of which that is so.
unkept = 保存されません
set-aside = この端末に保存した{ $n }件のデータが壊れているため、別に取り分けました。「成績」で確認できます。
# The table of this tab is older than what another tab has kept since.
other-tab = このゲームは別のタブで先に進んでいます。ここでの操作はもう保存されません。
newer = 進んだところから続ける
# The same, told when the table has been left.
other-tab-was = 今のゲームは別のタブで先に進んでいたため、そちらの内容を残します。
read-late = このゲームは以前ここで始めたもので、今ようやく読み込めました。その続きから始まります。
# Another state of the same deal is on the table now.
put-away = ここにあったゲームを片づけました。
bring-back = 元に戻す
# After “New game” in the middle of another one.
game-left = 新しいゲームです。前のゲームは保存してあります。
go-back = 前のゲームに戻る
undo-remove = 元に戻す

## Keys: the first names the keys, the others say what each key does

keys = キーボード操作
# Above the list: whether the letters and digits do anything, as the settings say.
keys-on = 文字キーと数字キーの操作は、設定でオフにできます。
keys-off = 文字キーと数字キーの操作は、設定でオフになっています。
key-names-play = Enter、Space
key-arrows = 手札の中を移動、上のボタンへ移動
key-play = カードを出す
key-digits = 手札の上のボタンを押す、数を選ぶ場面では数字を入力
key-say-table = テーブルの状況を読み上げる
key-say-hand = 手札を読み上げる
key-score = 得点を読み上げて表示する
key-why = なぜ？（直前の出来事を決めたルール）
key-last = 前のトリックを表示
key-pile = トリックの横の公開カードを見る
key-undo = 戻す
key-redo = 進める
key-hint = ヒント
key-sort = 手札を並べ替え
key-again = 新しいゲーム
key-menu = メニュー
key-sound = 音のオン・オフ
key-show-keys = ボタンにキーを表示
key-help = ヘルプ：ゲームの説明と、今すること
key-about = 選んでいるカードの働きを読み上げる

## Rules

why = なぜ？
# A button that shows the clause with this number.
rule = ルール{ $rule }
# Above links to the clauses that a clause mentions, each with what its part is about.
rules-mentioned = 関連するルール
rule-about = { $rule }：{ $title }
# Above the examples of a clause.
examples-of-others = 例（プレイヤーとカードは別のものです）
no-event = まだルールで決まったことはありません。
no-rules = 今はルールを読み込めません。
examples = 例
all-rules = ルール全文

## People at other devices

waiting-for-guests = ほかの人を待っています。
waiting-for-deal = 席に着きました。全員そろうと始まります。
# To a guest; $name: the host, whose device has the game.
host-lost = 接続が切れました。{ $name }に新しいリンクをもらってください。
host-trying = 接続が切れました。{ $name }への再接続を試しています。
host-elsewhere = このテーブルは別のタブで開いています。そちらで続けてください。
host-own = これはあなたが送る招待です。友だちが別の端末で開きます。
host-own-elsewhere = これはあなたが送る招待です。友だちが別の端末で開きます。あなたのテーブルは別のタブで開いています。
own-table = 自分のテーブルに戻る
play-here = ここでプレイ
link-ask = 新しいリンクを頼む
link-wish = { $game }の接続が切れてしまいました。新しいリンクを送ってください。
link-wish-copied = お願いの文をコピーしました。{ $name }に送ってください。
host-goes-on = { $name }が続きを始めます。
host-begins = { $name }が新しいゲームを始めます。
# To a guest who asks the host for another game; $name: the host.
wish-sent = もう一度プレイしたいと{ $name }に伝えました。
host-seeking = ホストのテーブルを探しています。見つかると自動で参加します。
host-unmet = このサイトの待ち合わせ場所につながりません。引き続き試しています。
invitation-damaged = この招待は壊れているか、一部が欠けています。もう一度もらってください。
invitation-old = この招待は別のバージョンのページのものです。両方の端末でページを読み込み直してください。
invitation-used = このリンクは使用済みです。一度テーブルに着いたため、もう使えません。{ $name }に新しいリンクをもらってここで開くと、席に戻れます。
# Of the sheet that says who invites whom to which game.
invitation = 招待
# Above the name of the game.
invited-by = { $name }からの招待
invited-as = テーブルでの名前：{ $name }
# To who only watches.
watching = 観戦中
no-connections = このブラウザーはほかの端末に接続できません。Firefox、Chrome、Safariなど、別のブラウザーをお試しください。
answer = 返事
answer-how = この返事を送り返してください。相手がそれをタップすると、ここでテーブルが開きます。QRコードを相手の端末で読み取ってもらうこともできます。
answer-send = 返事を送る
answer-copied = 返事をコピーしました。チャットに貼り付けてください。
answer-text = 準備できました！このリンクをタップすると始められます。
answer-picture = 返事のQRコード
answer-passing = この端末のテーブルに返事を渡しています…
answer-passed = この端末のテーブルに返事が届きました。このページは閉じてかまいません。
answer-passed-else = 何も起こらないときは、このコードをテーブルに貼り付けてください：
answer-done = 接続中…
answer-own = これは招待です。返事は相手の端末に表示されます。
answer-nobody = この返事は、いま表示されているリンクへのものではありません。このリンクを送り、それへの返事を使ってください。
answer-version = 相手の端末のページは別のバージョンです。両方で読み込み直してください。
answer-damaged = これは返事ではないか、一部が欠けています。
answer-of-guest = ここに貼り付けるか、QRコードをカメラで読み取ることもできます。
let-in = 参加を許可
invite-link = 友だちにリンクを送るか、QRコードを読み取ってもらってください。
# Where the site has a meeting point.
invite-link-alone = 友だちにリンクを送るか、QRコードを読み取ってもらってください。相手側でテーブルが自動で開き、同じリンクであとから戻れます。
invite-answer = 友だちから返事のリンクが届いたら、タップしてください。
invite-watcher = 観戦者を招待する
watcher = 観戦者
invitation-send = リンクを送る
invitation-new = 新しいリンク
invitation-copied = リンクをコピーしました。
invitation-text = { $game }で遊ぼう！このリンクを開いて、そこに出るリンクを送り返してね。
invitation-text-alone = { $game }で遊ぼう！このリンクを開くとテーブルに着けます。
qr-code = QRコード
# What a link is called where it is sent to.
invitation-title = { $name }から{ $game }への招待
invitation-coming = リンクを用意しています…
invitation-picture = { $name }のリンクのQRコード
is-here = { $name }がいます。
is-away = { $name }は席を外しています。
is-back = { $name }が戻りました。
away = 離席中
# Beside the name of somebody who is away.
stood-in = CPUが代行中
# Beside a name, before the game.
is-there = 着席
not-yet = まだ来ていません
invite-again = もう一度招待
is-person = { $name }はCPUではなく人です。
bot-instead = { $name }の席をCPUに任せる
bot-plays = 誰かが来るまでCPUが代わりに入ります。
bot-plays-for = { $name }の代わりにCPUが入ります。
bot-asking = { $name }の代わりにCPUが入ってよいか、ほかの人に聞いています。
bot-asked = { $name }は席を外しています。その間CPUが代わりに入りますか？
bot-agree = CPUを入れる
honest-note = カードは誰にも選べません。どの端末もシャッフルに加わり、終わったあとに確かめます。ただし、ゲーム中はこの端末にすべてのカードがあります。信頼できる人の端末を使ってください。
guest-flood = { $name }の端末から一度に多く届きすぎました。もう一度招待してください。
guest-failed = { $name }の端末につながりませんでした。両方とも同じネットワークにありますか？新しいリンクを用意しました。
guest-unreached = { $name }の端末につながりませんでした。両方とも同じネットワークにありますか？引き続き試しています。
guest-unmet = このサイトの待ち合わせ場所につながりません。つながるまでは、返事を手で渡してください。
guest-version = { $name }の端末のページは別のバージョンです。両方で読み込み直してください。
refused-version = ホストのページは別のバージョンです。両方の端末で読み込み直してください。
refused-act = 今はできません。
refused-taken = この席には別の人がいます。ホストに新しいリンクをもらってください。
refused-flood = 一度に多く送りすぎました。新しいリンクをもらってください。
refused-garbage = 接続から理解できないものが届きました。
refused-left = テーブルは閉じられました。
said-by = { $name }：{ $text }
do-people = 招待
do-phrases = ひとこと言う
phrase-hello = こんにちは！
phrase-well-played = お見事！
phrase-thanks = ありがとう！
phrase-moment = 少し待ってください。
phrase-again = もう一度遊びませんか？
phrase-bye = さようなら！
deal-holds = 配札は公正でした：誰もカードを選べませんでした。
deal-checking = 配札を確かめています…
deal-unseen = カードは記録と合っています。この端末は配ることに加わっていないか、その控えがもうないので、公正だったかどうかは言えません。
deal-fails = 配札は公正ではありませんでした。カードが、配る前に各端末が出したものと合いません。

## Sharing

link = リンク
deal-of = { $game }の配札
game-of = { $game }のゲーム
deal-copied = この配札へのリンクをコピーしました。
game-copied = このゲームへのリンクをコピーしました。
picture-saved = 画像を保存しました。
picture-deal = 配札 { $code }
picture-best = いちばんの一手
picture-end = 決着
picture-swing = 最大の得点差：{ $points }
picture-last = 最後の決め手
picture-bots = 同じ手札・同じ席のCPU
# A button beside a link or a text that is shown to be copied, and what is said where that fails.
copy = コピー
copy-yourself = このブラウザではページからコピーできません。文字は選択されているので、ご自分でコピーしてください。

## The deal of the day

day-today = 今日の配札
# An address with a day that is none, one before the first deal, and one that is still to come.
day-unknown = そのような日はありません：{ $date }
day-early = { $date }の配札はありません。最初は{ $first }です。
day-late = { $date }の配札はまだです。
# Before the facts of the game, in the bar; $date is short.
day-mark = { $date }の配札
day-mark-free = 練習、{ $date }
# At the table before the first card.
day-serious = { $date }の配札：本番です。「戻す」とヒントは使えません。
day-without = 本番では、「戻す」とヒントは使えません。
day-is-free = { $date }の配札：練習なので、記録には入りません。
# At the end.
day-was-free = { $date }の配札の練習でした。記録には入りません。
day-done = { $date }の配札でした。
# $game: the one whose deal and question tomorrow's are.
day-tomorrow = 明日：{ $game }
# Above the deals of that day that are not of the day's game.
day-others = ほかのゲームの今日の配札
day-done-later = { $date }の配札を、あとの日に遊びました。
day-was-given = 本番はあきらめました。
day-run = { $n ->
        [1] 連続記録の1日目
       *[other] { $n }日連続
    }
# Over the points that were made of the same cards: the person's, and those of bots in the person's seat.
day-with = 同じ手札・同じ席での得点
day-yours = あなたの本番
day-this-free = 今回の練習
day-by-bot = CPU（{ $level }）
# In the place of its points.
day-plays = プレイ中
# A friend's link leads to the deal, with the friend's result; it is damaged; both have played. $by: as “16 points”.
day-friend-name = 友だち
day-friend = 友だちがこの配札を遊びました。あなたの結果のあとで、両方の結果を見られます。
day-friend-damaged = このリンクの友だちの結果は壊れています。配札は同じです。
day-friend-ahead = 友だちより{ $by }上です。
day-friend-behind = 友だちが{ $by }上です。
day-friend-even = 友だちと同じです。
day-free = 練習する
day-go-on = 練習を続ける
# The game of the serious try, step by step.
day-see = ゲームを見る
day-once-more = もう一度練習する
do-share-day = 結果を共有
do-give-up = 本番をあきらめる
day-give-up = 本番をあきらめますか？
day-given-up-for-good = 結果なしで終わり、やり直しはできません。そのあとは、この配札で何度でも練習できます。
day-play-on = 続ける
day-ask = 全員に同じ札が配られます。本番は一度だけです。「戻す」とヒントは使えず、結果が残ります。
day-differs = この配札はふだんと違います：{ $each }。
day-ask-later = もう過ぎた日なので、連続日数には数えません。
day-begin = 本番を始める
# The text that is passed on, in lines.
day-shared = Rondas 日替わりの配札：{ $game }、{ $date }
# $points: as the game counts them, such as “94 points” or “7 tricks”.
day-shared-won = { $points }で勝ち
day-shared-lost = { $points }、勝てず
day-shared-bots = 同じ手札のCPU：{ $each }
day-copied = 結果をコピーしました。
# Below a question of the day.
day-tile-done = 今日の配札：済み
# Below today's deal on the front page: how it went, or how that of yesterday did. $points: a number.
front-deal = { $state ->
        [won] { $points }で勝ち
        [lost] { $points }、勝てず
        [begun] 途中
        [given] あきらめました
       *[open] まだ遊んでいません
    }
front-deal-before = { $state ->
        [won] 昨日：{ $points }で勝ち
        [lost] 昨日：{ $points }、勝てず
        [begun] 昨日：途中
        [given] 昨日：あきらめました
       *[open] まだ遊んでいません
    }
front-go = { $kind ->
        [over] 結果
        [begun] 続ける
        [puzzle] 答える
       *[other] プレイ
    }
front-won = { $n }回中{ $won }勝
# The same: how the last one went, and by how many points; `even` where it was not by points.
front-last = { $state ->
        [won] 前回：{ $by }差で勝ち
        [won-even] 前回：同点で勝ち
       *[lost] 前回：{ $by }差で負け
        [lost-even] 前回：同点で負け
    }
# The calendar of these deals. Weeks begin on a Sunday (0), a Monday (1) or a Saturday (6).
do-days = カレンダー
week-begins = 0
diary-back = 前の月
diary-next = 次の月
# How a day went, behind its date.
diary-open = まだ遊んでいません
diary-begun = 途中
diary-given = あきらめました
diary-empty = { $kind ->
        [puzzle] 毎日1つの局面。最善の答えは1つです。最初の答えが記録されます。
       *[other] 毎日1つの配札。全員が同じカードです。最初の挑戦が採点されます。
    }
diary-legend = 数字は結果で、勝った日は塗りつぶされます。「…」は途中、「–」はあきらめた日です。
diary-run = 連続日数
diary-longest = 最長の連続日数

## The question of the day

puzzle-today = 今日の問題
# Below today's question on the front page: how the answer was, or that of yesterday.
front-question = { $state ->
        [won] 正解
        [second] 二度目で正解
        [lost] もっとよい手がありました
       *[open] まだ答えていません
    }
front-question-before = { $state ->
        [won] 昨日：正解
        [second] 昨日：二度目で正解
        [lost] 昨日：もっとよい手がありました
       *[open] まだ答えていません
    }
puzzle-early = { $date }の問題はありません。最初は{ $first }です。
puzzle-late = { $date }の問題はまだです。
# Above the table.
puzzle-mark = { $date }の問題
# Somebody comes back to a question.
puzzle-was-right = この問題には前に答えました。最初の答えは正解でした。
puzzle-was-second = この問題には前に答えました。二度目で正解でした。
puzzle-was-wrong = この問題には前に答えました。最初の答えよりよい手がありました。
# Of the questions that were answered last.
puzzle-of-last = 直近{ $n }問中{ $right }問正解
puzzle-shared = Rondas 日替わりの問題：{ $game }、{ $date }
# In the calendar: of one day, and over two numbers.
puzzle-open = まだ答えていません
puzzle-won = 正解
puzzle-second = 二度目で正解
puzzle-lost = もっとよい手がありました
puzzle-answered = 解答数
puzzle-right = 一度で正解
puzzle-days = 日替わりの問題
diary-kind = 種類
diary-kind-daily = 日替わりの配札
diary-kind-puzzle = 日替わりの問題
diary-today = { $kind ->
        [puzzle] 今日の問題に答える
       *[daily] 今日の配札で遊ぶ
    }

## A list of records, shown one after another

# A link to such a list, where there is room for one only.
one-of-list = これは複数の記録のリストです。ここで開けるのは1つだけです。
course-back = 戻る
course-skip = とばす
course-next = 次へ
course-finish = 結果を見る
# At the end.
course-over = これで終わりです
course-result = { $of }問中{ $right }問、最初の答えで正解しました。
course-all = { $n }つすべて見ました。
# How each of them went.
course-right = 正解
course-wrong = もっとよい手がありました
course-open = 未解答
course-seen = 見ました

## Games from elsewhere, and step by step

open-help = ゲームへのリンクか記録をここに貼り付けてください。ファイルを選ぶか、ページにドロップしてもかまいません。
# Above games that have ended on this device.
open-latest = 最近のゲーム
link-or-record = リンクまたは記録
link-damaged = このリンクは壊れているか、途中で切れています。
too-large = ゲームの記録としては大きすぎます。
file-unread = このファイルを読み込めません。
not-a-game = ゲームへのリンクでも記録でもありません。
open-it = 開く
choose-file = ファイルを選ぶ
file-to-open = 開くファイル
played-by = プレイヤー：{ $names }
# The same, where the person has played.
played-with = あなたと{ $names }
whose-view = 表示
all-hands = 全員の手札
as-seen-by = { $name }の視点
as-you-see = あなたから見えるもの
play-on = ここからプレイ
# Below that button.
play-on-how = この場面から、手番の人か選んだ視点の人として新しく始めます。記録には入りません。
steps = 1手ずつ再生
step-first = 最初へ
step-back = 戻る
step-next = 次へ
step-last = 最後へ
step-count = { $n }/{ $of }
viewer-run = 自動再生
viewer-stop = 停止
more-controls = その他
ask-play = あなたなら何を出しますか?
ask-lead = あなたのリードです。
ask-turn = あなたの番です。
ask-first = 最初の答えが記録されます。まちがえても、あと一度だけ選べます。
ask-choose = 答えを選んでください。
ask-judging = 判定しています…
ask-right = 正解です。
ask-right-second = 二度目で正解です。
ask-wrong = もっとよい手があります。
ask-false = 違います。
# Behind that after a first wrong answer, a button, and signs on cards, which are short.
ask-nudge = もっとよい手があります。
ask-nudge-suit = このスートの別のカードのほうがよい手です。
ask-nudge-other = ここでは別のスートのほうがよい手です。
ask-second = あと一度だけ選べます。
ask-solve = 答えを見る
ask-mark-played = 試した
ask-mark-better = よりよい
ask-mark-right = 正解
ask-not-allowed = 出せません。
depends = この手が許されるかどうかは、示されていない札によります。

## How somebody has decided in a game

do-review = 自分のプレイを振り返る
# In that button after a loss, when the costliest decision is found, and below it: the chances of winning.
review-costliest = いちばん響いた一手を見る
review-mistake = 勝つ見込み：{ $best }%から{ $chance }%に
review-title = 振り返り
review-whose = 誰の決定か
review-of = { $name }の決定
# The same of the person's own.
review-yours = あなたの決定
# To the sheet at the end of the game.
review-back = 結果に戻る
back-to-statistics = 成績に戻る
back-to-editor = エディターに戻る
# At the end of a game that was tried again from a moment.
back-to-review = 振り返りに戻る
review-begin = 振り返る
review-judging = 決定をひとつずつ検討しています…
# $n decisions were judged, $moments of them, three at the most, are shown below.
review-costly = { $name }の{ $n }回の判断のうち、損が大きかったのは次の{ $moments }回です。
review-costly-yours = あなたの{ $n }回の判断のうち、損が大きかったのは次の{ $moments }回です。
review-fine = 決定{ $n }回のうち、大きな損はありませんでした。
# The same of the person's own.
review-fine-yours = あなたの決定{ $n }回のうち、大きな損はありませんでした。
# Behind that: the viewer shows the moment at which the chance changed most.
review-decided = 勝負が決まったのはここです：勝つ見込みが{ $before }%から{ $after }%になりました。
review-none = 決めることはありませんでした。
review-failed = 振り返りを最後までできませんでした。
review-blind = 見えないカードではなく、その時点でわかることだけで判定しています。
# What would have been better instead of what, as buttons and cards are called.
review-rather = 選んだ手：{ $chosen }。よりよい手：{ $better }
review-cost = 勝つ見込み：{ $best }%が{ $chance }%に
review-curve = 決定ごとの勝つ見込み：最初は{ $first }%、最後は{ $last }%。
# Over a list that is only read aloud.
review-values = 勝つ見込み
# $place: where in the game.
review-value = { $place }：{ $n }%
review-again = ここからもう一度
# Below that button.
review-again-how = この時点から同じカードでやり直します。記録には入らず、最後に両方の結果が出ます。
# In the place of "review-again", while another moment of the game is shown.
review-there = この場面に戻る
# What stands before the facts of a game that is tried again from a moment.
second-try = やり直し
from-position = 途中から
# At the end of a game that was tried again from a moment: the person's points, in figures.
tried-again = 前回は{ $before }、今回は{ $now }でした。
# Tags on two cards of the hand: the one that was played, and the one that would have been better.
review-chosen = 実際
review-better = 最善

## The people whom bots play

who-plays = 対戦相手
# All whom bots play, by their manners.
everybody = 対戦相手の一覧
# What the place of somebody is for, read aloud.
about-player = { $name }について
# Where a game was kept by an older version.
nobody-known = このプレイヤーについては何もわかりません。
plays-at = 強さ：{ $level }
# Where that level follows the person's results.
plays-at-follow = 強さ：{ $level }（成績に合わせています）
# How somebody plays whose manner is not told by the game.
manner-steady = 堅実：いつもいちばん良さそうな手を選びます。
# What each of them says, in the order of the names above.
is-amina = 「いちばん良いカードは、まだ手の中にあるカードです」
is-bruno = 「強いカードは、出すためにあるんだ」
is-carmen = 「カードじゃなくて、私の目を見て」
is-driss = 「始めたことは、最後までやる」
is-elena = 「カードを数えて、笑顔を忘れずに」
is-farid = 「いいカード？　なんのことだい」
is-gloria = 「見物に来たんじゃないのよ」
is-hamza = 「まずは低いカードから。あとはそれから」
is-ines = 「計画があるの。変えないわ」
is-jamal = 「良い勝負に、急ぎは無用」
is-khadija = 「上から始めれば、みんな見てくれる」
is-lucia = 「しばらく安心させておくの」
is-mario = 「この前は、これでうまくいった」
is-nadia = 「どのカードにも、出番があります」
is-omar = 「小さく始めて、損をした人はいない」
is-pilar = 「昔からずっと、このやり方よ」
is-rachid = 「勇気に、お金はかからない」
is-salma = 「最後に決めるのは私」
is-tomas = 「何が来るかわからないから、高いカードは残しておくよ」
is-yusuf = 「耳を澄ませば、カードが教えてくれる」
# What a bot says at the end of a game, by its manner: when it has won, and when a person has.
wins-bold = { $how ->
        [near] 「こんな接戦、好きですよ」
        [clear] 「最初から最後まで一直線でした」
        [more] 「攻めて、また攻める」
       *[other] 「いつもどおり、まっすぐに」
    }
wins-careful = { $how ->
        [near] 「少しの辛抱で、ぎりぎり足りました」
        [clear] 「一枚ずつ、積み重ねです」
        [more] 「いい札は後に取っておきました」
       *[other] 「待つのも手のうちです」
    }
wins-sly = { $how ->
        [near] 「見せていたよりも、接戦でした」
        [clear] 「ずっと違うほうを見ていましたね」
        [more] 「半分は顔で勝ちました」
       *[other] 「気づかなかったでしょう？」
    }
wins-steady = { $how ->
        [near] 「いい勝負でした。誰が勝ってもおかしくなかった」
        [clear] 「この一局はいただきました」
        [more] 「一手ずつ、堅実に」
       *[other] 「いい勝負でした。ありがとう」
    }
wins-stubborn = { $how ->
        [near] 「ぎりぎりでしたが、作戦どおりです」
        [clear] 「ほら、作戦どおりでしょう」
        [more] 「何も変えずに、正解でした」
       *[other] 「最初から最後まで、同じ作戦です」
    }
loses-bold = { $how ->
        [more] 「いい一撃でした。もう一勝負！」
       *[other] 「今日は力負けです。もう一回！」
    }
loses-careful = { $how ->
        [more] 「いい札を出すのが遅すぎました」
       *[other] 「待ちすぎました。お見事です」
    }
loses-sly = { $how ->
        [more] 「次はあまり笑わないことにします」
       *[other] 「すっかり読まれていましたね」
    }
loses-steady = { $how ->
        [more] 「見事な勝ちです。もう一局どうですか」
       *[other] 「お見事。勝って当然です」
    }
loses-stubborn = { $how ->
        [more] 「作戦はよかったのに、カードが悪かった」
       *[other] 「次はうまくいきます」
    }

## The editor of positions

do-compose = 局面を作る
do-compose-this = この局面を編集
compose-page = 局面エディター
compose-cards = カード
compose-cards-how = 場所を選んでから、そこに置くカードをタップします。どこにも置かないカードは未知のままです。
compose-places = 場所
compose-tray = 残りのカード
compose-card = { $card }、{ $place }
compose-free = 未配置
# On a button: so many cards that are not known.
compose-unknown = 不明{ $n }枚
compose-count = { $n } / { $of }
compose-next = カードの行き先：{ $place }（{ $n } / { $of }）
place-hand-of = { $name }の手札
place-pile-of = { $name }の取り札
place-trick = 場のトリック
place-table = 場札
place-turned = 表向きのカード（最新が最後）
place-stock = 山札（上から順）
place-turn = 手番
place-dealer = ディーラー
place-leader = リーダー
place-hand = 何ラウンド目か
place-round = 何ラウンド目か
place-scores = 得点
place-tricks = 獲得したトリック
place-bids = ビッド
place-points = 終わったラウンドの点
place-game = 何ゲーム目か
place-cards = 各自の手札の枚数
place-batch = 何回目の配りか
place-piles = 取り札の枚数
place-last = 最後に取ったプレイヤー
place-fresh = 出されたばかりのカード
place-said = 宣言
value-none = なし
value-ronda = ロンダ
value-rondas = ロンダ2組
value-tringa = トリンガ
compose-facts = 局面の詳細
compose-facts-how = 空欄は通常の値になります。
compose-usual = 通常どおり
compose-players = プレイヤー数
compose-name = 名前：{ seat }
compose-words = あなたの文章
compose-title = タイトル
compose-at =
    { $n ->
        [0] 最初
       *[other] { $n }手目のあと：{ $what }
    }
compose-note = メモ
compose-ask = ここで読者に聞く：何を出しますか
compose-ask-unseen = ここでは質問できません。手番がないか、手札が未知です。
compose-best = 正解
compose-best-how = 選ばなければ、Rondas が答えを判定して理由を述べます。
compose-right = 「{ ask-right }」のあとの文
compose-wrong = 「{ ask-wrong }」「{ ask-not-allowed }」のあとの文
compose-each-wrong = 間違いの答えごとの文
compose-view = 読者に見えるもの
compose-view-free = 読者が選ぶ
compose-start = 見せ始め
compose-end = 見せ終わり
compose-out = 読者へ
compose-see = 読者の画面で見る
compose-copy-link = リンクをコピー
compose-link-copied = リンクをコピーしました。
compose-copy-line = ページ用の行をコピー
compose-line-copied = 行をコピーしました。
compose-line-link = 局面を開く
compose-save = ファイルに保存
compose-open-how = リンク、行、ファイルはここに貼り付けたりドロップしたりもできます。
compose-taken = 読み込みました。元に戻すと下書きに戻ります。
compose-whole = 配札からのゲームなので、カードは決まっています。別の手を指し、文章を書き、始まりを選べます。
compose-unseen = 未配置のカードを出す
compose-play = 出す
compose-undo = 元に戻す
compose-redo = やり直す
compose-cut = ここから後の手を消す
compose-new = 最初から作る
compose-people = プレイヤー
compose-moves = 手順
compose-moves-how = 盤上のカードをタップすると、そのカードを出します。別の手にすると、その後の手が入れ替わります。
compose-row = 列の名前
# The characters that the name can have.
compose-row-how = 文字、数字、空白
compose-row-add = 列を追加
compose-row-out = 選んだ列を消す
compose-steps-how = カードを別の場所へドラッグするか、カードを選んでから場所の名前を選びます。1回が1手順です。
compose-step-named = 表にすると
compose-say = 言葉
compose-say-add = 言葉を追加
compose-choices = 言葉での答え（1行に1つ）
compose-go-there = そこへ移動
compose-missing = { $place }：未入力です。この局面には必要です。
compose-full = { $place }：{ $n }枚ありますが、入るのは{ $of }枚です。{ $why }
compose-full-hand = 手札は、残りの手番の数だけあります。
compose-full-trick = トリックの最後のカードは手として出します。
compose-full-table = それより多くは置けません。
compose-full-turned = それより多くは表になりません。
compose-full-stock = ほかのカードは配られたか、出されています。
compose-text = テキスト
compose-text-how = 同じ局面を、人にもプログラムにも読める形にしたものです。ここで直すか、別のものを貼り付けます。
compose-to-lesson = レッスンに追加
compose-to-part = レッスンの{ $n }番に戻す
compose-lesson = あなたのレッスン
compose-lesson-how = いくつかの局面を順に、一つのアドレスで見せます。この端末に保存されます。
compose-lesson-link = レッスンを開く
compose-lesson-has = レッスンの{ $n }番に入れました。
compose-lesson-full = レッスンの局面は{ $n }個までです。
compose-lesson-taken = レッスンを読み込み、前のものと入れ替えました。
compose-part-up = 上へ
compose-part-edit = 編集
compose-part-out = 外す
compose-part-label = { $what }：{ $n }番
compose-part-gone = { $n }番を外しました。
