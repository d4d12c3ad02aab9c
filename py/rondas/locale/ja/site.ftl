### The words that stand in index.html before anything has been loaded: the front page and the
### frame of a table. A message without a text of its own has what is only spoken (aria-label).
### The build writes them into the page.

site-description = ブラウザーでCPUや友だちと遊べるカードゲーム。
    .content = { site-description }
front-about = { site-description }
# The language of the page, in its own name: a button to choose another.
front-language = 日本語
# Above the deals and questions of today.
front-today = 今日
front-in-progress = 続きから遊ぶ
front-all = 途中のゲームをすべて表示
front-games =
    .aria-label = ゲーム
front-days = 日替わりの配札
front-statistics = 成績
front-open = ゲームを開く
front-settings = 設定
front-rules = ルール
front-owners = 自分のページに
front-keyboard = キーボード操作

## A game in progress

kept-continue = 続ける
kept-remove =
    .aria-label = このゲームを削除
kept-removed = ゲームを削除しました。
kept-undo = 元に戻す

## The table

table-home =
    .aria-label = ゲーム一覧
table-tools =
    .aria-label = ゲーム
table-undo = 戻す
table-redo = 進める
table-sound = 音
table-score = 得点
table-help = ヘルプ
table-why = なぜ？
table-order =
    .aria-label = 強さの順
table-menu = メニュー
table-players =
    .aria-label = プレイヤー
table-centre =
    .aria-label = テーブル
table-open-cards =
    .aria-label = 場札
table-trick =
    .aria-label = トリック
table-loading = カードを用意しています…
table-progress =
    .aria-label = 読み込み中
table-actions =
    .aria-label = できること
table-hand =
    .aria-label = あなたの手札
table-panel =
    .aria-label = 得点とログ
table-sheet =
    .aria-label = 得点
table-log-title = ゲームログ

viewer-loading = 読み込み中…
dialog-close =
    .aria-label = 閉じる
no-script = RondasにはJavaScriptが必要です。<a data-l10n-name="rules">ルール</a>はJavaScriptなしでも読めます。
old-browser = Rondasには新しいブラウザーが必要です（Chrome・Edge 117、Firefox 121、Safari 16.4以降）。<a data-l10n-name="rules">ルール</a>はこのブラウザーでも読めます。
# The words of a language that was asked for did not come.
no-language = テキストを読み込めませんでした。ページはこの言語のままです。
# Part of the site did not arrive, or arrived damaged.
load-failed = 一部を読み込めなかったか、壊れて届きました。もう一度お試しください。続く場合は、スクリプトブロッカーやプロキシが原因かもしれません。
load-offline = このサイトに接続できません。ネットワークを確認して、もう一度お試しください。
load-missing = このサイトのサーバーがファイルの一つを送ってきません。後でもう一度お試しください。続く場合は、サイトの運営者に知らせてください。
load-type = このサイトのサーバーがスクリプトを別の種類のファイルとして送るため、ブラウザーが受け付けません。サイトの運営者は .js ファイルを「text/javascript」として送る必要があります。
load-portal = このサイトのファイルの代わりに別のページが届きました。ネットワークのサインインが先に必要かもしれません。新しいタブでサインインしてから、もう一度お試しください。
load-blocked = このブラウザーかネットワークの何かが、このサイトのファイルをブロックしています。スクリプトや広告のブロッカーかもしれません。このサイトを許可してから、もう一度お試しください。
load-proxy = このページは翻訳サービスかプロキシを経由していて、スクリプトが書き換えられています。サイト本来のアドレスで開いてください。
load-wasm = このブラウザーでは、ゲームに必要な WebAssembly が動きません。iPhone と iPad ではロックダウンモードがこれを止めています。アドレスバーのページメニューを開き、このサイトのロックダウンモードをオフにしてください。ほかの端末では、ブラウザーのセキュリティ設定によるものです。
load-file = このページはファイルとして開かれました。その場合、ブラウザーはスクリプトを読み込みません。ウェブサーバーから開いてください。ページのフォルダーで「python3 -m http.server」を実行すると起動します。
load-slow = いつもより時間がかかっています。このまま待つか、もう一度お試しください。
load-again = もう一度試す
# For the owner of a site that has put a table on a page, while his site is set up wrongly.
no-cors = このテーブルを置いたサイトは、ファイルに「Access-Control-Allow-Origin: *」を付けて送る必要があります。付けられない場合は、テーブルを「storage」付きで埋め込んでください。
