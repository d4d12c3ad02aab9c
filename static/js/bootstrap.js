// Runs before the first paint and before all Python. It decides which page to show, applies the person's looks,
// stores the first click (it is repeated when the page's Python is there: window.firstClick), and watches over all
// later downloads. In a frame it also greets the page around it.
{
  // The policy of a page that was built without the site's address allows any server. Here the address is known, and
  // only that one stays (tools/headers.py).
  const law = document.querySelector('meta[http-equiv]');
  if (law?.content.includes(' https: http:') && location.protocol !== 'file:') {
    const strict = law.cloneNode();
    strict.content = law.content.replaceAll('https: http:', location.origin);
    law.after(strict);
  }

  const root = document.documentElement;
  // The meaning of an address, whatever others have put around it: by reading.js, which the build puts above this.
  window.here = (where = location) => window.reading.address(where);
  const { params: address, content } = window.here();
  // The page that an address of index.html shows.
  window.pageOf = where => {
    const { params: given, content } = window.here(where);
    if (given.has('example') || given.has('position') || ['record', 'answer'].includes(content?.kind)) return 'viewer';
    return content || ['game', 'lesson', 'saved', 'daily'].some(name => given.has(name)) ? 'table' : 'lobby';
  };
  if (root.dataset.page === 'lobby') root.dataset.page = window.pageOf(location);
  for (const name of ['game', 'lesson', 'daily', 'position']) if (address.has(name)) root.dataset.of = address.get(name);
  if (content?.game) root.dataset.of = content.game;
  if (root.dataset.page === 'missing') {
    const place = window.reading.place(location.pathname);
    if (place !== location.pathname) location.replace(location.origin + place + location.search + location.hash);
  }
  // With a pointer nobody needs a focus ring, until a key is pressed.
  addEventListener('pointerdown', () => { root.dataset.pointed = ''; }, true);
  addEventListener('keydown', () => { delete root.dataset.pointed; }, true);
  let looks = {};
  try {
    looks = JSON.parse(localStorage.getItem('rondas-looks') || '{}');
    for (const name of ['theme', 'colours', 'hand', 'sound']) {
      if (/^[a-z]+$/.test(looks[name] ?? '')) root.dataset[name] = looks[name];
    }
  } catch { /* no storage, or not ours: the looks are the usual ones */ }

  // Looks from the address or an embedding page take precedence over the person's own.
  window.setLook = (theme, accent) => {
    if (theme === 'light' || theme === 'dark' || theme === 'auto') root.dataset.theme = root.dataset.given = theme;
    if (typeof accent === 'string' && accent.length < 65 && CSS.supports('color', accent)) {
      root.dataset.accent = '';
      root.style.setProperty('--given-accent', accent);
    }
  };
  window.setLook(address.get('theme'), address.get('accent'));

  // The language: from the address, else the setting, else the browser, else English. A page with twins in other
  // languages takes its words from there (language.js), and shows none until then.
  const site = new URL('../../', document.currentScript.src).href;
  const languages = new Map(root.dataset.languages?.split(' ').map(each => each.split(':')));
  // The language of the page. The `lang` of the document may differ: a translator changes it.
  window.turnTo = code => {
    root.lang = window.pageLanguage = code;
    root.dir = window.pageDirection = languages.get(code);
  };
  window.pageLanguage = root.dataset.language;
  window.pageDirection = languages.get(window.pageLanguage);
  const known = tag => [String(tag ?? '').toLowerCase().split('-')[0]].filter(code => languages.has(code));
  const asked = () => known(window.here().params.get('lang'))[0];
  window.wantedLanguage = own => asked() ?? [own, ...navigator.languages, 'en'].flatMap(known)[0];
  const language = window.wantedLanguage(looks?.language);
  window.twinOf = code => {
    const name = { embedding: 'embedding', missing: '404', rules: 'rules' }[root.dataset.page] ?? 'index';
    return code === 'en' ? `${name}.html` : `locale/${code}/${name}.html`;
  };
  window.languages = [...languages.keys()];
  // A language in the address stays in all addresses of the page.
  window.inLanguage = to => {
    const url = new URL(to, location.href);
    if (!asked() || !url.href.startsWith(site) || url.searchParams.has('lang')) return to;
    url.search = window.reading.query([...url.searchParams, ['lang', asked()]]);
    return url.href;
  };
  const { book } = root.dataset;
  if (book) {
    // Rule pages have an address in each language. The one without a language is for readers of English, or without
    // scripts; any of them may name another language in the address.
    const wanted = asked() ?? (window.pageLanguage === 'en' ? language : window.pageLanguage);
    const page = wanted === 'en' ? `rules/${book}.html?lang=en` : `rules/${wanted}/${book}.html`;
    if (wanted && wanted !== window.pageLanguage) location.replace(site + page + location.hash);
    const { hash } = window.here();
    if (hash !== location.hash) addEventListener('DOMContentLoaded', () => location.replace(hash), { once: true });
  } else if (language && language !== window.pageLanguage) {
    window.turnTo(language);
    root.dataset.wordless = '';
    const answer = fetch(site + window.twinOf(language));
    answer.catch(() => {});    // who reads it is told
    const there = new Promise(done => document.addEventListener('readystatechange', done, { once: true }));
    // Text spoken before this is done would be in another language than the page.
    window.worded = import(`${site}static/js/language.js`)
      .then(async ({ twin, wear }) => { const words = await twin(language, answer); await there; wear(words); })
      .catch(async () => {
        await there;
        window.turnTo('en');
        const told = document.getElementById('no-language');
        if (!told) return;
        told.hidden = false;
        addEventListener('pointerdown', () => { told.hidden = true; }, { once: true });
      })
      .finally(() => { delete root.dataset.wordless; });
  }
  if (address.has('lang')) document.addEventListener('click', ({ target }) => {
    const link = target.closest?.('a[href]');
    if (link) link.href = window.inLanguage(link.href);
  }, true);

  // The table before there is a game, for an address: the players, cards face down in their hands, and the order of
  // cards, in invisible words. The build has written the facts about each game into the page (tools/skeleton.py).
  const make = (tag, parent, name, data = {}) => {
    const made = document.createElement(tag);
    if (name) made.className = name;
    Object.assign(made.dataset, data);
    parent.append(made);
    return made;
  };
  const deal = (parent, cards) => { for (let n = 0; n < cards; n++) make('i', parent, 'back'); };
  // As in py/page/logic/days.py.
  const hashed = text => {
    let value = 0x811c9dc5;
    for (const character of text) value = Math.imul(value ^ character.charCodeAt(), 0x01000193);
    value = Math.imul(value ^ value >>> 16, 0x85ebca6b);
    value = Math.imul(value ^ value >>> 13, 0xc2b2ae35);
    return (value ^ value >>> 16) >>> 0;
  };
  const playersOn = ({ days }, day) => days[hashed(`${day} way`) % days.length];
  const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  const tableOf = (known, given) => {
    const lesson = known[given.get('lesson')]?.lesson;
    if (lesson) return [known[given.get('lesson')], lesson];
    const day = given.get('daily');
    let game = day ?? given.get('game'), players = given.get('players');
    try {
      [game, players] = JSON.parse(given.get('saved')?.replace('saved:', '') ?? JSON.stringify([game, players]));
    } catch { /* it will be refused */ }
    const laid = known[game];
    if (!laid) return [];
    players ??= day ? playersOn(laid, `${day} ${given.get('date') ?? today()}`)
      : given.get('seats')?.split(',').length ?? laid.players;
    const other = Object.keys(laid.with).find(option => given.get(option.split('=')[0]) === option.split('=')[1]);
    const table = laid.with[other]?.[players] ?? laid.tables[players];
    return [laid, table, table && given.get('seat') !== 'none'];
  };
  window.layTable = () => {
    const table = document.getElementById('table'), board = table.querySelector('.board');
    const known = Object.setPrototypeOf(JSON.parse(table.dataset.tables), null);    // the address may say anything
    const [game, laid, isPlayed] = tableOf(known, window.here().params);
    const { sides = [], cards = 0, columns = [1, 1, 1], order } = laid ?? {};
    const part = name => board.querySelector(`.${name}`);
    board.classList.toggle('placed', game?.layout === 'places');
    board.classList.remove('signed', 'reported');
    board.dataset.players = sides.length + 1;
    board.style.setProperty('--others', sides.length || 1);
    for (const name of ['seats', 'order', 'stock', 'open', 'trick', 'signs', 'acts', 'line', 'hand'])
      part(name)?.replaceChildren();
    for (const side of sides) {
      const seat = make('li', part('seats'), 'seat', { side }), fan = (make('div', seat, 'plate'), make('div', seat, 'fan'));
      fan.style.setProperty('--count', cards);
      if (cards) fan.dataset.n = cards;
      deal(fan, cards);
    }
    make('div', part('line'), 'plate');
    if (isPlayed) {
      const tools = make('div', part('line'), 'handtools blank');
      tools.ariaHidden = true;
      for (const name of ['sort', 'hint', 'mini']) make('button', tools, name).disabled = true;
    }
    delete board.dataset.order;
    if (order) {
      const [kind, steps, note] = order, drawn = make('div', part('order'), `drawn blank ${kind.split(' ')[0]}`);
      board.dataset.order = kind;
      const list = make('ol', drawn);
      for (const step of steps) {
        const item = make('li', list);
        make('svg', item);
        make('span', item).textContent = step;
      }
      make('p', make('div', part('order'), 'order-note blank')).textContent = note;
    }
    const hand = part('hand');
    ['wide', 'phone', 'small'].forEach((name, at) => {
      const full = columns[at], deep = Math.ceil(cards / full) || 1;
      for (const [key, value] of Object.entries({ '': full, '-full': full, '-rows': deep, '-deep': deep }))
        hand.style.setProperty(`--${name}${key}`, value);
    });
    for (const name of ['--n', '--dealt']) hand.style.setProperty(name, cards || 1);
    for (let slot = 0; slot < cards; slot++) deal(make('li', hand, '', { slot }), 1);
  };
  // As soon as it has been read, and so before it is painted.
  if (root.dataset.page === 'table') {
    const reading = new MutationObserver(() => {
      if (!document.getElementById('viewer')) return;
      reading.disconnect();
      window.layTable();
    });
    reading.observe(root, { childList: true, subtree: true });
  }

  if (parent !== self) {
    root.dataset.framed = '';
    // Until host.js handles all messages to the page around.
    window.tellHost = message => parent.postMessage({ rondas: 1, ...message }, '*');
    window.tellHost({ type: 'hello' });
  }

  // Finds out why a start has failed: returns the name of the message in #failed, and the exact file or address.
  const OWN_TYPE = /^(text|application)\/(x-)?(java|ecma)script\b/;
  const SOON = 5000;    // ms; a file that takes longer is on its way
  const runsWebAssembly = () => {
    try {
      return !!new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    } catch {
      return false;    // there is none, or a policy forbids it
    }
  };
  // The address behind a translator, or the original of a copied page; "" if it is unknown.
  const ownAddress = () => {
    const stated = document.querySelector('link[rel=canonical]')?.href;
    if (stated) return stated;
    const name = location.hostname.replace(/\.translate\.goog$/, '');
    return `https://${name.split('--').map(part => part.replaceAll('-', '.')).join('-')}/`;
  };
  const ask = async address => {
    try {
      const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(SOON) });
      answer.body?.cancel();
      return answer;
    } catch (error) {
      return error.name === 'TimeoutError' ? undefined : null;
    }
  };
  const filesOf = line => [
    ...[...document.querySelectorAll('link[rel$=preload]')].map(({ href }) => href),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...line.match(/https?:[^\s"')]+/g) ?? [],
  ].filter(name => name.startsWith(site)).map(name => name.split('#')[0]);
  const reasonOf = async (line = '') => {
    if (location.protocol === 'file:') return ['file'];
    if (!runsWebAssembly()) return ['wasm'];
    if (location.hostname.endsWith('.translate.goog')) return ['proxy', ownAddress()];
    if (self.origin === 'null') return ['failed'];    // what cannot be read may be there all the same
    if (!await ask(`${site}robots.txt`)) return ['offline'];
    let why = ['failed'];
    for (const [name, answer] of await Promise.all([...new Set(filesOf(line))].map(async name => [name, await ask(name)]))) {
      const file = name.slice(site.length), type = answer?.headers.get('content-type') ?? '';
      if (answer === null) return ['blocked', file];
      if (answer && !answer.ok) why = ['missing', `${file}: ${answer.status}`];
      else if (type.startsWith('text/html') && !/\.html$/.test(new URL(name).pathname)) why = ['portal', file];
      else if (/\.js$/.test(file) && answer && !OWN_TYPE.test(type)) why = ['type', `${file}: ${type || '–'}`];
    }
    const stated = document.querySelector('link[rel=canonical]')?.href;
    return why[0] === 'failed' && stated && new URL(stated).origin !== location.origin ? ['proxy', stated] : why;
  };
  const words = what => document.querySelector(`#failed [data-when=${what}]`).textContent;
  // For the page's Python: a sentence that explains a failure, or "".
  window.whyFailed = async line => {
    const [what] = await reasonOf(line);
    return what === 'failed' ? '' : words(what);
  };

  // The watch. From the start until the page is there (window.loaded), every failure is shown in the words in
  // #failed, with a button that tries again; so is a load without progress for a while (window.stillComing reports
  // progress).
  const PATIENCE = 20000;    // ms; what comes slowly goes on coming meanwhile
  let isStarted = false, isLoaded = false, isLasting = false, isTold = false, failure = null, timer = null;

  const tell = (what, stops = what !== 'slow', detail = '') => {
    const place = document.getElementById('failed');
    if (!place) return addEventListener('DOMContentLoaded', () => tell(what, stops, detail), { once: true });
    for (const each of place.querySelectorAll('[data-when]')) each.hidden = each.dataset.when !== what;
    place.querySelector('small').textContent = detail;
    place.hidden = false;
    isTold = true;
    if (!stops) return;
    const error = words(what);
    const shown = document.getElementById(root.dataset.page);
    if (/table|viewer/.test(shown?.id) && (shown.dataset.status ?? 'loading') === 'loading') {
      shown.dataset.status = 'error';
      const prompt = shown.querySelector('.prompt');
      if (prompt) prompt.textContent = error.match(/^.*?[.。]/)?.[0] ?? error;    // all of it stands below
    }
    window.tellHost?.({ type: 'error', error });
  };
  const explain = async (stops, file) => {
    const [what, detail] = await reasonOf(file);
    if (isLasting || !isLoaded) tell(what, stops, detail);
  };
  const fail = event => {
    const module = event.target.type === 'module';
    if (event.target.rel === 'stylesheet') {
      isLasting = true;
      explain(false);    // all can be done, but not seen as it should
    }
    if (event.target !== self && !module) return;
    // A sandboxed frame requests modules with CORS: if the site does not answer that, no other script of the page
    // will ever run.
    const isFirst = !failure;
    failure = module && self.origin === 'null' && location.protocol !== 'file:' ? 'cors' : 'failed';
    if (isStarted && isFirst) tellFailure();
  };
  const tellFailure = () => (failure === 'cors' ? tell(failure) : explain());
  const heard = new PerformanceObserver(() => window.stillComing());
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);

  window.stillComing = () => {
    clearTimeout(timer);
    if (!failure) timer = setTimeout(tell, PATIENCE, 'slow');
  };
  window.loaded = () => {
    heard.disconnect();
    clearTimeout(timer);
    window.stillComing = () => {};
    removeEventListener('error', fail, true);
    removeEventListener('unhandledrejection', fail);
    isLoaded = true;
    document.getElementById('failed').hidden = !isLasting || !isTold;
    dispatchEvent(new Event('pageloaded'));
  };
  // Reports a file that the page's Python has missed, now or later: its path, if known.
  window.loadFailed = (path = '') => {
    isLasting = true;
    explain(true, site + path);
  };
  // Whether #failed shows a failure, or is about to.
  window.isFailing = () => isLasting || failure !== null && !isLoaded;

  // Fetches the page's Python and the engine. Their elements are inert in the page until then: a page that is only
  // read needs none of them.
  window.startUp = () => {
    if (isStarted) return;
    isStarted = true;
    if (!runsWebAssembly()) {
      failure = 'wasm';
      tell(failure);
      return;
    }
    const ahead = document.getElementById('ahead').content;
    ahead.querySelector('[href="locale/en.json"]')?.setAttribute('href', `locale/${window.pageLanguage}.json`);
    document.head.append(ahead);
    heard.observe({ type: 'resource' });
    if (failure) tellFailure();
    else window.stillComing();
  };
  // These downloads compete with the first paint, so they wait for it where it is certain to come: not in a frame,
  // which may be out of sight, nor in a background tab.
  if (root.dataset.page === 'table' || root.dataset.page === 'viewer') {
    const comes = parent === self && !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
    const paint = 'first-contentful-paint';
    if (!comes || navigator.serviceWorker?.controller) window.startUp();
    else {
      new PerformanceObserver(list => {
        if (list.getEntriesByName(paint).length) window.startUp();
      }).observe({ type: 'paint', buffered: true });
      // There may be nothing to paint: words are invisible while they are awaited.
      addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(window.startUp)));
    }
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    document.addEventListener(type, event => {
      const wish = '[data-play], [data-go-on], [data-learn], [data-daily], [data-do], [data-set-up], [data-friends]';
      if (event.target.closest?.(wish)) window.startUp();
    }, true);
  }

  // The fault may lie in a cache, where a mere reload would leave it.
  const again = async () => {
    try {
      const kept = self.origin !== 'null' && await navigator.serviceWorker?.getRegistration();
      if (kept && (await fetch(`${site}sw.js`, { cache: 'no-store' })).ok) {
        await kept.unregister();
        for (const name of await caches.keys()) if (name.endsWith(kept.scope)) await caches.delete(name);
      }
      const used = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(site));
      const signal = AbortSignal.timeout(PATIENCE);
      await Promise.allSettled(used.map(({ name }) => fetch(name, { cache: 'reload', signal })));
    } catch { /* no network: to be tried all the same */ }
    location.reload();
  };
  document.addEventListener('click', ({ target }) => { if (target.closest('#failed button')) again(); });

  window.firstClick = null;
  const remember = ({ target }) => { window.firstClick ??= target.closest('[data-do], [data-slot]'); };
  window.stopRemembering = () => document.removeEventListener('click', remember, true);
  document.addEventListener('click', remember, true);
}
