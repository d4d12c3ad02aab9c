### Baronda
### BARONG, RANDA, Garuda, Naga and Pass are the names that the game's author uses, the same in
### all languages. $side is BARONG or RANDA. $suit is the letter of a suit: R, B, G or Y.

card = { card-baronda }
    .the = { card-baronda.the }

## Before the game

title = Baronda
credit = Baronda، تصميم Toshiki Arao (Ateam, 2023)
about = اطلب سرًّا عدد اللمّات التي ستأخذها: مجموع الطلبات يقرر هل اللمّات تنفع أم تضر.
opening = من القائد الأول
    .text = يبدأ القائد اللمة الأولى. تترك القواعد اختياره للاعبين.
option-offsuit_garuda = غارودا يُلعب خارج اللون
    .text = هل يكون غارودا خارج اللون مستيقظًا إذا اتبع كل الآخرين اللون.
option-offsuit_garuda-awake = مستيقظ إذا اتبع كل الآخرين اللون
option-offsuit_garuda-plain = مستيقظ مع ناغا فقط

## What happens: bids

said-leader = { $seat_is ->
        [you] ورقة القائد لك.
       *[other] ورقة القائد من نصيب { $seat }.
    }
# $round: its number, $n: how many cards each player gets, $unused: how many are left over.
dealt = { $seat_is ->
        [you] الجولة { $round }: { cards } لكل لاعب، و{ $unused ->
            [two] ورقتان
            [few] { $unused } أوراق
           *[other] { $unused } ورقة
        } خارج اللعب. ورقة القائد عندك.
       *[other] الجولة { $round }: { cards } لكل لاعب، و{ $unused ->
            [two] ورقتان
            [few] { $unused } أوراق
           *[other] { $unused } ورقة
        } خارج اللعب. ورقة القائد عند { $seat }.
    }
said-bid = { $seat_is ->
        [you] سجّلت طلبك.
       *[other] سُجّل طلب { $seat }.
    }
# $each: what each player has bid, $total: all bids added up.
shown-bids = الطلبات: { $each }.
bid-of = { $seat } { $n }
said-twelve = { $seat_is ->
        [you] مجموع الطلبات 12 تمامًا: عليك تغيير طلبك بـ1.
       *[other] مجموع الطلبات 12 تمامًا: على { $seat } تغيير الطلب بـ1.
    }
said-adjusted = { $seat_is ->
        [you] صار طلبك { $bid }.
       *[other] صار طلب { $seat } { $bid }.
    }
said-side = { $side ->
        [BARONG] مجموع الطلبات { $total }: بارونغ. { $players ->
            [2] حقّق طلبك قبل خصمك.
           *[other] خذ قدر طلبك أو أكثر.
        }
       *[RANDA] مجموع الطلبات { $total }: راندا. { $players ->
            [2] من يتجاوز طلبه يخسر الجولة.
           *[other] خذ قدر طلبك أو أقل.
        }
    }

## What happens: tricks

played-lead = { $seat_is ->
        [you] افتتحت بورقة { $card_the }.
       *[other] افتتاح { $seat }: { $card_the }.
    }
played-lead-no-suit = { $seat_is ->
        [you] افتتحت بورقة { $card_the }: لا لون مطلوب بعد.
       *[other] افتتاح { $seat }: { $card_the }. لا لون مطلوب بعد.
    }
played-no-suit = { $seat_is ->
        [you] لعبت { $card_the }: لا لون مطلوب حتى الآن.
       *[other] ورقة { $seat }: { $card_the }. لا لون مطلوب حتى الآن.
    }
played-sets-suit = { $seat_is ->
        [you] لعبت { $card_the }: اللون المطلوب { colour }.
       *[other] ورقة { $seat }: { $card_the }. اللون المطلوب { colour }.
    }
played-void = { $seat_is ->
        [you] لم يكن معك ورق { colour }، فلعبت { $card_the }.
       *[other] ورقة { $seat }: { $card_the }، إذ لا ورق { colour } في اليد.
    }
played = { $seat_is ->
        [you] لعبت { $card_the }.
       *[other] ورقة { $seat }: { $card_the }.
    }
