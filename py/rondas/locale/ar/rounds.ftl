### Rounds
### The trump/rank pile, rank trumps and revokes are the names that the game's author uses.

card = { card-french }
    .the = { card-french.the }

# $suit is the letter of a suit, or `trump` where rank trumps belong to the suit led.
suits = { $suit ->
        [S] بيك
        [H] كور
        [D] كارو
        [C] تريفل
       *[trump] أتو
    }
a-suit = { $suit ->
        [S] ورقة بيك
        [H] ورقة كور
        [D] ورقة كارو
        [C] ورقة تريفل
       *[trump] ورقة أتو
    }
ranks = { $rank ->
        [A] أوراق الآص
        [K] أوراق الروا
        [Q] أوراق الدام
        [J] أوراق الفالي
        [T] أوراق 10
       *[other] أوراق { $rank }
    }

## Before the game

title = Rounds
credit = Rounds، من إسهام David Schulman
about = مبارزة في خمس جولات قصيرة: الورقة المكشوفة تجعل لونها أتو، ورتبتها أتو أعلى منه.
option-target = نقاط الفوز
    .text = النقاط التي تُربح بها المباراة.
option-rank_trump_suit = لون أتو الرتبة
    .text = هل يحتفظ أتو الرتبة عند اتباع اللون بلونه المطبوع، أم يُحسب من لون الأتو.
option-rank_trump_suit-printed = لونه المطبوع
option-rank_trump_suit-trump = من لون الأتو
option-revokes = المخالفات
    .text = هل تُلعب الأوراق التي تسمح بها القواعد فقط، أم أي ورقة مع التصحيح والاعتراض.
option-revokes-prevented = غير ممكنة
option-revokes-allowed = ممكنة، وعليها اعتراض
preset-short = قصيرة
    .text = لعبة أو لعبتان، إلى 100 نقطة. لا تُلعب إلا الأوراق التي تسمح بها القواعد.
preset-usual = عادية
    .text = لا تُلعب إلا الأوراق التي تسمح بها القواعد.
preset-strict = صارمة
    .text = يمكن لعب أي ورقة. والمخالفة تُصحّح أو تفضح نفسها أو يُعترض عليها: انتبه لما يُلعب.
character-fox = الثعلب: يخالف من حين لآخر

## What happens: dealing

# $each: what each player has drawn.
turned-deals-first = { $seat_is ->
        [you] السحب: { $each }. التوزيع الأول عليك.
       *[other] السحب: { $each }. التوزيع الأول على { $seat }.
    }
turned-draw-again = السحب: { $each }. رتبتان متساويتان: سحب جديد.
drawn = { $seat_is ->
        [you] { $card_the } لك
       *[other] { $card_the } من نصيب { $seat }
    }
dealt = { $seat_is ->
        [you] وزّعت { cards } لكل لاعب.
       *[other] توزيع { $seat }: { cards } لكل لاعب.
    }
said-no-deal = تبدأ الجولة الأخيرة. لا توزيع لها.
turned-trumps = كُشفت { $cards_the }. الأتو { suits }، وفوقه باقي { ranks }.

## What happens: tricks

played-lead = { $seat_is ->
        [you] افتتحت بورقة { $card_the }.
       *[other] افتتاح { $seat }: { $card_the }.
    }
played = { $seat_is ->
        [you] لعبت { $card_the }.
       *[other] ورقة { $seat }: { $card_the }.
    }
trick = { $seat_is ->
        [you] أخذت اللمّة: { $why }.
       *[other] اللمّة من نصيب { $seat }: { $why }.
    }
# $suit is the suit led; of why-trump the trump suit.
why-led-rank-trump = بين ورقتين من أتو الرتبة تربح ورقة الافتتاح
why-rank-trump = أتو الرتبة يغلب كل الأوراق الأخرى
why-rank-over-suit = أتو الرتبة يغلب لون الأتو
why-higher = تربح الأعلى بين ورقتي { suits }
why-trump = الأتو { suits }
why-no-answer = الثانية ليست { a-suit } ولا أتو
why-no-trump = الثانية ليست أتو
why-awarded = مُنحت بسبب مخالفة
captured = { $seat_is ->
        [you] أخذت أيضًا كومة الأوراق المكشوفة، وهي اللمّة الخامسة.
       *[other] كومة الأوراق المكشوفة أيضًا من نصيب { $seat }، وهي اللمّة الخامسة.
    }

