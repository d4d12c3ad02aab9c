### The page: what is said around the games, at the table and in dialogs. The words of index.html
### itself are in site.ftl.

page = Rondas
page-title = { $game } – Rondas

## How texts are joined

# Sentences behind each other; $first may be several.
sentences = { $first } { $next }
# A headline, or a phrase, read aloud as a sentence.
sentence = { $text }.
# What a button does, and of which game.
labelled = { $label }: { $title }

## People

# Names of those who play with the person, separated by spaces.
names = أمينة برونو كارمن إدريس إيلينا فريد غلوريا حمزة إينيس جمال خديجة لوسيا ماريو نادية عمر بيلار رشيد سلمى توماس يوسف
# The person, where others read the name.
guest = ضيف
# The person, as a name on the table.
you-there = أنت
level-easy = سهل
level-medium = متوسط
level-hard = صعب
level-follow = حسب نتائجك
# Below the levels, in the settings.
level-follow-text = «حسب نتائجك»: الفوز بأكثر من نصيبك من الألعاب يجعل اللاعبين الآليين أقوى، والفوز بأقلّ يجعلهم أضعف. ولكل لعبة مستواها. والمستوى المختار في «إعداد» يخصّ تلك اللعبة وحدها.
# At the end of a game, if that level has moved.
bots-stronger = من الآن فصاعدًا يلعب اللاعبون الآليون أقوى: { $level }.
bots-weaker = من الآن فصاعدًا يلعب اللاعبون الآليون أضعف: { $level }.
# At the end of a game, if it has not.
bots-same = مستوى اللاعبين الآليين حسب نتائجك: { $level }.
# At the end of a game: what it was for the person. $game: the name of the game; $n: how many.
milestone-first = فوزك الأول في { $game }.
milestone-run = سلسلة انتصارات متتالية: { $n }.
milestone-record = أفضل نتيجة لك حتى الآن.
# Of bots of several levels.
level-mixed = متنوّع

## Several people share one screen

# On the cloth that covers the table: whose turn it is.
pass-to = تمرير الشاشة إلى { $name }
# On the button that lifts the cloth: it wants to be held for a moment.
pass-lift = ضغطة مطوّلة لكشف الأوراق
# The same, read aloud.
pass-lift-named = { pass-lift }، { $name }، أو مفتاح Enter
pass-note = لا يرى هذه الأوراق إلا { $name }.
# To who has only tapped the button.
pass-hold = واصل الضغط حتى تكتمل الحلقة.

## While the engine starts

loading-table = لحظة، الأوراق في الطريق…
loading-viewer = التحميل…
# The person has played, and the bots are not there yet.
loading-others = سُجّلت لعبتك. تتواصل اللعبة بعد لحظة.
# The same in a lesson.
loading-lesson = سُجّل جوابك. بقية الدرس في الطريق.
# Cards, rules or games did not come; a button beside it tries again.
missing = تعذّر تحميل شيء.

## When something fails

# Below each of them stands the exact line, in small letters.
cannot-open = لا يمكن فتح هذه اللعبة.
no-such-game = لا توجد هنا لعبة باسم «{ $name }».
no-such-choice = يطلب الرابط طاولة من { $game } غير ممكنة.
play-usual = العب { $game }
cannot-load = تعذّر التحميل. أعد المحاولة.
cannot-go-on = توقفت اللعبة. لم يضع شيء: أعد المحاولة لتكمل من هنا.
try-again = إعادة المحاولة
# What the page did not expect of itself, or of the browser. A button beside it loads the page again.
went-wrong = حدث خلل هنا. الألعاب محفوظة: أعد تحميل الصفحة وأكمل من حيث توقفت.
load-again = إعادة التحميل
# What was asked of the engine cannot be.
not-done = هذا غير ممكن.
engine-stopped = توقفت اللعبة. تجري إعادة تشغيلها…
engine-running = اللعبة مستمرة.
# A button beside it tries again.
engine-slow = التحميل بطيء. قد يكون الاتصال ضعيفًا.
hint-failed = لا تلميح هذه المرة. يمكنك طلبه من جديد.

## The table

table = الطاولة
players = اللاعبون
your-hand = يدك
your-cards = أوراقك
# The cards at the bottom where nobody plays: in a replay or an example.
cards-here = الأوراق
open-cards = أوراق الطاولة
trick = اللمّة
# Signs that lie on the table and say what counts now.
in-force = الساري الآن
actions = ما يمكنك فعله
partner = شريك
# A tag on the first card of a trick.
led = افتتاح
thinks = { $name }: تفكير…
last-trick = اللمّة السابقة
tool-sort = ترتيب اليد
tool-hint = تلميح
score = النتيجة
log = مجريات اللعبة
# Over the sheet at the end of a game.
final = النتيجة النهائية
total = المجموع
# Of the number on a plate, below “Total”.
points-all = كل النقاط حتى الآن. أما نقاط الجزء الجاري فتُحسب عند انتهائه.
# Spoken: the column of names in a score sheet.
player = اللاعب
# Spoken: the first column of a score sheet, with its hands or rounds.
part = الجولة
# Above the points of all hands or rounds, at the end of the game.
score-sheet = جدول النقاط
memory = لم تظهر بعد
memory-none = ظهرت كلها
# $voids: what the player has shown not to hold, or a dash.
memory-shown = { $name }: { $voids }
reasons = من أين جاءت النقاط
next-part = التالي: { $part }
# The score as it was before the part of the game that is told.
before = قبلها
undone = تم التراجع.
redone = تمت الإعادة.
hint-thinking = تفكير…
# A hint was asked for before the engine is there.
hint-loading = يأتي التلميح بعد اكتمال التحميل.
hand-sorted = يدك مرتبة من قبل.
hint-later = يأتي التلميح حين يحل دورك.
hint = تلميح: «{ $action }».
# The reason for a hint where there is one choice.
hint-only = لا يمكنك لعب غير ذلك.
plays-itself = تُلعب من نفسها: { $card }.
# Asks once more before something risky. $action is what its button says.
really = { $action }؟
cancel = إلغاء

## Cards

card-unseen = ورقة مقلوبة
card-marked = { $card }، { $mark }
card-fresh = { $card }، لُعبت للتو
card-ahead = { $card }، متقدّمة
card-not-now = { $card }، لا يمكن لعبها الآن
card-takes = { $card }، تأكل { $cards }
# A button that does something with a card other than playing it.
card-action = { $action }: { $card }

## Spoken by the keys T, H and S, and of the seats

said-trick = { $n ->
        [0] لا لمّة على الطاولة.
       *[other] اللمّة: { $cards }.
    }
