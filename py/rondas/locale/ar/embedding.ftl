### Rondas on other people's pages: what embed.js says there, and embedding.html, which explains it
### to the owners of those pages. Code stays as it is in every language. Visitors are those who read
### such a page, and play on it.

## embed.js. $number is the number of a clause, $title the name of a game.

example = المثال { $number }
finished-game = لعبة منتهية
play = العب
learn = تعلّم في دقيقتين
answer = أجب
watch = شاهد
learn-title = تعلّم في دقيقتين: { $title }
made-title = { $title } خطوة بخطوة
failed = تعذّر تحميل الطاولة. قد يكون الموقع متوقفًا، أو أن أحد الموقعين لا يسمح بها هنا.
bad-value = لا يمكن أن تكون قيمة { $name } هي «{ $value }». القيم الممكنة: { $known }.
bad-example = لا يوجد مثال { $number }.
bad-text = هذا السجلّ ليس JSON: { $why }
moment = لحظة من لعبة
open-there = افتحها في صفحتها
more = المزيد
close = إغلاق
copy-link = انسخ الرابط
copy-line = انسخ السطر لصفحتك

## The top of embedding.html

page-title = Rondas على صفحتك
page-description =
    .content = سطر واحد من HTML يضع على صفحتك طاولة كارطة أو مثالًا على قاعدة أو لعبة منتهية.
page-heading = على صفحتك
page-intro = أحسن طريقة لفهم قاعدة هي لعبها. سطر واحد من HTML يضع في نصك طاولة كارطة أو مثالًا على قاعدة أو لعبة منتهية.
contents =
    .aria-label = في هذه الصفحة
copy = نسخ
copied = نُسخ

## A table

table-title = طاولة
table-once = مرة واحدة في الصفحة، في أي مكان:
table-line = ثم حيث تريد طاولة:
table-still = هي مجرد صورة إلى أن ينقر أحد عليها أو يلمسها. لا شيء يُحمّل قبل أن تقترب من الظهور، ولا Python إلا بعد النقر.

## Write your line

maker-title = اكتب سطرك
maker-what = ما تريد عرضه
maker-table = طاولة
maker-daily = توزيعة اليوم
maker-puzzle = سؤال اليوم
maker-lesson = درس
maker-example = مثال على قاعدة
maker-record = لعبة منتهية
maker-own = وضعية من عندك أو سؤال: <a data-l10n-name="compose">المحرّر</a> يكتب السطر.
maker-game = اللعبة
maker-players = اللاعبون
maker-names = أسماء اللاعبين، تفصل بينها فواصل
maker-many = الأسماء أكثر من اللاعبين.
maker-level = مستوى اللاعبين الآليين
maker-level-own = كما يختار الزائر
maker-level-easy = سهل
maker-level-medium = متوسط
maker-level-hard = صعب
maker-seed = رمز التوزيعة (الرمز نفسه يعطي الأوراق نفسها)
maker-clause = المثال
maker-find = ابحث عن مثال بكلمات أو برقم
maker-nothing = لا مثال فيه هذه الكلمات.
maker-width = جرّبها بعرض
maker-width-page = هذه الصفحة
maker-link = رابط اللعبة أو سجلّها
maker-review = مراجعة قرارات
maker-review-none = لا أحد
maker-wrong = هذا ليس رابط لعبة ولا رمزها ولا سجلّها.
maker-seat = المقعد { $n }
maker-colours = الألوان
maker-colours-own = مثل الصفحة
maker-colours-light = فاتحة
maker-colours-dark = داكنة
maker-accent = لون التمييز
maker-accent-own = لون اللعبة نفسها
maker-accent-green = أخضر
maker-accent-rust = صدئي
maker-accent-violet = بنفسجي
maker-accent-teal = أزرق مخضرّ
maker-start = البدء بلا نقرة
maker-storage = حفظ الألعاب
maker-element = كعنصر:
maker-frame = إذا كان موقعك لا يسمح بالسكربتات فاستعمل إطارًا بسيطًا، وأنت تختار ارتفاعه:
maker-poster = مع <code>poster=1</code> في عنوانه لا يُظهر الإطار إلا صورته إلى أن يلمسها أحد.

