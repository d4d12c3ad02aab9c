// For what is more than a closed picture, so that embed.js fetches it later: opened elements, the words of other
// languages than English, records, the menu for owners, and links and divs that become elements. It knows of an element
// what anybody knows of it, and what embed.js tells it.
{
  const WORDS = __WORDS__;
  const WIDE = 900;    // px of a window in which a link's table lies over the page, beside its sentence
  const TABLE = 600;    // px of such a table
  const STYLE = '__HEIGHT__';

  const wordsOf = stage => WORDS[stage.lang] ?? WORDS.en;
  const make = (tag, parent, text, values) => {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    parent?.append(element);
    return Object.assign(element, values);
  };

  const sheets = new WeakMap();    // by window and text
  const style = (root, css) => {
    const view = root.ownerDocument.defaultView, made = sheets.get(view) ?? new Map();
    sheets.set(view, made);
    if (!made.has(css)) {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(css);
      made.set(css, sheet);
    }
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, made.get(css)])];
  };

  __OPENED__;

  // Tells what an element says wrongly, in the place of its picture, before anybody opens it.
  const VALUES = __VALUES__, FREE = __FREE__;
  const faults = new WeakMap();    // which the page has been told of
  const FAULT = '.fault { padding: 16px; text-align: center; overflow-wrap: anywhere; }';
  // Each bot may have settings behind its name.
  const allows = (name, values, value) => name === 'bots' ? value.split(',').every(each => values.includes(each.split(':')[0]))
    : typeof values[0] === 'string' ? values.includes(value)
    : /^(0|[1-9]\d*)$/.test(value) && Number(value) >= values[0] && Number(value) <= values[1];
  const faultOf = async (table, words) => {
    const get = name => table.getAttribute(name), example = get('example');
    const bad = (name, known) => words.badValue.replace(/{(\w+)}/g, (_, gap) => ({ name, value: get(name), known }[gap]));
    if (example != null) {
      const picture = table.shadowRoot.querySelector('img');
      const isMissing = !picture || await fetch(picture.src).then(({ status }) => status === 404, () => false);
      return isMissing && words.badExample.replace('{number}', () => example);
    }
    const [kind] = ['lesson', 'daily', 'puzzle', 'position', 'game'].filter(name => get(name) != null);
    const games = kind === 'position' ? { ...VALUES, free: FREE } : VALUES, values = games[get(kind)];
    if (kind && !values) return bad(kind, Object.keys(games).join(', '));
    const wrong = Object.keys(values ?? {}).find(name => get(name) != null && !allows(name, values[name], get(name)));
    return wrong && bad(wrong, typeof values[wrong][0] === 'string' ? values[wrong].join(', ') : values[wrong].join('–'));
  };
  const check = async table => {
    const { shadowRoot: root } = table, stage = root.firstChild, cards = root.querySelector('.cards');
    const error = await faultOf(table, wordsOf(stage));
    if (!error || stage.classList.contains('open') || !cards.isConnected) return;
    style(root, FAULT);
    cards.replaceChildren(make('span', null, error, { className: 'fault' }));
    if (faults.get(table) === error) return;
    faults.set(table, error);
    table.dispatchEvent(new CustomEvent('rondas:error', { bubbles: true, composed: true, detail: { error } }));
  };

  // What a closed element says of a record: its game and title, whether it asks, and whether it is a finished game.
  // `text`: its code, or the record itself.
  const read = async text => {
    const record = /^\s*[[{]/.test(text) ? parsed(text) : await decode(text);
    if (!record) return null;
    const { game, title, ask, position } = record;
    return {
      game,
      title: typeof title === 'string' && title.slice(0, 100),
      ask: Object.keys(ask ?? {}).length > 0,
      finished: Boolean(game && !position),
    };
  };
  const parsed = text => {
    try {
      return [JSON.parse(text)].flat()[0];
    } catch {
      return null;    // the page will say what is wrong
    }
  };

  // null for a code that the page will refuse (share.js has its limits).
  const decode = async code => {
    try {
      if (code.length > 400000) return null;
      const bytes = Uint8Array.from(atob(code.replace(/-/g, '+').replace(/_/g, '/')), each => each.charCodeAt(0));
      const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
      const decoder = new TextDecoder();
      let text = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return parsed(text);
        text += decoder.decode(value, { stream: true });
        if (text.length > 1000000) return reader.cancel().then(() => null);
      }
    } catch {
      return null;
    }
  };

  // The address that a link shows with a picture and words: a page of the site for each example, lesson and day, and of
  // each game one for whatever else a viewer shows.
  const faceOf = async url => {
    const query = url.searchParams, [, code] = url.hash.match(/^#record=(.*)/) ?? [];
    const names = [...query.keys()].filter(name => name !== 'lang');
    const game = query.get('position') ?? (code && (await read(code))?.game);
    const kind = ['example', 'lesson', 'daily', 'puzzle'].find(name => names.length === 1 && query.has(name));
    const page = kind ? `${kind === 'example' ? '' : `${kind}-`}${query.get(kind).replace('/', '-')}` : VALUES[game] && `made-${game}`;
    const face = new URL(page ? `e/${page}.html` : 'index.html', url);
    face.search = kind ? query.has('lang') ? `lang=${query.get('lang')}` : '' : url.search;
    face.hash = url.hash;
    return face.href;
  };

  const MENU = `
.menu { grid-area: 1 / 1; align-self: end; justify-self: end; z-index: 2; display: grid; margin: 0 4px; padding: 4px; border-radius: 8px; background: var(--cloth); box-shadow: 0 2px 12px rgb(0 0 0 / .4); }
.menu > * { all: unset; display: flex; align-items: center; min-height: 40px; padding-inline: 12px; cursor: pointer; border-radius: 6px; font: inherit; }
.menu > :hover { background: rgb(128 128 128 / .2); }
.menu > :focus-visible { outline: 2px solid; outline-offset: -2px; }`;

  // The menu for owners of pages, above the button that opens it.
  const menu = async (table, url) => {
    const { shadowRoot: root, ownerDocument: { defaultView: view } } = table;
    const button = root.querySelector('.more'), words = wordsOf(root.firstChild);
    const close = () => {
      root.querySelector('.menu')?.remove();
      button.removeAttribute('aria-expanded');
    };
    if (root.querySelector('.menu')) return close();
    style(root, MENU);
    const { href } = await whole(table, url), face = await faceOf(url);
    const box = make('div', null, '', { className: 'menu' });
    make('a', box, words.open, { href, target: '_blank', rel: 'noopener', onclick: close });
    const copies = (label, text) => make('button', box, label, {
      type: 'button',
      onclick: () => view.navigator.clipboard.writeText(text).then(close, () => view.prompt(label, text)),
    });
    copies(words.link, face);
    copies(words.code, line(table));
    box.onkeydown = event => {
      if (event.key !== 'Escape') return;
      close();
      button.focus();
    };
    button.setAttribute('aria-expanded', true);
    root.firstElementChild.append(box);
    box.firstElementChild.focus();
  };

  // The element as one writes it, with its height, and the link that it holds for pages without scripts.
  const line = table => {
    const copy = table.cloneNode(true);
    for (const name of ['id', 'class', 'popover']) copy.removeAttribute(name);
    copy.style.cssText = STYLE;
    const script = [...document.querySelectorAll('script[src$="/embed.js"]')].map(({ src }) => `<script async src="${src}"></script>\n`);
    return `${script[0] ?? ''}${copy.outerHTML}`;
  };

  // Opens the table of a link in a sentence: below its paragraph, in a wide window over the page. Again: closes it.
  const tables = new WeakMap();
  const unfold = (link, create) => {
    const before = tables.get(link);
    if (before) return before.isConnected && before.close();
    const table = create();
    const gone = () => {
      tables.delete(link);
      table.remove();
      link.removeAttribute('aria-expanded');
    };
    table.addEventListener('rondas:close', () => {
      gone();
      link.focus();
    });
    tables.set(link, table);
    link.setAttribute('aria-expanded', true);
    let block = link.parentElement;
    while (/^(inline|contents)/.test(getComputedStyle(block).display)) block = block.parentElement;
    if (/^(p|h\d)$/i.test(block.localName)) block.after(table);
    else block.append(table);
    if (innerWidth >= WIDE && table.showPopover) {
      const { left, bottom } = link.getBoundingClientRect();
      table.popover = 'auto';
      Object.assign(table.style, {
        position: 'absolute', inset: 'auto', margin: 0, padding: 0, border: 0, width: `${TABLE}px`, boxShadow: '0 4px 24px rgb(0 0 0 / .4)',
        top: `${bottom + scrollY + 6}px`, left: `${Math.max(8, Math.min(left, document.documentElement.clientWidth - TABLE - 8)) + scrollX}px`,
      });
      table.addEventListener('toggle', event => { if (event.newState === 'closed') gone(); });
      table.showPopover();
    }
    table.open();
  };

  __PLACES__;

  customElements.get('rondas-table').take({ words: WORDS, read, check, menu, attend, places });
}