# $cards: those that did not follow suit.
found-asleep = { $garuda_the } نائم، لأن هذه لم تتبع اللون: { $cards_the }.
found-asleep-off-suit = { $garuda_the } نائم، لأنه لُعب خارج اللون.
trick = { $seat_is ->
        [you] أخذت اللمّة بورقة { $card_the }: { $why }.
       *[other] اللمّة من نصيب { $seat } بورقة { $card_the }: { $why }.
    }
why-highest = هي الأعلى في اللون { $suit ->
        [R] الأحمر
        [B] الأزرق
        [G] الأخضر
       *[Y] الأصفر
    }
why-trump = الأحمر هو الأتو
why-naga = لا يغلب ناغا إلا غارودا مستيقظ
why-awake = هو مستيقظ، لأن كل الآخرين اتبعوا اللون أو لعبوا باس
why-woken = أيقظه ناغا
# $n: how many cards are equally strong.
why-first-woken = أيقظ ناغا أكثر من غارودا ({ $n })، والأول يربح
why-first = بين { $n ->
        [2] ورقتين متساويتين
        [3] ثلاث أوراق متساوية
       *[other] { $n } أوراق متساوية
    } تربح الأولى

## What happens: points

# $n: the points, which may be negative; $off: how far the tricks are from the bid.
scored-exact = { $seat_is ->
        [you] طلبت { $bid } وأخذت { $took }: { points }.
       *[other] طلبُ { $seat } { $bid } واللمّات { $took }: { points }.
    }
scored-over = { $seat_is ->
        [you] طلبت { $bid } وأخذت { $took }: { points }، 2 للطلب و1 { each-of } فوقه.
       *[other] طلبُ { $seat } { $bid } واللمّات { $took }: { points }، 2 للطلب و1 { each-of } فوقه.
    }
scored-under = { $seat_is ->
        [you] طلبت { $bid } وأخذت { $took }: { points }، 2 للطلب و1 { each-of } تحته.
       *[other] طلبُ { $seat } { $bid } واللمّات { $took }: { points }، 2 للطلب و1 { each-of } تحته.
    }
scored-too-few = { $seat_is ->
        [you] طلبت { $bid } وأخذت { $took }: { points }، والنقص { off-tricks }.
       *[other] طلبُ { $seat } { $bid } واللمّات { $took }: { points }، والنقص { off-tricks }.
    }
scored-too-many = { $seat_is ->
        [you] طلبت { $bid } وأخذت { $took }: { points }، والزيادة { off-tricks }.
       *[other] طلبُ { $seat } { $bid } واللمّات { $took }: { points }، والزيادة { off-tricks }.
    }
each-of = { $off ->
        [one] عن لمّة واحدة
        [two] عن كل لمّة من لمّتين
        [few] عن كل لمّة من { $off } لمّات
       *[other] عن كل لمّة من { $off } لمّة
    }
off-tricks = { $off ->
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $off } لمّات
       *[other] { $off } لمّة
    }
scored-reached = { $seat_is ->
        [you] اكتمل طلبك ({ tricks }): الجولة لك.
       *[other] اكتمل طلب { $seat } ({ tricks }): الجولة من نصيب { $seat }.
    }
# $other has lost the round with $n tricks.
scored-exceeded = { $seat_is ->
        [you] الجولة لك: طلبُ { $other } { $bid } واللمّات { $n }.
       *[other] { $other_is ->
            [you] الجولة من نصيب { $seat }: طلبت { $bid } وأخذت { $n }.
           *[other] الجولة من نصيب { $seat }: طلبُ { $other } { $bid } واللمّات { $n }.
        }
    }
scored-tie = تعادل: لم يكتمل طلب أي لاعب، فلا أحد يربح الجولة.
# $each: the score of each player.
round = نهاية الجولة { $n }. النتيجة: { $each }.
round-of-two = نهاية الجولة { $n }. الجولات المربوحة: { $each }.
score-of = { $seat } { $n }
# $total: the points of whoever wins.
over = { $seat_is ->
        [you] فزت باللعبة: { $total }.
       *[other] الفوز من نصيب { $seat }: { $total }.
    }
