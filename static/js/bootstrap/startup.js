// The start of the page's Python and of the engine, and the watch over all downloads. Stores the latest click, which the
// page repeats when its Python is there. In an iframe it also greets the page around it. Defines `window.startup`.
{
  const root = document.documentElement;
  const site = new URL('../../', document.currentScript.src).href;
  const startup = window.startup = { wanted: null };
  if (parent !== self) {
    root.dataset.embedded = '';
    // Layout may come before the styles in a frame, and the pictures of the front page with it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root:not([data-page=lobby]) #lobby { display: none; }');
    document.adoptedStyleSheets = [sheet];
    // Until host.js handles all messages to the page around.
    startup.tellHost = message => parent.postMessage({ rondas: 1, ...message }, '*');
    startup.tellHost({ type: 'hello' });
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
  // Words that are missing as well are no reason.
  const keepToReason = () => document.getElementById('no-language')?.toggleAttribute('hidden', true);    // not on every page
  // For the page's Python: a sentence that explains a failure, or "".
  startup.whyFailed = async line => {
    keepToReason();
    const [what] = await reasonOf(line);
    return what === 'failed' ? '' : words(what);
  };

  // The watch. From the start until the page is there (`loaded`), every failure is shown in the words in #failed, with a
  // button that tries again; so is a load without progress for a while (`stillComing` reports progress).
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
    keepToReason();
    const error = words(what);
    const shown = document.getElementById(root.dataset.page);
    if (/table|viewer/.test(shown?.id) && (shown.dataset.status ?? 'loading') === 'loading') {
      shown.dataset.status = 'error';
      const prompt = shown.querySelector('.prompt');
      if (prompt) prompt.textContent = error.match(/^.*?[.。]/)?.[0] ?? error;    // all of it stands below
    }
    startup.tellHost?.({ type: 'error', error });
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
    // A sandboxed iframe requests modules with CORS: if the site does not answer that, no other script of the page
    // will ever run.
    const isFirst = !failure;
    failure = module && self.origin === 'null' && location.protocol !== 'file:' ? 'cors' : 'failed';
    if (isStarted && isFirst) tellFailure();
  };
  const tellFailure = () => (failure === 'cors' ? tell(failure) : explain());
  const downloads = new PerformanceObserver(() => startup.stillComing());
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);

  startup.stillComing = () => {
    clearTimeout(timer);
    if (!failure) timer = setTimeout(tell, PATIENCE, 'slow');
  };
  startup.loaded = () => {
    downloads.disconnect();
    clearTimeout(timer);
    startup.stillComing = () => {};
    removeEventListener('error', fail, true);
    removeEventListener('unhandledrejection', fail);
    isLoaded = true;
    document.getElementById('failed').hidden = !isLasting || !isTold;
    dispatchEvent(new Event('pageloaded'));
  };
  // Reports a file that the page's Python has missed, now or later: its path, if known.
  startup.loadFailed = (path = '') => {
    isLasting = true;
    explain(true, site + path);
  };
  // Whether #failed shows a failure, or is about to.
  startup.isFailing = () => isLasting || failure !== null && !isLoaded;

  // Fetches the page's Python and the engine. Their elements are inert in the page until then: a page that is only
  // read needs none of them.
  startup.begin = () => {
    if (isStarted) return;
    isStarted = true;
    if (!runsWebAssembly()) {
      failure = 'wasm';
      tell(failure);
      return;
    }
    const ahead = document.getElementById('ahead').content;
    for (const link of ahead.querySelectorAll('[href^="locale/en"]'))
      link.setAttribute('href', link.getAttribute('href').replace('locale/en', `locale/${window.locale.language}`));
    document.head.append(ahead);
    downloads.observe({ type: 'resource' });
    if (failure) tellFailure();
    else startup.stillComing();
  };
  // These downloads compete with the first paint, so they wait for it where it is certain to come: not in an iframe,
  // which may be out of sight, nor in a background tab.
  if (root.dataset.page === 'table' || root.dataset.page === 'viewer') {
    const comes = parent === self && !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
    const paint = 'first-contentful-paint';
    if (!comes || navigator.serviceWorker?.controller) startup.begin();
    else {
      new PerformanceObserver(list => {
        if (list.getEntriesByName(paint).length) startup.begin();
      }).observe({ type: 'paint', buffered: true });
      // There may be nothing to paint: words are invisible while they are awaited.
      addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(startup.begin)));
    }
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    document.addEventListener(type, event => {
      const wish = '[data-play], [data-go-on], [data-learn], [data-daily], [data-puzzle], [data-do], [data-set-up], [data-friends]';
      if (event.target.closest?.(wish)) startup.begin();
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

  // Work that waits for Python is done then, unless the person has wanted something else since, or nothing any more, by
  // Escape. Meanwhile its button shows that it was pressed.
  const want = control => {
    startup.wanted?.removeAttribute('aria-busy');
    control?.setAttribute('aria-busy', 'true');
    startup.wanted = control ?? null;
  };
  const remember = ({ target }) => {
    const control = target.closest('a, button, summary');
    if (control) want(control.closest('[data-do]'));
  };
  const cancel = ({ key }) => { if (key === 'Escape') want(); };
  startup.stopRemembering = () => document.removeEventListener('click', remember, true);
  startup.doWanted = () => {
    const { wanted } = startup;
    want();
    if (wanted?.isConnected) wanted.click();
  };
  document.addEventListener('click', remember, true);
  document.addEventListener('keydown', cancel, true);
}
