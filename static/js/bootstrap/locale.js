// The language of the page. Defines `window.locale`.
{
  const root = document.documentElement;
  // The language: from the address, else the setting, else the browser, else English. A page with twins in other
  // languages takes its words from there (language.js), and shows none until then.
  const site = new URL('../../', document.currentScript.src).href;
  const languages = new Map(root.dataset.languages?.split(' ').map(each => each.split(':')));
  const locale = window.locale = {
    // The language of the page. The `lang` of the document may differ: a translator changes it.
    language: root.dataset.language,
    direction: languages.get(root.dataset.language),
    all: [...languages.keys()],
    words: null,    // a promise, while those of another language are on their way
    turnTo(code) {
      root.lang = this.language = code;
      root.dir = this.direction = languages.get(code);
    },
    // The language that the person wants; `own`: the one of their settings.
    wanted: own => asked() ?? [own, ...navigator.languages, 'en'].flatMap(known)[0],
    // The address of this page in another language.
    twinOf(code) {
      const name = { embedding: 'embedding', missing: '404', rules: 'rules' }[root.dataset.page] ?? ('frame' in root.dataset ? 'viewer' : 'index');
      return code === 'en' ? `${name}.html` : `locale/${code}/${name}.html`;
    },
    // A language in the address stays in all addresses of the page. `code`: another one.
    inAddress(to, code = null) {
      const url = new URL(to, location.href), named = code ?? asked();
      if (!named || !url.href.startsWith(site) || url.searchParams.has('lang')) return to;
      url.search = reading.query([...url.searchParams, ['lang', named]]);
      return url.href;
    },
  };
  const known = tag => [String(tag ?? '').toLowerCase().split(/[-_]/)[0]].filter(code => languages.has(code));
  const asked = () => known(reading.here().params.get('lang'))[0];
  const language = locale.wanted(window.appearance.language);
  const { book } = root.dataset;
  if (book) {
    // Rule pages have an address in each language. The one without a language is for readers of English, or without
    // scripts; any of them may name another language in the address.
    const wanted = asked() ?? (locale.language === 'en' ? language : locale.language);
    const page = wanted === 'en' ? `rules/${book}.html?lang=en` : `rules/${wanted}/${book}.html`;
    if (wanted && wanted !== locale.language) location.replace(site + page + location.hash);
    const { hash } = reading.here();
    if (hash !== location.hash) addEventListener('DOMContentLoaded', () => location.replace(hash), { once: true });
  } else if (language && root.dataset.page === 'preview') {
    // A page for links has the words of all languages in it.
    document.addEventListener('DOMContentLoaded', () => {
      const words = document.querySelector(`template[lang=${language}]`);
      if (!words) return;
      locale.turnTo(language);
      for (const { dataset: { said }, textContent } of words.content.children)
        for (const each of document.querySelectorAll(`[data-said=${said}]`)) each.textContent = textContent;
      // Another element, since this one may have read its contents.
      const table = document.querySelector('rondas-table'), other = table.cloneNode(true);
      const picture = other.querySelector('img');    // none of what somebody has made
      if (picture) picture.alt = words.content.querySelector('[data-said=text]').textContent;
      table.replaceWith(other);
      document.title = document.querySelector('h1').textContent;
    }, { once: true });
  } else if (language && language !== locale.language) {
    locale.turnTo(language);
    root.dataset.wordless = '';
    const answer = fetch(site + locale.twinOf(language));
    answer.catch(() => {});    // who reads it is told
    const there = new Promise(done => document.addEventListener('readystatechange', done, { once: true }));
    // Text spoken before this is done would be in another language than the page.
    locale.words = import(`${site}static/js/words/language.js`)
      .then(async ({ twin, wear }) => { const words = await twin(answer); await there; wear(words); })
      .catch(async () => {
        await there;
        locale.turnTo('en');
        const told = document.getElementById('no-language');
        if (!told || startup.isFailing()) return;
        told.hidden = false;
        addEventListener('pointerdown', () => { told.hidden = true; }, { once: true });
      })
      .finally(() => { delete root.dataset.wordless; });
  }
  if (reading.here().params.has('lang')) document.addEventListener('click', ({ target }) => {
    const link = target.closest?.('a[href]');
    if (link) link.href = locale.inAddress(link.href);
  }, true);
}
