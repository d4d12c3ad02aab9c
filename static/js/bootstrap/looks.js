// The page that an address shows, and its looks. Defines `window.appearance`.
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
  const { params: address, content } = reading.here();
  if (root.dataset.page === 'lobby') root.dataset.page = reading.pageOf(location);
  for (const name of ['game', 'lesson', 'daily', 'puzzle', 'position']) if (address.has(name)) root.dataset.of = address.get(name);
  if (content?.game) root.dataset.of = content.game;
  // Rules out of sight are laid out late (rules.css), but at once for those who come back to their place or to a rule.
  if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') root.dataset.late = '';
  // The face of titles; frames show none.
  if (window.parent === window) {
    const href = new URL('../fonts/titles.woff2', document.currentScript.src);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }));
  }
  // An iframe may show its picture first, and load the rest on a tap.
  if (['', '1'].includes(address.get('poster'))) {
    location.replace(new URL(`../../e/poster.html${location.search}${location.hash}`, document.currentScript.src));
    root.dataset.page = 'poster';    // what is on its way here is not loaded
  }
  if (root.dataset.page === 'missing') {
    // Pages for links once had an address in each language, and every example had one: not every host can redirect them
    // (tools/redirects.py).
    const { origin, pathname, search, hash } = location;
    const place = reading.place(pathname).replace(/\/e\/(..)\/([^/]+)$/, '/e/$2?lang=$1')
      .replace(/\/e\/([^/]+)-(\d+)\.html$/, '/index.html?example=$1/$2');
    if (place !== pathname) location.replace(origin + place + (place.includes('?') ? '' : search) + hash);
  }
  // Nobody needs a focus ring before a key is pressed, or behind a pointer. One that is `still` since it has pressed
  // elsewhere is not meant for the card that comes to lie under it.
  root.dataset.pointed = '';
  addEventListener('pointerdown', ({ target }) => { root.dataset.pointed = target.closest?.('.hand') ? '' : 'still'; }, true);
  addEventListener('pointermove', ({ movementX, movementY }) => {
    if ((movementX || movementY) && root.dataset.pointed) root.dataset.pointed = '';
  }, true);
  addEventListener('keydown', () => { delete root.dataset.pointed; }, true);
  const looks = ['theme', 'sound', 'colours', 'hand'];    // settings that are attributes of the root element
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('rondas-looks') || '{}');
    for (const name of looks)
      if (/^[a-z]+$/.test(stored[name] ?? '')) root.dataset[name] = stored[name];
    const been = localStorage.getItem('rondas-been');    // front.js notes that
    if (been) root.dataset.been = been;
  } catch { /* no storage, or not ours: the looks are the usual ones */ }

  // Looks from the address or an embedding page take precedence over the person's own.
  const setLook = (theme, accent) => {
    if (theme === 'light' || theme === 'dark' || theme === 'auto') root.dataset.theme = root.dataset.given = theme;
    if (typeof accent === 'string' && reading.isColour(accent)) {
      root.dataset.accent = '';
      root.style.setProperty('--given-accent', accent);
    }
  };
  setLook(address.get('theme'), address.get('accent'));
  window.appearance = { looks, setLook, language: stored?.language };
}