## A lesson

lesson-title = درس
lesson-about = بضع توزيعات في كل منها فكرة واحدة يلعبها الزوار بأنفسهم: في دقيقتين يعرفون اللعبة. و<code>at="3"</code> يبدأ من الثالثة.

## An example of a rule

example-title = مثال على قاعدة
example-about = لكل قاعدة في <a data-l10n-name="rules">كتب القواعد</a> رقم لا يتغير أبدًا ومثال واحد على الأقل. وتحت كل مثال تجد السطر الذي يعرضه.

## A question every day

puzzle-title = سؤال كل يوم
puzzle-about = لحظة من لعبة بين لاعبين آليين أقوياء، فيها حركة واحدة هي الأفضل بوضوح. السؤال واحد للجميع، وكل يوم سؤال جديد.

## A position of the owner's own

compose-title = وضعية من عندك
compose-about = في المحرّر تضع الأوراق في أماكنها بنقرة، وتلعب الحركات على الطاولة، وتكتب عند كل حركة ملاحظة أو سؤالاً. ويعطيك الرابط والسطر لصفحتك وصورة وملفاً.

## A finished game

record-title = لعبة منتهية
record-about = حين تنتهي لعبة يعطيك «مشاركة هذه اللعبة» رابطًا. الجزء الذي يلي <code>#record=</code> هو رمز اللعبة. ويمكنك أيضًا وضع السجلّ كله نصًّا في صفحتك، حيث يقرؤه الناس ومحركات البحث.
record-more = يبدأ <code>move="17"</code> من تلك الحركة. ومع <code>play="CODE"</code> بدل <code>record</code> يواصل الزوار اللعب من نهاية لعبة لم تكتمل. ومع <code>review="0"</code> تُراجَع قرارات اللاعب الأول.

position-about = سمِّ الأوراق التي تعرفها، وتبقى الأخرى مقلوبة. في <code>play</code> الحركات التي تلي، و<code>view</code> هو المقعد الذي تُرى أوراقه.
names-about = <code>names="Ana,Ben"</code> يعطي اللاعبين أسماء: على طاولة، وفي وضعية، وفي سجلّ.
position-record = وإذا كُتبت سجلًّا صارت لها أسماء وملاحظات وأسئلة. يجيب القراء عن السؤال باللعب:
list-about = عدة سجلّات بين قوسين مربّعين وبينها فواصل تصير درسًا: يجيب القراء عن واحد بعد آخر، وفي النهاية يرون كم جوابًا كان صحيحًا.

## Any other card game

any-title = أي لعبة ورق أخرى
any-about = يعرف الموقع أربع ألعاب، ويمكنه عرض أوراق كل الألعاب الأخرى: كارطة وأيادٍ ولمّة وأكوام وصفوف بأسماء تختارها. كل خطوة تنقل أوراقًا، ولا شيء ممنوع. والملاحظات كلماتك.
any-packs = قيمة <code>pack</code> هي <code>french-52</code> أو <code>french-36</code> أو <code>french-32</code> أو <code>spanish-40</code> أو <code>spanish-48</code> أو <code>baronda</code>. و<code>+2</code> بعد حزمة فرنسية أو إسبانية تضيف جوكرين.
any-cards = للورقة رتبتها ونوعها. الأنواع الفرنسية هي <code>S H D C</code> (بستوني، قلوب، ديناري، سباتي): <code>AS TH 9D 2C</code>. والإسبانية هي <code>O C E B</code> (ذهب، كؤوس، سيوف، هراوات): <code>1O 12C 7E 11B</code>. ولـBaronda الألوان <code>R B G Y</code>، مثل <code>5R</code>، ومعها <code>PASS</code> و<code>NAGA</code>. و<code>?9</code> تسع أوراق مجهولة.
any-steps = الخطوات في <code>play</code>، وبينها فواصل. يأتي المقعد أولًا، أو <code>*</code> لغير أحد: <code>0 play KS</code>، <code>0 play KS to run</code>، <code>0 take KS 7H</code>، <code>0 draw</code>، <code>* move KS QS from hand0 to run</code>، <code>* turn 3C</code>، <code>0 say I pass</code>، <code>0 score 12</code>.
any-editor = أنشئ واحدة في المحرر
any-scopa = سكوبا: أكلة بالمجموع
any-briscola = بريسكولا: الأتو
any-hearts = هارتس: تمرير الأوراق
any-skat = سكات: حساب لمّة
any-gin = جين: المجموعات
any-klondike = كلوندايك: نقل سلسلة
any-truco = تروكو: ترتيب الأوراق
any-cribbage = كريبج: الحساب سؤالًا