over-shared = { $seats_is ->
        [us] فوز مشترك: { $seats }، ولكل واحد { $total }.
       *[many] فوز مشترك: { $seats }، ولكل واحد { $total }.
    }
over-of-two = { $seat_is ->
        [you] فزت باللعبة بجولتين.
       *[other] الفوز من نصيب { $seat } بجولتين.
    }

## What is asked, and what can be done

# $n: the number of tricks in a round.
tip-bid = غارودا { $garudas }، ناغا { $nagas }، أحمر { $reds }.
prompt-bid = { $seat_is ->
        [you] طلبك: كم لمّة من { $n }؟
       *[other] ننتظر طلب { $seat }.
    }
prompt-adjust = { $seat_is ->
        [you] طلبك { $bid }: زِده واحدًا أو أنقِصه واحدًا.
       *[other] مجموع الطلبات { $n }: ننتظر من { $seat } تغيير الطلب { $bid } بـ1.
    }
prompt-lead = { $seat_is ->
        [you] الافتتاح لك: أي ورقة.
       *[other] ننتظر افتتاح { $seat }.
    }
prompt-no-suit = { $seat_is ->
        [you] دورك: أي ورقة، إذ لا لون مطلوب بعد.
       *[other] الدور على { $seat }؛ لا لون مطلوب بعد.
    }
prompt-turn = { $seat_is ->
        [you] دورك؛ اللون المطلوب { colour }.
       *[other] الدور على { $seat }؛ اللون المطلوب { colour }.
    }
prompt-follow = دورك: { colour }{ $free ->
        [pass] { "" } أو باس
        [naga] { "" } أو ناغا
        [both] ، أو باس أو ناغا
       *[none] { "" }
    }.
prompt-void = ليس معك ورق { colour }: العب أي ورقة.
action-bid = طلب { $n }
action-raise = رفع إلى { $n }: بارونغ
action-lower = خفض إلى { $n }: راندا
# $bid: the reader's own, $barong: the least that the others must bid for BARONG, $randa: the most
# for RANDA, $twelve: what makes 12 in all.
meaning = { $bid ->
        [0] إذا طلب الآخرون معًا { $barong } أو أكثر: بارونغ، خذ ما شئت. وإذا طلبوا { $randa } أو أقل: راندا، لا تأخذ شيئًا. وإذا طلبوا { $twelve } تمامًا: القائد يقرر.
        [11] إذا طلب الآخرون معًا { $barong } أو أكثر: بارونغ، خذ { $bid } أو أكثر. وإذا طلبوا 0: راندا، خذ { $bid } أو أقل. وإذا طلبوا { $twelve } تمامًا: القائد يقرر.
        [12] إذا طلب الآخرون معًا { $barong } أو أكثر: بارونغ، خذ كل اللمّات. وإذا طلبوا 0: القائد يقرر.
       *[other] إذا طلب الآخرون معًا { $barong } أو أكثر: بارونغ، خذ { $bid } أو أكثر. وإذا طلبوا { $randa } أو أقل: راندا، خذ { $bid } أو أقل. وإذا طلبوا { $twelve } تمامًا: القائد يقرر.
    }
meaning-two = { $bid ->
        [0] إذا طلب خصمك { $randa } أو أقل: راندا، لا تأخذ شيئًا. وإذا طلب { $twelve }: القائد يقرر.
        [11] إذا طلب خصمك { $barong } أو أكثر: بارونغ، خذ { $bid }. وإذا طلب 0: راندا، خذ { $bid } أو أقل. وإذا طلب { $twelve } تمامًا: القائد يقرر.
        [12] إذا طلب خصمك { $barong } أو أكثر: بارونغ، خذ كل اللمّات. وإذا طلب 0: القائد يقرر.
       *[other] إذا طلب خصمك { $barong } أو أكثر: بارونغ، خذ { $bid }. وإذا طلب { $randa } أو أقل: راندا، خذ { $bid } أو أقل. وإذا طلب { $twelve } تمامًا: القائد يقرر.
    }
