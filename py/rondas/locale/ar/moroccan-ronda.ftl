### Moroccan Ronda
### Ronda (a pair), tringa (three of a rank) and missa (the table cleared) are terms of the game.
### $said and $held are what was announced and what the hand is: none, ronda, rondas or tringa.
### $call is what is called, in points: 1, 5 or 10, or 1, 6 or 15.
### $rank is the number on a card: 1 to 7, 10 to 12.

card = { card-spanish }
    .the = { card-spanish.the }

## Before the game

title = الروندة المغربية
credit = اللعبة التقليدية، حسب وصفها في pagat.com الذي أُعدّ بمساعدة Justus Pang وWadih Bargach
about = كُل الورقة المساوية وما يليها، واضرب الورقة التي لُعبت للتو، وأعلن أزواجك صدقًا أو كذبًا.
opening = من يوزع أولًا
    .text = تترك القواعد اختيار أول موزع للاعبين. وبعد كل جولة ينتقل التوزيع.

option-target = نقاط الفوز
    .text = عدد النقاط التي يُفاز بها.
option-announcements = الإعلانات
    .text = هل يعلن اللاعبون الروندات والترينكات كما يشاؤون، صدقًا أو كذبًا، أم يُعلن الصحيح منها تلقائيًا.
option-announcements-free = كما يشاء اللاعبون
option-announcements-honest = الصحيحة تلقائيًا
option-penalties = الغرامات
    .text = هل تُسجّل غرامة الإعلان الكاذب أو المخفي فور ثبوتها، أم فقط إذا طالب بها خصم.
option-penalties-auto = فور ثبوتها
option-penalties-claim = عند المطالبة فقط
option-hidden_ronda_penalty = غرامة الروندة المخفية
    .text = ثمن روندة لم تُعلن.
option-hidden_ronda_penalty-1 = نقطة واحدة
option-hidden_ronda_penalty-5 = 5 نقاط
option-ronda_ranks = أعلى روندة
    .text = أي الروندات والترينكات هي الأعلى: 12، أم 1 ثم 12.
option-ronda_ranks-twelve_high = 12
option-ronda_ranks-ace_high = 1 ثم 12
option-chain_turns = النداءات في السلسلة
    .text = مع لاعبَين أو ثلاثة: هل يدخل كل لاعب سلسلة الأوراق المتساوية مرة واحدة، أم له أن ينادي فيها من جديد.
option-chain_turns-once = مرة لكل لاعب
option-chain_turns-again = كلما أمكن
option-chain_scoring = نقاط سلسلة النداءات
    .text = حين تتوالى أوراق متساوية: هل يحتفظ بالنقاط آخر من نادى فقط، أم كل من نادى.
option-chain_scoring-last = لآخر من نادى
option-chain_scoring-each = لكل من نادى
option-chain_values = قيم سلسلة النداءات
    .text = ما تعطيه الورقة المتساوية الثانية والثالثة والرابعة على التوالي.
option-chain_values-1-5-10 = 1 و5 و10
option-chain_values-1-6-15 = 1 و6 و15
option-dealer_duty = آخر ورقة للموزّع
    .text = هل على الموزّع أن يأكل بآخر ورقة في الجولة.
option-dealer_duty-off = مثل غيرها
option-dealer_duty-on = عليها أن تأكل
option-opening = البداية
    .text = هل تبدأ الجولة بأربع أوراق على الطاولة، أم بأربع أوراق في كل يد وطاولة فارغة.
option-opening-table = أربع أوراق على الطاولة
option-opening-four_cards = أربع أوراق في كل يد
option-scoring = نقاط اللعب
    .text = هل تُسجّل نقاط اللعب فورًا، أم تُنقل بها أوراق مأكولة من كومة إلى كومة.
option-scoring-points = تُسجّل فورًا
option-scoring-transfer = أوراق تغيّر الكومة

preset-beginner = للمبتدئين
    .text = مباراة قصيرة إلى 25 نقطة. الروندات والترينكات تُعلن من تلقاء نفسها وهي صادقة دائمًا: كُل ونادِ ونظّف الطاولة.
preset-cafe = المقهى
    .text = تعلن ما تشاء، صدقًا أو كذبًا، وتدفع الثمن حين يثبت الكذب.
preset-strict = صارمة
    .text = تعلن ما تشاء، ولا يدفع أحد إلا إذا انتبه خصم وطالب بالغرامة: تذكّر ما لُعب.

## What is called aloud

tradition-moroccan = مغربية
tradition-french = فرنسية
tradition-spanish = إسبانية
tradition-english = إنجليزية
call-one = { $tradition ->
       *[moroccan] بواحد
        [french] Un
        [spanish] Caída
        [english] One
    }
call-five = { $tradition ->
       *[moroccan] بخمسة
        [french] Cinq
        [spanish] Cinco
        [english] Five
    }
call-six = { $tradition ->
       *[moroccan] بستة
        [french] Six
        [spanish] Seis
        [english] Six
    }