## Before it is opened

closed-title = قبل أن تُفتح
closed-about = يُظهر المثال والوضعية والسجلّ الذي يبدأ بوضعية أوراقها. وما تضعه داخل العنصر يظهر مكانها، وعلى الورق أيضًا. وهو كذلك ما يراه الناس حيث لا تعمل السكربتات، وهناك يقود رابط إلى الطاولة:
closed-own = أمّا اللعبة المنتهية، أو اللحظة اللاحقة من وضعية لألعابنا، فتُظهر أوراق لعبتها. ولإظهار صورة اللحظة نفسها اختر «حفظ صورة» في المحرّر، وضع الملف في موقعك، واكتبه داخل العنصر كما في الأعلى. عندئذ لا يُحمَّل شيء آخر إلى أن يفتحه أحد.
closed-wiki = إذا كان محررك يحذف العناصر المجهولة فاكتب رابطًا أو div بالصنف <code>rondas</code>:
closed-link = تُظهر تطبيقات الدردشة الأوراق بجانب رابط إلى صفحة كهذه، ويجعل WordPress من الرابط طاولة:

## A plain frame

frame-title = إطار بسيط
# What is read aloud of the frame below.
frame-game =
    .title = طاولة للعبة Ronda

## Looks and height

looks-title = الألوان والحجم
looks-language = الطاولة بلغة النص المحيط بها. لاختيار لغة أخرى، اجعل قيمة <code>lang</code> هي <code>en</code> أو <code>fr</code> أو <code>es</code> أو <code>ar</code> أو <code>ja</code>.
looks-theme = تكون الطاولة فاتحة أو داكنة مثل صفحتك. لتختار بنفسك اجعل <code>theme</code> تساوي <code>light</code> أو <code>dark</code> أو <code>auto</code>؛ ويمكنك تغييرها أثناء اللعب. وحدّد لون التمييز في ملف الأنماط؛ ويُجعل أغمق أو أفتح إذا صعبت قراءته:
looks-size = تملأ الطاولة عرض مكانها، من 280 بكسل فما فوق، وتحدد ارتفاعها بنفسها. لتحدد الارتفاع أنت أعطها ارتفاعًا في ملف الأنماط؛ ومع <code>display: block</code> لا يتحرك نصك حين يصل السكربت: <code>rondas-table {"{"} display: block; height: 600px {"}"}</code>. وكل الخصائص الأخرى هي معاملات الصفحة: <code>players</code> و<code>seat</code> و<code>seed</code> و<code>bots</code> و<code>speed</code>، وكل خيار من خيارات اللعبة باسمه.
looks-heights = ارتفاع الطاولة المغلقة هو ارتفاع صورتها: 322 بكسل في الأماكن الضيقة، وثلاثة أخماس عرضها في غيرها، و504 على الأكثر. تكبر عندما يفتحها الزائر، ونحو الأسفل فقط. لكي يبقى نصك في مكانه أثناء تحميل الصفحة، انسخ السطر مع <code>style</code>.

## All attributes, in a table