refusal-not-in-hand = ليست معك { $card_the }.
refusal-must-follow-suit = عليك اتباع اللون ما دام معك { colour }.
refusal-bids-come-first = الطلبات أولًا.
refusal-change-the-bid-first = غيّر طلبك بـ1 أولًا.
refusal-bid-within-0-to-12 = لا يقل الطلب عن 0 ولا يزيد على 12.

## Where the game is

fact-round = الجولة { $n } من { $of }
fact-round-of-two = الجولة { $n }
fact-trick = اللمّة { $n } من { $of }
fact-side = الطلبات { $total }: { $side ->
        [BARONG] بارونغ
       *[RANDA] راندا
    }
note-bid = طلب { $n }
note-has-bid = سُجّل الطلب
token-leader = القائد
# Under its drawing.
sign-name = { $side ->
        [BARONG] بارونغ
       *[RANDA] راندا
    }
sign-BARONG = { $players ->
        [2] حقّق طلبك قبل خصمك
       *[other] خذ قدر طلبك أو أكثر
    }
sign-RANDA = خذ قدر طلبك أو أقل
# $n: the sum of the bids from which, or up to which, this side is in force.
sign-BARONG-if = المجموع { $n } أو أكثر: { sign-BARONG }
sign-RANDA-if = المجموع { $n } أو أقل: { sign-RANDA }
tag-awake = مستيقظ
tag-asleep = نائم
sheet-round = الجولة { $n }: { $side ->
        [BARONG] بارونغ
       *[RANDA] راندا
    }
sheet-bid = الطلب { $bid }، اللمّات { $took }
report-two-won = هذه الجولة لك
report-two-lost = ضاعت منك هذه الجولة
report-two-level = جولة بلا فائز
# What points are for.
report-bid = الطلب
report-beyond = { $side ->
        [BARONG] لمّات فوق الطلب
       *[RANDA] لمّات تحت الطلب
    }
report-missed = { $side ->
        [BARONG] لمّات ناقصة
       *[RANDA] لمّات زائدة
    }
report-round = هذه الجولة
# Why a round of two players ended with cards in hand. $n: the bid.
report-stopped-barong = { $seat_is ->
        [you] اكتمل طلبك ({ $n }): في بارونغ ينهي ذلك الجولة فورًا.
       *[other] اكتمل طلب { $seat } ({ $n }): في بارونغ ينهي ذلك الجولة فورًا.
    }
report-stopped-randa = { $seat_is ->
        [you] تجاوزت طلبك ({ $n }): في راندا ينهي ذلك الجولة فورًا.
       *[other] تجاوزت اللمّات طلب { $seat } ({ $n }): في راندا ينهي ذلك الجولة فورًا.
    }

## The lesson

lesson-follow = الافتتاح بالأزرق: هذه أول ورقة في اللمّة. معك أزرق، فعليك اتباع اللون. أعلى ورقة من اللون المطلوب تأخذ اللمّة. خذها.
    .title = اتباع اللون
lesson-follow-right = لو لم يكن معك أزرق لجاز لك لعب أي ورقة.
lesson-red = الافتتاح بالأخضر، وليس معك أخضر: العب ما تشاء. الأحمر هو الأتو: يغلب الألوان الأخرى. خذ اللمّة.
    .title = الأحمر هو الأتو
lesson-red-right = 2 الأحمر يغلب 7 الأخضر. وبين ورقتين حمراوين تربح الأعلى.
lesson-naga = المتقدّمة الآن 7 الأحمر. ناغا يغلب كل رقم، حتى الأحمر، ويجوز لعبه دائمًا. خذ اللمّة.
    .title = ناغا
lesson-naga-right = يجوز لعب ناغا ولو كنت تستطيع اتباع اللون. وإذا كان في اللمّة اثنان من ناغا ربح الأول.
lesson-garuda = المتقدّمة الآن ناغا. معك غارودا الأخضر، وهو الصفر: نائمًا هو أدنى لونه. وجود ناغا في اللمّة يوقظه، وعندها يغلب كل شيء. خذ اللمّة.
    .title = غارودا يستيقظ