call-ten = { $tradition ->
       *[moroccan] بعشرة
        [french] Dix
        [spanish] Diez
        [english] Ten
    }
call-fifteen = { $tradition ->
       *[moroccan] بخمسطاش
        [french] Quinze
        [spanish] Quince
        [english] Fifteen
    }
call-missa = { $tradition ->
       *[moroccan] لحسة
        [french] Missa
        [spanish] Mesa
        [english] Missa
    }
# $call is one of the calls above.
call-and-missa = { $tradition ->
       *[moroccan] { $call } ولحسة
        [french] { $call }, missa
        [spanish] { $call }, mesa
        [english] { $call }, missa
    }
call-ronda = روندة
call-rondas = روندتان
call-tringa = ترينكة
call-challenge = أرني
call-claim = الغرامة من فضلك
call-last-deal = التوزيعة الأخيرة
means-call = معنى «{ $call }»: أُكلت الورقة التي لُعبت للتو.
means-call-missa = معنى «{ $call }»: أُكلت الورقة التي لُعبت للتو، والطاولة فارغة.
means-take-over = معنى «{ $call }»: ورقة مساوية أخرى تأخذ الكل.
means-take-over-missa = معنى «{ $call }»: ورقة مساوية أخرى تأخذ الكل، والطاولة فارغة.
means-missa = معنى «{ $call }»: الطاولة فارغة.

## What happens

said-deals-first = { $seat_is ->
        [you] عليك توزيع الجولة الأولى.
       *[other] توزيع الجولة الأولى على { $seat }.
    }
dealt = { $seat_is ->
        [you] وزّعت { cards } لكل لاعب.
       *[other] توزيع { $seat }: { cards } لكل لاعب.
    }
part-deal = الجولة { $round }، التوزيعة { $deal }
said-last-deal = هذه آخر توزيعة في الجولة.
turned = { $seat_is ->
        [you] كشفت { $cards_the }.
       *[other] كُشفت للطاولة: { $cards_the }.
    }
turned-cannot-stay = { $seat_is ->
        [you] كشفت { $cards_the }، ولا يمكن أن تبقى: { $why }.
       *[other] كُشفت { $cards_the }، ولا يمكن أن تبقى: { $why }.
    }
why-rank-twice = رقمها موجود على الطاولة
why-sequence-of-four = تكتمل بها متتالية من أربع أوراق
said-shuffled-back = { $seat_is ->
        [you] أعدت خلط { $back_the } مع الباقي من الكارطة.
       *[other] أُعيد خلط { $back_the } مع الباقي من الكارطة.
    }

class-said = { $said ->
        [none] لا شيء
        [ronda] روندة
        [rondas] روندتان
       *[tringa] ترينكة
    }
said-announcement = { $seat_is ->
        [you] إعلانك: { class-said }.
       *[other] إعلان { $seat }: { class-said }.
    }
said-accept = { $seat_is ->
        [you] صدّقت الإعلان.
       *[other] تصديق من { $seat }.
    }
said-challenge = { $seat_is ->
        [you] كذّبت إعلان { $target }.
       *[other] { $target_is ->
            [you] تكذيب من { $seat } لإعلانك.
           *[other] تكذيب من { $seat } لإعلان { $target }.
        }
    }
said-claim = { $seat_is ->
        [you] طالبت بغرامة على { $target }.
       *[other] { $target_is ->
            [you] مطالبة من { $seat } بغرامة عليك.
           *[other] مطالبة من { $seat } بغرامة على { $target }.
        }
    }
said-owes-nothing = { $seat_is ->
        [you] لا شيء ثابت عليك لم يُدفع.
       *[other] لا شيء ثابت على { $seat } لم يُدفع.
    }
said-done = { $seat_is ->
        [you] انتهيت.
       *[other] انتهى دور { $seat } في المطالبة.
    }
shown-true = { $seat_is ->
        [you] ظهرت عندك { class-said }.
       *[other] ظهرت عند { $seat } { class-said }.
    }
shown-false = { $seat_is ->
        [you] لا يمكن أن تكون عندك { class-said }.
       *[other] لا يمكن أن تكون عند { $seat } { class-said }.
    }
shown-hand = { $seat_is ->
        [you] كشفت يدك كلها: { $cards_the }.
       *[other] يد { $seat } كلها: { $cards_the }.
    }

played = { $seat_is ->
        [you] لعبت { $card_the }.
       *[other] ورقة { $seat }: { $card_the }.
    }
captured = { $seat_is ->
        [you] أكلت { $cards_the }.
       *[other] أكلة { $seat }: { $cards_the }.
    }
# $other is who called before.
captured-over = { $seat_is ->
        [you] انتقلت إليك { cards } من أكلة { $other }.
       *[other] { $other_is ->
            [you] انتقلت { cards } من أكلتك إلى { $seat }.
           *[other] انتقلت { cards } من أكلة { $other } إلى { $seat }.
        }
    }