## What happens: points

round = { $seat_is ->
        [you] ربحت الجولة { $n } (اللمّات { $won } مقابل { $lost }): 10 نقاط.
       *[other] الجولة { $n } من نصيب { $seat } (اللمّات { $won } مقابل { $lost }): 10 نقاط.
    }
# $each: the points of each player.
scored-game = نقاط اللعبة { $n }: { $each }.
game-points = { $seat } { $n }
said-one-more-game = لكل واحد { points }: تُلعب لعبة أخرى.
said-game-winning-score = فارق الفوز: { points }.
over = { $seat_is ->
        [you] فزت بالمباراة: { points } مقابل { $least }.
       *[other] الفوز بالمباراة من نصيب { $seat }: { points } مقابل { $least }.
    }

## What happens: revokes

said-done = { $seat_is ->
        [you] تابعت.
       *[other] متابعة من { $seat }.
    }
said-correction = { $seat_is ->
        [you] استرجعت { $back_the } ولعبت بدلها { $card_the }.
       *[other] تصحيح من { $seat }: تعود { $back_the } وتُلعب بدلها { $card_the }.
    }
said-lead-returns = { $seat_is ->
        [you] عادت إليك { $back_the }.
       *[other] عادت { $back_the } إلى { $seat }.
    }
trick-number = اللمّة { $n }
# $revoked: the tricks with revokes, $other: who is awarded them.
found-exposed = { $seat_is ->
        [you] كان يمكن لعب ورقتك هذه في { $revoked }: { revoked-go } من نصيب { $other }.
       *[other] { $other_is ->
            [you] كان يمكن لعب ورقة { $seat } هذه في { $revoked }: { revoked-go } لك.
           *[other] كان يمكن لعب ورقة { $seat } هذه في { $revoked }: { revoked-go } من نصيب { $other }.
        }
    }
# $n: how many tricks.
revoked-go = { $n ->
        [one] تلك مخالفة. تلك اللمّة وهذه معها
        [two] هاتان مخالفتان. اللمّتان وهذه معهما
       *[other] تلك مخالفات. اللمّات وهذه معها
    }
shown-face-up = { $seat_is ->
        [you] يدك مكشوفة حتى نهاية الجولة.
       *[other] يد { $seat } مكشوفة حتى نهاية الجولة.
    }
said-call = { $seat_is ->
        [you] اعترضت على مخالفة.
       *[other] اعتراض من { $seat } على مخالفة.
    }
call-revoke = مخالفة!
shown-hand = { $seat_is ->
        [you] كُشفت يدك.
       *[other] كُشفت يد { $seat }.
    }
found-revokes = { $seat_is ->
        [you] خالفت في { $revoked }.
       *[other] { $n ->
            [one] مخالفة
            [two] مخالفتان
           *[other] مخالفات
        } من { $seat } في { $revoked }.
    }
found-nothing = لا توجد مخالفة.
found-settled = لا توجد مخالفة غير ما سُوّي من قبل: لا يغيّر الاعتراض شيئًا.
found-tricks = { $seat_is ->
        [you] لك { $won }.
       *[other] { $won } من نصيب { $seat }.
    }
scored-call = { $seat_is ->
        [you] { points } لك فورًا.
       *[other] { points } فورًا من نصيب { $seat }.
    }
said-wins-at-once = { $seat_is ->
        [you] هذا يكفيك للفوز: لا تُحسب اللعبة { $n }.
       *[other] هذا يكفي لفوز { $seat }: لا تُحسب اللعبة { $n }.
    }

## What is asked

prompt-lead = { $seat_is ->
        [you] الافتتاح لك: أي ورقة.
       *[other] ننتظر افتتاح { $seat }.
    }
prompt-follow = { $seat_is ->
        [you] دورك: { suits } إن أمكن.
       *[other] الدور على { $seat }: { suits } إن أمكن.
    }
