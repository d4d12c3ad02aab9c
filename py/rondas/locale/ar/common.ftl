### What all games share.
### Of players, $seat_is says whether the reader is meant: you, or other. Of several ($seats_is):
### you, us (the reader and others), other (one other), many.

you = أنت
# A player without a name.
seat = المقعد { $n }
# A card on its own, as on a button.
card-name = { $card }
tricks = { $n ->
        [zero] 0 لمّة
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $n } لمّات
        [many] { $n } لمّة
       *[other] { $n } لمّة
    }
cards = { $n ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $n } أوراق
        [many] { $n } ورقة
       *[other] { $n } ورقة
    }
# A negative number has to stay in figures.
points = { $n ->
        [-1] النقاط { $n }
        [-2] النقاط { $n }
        [zero] 0 نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $n } نقاط
        [many] { $n } نقطة
       *[other] { $n } نقطة
    }
# What stands beside each other, such as numbers and tags.
beside = { $first }، { $next }
fact-target = إلى { $n ->
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }
refusal-not-possible-now = هذا غير ممكن الآن.
refusal-over = انتهت اللعبة.
refusal-not-your-turn = لم يحن دورك بعد.

## Of games that have no sentences of their own for it: what happens, by the kind of event

# usual-part: a round in the list of points.

usual-dealt = وُزّعت الأوراق.
usual-turned = كُشفت { $card_the }.
usual-played = { $seat_is ->
        [you] لعبت { $card_the }.
       *[other] ورقة { $seat }: { $card_the }.
    }
usual-trick = { $seat_is ->
        [you] أخذت اللمّة.
       *[other] اللمّة من نصيب { $seat }.
    }
usual-round = نهاية الجولة { $n }.
usual-over = { $seats_is ->
        [you] فزت باللعبة: { points }.
        [us] فوز مشترك: { $seats }، ولكل واحد { points }.
        [many] فوز مشترك: { $seats }، ولكل واحد { points }.
       *[other] الفوز من نصيب { $seats }: { points }.
    }
usual-prompt = { $seat_is ->
        [you] دورك.
       *[other] الدور على { $seat }.
    }
usual-part = الجولة { $n }
usual-points = النقاط

## Ends: headlines, and what is on the sheet below them

report-this = { $part ->
        [game] اللعبة { $number }
        [match] المباراة
       *[round] هذه الجولة
    }
# $n: by how much; $unit: points, tricks or rounds.
report-by = { $unit ->
        [tricks] { $n ->
            [one] لمّة واحدة
            [two] لمّتين
            [few] { $n } لمّات
           *[other] { $n } لمّة
        }
        [rounds] { $n ->
            [one] جولة واحدة
            [two] جولتين
            [few] { $n } جولات
           *[other] { $n } جولة
        }
       *[points] { $n ->
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $n } نقاط
           *[other] { $n } نقطة
        }
    }
report-part-won = { $seats_is ->
        [you] { report-this } لك بفارق { report-by }
       *[other] { report-this } من نصيب { $seats } بفارق { report-by }
    }
# $other: the reader’s partner.
report-part-won-together = { report-this } لك مع { $other } بفارق { report-by }
report-part-lost = ضاعت منك { report-this } بفارق { report-by }
# Among three or more. $place: the reader’s, from 2 on; $seats: all who have as much as the best.
report-place = { $place ->
        [2] الثاني
        [3] الثالث
        [4] الرابع
       *[other] الخامس
    }
# $tied: how many others have as much as the reader.
report-come = { $tied ->
        [0] أنت في المركز { report-place }
       *[other] تعادلت في المركز { report-place }
    }
report-part-behind = { report-come } في { report-this }، بفارق { report-by } عن { $seats }
# $seats: all who have as much as the best, but not everybody.
report-part-shared = تعادل في صدارة { report-this }: { $seats }
report-part-level = { $part ->
        [game] اللعبة { $number } بلا فائز
       *[round] جولة بلا فائز
    }
report-all-won = { $seats_is ->
        [you] فزت بفارق { report-by }
       *[other] الفوز من نصيب { $seats } بفارق { report-by }
    }