captured-last = { $seat_is ->
        [you] آخر أكلة لك، فالباقي لك: { $cards_the }.
       *[other] آخر أكلة من نصيب { $seat }، ومعها الباقي: { $cards_the }.
    }
# $piles is a list of messages pile.
round = نهاية الجولة { $n }: { $piles }.
pile = { $seats_is ->
        [you] { cards } لك
        [us] { cards } لكما
       *[other] { cards } من نصيب { $seats }
    }

# $told is a list of the messages told-….
scored = { $why }: { $told }.
told-scores = { $seats_is ->
        [you] { points } لك
        [us] { points } لكما
       *[other] { points } من نصيب { $seats }
    }
told-loses = { $seats_is ->
        [you] تضيع منك { points }
        [us] تضيع منكما { points }
       *[other] تضيع { points } من { $seats }
    }
# $others take the cards.
told-gives = { $seats_is ->
        [you] { cards } منك إلى { $others }
        [us] { cards } منكما إلى { $others }
       *[other] { $others_is ->
            [you] { cards } لك من { $seats }
            [us] { cards } لكما من { $seats }
           *[other] { cards } من { $seats } إلى { $others }
        }
    }
# Each for himself: one player and all others.
told-gives-all = { $seats_is ->
        [you] { cards } منك إلى كل خصم
       *[other] { cards } من { $seats } إلى كل خصم
    }
told-gets-all = { $seats_is ->
        [you] { cards } لك من كل خصم
       *[other] { cards } من كل خصم إلى { $seats }
    }
# Cards: $seats owe them to $others.
said-owes = { $seats_is ->
        [you] بقي عليك دين لصالح { $others }: { cards }.
        [us] بقي عليكما دين لصالح { $others }: { cards }.
       *[other] { $others_is ->
            [you] بقي لك دين على { $seats }: { cards }.
            [us] بقي لكما دين على { $seats }: { cards }.
           *[other] بقي على { $seats } دين لصالح { $others }: { cards }.
        }
    }
said-repays = { $seats_is ->
        [you] سداد من دينك إلى { $others }: { cards }.
        [us] سداد من دينكما إلى { $others }: { cards }.
       *[other] { $others_is ->
            [you] سداد لك من دين { $seats }: { cards }.
            [us] سداد لكما من دين { $seats }: { cards }.
           *[other] سداد من دين { $seats } إلى { $others }: { cards }.
        }
    }
said-cancels = { $seats_is ->
        [you] نقص دينك لصالح { $others }: { cards }.
        [us] نقص دينكما لصالح { $others }: { cards }.
       *[other] { $others_is ->
            [you] نقص ما لك من دين على { $seats }: { cards }.
            [us] نقص ما لكما من دين على { $seats }: { cards }.
           *[other] نقص دين { $seats } لصالح { $others }: { cards }.
        }
    }
said-debts-lapse = تسقط الديون كلها في نهاية الجولة.

## What points are for: these stand before a colon, and alone on the score sheet

called = { $call ->
        [1] بواحد
        [5] بخمسة
        [6] بستة
        [10] بعشرة
       *[15] بخمسطاش
    }
# $equal says which of the equal cards that follow each other it is: 2, 3 or 4.
called-on = { $equal ->
        [2] «{ called }» على { $rank }
        [3] «{ called }» على { $rank } الثالثة على التوالي
       *[4] «{ called }» على { $rank } الرابعة على التوالي
    }
why-call = { $seat_is ->
        [you] نداؤك { called-on }
       *[other] نداء { $seat } { called-on }
    }
why-call-missa = { $seat_is ->
        [you] نداؤك { called-on } مع ميسة
       *[other] نداء { $seat } { called-on } مع ميسة
    }
why-taken-back = إلغاء نداء «{ called }»
why-missa = { $seat_is ->
        [you] ميستك بأكل كل أوراق الطاولة
       *[other] ميسة { $seat } بأكل كل أوراق الطاولة
    }
why-last-twelve = { $seat_is ->
        [you] أكلتك بآخر ورقة في الجولة، وهي 12
       *[other] أكلة { $seat } بآخر ورقة في الجولة، وهي 12
    }
why-last-one = { $seat_is ->
        [you] التوزيع عليك، وآخر ورقة في الجولة هي 1
       *[other] التوزيع على { $seat }، وآخر ورقة في الجولة هي 1
    }
why-last-nothing = { $seat_is ->
        [you] التوزيع عليك، وآخر ورقة في الجولة لم تأكل شيئًا
       *[other] التوزيع على { $seat }، وآخر ورقة في الجولة لم تأكل شيئًا
    }
why-announced = { $seat_is ->
        [you] إعلانك «{ class-said }»
       *[other] إعلان { $seat } «{ class-said }»
    }
# All announcements are of one team ($seats).
why-uncontested = { $seats_is ->
        [you] لا إعلان إلا إعلانك
        [us] لا إعلان إلا إعلانكما
       *[other] لا إعلان إلا من { $seats }
    }
