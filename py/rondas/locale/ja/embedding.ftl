### Rondas on other people's pages: what embed.js says there, and embedding.html, which explains it
### to the owners of those pages. Code stays as it is in every language. Visitors are those who read
### such a page, and play on it.

## embed.js. $number is the number of a clause, $title the name of a game.

example = 例 { $number }
finished-game = 終わったゲーム
play = プレイ
learn = 2分で覚える
answer = 答える
watch = 見る
learn-title = 2分で覚える：{ $title }
made-title = { $title }を一手ずつ
failed = テーブルを読み込めませんでした。サイトが応答していないか、どちらかのサイトがここでの表示を許可していません。
bad-value = { $name }は「{ $value }」にできません。使える値：{ $known }
bad-example = 例 { $number } はありません。
bad-text = この記録はJSONではありません：{ $why }
moment = ゲームの一場面
open-there = 元のページで開く
more = その他
close = 閉じる
copy-link = リンクをコピー
copy-line = ページ用の一行をコピー

## The top of embedding.html

page-title = 自分のページにRondasを
page-description =
    .content = HTMLを1行書くだけで、カードゲームのテーブル、ルールの例、終わったゲームを自分のページに載せられます。
page-heading = 自分のページに載せる
page-intro = ルールは、遊んでみるのがいちばんよくわかります。HTMLを1行書くだけで、カードゲームのテーブル、ルールの例、終わったゲームを文章の中に載せられます。
contents =
    .aria-label = このページの内容
copy = コピー
copied = コピーしました

## A table

table-title = テーブル
table-once = まず、ページのどこかに一度だけ：
table-line = 次に、テーブルを置きたい場所に：
table-still = クリックやタップをするまでは、ただの画像です。画面に入る直前までは何も読み込まず、Pythonはクリックのあとに読み込みます。

## Write your line

maker-title = 埋め込み用の1行を作る
maker-what = 載せるもの
maker-table = テーブル
maker-daily = 今日の配札
maker-puzzle = 今日の問題
maker-lesson = レッスン
maker-example = ルールの例
maker-record = 終わったゲーム
maker-own = 自分の局面や質問の行は、<a data-l10n-name="compose">エディター</a>が書きます。
maker-game = ゲーム
maker-players = 人数
maker-names = プレイヤーの名前（コンマで区切る）
maker-many = 名前がプレイヤーの人数より多くなっています。
maker-level = CPUの強さ
maker-level-own = 訪問者の設定に従う
maker-level-easy = よわい
maker-level-medium = ふつう
maker-level-hard = つよい
maker-seed = 配札コード（同じコードなら同じカードが配られます）
maker-clause = 例
maker-find = 言葉か番号で例を探す
maker-nothing = その言葉のある例はありません。
maker-width = 試す幅
maker-width-page = このページの幅
maker-link = ゲームへのリンクまたは記録
maker-review = 決定を振り返るプレイヤー
maker-review-none = なし
maker-wrong = ゲームへのリンクでも、コードでも、記録でもありません。
maker-seat = 席{ $n }
maker-colours = 配色
maker-colours-own = ページに合わせる
maker-colours-light = ライト
maker-colours-dark = ダーク
maker-accent = アクセントカラー
maker-accent-own = ゲームの標準
maker-accent-green = 緑
maker-accent-rust = さび色
maker-accent-violet = 紫
maker-accent-teal = 青緑
maker-start = クリックなしで始める
maker-storage = ゲームを保存する
maker-element = 要素として：
maker-frame = スクリプトを使えないサイトでは、フレームだけを置けます。高さは自分で決めてください：
maker-poster = アドレスに<code>poster=1</code>を付けると、フレームはタップされるまで画像だけを表示します。

## A lesson

lesson-title = レッスン
lesson-about = 要点を1つずつ学ぶ短い場面を、訪問者が自分でプレイします。2分で遊び方がわかります。<code>at="3"</code>と書くと、3つ目から始まります。

## An example of a rule

example-title = ルールの例
example-about = <a data-l10n-name="rules">ルールブック</a>のどのルールにも、変わることのない番号と、少なくとも1つの例があります。それぞれの例の下に、その例を載せるための1行があります。

## A question every day

puzzle-title = 毎日の問題
puzzle-about = 強いCPUどうしのゲームから、はっきり最善の手がある場面を出します。問題は全員に共通で、毎日新しくなります。