report-all-won-together = الفوز لك مع { $other } بفارق { report-by }
report-all-lost = خسرت بفارق { report-by }
report-all-behind = { report-come }، بفارق { report-by } عن { $seats }
report-all-shared = الفوز مشترك: { $seats }
report-all-level = تعادل
# How narrow the end of a game was: one trick, the last one, made the difference; or a few points did.
report-close-last = حسمتها اللمّة الأخيرة.
report-close = متقاربة حتى النهاية.
opening-chosen = { $text } اختير ذلك قبل اللعبة.

## Lessons

# Before sentences that say what a wrong card would lead to.
lesson-would = كان سيحدث هذا:

## Help: what all games have

help-goal-title = الهدف
help-turn-title = دورك
help-order-title = ترتيب القوة
help-points-title = النقاط
help-end-title = النهاية والتعادل
# $why: the reason, as in the message about a trick.
about-takes = تأخذ اللمّة: { $why }.
about-loses = ستكون اللمّة من نصيب { $seat }: { $why }.

term-trick = لمّة
    .also = لمّات, اللمّة, اللمّات, واللمّة, واللمّات, لمّتان, لمّتين, اللمّتان, لمّةً, للمّة, لمّتك
    .text = ورقة من كل لاعب، وأقواها تأخذ الكل.
term-lead = افتتاح
    .also = الافتتاح, والافتتاح, بالافتتاح, للافتتاح, افتتح, افتتحت, يفتتح
    .text = لعب أول ورقة في اللمّة.
term-follow = اتباع اللون
    .also = باتباع اللون, لاتباع اللون, اتبع اللون, تتبع اللون
    .text = لعب ورقة من لون الورقة الأولى في اللمّة.
term-hand = يد
    .also = يدك, اليد, أوراقك
    .text = الأوراق التي معك.

## Hints: why an action is good advice; these sentences stand behind each other

advice-forced = لا خيار غير هذا.
# Of a card that gets ahead, or takes the trick.
advice-only = ليس معك ورقة غيرها تأخذ اللمّة كما هي الآن.
advice-least = هي أضعف أوراقك التي تأخذ اللمّة كما هي الآن.
# Of one that does not.
advice-none = لا ورقة معك تأخذ اللمّة كما هي الآن.
advice-weakest = لا ورقة معك تأخذ اللمّة كما هي الآن، فتلعب أضعفها.
advice-kept = تحتفظ لوقت لاحق بورقة تأخذ اللمّة كما هي الآن: { $card_the }.
advice-spared = هي أضعف ورقة يمكن لعبها: الأحسن منها يبقى معك.
# $n of $of deals that may be the real one.
advice-stands = { $n ->
        [0] هناك بلا شك من يغلبها.
        [20] يبدو أن لا أحد يستطيع أن يغلبها.
       *[other] في نحو { $n } من { $of } توزيعة كهذه لا يغلبها أحد.
    }
advice-falls = { $n ->
        [0] يبدو أن لا أحد يستطيع أن يغلبها.
        [20] هناك بلا شك من يغلبها.
       *[other] في نحو { $n } من { $of } توزيعة كهذه هناك من يغلبها.
    }
# $won of $games games are won with the hint, $less with $other, which is one of the two below.
advice-chances = من { $games } لعبة كهذه تفوز في نحو { $won } مع { $best }، وفي { $less } مع { $other }.
    .best = تفوز { $won } من { $games }
    .other = تفوز { $less } من { $games }
# $what: what is counted, tricks or points.
advice-gain = في النهاية { $best } أحسن من { $other } بنحو { $what ->
        [tricks] { $n ->
            [one] لمّة واحدة
            [two] لمّتين
            [few] { $n } لمّات
           *[other] { $n } لمّة
        }
       *[points] { $n ->
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $n } نقاط
           *[other] { $n } نقطة
        }
    }.
    .best = { $what ->
        [tricks] { tricks } أكثر
       *[points] { points } أكثر
    }
advice-card = { $card_the }
# $label: what a button says.
advice-action = «{ $label }»
# In a review, before reasons: $chosen and $better are one of the two above.
advice-chose = اخترت { $chosen }.
advice-better = الأحسن: { $better }.
# Before the reasons in a review, which call that card “it”.
advice-why = لماذا { $better }؟