prompt-follow-suit = اتبع اللون: العب { a-suit }.
prompt-follow-rank-trump = الافتتاح كان بأتو الرتبة: العب { a-suit }.
prompt-play-rank-trump = ليس معك { suits }: العب أتو الرتبة.
prompt-play-any = لا يمكنك اتباع اللون: العب أي ورقة.
prompt-void = ليس معك { suits }: العب أي ورقة.
prompt-last = { $seat_is ->
        [you] ورقتك الأخيرة. هذه اللمّة تُحسب لمّتين، لأنها تأخذ كومة الأوراق المكشوفة.
       *[other] الدور على { $seat }. هذه اللمّة تُحسب لمّتين، لأنها تأخذ كومة الأوراق المكشوفة.
    }
prompt-correct = { $seat_is ->
        [you] ما زال يمكنك تصحيح ورقتك الأخيرة.
       *[other] ننتظر { $seat }: تصحيح الورقة الأخيرة أو لا.
    }
prompt-revoked = كانت تلك مخالفة. ما زال يمكنك استرجاع { $card_the }.
prompt-nothing-to-correct = ورقتك الأخيرة صحيحة: لا شيء للتصحيح.
prompt-call = { $seat_is ->
        [you] يمكنك الاعتراض على مخالفة.
       *[other] ننتظر { $seat }: اعتراض على مخالفة أو لا.
    }
prompt-no-call = { $seat_is ->
        [you] سبق أن اعترضت.
       *[other] سبق الاعتراض من { $seat }.
    }
# Above the cards that can be played instead.
action-correct = استرجاع { $back_the } ولعب بدلها
action-call = اعتراض على مخالفة
action-call-points = { $n } لك، أو لفائدة { $other }
action-call-points-again = { $n } لك، أو لا شيء
risk-call = على { $other } كشف اليد، وتُراجع لمّات هذه الجولة. إن وُجدت مخالفة لم تُسوَّ بعد فلك { points } فورًا مع اللمّات التي أُخذت بها. وإن لم توجد كانت { points } من نصيب { $other }، وبقيت يدك مكشوفة حتى نهاية الجولة.
risk-call-again = على { $other } كشف اليد، وتُراجع لمّات هذه الجولة. إن وُجدت مخالفة أخرى لم تُسوَّ بعد فلك { points } فورًا مع اللمّات التي أُخذت بها. وإن لم توجد فلا يتغيّر شيء: فقد سُوّيت مخالفة في هذه الجولة من قبل.
action-done = متابعة
action-done-let-stand = تركها كما هي
action-done-no-call = متابعة بلا اعتراض
refusal-not-in-hand = ليست معك { $card_the }.
refusal-must-follow-suit = عليك اتباع اللون ما دامت معك { a-suit }.
refusal-must-play-a-rank-trump = لا يمكنك اتباع لون الأتو، فعليك لعب أتو الرتبة.
refusal-a-rank-trump-asks-for-trumps = الافتتاح كان بأتو الرتبة: عليك لعب { a-suit }.
refusal-this-rank-trump-does-not-follow = عليك لعب { a-suit }، و{ $card_the } لا تُحسب كذلك.
refusal-all-tricks-are-played = لُعبت كل لمّات هذه الجولة.
refusal-revokes-are-prevented = لا تصحيح ولا اعتراض إلا حيث تكون المخالفات ممكنة.
refusal-a-card-is-due = العب ورقة أولًا.
refusal-calls-come-after-corrections = الاعتراض يأتي بعد التصحيح.
refusal-nothing-played-since-the-last-call = لا ورقة جديدة من { $seat } تعترض عليها.
refusal-nothing-to-correct = لا مخالفة تُصحّح بهذه الورقة.

## Where the game is

trumps = الأتو: { ranks } ثم { $suit ->
        [S] البيك
        [H] الكور
        [D] الكارو
       *[C] التريفل
    }
