### The game in the terminal, and the help of the command line.

## The table

welcome = { $credit }。
seated = { $players }人のうち、あなたは席{ $n }です。配札コードは{ $seed }です。「?」でヘルプを表示します。
seat-name = 席{ $n }（{ $bot }）
your-name = あなた
saved = 記録を{ $file }に保存しました。
score = 得点 { $n }
shows = 公開：{ $cards }
stock = 山札：{ cards }
on-table = 場札：{ $cards }
last-trick = 前のトリック：{ $cards }
trick = トリック：{ $cards }
your-hand = あなたの手札：{ $cards }
scores = 最終得点：{ $each }。
has-score = { $seats } { $n }
# $action is the notation of an action, such as: play 7E
hint = { "" }  { $action }：勝率{ $percent }%
help =
    操作の番号か、操作そのものを入力してください（例：3、play 7E、7Eだけでも可）。
      why    直前の出来事を決めたルール
      hint   各操作についての探索の評価
      undo   自分の最後の操作と、それ以降をすべて取り消す
      hand   テーブルをもう一度表示
      save FILE   記録（全員のカードを含む）をJSONで保存
      quit   ゲームをやめる（qか、入力の終わりでも可）

## What was typed and cannot be done

not-understood = { $why }「?」でヘルプを表示します。
save-where = ファイル名が必要です：save FILE。
not-saved = 保存できませんでした：{ $why }。
numbered = 操作の番号は1から{ $n }までです。
ambiguous = { $line }に当てはまる操作が複数あります：{ $choices }。
unknown = 「{ $line }」という操作はありません。
nothing-happened = まだ何も起きていません。
nothing-to-undo = 取り消すものはありません。

## The command line

# Before the pattern of a command; a space ends it.
help-usage = 使い方:{ " " }
help-arguments = コマンドと引数
help-options = オプション
help-help = このヘルプを表示
help-version = バージョンを表示
help-lang = 言語（en、fr、es、ar、ja）。なければシステムの言語
help-rondas = 輪のように巡る名前をもつ、4つのカードゲーム。
help-replay = 記録を再生する（1手ごとにJSONを1行）
help-views = 各席から見えるものを加える
help-files = ファイル（-は標準入力）
help-games = ゲームの一覧をJSONで出力する
help-play = ターミナルでゲームをプレイする
help-players = 人数
help-seat = 自分の席（0から）
help-bots = 相手のCPU：全員に1つの名前、または1人に1つずつ。使える名前は{ $bots }
help-seed = 同じ配札コードなら同じカードが配られる
help-save = 終了時に記録をこのファイルに書き出す
help-match = CPU同士で何度も対戦させて比べる
help-seats = CPU：{ $bots }またはceiling。設定はコロンのあとに書く（例：search:iterations=400）（{ $levels }）
help-games-in-all = 全部のゲーム数
help-json = JSONオブジェクトを1つ出力する
help-jobs = プロセス数（-1ならプロセッサーごとに1つ）
help-backend = joblibの実行環境：loky、dask、rayなど
help-scheduler = 動作中のDaskクラスターのアドレス
help-quiet = 進み具合を表示しない
help-draw = 記録のテーブルを画像にする
help-move = この手のあと（0は開始時）。指定がなければ最後
help-drawn-seat = この席から見える内容。指定がなければすべての手札を表に
help-output = 画像ファイル（.svgか.png）
help-check = 複数の端末で遊んだ対局の札とCPUの手が、事前の取り決めどおりか確かめる
help-rulebook = 例を検証し、ルールブックをMarkdownで出力する
help-lesson = レッスンを質問つきの記録のリストとして出力する（書き換えや埋め込み用）
help-game = { $games }
help-option = ゲームのオプション
