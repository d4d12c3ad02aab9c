// For what is more than a closed picture, so that embed.js fetches it later: opened elements, the words of other
// languages than English, records, the menu for owners, and links and divs that become elements. It knows of an element
// what anybody knows of it, and what embed.js tells it.
{
  const WORDS = __WORDS__;
  const OWN = document.currentScript;

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

  __CODE__;

  __OPENED__;

  // What made.js has, for positions and records; nothing if it does not come.
  let asked;
  const made = () => asked ??= new Promise(done => {
    const script = document.createElement('script');
    if (OWN.integrity) Object.assign(script, { crossOrigin: 'anonymous', integrity: '__DIGEST__' });
    customElements.get('rondas-table').take = build => done(build({ make, style, wordsOf, inlineOf, inflate, whole, tapped }));
    script.onerror = () => done({});
    script.src = new URL('embed-made.js', OWN.src);
    document.head.append(script);
  });

  // What is wrong with the text of a record that stands in an element.
  const textFault = async table => table.getAttribute('record') === null && inlineOf(table) ? (await made()).faultOf?.(table) : undefined;

  // Tells what an element says wrongly, in the place of its picture, before anybody opens it.
  const VALUES = __VALUES__, FREE = __FREE__, ANY = __ANY__, NUMBER = '__NUMBER__';
  const SEATS = ['seat', 'view', 'turn'];
  const faults = new WeakMap();    // which the page has been told of
  const FAULT = '.fault { padding: 16px; text-align: center; overflow-wrap: anywhere; }';
  // Each bot may have settings behind its name.
  const allows = (name, values, value) => name === 'bots' ? value.split(',').every(each => values.includes(each.split(':')[0]))
    : typeof values[0] === 'string' ? values.includes(name === 'lang' ? value.split('-')[0] : value) || values.includes(NUMBER) && /^\d+$/.test(value)
    : /^(0|[1-9]\d*)$/.test(value) && Number(value) >= values[0] && Number(value) <= values[1];
  const bad = (table, name, known, words = wordsOf(table.shadowRoot.firstChild)) => words.badValue.replace(/{(\w+)}/g,
    (_, gap) => ({ name, value: table.getAttribute(name), known }[gap]));
  // Editors make their own quotes, and phones capitals.
  const plain = text => text.replace(/^[\s"'“”„‘’«″′]+|[\s"'“”‘’»″′]+$/g, '').toLowerCase();
  // What is wrong for every game.
  const valueFault = table => {
    const wrong = Object.keys(ANY).find(name => table.getAttribute(name) && !allows(name, ANY[name], plain(table.getAttribute(name))));
    return wrong && bad(table, wrong, ANY[wrong].join(', '));
  };
  const faultOf = async (table, words) => {
    const get = name => table.getAttribute(name), example = get('example');
    if (valueFault(table)) return valueFault(table);
    if (example != null) {
      const picture = table.shadowRoot.querySelector('img');
      const isMissing = !picture || await fetch(picture.src).then(({ status }) => status === 404, () => false);
      return isMissing && words.badExample.replace('{number}', () => example);
    }
    const text = await textFault(table);
    if (text) return text;
    const [kind] = ['lesson', 'daily', 'puzzle', 'position', 'game'].filter(name => get(name) != null);
    const games = kind === 'position' ? { ...VALUES, free: FREE } : VALUES, values = games[plain(get(kind) ?? '')];
    if (kind && !values) return bad(table, kind, Object.keys(games).join(', '));
    // Of a smaller table there are fewer seats.
    const players = kind === 'position' ? await (await made()).playersOf?.(table) : get('players');
    const valuesOf = name => SEATS.includes(name) ? values[name].filter(value => !players || !(value >= players)) : values[name];
    const wrong = Object.keys(values ?? {}).find(name => get(name) != null && !allows(name, valuesOf(name), plain(get(name))));
    return wrong && bad(table, wrong, valuesOf(wrong).join(typeof values[wrong][0] === 'string' ? ', ' : '–'));
  };
  const check = async table => {
    const { shadowRoot: root } = table, stage = root.firstChild, cards = root.querySelector('.cards');
    const error = await faultOf(table, wordsOf(stage));
    // Whatever else is wrong with it the page will say.
    if (!error && (table.matches('[position], [record]') || inlineOf(table))) (await made()).show?.(table, cards).catch(() => {});
    if (!error || stage.classList.contains('open') || !cards.isConnected) return;
    style(root, FAULT);
    cards.replaceChildren(make('span', null, error, { className: 'fault' }));
    if (faults.get(table) === error) return;
    faults.set(table, error);
    table.dispatchEvent(new CustomEvent('rondas:error', { bubbles: true, composed: true, detail: { error } }));
  };

  const read = table => made().then(({ read }) => read?.(table));

  const menu = async (table, url) => {
    const { menu } = await made();
    if (menu) menu(table, url);
    else table.ownerDocument.defaultView.open(url, '_blank', 'noopener');
  };

  __PLACES__;

  customElements.get('rondas-table').take({ words: WORDS, read, check, menu, attend, places });
}
