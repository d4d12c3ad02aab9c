// <rondas-table>: a table, an example or a finished game on somebody else's page. docs/embedding.md.
//
// A classic script, so that it loads from any static host. Until the element is touched (or, with
// start="now", comes near) there is a still picture: what stands inside the element, else the table of the example
// or the starter that a touch opens, else the cards of the game; and a caption. Then the site's own page comes in one
// sandboxed frame, and the element grows to the height that it asks for. The build fills in the way to the site, the
// games and the words, and makes the file small. more.js has the rest. A page whose policy allows this file alone has
// closed pictures, and frames without what stands below them.
(() => {
  'use strict';
  if (customElements.get('rondas-table')) return;
  // A module has no current script, nor has import(): the call stack names the file.
  const script = document.currentScript;
  const [file] = (script ? script.src : new Error().stack).match(/[a-z-]+:\/\/[^\s()]*\/embed\.js/) ?? [];
  if (!file) return console.error('rondas-table: load embed.js from its own site: <script async src="https://…/embed.js"></script>');
  const SITE = new URL('__UP__', file);
  const CHANCE = Math.random();    // which starter: the same for all tables of a page, so each game has one picture
  const NARROW = 470;    // px: below it cards of the wide picture are too small to be read
  // Keys come from records: of a name like "constructor" there is nothing.
  // { id: [letters of its clauses, accent in light, accent in dark, whether there is a fan of its cards, the fewest
  // players, the starters with a picture: seeds, and `lesson`] }
  const GAMES = __GAMES__;
  // The page's parameters for all games (py/page/logic/table_config.py), and the element's own attributes.
  const PARAMETERS = '__PARAMETERS__'.split(' ');
  const LOOKS = '__PASSING__'.split(' ');    // parameters that are nothing to a starter
  const OWN = 'record play start storage theme title lang poster'.split(' ');
  // { language: direction }
  const LANGUAGES = __LANGUAGES__;
  // { titles: { id: [title, credit] }, and the messages of embedding.ftl that are said here } in English, until more.js
  // brings those of the other languages.
  const ENGLISH = __WORDS__;
  const known = tag => {
    const [code] = tag.toLowerCase().split('-');
    return code in LANGUAGES ? code : undefined;
  };
  // What more.js has, once it is needed; nothing where a policy of the page forbids it.
  let extra, asked;
  const more = () => asked ??= new Promise(done => {
    const added = document.createElement('script');
    // A page that checks this script checks that one too.
    if (script?.integrity) Object.assign(added, { crossOrigin: 'anonymous', integrity: '__DIGEST__' });
    RondasTable.take = given => { extra = given; };
    added.onload = added.onerror = () => done(extra ??= {});
    try {
      added.src = new URL('embed-more.js', file);
      document.head.append(added);
    } catch {
      added.onerror();
    }
  });
  // Attributes that any element may have.
  const GLOBAL = /^(class|id|style|dir|hidden|slot|part|exportparts|role|tabindex|inert|is|nonce|translate|draggable|(aria|data)-.*|on.*)$/;
  const STILL = /\/(rules\/[\w-]+|e)\/[\w.-]+\.\w+$/;    // pictures of tables, see tools/stills.py and previews.py

  const make = (tag, parent, text, values) => {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    parent?.append(element);
    return Object.assign(element, values);
  };

  class RondasTable extends HTMLElement {
    // Everything here belongs to a window: an element may move to another one, such as a picture in picture.
    // The style sheet is made by script, and no markup from text: the strictest policy of a page allows it. The stage
    // fills a height that the page around gives the element. Without one the closed element has the height of its
    // picture at the width that it has; the line that owners copy says the same before this script is there. An opened
    // one has the height that its frame asks for, and until it asks what most of them need.
    connectedCallback() {
      const view = this._view = this.ownerDocument.defaultView;
      if (!view) return;
      this._stage ??= make('div', this.attachShadow({ mode: 'open' }), '', { className: 'stage' });
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync('__STYLE__');
      this.shadowRoot.adoptedStyleSheets = [sheet];
      this._watch = new MutationObserver(() => this._changed());
      this._watch.observe(this, { attributes: true, childList: true });
      this._border = new view.IntersectionObserver(entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this._near();
      }, { rootMargin: '400px' });
      for (const type of ['beforeprint', 'resize']) view.addEventListener(type, this);
      this._draw();
      if (!this._seen) this._border.observe(this);
    }

    disconnectedCallback() {
      if (!this._view) return;
      this._border.disconnect();
      this._watch.disconnect();
      for (const type of ['beforeprint', 'resize']) this._view.removeEventListener(type, this);
    }

    // With this, moveBefore() keeps the frame, and calls neither of the above.
    connectedMoveCallback() {}

    // The language of the element, or of the text around it, if the site has it.
    get _asked() {
      for (let at = this; at; at = at.parentElement ?? at.getRootNode().host) {
        const tag = at.getAttribute('lang');
        if (tag) return known(tag);
      }
    }

    // Of a position every attribute is a parameter: each game has its own.
    _passes(name) {
      const placed = this.hasAttribute('position');
      return OWN.includes(name) ? placed && /play|title/.test(name) : PARAMETERS.includes(name) || placed && !GLOBAL.test(name);
    }

    // The record that stands inside the element, as text.
    get _inline() { return this.querySelector('script[type="application/json"]')?.textContent; }

    // The game it shows, as far as that is known without reading a record.
    _about() {
      const get = name => this.getAttribute(name);
      const example = get('example') ?? '', lesson = get('lesson'), puzzle = get('puzzle'), position = get('position');
      const game = Object.keys(GAMES).find(id => example.startsWith(GAMES[id][0] + '-'))
        ?? lesson ?? get('daily') ?? puzzle ?? position ?? get('game') ?? this._record?.game;
      const made = (position ?? get('record') ?? this._inline) != null;
      return { game, lesson, puzzle, example, made, viewer: example || made || puzzle != null };
    }

    // The name of the starter that a touch opens. With `storage` a game that was begun may come instead.
    get _starter() {
      const { game, viewer } = this._about();
      const [, , , , fewest, starters = []] = GAMES[game] ?? [];
      const { lesson, game: _, players = fewest, seat = 0, seed, ...others } = Object.fromEntries(
        this.getAttributeNames().filter(name => this._passes(name) && !LOOKS.includes(name))
          .map(name => [name, this.getAttribute(name)]));
      if (viewer || Object.keys(others)[0] || players != fewest || seat != 0 || this.matches('[play], [storage]')) return;
      const found = starters.filter(name => lesson ? name === 'lesson' : name === (seed ?? name) && name !== 'lesson');
      return found[Math.floor(CHANCE * found.length)];
    }

    // The still picture, or what stands around the frame.
    _draw() {
      const { game, lesson, viewer, example, puzzle } = this._about(), { ask, name, line: heading } = this._record ?? {};
      const { _stage: stage, _view: view } = this, focused = this.shadowRoot.activeElement;
      const language = this._asked ?? navigator.languages.map(known).find(Boolean) ?? 'en';
      const words = language !== 'en' && extra?.words?.[language] || ENGLISH;
      const [named, credit] = words.titles[game] ?? [];
      // Words that are still on their way are not seen in English first.
      const mute = language !== 'en' && !extra;
      if (mute) more().then(() => this._open || this._draw());
      stage.lang = language;
      stage.dir = LANGUAGES[language];
      this._open = null;
      this._shown = this._key();
      stage.replaceChildren();
      stage.className = `stage${viewer ? ' viewer' : ''}${mute ? ' mute' : ''}`;
      stage.removeAttribute('style');
      if (GAMES[game]) stage.style = `--light: ${GAMES[game][1]}; --dark: ${GAMES[game][2]}`;
      const button = this._button = make('button', stage, '', { type: 'button', onclick: () => this._start(true) });
      const cards = this._cards = make('span', button, '', { className: 'cards' }), starter = this._starter;
      const caption = make('span', button, '', { className: 'words' });
      make('span', caption, puzzle != null || ask ? words.answer : viewer ? words.watch : lesson ? words.learn : words.play, { className: 'go' });
      const about = make('span', caption, '', { className: 'about' }), title = this.title || name || named || 'Rondas';
      make('b', about, title);
      const line = make('span', about, heading || (example ? words.example.replace('{number}', () => example)
        : puzzle != null ? words.puzzle : credit ?? ''));
      this._name = example || heading ? `${title}, ${line.textContent}` : title;
      make('a', stage, '⋯', { className: 'more', href: this._url, ariaLabel: words.more }).onclick = event => {
        event.preventDefault();
        const url = this._url;
        more().then(({ menu }) => menu ? menu(this, url) : view.open(url, '_blank', 'noopener'));
      };
      button.onpointerenter = button.onfocus = more;
      // The place of a picture that is still to come.
      this._filled = this._isFilled;
      this._narrow = stage.clientWidth < NARROW;
      cards.classList.toggle('low', !this._filled && !!this._table(starter) && this._narrow);
      if (starter && starter !== 'lesson') cards.dataset.seed = starter;
      const alt = this._written?.alt;
      if (this._filled) make('slot', cards);
      else for (let n = 0; n < 5; n++) make('i', cards);
      // A picture inside the element is read aloud.
      if (alt) Object.assign(cards, { role: 'img', ariaLabel: alt });
      if (focused) button.focus();
      if (this._seen) this._near();
    }

    _near() {
      this._seen = true;
      this._border.disconnect();
      const { game, made } = this._about(), starter = this._starter, key = this._key();
      // A number is a move of a position; more.js refuses other words.
      if (isNaN(this.getAttribute('start')) && !this._shut) this._start();
      // The record is read for its words, and for the picture.
      if (made && !(this._filled && this.hasAttribute('position')) && !this._record && !this._open) more().then(({ read }) => read?.(this)).then(record => {
        if (!record || this._open || key !== this._key()) return;
        this._record = record;
        this._draw();
      });
      if (!this._filled) {
        const cards = this._cards, table = this._table(starter);
        const check = () => more().then(({ check }) => check?.(this));
        if (!table) check();
        const still = table || GAMES[game]?.[3] && `embed/${game}`;
        if (!still) return;
        // A narrow place has a starter in another shape, in the same file, and the middle of other tables.
        const ending = !/^embed/.test(still) ? '.png' : table && this._narrow ? '.svg#low' : '.svg';
        make('img', cards, '', { alt: '', onerror: check, onload: () => cards.classList.add('drawn'), src: new URL(still + ending, SITE) });
      }
    }

    // Where the picture of the table stands that it would show: of an example, or of a starter.
    _table(starter) {
      const { game, example } = this._about();
      if (/^[A-Z]{2}-\d+\.\d+(\/\d+)?$/.test(example)) return `rules/${game}/${example.replace(/\/1$/, '').replace('/', '-')}`;
      return starter ? `embed/${game}/${starter}` : this._written?.src.slice(SITE.href.length, -4);
    }

    // Whether there is anything in the element to show until it is opened. A link alone, and the site's own picture of a
    // table, are for where no script runs: here it has the shape that fits.
    get _isFilled() { return [...this.children].some(each => each !== this._written && each.matches(':not(a, script, style, template)')); }

    get _written() { return [...this.children].find(({ src = '' }) => src.startsWith(SITE.href) && STILL.test(src)); }

    // The address of what a touch opens; more.js makes it whole.
    get _url() {
      const url = new URL('index.html', SITE), { searchParams: query } = url;
      for (const { name, value } of this.attributes) {
        if (this._passes(name)) query.set(name, value);
      }
      if (this._asked) query.set('lang', this._asked);
      const { seed } = this._cards.dataset;
      if (seed) query.set('seed', seed);
      for (const name of ['record', 'play']) {
        const code = this.getAttribute(name);
        if (code && !query.has(name)) url.hash = `${name}=${code}`;
      }
      return url;
    }

    // Starts the frame. `touched`: by a person, who then goes on inside it.
    async _start(touched) {
      if (this._open || !this.isConnected) return;
      const { _stage: stage } = this;
      const isOpen = this._open = () => isOpen === this._open;
      stage.classList.add('open');
      const { attend } = await more(), url = this._url;
      if (!isOpen()) return;
      const again = () => {
        this._draw();
        this._start(touched);
      };
      const frame = make('iframe', null, '', { title: this._name, referrerPolicy: 'no-referrer' });
      frame.sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads' + (this.hasAttribute('storage') ? ' allow-same-origin' : '');
      if (attend) attend(this, { frame, url, site: SITE, waits: this._starter, touched, isOpen, again });
      else {
        frame.src = url;
        stage.prepend(frame);
        stage.classList.add('ready');
      }
    }

    // As a touch does.
    open() { this._start(true); }

    // Back to the picture.
    close() {
      this._shut = true;
      this._draw();
      this._button.focus();
      this.dispatchEvent(new Event('rondas:close', { bubbles: true, composed: true }));
    }

    // Pictures for paper, and of another shape.
    handleEvent({ type }) {
      if (type === 'beforeprint') this._seen || this._near();
      else if (!this._open && this._narrow !== this._stage.clientWidth < NARROW) this._draw();
    }

    // Shows another move in a viewer, without loading anything again, and opens it for that.
    goto(move) {
      this.setAttribute('move', move);
      this._start(true);
    }

    // A changed parameter starts again; other changes may be looks, or irrelevant here.
    _changed() {
      const running = this._open;
      if (this._shown === this._key() && (running || this._filled === this._isFilled)) return;
      this._record = null;
      this._draw();
      if (running) this._start();
    }

    // The language counts only if it is the element's own: a translator may change that of the page around.
    _key() {
      const names = this.getAttributeNames().filter(name => this._passes(name) && name !== 'move').sort();
      return JSON.stringify([[...names, 'storage', 'record', 'play', 'lang'].map(name => [name, this.getAttribute(name)]), this._inline]);
    }

    // Attributes of frameworks, extensions and slips: more.js names them.
    get unknown() { return this.getAttributeNames().filter(name => !this._passes(name) && !OWN.includes(name) && !GLOBAL.test(name)); }
  }
  customElements.define('rondas-table', RondasTable);

  // Links and divs of the page that become elements, or move one, now or later.
  const look = () => {
    if (!document.querySelector('a.rondas, div.rondas, a[data-rondas-move]')) return;
    later.disconnect();
    more().then(({ places }) => places?.(SITE, GAMES));
  };
  const later = new MutationObserver(look);
  later.observe(document, { childList: true, subtree: true });
  look();
})();