## A position of the owner's own

compose-title = 自分の局面
compose-about = エディターでは、カードをクリックして置き、テーブルの上で手を進め、それぞれにメモや質問を書けます。リンク、ページ用の行、画像、ファイルができます。

## A finished game

record-title = 終わったゲーム
record-about = ゲームが終わったら、「このゲームを共有」でリンクが手に入ります。<code>#record=</code>のあとがゲームのコードです。記録全体を文字のままページに載せることもできます。そうすれば、人も検索エンジンも読めます。
record-more = <code>move="17"</code>と書くと、その手から始まります。<code>record</code>の代わりに<code>play="CODE"</code>と書くと、訪問者は途中のゲームの続きをプレイできます。<code>review="0"</code>と書くと、最初のプレイヤーの決定を振り返ります。

position-about = わかっているカードだけを書きます。ほかのカードは裏向きのままです。<code>play</code>にはそこからの手、<code>view</code>にはカードが見える席を書きます。
names-about = <code>names="Ana,Ben"</code>で、テーブル、局面、記録のプレイヤーに名前を付けられます。
position-record = 記録として書くと、名前、メモ、問題も付けられます。読者はプレイして問題に答えます：
list-about = 複数の記録を角括弧で囲み、コンマで区切ると、レッスンになります。読者は順に答え、最後に何問正解したかを見ます。

## Any other card game

any-title = ほかのどんなカードゲームでも
any-about = このサイトのゲームは4つですが、ほかのゲームのカードも見せられます。カードの種類、手札、トリック、取り札、名前をつけた列を置けます。手順はカードを動かすだけで、禁止はありません。説明はご自分の言葉で書けます。
any-packs = <code>pack</code>は<code>french-52</code>、<code>french-36</code>、<code>french-32</code>、<code>spanish-40</code>、<code>spanish-48</code>、<code>baronda</code>のどれかです。フランス式とスペイン式は、後ろに<code>+2</code>を付けるとジョーカーが2枚加わります。
any-cards = カードは数とスートで書きます。フランス式のスートは<code>S H D C</code>（スペード、ハート、ダイヤ、クラブ）で、<code>AS TH 9D 2C</code>のようになります。スペイン式は<code>O C E B</code>（金貨、聖杯、剣、棍棒）で、<code>1O 12C 7E 11B</code>のようになります。Barondaの色は<code>R B G Y</code>で、<code>5R</code>のほか、<code>PASS</code>と<code>NAGA</code>があります。<code>?9</code>は分からないカード9枚です。
any-steps = 手順は<code>play</code>に、コンマで区切って書きます。最初は席で、<code>*</code>はだれでもないことを表します：<code>0 play KS</code>、<code>0 play KS to run</code>、<code>0 take KS 7H</code>、<code>0 draw</code>、<code>* move KS QS from hand0 to run</code>、<code>* turn 3C</code>、<code>0 say I pass</code>、<code>0 score 12</code>。
any-editor = エディターで作る
any-scopa = スコパ：合計で取る
any-briscola = ブリスコラ：切り札
any-hearts = ハーツ：カードを渡す
any-skat = スカート：トリックを数える
any-gin = ジン：メルド
any-klondike = クロンダイク：列を動かす
any-truco = トルコ：カードの強さの順
any-cribbage = クリベッジ：点数を尋ねる

## Before it is opened

closed-title = 開く前の見た目
closed-about = 例、局面、局面から始まる記録は、そのカードを見せます。要素の中に何かを置くと、代わりにそれが表示され、印刷もされます。スクリプトが動かない場所でもそれが見え、リンクからテーブルへ行けます：
closed-own = 終わったゲームと、当サイトのゲームの局面で後の場面は、そのゲームのカードを見せます。場面そのものの画像にするには、エディターで「画像を保存」を選び、ファイルを自分のサイトに置いて、上のように要素の中に書きます。そうすれば、開かれるまでほかのものは読み込まれません。
closed-wiki = エディターが知らない要素を消してしまうときは、クラス<code>rondas</code>を付けたリンクかdivを書きます：
closed-link = このようなページへのリンクは、チャットではカードの画像付きで表示され、WordPressではテーブルになります：

## A plain frame