said-play = { $name }: { $card }
said-sign = { $name }: { $text }.
said-open = على الطاولة: { $cards }.
# A row of cards with the name $row.
said-spread = { $n ->
        [0] { $row }: لا أوراق.
       *[other] { $row }: { $cards }.
    }
said-stock = الباقي من الكارطة: { cards }.
said-seat = { $name }: { $facts }
said-score = النتيجة { $points }
said-hand = { $n ->
        [0] لا أوراق.
       *[other] { cards }: { $cards }.
    }
said-scores = النتيجة: { $each }.
said-standing = { $names } { $points }
# $label: what the points of $each are for.
said-row = { $label }: { $each }.
said-last-trick = اللمّة السابقة: { $cards }
missed = لم يعد ممكنًا
to-play = الدور الآن
dealer = التوزيع
dealer-means = التوزيع هذه المرة من هنا، والبداية من اللاعب التالي.
winner = الفوز

## The front page

saved-with = مع { $names }. { $facts }
close = إغلاق
not-kept = لم تعد هذه اللعبة محفوظة على هذا الجهاز.

## Lessons

lesson = درس
# $title: what this part is about.
lesson-head = { $n } من { $of } · { $title }
# $text: one sentence or more, which say what a wrong answer leads to.
lesson-wrong = ليس هذا هو الجواب. { $text } حاول مرة أخرى.
lesson-go-on = متابعة
# The same, where another deal follows; $title: what it is about.
lesson-next = التالي: { $title }
lesson-new-deal = توزيعة جديدة، بنقاطها الخاصة.
lesson-over = صرت تعرف اللعبة
lesson-play = العب لعبتك الأولى
lesson-once-more = مرة أخرى
# A line at the table of somebody who has never played this game, with a button.
lesson-offer = أول مرة مع { $game }؟
lesson-learn = تعلّمها في دقيقتين
# On the front page, of a lesson that is over, and before one that was begun.
learn-again = الدرس
# Below the way to a lesson, beside today's deals.
front-lesson = الدرس التالي

## Help

help-of = { $game }: مساعدة
help-now = الآن
help-card = توقّف عند ورقة لتعرف قيمتها.
# The same where there is no pointer.
help-card-touch = اضغط على ورقة مطوّلًا لتعرف قيمتها.
# Said behind it where there may be a keyboard.
help-card-key = أو اضغط B عندها.
help-options = معنى كل خيار
help-why = لماذا حدث ذلك؟
terms = مصطلحات
# What beats what: the list of suits or cards from the strongest.
order = ترتيب القوة
# Spoken behind the step of it that decides the trick.
order-lit = – هذا ما يحسم الآن

## The menu, and what comes after a game

menu = القائمة
menu-table = هذه الطاولة
menu-help = المظهر والصوت والمساعدة
menu-more = المزيد
do-again = لعبة جديدة
menu-kept = تبقى هذه اللعبة في «{ do-lobby }»
do-restart = إعادة هذه التوزيعة
do-score = النتيجة ومجريات اللعبة
do-who = من يلعب
do-rules = القواعد
do-share = مشاركة هذه التوزيعة
do-share-game = مشاركة هذه اللعبة
do-settings = الإعدادات
do-statistics = الإحصاءات
do-help = مساعدة
do-keys = لوحة المفاتيح
do-open = فتح لعبة
do-lesson-back = خطوة إلى الوراء
do-lesson-again = من البداية
do-lobby = كل الألعاب
do-replay = مشاهدة الإعادة
do-picture = حفظ صورة
# Opens what can be passed on: the deal, the game, a picture.
do-pass-on = مشاركة
share-text = الأوراق نفسها، للعب بها أيضًا
share-game-text = كل حركات هذه اللعبة، خطوة خطوة
picture-text = النتيجة في صورة
# After a heavy loss.
easier-bots = العب مع لاعبين آليين أسهل: { $level }
play-again = العب مجددًا
back-home = العودة إلى كل الألعاب
all-games = كل الألعاب

## Settings

settings = الإعدادات
setting-language = اللغة
language-waits = ستكون الصفحة التالية باللغة المختارة.
setting-level = مستوى اللاعبين الآليين، من اللعبة القادمة
setting-speed = السرعة
speed-slow = بطيئة
speed-normal = عادية
speed-fast = سريعة
speed-instant = فورية
setting-calls = النداءات
setting-theme = المظهر
theme-system = مثل الجهاز
theme-light = فاتح
theme-dark = داكن
setting-sound = الصوت
setting-sounds = نقرة: ورقة. حفيف: أوراق أُخذت. طرقتان على الخشب: نداء. وفي النهاية أوتار تصعد عند الفوز وتنزل عند الخسارة.
setting-vibration = الاهتزاز
sound-on = الصوت مشغَّل
sound-off = الصوت متوقّف
setting-colours = ورق فرنسي بأربعة ألوان
setting-hand = لليد اليسرى: الأزرار على اليسار
setting-memory = على الشاشات العريضة: الأوراق التي لم ترها بعد، والألوان التي ظهر أنها ليست في أيدي الآخرين. لا يظهر ذلك في توزيعة اليوم
setting-keys = الحروف والأرقام مفاتيح للأوامر
setting-alone = لعب ورقتي الوحيدة الممكنة عني

## Statistics, and everything as a file

statistics = الإحصاءات
no-games = لم تنته أي لعبة على هذا الجهاز بعد.
count-game = اللعبة
count-level = المستوى
count-played = لُعبت
count-won = فوز
count-share = نسبة الفوز
count-average = متوسط النتيجة
count-best = أفضل نتيجة
# A button with the points of the best game.
best-game = مشاهدة اللعبة ذات النتيجة { $points }
# A way of playing that has no name.
way-own = خاصة
# Above rows of the last games, each with a sign.
trends = آخر الألعاب
# Below them: how many of so many were won, and the most in a row of all.
trend = { $game }: عدد مرّات الفوز في آخر { $n } ألعاب { $won }. أطول سلسلة فوز: { $run }.
trend-level = { $level }: فزت في { $won } من { $n }
# The next thing within reach; $n: wins in a row, or a level.
goal-record = فوز آخر يمدّ سلسلتك إلى { $n }: رقم قياسي جديد.
goal-longest = فوز آخر يمدّ سلسلتك إلى { $n }، وهو أطول ما بلغته.
goal-level = التالي: أول فوز في هذا المستوى: { $n }.
game-for = { $players ->
        [two] { $game } للاعبين اثنين
        [few] { $game } لـ{ $players } لاعبين
       *[other] { $game } لـ{ $players } لاعبًا
    }