why-best = أحسن إعلان يأخذ الكل
why-split = الروندات المتساوية تقتسم النقاط
class-held = { $held ->
        [none] لا شيء
        [ronda] { $said ->
            [rondas] روندة على الأكثر
           *[other] روندة
        }
        [rondas] روندتان
       *[tringa] ترينكة
    }
why-hidden = { $seat_is ->
        [you] { class-held } بلا إعلان عندك
       *[other] { class-held } بلا إعلان عند { $seat }
    }
# $n is what it costs in all, of which a part has been scored before.
why-hidden-more = { $seat_is ->
        [you] { class-held } بلا إعلان عندك (الثمن كله { $n })
       *[other] { class-held } بلا إعلان عند { $seat } (الثمن كله { $n })
    }
why-false = { $seat_is ->
        [you] أعلنت «{ class-said }» والحقيقة «{ class-held }»
       *[other] إعلان { $seat } «{ class-said }» والحقيقة «{ class-held }»
    }
why-false-more = { $seat_is ->
        [you] أعلنت «{ class-said }» والحقيقة «{ class-held }» (الثمن كله { $n })
       *[other] إعلان { $seat } «{ class-said }» والحقيقة «{ class-held }» (الثمن كله { $n })
    }
why-lost = { $seat_is ->
        [you] سحب النقاط التي مُنحت مع إعلانك الكاذب
       *[other] سحب النقاط التي مُنحت مع إعلان { $seat } الكاذب
    }
why-count = الأوراق فوق { $n }

over = { $seats_is ->
        [you] فزت باللعبة: { points }.
        [us] فزتما باللعبة: { points }.
        [many] الفوز من نصيب { $seats }: { points }.
       *[other] الفوز من نصيب { $seats }: { points }.
    }
# $target has been challenged and told the truth; $seats are the winners.
over-challenge = { $target_is ->
        [you] كان إعلانك صادقًا: { $seats_is ->
            [you] فزت باللعبة.
            [us] فزتما باللعبة.
           *[other] الفوز من نصيب { $seats }.
        }
       *[other] كان إعلان { $target } صادقًا: { $seats_is ->
            [you] فزت باللعبة.
            [us] فزتما باللعبة.
           *[other] الفوز من نصيب { $seats }.
        }
    }

## What is asked, and where the game is

prompt-announce = { $seat_is ->
        [you] أعلن روندة أو ترينكة أو لا شيء.
       *[other] ننتظر إعلان { $seat }: روندة أو ترينكة أو لا شيء.
    }
prompt-announce-four = { $seat_is ->
        [you] أعلن روندة أو روندتين أو ترينكة أو لا شيء.
       *[other] ننتظر إعلان { $seat }: روندة أو روندتان أو ترينكة أو لا شيء.
    }
prompt-window = { $seat_is ->
        [you] صدّق أو كذّب: من كذّب إعلانًا صادقًا خسر اللعبة.
       *[other] ننتظر { $seat }: تصديق أو تكذيب.
    }
prompt-claim = { $seat_is ->
        [you] طالب بغرامة إن شئت، ثم اختر «انتهيت».
       *[other] ننتظر { $seat }: مطالبة بغرامة أو لا.
    }
prompt-last-card = { $seat_is ->
        [you] العب آخر ورقة في الجولة. إذا لم تأكل شيئًا أو كانت 1 كسب خصومك 5.
       *[other] آخر ورقة في الجولة عند { $seat }. إذا لم تأكل شيئًا أو كانت 1 كسب الخصوم 5.
    }
prompt-play = { $seat_is ->
        [you] العب ورقة.
       *[other] الدور على { $seat }.
    }
# $hint is one of the messages hint-….
prompt-own = العب ورقة: { $hint }.
hint-call = ورقتك { $rank } تعطيك نداء «{ called }»
hint-call-missa = ورقتك { $rank } تعطيك نداء «{ called }» مع ميسة
hint-take-over = ورقتك { $rank } تأخذ كل ما أُكل الآن: نداؤك «{ called }»
hint-take-over-missa = ورقتك { $rank } تأخذ كل ما أُكل الآن وقد فرغت الطاولة: نداؤك «{ called }» مع ميسة
hint-clear = ورقتك { $rank } تأكل كل الطاولة
hint-table-empty = الطاولة فارغة
hint-capture = الورقة المساوية تأكل
hint-no-capture = لا ورقة معك تأكل

action-announce-none = لا شيء
action-announce-ronda = روندة
action-announce-rondas = روندتان
action-announce-tringa = ترينكة
detail-true = صدق
detail-bluff = كذبة
detail-held = { $held ->
        [ronda] لكن معك روندة
        [rondas] لكن معك روندتان
       *[tringa] لكن معك ترينكة
    }
detail-hides = { $held ->
        [ronda] تخفي روندتك
        [rondas] تخفي روندتيك
       *[tringa] تخفي ترينكتك
    }
worth = { $scoring ->
        [transfer] { cards }
       *[points] { points }
    }