frame-title = フレームだけを置く
# What is read aloud of the frame below.
frame-game =
    .title = Rondaのテーブル

## Looks and height

looks-title = 配色と大きさ
looks-language = テーブルは、まわりの文章と同じ言語で表示されます。選ぶには、<code>lang</code>を<code>en</code>、<code>fr</code>、<code>es</code>、<code>ar</code>、<code>ja</code>のどれかにします。
looks-theme = テーブルの明暗は、あなたのページに合わせて変わります。自分で選ぶには、<code>theme</code>を<code>light</code>、<code>dark</code>、<code>auto</code>のどれかにします。ゲームの途中でも変えられます。アクセントカラーはスタイルシートで指定します。読みにくい色のときは、自動で明るさを調整します：
looks-size = テーブルは、置いた場所の幅いっぱいに広がり（280ピクセル以上）、高さは自動で決まります。高さを自分で決めるには、スタイルシートで指定します。<code>display: block</code>にしておくと、スクリプトが読み込まれたときに文章がずれません：<code>rondas-table {"{"} display: block; height: 600px {"}"}</code>。そのほかの属性はページのパラメーターです：<code>players</code>、<code>seat</code>、<code>seed</code>、<code>bots</code>、<code>speed</code>、そしてゲームの各オプション（オプション名で指定）。
looks-heights = 閉じたテーブルの高さは絵の高さです。狭い場所では322ピクセル、広い場所では幅の5分の3、最大504ピクセルです。開くと下にだけ広がります。読み込み中に文章が動かないように、<code>style</code> の付いた行をそのままコピーしてください。

## All attributes, in a table

attributes-title = すべての属性
attributes-about = 知られていない属性は何もしません。ありえない値は、テーブルを開いたときにその場所で、その言語で示されます。
attributes-name = 属性
attributes-without = ないとき
attributes-meaning = 意味
without-lobby = 見る人が選ぶ
without-fewest = 最少の人数
without-none = –
without-new = 毎回新しいもの
without-visitor = 見る人の設定
without-rules = ルールのとおり
without-today = 今日
without-start = 最初
without-all = 全員の手札
without-shown = 表示する
without-touch = 触れてから
without-off = 何も残さない
without-text = 周りの文章の言語
without-own = ゲームの名前
attribute-game = このゲームのテーブル
attribute-players = プレイヤーの人数
attribute-seat = 見る人の席（0から数える）
attribute-seats = どこに誰が座るか：同じ画面の人とボット
attribute-names = 席の順のプレイヤーの名前
attribute-seed = 配札コード：同じコードなら同じカード
attribute-bots = ボットの強さ：easy、medium、hard
attribute-speed = カードの速さ：slow、normal、fast、instant
attribute-option = ルールにある名前で書くゲームの設定
attribute-lesson = ゲームのレッスン
attribute-at = レッスンを始める項目
attribute-daily = 今日の配札
attribute-puzzle = 今日の問題
attribute-date = 配札や問題の日付
attribute-example = ルールの例。番号の後の/2は2番目の例
attribute-record = 一手ずつ見る終わったゲーム
attribute-move = 表示する手
attribute-view = 手札が見える席
attribute-review = 判断を見直す席
attribute-play = この記録の終わりから続けるテーブル
attribute-position = 自分で作った局面
attribute-keys = 局面のカード。名前はゲームごとに違う
attribute-controls = テーブルと注だけ。例でも使える
attribute-start = 見えたら始まる
attribute-storage = 途中のゲームを端末に残す
attribute-theme = light、dark、auto（ページと同じ）
attribute-lang = 言語
attribute-title = 絵の下の名前

## What is loaded, and when

loaded-title = いつ、何を読み込むか
loaded-when = いつ
loaded-what = 何を
loaded-size = 圧縮後のサイズ
loaded-page = あなたのページと一緒に（表示を遅らせません）
loaded-near = テーブルが画面に入る直前
loaded-click = クリックのあと
loaded-picture = ゲームの画像
loaded-table = フレームの中のページとカード
loaded-engine = Pythonで書かれたルールエンジン（例では不要）
size = { $unit ->
        [mb] { $n } MB
       *[kb] { $n } KB
    }
size-up-to = 最大{ size }
loaded-storage = すべてこのサイトだけから読み込みます。<code>storage</code>を付けると、1つのテーブルで読み込んだものを次のテーブルでも使えます。付けないとブラウザーにほとんど残らないため、プレイするテーブルごとにすべてを読み込み直します。