percent = { $n }%
# Above the two buttons that follow.
as-a-file = كل الألعاب في ملف
export = حفظ كل الألعاب في ملف
import = تحميل ألعاب من ملف
import-file = ملف ألعاب محفوظة
imported = { $n ->
        [zero] لم تُحمّل أي لعبة.
        [one] حُمّلت لعبة منتهية واحدة.
        [two] حُمّلت لعبتان منتهيتان.
        [few] حُمّلت { $n } ألعاب منتهية.
        [many] حُمّلت { $n } لعبة منتهية.
       *[other] حُمّلت { $n } لعبة منتهية.
    }
# Below it stands the exact line, in small letters.
not-imported = لم يُحمّل شيء: في هذا الملف لعبة غير سليمة.
not-exported = لا يسمح هذا المتصفح للصفحة بكتابة ملف.
not-imported-file = لم يُحمّل: ليس هذا ملف ألعاب من Rondas.
not-imported-kept = لم يُحمّل: لا يمكن الحفظ على هذا الجهاز الآن.
# How many kept things cannot be understood.
broken = { $n ->
        [zero] لا شيء تالف على هذا الجهاز.
        [one] على هذا الجهاز عنصر تالف وُضع جانبًا. وهو في الملف أيضًا.
        [two] على هذا الجهاز عنصران تالفان وُضعا جانبًا. وهما في الملف أيضًا.
        [few] على هذا الجهاز { $n } عناصر تالفة وُضعت جانبًا. وهي في الملف أيضًا.
        [many] على هذا الجهاز { $n } عنصرًا تالفًا وُضعت جانبًا. وهي في الملف أيضًا.
       *[other] على هذا الجهاز { $n } عنصر تالف وُضعت جانبًا. وهي في الملف أيضًا.
    }
forget-broken = حذف التالف
broken-removed = { $n ->
        [zero] لم يُحذف شيء.
        [one] حُذف عنصر تالف واحد.
        [two] حُذف عنصران تالفان.
        [few] حُذفت { $n } عناصر تالفة.
        [many] حُذف { $n } عنصرًا تالفًا.
       *[other] حُذف { $n } عنصر تالف.
    }

## What is kept on the device, and what goes wrong with it

nothing-kept = لا يمكن الحفظ على هذا الجهاز: تبقى اللعبة ما دامت هذه الصفحة مفتوحة.
storage-away = ذاكرة هذا الجهاز لا تستجيب. قد لا تظهر هنا ألعاب سابقة، وما تفعله الآن يبقى فقط ما دامت هذه الصفحة مفتوحة.
storage-full = لا مكان على هذا الجهاز: ما تفعله الآن يبقى فقط ما دامت هذه الصفحة مفتوحة.
storage-again = عاد الحفظ على هذا الجهاز.
# What stands before the facts of a game of which that is so.
unkept = لا تُحفظ
set-aside = { $n ->
        [zero] لا شيء تالف على هذا الجهاز.
        [one] على هذا الجهاز عنصر محفوظ تالف. وُضع جانبًا، وتجده في الإحصاءات.
        [two] على هذا الجهاز عنصران محفوظان تالفان. وُضعا جانبًا، وتجدهما في الإحصاءات.
        [few] على هذا الجهاز { $n } عناصر محفوظة تالفة. وُضعت جانبًا، وتجدها في الإحصاءات.
        [many] على هذا الجهاز { $n } عنصرًا محفوظًا تالفًا. وُضعت جانبًا، وتجدها في الإحصاءات.
       *[other] على هذا الجهاز { $n } عنصر محفوظ تالف. وُضعت جانبًا، وتجدها في الإحصاءات.
    }
# The table of this tab is older than what another tab has kept since.
other-tab = استمرت هذه اللعبة في علامة تبويب أخرى. ما تفعله هنا لم يعد يُحفظ.
newer = المتابعة من هناك
# The same, told when the table has been left.
other-tab-was = اللعبة التي غادرتها كانت قد استمرت في علامة تبويب أخرى، وتبقى كما هي هناك.
read-late = كانت هذه اللعبة قد بدأت هنا من قبل، ولم تمكن قراءتها إلا الآن. تستمر من حيث توقفت.
# Another state of the same deal is on the table now.
put-away = أُزيلت اللعبة التي كانت هنا.
bring-back = استرجاعها
# After “New game” in the middle of another one.
game-left = هذه لعبة جديدة. السابقة محفوظة.
go-back = العودة إليها
undo-remove = تراجع

## Keys: the first names the keys, the others say what each key does

keys = لوحة المفاتيح
# Above the list: whether the letters and digits do anything, as the settings say.
keys-on = يمكن إيقاف الحروف والأرقام من الإعدادات.
keys-off = الحروف والأرقام متوقفة من الإعدادات.
key-names-play = Enter أو المسافة
key-arrows = التنقل بين أوراقك، والصعود إلى الأزرار فوقها
key-play = لعب الورقة
key-digits = الضغط على زر فوق اليد، أو كتابة عدد حيث توجد أعداد
key-say-table = قراءة ما على الطاولة
key-say-hand = قراءة أوراق يدك
key-score = قراءة النتيجة وعرضها
key-why = لماذا؟ القاعدة وراء آخر ما حدث
key-last = عرض اللمّة السابقة
key-pile = تصفّح الأوراق المكشوفة بجانب اللمّة
key-undo = تراجع
key-redo = إعادة
key-hint = تلميح
key-sort = ترتيب اليد
key-again = لعبة جديدة
key-menu = القائمة
key-sound = تشغيل الصوت أو إيقافه
key-show-keys = إظهار المفاتيح على الأزرار
key-help = مساعدة: اللعبة في صفحة واحدة، وما المطلوب الآن
key-about = معرفة قيمة الورقة المحددة

## Rules

why = لماذا؟
# A button that shows the clause with this number.
rule = القاعدة { $rule }
# Above links to the clauses that a clause mentions, each with what its part is about.
rules-mentioned = تحيل إلى
rule-about = { $rule }: { $title }
# Above the examples of a clause.
examples-of-others = أمثلة بلاعبين آخرين وأوراق أخرى
no-event = لم تحسم أي قاعدة شيئًا بعد.
no-rules = لا يمكن تحميل القواعد الآن.
examples = أمثلة
all-rules = كل القواعد

## People at other devices

