### The game in the terminal, and the help of the command line.

## The table

welcome = { $credit }.
seated = أنت في المقعد { $n } من { $players }. الأوراق من الرمز { $seed }. اكتب ? للمساعدة.
seat-name = المقعد { $n } ({ $bot })
your-name = أنت
saved = السجلّ في { $file }.
score = النتيجة { $n }
shows = يكشف { $cards }
stock = الباقي من الكارطة: { cards }
on-table = على الطاولة: { $cards }
last-trick = اللمّة السابقة: { $cards }
trick = اللمّة: { $cards }
your-hand = يدك: { $cards }
scores = النتيجة النهائية: { $each }.
has-score = { $seats } { $n }
# $action is the notation of an action, such as: play 7E
hint = { "" }  { $action } يفوز في { $percent }% من المرات
help =
    اكتب رقم حركة أو الحركة نفسها: 3 أو play 7E أو 7E فقط.
      why    القاعدة وراء آخر ما حدث
      hint   ما يراه البحث في حركاتك
      undo   التراجع عن آخر حركة لك وكل ما بعدها
      hand   عرض الطاولة من جديد
      save FILE   كتابة السجلّ بصيغة JSON (يُظهر كل الأوراق)
      quit   مغادرة اللعبة (أيضًا q أو نهاية الإدخال)

## What was typed and cannot be done

not-understood = { $why } اكتب ? للمساعدة.
save-where = اذكر اسم الملف: save FILE.
not-saved = لم يُحفظ: { $why }.
numbered = الحركات مرقّمة من 1 إلى { $n }.
ambiguous = قد يعني { $line }: { $choices }.
unknown = لا توجد حركة «{ $line }».
nothing-happened = لم يحدث شيء بعد.
nothing-to-undo = لا شيء للتراجع عنه.

## The command line

# Before the pattern of a command; a space ends it.
help-usage = الاستعمال:{ " " }
help-arguments = الأوامر والوسائط
help-options = الخيارات
help-help = عرض هذه المساعدة
help-version = عرض الإصدار
help-lang = اللغة: en أو fr أو es أو ar أو ja، وإلا فلغة النظام
help-rondas = أربع ألعاب كارطة تدور أسماؤها.
help-replay = إعادة السجلّات: سطر JSON لكل حركة
help-views = إضافة ما يجوز أن يعرفه كل مقعد
help-files = ملف، أو - للإدخال القياسي
help-games = قائمة الألعاب بصيغة JSON
help-play = لعب لعبة في الطرفية
help-players = عدد اللاعبين
help-seat = مقعدك، ابتداءً من 0
help-bots = الآخرون: اسم واحد للكل أو اسم لكل واحد؛ الأسماء هي { $bots }
help-seed = الرمز نفسه يعطي الأوراق نفسها
help-save = كتابة السجلّ في هذا الملف عند النهاية
help-match = جعل اللاعبين الآليين يلعبون ألعابًا كثيرة والمقارنة بينهم
help-seats = اللاعبون الآليون: { $bots } أو ceiling، مع إعدادات بعد نقطتين، مثل search:iterations=400 ({ $levels })
help-games-in-all = عدد الألعاب في المجموع
help-json = طباعة كائن JSON واحد
help-jobs = عدد العمليات؛ -1 لعملية لكل معالج
help-backend = ما تعمل عليه joblib: loky أو dask أو ray أو …
help-scheduler = عنوان عنقود Dask يعمل
help-quiet = بلا عرض للتقدم
help-draw = رسم طاولة سجلّ
help-move = بعد هذه الحركة، و0 هو البداية؛ وإلا فبعد الأخيرة
help-drawn-seat = ما يراه هذا المقعد؛ وإلا فكل الأيدي مكشوفة
help-output = الصورة، ‎.svg أو ‎.png
help-check = التحقق من أن أوراق لعبة بين عدة أجهزة ولاعبيها الآليين ناتجة عما التزمت به
help-rulebook = طباعة كتاب قواعد بصيغة Markdown بعد التحقق من أمثلته
help-lesson = طباعة درس بصورة قائمة سجلّات فيها أسئلة، لتعديله أو تضمينه
help-game = { $games }
help-option = خيار من خيارات اللعبة