hiding-costs = { $scoring ->
        [transfer] { $penalties ->
            [claim] قد يكلّف أوراقًا إذا طالب بها خصم
           *[auto] قد يكلّف أوراقًا حين ينكشف
        }
       *[points] { $penalties ->
            [claim] قد يكلّف نقاطًا إذا طالب بها خصم
           *[auto] قد يكلّف نقاطًا حين ينكشف
        }
    }
lying-costs = { $scoring ->
        [transfer] { $penalties ->
            [claim] قد يكلّف أوراقًا من تلقاء نفسه أو إذا طالب بها خصم
           *[auto] قد يكلّف أوراقًا حين ينكشف
        }
       *[points] { $penalties ->
            [claim] قد يكلّف نقاطًا من تلقاء نفسه أو إذا طالب بها خصم
           *[auto] قد يكلّف نقاطًا حين ينكشف
        }
    }
meaning-none = تقول إنه لا زوج معك ولا ثلاث متساويات. وما تخفيه { hiding-costs }.
meaning-ronda = تقول إن معك زوجًا: { worth }، إلا إذا أُعلن أحسن منه. والكذب { lying-costs }.
meaning-rondas = تقول إن معك زوجين: أحسن من زوج واحد. والكذب { lying-costs }.
meaning-tringa = تقول إن معك ثلاث متساويات: { worth }، وأحسن من كل زوج. والكذب { lying-costs }.
action-accept = تصديق
action-done = انتهيت
action-challenge = تكذيب { $target }
detail-challenge = مجازفة باللعبة
# $seats win if the announcement is true; the reader is not among them.
risk-challenge = { $seats_is ->
        [many] إعلان { $target }: { class-said }. ستُكشف اليد. إن كان كذبًا سُجّلت الغرامة فورًا. وإن كان صدقًا انتهت اللعبة بفوز { $seats }.
       *[other] إعلان { $target }: { class-said }. ستُكشف اليد. إن كان كذبًا سُجّلت الغرامة فورًا. وإن كان صدقًا انتهت اللعبة بفوز { $seats }.
    }
action-claim = غرامة على { $target }
meaning-claim = إن ثبت من الأوراق الملعوبة إخفاء أو كذب من { $target } لم تُدفع غرامته كسبت الغرامة، وإلا فلا شيء يحدث. لك مطالبة واحدة على كل خصم أثناء التوزيعة، وواحدة بعدها.

refusal-not-in-hand = ليست معك { $card_the }.
refusal-no-card-now = لا تُلعب أي ورقة الآن.
refusal-no-announcing-now = لا يمكن إعلان شيء الآن.
refusal-two-rondas-need-four-cards = لا تكون روندتان إلا في يد من أربع أوراق.
refusal-nothing-to-accept = لا شيء تصدّقه الآن.
refusal-no-challenge-now = لا يمكن تكذيب أحد الآن.
refusal-announcements-are-true = كل الإعلانات في هذه اللعبة صادقة.
refusal-no-opponent = ليس هذا خصمًا.
refusal-no-live-announcement = لا إعلان يمكن تكذيبه عند { $target }.
refusal-shown-already = سبق أن ظهر إعلان { $target }.
refusal-no-claims-now = لا يمكن المطالبة بغرامة الآن.
refusal-claimed-already = طالبت بغرامة على { $target } من قبل.
refusal-done-comes-later = لا شيء تنهيه الآن: العب ورقة.

note-captured = الكومة { $n }
note-nothing = لا شيء
# $status is live, shown or false.
note-announcement = { $said ->
        [ronda] روندة
        [rondas] روندتان
       *[tringa] ترينكة
    }{ $status ->
        [shown] { " " }✓
        [false] { " " }✗
       *[live] { "" }
    }
note-owes = دين { $n }
note-owes-to = { $seats_is ->
        [you] دين لك { $n }
       *[other] دين { $n } لصالح { $seats }
    }
fact-round = الجولة { $n }
fact-deal = التوزيعة { $n }
fact-last-deal = التوزيعة الأخيرة
fact-undecided = الروندات معلّقة
sheet-round = الجولة { $n }
sheet-round-now = الجولة { $n }، جارية
# $seats win because an announcement that was challenged was true.
report-challenge = { $seats_is ->
        [you] فزت: كان الإعلان صادقًا
        [us] فزتما: كان الإعلان صادقًا
       *[other] الفوز من نصيب { $seats }: كان الإعلان صادقًا
    }
report-challenge-lost = خسرت: كان الإعلان صادقًا
# What points are for. $n: how many cards count nothing.
report-calls = النداءات والميسات
report-announcements = الإعلانات
report-penalties = الغرامات
report-last-card = الورقة الأخيرة
report-count = الأوراق فوق { $n }
report-best-calls = { $seat_is ->
        [you] أحسن نداء كان نداءك: { points }.
       *[other] أحسن نداء من نصيب { $seat }: { points }.
    }
report-best-announcements = { $seat_is ->
        [you] كسبت بإعلانك { $n ->
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $n } نقاط
           *[other] { $n } نقطة
        }.
       *[other] نقاط كسبها إعلان { $seat }: { $n }.
    }

