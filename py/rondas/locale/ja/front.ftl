### The games on the front page: what the build writes there. $game is the name of a game.

## A game on the front page

# From $few to $many players, and from $least to $most minutes; $span and $lasts are `one` where
# these are the same number.
tile-facts = { $span ->
        [one] { $few }
       *[span] { $few }〜{ $many }
    }人 · { $lasts ->
        [one] 約{ $least }
       *[span] { $least }〜{ $most }
    }分
tile-play = プレイ
    .aria-label = { tile-play }、{ $game }
tile-friends = 友だちと遊ぶ
tile-learn = 2分で覚える
    .aria-label = { tile-learn }、{ $game }
tile-daily = 今日の配札
    .aria-label = { tile-daily }、{ $game }
tile-puzzle = 今日の問題
    .aria-label = { tile-puzzle }、{ $game }
tile-set-up = 対戦設定
    .aria-label = { tile-set-up }、{ $game }
tile-rules = ルール
    .aria-label = { tile-rules }、{ $game }
# Opens the rest: friends, a set-up, the rules, the deal and the question of the day.
tile-more = ほかの遊び方
    .aria-label = { tile-more }、{ $game }
# Above all games, for somebody who has never been here.
way-in = はじめての方へ：{ $game }を2分で覚える

## Setting up a game

close = 閉じる
set-up-title = { $game }の対戦設定
set-up-players = 人数
players-n = { $n }人
set-up-level = CPUの強さ
level-easy = よわいCPU
level-medium = ふつうのCPU
level-hard = つよいCPU
# Of a level that follows what the person wins and loses.
level-follow = あなたに合わせるCPU
set-up-people = 遊ぶ人
set-up-people-text = 同じ画面の人は端末を順番に渡します。別の端末で遊ぶ人にはリンクを送ります。ほかの席はCPUです。
# Asked first in a game with friends, with two answers, and what each means.
set-up-where = 友だちはどこで遊びますか？
set-up-where-here = この端末で
set-up-where-far = ほかの端末で
set-up-here-text = 端末を順に渡します。そのあいだテーブルは隠れます。
set-up-far-text = 友だちそれぞれにリンクを送ります。
set-up-you = あなた
# Read aloud: the field for a name.
set-up-name = 席{ $n }の名前
# The name of a seat; as `seat`.
set-up-seat = 席{ $n }
# The name of a person who gives none.
set-up-player = プレイヤー{ $n }
set-up-lot = ランダム
set-up-here = ここにいる友だち
set-up-far = 別の端末の友だち
# Who sits in a seat.
set-up-bot = CPU
set-up-variant = 遊び方
set-up-usual = 標準
set-up-usual-text = 標準のルールです。
set-up-own = カスタム
set-up-own-text = オプションを自由に選べます。
set-up-options = すべてのオプション
set-up-seed = 配札コード
set-up-seed-text = 同じコードなら同じカードが配られます。空欄なら新しく配ります。
set-up-start = プレイ
# In the place of “Play”, where friends at other devices get links first.
set-up-invite = 招待する
