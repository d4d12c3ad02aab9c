### Rule pages: the words around the rulebooks. $game is the name of a game.

index-title = القواعد
index-description = قواعد كل الألعاب، لكل قاعدة رقم وأمثلة تُتابع خطوة خطوة.
# Behind the numbers of players and minutes of a game.
index-size = القواعد: { $clauses }، الأمثلة: { $examples }
title = { $game }: القواعد
description = قواعد { $game }، لكل قاعدة رقم وأمثلة تُتابع خطوة خطوة.
play = العب
learn = تعلّمها في دقيقتين
games = كل الألعاب
# Spoken before the links to the other pages.
pages =
    .aria-label = الصفحات
# Spoken before the names of the languages in which there is this page.
languages =
    .aria-label = اللغات
# Stands below a paragraph in English, for which there are no words in the reader's language.
untranslated = لم يُترجم بعد.
decisions = تفاصيل
in-short = باختصار
cards-of = الأوراق{ $deck ->
        [spanish] { " " }الإسبانية
       *[other] { "" }
    }: { $cards }
# Stands below the rules in short. The words are those of a variant ($title, $text).
first-table = للعبة أولى تقترح الصفحة الرئيسة «{ $title }». { $text }
about = عن هذه القواعد
contents =
    .aria-label = المحتويات
options = الخيارات
option = خيار:
find = ابحث في القواعد
asking = من ما ماذا متى كيف كم هل لماذا في على
sought-beat = القوة
    .also = أقوى, الأقوى, قوي, أتو, الأتو, ترتيب, رتبة
sought-capture = أكل
    .title = ماذا تأكل الورقة
    .also = تأكل, يأكل, تأخذ, أخذ, أقوى, صيد, تصيد, سرقة
sought-chain = سلسلة
    .title = السلاسل
    .also = سلاسل, تسلسل
sought-lie = كذب
    .also = كذبة, خداع, غش, شك
sought-points = نقطة
    .also = نقاط, النقاط, نقطتان, قيمة, مكافأة
sought-tie = تعادل
    .title = التعادل
    .also = التعادل, تساوي, متساويان, متساوية
sought-pack = ورقة
    .also = جوكر, الجوكر, آص, ملك, ملكة, ولد
sought-suit = نوع
    .also = أتو, الأتو, فارغ
sought-trump = أتو
    .also = الأتو, ورقة رابحة
sought-bid = طلب
    .also = طلبات, مزايدة, رهان
sought-follow = اتباع
    .also = فارغ, خالٍ, بلا لون, إلزام
sought-dealer = الموزّع
    .also = موزع, يوزع, من يوزع
sought-pass = باس
    .also = تمرير, تمر, يمر
sought-nothing = لا شيء
    .also = باس, تمرير, تمر, يمر, طلب, مزايدة
sought-sweep = ميسة
    .also = كنس, مسح, تنظيف الطاولة
sought-bonus = زيادة
    .also = كنس, مكافأة, كل اللمات
sought-revoke = مخالفة
    .also = كذب, كذبة, غش, خداع
found = القواعد:
found-other = لا قاعدة فيها «{ $word }». مع «{ $term }»:
found-none = لم يُعثر على شيء
# Leads to another game, where nothing is found.
found-elsewhere = هذه كلمة من { $game }: اقرأ قواعدها
found-instead = ربما إحدى هذه الكلمات:
# A choice that an option has unless the players choose another one.
standard = { $title } (العادي)
range = من { $low } إلى { $high } (العادي: { $default })
# After the last move of an example. $scores are numbers.
scores = النتيجة: { $scores }.
scores-won = النتيجة: { $scores }. { $seats_is ->
        [other] الفوز من نصيب { $seats }.
       *[many] الفوز من نصيب { $seats }.
    }
show-example = عرضه على الطاولة
in-words = الحركات
share = مشاركة
share-link = الرابط:
copy = نسخ
copied = نُسخ
picture = صورة
examples = المزيد:
embed = لعرض هذا المثال على صفحتك:
embed-how = كيف يعمل ذلك
back-to-example = عودة إلى المثال
to-play = دوره
suit = { $suit ->
        [C] كوباس
        [O] ذهب
        [E] شبادة
       *[B] كحل
    }
legend = في الصور:
    .beats = تغلب
    .best = تربح أو تأكل
    .turned = كُشفت وهي التي تُحسب
    .out = لا يمكنه الفوز
    .next = يلعب بعده
    .partners = شريكان
    .won = الفائز
    .hand = يد واحدة في عدّة صفوف
    .count = عدد الأوراق
    .yes = ثبت صدقه
    .no = ثبت كذبه
total = المجموع