waiting-for-guests = في انتظار الآخرين.
waiting-for-deal = أنت على الطاولة. تبدأ اللعبة حين يحضر الجميع.
# To a guest; $name: the host, whose device has the game.
host-lost = انقطع الاتصال. اطلب من { $name } رابطًا جديدًا.
host-trying = انقطع الاتصال. تحاول هذه الصفحة العودة إلى طاولة { $name }.
host-elsewhere = هذه الطاولة مفتوحة لديك في علامة تبويب أخرى. واصل اللعب هناك.
host-own = هذه دعوتك أنت: هي لصديقك، وهو يفتحها على جهاز آخر.
host-own-elsewhere = هذه دعوتك أنت: هي لصديقك، وهو يفتحها على جهاز آخر. طاولتك مفتوحة في علامة تبويب أخرى.
own-table = العودة إلى طاولتك
play-here = العب هنا
link-ask = اطلب رابطًا جديدًا
link-wish = انقطع اتصالي بلعبتنا { $game }. أرسل إليّ رابطًا جديدًا من فضلك.
link-wish-copied = نُسخ طلبك. أرسله إلى { $name }.
host-goes-on = الجزء التالي يبدؤه { $name }.
host-begins = لعبة جديدة يبدؤها المضيف: { $name }.
# To a guest who asks the host for another game; $name: the host.
wish-sent = أُرسلت رغبتك في اللعب مجددًا إلى { $name }.
host-seeking = جارٍ البحث عن طاولة المضيف. تنضم هذه الصفحة إليها وحدها.
host-unmet = تعذّر الوصول إلى نقطة اللقاء في هذا الموقع. تواصل هذه الصفحة المحاولة.
invitation-damaged = هذه الدعوة تالفة أو ناقصة. اطلبها مرة أخرى.
invitation-old = هذه الدعوة من إصدار آخر لهذه الصفحة. أعد تحميل الصفحة على الجهازين.
invitation-used = استُخدم هذا الرابط من قبل: كنت على الطاولة، وهو يصلح مرة واحدة فقط. اطلب من { $name } رابطًا جديدًا وافتحه هنا لتستعيد مكانك.
# Of the sheet that says who invites whom to which game.
invitation = دعوة
# Above the name of the game.
invited-by = دعوة من { $name }
invited-as = اسمك على الطاولة: { $name }.
# To who only watches.
watching = أنت تشاهد
no-connections = لا يستطيع هذا المتصفح الاتصال بأجهزة أخرى. جرّب متصفحًا آخر مثل Firefox أو Chrome أو Safari.
answer = الرد
answer-how = أرسل هذا الرد إلى صاحب الدعوة. حين يلمسه هناك تُفتح الطاولة هنا. أو دع الجهاز الآخر يمسح رمز QR.
answer-send = إرسال الرد
answer-copied = نُسخ الرد. الصقه في محادثتك.
answer-text = أنا جاهز! المس هذا الرابط لنلعب.
answer-picture = رمز QR للرد
answer-passing = جارٍ تسليم الرد إلى الطاولة على هذا الجهاز…
answer-passed = وصل الرد إلى الطاولة على هذا الجهاز. يمكنك إغلاق هذه الصفحة.
answer-passed-else = إن لم يحدث شيء هناك فألصق هذا الرمز على الطاولة:
answer-done = جارٍ الاتصال…
answer-own = هذه هي الدعوة. يظهر الرد على الجهاز الآخر.
answer-nobody = هذا الرد ليس للرابط الظاهر هنا الآن. أرسل هذا الرابط، ثم خذ الرد عليه.
answer-version = على الجهاز الآخر إصدار آخر لهذه الصفحة. أعد تحميلها على الجهازين.
answer-damaged = هذا ليس ردًا، أو أنه ناقص.
answer-of-guest = أو ألصقه هنا، أو امسح رمز QR الخاص به بالكاميرا.
let-in = السماح بالدخول
invite-link = أرسل الرابط إلى كل صديق، أو دعه يمسح رمز QR.
# Where the site has a meeting point.
invite-link-alone = أرسل الرابط إلى كل صديق، أو دعه يمسح رمز QR. تُفتح الطاولة عنده وحدها، والرابط نفسه يصلح للعودة لاحقًا.
invite-answer = يرسل إليك صديقك رابطًا: المسه.
invite-watcher = دعوة شخص للمشاهدة
watcher = مُشاهد
invitation-send = إرسال الرابط
invitation-new = رابط جديد
invitation-copied = نُسخ الرابط.
invitation-text = هيا نلعب { $game }! افتح هذا الرابط، ثم أرسل إليّ الرابط الذي يظهر لك.
invitation-text-alone = هيا نلعب { $game }! افتح هذا الرابط لتكون على الطاولة.
qr-code = رمز QR
# What a link is called where it is sent to.
invitation-title = دعوة من { $name } للعب { $game }
invitation-coming = يجري إعداد الرابط…
invitation-picture = رمز QR لرابط { $name }
is-here = حضور على الطاولة: { $name }.
is-away = غياب عن الطاولة: { $name }.
is-back = عودة إلى الطاولة: { $name }.
away = غياب
# Beside the name of somebody who is away.
stood-in = يلعب لاعب آلي
# Beside a name, before the game.
is-there = على الطاولة
not-yet = في الانتظار
invite-again = دعوة من جديد
is-person = { $name }: شخص وليس لاعبًا آليًا.
bot-instead = لاعب آلي يلعب مكان { $name }
bot-plays = يلعب لاعب آلي إلى أن يأتي أحد.
bot-plays-for = يلعب لاعب آلي مكان { $name }.
bot-asking = يُسأل الآخرون عن لعب لاعب آلي مكان { $name }.
bot-asked = غياب عن الطاولة: { $name }. هل يلعب لاعب آلي مؤقتًا؟
bot-agree = ليلعب لاعب آلي
honest-note = لا يستطيع أحد اختيار الأوراق: كل جهاز يشارك في خلطها، ويتحقق منها بعد اللعبة. لكن كل الأوراق تبقى على هذا الجهاز طوال اللعبة، فليكن جهاز شخص تثقون به.
guest-flood = وصل الكثير دفعة واحدة من جهاز { $name }. يلزم دعوته من جديد.
guest-failed = تعذّر الوصول إلى جهاز { $name }. هل الجهازان على الشبكة نفسها؟ هذا رابط جديد.
guest-unreached = تعذّر الوصول إلى جهاز { $name }. هل الجهازان على الشبكة نفسها؟ المحاولة مستمرة.
guest-unmet = تعذّر الوصول إلى نقطة اللقاء في هذا الموقع. حتى تعود، يلزم إرسال الردود يدويًا.
guest-version = على جهاز { $name } إصدار آخر لهذه الصفحة. أعد تحميلها على الجهازين.
refused-version = لدى المضيف إصدار آخر لهذه الصفحة. أعد تحميلها على الجهازين.
refused-act = لا يمكن ذلك الآن.
refused-taken = هذا المكان لشخص آخر. اطلب من المضيف رابطًا جديدًا.
refused-flood = أُرسل الكثير دفعة واحدة. اطلب رابطًا جديدًا.
refused-garbage = وصل عبر الاتصال ما لا يُفهم.
refused-left = أُغلقت الطاولة.
said-by = { $name }: { $text }
do-people = دعوة
do-phrases = قل شيئًا
phrase-hello = مرحبًا!
phrase-well-played = لعب جميل!
phrase-thanks = شكرًا!
phrase-moment = لحظة من فضلك.
phrase-again = نلعب مجددًا؟
phrase-bye = إلى اللقاء!
deal-holds = كان التوزيع عادلًا: لم يستطع أحد اختيار الأوراق.
deal-checking = جارٍ التحقق من التوزيع…
deal-unseen = الأوراق تطابق سجل اللعبة. ليس لهذا الجهاز نصيب في التوزيع، أو لم يعد له، فلا يمكنه القول إن كان عادلًا.
deal-fails = لم يكن التوزيع عادلًا: الأوراق لا تنتج عما قدمته الأجهزة قبله.

