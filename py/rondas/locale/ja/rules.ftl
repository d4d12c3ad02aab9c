### Rule pages: the words around the rulebooks. $game is the name of a game.

index-title = ルール
index-description = すべてのゲームのルール。どのルールにも番号が付き、例を1手ずつ見られます。
# Behind the numbers of players and minutes of a game.
index-size = ルール{ $clauses }項、例{ $examples }件
title = { $game }：ルール
description = { $game }のルール。どのルールにも番号が付き、例を1手ずつ見られます。
play = プレイ
learn = 2分で覚える
games = ゲーム一覧
# Spoken before the links to the other pages.
pages =
    .aria-label = ページ
# Spoken before the names of the languages in which there is this page.
languages =
    .aria-label = 言語
# Stands below a paragraph in English, for which there are no words in the reader's language.
untranslated = まだ翻訳されていません。
decisions = 詳細
in-short = あらまし
cards-of = { $deck ->
        [spanish] スペインカード
       *[other] カード
    }{ $cards }枚
# Stands below the rules in short. The words are those of a variant ($title, $text).
first-table = 最初のゲームには、トップページで「{ $title }」を用意しています。{ $text }
about = このルールについて
contents =
    .aria-label = 目次
options = オプション
option = オプション:
find = ルール内を検索
asking = 誰 何 いつ どう どこ なぜ
sought-beat = 強さ
    .also = 切り札, 強い, トランプ, 順位, ランク
sought-capture = 取る
    .title = 何が何を取るか
    .also = 取れる, 強い, 釣り
sought-chain = 連続
    .title = 連続
    .also = チェーン, 連鎖
sought-lie = うそ
    .also = ブラフ, ごまかし, 疑う
sought-points = 点
    .also = 得点, 点数, スコア, ボーナス
sought-tie = 同点
    .title = 同点のとき
    .also = 引き分け, タイ, 同じ
sought-pack = 枚
    .also = ジョーカー, 山札, エース, キング, クイーン, ジャック
sought-suit = スート
    .also = 切り札, トランプ, ボイド
sought-trump = 切り札
    .also = トランプ
sought-bid = ビッド
    .also = 入札, 賭け, 宣言数
sought-follow = フォロー
    .also = ボイド, スートがない, 台札
sought-dealer = ディーラー
    .also = 親, 配る人
sought-pass = パス
    .also = 見送り
sought-nothing = なし
    .also = パス, 見送り, ビッド, 入札
sought-sweep = ミッサ
    .also = スイープ, 一掃, 総取り
sought-bonus = ボーナス
    .also = スイープ, 全部取る
sought-revoke = リボーク
    .also = うそ, ごまかし, ずる, ブラフ
found = 見つかった項目：
found-other = 「{ $word }」という言葉はありません。「{ $term }」:
found-none = 見つかりません
# Leads to another game, where nothing is found.
found-elsewhere = { $game }の用語です：そのルールを見る
found-instead = この言葉ではどうですか：
# A choice that an option has unless the players choose another one.
standard = { $title }（標準）
range = { $low }〜{ $high }（標準：{ $default }）
# After the last move of an example. $scores are numbers.
scores = 得点：{ $scores }。
scores-won = 得点：{ $scores }。{ $seats }の勝ち。
show-example = テーブルで見る
in-words = 手順
share = 共有
share-link = リンク：
copy = コピー
copied = コピーしました
picture = 画像
examples = ほか：
embed = この例を自分のページに載せる：
embed-how = 載せ方
back-to-example = 例に戻る
to-play = 手番
suit = { $suit ->
        [C] カップ
        [O] コイン
        [E] 剣
       *[B] 棍棒
    }
legend = 図の印：
    .beats = 勝つ
    .best = 勝つ、または取るカード
    .turned = 表にしたカード、いま有効
    .out = 勝てない
    .next = 次の番
    .partners = パートナー
    .won = 勝者
    .hand = 複数の列で1つの手札
    .count = 枚数
    .yes = 本当と判明
    .no = うそと判明
total = 計
