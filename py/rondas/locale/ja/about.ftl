### What the site says of itself to other programs, and to people who ask for a page that is not there.
### The build writes it.

# The picture that stands beside a link to the site.
picture = Rondasの文字の下に扇形に広げたカード。
screenshot-narrow = スマートフォンで見たテーブル
screenshot-wide = 広い画面で見たテーブル

missing-title = ページが見つかりません – Rondas
missing-description =
    .content = このアドレスにページはありません。
missing-heading = ページが見つかりません
missing-about = このアドレスにページはありません。リンクが古いか、途中で切れているのかもしれません。
missing-home = ゲーム一覧
missing-rules = ルール
