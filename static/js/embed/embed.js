// <rondas-table>: a table, an example or a finished game on somebody else's page. docs/embedding.md.
//
// A classic script, so that it loads from any static host. Until the element is touched (or, with
// start="now", comes near) there is a still picture: what stands inside the element, else the table of the example
// or the opening that a touch opens, else the cards of the game; and a caption. Then the site's own page comes in one
// sandboxed frame, and the element grows to the height that it asks for. Links and divs with the class "rondas" become
// elements. The build fills in the way to the site, the games and the words, and makes the file small. more.js has the
// rest, which few readers need.
(() => {
  'use strict';
  if (customElements.get('rondas-table')) return;
  // A module has no current script, nor has import(): the call stack names the file.
  const script = document.currentScript;
  const [file] = (script ? script.src : new Error().stack).match(/[a-z-]+:\/\/[^\s()]*\/embed\.js/) ?? [];
  if (!file) return console.error('rondas-table: load embed.js from its own site: <script async src="https://…/embed.js"></script>');
  const SITE = new URL('__UP__', file);
  const VERSION = 1;
  const CHANCE = Math.random();    // which opening: the same for all tables of a page, so each game has one picture
  const NARROW = 470;    // px: below it cards of the wide picture are too small to be read
  const LATE = 8000;    // ms until the picture goes although the frame shows nothing yet
  // { id: [letters of its clauses, accent in light, accent in dark, whether there is a fan of its cards, the fewest
  // players, the openings with a picture: seeds, and `lesson`] }
  const GAMES = __GAMES__;
  // The page's parameters for all games (py/page/logic/table_config.py), and the element's own attributes.
  const PARAMETERS = __PARAMETERS__;
  const LOOKS = __PASSING__;    // parameters that are nothing to an opening
  const OWN = ['record', 'play', 'start', 'storage', 'theme', 'title', 'lang', 'poster'];
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
    customElements.get('rondas-table').take = given => { extra = given; };
    added.onload = added.onerror = () => done(extra ??= {});
    try {
      added.src = new URL('embed-more.js', file);
      document.head.append(added);
    } catch {
      added.onerror();
    }
  });
  // Attributes that any element may have; the console names other unknown ones once.
  const GLOBAL = /^(class|id|style|dir|hidden|slot|part|exportparts|role|tabindex|inert|is|nonce|translate|draggable|(aria|data)-.*|on.*)$/;
  const told = new Set();
  const STILL = /\/(rules\/[\w-]+|e)\/[\w.-]+\.svg$/;    // pictures of tables, see tools/stills.py and previews.py
  // Keys come from records: of a name like "constructor" there is nothing.
  const entry = (table, key) => Object.hasOwn(table, key) ? table[key] : undefined;
  const MARK = 'M-2.55-4.01A10.92 10.92 0 0 1-1.53-13.52M1.92-16.97A10.92 10.92 0 1 1 4.01 2.55M4.01-2.55A10.92 10.92 0 0 1 13.52-1.53M16.97 1.92A10.92 10.92 0 1 1-2.55 4.01M2.55 4.01A10.92 10.92 0 0 1 1.53 13.52M-1.92 16.97A10.92 10.92 0 1 1-4.01-2.55M-4.01 2.55A10.92 10.92 0 0 1-13.52 1.53M-16.97-1.92A10.92 10.92 0 1 1 2.55-4.01';

  // Parts that belong to a window: an element may move to another one, such as a picture in picture.
  // The style sheet is made by script, and no markup from text: the strictest policy of a page allows it. The stage
  // fills a height that the page around gives the element. Without one the closed element has the height of its picture
  // at the width that it has; the line that owners copy says the same before this script is there. An opened one has
  // the height that its frame asks for, and until it asks what most of them need.
  const HEARD = ['message', 'beforeprint', 'resize'];
  const windows = new WeakMap();
  const partsOf = view => {
    if (windows.has(view)) return windows.get(view);
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync('__STYLE__');
    const near = new view.IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) entry.target._near();
    }, { rootMargin: '400px' });
    const parts = { sheet, near, scheme: view.matchMedia('(prefers-color-scheme: dark)') };
    windows.set(view, parts);
    return parts;
  };

  const make = (tag, parent, text, values) => {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    parent?.append(element);
    return Object.assign(element, values);
  };

  const drawBack = parent => {
    const add = (tag, to, values) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
      for (const name in values) element.setAttribute(name, values[name]);
      to.append(element);
      return element;
    };
    const card = add('svg', parent, { viewBox: '-30.5 -47.5 61 95' });
    add('rect', card, { x: -27.5, y: -44.5, width: 55, height: 89, rx: 2.5 });
    add('path', card, { d: MARK });
  };

  // The text of a record as the code of a link; the page refuses other texts.
  const encode = async text => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    let binary = '';
    for (const byte of new Uint8Array(await new Response(stream).arrayBuffer())) binary += String.fromCharCode(byte);
    return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  };

  class RondasTable extends HTMLElement {
    connectedCallback() {
      const view = this._view = this.ownerDocument.defaultView;
      if (!view) return;
      if (!this._stage) {
        this._stage = make('div', this.attachShadow({ mode: 'open' }), '', { className: 'stage' });
        this._watch = new MutationObserver(() => this._changed());
      }
      const { sheet, near, scheme } = this._parts = partsOf(view);
      this.shadowRoot.adoptedStyleSheets = [sheet];
      this._watch.observe(this, { attributes: true, childList: true });
      for (const type of HEARD) view.addEventListener(type, this);
      scheme.addEventListener('change', this);
      this._report();
      this._draw();
      if (!this._seen) near.observe(this);
    }

    disconnectedCallback() {
      if (!this._view) return;
      const { near, scheme } = this._parts;
      near.unobserve(this);
      this._watch.disconnect();
      for (const type of HEARD) this._view.removeEventListener(type, this);
      scheme.removeEventListener('change', this);
      clearTimeout(this._timer);
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

    get _language() { return this._asked ?? navigator.languages.map(known).find(Boolean) ?? 'en'; }

    // Of a position every attribute is a parameter: each game has its own.
    _passes(name) {
      const placed = this.hasAttribute('position');
      const own = OWN.includes(name) && !(placed && name === 'play') || !PARAMETERS.includes(name) && GLOBAL.test(name);
      return !own && (placed || PARAMETERS.includes(name));
    }

    // The game it shows, as far as that is known without reading a code.
    get _inline() { return this.querySelector('script[type="application/json"]')?.textContent; }

    _about() {
      const lesson = this.getAttribute('lesson');
      let game = lesson ?? this.getAttribute('daily') ?? this.getAttribute('puzzle') ?? this.getAttribute('position') ?? this.getAttribute('game');
      const example = this.getAttribute('example') ?? '';
      let record = this._decoded ?? {};
      if (this._inline) try { record = [JSON.parse(this._inline)].flat()[0] ?? {}; } catch { /* the page will say what is wrong */ }
      game ??= record.game;
      game = Object.keys(GAMES).find(id => example.startsWith(GAMES[id][0] + '-')) ?? game;
      return { game, lesson, viewer: example || ['record', 'position', 'puzzle'].some(name => this.hasAttribute(name)) || this._inline, example, record };
    }

    // The name of the opening that a touch opens. With `storage` a game that was begun may come instead.
    get _opening() {
      const { game, viewer } = this._about();
      const [, , , , fewest, openings = []] = entry(GAMES, game) ?? [];
      const { lesson, game: _, players = fewest, seat = 0, seed, ...others } = Object.fromEntries(
        this.getAttributeNames().filter(name => this._passes(name) && !LOOKS.includes(name))
          .map(name => [name, this.getAttribute(name)]));
      const isOther = viewer || Object.keys(others).length || players != fewest || seat != 0;
      if (isOther || this.hasAttribute('play') || this.hasAttribute('storage')) return;
      const found = openings.filter(name => lesson ? name === 'lesson' : name === (seed ?? name) && name !== 'lesson');
      return found[Math.floor(CHANCE * found.length)];
    }

    // The still picture, or what stands around the frame.
    _draw() {
      const { game, lesson, viewer, example, record } = this._about(), puzzle = this.hasAttribute('puzzle');
      const { _stage: stage, _view: view } = this, focused = this.shadowRoot.activeElement;
      const language = this._language, words = language === 'en' ? ENGLISH : extra?.words?.[language] ?? ENGLISH;
      const [named, credit] = entry(words.titles, game) ?? [];
      if (language !== 'en' && !extra) more().then(() => this._frame || this._draw());
      stage.lang = language;
      stage.dir = LANGUAGES[language];
      clearTimeout(this._timer);
      this._words = words;
      this._frame = this._hello = this._told = this._walks = null;
      this._shown = this._key();
      this._move = this.getAttribute('move');
      stage.replaceChildren();
      // Words that are still on their way are not seen in English first.
      stage.className = `stage${viewer ? ' viewer' : ''}${language === 'en' || extra ? '' : ' mute'}`;
      stage.style.removeProperty('--asked');
      for (const [name, value] of [['--light', entry(GAMES, game)?.[1]], ['--dark', entry(GAMES, game)?.[2]]]) {
        if (value) stage.style.setProperty(name, value); else stage.style.removeProperty(name);
      }
      const fill = text => text.replace('{title}', () => title).replace('{number}', () => example);
      const title = this.title || named || 'Rondas';
      this._name = example ? fill(words.named) : title;
      const button = this._button = make('button', stage, '', { type: 'button', onclick: () => this._start(true) });
      const cards = this._cards = make('span', button, '', { className: 'cards' }), opening = this._opening;
      const [label, spoken] = puzzle || Object.keys(record.ask ?? {}).length ? [words.answer, words.answerTitle]
        : viewer ? [words.watch, words.watchTitle] : lesson ? [words.learn, words.learnTitle] : [words.play, words.playTitle];
      const caption = make('span', button, '', { className: 'words' });
      make('span', caption, label, { className: 'go' });
      const about = this._caption = make('span', caption, '', { className: 'about' });
      make('b', about, title);
      const heading = typeof record.title === 'string' && record.title.slice(0, 100);
      const finished = viewer && named && record.game && !record.position;
      make('span', about, heading || (example ? fill(words.example) : finished ? words.record : puzzle ? words.puzzle : credit ?? (viewer && !game ? words.record : viewer ? '' : words.games)));
      const side = this._side = make('a', stage, '⋯', { className: 'more', target: '_blank', rel: 'noopener', ariaLabel: words.more });
      side.onclick = event => {
        event.preventDefault();
        more().then(({ menu }) => menu ? menu(this, side, words) : view.open(side.href, '_blank', 'noopener'));
      };
      side.onfocus = side.onpointerenter = side.onpointerdown = () => {
        more();
        this._url().then(url => { side.href = url; });
      };
      side.href = new URL('index.html', SITE);
      // The place of a picture that is still to come.
      this._filled = this._isFilled;
      const table = !this._filled && this._table(opening);
      this._narrow = stage.clientWidth < NARROW;
      cards.classList.toggle('low', !!table && this._narrow);
      if (opening && opening !== 'lesson') cards.dataset.seed = opening;
      const alt = this._written?.alt;
      if (this._filled) make('slot', cards);
      else for (let n = 0; n < 5; n++) drawBack(cards);
      // Where it shows what stands inside the element, that is read aloud.
      if (alt) Object.assign(cards, { role: 'img', ariaLabel: alt });
      else if (!this._filled) button.setAttribute('aria-label', fill(example ? words.watchExample : spoken));
      if (focused) button.focus();
      if (this._seen) this._near();
    }

    _near() {
      this._seen = true;
      this._parts.near.unobserve(this);
      const opening = this._opening;
      if (this.getAttribute('start') === 'now' && !this._shut) this._start();
      const code = this.getAttribute('record');
      // The record is read for its title and its game alone.
      if (code && !this._frame && !this._decoded) more().then(({ decode }) => decode?.(code)).then(record => {
        if (!record || this._frame || code !== this.getAttribute('record')) return;
        this._decoded = record;
        this._draw();
      });
      if ((opening || !this._frame) && !this._filled) {
        const { game } = this._about(), cards = this._cards, table = this._table(opening);
        const still = table || entry(GAMES, game)?.[3] && `embed/${game}`;
        if (!still) return;
        // A narrow place has the same table in another shape, in the same file; the background is here.
        const part = !table ? '' : this._narrow ? '#low' : '#bare';
        make('img', cards, '', { alt: '', onload: () => cards.classList.add('drawn'), src: new URL(`${still}.svg${part}`, SITE) });
      }
    }

    // Where the picture of the table stands that it would show: of an example, or of an opening.
    _table(opening) {
      const { game, example } = this._about();
      if (/^[A-Z]{2}-\d+\.\d+(\/\d+)?$/.test(example)) return `rules/${game}/${example.replace('/', '-')}`;
      return opening ? `embed/${game}/${opening}` : this._written?.src.slice(SITE.href.length, -4);
    }

    // Whether there is anything in the element to show until it is opened. A link alone, and the site's own picture of a
    // table, are for where no script runs: here it has the shape that fits.
    get _isFilled() { return [...this.children].some(each => each !== this._written && !/^(a|script|style|template)$/.test(each.localName)); }

    get _written() { return [...this.children].find(({ src = '' }) => src.startsWith(SITE.href) && STILL.test(src)); }

    get _dark() { return this._view.getComputedStyle(this._stage).outlineColor === 'rgb(0, 0, 0)'; }

    _look() {
      return {
        theme: this._dark ? 'dark' : 'light',
        accent: this._view.getComputedStyle(this).getPropertyValue('--rondas-accent').trim().slice(0, 64),
      };
    }

    // The address of what a touch opens.
    async _url() {
      // Contents of the element may not have been read yet.
      if (document.readyState === 'loading') await new Promise(done => addEventListener('DOMContentLoaded', done, { once: true }));
      const url = new URL('index.html', SITE);
      for (const { name, value } of this.attributes) {
        if (this._passes(name)) url.searchParams.set(name, value);
      }
      if (this._asked) url.searchParams.set('lang', this._asked);
      const { seed } = this._cards.dataset;
      if (seed) url.searchParams.set('seed', seed);
      // As reading.js has it: a value that ends so is intended.
      url.search = url.search.replace(/[.*]+(?=&|$)/g, ends => ends.replaceAll('.', '%2E').replaceAll('*', '%2A'));
      const inline = this._inline;
      const play = !this.hasAttribute('position') && this.getAttribute('play');
      const code = this.getAttribute('record') ?? (inline && await encode(inline));
      if (play) url.hash = 'play=' + play;
      else if (code) url.hash = 'record=' + code;
      return url;
    }

    // Starts the frame. `touched`: by a person, who then goes on inside it.
    async _start(touched) {
      if (this._frame || !this.isConnected) return;
      const { _stage: stage, _view: view } = this, storage = this.hasAttribute('storage');
      // A viewer keeps nothing. On a page of another site it has its origin all the same, so that the next one finds in
      // the browser what this one has loaded; its storage is shut (bootstrap/keeping.js).
      const shares = this._shares = !storage && !this._alone && this._about().viewer && !view.crossOriginIsolated
        && ![view.origin, SITE.origin].includes('null') && view.origin !== SITE.origin;
      const frame = this._frame = make('iframe', null, '', {
        title: this.title || this._name,
        allow: 'clipboard-write; web-share; fullscreen',
        name: shares ? 'keeps-nothing' : '',
        credentialless: !storage && !shares,    // for a page that is isolated, on a site that sends no headers
        referrerPolicy: 'no-referrer',
        onload: () => this._wait(2500),
      });
      frame.sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads' + (storage || shares ? ' allow-same-origin' : '');
      this._origin = storage || shares ? SITE.origin : 'null';
      this._touched = touched;
      this._button.setAttribute('aria-busy', true);
      // Below the frame stands what stood below the picture, and the way back to it.
      stage.classList.add('open');
      const bar = make('div', stage, '', { className: 'bar' });
      make('span', bar, '', { className: 'words' }).append(this._caption.cloneNode(true));
      make('button', bar, '✕', { type: 'button', ariaLabel: this._words.close, onclick: () => this.close() });
      bar.append(this._side);
      const url = await this._url();
      if (frame !== this._frame) return;
      const look = this._look();
      for (const name in look) if (look[name]) url.searchParams.set(name, look[name]);
      frame.src = url;
      stage.prepend(frame);
      this._wait(30000);
    }

    // As a touch does.
    open() { this._start(true); }

    // Back to the picture.
    close() {
      this._shut = true;
      this._draw();
      this._button.focus();
      this._say('close');
    }

    // The opened page is there: the picture goes, and comes back on paper.
    _reveal() {
      const { _stage: stage, _frame: frame } = this;
      if (stage.classList.contains('ready')) return;
      stage.classList.add('ready');
      this._grow();
      if (this._touched) frame.focus();
      this._touched = false;
    }

    // The element is as high as its frame asks, and does not shrink while somebody goes through it step by step.
    _grow() {
      const { _stage: stage, _told: told } = this, width = stage.clientWidth;
      if (!told || !stage.classList.contains('ready') || this._walks && width === this._width && told < this._high) return;
      this._width = width;
      this._high = told;
      stage.style.setProperty('--asked', told + 'px');
    }

    // The frame greets as soon as it is there.
    _wait(time) {
      clearTimeout(this._timer);
      if (this._hello) return;
      this._timer = setTimeout(() => this._fail(), time);
    }

    _fail() {
      // A page that is isolated by half lets only the other kind of frame in.
      if (this._shares) {
        const touched = this._touched;
        this._alone = true;
        this._draw();
        return this._start(touched);
      }
      const words = this._words;
      const note = make('div', null, '', { className: 'note' });
      note.setAttribute('role', 'alert');
      make('span', note, words.failed);
      make('a', note, words.open, { href: this._frame.src, target: '_blank', rel: 'noopener' });
      this._frame.replaceWith(note);
      this._told = 160;
      this._touched = false;
      this._reveal();
      this._say('error', { error: words.failed });
    }

    _say(type, detail) {
      this.dispatchEvent(new CustomEvent('rondas:' + type, { bubbles: true, composed: true, detail }));
    }

    // Handles messages of the frame alone, changes of the device's colours, and pictures for paper.
    handleEvent({ type, source, origin, data }) {
      if (type === 'change') return this._tell();
      if (type === 'beforeprint') return this._seen || this._near();
      if (type === 'resize') return this._frame || this._narrow === (this._stage.clientWidth < NARROW) || this._draw();
      const frame = this._frame;
      if (!frame || source !== frame.contentWindow || origin !== this._origin || data?.rondas !== VERSION) return;
      const { rondas, type: what, ...detail } = data;
      if (what === 'hello') {
        clearTimeout(this._timer);
        this._hello = true;
        if (this._about().viewer || this._opening) this._timer = setTimeout(() => this._reveal(), LATE);
        else this._reveal();
        this._tell();
      } else if (what === 'height') {
        if (detail.height >= 60 && detail.height <= 6000) this._told = detail.height;
        this._grow();
      } else if (/^(ready|move|over|error|step|answer)$/.test(what)) {
        // What a picture shows stays in sight until the same is there to step through.
        this._walks ||= what === 'step' && this._stage.classList.contains('ready');
        this._reveal();
        this._say(what, detail);
      }
    }

    // Shows another move in a viewer, without loading anything again, and opens it for that.
    goto(move) {
      this.setAttribute('move', move);
      this._start(true);
    }

    _tell() {
      if (this._hello) this._frame.contentWindow.postMessage({ rondas: VERSION, type: 'look', ...this._look() }, '*');
    }

    // A changed parameter starts again; other changes may be looks, or irrelevant here.
    _changed() {
      this._report();
      this._tell();
      const move = this.getAttribute('move');
      if (move !== this._move && this._hello) this._frame.contentWindow.postMessage({ rondas: VERSION, type: 'goto', move: Number(move) }, '*');
      this._move = move;
      if (this._shown === this._key() && (this._frame || this._filled === this._isFilled)) return;
      const running = this._frame;
      this._decoded = null;
      this._draw();
      if (running) this._start();
    }

    // The language counts only if it is the element's own: a translator may change that of the page around.
    _key() {
      const names = this.getAttributeNames().filter(name => this._passes(name) && name !== 'move').sort();
      return JSON.stringify([[...names, 'storage', 'record', 'play', 'lang'].map(name => [name, this.getAttribute(name)]), this._inline]);
    }

    // Frameworks and extensions mark elements with attributes of their own.
    _report() {
      const others = this.getAttributeNames().filter(name =>
        !this._passes(name) && !OWN.includes(name) && !GLOBAL.test(name) && !told.has(name));
      for (const name of others) told.add(name);
      if (others.length) console.info(`rondas-table: unknown attributes: ${others.join(', ')}`);
    }
  }
  customElements.define('rondas-table', RondasTable);

  __PLACES__;
})();