## The lesson

lesson-capture = تلعب ورقة واحدة في كل دور. إذا كانت على الطاولة ورقة بالرقم نفسه أكلتها ورقتك. الألوان لا تهم أبدًا. ماذا يمكنك أن تأكل؟
    .title = الأكل
lesson-capture-right = الورقتان معًا إلى كومتك. يجوز لعب أي ورقة، لكن الورقة التي رقمها على الطاولة تأكل دائمًا.
lesson-capture-lies = لا ورقة بهذا الرقم هناك: كانت ورقتك ستبقى على الطاولة. معك ورقة تأكل.
lesson-run = مع الورقة المساوية تأكل أيضًا ما يليها صعودًا بلا انقطاع. بعد 7 تأتي 10: لا 8 ولا 9 هنا. أي ورقة تأكل أكثر؟
    .title = المتتالية
lesson-run-right = ورقة 6 أكلت 6 و7 و10. أما 12 فتبقى لأن 11 غائبة.
lesson-run-lies = هذا الرقم ليس على الطاولة. كانت ورقتك ستبقى هناك.
lesson-call = لُعبت 5 للتو. إذا أكلت الورقة التي لعبها للتو من كان دوره قبلك ناديت «بواحد» وكسبت نقطة. جرّب.
    .title = ضرب الورقة التي لُعبت للتو
lesson-call-right = نقطة واحدة. مع ثلاثة لاعبين أو أربعة يستطيع من يليك مباشرة أن يأخذها منك: ورقة مساوية ثالثة بـ5 نقاط. ومع أربعة تأتي بعدها رابعة بـ10. ويضيع النداء السابق.
lesson-call-less = هذه تأكل ورقتين ولا تعطي نقطة. اضرب الورقة التي لُعبت للتو.
lesson-call-lies = هذه لا تأكل شيئًا. يمكنك ضرب الورقة التي لُعبت للتو.
lesson-missa = إذا أكلت كل ما على الطاولة كسبت نقطة: هذه ميسة. جرّب.
    .title = تنظيف الطاولة
lesson-missa-right = ميسة: نقطة واحدة. ومن يليك يجد طاولة فارغة.
lesson-missa-lies = هذه لا تأكل شيئًا، وتبقى الطاولة عامرة.
lesson-lay = لا شيء يؤكل، فورقتك ستبقى على الطاولة. احذر المتتاليات: أي ورقة تعطي الخصم أقل؟
    .title = وضع ورقة
lesson-lay-right = ورقة صغيرة لا شيء يليها. لو لعبت 4 لزادت متتالية 5 و6 طولًا.
lesson-lay-joins = من عنده 4 كان سيضربها، ويأكل معها 5 و6.
lesson-announce = حين تفرغ كل الأيدي تُوزّع ثلاث أوراق جديدة على كل لاعب، ويأتي الإعلان: الزوج روندة، نقطة واحدة؛ والثلاث المتساويات ترينكة، 5 نقاط. في لعبة المبتدئين يتم ذلك عنك. الآن أعلن بنفسك: معك 7 مرتين.
    .title = الإعلان
lesson-announce-right = نقطة واحدة. إذا كثرت الإعلانات أخذ أحسنها نقاط الكل: الترينكة تغلب الروندة، ثم الرقم الأعلى. والروندات المتساوية تقتسم النقاط.
lesson-announce-hidden = الروندة المخفية تكلّفك نقطة واحدة حين تلعب 7 الثانية.
lesson-announce-false = هذه كذبة. تكلّف 5 نقاط حين يظهر أنه لم تكن معك ثلاث متساويات.
lesson-doubt = يجوز الكذب إلا في لعبة المبتدئين. خصمك يعلن روندة. إذا كذّبت كُشفت أوراقه: فإن كان كاذبًا كسبت، وإن كان صادقًا خسرت اللعبة كلها. لم تر أيًّا من هذه الأوراق. ماذا تفعل؟
    .title = تصديق أو تكذيب (لوقت لاحق)
lesson-doubt-right = كان صادقًا، ولم يكلّفك ذلك إلا نقطة واحدة. لا تكذّب إلا إذا كشفت لك الأوراق التي رأيتها أنه كاذب.
lesson-doubt-loses = كانت الأوراق ستُكشف وفيها الزوج: تخسر اللعبة كلها من أجل نقطة واحدة.
lesson-count = آخر أوراق الجولة. من يأكل آخرًا يأخذ أيضًا ما بقي على الطاولة. ثم تُحسب نقطة واحدة عن كل ورقة فوق 20. كُن صاحب آخر أكلة.
    .title = نهاية الجولة
lesson-count-lies = هذه لا تأكل شيئًا، وخصمك ما زال يستطيع أن يأكل آخرًا.
lesson-count-right = 24 ورقة: 4 نقاط. ثم تبدأ جولة جديدة.
lesson-end = من يصل أولًا إلى هدف النقاط يفوز فورًا، ولو في وسط الجولة: 25 نقطة في لعبة المبتدئين و41 في غيرها. ابدأ بلعبة المبتدئين: الروندات والترينكات تُعلن من تلقاء نفسها ولا أحد يكذب. ومع أربعة لاعبين تلعبون شركاء.