## What the frame cannot do

safe-title = テーブルにできないこと
safe-frame = フレームには<code>sandbox="allow-scripts"</code>が付いています。訪問者が望んだときに、リンクを新しいウィンドウで開くことと、画像を保存することはできます。あなたのページ、Cookie、保存データを読むこと、訪問者を別のページに移すこと、ダイアログを開くこと、フォームを送ることはできません。<code>storage</code>がなければ何も保存しません。テーブルはオリジンを持たず、例、記録、問題では保存場所が閉じています。付けた場合、途中のゲームはこのサイトの名前で訪問者の端末に保存されます。
safe-page = あなたのページに伝わるのは、ゲームを見ている人なら誰にでも見えることと、ゲーム終了時の記録だけです。ページから変えられるのは、フレームの配色だけです。ページにContent-Security-Policyがある場合は<code data-l10n-name="policy"></code>が必要です。画像には<code>img-src</code>も必要ですが、なくても動きます。

## Privacy

private-title = プライバシー
private-about = 訪問者がテーブルですることは、端末の外に出ません。訪問者の数も数えません。Cookieも、第三者も、これらのファイルを送る以外のサーバーもありません。どのウェブサーバーも同じですが、どのアドレスがファイルを求めたかは見えます。ただし、あなたのページの名前は見えません。

## Events

events-title = イベント
events-about = イベントは要素で発生し、親要素へ伝わります：
event-ready = テーブルまたはリプレイが開いた。
event-move = 何かが起きたか、取り消された。これまでの手数と、見ている人に見える内容。
event-over = ゲームが終わった。
event-error = 何かが拒否されたか、読み込めなかった。1行の文。
event-step = リプレイがこの手を表示した。<code>element.goto(2)</code>と書けば、文章の中のリンクなどから別の手を表示できます。<code>href="#deal"</code>と<code>data-rondas-move="2"</code>の付いたリンクは、スクリプトなしでこのidの要素を動かします。
event-answer = 読者が問題に答えた。
heard-nothing = このページではまだイベントがありません。
# $event is code.
heard = 最後のイベント：<code data-l10n-name="event"></code>
messages-title = イベントのもとになるメッセージ
messages-about = どのメッセージも、<code>postMessage</code>で送られる<code>{"{"}rondas: 1, type, …{"}"}</code>というオブジェクトです。数字はバージョンで、どちらの側も知らないものは無視します。フレームから：<code>hello</code>、<code>height</code> <code>{"{"}height{"}"}</code>、<code>ready</code>、<code>move</code>、<code>over</code>、<code>error</code>。フレームへ：<code>look</code> <code>{"{"}theme, accent{"}"}</code>だけ。フレームだけを置いた場合も、同じメッセージがあなたのページに届きます。

## Versions

versions-title = バージョン
versions-about = スクリプトには、用途ごとにアドレスがあります。ブラウザーは訪問のたびに新しいバージョンを確認するので、いつもサイトに合ったものになります。
versions-major = ほとんどのページはこれを使います。最初の番号が同じなら、以後のどのバージョンも、今のページに書いた属性、イベント、記録、アドレスを理解します。
versions-exact = このバージョンだけのスクリプトです。決して変わらないので、ページは<code>integrity</code>で確かめられます。開くテーブルはサイトのもので、サイトとともに更新されます。
versions-newest = 最初の番号が変わっても、いつも最新のスクリプトです。サイトと一緒に更新するページに使います。
versions-copy = サイトにあるバージョンは一つです。何も変わってほしくない場合は、自分で公開してください。各バージョンは、どのウェブサーバーにも置けるファイルのフォルダーで、いくつも並べて置けます。スクリプトだけをコピーすると、その上のフォルダーにサイトを探しに行きます。
versions-close = 自分で公開したサイトを他人のページに埋め込ませないようにするには、<code>netlify.toml</code>のポリシーに次を加えます：<code>frame-ancestors 'self' https://your.example</code>。加えなければ、どのページでも埋め込めます。それ自体がサンドボックス化されたページは、この方法では許可できません。

## The foot of the page

foot-play = プレイ
foot-rules = ルール
foot-licence = RondasはMITライセンスのフリーソフトウェアです。
