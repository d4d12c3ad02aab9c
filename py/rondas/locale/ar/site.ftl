### The words that stand in index.html before anything has been loaded: the front page and the
### frame of a table. A message without a text of its own has what is only spoken (aria-label).
### The build writes them into the page.

site-description = ألعاب كارطة تلعبها في متصفحك ضد لاعبين آليين أو مع الأصدقاء.
    .content = { site-description }
front-about = { site-description }
front-in-progress = متابعة
front-all = عرض كل الألعاب الجارية
front-games =
    .aria-label = الألعاب
front-days = توزيعات الأيام
front-statistics = الإحصاءات
front-open = فتح لعبة
front-settings = الإعدادات
front-rules = القواعد
front-keyboard = لوحة المفاتيح

## A game in progress

kept-continue = متابعة
kept-remove =
    .aria-label = حذف هذه اللعبة
kept-removed = حُذفت اللعبة.
kept-undo = تراجع

## The table

table-home =
    .aria-label = كل الألعاب
table-tools =
    .aria-label = اللعبة
table-undo = تراجع
table-redo = إعادة
table-sound = الصوت
table-score = النتيجة
table-help = مساعدة
table-why = لماذا؟
table-order =
    .aria-label = ترتيب القوة
table-menu = القائمة
table-players =
    .aria-label = اللاعبون
table-centre =
    .aria-label = الطاولة
table-open-cards =
    .aria-label = أوراق الطاولة
table-trick =
    .aria-label = اللمّة
table-loading = لحظة، الأوراق في الطريق…
table-progress =
    .aria-label = التحميل
table-actions =
    .aria-label = ما يمكنك فعله
table-hand =
    .aria-label = يدك
table-panel =
    .aria-label = النتيجة ومجريات اللعبة
table-sheet =
    .aria-label = النتيجة
table-log-title = مجريات اللعبة

viewer-loading = التحميل…
dialog-close =
    .aria-label = إغلاق
no-script = تحتاج Rondas إلى JavaScript. يمكن قراءة <a data-l10n-name="rules">القواعد</a> من دونها.
old-browser = تحتاج Rondas إلى متصفح أحدث: Chrome أو Edge 117، أو Firefox 121، أو Safari 16.4، أو ما بعدها. ويمكن قراءة <a data-l10n-name="rules">القواعد</a> في هذا المتصفح.
# The words of a language that was asked for did not come.
no-language = تعذّر تحميل النصوص: تبقى الصفحة بهذه اللغة.
# Part of the site did not arrive, or arrived damaged.
load-failed = تعذّر تحميل شيء. تحقق من الاتصال ثم أعد المحاولة.
load-slow = هذا أبطأ من المعتاد. قد يكتمل التحميل، ويمكنك أيضًا إعادة المحاولة.
load-again = إعادة المحاولة
# For the owner of a site that has put a table on a page, while his site is set up wrongly.
no-cors = على موقع هذه الطاولة أن يرسل «{ "\u2066" }Access-Control-Allow-Origin: *{ "\u2069" }» مع ملفاته؛ ومن دون ذلك يجب تضمين الطاولة مع «storage».
