// Part of embed-more.js (tools/embedding.py puts it there): an opened element, from its frame's address to its messages.
const VERSION = 1;
const LATE = 8000;    // ms until the picture goes although the frame shows nothing yet
const OPENED = `
.bar { position: absolute; inset: auto 0 0; height: 44px; display: flex; }
.bar .words { flex: 1; padding-inline-end: 0; }
.bar button { position: static; display: block; width: 44px; line-height: 44px; text-align: center; font-size: 18px; background: none; }
.note { position: absolute; inset: 0 0 44px; padding: 16px; display: grid; gap: 12px; place-content: center; text-align: center; background: var(--cloth); }
.note > a { color: inherit; }
@media print { .bar { display: none; } }`;
const alone = new WeakSet();    // elements on pages that let no shared frame in
const told = new Set();
const tapped = new WeakMap();    // the card of the picture whose tap has opened an element
// The text that stands in an element; editors may have made other quotes of all of them.
const inlineOf = table => {
  const text = table.querySelector('script[type="application/json"]')?.textContent;
  return text?.includes('"') ? text : text?.replace(/&(quot|#34);|[“”„]/g, '"');
};

// The whole address of an element: with the record that stands in it, which may not have been read yet.
const whole = async (table, url) => {
  if (document.readyState === 'loading') await new Promise(done => addEventListener('DOMContentLoaded', done, { once: true }));
  const inline = inlineOf(table);
  if (inline && !url.hash) url.hash = 'record=' + await encode(inline);
  const start = table.getAttribute('start');
  if (table.hasAttribute('position') && start > '' && !isNaN(start)) url.searchParams.set('start', start);
  // As reading.js has it: a value that ends so is intended.
  url.search = url.search.replace(/[.*]+(?=&|$)/g, ends => ends.replaceAll('.', '%2E').replaceAll('*', '%2A'));
  return url;
};

// Frameworks and extensions mark elements with attributes of their own.
const report = ({ unknown }) => {
  const others = unknown.filter(name => !told.has(name));
  for (const name of others) told.add(name);
  if (others.length) console.info(`rondas-table: unknown attributes: ${others.join(', ')}`);
};

const lookOf = (table, stage) => {
  const styleOf = table.ownerDocument.defaultView.getComputedStyle;
  const accent = styleOf(table).getPropertyValue('--rondas-accent').trim();
  return {
    theme: styleOf(stage).backgroundColor === 'rgb(57, 48, 42)' ? 'dark' : 'light',
    accent: accent.length < 65 && CSS.supports('color', accent) ? accent : '',
  };
};

// Opens the frame of an element. `isOpen()`: it is still the one that is wanted; `again()` opens another in its place;
// `waits`: what it shows first is in the picture, as of every viewer; `touched`: by a person, who then goes on inside it.
const attend = async (table, { frame, url, site, waits, touched, isOpen, again }) => {
  const { ownerDocument: { defaultView: view }, shadowRoot: root } = table, stage = root.firstChild;
  const isViewer = stage.classList.contains('viewer');
  const words = wordsOf(stage), storage = table.hasAttribute('storage');
  const say = (type, detail) => table.dispatchEvent(new CustomEvent('rondas:' + type, { bubbles: true, composed: true, detail }));
  report(table);
  style(root, OPENED);
  // Below the frame stands what stood below the picture, and the way back to it.
  const bar = make('div', stage, '', { className: 'bar' });
  make('span', bar, '', { className: 'words' }).append(stage.querySelector('.about').cloneNode(true));
  make('button', bar, '✕', { type: 'button', ariaLabel: words.close, onclick: () => table.close() });
  const focused = root.activeElement;    // moving an element takes the focus from it
  bar.append(stage.querySelector('.more'));
  if (focused !== root.activeElement) focused.focus();

  // A viewer keeps nothing. On a page of another site it has its origin all the same, so that the next one finds in
  // the browser what this one has loaded; its storage is shut (bootstrap/keeping.js).
  const shares = !storage && !alone.has(table) && isViewer && !view.crossOriginIsolated
    && ![view.origin, site.origin].includes('null') && view.origin !== site.origin;
  const own = storage || shares ? site.origin : 'null';
  Object.assign(frame, {
    allow: 'clipboard-write; web-share; fullscreen',
    name: shares ? 'keeps-nothing' : '',
    credentialless: own === 'null',    // for a page that is isolated, on a site that sends no headers
  });
  if (shares) frame.sandbox.add('allow-same-origin');

  let isThere = false, high = 0, width = 0, asked = 0, walks = false, timer, move = table.getAttribute('move');
  // The element is as high as its frame asks, and does not shrink while somebody goes through it step by step.
  const grow = () => {
    const wide = stage.clientWidth;
    if (!asked || !stage.classList.contains('ready') || walks && wide === width && asked < high) return;
    width = wide;
    high = asked;
    stage.style.setProperty('--asked', asked + 'px');
  };
  // The opened page is there: the picture goes, and comes back on paper.
  const reveal = () => {
    if (stage.classList.contains('ready')) return;
    const isHeld = root.activeElement?.parentElement === stage;
    stage.classList.add('ready');
    grow();
    // Nor does it fall out of an element that nobody has touched.
    if (touched || isHeld) frame.focus();
  };
  const post = (type, detail) => {
    if (isThere && isOpen()) frame.contentWindow.postMessage({ rondas: VERSION, type, ...detail }, '*');
  };
  const tell = () => post('look', lookOf(table, stage));

  const fail = (text = words.failed) => {
    // A page that is isolated by half lets only the other kind of frame in.
    if (shares && text === words.failed) {
      alone.add(table);
      return again();
    }
    const note = make('div', null, '', { className: 'note', role: 'alert' });
    make('span', note, text);
    const link = make('a', note, words.open, { href: frame.src || url, target: '_blank', rel: 'noopener' });
    const isHeld = root.activeElement === frame;
    frame.replaceWith(note);
    if (isHeld) link.focus();
    asked = 160;
    touched = false;
    reveal();
    say('error', { error: text });
  };
  // The frame greets as soon as it is there.
  const wait = time => {
    clearTimeout(timer);
    if (!isThere) timer = setTimeout(() => isOpen() && fail(), time);
  };

  // Messages of the frame alone.
  const onMessage = ({ source, origin, data }) => {
    if (!isOpen()) return ended.abort();
    if (source !== frame.contentWindow || origin !== own || data?.rondas !== VERSION) return;
    const { rondas, type, ...detail } = data;
    if (type === 'hello') {
      clearTimeout(timer);
      isThere = true;
      if (waits || isViewer) timer = setTimeout(() => isOpen() && reveal(), LATE);
      else reveal();
      tell();
    } else if (type === 'height') {
      if (detail.height >= 60 && detail.height <= 6000) asked = detail.height;
      grow();
    } else if (/^(ready|move|over|error|step|answer)$/.test(type)) {
      // What a picture shows stays in sight until the same is there to step through.
      walks ||= type === 'step' && stage.classList.contains('ready');
      reveal();
      if (type === 'ready' && tapped.get(table)) {
        post('tap', { card: tapped.get(table) });
        tapped.delete(table);
      }
      say(type, detail);
    }
  };
  const ended = new AbortController(), { signal } = ended;
  view.addEventListener('message', onMessage, { signal });
  view.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell, { signal });
  new MutationObserver((_, watch) => {
    if (!isOpen()) return watch.disconnect();
    report(table);
    tell();
    const now = table.getAttribute('move');
    if (now !== move) post('goto', { move: Number(now) });
    move = now;
  }).observe(table, { attributes: true });

  await whole(table, url);
  const wrong = valueFault(table) || await textFault(table);
  if (!isOpen()) return ended.abort();
  // A viewer has a page of its own, without tables, unless it may store something.
  if (isViewer && !storage && !url.searchParams.has('puzzle')) url.pathname = url.pathname.replace(/index\.html$/, 'viewer.html');
  for (const [name, value] of Object.entries(lookOf(table, stage))) if (value) url.searchParams.set(name, value);
  frame.onload = () => wait(2500);
  if (!wrong) frame.src = url;
  stage.prepend(frame);
  if (wrong) fail(wrong);
  else wait(30000);
};