lesson-garuda-right = غارودا مثل كل رقم، عليه اتباع اللون: والافتتاح كان بالأخضر.
lesson-awake = هناك طريقة ثانية ليستيقظ غارودا: أن يتبع كل الآخرين اللون. هنا اتبعه الاثنان. خذ اللمّة.
    .title = الكل يتبع اللون
lesson-awake-right = وباس يُعدّ اتباعًا أيضًا. لو لعب أحدهما لونًا آخر لما أيقظه إلا ناغا.
lesson-bid = قبل الورقة الأولى يطلب كل لاعب سرًّا: كم لمّة من 12 ستأخذ؟ اثنان من ناغا و7 الأحمر و6 الأحمر قد يأخذ كل منها لمّة، و7 الأخضر لمّة أخرى.
    .title = الطلب
lesson-bid-right = 13 أو أكثر: بارونغ. ومع 11 أو أقل تكون راندا: خذ قدر طلبك أو أقل.
lesson-bid-count = اثنان من ناغا وورقتان حمراوان عاليتان: لكل منها لمّة على الأرجح. هذه 4، أو 5 مع 7 الأخضر.
lesson-more = جولة أخرى. بارونغ: طلبت 4 وأخذت 4، ولك بذلك نقطتان. وكل لمّة زائدة بنقطة أخرى. المتقدّمة الآن 5 الأخضر: ماذا تلعب؟
    .title = بارونغ: الأكثر أحسن
lesson-more-right = 5 لمّات، واحدة زائدة: عند نهاية الجولة لك 2 + 1 = 3 نقاط. ولو أخذت أقل من طلبك لخسرت نقطة عن كل لمّة ناقصة.
lesson-more-level = باس يخسر أمام كل شيء: كنت ستبقى عند 4 لمّات ونقطتين.
lesson-pass = جولة أخرى. راندا: طلبت 2 وأخذت 2، ولك بذلك نقطتان. لو أخذت ثالثة لخسرت نقطة بدل ذلك. باس يجوز لعبه دائمًا، ويخسر أمام كل ورقة أخرى. ماذا تلعب؟
    .title = راندا: الأقل أحسن
lesson-pass-third = هذه تأخذ لمّة ثالثة: كنت ستخسر نقطة بدل أن تكسب نقطتين.
lesson-pass-right = في راندا كل لمّة تحت طلبك بنقطة أخرى. وإذا كان الافتتاح بورقة باس أو ناغا، فاللون المطلوب هو لون أول رقم بعدها.
lesson-end = إذا كان مجموع الطلبات 12 تمامًا غيّر القائد، صاحب الورقة الأولى، طلبه بـ1. عدد الجولات بعدد اللاعبين، ويفوز صاحب أكثر النقاط.

## Help

help-goal = قل كم لمّة ستأخذ، واقترب من ذلك كما تريد الجولة. { $players ->
        [any] يفوز صاحب أكثر النقاط بعد جولات بعدد اللاعبين.
        [2] أول من يربح جولتين يفوز.
       *[other] يفوز صاحب أكثر النقاط بعد { $players } جولات.
    }
help-bids-title = الطلبات
help-bids = يطلب كل لاعب سرًّا عددًا من 0 إلى { $n }. إذا كان مجموع الطلبات 13 أو أكثر فالجولة بارونغ: اللمّات تنفع. وإذا كان 11 أو أقل فهي راندا: اللمّات تضر. وإذا كان 12 تمامًا غيّر القائد طلبه بـ1.
help-turn = بعد الطلبات، العب ورقة من اللون المطلوب، أو باس، أو ناغا. وإذا لم تكن معك ورقة من ذلك اللون فالعب ما تشاء. اللون المطلوب هو لون أول ورقة رقم في اللمّة. ومن يأخذ اللمّة له افتتاح التالية.
help-order = { $players ->
        [any] من الأقوى إلى الأضعف. أعلى الأرقام 5 أو 7 أو 10 أو 13 مع لاعبَين أو ثلاثة أو أربعة أو خمسة.
       *[other] من الأقوى إلى الأضعف. أعلى الأرقام { $highest }.
    }