mark-rank-trump = أتو الرتبة
note-points = { points } في هذه اللعبة
note-face-up = يد مكشوفة
fact-round = الجولة { $n } من 5
fact-trick = اللمّة { $n } من { $of }
running = في اللعبة { $n }
running-not-counted = في اللعبة { $n }، لم تُحسب
# Of the rounds before a position with which the game begins.
source-earlier = الجولات السابقة
source-rounds = الجولات المكسوبة، لكل منها 10
source-aces = الآص
source-kings = الروا
source-queens = الدام
source-jacks = الفالي
source-two_of_hearts = 2 الكور
sheet-game = اللعبة { $n }
# Above the sheet after game $n.
sheet-match = اللعبة { $n } من المباراة إلى { $target } نقطة
sheet-call = اعتراض في اللعبة { $n }
report-call = الاعتراضات
report-best = { $seat_is ->
        [you] أحسن لمّة لك، وقيمتها { $n }: { $cards_the }.
       *[other] أحسن لمّة من نصيب { $seat }، وقيمتها { $n }: { $cards_the }.
    }
report-best-with-pile = { $seat_is ->
        [you] مع اللمّة الأخيرة أخذت الكومة أيضًا، والمجموع { $n }: { $cards_the }.
       *[other] اللمّة الأخيرة والكومة معها من نصيب { $seat }، والمجموع { $n }: { $cards_the }.
    }
note-called-rightly = اعتراض في محله
note-called-wrongly = اعتراض في غير محله
note-had-revoked = وُجدت مخالفة
note-no-revoke = بلا مخالفة

## The lesson

lesson-follow = الافتتاح بورقة كارو: هي الأولى في اللمّة. معك كارو، فعليك اتباع اللون. الأعلى تأخذ اللمّة، والآص هو الأعلى. خذها.
    .title = اتباع اللون
lesson-follow-right = الورقتان لك. في النهاية يعطي الآص 4 نقاط، والروا 3، والدام 2، والفالي 1.
lesson-trumps = كُشفت 7 البيك، فالبيك هو الأتو: يغلب الألوان الأخرى. ليس معك كور، فلك أن تلعب ما تشاء. خذ الآص.
    .title = الأتو
lesson-trumps-right = الأتو يأخذ الآص ونقاطه الأربع. لو كان معك كور لوجب عليك اتباع اللون.
lesson-ranks = بما أن المكشوفة هي 7، فإن أوراق 7 الثلاث الأخرى تغلب حتى الأتو. اسمها أتو الرتبة. عليك اتباع الكور: أي ورقة تغلب الآص؟
    .title = أتو الرتبة
lesson-ranks-right = ورقتك 7 من الكور، فهي تتبع اللون، وتغلب كل ورقة أخرى. وبين ورقتين من أتو الرتبة تربح ورقة الافتتاح.
lesson-must = الافتتاح بالأتو، وليس معك بيك. عليك إذن لعب أتو الرتبة إن كان معك.
    .title = الافتتاح بالأتو
lesson-must-right = ورقتك 7 تأخذ آص الأتو. وأتو الرتبة إذا كان به الافتتاح يُحسب أتو هو أيضًا.
lesson-round = في الجولة 5 لمّات. أخذت لمّتين وأخذ خصمك لمّة. من يأخذ أكثرها له 10 نقاط. الافتتاح بورقة تريفل وليس معك تريفل. ماذا تلعب؟
    .title = ربح الجولة
lesson-round-right = اللمّة الثالثة تربح الجولة: 10 نقاط عند نهايتها. الرابعة والخامسة لا تعطيان إلا نقاط أوراقهما.
lesson-gift = ليس معك تريفل ولا أتو: هذه اللمّة ضائعة. ارم ورقة لا نقاط فيها. واحذر: 2 الكور بعشر نقاط.
    .title = 2 الكور
lesson-gift-right = لم تُهد شيئًا: النقاط تذهب لمن يأخذ اللمّة.
lesson-gift-ten = هكذا تُهدي 10 نقاط، قدر جولة كاملة.
lesson-gift-points = في هذه الورقة نقاط، واللمّة ضائعة. معك أوراق لا نقاط فيها.
lesson-pile = في الجولة 5 أربع لمّات فقط. من يأخذ الأخيرة يأخذ الأوراق التي كُشفت، لمّةً خامسة. لكل منكما لمّة، وبقيت اثنتان. أي ورقة تلعب الآن، وأي ورقة تترك للأخيرة؟
    .title = اللمّة الأخيرة تُحسب مرتين