## Sharing

link = رابط
deal-of = توزيعة من { $game }
game-of = لعبة { $game }
deal-copied = نُسخ رابط هذه التوزيعة.
game-copied = نُسخ رابط هذه اللعبة.
picture-saved = حُفظت الصورة.
picture-deal = توزيعة { $code }
picture-best = أفضل لعبة
picture-end = هكذا انتهت
picture-swing = أكبر فارق: { $points }
picture-last = آخر لعبة حاسمة
picture-bots = اللاعبون الآليون بالأوراق نفسها، في المكان نفسه
# A button beside a link or a text that is shown to be copied, and what is said where that fails.
copy = نسخ
copy-yourself = لا يسمح هذا المتصفّح للصفحة بالنسخ. النص محدّد: انسخه بنفسك.

## The deal of the day

day-today = توزيعة اليوم
# An address with a day that is none, one before the first deal, and one that is still to come.
day-unknown = لا وجود لهذا اليوم: { $date }.
day-early = لا توزيعة ليوم { $date }. أول توزيعة هي توزيعة { $first }.
day-late = توزيعة { $date } لم تحن بعد.
# Before the facts of the game, in the bar; $date is short.
day-mark = توزيعة { $date }
day-mark-free = محاولة حرّة، { $date }
# At the table before the first card.
day-serious = توزيعة اليوم، { $date }: محاولتك الرسمية، بلا تراجع ولا تلميح.
day-without = لا تراجع ولا تلميح في المحاولة الرسمية.
day-is-free = توزيعة اليوم، { $date }: محاولة حرّة لا تُحسب.
# At the end.
day-was-free = محاولة حرّة لتوزيعة { $date }. لا تُحسب.
day-done = كانت هذه توزيعة { $date }.
# $game: the one whose deal and question tomorrow's are.
day-tomorrow = غدًا: { $game }
# Above the deals of that day that are not of the day's game.
day-others = توزيعة اليوم لألعاب أخرى
day-done-later = كانت هذه توزيعة { $date }، بعد يومها.
day-was-given = تم التخلّي عن المحاولة الرسمية.
day-run = { $n ->
        [one] أول يوم في سلسلة
        [two] يومان متتاليان
        [few] { $n } أيام متتالية
       *[other] { $n } يومًا متتاليًا
    }
# Over the points that were made of the same cards: the person's, and those of bots in the person's seat.
day-with = النقاط بالأوراق نفسها، في مكانك
day-yours = محاولتك الرسمية
day-this-free = هذه المحاولة الحرّة
day-by-bot = لاعب آلي ({ $level })
# In the place of its points.
day-plays = ما زال يلعب
# A friend's link leads to the deal, with the friend's result; it is damaged; both have played. $by: as “16 points”.
day-friend-name = صديق
day-friend = لعب صديق هذه التوزيعة. ترى النتيجتين بعد نتيجتك.
day-friend-damaged = نتيجة صديقك في هذا الرابط تالفة. التوزيعة هي نفسها.
day-friend-ahead = تتقدّم على صديقك بفارق { $by }.
day-friend-behind = يتقدّم صديقك عليك بفارق { $by }.
day-friend-even = تعادلت مع صديقك.
day-free = محاولة حرّة
day-go-on = متابعة المحاولة الحرّة
# The game of the serious try, step by step.
day-see = مشاهدة اللعبة
day-once-more = محاولة أخرى
do-share-day = مشاركة النتيجة
do-give-up = التخلّي عن المحاولة الرسمية
day-give-up = التخلّي عن المحاولة الرسمية؟
day-given-up-for-good = تنتهي بلا نتيجة، نهائيًا. بعدها يمكنك لعب هذه التوزيعة كما تشاء، ولا تُحسب.
day-play-on = متابعة اللعب
day-ask = يتلقّى الجميع الأوراق نفسها. لك محاولة رسمية واحدة: بلا تراجع ولا تلميح، ونتيجتها تبقى.
day-differs = تختلف هذه التوزيعة عن اللعب المعتاد: { $each }.
day-ask-later = انقضى يومها، فلا تُحسب في الأيام المتتالية.
day-begin = بدء المحاولة الرسمية
# The text that is passed on, in lines.
day-shared = Rondas، توزيعة اليوم: { $game }، { $date }
# $points: as the game counts them, such as “94 points” or “7 tricks”.
day-shared-won = فوز بنتيجة { $points }
day-shared-lost = { $points }، بلا فوز
day-shared-bots = اللاعبون الآليون بالأوراق نفسها: { $each }
day-copied = نُسخت النتيجة.
# Below a question of the day.
day-tile-done = توزيعة اليوم: تمّت
# Below today's deal on the front page: how it went, or how that of yesterday did. $points: a number.
front-deal = { $state ->
        [won] فوز بنتيجة { $points }
        [lost] { $points }، بلا فوز
        [begun] بدأت
        [given] بلا نتيجة
       *[open] لم تُلعب بعد
    }
front-deal-before = { $state ->
        [won] أمس: فوز بنتيجة { $points }
        [lost] أمس: { $points }، بلا فوز
        [begun] أمس: بدأت
        [given] أمس: بلا نتيجة
       *[open] لم تُلعب بعد
    }
front-go = { $kind ->
        [over] النتيجة
        [begun] متابعة
        [puzzle] أجب
       *[other] العب
    }
