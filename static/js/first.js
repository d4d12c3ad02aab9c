// Runs before the first paint, ahead of all Python: which page it is, the person's looks, and the first
// click, which is done again when the page's Python is there (window.firstClick). In a frame it also
// greets the page around it, and says so if modules cannot be loaded there.
{
  // The policy of a page that was built without the site's address lets any server in: here the address is
  // known, and only that one stays (tools/headers.py).
  const law = document.querySelector('meta[http-equiv]');
  if (law?.content.includes(' https: http:')) {
    const strict = law.cloneNode();
    strict.content = law.content.replaceAll('https: http:', location.origin);
    law.after(strict);
  }

  const root = document.documentElement;
  const address = new URLSearchParams(location.search);
  if (root.dataset.page === 'lobby') {
    if (address.has('example') || location.hash.startsWith('#record=')) root.dataset.page = 'viewer';
    else if (address.has('game') || location.hash.startsWith('#play=')) root.dataset.page = 'table';
  }
  if (address.has('game')) root.dataset.of = address.get('game');
  try {
    const looks = JSON.parse(localStorage.getItem('rondas-looks') || '{}');
    for (const name of ['theme', 'colours', 'hand']) {
      if (/^[a-z]+$/.test(looks[name] ?? '')) root.dataset[name] = looks[name];
    }
  } catch { /* no storage, or not ours: the looks are the usual ones */ }

  // Looks that the address or an embedding page asks for go before the person's own.
  window.setLook = (theme, accent) => {
    if (theme === 'light' || theme === 'dark' || theme === 'auto') root.dataset.theme = root.dataset.given = theme;
    if (typeof accent === 'string' && accent.length < 65 && CSS.supports('color', accent)) {
      root.dataset.accent = '';
      root.style.setProperty('--given-accent', accent);
    }
  };
  window.setLook(address.get('theme'), address.get('accent'));

  if (parent !== self) {
    root.dataset.framed = '';
    const post = message => parent.postMessage({ rondas: 1, ...message }, '*');
    post({ type: 'hello' });
    // A sandboxed frame asks for modules with CORS: where the site does not answer that, no other script
    // of the page will ever run.
    addEventListener('error', event => {
      if (event.target?.type !== 'module' || self.origin !== 'null') return;
      const say = () => {
        const error = document.getElementById('no-cors')?.textContent;
        for (const place of document.querySelectorAll('[data-table], #viewer')) place.dataset.status = 'error';
        for (const place of document.querySelectorAll('.prompt, #viewer > p, .ghost > p')) {
          place.className = 'prompt';
          place.textContent = error;
        }
        post({ type: 'error', error });
      };
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say);
      else say();
    }, true);
  }

  window.firstClick = null;
  const remember = event => { window.firstClick ??= event.target.closest('button, a, [data-slot]'); };
  window.stopRemembering = () => document.removeEventListener('click', remember, true);
  document.addEventListener('click', remember, true);
}