lesson-pile-late = كنت ستأخذ هذه اللمّة، لكن الأخيرة تذهب إلى الروا ومعها الكومة: لمّتان، والجولة.
lesson-pile-right = الآن سيأخذ الأتو عندك اللمّة الأخيرة والكومة: لمّتان بواحدة، ومعهما الجولة.
lesson-end = قبل الجولات 2 و3 و4 خمس أوراق جديدة لكل منكما، وتُكشف ورقة جديدة. ويبدأ اللاعب نفسه بالافتتاح في الجولات الخمس. ثم تُحسب النقاط: 100 في المجموع. ومن له 100 أو أكثر يفوز في المباراة القصيرة، كمباراتك الأولى، ومن له 200 أو أكثر يفوز في العادية، إلا إذا كان لخصمه أكثر منه.

## Help

# $target: the points that win.
help-goal = { $revokes ->
        [allowed] أن تصل قبل خصمك إلى { $target ->
            [few] { $target } نقاط
           *[other] { $target } نقطة
        }. واللعبة خمس جولات قصيرة.
       *[prevented] أن تصل قبل غيرك إلى { $target ->
            [few] { $target } نقاط
           *[other] { $target } نقطة
        } عند نهاية لعبة. واللعبة خمس جولات قصيرة.
    }
help-turn = { $rank_trump_suit ->
        [trump] الافتتاح بأي ورقة. ومن يلعب بعده عليه اتباع اللون إن أمكن، وإلا فأي ورقة. وأتو الرتبة يُحسب من الأتو، لا من لونه المطبوع.
       *[printed] الافتتاح بأي ورقة. ومن يلعب بعده عليه اتباع اللون إن أمكن، وإلا فأي ورقة. وإذا كان الافتتاح بالأتو وليس معك أتو، فعليك لعب أتو الرتبة إن كان معك. وإذا كان الافتتاح بلون آخر، عُدّ أتو الرتبة ورقة من لونه المطبوع.
    }
# $turned: whether a card is turned up, which the pictures show.
help-order = الورقة المكشوفة تجعل لونها أتو. والأوراق الثلاث الأخرى من رتبتها هي أتو الرتبة، وتغلب كل شيء. { $turned ->
        [yes] في هذه الجولة:
       *[no] إذا كُشفت 7 البيك:
    }
help-turned = الورقة المكشوفة
help-rank-trumps = أتو الرتبة: يغلب الأتو؛ وبين ورقتين منه تربح ورقة الافتتاح
help-trumps = الأتو: يغلب الألوان الأخرى، والآص هو الأعلى
help-plain = بلا أتو: تربح أعلى ورقة من لون الافتتاح
help-points = نقاط كل ورقة من هذه لمن يأخذها. يُحسب كل ذلك بعد خمس جولات: 100 نقطة في المجموع.{ $revokes ->
        [allowed] { " " }والاعتراض قيمته { $n } زيادة، فورًا.
       *[prevented] { "" }
    }
help-most-tricks = أكثر اللمّات في جولة
help-rounds-title = خمس جولات
help-rounds = في الجولات من 1 إلى 4 خمس لمّات. قبل الجولات 2 و3 و4 خمس أوراق جديدة لكل منكما، وتُكشف ورقة جديدة. في الجولة 5 أربع لمّات: من يأخذ الأخيرة يأخذ أيضًا الأوراق التي كُشفت، لمّةً خامسة. والافتتاح في كل جولة لغير الموزّع.
help-revokes-title = المخالفات
help-revokes = يمكنك لعب أي ورقة، لكن الورقة التي تخالف هذه القواعد مخالفة. ويمكنك استرجاعها إلى أن تلعب ورقتك التالية أو يعترض خصمك. وإذا لعبت لاحقًا ورقة كان عليك لعبها ذهبت اللمّتان إلى خصمك وكُشفت يدك. وفي دورك يمكنك الاعتراض. مخالفة لم تُسوَّ تعطيك { $n } نقطة مع اللمّات التي أُخذت بها؛ وإذا لم يخالف خصمك كانت { $n } من نصيبه وكُشفت يدك.
help-end = من له { $target } أو أكثر بعد لعبة يفوز؛ وإن كان ذلك للاثنين فالأعلى.
    التعادل: تحسمه لعبة أخرى.
    { $revokes ->
        [allowed] والاعتراض الذي يبلغ بنتيجةٍ { $target } يُفاز به فورًا. { "" }
       *[prevented] { "" }
    }وينتقل التوزيع بعد كل لعبة.