front-won = فزت في { $won } من { $n }
# The same: how the last one went, and by how many points; `even` where it was not by points.
front-last = { $state ->
        [won] آخر لعبة: فوز بفارق { $by }
        [won-even] آخر لعبة: فوز مع تعادل النقاط
       *[lost] آخر لعبة: خسارة بفارق { $by }
        [lost-even] آخر لعبة: خسارة مع تعادل النقاط
    }
# The calendar of these deals. Weeks begin on a Sunday (0), a Monday (1) or a Saturday (6).
do-days = التقويم
week-begins = 1
diary-back = الشهر السابق
diary-next = الشهر التالي
# How a day went, behind its date.
diary-open = لم تُلعب بعد
diary-begun = بدأت
diary-given = بلا نتيجة
diary-empty = { $kind ->
        [puzzle] كل يوم موقف واحد وله أفضل إجابة. إجابتك الأولى هي المحسوبة.
       *[other] كل يوم توزيعة واحدة، هي نفسها للجميع. محاولتك الأولى هي المحسوبة.
    }
diary-legend = العدد هو نتيجتك، وخلفيته ملوّنة عند الفوز. «…»: بدأت، «–»: بلا نتيجة.
diary-run = أيام متتالية
diary-longest = أطول تتابع

## The question of the day

puzzle-today = سؤال اليوم
# Below today's question on the front page: how the answer was, or that of yesterday.
front-question = { $state ->
        [won] صحيح
        [second] صحيح في المحاولة الثانية
        [lost] هناك ما هو أفضل
       *[open] بلا جواب بعد
    }
front-question-before = { $state ->
        [won] أمس: صحيح
        [second] أمس: صحيح في المحاولة الثانية
        [lost] أمس: كان هناك ما هو أفضل
       *[open] بلا جواب بعد
    }
puzzle-early = لا سؤال ليوم { $date }. أول سؤال هو سؤال { $first }.
puzzle-late = سؤال { $date } لم يحن بعد.
# Above the table.
puzzle-mark = سؤال { $date }
# Somebody comes back to a question.
puzzle-was-right = سبق أن أجبت عن هذا السؤال، وكان جوابك الأول صحيحًا.
puzzle-was-second = سبق أن أجبت عن هذا السؤال، وأصبت في المحاولة الثانية.
puzzle-was-wrong = سبق أن أجبت عن هذا السؤال، وكان هناك ما هو أفضل من جوابك الأول.
# Of the questions that were answered last.
puzzle-of-last = { $right } صحيحة من آخر { $n }
puzzle-shared = Rondas، سؤال اليوم: { $game }، { $date }
# In the calendar: of one day, and over two numbers.
puzzle-open = بلا جواب بعد
puzzle-won = صحيح
puzzle-second = صحيح في المحاولة الثانية
puzzle-lost = هناك ما هو أفضل
puzzle-answered = أجوبة
puzzle-right = صحيحة من أول مرة
puzzle-days = أسئلة الأيام
diary-kind = النوع
diary-kind-daily = توزيعات الأيام
diary-kind-puzzle = أسئلة الأيام
diary-today = { $kind ->
        [puzzle] أجب عن سؤال اليوم
       *[daily] العب توزيعة اليوم
    }

## A list of records, shown one after another

# A link to such a list, where there is room for one only.
one-of-list = هذه قائمة من عدة سجلّات. هنا لا يُفتح إلا سجلّ واحد.
course-back = رجوع
course-skip = تخطٍّ
course-next = التالي
course-finish = إلى النتيجة
# At the end.
course-over = انتهت القائمة
course-result = أجوبة صحيحة من أول مرة: { $right } من { $of }.
course-all = رأيتها كلها: { $n }.
# How each of them went.
course-right = صحيح
course-wrong = هناك ما هو أفضل
course-open = بلا جواب
course-seen = تمّت رؤيته

## Games from elsewhere, and step by step

open-help = ألصق هنا رابط لعبة أو سجلّها، أو اختر ملفًا، أو أفلته على الصفحة.
# Above games that have ended on this device.
open-latest = مبارياتك الأخيرة
link-or-record = رابط أو سجلّ
link-damaged = هذا الرابط تالف أو ناقص.
too-large = هذا أكبر من أي لعبة.
file-unread = لا يمكن قراءة هذا الملف.
not-a-game = ليس هذا رابط لعبة ولا سجلّها.
open-it = فتح
choose-file = اختيار ملف
file-to-open = الملف المراد فتحه
played-by = لعبها { $names }
# The same, where the person has played.
played-with = أنت مع { $names }
whose-view = العرض
all-hands = كل الأيدي
as-seen-by = من منظور { $name }
as-you-see = ما تراه أنت
play-on = العب من هنا
# Below that button.
play-on-how = تبدأ لعبة من هذا الوضع، في مكان صاحب الدور أو صاحب الرؤية المختارة، ولا تُحسب.
steps = الخطوات
step-first = البداية
step-back = السابق
step-next = التالي
step-last = النهاية
step-count = { $n } من { $of }
viewer-run = تشغيل تلقائي
viewer-stop = إيقاف
more-controls = المزيد
ask-play = ماذا كنت ستلعب؟
ask-lead = الافتتاح لك.
ask-turn = دورك.
ask-first = إجابتك الأولى هي التي تُحسب. وإن أخطأت فلديك محاولة واحدة أخرى.
ask-choose = اختر إجابة.
ask-judging = جارٍ تقييم لعبتك…
ask-right = صحيح.
ask-right-second = صحيح في المحاولة الثانية.
ask-wrong = هناك ما هو أفضل.
ask-false = غير صحيح.
# Behind that after a first wrong answer, a button, and signs on cards, which are short.
ask-nudge = هناك ما هو أفضل.
ask-nudge-suit = ورقة أخرى من هذا اللون أفضل.
ask-nudge-other = لون آخر أفضل هنا.
ask-second = بقيت لك محاولة واحدة.
ask-solve = أظهر الجواب
ask-mark-played = جُرّبت
ask-mark-better = أفضل
ask-mark-right = صحيح
ask-not-allowed = غير مسموح.
depends = كون هذه اللعبة مسموحة متوقف على أوراق غير مكشوفة.

## How somebody has decided in a game

do-review = مراجعة قراراتي
# In that button after a loss, when the costliest decision is found, and below it: the chances of winning.
review-costliest = شاهد النقلة الأكثر كلفة
review-mistake = فرصة الفوز: من { $best }% إلى { $chance }%
review-title = مراجعة
review-whose = قرارات من
review-of = قرارات { $name }
# The same of the person's own.
review-yours = قراراتك
# To the sheet at the end of the game.
review-back = العودة إلى النتيجة
back-to-statistics = العودة إلى الإحصاءات
back-to-editor = العودة إلى المحرّر
# At the end of a game that was tried again from a moment.
back-to-review = العودة إلى المراجعة
review-begin = مراجعة
review-judging = النظر في كل قرار…
# $n decisions were judged, $moments of them, three at the most, are shown below.
review-costly = { $moments ->
        [one] قرار واحد من قرارات { $name }، وعددها { $n } كلّف من فرصة الفوز.
        [two] هذان القراران هما الأكثر كلفة من قرارات { $name }، وعددها { $n }.
       *[other] هذه القرارات الـ{ $moments } هي الأكثر كلفة من قرارات { $name }، وعددها { $n }.
    }
