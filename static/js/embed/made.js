// For few closed elements: the pictures of positions and records that somebody has made, with what stands below;
// the menu for owners; and the tables of links in sentences. embed-more.js fetches this then, and lends it what it has.
customElements.get('rondas-table').take(({ make, style, wordsOf, inlineOf, inflate, whole, tapped }) => {
  // { language: messages }, and { id: [drawings, the fewest players, whether seats follow each other clockwise] }
  const WORDS = __WORDS__, DECKS = __DECKS__, STYLE = '__HEIGHT__';
  const SITE = document.querySelector('script[src$="/embed-made.js"]').src.replace(/(v\/[\d.]+\/)?embed-made\.js$/, '');
  const WIDE = 900;    // px of a window in which a link's table lies over the page, beside its sentence
  const TABLE = 600;    // px of such a table

  __CONTENT__;

  __PICTURE__;

  const inflated = code => inflate(code.replace(/\s/g, '')).catch(() => null);    // editors break long lines

  // The address that a link shows with a picture and words: a page of the site for each clause's first example, each
  // lesson and day, and of each game one for whatever else a viewer shows.
  const faceOf = async url => {
    const query = url.searchParams, [, code] = url.hash.match(/^#record=(.*)/) ?? [];
    const names = [...query.keys()].filter(name => name !== 'lang');
    const game = query.get('position') ?? (code && (await inflated(code))?.match(/"game":\s*"([\w-]+)"/)?.[1]);
    const kind = ['example', 'lesson', 'daily', 'puzzle'].find(name => names.length === 1 && query.has(name) && !query.get(name).includes('/'));
    const page = kind ? `${kind === 'example' ? '' : `${kind}-`}${query.get(kind)}` : DECKS[game] && `made-${game}`;
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

  // What the page's author has written: the record, and its places in their order. Throws what the page will refuse.
  const written = async table => {
    const game = table.getAttribute('position'), code = table.getAttribute('record');
    if (game !== null) return placedBy(game, table.attributes, game === FREE_GAME ? 1 : DECKS[game][1]);
    return recordIn(code === null ? jsonIn(inlineOf(table)) : await inflated(code));
  };
  // As reading.js has it, with words around it.
  const jsonIn = text => text.slice(Math.max(0, text.search(/[[{]/)), 1 + Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')));
  const moveOf = (table, { start = 0 }) => small(table.getAttribute('move')) ?? start;
  const saidBy = stage => WORDS[stage.lang] ?? WORDS.en;

  // The picture of a position, or of a record that begins with one.
  const show = async (table, cards) => {
    const { shadowRoot: root } = table, said = saidBy(root.firstChild);
    const [record, places] = await written(table), content = contentOf(record, places, moveOf(table, record));
    const [name, , clockwise] = DECKS[record.game] ?? [content?.pack, 1, true], deck = content && await deckOf(SITE, name);
    if (!deck || !cards.isConnected) return;
    style(root, deck.css);
    style(root, PICTURE);
    draw(cards, content, deck, { clockwise, said });
    cards.onclick = ({ target }) => tapped.set(table, target.closest('[data-card]')?.dataset.card);
  };

  // The words below it: the game or the title, the note of that move, else what it is; and whether it asks.
  const read = async table => {
    const [record] = await written(table).catch(() => [{}]), said = saidBy(table.shadowRoot.firstChild);
    const { game, title, ask, notes, places, position } = record, at = moveOf(table, record), isFree = game === FREE_GAME;
    const name = isFree ? title || said.cards : wordsOf(table.shadowRoot.firstChild).titles[game]?.[0];
    const line = [!isFree && title, table.getAttribute(`note${at}`), notes?.[at], places || position ? !title && said.moment : said.record].find(Boolean);
    return game && { game, name: String(name ?? ''), line: String(line ?? '').slice(0, 100), ask: Object.keys(ask ?? {}).length > 0 };
  };

  // What the text of a record says wrongly; and how many players a position has.
  const faultOf = table => {
    try {
      JSON.parse(jsonIn(inlineOf(table)));
    } catch ({ message }) {
      return saidBy(table.shadowRoot.firstChild).badText.replace('{why}', () => message);
    }
  };
  const playersOf = table => written(table).then(([record]) => record.players, () => {});
  return { show, read, faultOf, playersOf, menu, unfold };
});