attributes-title = كل السمات
attributes-about = السمات المجهولة لا تفعل شيئًا. والقيمة المستحيلة تُذكر في مكان الطاولة عند فتحها، بلغتها.
attributes-name = السمة
attributes-without = من دونها
attributes-meaning = المعنى
without-lobby = يختار الزائر
without-fewest = الأقل
without-none = –
without-new = جديد كل مرة
without-visitor = إعداد الزائر
without-rules = حسب قواعدها
without-today = اليوم
without-start = البداية
without-all = كل الأيدي
without-shown = تظهر
without-touch = عند اللمس
without-off = لا يُحفظ شيء
without-text = لغة النص حولها
without-own = اسم اللعبة
attribute-game = طاولة هذه اللعبة
attribute-players = عدد اللاعبين
attribute-seat = مقعد الزائر، بدءًا من 0
attribute-seats = من يجلس أين: أشخاص أمام شاشة واحدة، وبوتات
attribute-names = أسماء اللاعبين حسب المقاعد
attribute-seed = رمز التوزيع: الرمز نفسه يعطي الأوراق نفسها
attribute-bots = مستوى البوتات: easy أو medium أو hard
attribute-speed = سرعة الأوراق: slow أو normal أو fast أو instant
attribute-option = خيار من خيارات اللعبة، بالاسم الذي في قواعدها
attribute-lesson = درس لعبة
attribute-at = الفكرة التي يبدأ بها الدرس
attribute-daily = توزيع اليوم
attribute-puzzle = سؤال اليوم
attribute-date = يوم التوزيع أو السؤال
attribute-example = مثال على قاعدة؛ و‎/2 بعد الرقم هو مثالها الثاني
attribute-record = لعبة منتهية تُعاد خطوة خطوة
attribute-move = الحركة المعروضة
attribute-view = المقعد الذي تُرى أوراقه
attribute-review = المقعد الذي تُراجع قراراته
attribute-play = طاولة تتابع من نهاية هذا السجل
attribute-position = وضعية من عندك
attribute-keys = أوراق الوضعية؛ لكل لعبة أسماؤها
attribute-controls = الطاولة وملاحظتها فقط، وفي الأمثلة أيضًا
attribute-start = تبدأ عندما تظهر
attribute-storage = تُحفظ الألعاب غير المنتهية على الجهاز
attribute-theme = light أو dark أو auto: مثل الصفحة
attribute-lang = لغتها
attribute-title = الاسم تحت الصورة

## What is loaded, and when

loaded-title = ما الذي يُحمّل، ومتى
loaded-when = متى
loaded-what = ماذا
loaded-size = مضغوطًا
loaded-page = مع صفحتك، دون أن يبطئها
loaded-near = حين تقترب طاولة من الظهور
loaded-click = بعد النقر
loaded-picture = صورة لعبتها
loaded-table = الصفحة داخل الإطار، مع أوراقها
loaded-engine = محرك القواعد، بلغة Python (لا للأمثلة)
size = { $unit ->
        [mb] { $n } ميغابايت
       *[kb] { $n } كيلوبايت
    }
size-up-to = حتى { size }
loaded-storage = كل ذلك يأتي من هذا الموقع وحده. ومع <code>storage</code> يُحفظ ما حمّلته طاولة للطاولة التالية. ومن دونه لا تحفظ المتصفحات شيئًا يُذكر، فتُعيد كل طاولة تُلعب تحميل كل شيء.

## What the frame cannot do

safe-title = ما لا تستطيعه الطاولة
safe-frame = للإطار <code>sandbox="allow-scripts"</code>. إذا طلب الزائر ذلك جاز له أن يفتح رابطًا في نافذة جديدة أو يحفظ صورة. ولا يستطيع قراءة صفحتك ولا ملفات تعريف الارتباط ولا ما تخزّنه، ولا نقل زوارك إلى صفحة أخرى، ولا فتح مربع حوار، ولا إرسال استمارة. ومن دون <code>storage</code> لا يحفظ شيئًا: فلا أصل للطاولة حينئذ، والمثال واللعبة المنتهية والسؤال يُغلق عليها التخزين. ومعه تُحفظ الألعاب غير المكتملة على جهاز الزائر، باسم هذا الموقع.
safe-page = تعرف صفحتك ما يمكن أن يراه أي متفرج على اللعبة، والسجلّ عند نهايتها. ولا تستطيع إلا تغيير ألوان الإطار. وإذا كانت لصفحتك سياسة Content-Security-Policy فهي تحتاج إلى <code data-l10n-name="policy"></code>؛ وللصور أيضًا <code>img-src</code>، لكنها تعمل من دونها.