review-costly-yours = { $moments ->
        [one] قرار واحد من قراراتك، وعددها { $n } كلّف من فرصة الفوز.
        [two] هذان القراران هما الأكثر كلفة من قراراتك، وعددها { $n }.
       *[other] هذه القرارات الـ{ $moments } هي الأكثر كلفة من قراراتك، وعددها { $n }.
    }
review-fine = { $n ->
        [one] القرار الوحيد لم يكلّف شيئًا. كان لاعب آلي قوي سيلعب مثله تقريبًا.
       *[other] لم يكلّف أي قرار كثيرًا (من { $n }).
    }
# The same of the person's own.
review-fine-yours = { $n ->
        [one] قرارك الوحيد لم يكلّف شيئًا. كان لاعب آلي قوي سيلعب مثله تقريبًا.
       *[other] لم يكلّف أي قرار من قراراتك كثيرًا (من { $n }).
    }
# Behind that: the viewer shows the moment at which the chance changed most.
review-decided = هنا حُسمت اللعبة: تغيّرت فرصة الفوز من { $before }% إلى { $after }%.
review-none = لم يكن هناك ما يُقرَّر.
review-failed = تعذّر إتمام المراجعة.
review-blind = الحكم بما كان يمكن معرفته في تلك اللحظة، لا بالأوراق المخفية.
# What would have been better instead of what, as buttons and cards are called.
review-rather = ما لُعب: { $chosen }. الأفضل: { $better }
review-cost = فرصة الفوز: { $chance }% بدلًا من { $best }%
review-curve = فرصة الفوز بعد كل قرار: { $first }% في البداية، { $last }% في النهاية.
# Over a list that is only read aloud.
review-values = فرصة الفوز
# $place: where in the game.
review-value = { $place }: { $n }%
review-again = محاولة أخرى من هنا
# Below that button.
review-again-how = الأوراق نفسها ابتداءً من هذه اللحظة. لا تُحسب، وفي النهاية ترى النتيجتين.
# In the place of "review-again", while another moment of the game is shown.
review-there = العودة إلى هذه اللحظة
# What stands before the facts of a game that is tried again from a moment.
second-try = محاولة ثانية
from-position = من وضع معيّن
# At the end of a game that was tried again from a moment: the person's points, in figures.
tried-again = في المرّة الأولى { $before }، والآن { $now }.
# Tags on two cards of the hand: the one that was played, and the one that would have been better.
review-chosen = ما لُعب
review-better = الأحسن

## The people whom bots play

who-plays = من يلعب
# All whom bots play, by their manners.
everybody = كل اللاعبين الآليين
# What the place of somebody is for, read aloud.
about-player = نبذة: { $name }
# Where a game was kept by an older version.
nobody-known = لا شيء معروف عن هؤلاء اللاعبين.
plays-at = المستوى: { $level }
# Where that level follows the person's results.
plays-at-follow = المستوى: { $level }، حسب نتائجك
# How somebody plays whose manner is not told by the game.
manner-steady = اتزان: ما يبدو الأفضل، في كل مرة.
# What each of them says, in the order of the names above.
is-amina = «أفضل ورقة هي التي ما زالت في يدي.»
is-bruno = «الأوراق العالية خُلقت لتُلعب.»
is-carmen = «انظر إلى عينيّ لا إلى أوراقي.»
is-driss = «ما أبدؤه أتمّه.»
is-elena = «عدّ الأوراق وابتسم.»
is-farid = «أفضل أوراقي؟ أي أوراق؟»
is-gloria = «لم آت إلى هنا لأتفرّج.»
is-hamza = «الصغيرة أولًا، ثم نرى.»
is-ines = «عندي خطة ولا أحيد عنها.»
is-jamal = «اللعبة الجميلة لا تحب العجلة.»
is-khadija = «ابدأ من الأعلى يلتفتوا إليك.»
is-lucia = «دعهم يطمئنون قليلًا.»
is-mario = «في المرة الماضية نجح الأمر.»
is-nadia = «لكل ورقة وقتها.»
is-omar = «البدء بورقة صغيرة لا يضرّ أحدًا.»
is-pilar = «هكذا لعبت دائمًا.»
is-rachid = «الشجاعة لا تكلّف شيئًا.»
is-salma = «الكلمة الأخيرة لي.»
is-tomas = «لا أحد يعرف ما يأتي، فلتنتظر العالية.»
is-yusuf = «أُصغي، والأوراق تخبرني.»
# What a bot says at the end of a game, by its manner: when it has won, and when a person has.
wins-bold = { $how ->
        [near] «بهذا القرب؟ هذا ما أحبه.»
        [clear] «إلى الأمام من البداية إلى النهاية.»
        [more] «هجوم، ثم هجوم من جديد.»
       *[other] «إلى الأمام مباشرة، كالعادة.»
    }
wins-careful = { $how ->
        [near] «قليل من الصبر كان كافيًا بالكاد.»
        [clear] «ورقة بعد ورقة، والمجموع كبير.»
        [more] «تركت الأفضل لوقته.»
       *[other] «الصبر مفتاح الفرج.»
    }
wins-sly = { $how ->
        [near] «كان الأمر أقرب مما أظهرت.»
        [clear] «كانت الأنظار في الاتجاه الخطأ طوال الوقت.»
        [more] «نصف اللعبة كان في وجهي.»
       *[other] «جاءت من حيث لا يُنتظر.»
    }
wins-steady = { $how ->
        [near] «لعبة جميلة، وكان الفوز قريبًا من الجميع.»
        [clear] «كانت هذه من نصيبي.»
        [more] «نقلة جيدة بعد أخرى.»
       *[other] «لعبة جميلة، شكرًا.»
    }
wins-stubborn = { $how ->
        [near] «بفارق ضئيل، لكن الخطة صمدت.»
        [clear] «الخطة ناجحة كما قلت.»
        [more] «لم أغيّر شيئًا، وكنت على حق.»
       *[other] «خطة واحدة من البداية إلى النهاية.»
    }