## Help

help-goal = أن تصل قبل غيرك إلى { $target ->
        [few] { $target } نقاط.
       *[other] { $target } نقطة.
    }{ $players ->
        [any] { " " }ومع أربعة لاعبين نقاطك ونقاط من يجلس قبالتك واحدة.
        [4] { " " }نقاطك ونقاط من يجلس قبالتك واحدة.
       *[other] { "" }
    }{ $scoring ->
        [transfer] { " " }لا تأتي النقاط إلا من الحساب بعد كل جولة. وأثناء اللعب تُدفع النقاط بأوراق مأكولة، من كومة إلى كومة.
       *[points] { "" }
    }
help-gain-call = «{ called }»: { $equal ->
        [2] أكل الورقة التي لُعبت للتو
        [3] الورقة المساوية الثالثة على التوالي
       *[4] الرابعة
    }
help-gain-missa = ميسة: أكل كل ما على الطاولة
help-gain-ronda = روندة: زوج في اليد
help-gain-tringa = ترينكة: ثلاث متساويات في اليد
help-gain-card = عند الحساب: كل ورقة فوق { $par }{ $players ->
        [any] { " " }(أو { $par_of_three } مع ثلاثة لاعبين)
       *[other] { "" }
    }
help-turn = العب ورقة. إما أن تأكل من الطاولة وإما أن تبقى عليها.
help-capture-title = ماذا تأكل الورقة
help-capture = الورقة تأكل الورقة التي تحمل الرقم نفسه، ومعها كل ما يليها صعودًا بلا انقطاع. الأرقام تتوالى هكذا: ⁦1→2→3→4→5→6→7→10→11→12⁩. الألوان لا تهم أبدًا.
help-run = ورقة 6 تأكل 6 و7 و10.
help-calls-title = النداءات
help-calls = إذا أكلت الورقة التي لعبها للتو من كان دوره قبلك ناديت «بواحد».
help-chain-title = السلاسل
help-chain = { chain-scores }{ $players ->
        [any] { " " }ولا سلسلة بين لاعبَين.
        [4] { "" }
       *[other] { $chain_turns ->
            [again] { " " }ويجوز النداء أكثر من مرة في السلسلة.
           *[once] { "" }
        }
    }
chain-scores = { $chain_scoring ->
        [each] إذا لعب اللاعب التالي مباشرة ورقة مساوية أخذ ذلك كله: هذه سلسلة. ولكل من نادى ما كسبه.
       *[last] إذا لعب اللاعب التالي مباشرة ورقة مساوية أخذ ذلك كله: هذه سلسلة. ويخسر النداء السابق نقاطه.
    }
help-called = «{ called }»: { worth }{ $players ->
        [any] { $equal ->
            [4] ، مع أربعة لاعبين
           *[other] { "" }
        }
       *[other] { "" }
    }
help-missa = ميسة، كل ما على الطاولة: { worth }، ومع النداء أيضًا
help-announce-title = الإعلانات
help-announce = { $announcements ->
        [free] بعد كل توزيعة يعلن كل لاعب روندة أو { $opening ->
            [four_cards] روندتين (بأربع أوراق) أو ترينكة
           *[table] ترينكة
        } أو لا شيء.
       *[honest] بعد كل توزيعة تُعلن الروندات والترينكات من تلقاء نفسها.
    } أحسن إعلان يأخذ نقاط الكل، والروندات المتساوية تقتسمها. { best-rondas }
best-rondas = { $ronda_ranks ->
        [ace_high] أعلى الروندات روندة 1 ثم روندة 12.
       *[twelve_high] أعلى الروندات روندة 12.
    }
help-ronda = روندة، أي زوج: { worth }
help-tringa = ترينكة، أي ثلاث متساويات: { worth }؛ تغلب كل روندة
help-lies-title = الكذب
help-lies = يجوز الكذب. { $penalties ->
        [claim] والكذبة التي تنكشف قبل منح نقاطها يُدفع ثمنها من تلقاء نفسها. وكل ما عداها مما أُخفي أو كان كذبًا لا يكلّف شيئًا إلا إذا طالب به خصم، في دوره أو بعد التوزيعة.
       *[auto] وما أُخفي أو كان كذبًا يُدفع ثمنه حين ينكشف.
    } ثمن الروندة المخفية { $hidden_ronda_penalty }، والكاذبة 1، وثمن الترينكة 5 في الحالين.
    ويجوز للخصم التكذيب: فإن كان الإعلان صادقًا خسر اللعبة. وإن كان كاذبًا دفع صاحبه الغرامة وخسر ما ناله به من نقاط.