help-garuda = غارودا، أي صفر لونه، إذا أيقظه ناغا في اللمّة.
help-garuda-followed = { $offsuit_garuda ->
        [plain] وكذلك إذا اتبع الكل، ومعهم من لعبه، اللون أو لعبوا باس. وإلا فهو صفر فقط.
       *[awake] وكذلك إذا اتبع كل الآخرين اللون أو لعبوا باس. وإلا فهو صفر فقط.
    }
help-naga = ناغا. وإذا كانا اثنين ربح الأول.
help-red = الأحمر هو الأتو: أعلى ورقة حمراء.
help-led = أعلى ورقة من اللون المطلوب. الألوان الأخرى لا تربح.
help-pass = باس. يخسر أمام كل ما سبق.
help-points = { $players ->
        [any] مع ثلاثة لاعبين أو أكثر: { points-of-many }
        [2] في بارونغ يربح الجولة أول من يأخذ قدر طلبه. وفي راندا يخسرها من يتجاوز طلبه.
       *[other] { points-of-many }
    }
points-of-many = بارونغ: خذ طلبك أو أكثر. راندا: خذ طلبك أو أقل. إذا نجحت كسبت نقطتين، ونقطة أخرى عن كل لمّة تبعدك عن طلبك. وإلا خسرت نقطة عن كل واحدة منها.
help-taken = { $off ->
        [two-more] لمّتان زيادة
        [one-more] لمّة زيادة
        [none] طلبك تمامًا
        [one-fewer] لمّة أقل
       *[two-fewer] لمّتان أقل
    }
help-end = { $players ->
        [any] تنتقل ورقة القائد إلى اليسار بعد كل جولة.
            التعادل: إذا تساوت النقاط فالفوز مشترك.

            وبين لاعبَين لا نقاط: اربح جولتين. في بارونغ يربح الجولة أول من يبلغ طلبه. وفي راندا يخسرها من يتجاوز طلبه. ولا تُحسب لأحد جولة لا يحقق فيها أحد ما عليه.
        [2] جولة لا يحقق فيها أحد ما عليه تعادل، ولا تُحسب لأحد. وورقة القائد تنتقل بينكما.
       *[other] تنتقل ورقة القائد إلى اليسار بعد كل جولة.
            التعادل: إذا تساوت النقاط فالفوز مشترك.
    }

order-garuda = غارودا مستيقظ
order-naga = ناغا
order-red = أحمر، وهو الأتو
order-led = { colour }، اللون المطلوب
order-led-any = اللون المطلوب
# $suit: a suit that a player has shown not to hold.
memory-void = لا ورق { colour }
order-pass = باس
order-bids = إذا بلغ المجموع { $n } تمامًا يغيّر القائد طلبه بـ1.
order-BARONG = { $players ->
        [2] المجموع { $total } على { $n } لمّة، بارونغ: حقّق طلبك قبل خصمك.
       *[other] المجموع { $total } على { $n } لمّة، بارونغ: 2 لطلبك، و1 لكل لمّة زائدة، وخصم 1 عن كل لمّة ناقصة.
    }
order-RANDA = { $players ->
        [2] المجموع { $total } على { $n } لمّة، راندا: من يتجاوز طلبه يخسر.
       *[other] المجموع { $total } على { $n } لمّة، راندا: 2 لطلبك، و1 لكل لمّة تحته، وخصم 1 عن كل لمّة زائدة.
    }
# What lies on the table now.
now-ahead = المتقدّمة الآن { $card_the }: { $why }.
now-pass = ليس على الطاولة الآن إلا باس: يغلبه كل شيء إلا باس آخر.
about-garuda = { $offsuit_garuda ->
        [plain] غارودا. إذا استيقظ، بوجود ناغا في اللمّة أو باتباع الكل اللون، ومعهم من لعبه، غلب كل شيء. وإذا نام فهو 0.
       *[awake] غارودا. إذا استيقظ، بوجود ناغا في اللمّة أو باتباع كل الآخرين اللون، غلب كل شيء. وإذا نام فهو 0.
    }