loses-bold = { $how ->
        [more] «ضربة موفقة. أريد لعبة أخرى!»
       *[other] «ضربة أقوى من ضربتي. مرة أخرى!»
    }
loses-careful = { $how ->
        [more] «خرجت أوراقي الجيدة متأخرة.»
       *[other] «انتظرت أكثر مما يجب. لعب جميل.»
    }
loses-sly = { $how ->
        [more] «في المرة القادمة أبتسم أقل.»
       *[other] «كانت أوراقي مكشوفة.»
    }
loses-steady = { $how ->
        [more] «فوز جميل. لعبة أخرى؟»
       *[other] «لعب جميل، وفوز مستحَق.»
    }
loses-stubborn = { $how ->
        [more] «الخطة كانت جيدة، لا الأوراق.»
       *[other] «في المرة القادمة ينجح الأمر.»
    }

## The editor of positions

do-compose = إنشاء وضعية
do-compose-this = تعديل هذه الوضعية
compose-page = محرّر الوضعيات
compose-cards = الأوراق
compose-cards-how = اختر مكاناً ثم المس أوراقه. الأوراق التي لا تضعها في أي مكان تبقى مجهولة.
compose-places = الأماكن
compose-tray = الأوراق الباقية
compose-card = { $card }، { $place }
compose-free = بلا مكان
# On a button: so many cards that are not known.
compose-unknown = { $n } مجهولة
compose-count = { $n } / { $of }
compose-next = تذهب الأوراق إلى: { $place } ({ $n } / { $of })
place-hand-of = أوراق { $name }
place-pile-of = كومة { $name }
place-trick = اللمّة على الطاولة
place-table = أوراق الطاولة
place-turned = الأوراق المكشوفة، آخرها في النهاية
place-stock = الباقي من الكارطة، الأعلى أولاً
place-turn = صاحب الدور
place-dealer = الموزّع
place-leader = القائد
place-hand = رقم الجولة
place-round = رقم الجولة
place-scores = النتيجة
place-tricks = اللمّات المربوحة
place-bids = الطلبات
place-points = نقاط الجولات المنتهية
place-game = رقم اللعبة
place-cards = عدد الأوراق مع كل لاعب
place-batch = رقم التوزيعة
place-piles = الأوراق المأكولة
place-last = آخر من أكل
place-fresh = الورقة التي وُضعت للتوّ
place-said = الإعلان
value-none = لا شيء
value-ronda = روندة
value-rondas = روندتان
value-tringa = ترينكة
compose-facts = المزيد عن الوضعية
compose-facts-how = ما تتركه فارغاً يأخذ قيمته المعتادة.
compose-usual = كالمعتاد
compose-players = عدد اللاعبين
compose-name = الاسم: { seat }
compose-words = نصوصك
compose-title = العنوان
compose-at =
    { $n ->
        [0] في البداية
       *[other] بعد الحركة { $n }: { $what }
    }
compose-note = ملاحظة
compose-ask = اسأل القارئ هنا: ماذا تلعب؟
compose-ask-unseen = لا سؤال ممكن هنا: لا دور لأحد، أو الأوراق مجهولة.
compose-best = الأجوبة الصحيحة
compose-best-how = إن لم تختر جواباً حكمت Rondas على الجواب وذكرت أسبابها.
compose-right = ما يقال بعد «{ ask-right }»
compose-wrong = ما يقال بعد «{ ask-wrong }» أو «{ ask-not-allowed }»
compose-each-wrong = نص خاص بكل إجابة خاطئة
compose-view = ما يراه القارئ
compose-view-free = القارئ يختار
compose-start = تبدأ القراءة
compose-end = تنتهي القراءة
compose-out = لقرّائك
compose-see = العرض كما يراه القارئ
compose-copy-link = نسخ الرابط
compose-link-copied = نُسخ الرابط.
compose-copy-line = نسخ السطر لصفحة
compose-line-copied = نُسخ السطر.
compose-line-link = فتح الوضعية
compose-save = حفظ في ملف
compose-open-how = يمكنك أيضاً لصق رابط أو سطر أو ملف هنا أو إفلاته.
compose-taken = وصلت الوضعية. التراجع يعيد مسودّتك.
compose-whole = هذه لعبة من توزيعتها: أوراقها ثابتة. العب حركات أخرى واكتب نصوصك واختر أين تبدأ القراءة.
compose-unseen = لعب ورقة بلا مكان
compose-play = العب
compose-undo = تراجع
compose-redo = إعادة
compose-cut = حذف الحركات من هنا
compose-new = البدء من جديد
compose-people = اللاعبون
compose-moves = الحركات
compose-moves-how = المس ورقة على اللوحة لتلعبها. الحركة المختلفة تحلّ محلّ ما بعدها.
compose-row = اسم صف
# The characters that the name can have.
compose-row-how = حروف وأرقام ومسافات
compose-row-add = أضف صفًّا
compose-row-out = احذف الصف المختار
compose-steps-how = اسحب ورقة إلى مكان آخر، أو المس أوراقًا ثم اسم مكان. كل مرة خطوة.
compose-step-named = تُكشف على أنها
compose-say = كلام
compose-say-add = أضف الكلام
compose-choices = إجابات بالكلمات، واحدة في كل سطر
compose-go-there = اذهب إلى هناك
compose-missing = { $place }: ناقص. هذه الوضعية تحتاج إليه.
compose-full = { $place }: عدد الأوراق { $n }، والمكان يتّسع لعدد { $of }. { $why }
compose-full-hand = في اليد ورقة لكل دور باقٍ.
compose-full-trick = الورقة التي تُكمل اللمّة حركة.
compose-full-table = لا يتّسع المكان لأكثر.
compose-full-turned = لا يُكشف أكثر من ذلك.
compose-full-stock = كل الأوراق الأخرى موزّعة أو ملعوبة.
compose-text = نصّاً
compose-text-how = الوضعية نفسها، للناس والبرامج. صحّحها هنا أو الصق غيرها.
compose-to-lesson = إضافة إلى درس
compose-to-part = إعادتها إلى الدرس برقم { $n }
compose-lesson = درسك
compose-lesson-how = وضعيات متتالية بعنوان واحد. هذا الجهاز يحفظها.
compose-lesson-link = فتح الدرس
compose-lesson-has = هي في الدرس برقم { $n }.
compose-lesson-full = أقصى عدد للوضعيات في الدرس: { $n }.
compose-lesson-taken = وصل الدرس، وحلّ محلّ السابق.
compose-part-up = إلى أعلى
compose-part-edit = تعديل
compose-part-out = إزالة
compose-part-label = { $what }: رقم { $n }
compose-part-gone = أُزيل الرقم { $n }.
