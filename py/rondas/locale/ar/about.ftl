### What the site says of itself to other programs, and to people who ask for a page that is not there.
### The build writes it.

# The picture that stands beside a link to the site.
picture = أوراق لعب كالمروحة تحت اسم Rondas.
screenshot-narrow = طاولة على هاتف
screenshot-wide = طاولة على شاشة عريضة

missing-title = الصفحة غير موجودة – Rondas
missing-description =
    .content = لا توجد صفحة في هذا العنوان.
missing-heading = الصفحة غير موجودة
missing-about = لا توجد صفحة في هذا العنوان. قد يكون الرابط قديمًا أو ناقصًا.
missing-home = كل الألعاب
missing-rules = القواعد