order-values = 2 الكور: 10، الآص: 4، الروا: 3، الدام: 2، الفالي: 1. أكثر لمّات الجولة: 10.
order-rank-trumps = باقي { ranks }
order-trumps = { suits }، وهو الأتو
# $suit: the suit led.
order-led = { suits }، لون الافتتاح
order-led-any = لون الافتتاح
# $suit: a suit that the opponent has shown not to hold.
memory-void = لا { suits }
# The card that was led lies there now.
now-rank-trump = الافتتاح الآن { $card_the }، وهي أتو الرتبة: لا شيء يغلبها.
now-trump = الافتتاح الآن { $card_the }، وهي أتو: يغلبها أتو أعلى، أو ورقة من باقي { ranks }.
# No card of its own suit beats it.
now-trump-top = الافتتاح الآن { $card_the }، وهي أتو: لا تغلبها إلا ورقة من باقي { ranks }.
now-suit-top = الافتتاح الآن { $card_the }: يغلبها أتو، أو ورقة من باقي { ranks }.
now-suit = الافتتاح الآن { $card_the }: تغلبها { a-suit } أعلى منها، أو أتو، أو ورقة من باقي { ranks }.
about-points = فيها { points } لمن يأخذها.
about-no-points = لا نقاط فيها.
about-rank-trump = أتو الرتبة: يغلب كل ورقة إلا أتو رتبة كان به الافتتاح.
about-trump = أتو: يغلب الألوان الأخرى.
# Of a card that is led.
advice-lead-points = فيها { points } لمن يأخذ اللمّة.
advice-lead-nothing = لا نقاط فيها، فلا تخسر شيئًا إن غُلبت.
# Of a trick.
advice-points = تأتي معها { points }.
advice-round = هي لمّتك الثالثة: ربحت الجولة.
advice-gives = تُهدى بها { points }.
advice-gives-nothing = لا تُهدى بها أي نقطة.
# $card: the only other card in the hand.
advice-last = تحتفظ بورقة { $card_the } للمّة الأخيرة التي تأخذ الكومة أيضًا.
advice-correct = تصحّح مخالفتك قبل أن يُعترض عليها.
# $n of $of deals that may be the real one.
advice-revoke = في نحو { $n } من { $of } توزيعة كهذه توجد مخالفة يُعترض عليها.
advice-no-revoke = في نحو { $n } من { $of } توزيعة كهذه لا توجد مخالفة يُعترض عليها.
term-trump = أتو
    .also = الأتو, بالأتو
    .text = ورقة من اللون الذي يغلب الألوان الأخرى في هذه الجولة.
term-rank-trump = أتو الرتبة
    .also = بأتو الرتبة
    .text = إحدى الأوراق الثلاث الأخرى من رتبة الورقة المكشوفة. تغلب الأتو أيضًا.
term-pile = كومة الأوراق المكشوفة
    .also = الكومة, والكومة, كومة, كومة الأتو والرتبة
    .text = ورقة من كل توزيعة؛ واسمها عند المؤلف كومة الأتو والرتبة. العليا منها تحدد الأتو. ومن يأخذ آخر لمّة في الجولة 5 يأخذها كلها.
term-game-winning-score = فارق الفوز
    .also = فارق, الفارق
    .text = عدد النقاط التي يتقدم بها الفائز بالمباراة. لا شيء آخر يتوقف عليه هنا.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = جرأة: الافتتاح بالأوراق العالية وبالأتو.
manner-careful = حذر: الافتتاح بالأوراق الصغيرة، والعالية تنتظر.
manner-sly = دهاء: افتتاح نادر بالأتو، ومخالفة بين حين وآخر حيث يُسمح بها.
manner-stubborn = عناد: الافتتاح باللون نفسه غالبًا ما دام في اليد.
