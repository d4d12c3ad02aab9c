// For some elements only, so that embed.js fetches it then: the words of other languages than English, the record
// of a code, the menu for owners, and links inside a sentence. It knows of an element what anybody knows of it.
{
  const WORDS = __WORDS__;
  const WIDE = 900;    // px of a window in which a link's table lies over the page, beside its sentence
  const TABLE = 600;    // px of such a table
  const STYLE = '__HEIGHT__';

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
        if (done) return [JSON.parse(text)].flat()[0];
        text += decoder.decode(value, { stream: true });
        if (text.length > 1000000) return reader.cancel().then(() => null);
      }
    } catch {
      return null;
    }
  };

  const MENU = `
.menu { grid-area: 1 / 1; align-self: end; justify-self: end; z-index: 2; display: grid; margin: 0 4px; padding: 4px; border-radius: 8px; background: var(--cloth); box-shadow: 0 2px 12px rgb(0 0 0 / .4); }
.menu > * { all: unset; display: flex; align-items: center; min-height: 40px; padding-inline: 12px; cursor: pointer; border-radius: 6px; font: inherit; }
.menu > :hover { background: rgb(128 128 128 / .2); }
.menu > :focus-visible { outline: 2px solid; outline-offset: -2px; }`;
  const sheets = new WeakMap();

  // The menu for owners of pages, above the button that opens it.
  const menu = (table, button, words) => {
    const { shadowRoot: root, ownerDocument: { defaultView: view } } = table;
    const close = () => {
      root.querySelector('.menu')?.remove();
      button.removeAttribute('aria-expanded');
    };
    if (root.querySelector('.menu')) return close();
    if (!sheets.has(view)) {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(MENU);
      sheets.set(view, sheet);
    }
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, sheets.get(view)])];
    const box = document.createElement('div');
    box.className = 'menu';
    const add = (name, text) => {
      const made = document.createElement(name);
      made.textContent = text;
      box.append(made);
      return made;
    };
    Object.assign(add('a', words.open), { href: button.href, target: '_blank', rel: 'noopener', onclick: close });
    const copies = (label, text) => {
      const made = add('button', label);
      made.onclick = async () => {
        await view.navigator.clipboard.writeText(text).then(close, () => view.prompt(label, text));
      };
    };
    copies(words.link, button.href);
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

  customElements.get('rondas-table').take({ words: WORDS, decode, menu, unfold });
}
