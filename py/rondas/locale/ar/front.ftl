### The games on the front page: what the build writes there. $game is the name of a game.

## A game on the front page

# From $few to $many players, and from $least to $most minutes; $span and $lasts are `one` where
# these are the same number.
tile-facts = { $span ->
        [one] { $few ->
            [2] لاعبان
            [3] 3 لاعبين
           *[other] { $few } لاعبين
        }
       *[span] من { $few } إلى { $many } لاعبين
    } · { $lasts ->
        [one] نحو { $least ->
            [one] دقيقة
            [two] دقيقتين
            [few] { $least } دقائق
           *[other] { $least } دقيقة
        }
       *[span] { $least } إلى { $most ->
            [few] { $most } دقائق
           *[other] { $most } دقيقة
        }
    }
tile-play = العب
    .aria-label = { tile-play }، { $game }
tile-friends = العب مع الأصدقاء
tile-learn = تعلّم في دقيقتين
    .aria-label = { tile-learn }، { $game }
tile-daily = توزيعة اليوم
    .aria-label = { tile-daily }، { $game }
tile-puzzle = سؤال اليوم
    .aria-label = { tile-puzzle }، { $game }
tile-set-up = إعداد
    .aria-label = { tile-set-up }، { $game }
tile-rules = القواعد
    .aria-label = { tile-rules }، { $game }
# Opens the rest: friends, a set-up, the rules, the deal and the question of the day.
tile-more = طرق أخرى للعب
    .aria-label = { tile-more }، { $game }
# Above all games, for somebody who has never been here.
way-in = أول زيارة؟ تعلّم { $game } في دقيقتين

## Setting up a game

close = إغلاق
set-up-title = إعداد { $game }
set-up-players = اللاعبون
players-n = { $n ->
        [one] لاعب واحد
        [two] لاعبان
        [few] { $n } لاعبين
       *[other] { $n } لاعبًا
    }
set-up-level = اللاعبون الآليون
level-easy = آليون بمستوى سهل
level-medium = آليون بمستوى متوسط
level-hard = آليون بمستوى صعب
# Of a level that follows what the person wins and loses.
level-follow = آليون يتكيّفون معك
set-up-people = من يلعب
set-up-people-text = من يتشاركون هذه الشاشة يتناقلونها. ومن يلعب على جهاز آخر ترسل إليه رابطًا. والمقاعد الباقية للاعبين الآليين.
# Asked first in a game with friends, with two answers, and what each means.
set-up-where = أين يلعب أصدقاؤك؟
set-up-where-here = على هذا الجهاز
set-up-where-far = على أجهزة أخرى
set-up-here-text = تتناوبون على الجهاز، والطاولة مغطّاة في أثناء ذلك.
set-up-far-text = يتلقّى كل صديق رابطًا منك.
set-up-you = أنت
# Read aloud: the field for a name.
set-up-name = الاسم في المقعد { $n }
# The name of a seat; as `seat`.
set-up-seat = المقعد { $n }
# The name of a person who gives none.
set-up-player = اللاعب { $n }
set-up-lot = عشوائيًا
set-up-here = صديق هنا
set-up-far = صديق على جهاز آخر
# Who sits in a seat.
set-up-bot = لاعب آلي
set-up-variant = طريقة اللعب
set-up-usual = عادية
set-up-usual-text = القواعد العادية.
set-up-own = خاصة
set-up-own-text = خياراتك أنت.
set-up-options = كل الخيارات
set-up-seed = رمز التوزيعة
set-up-seed-text = الرمز نفسه يعطي الأوراق نفسها. اتركه فارغًا لتوزيعة جديدة.
set-up-start = العب
# In the place of “Play”, where friends at other devices get links first.
set-up-invite = دعوة الأصدقاء