## Privacy

private-title = الخصوصية
private-about = لا شيء مما يفعله الزائر على الطاولة يغادر الجهاز، ولا أحد يعدّ الزوار. لا ملفات تعريف ارتباط، ولا أطراف أخرى، ولا خادم غير الذي يرسل هذه الملفات. وهو مثل كل خادم ويب يرى أي عنوان يطلب ملفًا، لكنه لا يرى اسم صفحتك.

## Events

events-title = الأحداث
events-about = تُطلق على العنصر وتصعد منه:
event-ready = فُتحت طاولة أو إعادة عرض.
event-move = حدث شيء أو تم التراجع عنه: عدد الحركات حتى الآن، وما يمكن أن يراه أي متفرج.
event-over = انتهت اللعبة.
event-error = رُفض شيء أو تعذّر تحميله: سطر واحد من النص.
event-step = تعرض الإعادة هذه الحركة. و<code>element.goto(2)</code> يعرض حركة أخرى، من رابط في نصك مثلًا. والرابط الذي فيه <code>href="#deal"</code> و<code>data-rondas-move="2"</code> يحرّك العنصر صاحب هذا المعرّف، من دون سكربت.
event-answer = أجاب أحد القراء عن سؤال.
heard-nothing = لا حدث على هذه الصفحة بعد.
# $event is code.
heard = آخر حدث: <code data-l10n-name="event"></code>
messages-title = الرسائل وراء الأحداث
messages-about = كل رسالة كائن <code>{"{"}rondas: 1, type, …{"}"}</code> يُرسل عبر <code>postMessage</code>. الرقم هو الإصدار؛ وكل طرف يتجاهل ما لا يعرفه. من الإطار: <code>hello</code> و<code>height</code> <code>{"{"}height{"}"}</code> و<code>ready</code> و<code>move</code> و<code>over</code> و<code>error</code>. وإلى الإطار: <code>look</code> <code>{"{"}theme, accent{"}"}</code> فقط. والإطار البسيط يرسل الرسائل نفسها إلى صفحتك.

## Versions

versions-title = الإصدارات
versions-about = للنص البرمجي عنوان لكل حاجة. وتتحقق المتصفحات من وجود إصدار جديد منه عند كل زيارة، فهو يلائم الموقع دائمًا.
versions-major = لمعظم الصفحات. فكل الإصدارات اللاحقة التي لها الرقم الأول نفسه تفهم ما تقوله صفحتك اليوم: الخصائص والأحداث والسجلّات والعناوين.
versions-exact = النص البرمجي لهذا الإصدار وحده. لا يتغير أبدًا، فيمكن لصفحتك أن تتحقق منه بواسطة <code>integrity</code>. أما الطاولة التي يفتحها فهي من الموقع وتُحدّث معه.
versions-newest = أحدث نص برمجي، حتى إن تغيّر رقمه الأول. للصفحات التي تُحدّثها مع الموقع.
versions-copy = يضم الموقع إصدارًا واحدًا. إن كان يجب ألا يتغير شيء فاستضف إصدارك بنفسك: الإصدار مجلد ملفات يصلح لأي خادم ويب، ويمكن وضع عدة إصدارات جنبًا إلى جنب. أما نسخة من النص البرمجي وحده فستبحث عن الموقع في المجلدات التي فوقها.
versions-close = لمنع صفحات الآخرين من تضمين موقع لك، أضف هذا إلى السياسة في <code>netlify.toml</code>: <code>frame-ancestors 'self' https://your.example</code>. ومن دونه يجوز ذلك لكل صفحة. أما الصفحات المعزولة هي نفسها فلا يمكن السماح لها بهذه الطريقة.

## The foot of the page

foot-play = العب
foot-rules = القواعد
foot-licence = Rondas برنامج حر برخصة MIT.