about-naga = ناغا يغلب كل رقم، حتى الأحمر. ولا يغلبه إلا غارودا مستيقظ. ويجوز لعبه دائمًا.
about-pass = باس يخسر أمام كل ورقة أخرى، ويجوز لعبه دائمًا، ويُعدّ اتباعًا للون.
about-red = الأحمر هو الأتو: يغلب الألوان الأخرى، والأعلى أقوى.
about-number = لا تربح إلا إذا كان اللون المطلوب { colour } ولم يُلعب أقوى منها.
about-not-ahead = لا تتقدّم: المتقدّمة { $card_the }.
about-ahead-now = متقدّمة، ما لم يأت أقوى منها.
# Of a bid. $more: 1 if it may well be one trick more than $n, which is $next.
advice-takes = { $more ->
        [1] يد كهذه { $n ->
            [zero] لا تأخذ شيئًا، أو تأخذ لمّة واحدة
            [one] تأخذ لمّة أو لمّتين
            [two] تأخذ لمّتين أو ثلاثًا
            [few] تأخذ { $n } أو { $next } من اللمّات
           *[other] تأخذ { $n } أو { $next } من اللمّات
        }.
       *[0] يد كهذه { $n ->
            [zero] لا تأخذ شيئًا في الغالب
            [one] تأخذ نحو لمّة واحدة
            [two] تأخذ نحو لمّتين
            [few] تأخذ نحو { $n } لمّات
           *[other] تأخذ نحو { $n } لمّة
        }.
    }
# Of a lead. $how: whether the bid is reached: short, by $n tricks; exact; over.
advice-BARONG = { $how ->
        [short] كثيرًا ما تأخذ هذه الورقة لمّتها، وما زالت تنقص طلبك { tricks }.
       *[other] كثيرًا ما تأخذ هذه الورقة لمّتها، وكل لمّة أخرى تُكسبك نقطة.
    }
# $does: whether the card is led, or loses to one that lies there. $how: as above. $two: whether two
# play.
advice-RANDA = { $does ->
        [leads] نادرًا ما تأخذ هذه الورقة لمّة
       *[loses] تخسر هذه الورقة اللمّة
    }، و{ $how ->
        [short] { $two ->
            [yes] كثرة اللمّات تُخسرك الجولة.
           *[no] كل لمّة دون طلبك تُكسبك نقطة.
        }
        [exact] لمّة أخرى تكون زائدة.
       *[over] كل لمّة أخرى تكلّف نقطة.
    }
advice-cannot-lose = لا ورقة معك تخسر أمام ما على الطاولة.
advice-rid = هي أقوى ورقة معك تخسر: فرصة للتخلص منها.
term-bid = طلب
    .also = الطلب, طلبات, الطلبات, طلبك, طلبه, لطلبك, للطلب, طلبت, يطلب
    .text = عدد اللمّات التي يقول اللاعب إنه سيأخذها.
term-barong = بارونغ
    .also = وبارونغ
    .text = مجموع الطلبات 13 أو أكثر: اللمّات تنفع.
term-randa = راندا
    .also = وراندا
    .text = مجموع الطلبات 11 أو أقل: اللمّات تضر.
term-leader = القائد
    .also = ورقة القائد, وورقة القائد
    .text = من عنده ورقة القائد يطلب أولًا ويفتتح أولًا، ويغيّر طلبه إذا كان المجموع 12.
term-naga = ناغا
    .also = وناغا
    .text = يغلب كل رقم، ويوقظ غارودا.
term-garuda = غارودا
    .also = وغارودا
    .text = صفر لون من الألوان. يوقظه ناغا في اللمّة، وقد يوقظه اتباع اللاعبين اللون. مستيقظًا يغلب كل شيء؛ ومن اثنين يربح الأول.
term-pass = باس
    .also = وباس
    .text = يخسر أمام كل ورقة أخرى. يجوز لعبه دائمًا، ويُعدّ اتباعًا للون.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = جرأة: الافتتاح بالأوراق القوية، وقليلًا ما يُلعب باس.
manner-careful = حذر: الافتتاح بالأوراق الضعيفة، والقوية تنتظر.
manner-sly = دهاء: أوراق غارودا وناغا محفوظة لما بعد، وباس متى أمكن غالبًا.
manner-stubborn = عناد: الطلب نفسه كثيرًا، واللون نفسه في أكثر الأحيان.
