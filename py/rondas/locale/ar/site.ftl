### The words that stand in index.html before anything has been loaded: the front page and the
### frame of a table. A message without a text of its own has what is only spoken (aria-label).
### The build writes them into the page.

site-description = ألعاب كارطة تلعبها في متصفحك ضد لاعبين آليين أو مع الأصدقاء.
    .content = { site-description }
front-about = { site-description }
# The language of the page, in its own name: a button to choose another.
front-language = العربية
# Above the deals and questions of today.
front-today = اليوم
front-in-progress = متابعة
front-all = عرض كل الألعاب الجارية
front-games =
    .aria-label = الألعاب
front-days = توزيعات الأيام
front-statistics = الإحصاءات
front-open = فتح لعبة
front-settings = الإعدادات
front-rules = القواعد
front-owners = على صفحتك
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
load-failed = تعذّر تحميل شيء، أو وصل تالفًا. أعد المحاولة. إن تكرّر ذلك فقد يكون السبب مانع نصوص برمجية أو وسيطًا (proxy).
load-offline = لا اتصال بهذا الموقع. تحقق من الشبكة ثم أعد المحاولة.
load-missing = خادم هذا الموقع لا يرسل أحد ملفاته. أعد المحاولة لاحقًا. إن تكرّر ذلك فأخبر القائمين على الموقع.
load-type = خادم هذا الموقع يرسل النصوص البرمجية على أنها نوع آخر من الملفات، فترفضها المتصفحات. على القائمين على الموقع إرسال ملفات ‎.js‎ بالنوع «{ "\u2066" }text/javascript{ "\u2069" }».
load-portal = وصلت صفحة أخرى بدل ملف من هذا الموقع. قد تطلب شبكتك تسجيل الدخول أولًا: افعل ذلك في علامة تبويب جديدة، ثم أعد المحاولة.
load-blocked = شيء في هذا المتصفح أو في الشبكة يحجب ملفًا من هذا الموقع، ربما مانع نصوص برمجية أو إعلانات. اسمح لهذا الموقع هناك، ثم أعد المحاولة.
load-proxy = تصل هذه الصفحة عبر مترجم أو وسيط (proxy) يغيّر نصوصها البرمجية. افتح الموقع في عنوانه الأصلي.
load-wasm = هذا المتصفح لا يشغّل WebAssembly الذي تحتاج إليه الألعاب. على iPhone وiPad يوقفه «نمط المنع»: افتح قائمة الصفحة في شريط العنوان وأوقف «نمط المنع» لهذا الموقع. في غيرهما هو إعداد أمان في المتصفح.
load-file = فُتحت هذه الصفحة كملف، والمتصفحات لا تحمّل النصوص البرمجية بهذه الطريقة. افتحها من خادم ويب: الأمر «{ "\u2066" }python3 -m http.server{ "\u2069" }» في مجلدها يشغّل خادمًا.
load-slow = هذا أبطأ من المعتاد. قد يكتمل التحميل، ويمكنك أيضًا إعادة المحاولة.
load-again = إعادة المحاولة
# For the owner of a site that has put a table on a page, while his site is set up wrongly.
no-cors = على موقع هذه الطاولة أن يرسل «{ "\u2066" }Access-Control-Allow-Origin: *{ "\u2069" }» مع ملفاته؛ ومن دون ذلك يجب تضمين الطاولة مع «storage».