help-count-title = النقاط
help-count = حين تُلعب الأوراق الأربعون كلها يأخذ صاحب آخر أكلة ما بقي على الطاولة. ثم تُحسب نقطة واحدة عن كل ورقة فوق { $par }{ $players ->
        [any] { " " }(أو { $par_of_three } مع ثلاثة لاعبين)
       *[other] { "" }
    }. وتبدأ جولة جديدة.{ $dealer_duty ->
        [on] { " " }وآخر ورقة في الجولة، ورقة الموزّع، لها حسابها: أكلة بورقة 12 تُكسب 5. وإذا لم تأكل شيئًا أو كانت 1 كسب الخصوم 5.
       *[off] { "" }
    }
help-end = { $scoring ->
        [transfer] من له { $target } بعد حساب يفوز.
       *[points] من يصل إلى { $target } يفوز فورًا، ولو في وسط الجولة.
    } وإن بلغه أكثر من طرف معًا فالأعلى يفوز.
    التعادل: يستمر اللعب.

order-rank = { $rank }
order-chain = من عنده { $rank } أخرى في الدور التالي مباشرة ينادي «{ called }».
order-fresh = ورقة { $rank } هذه لُعبت للتو: من عنده مثلها ينادي «{ called }».
order-undecided = نقاط الإعلانات تنتظر حتى يتضح أيها أحسن.
about-rank = تأكل { $rank } والمتتالية التي تليها.
about-rank-last = تأكل { $rank }، ولا رقم يليها.
about-call = نداؤها «{ called }».
about-stays = لا تأكل شيئًا: ستبقى على الطاولة.
about-captures = تأكل { $cards_the }.
about-missa = تأكل كل أوراق الطاولة: ميسة، { worth }.
advice-nothing = لا ورقة معك تأكل.
advice-most = لا ورقة معك تأكل أكثر.
# $n: with the card itself.
advice-pile = تدخل كومتك { cards }.
# $n of $of deals that may be the real one.
advice-safe = { $n ->
        [20] يُستبعد أن تكون عند من يليك ورقة مساوية.
       *[other] في نحو { $n } من { $of } توزيعة كهذه ليست عند من يليك ورقة مساوية.
    }
advice-true = في نحو { $n } من { $of } توزيعة كهذه يكون الإعلان صادقًا.
advice-false = في نحو { $n } من { $of } توزيعة كهذه يكون الإعلان كاذبًا.
advice-accept = من يكذّب إعلانًا صادقًا يخسر اللعبة.
advice-truth = هذا صدق، فلا يمكن أن يكلّفك شيئًا.
advice-bluff = هذا كذب: لا يفيد إلا إذا لم يكتشفه أحد.
advice-owed = هناك غرامة مستحقة.
advice-not-owed = لا غرامة مستحقة.
advice-done = لا دين لك على أحد.
term-capture = أكل
    .also = الأكل, بالأكل, أكلة, أكلت, تأكل, تأكلها, أكلتها, يأكل, ويأكل, كُل
    .text = أخذ أوراق من الطاولة بورقة مساوية. تبقى مقلوبة أمامك حتى الحساب.
term-run = متتالية
    .also = المتتالية, والمتتالية, متتاليات, المتتاليات
    .text = أوراق تتوالى بلا انقطاع: ⁦1→2→3→4→5→6→7→10→11→12⁩.
term-call = نداء
    .also = النداء, النداءات, نداؤها, ناديت, نادى, تنادي, ينادي, الضربة, بواحد, بخمسة, بعشرة, بستة, بخمسطاش, مزايدة
    .text = القول بصوت عالٍ إنك ضربت الورقة التي لُعبت للتو، ويسمى الضربة أيضًا. قيمته 1، وأكثر إذا توالت النداءات. في المغرب يقال: بواحد، بخمسة، بعشرة.
term-missa = ميسة
    .also = الميسة, ميسات
    .text = أكلة تترك الطاولة فارغة. قيمتها 1، إلا بآخر ورقة في الجولة.
term-ronda = روندة
    .also = الروندة, روندات, الروندات, والروندات, روندتان, روندتين
    .text = زوج في اليد كما وُزّعت، قيمته 1. وهو أيضًا اسم اللعبة.
term-tringa = ترينكة
    .also = الترينكة, الترينكات, والترينكات, ترينكات
    .text = ثلاث متساويات في اليد كما وُزّعت، قيمتها 5.
term-challenge = تكذيب
    .also = التكذيب, تكذيبه, كذّب, تكذّب, يكذّب
    .text = طلب كشف إعلان. فإن كان صادقًا خسر اللعبة من كذّبه.

## Manners

# How somebody plays: the manner as a noun or an adjective, then how one can tell.
manner-bold = جرأة: إنزال أعلى ورقة غالبًا من الأوراق التي لا تأكل شيئًا.
manner-careful = حذر: إنزال أصغر ورقة غالبًا من الأوراق التي لا تأكل شيئًا.
manner-sly = دهاء: إعلان روندة كاذبة بين حين وآخر حيث يُسمح بذلك.
manner-stubborn = عناد: لعب أقرب ورقة إلى السابقة في أكثر الأحيان.
