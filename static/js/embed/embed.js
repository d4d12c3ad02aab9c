// <rondas-table>: a table, an example or a finished game on somebody else's page. docs/embedding.md.
//
// A classic script, so that it loads from any static host. Until the element is touched (or, with
// start="now", comes near) there is a still picture: what stands inside the element, else the table of the example
// or the opening that a touch opens, else a cloth with the cards of the game; and its name. Then the site's own page
// comes in one sandboxed frame. Links and divs with the class "rondas" become elements. The build fills in the way to
// the site, the games and the words, and makes the file small.
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
  const LATE = 8000;    // ms until the picture goes although the frame shows nothing yet
  // { id: [letters of its clauses, accent in light, accent in dark, whether there is a fan of its cards, the fewest
  // players, the openings with a picture: seeds, and `lesson`] }
  const GAMES = __GAMES__;
  // The page's parameters for all games (py/page/logic/table_config.py), and the element's own attributes.
  const PARAMETERS = __PARAMETERS__;
  const LOOKS = ['theme', 'lang', 'accent', 'speed'];    // parameters that are nothing to an opening
  const OWN = ['record', 'play', 'start', 'storage', 'theme', 'title', 'lang', 'poster'];
  // { language: { dir, titles: { id: [title, credit] }, and the messages of embedding.ftl that are said here } }
  const WORDS = __WORDS__;
  const known = tag => {
    const [code] = tag.toLowerCase().split('-');
    return code in WORDS ? code : undefined;
  };
  // Attributes that any element may have; the console names other unknown ones once.
  const GLOBAL = /^(class|id|style|dir|hidden|slot|part|exportparts|role|tabindex|inert|is|nonce|translate|draggable|(aria|data)-.*|on.*)$/;
  const told = new Set();
  const STILL = /\/(rules\/[\w-]+|e)\/[\w.-]+\.svg$/;    // pictures of tables, see tools/stills.py and previews.py
  // Keys come from records: of a name like "constructor" there is nothing.
  const entry = (table, key) => Object.hasOwn(table, key) ? table[key] : undefined;
  const MARK = 'M-2.55-4.01A10.92 10.92 0 0 1-1.53-13.52M1.92-16.97A10.92 10.92 0 1 1 4.01 2.55M4.01-2.55A10.92 10.92 0 0 1 13.52-1.53M16.97 1.92A10.92 10.92 0 1 1-2.55 4.01M2.55 4.01A10.92 10.92 0 0 1 1.53 13.52M-1.92 16.97A10.92 10.92 0 1 1-4.01-2.55M-4.01 2.55A10.92 10.92 0 0 1-13.52 1.53M-16.97-1.92A10.92 10.92 0 1 1 2.55-4.01';

  // Parts that belong to a window: an element may move to another one, such as a picture in picture.
  // The style sheet is made by script, and no markup from text: the strictest policy of a page allows it. The stage
  // fills a height that the page around gives the element. Without one it has the height that the opened element
  // keeps, so nothing on the page moves: for a table that of host.js, for an example or a record what most of them
  // need (a longer text scrolls in the frame).
  const HEARD = ['message', 'beforeprint', 'resize'];
  const windows = new WeakMap();
  const partsOf = view => {
    if (windows.has(view)) return windows.get(view);
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(`
:host { display: block; container-type: inline-size; min-width: 0; }
:host([hidden]) { display: none; }
:host([theme=light]) { color-scheme: light; }
:host([theme=dark]) { color-scheme: dark; }
.stage { all: initial; color-scheme: inherit; position: relative; display: block; height: 100%; min-height: inherit; max-height: inherit; overflow: hidden; border-radius: 8px;
  --own: var(--light, #2f3f76); --accent: var(--rondas-accent, var(--own)); outline-color: #fff; --cloth: #e9ddc3; --ink: #2a2019; --stripe: #b5533a;
  background: var(--cloth) repeating-conic-gradient(rgb(0 0 0 / .025) 0 25%, rgb(255 255 255 / .03) 0 50%) 0 0 / 8px 8px; font: 16px/1.3 "Iowan Old Style", Palatino, Georgia, "Liberation Serif", serif; color: var(--ink); }
@supports (color: light-dark(red, red)) { .stage { --own: light-dark(var(--light, #2f3f76), var(--dark, #43549a)); outline-color: light-dark(#fff, #000); --cloth: light-dark(#e9ddc3, #39302a); --ink: light-dark(#2a2019, #f3e9d8); --stripe: light-dark(#b5533a, #a8583f); } }
.stage::before { content: ""; display: block; height: var(--rondas-height, var(--asked, clamp(640px, 90cqw + 340px, 700px))); }
@container (min-width: 560px) { .stage::before { height: var(--rondas-height, var(--asked, 480px)); } }
@container (min-width: 760px) { .stage::before { height: var(--rondas-height, var(--asked, clamp(520px, 60cqw, 680px))); } }
.viewer::before { height: var(--rondas-height, clamp(860px, 1240px - 100cqw, 940px)); }
@container (min-width: 560px) { .viewer::before { height: var(--rondas-height, 740px); } }
@container (min-width: 760px) { .viewer::before { height: var(--rondas-height, 780px); } }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; color-scheme: inherit; }
button, .note { all: unset; background: inherit; box-sizing: border-box; position: absolute; inset: 0; padding: 28px 4px; display: grid; grid-template-rows: auto minmax(0, auto) auto; align-content: center; gap: 20px; justify-items: center; align-items: center; text-align: center; cursor: pointer; -webkit-tap-highlight-color: transparent;
  border-block: 5px solid var(--accent); box-shadow: inset 0 4px var(--cloth), inset 0 7px var(--stripe), inset 0 -4px var(--cloth), inset 0 -7px var(--stripe); }
button > :first-child { padding-inline: 12px; }
button:focus-visible { outline: 3px solid #0b57d0; outline-color: light-dark(#0b57d0, #a3c7ff); outline-offset: -5px; border-radius: 8px; }
b { display: block; font-size: clamp(28px, 5cqw, 36px); line-height: 1.2; }
.cards { display: flex; align-items: center; justify-content: center; min-height: 0; width: 100%; height: min(300px, 58cqw); max-height: 100%; }
img { display: none; width: 100%; height: 100%; object-fit: contain; }
.drawn img { display: block; }
.drawn svg { display: none; }
.table { height: auto; width: min(100%, 840px); aspect-ratio: 840 / 441; } .tall { width: min(100%, 480px); aspect-ratio: 3 / 4; }
.table img { width: auto; height: auto; max-width: 100%; max-height: 100%; border-radius: 6px; box-shadow: 0 1px 6px rgb(0 0 0 / .3); }
.table.tall img { aspect-ratio: 3 / 4; object-fit: fill; height: min(100%, 133cqw - 12px); }
.opening img { border-radius: 0; box-shadow: none; }
.own { height: auto; overflow: hidden; flex-direction: column; gap: 12px; }
::slotted(*) { max-width: 100%; min-height: 0; box-sizing: border-box; }
::slotted(img) { max-height: 100%; height: auto; object-fit: contain; border-radius: 6px; }
::slotted(a) { display: none; }
@media print { .stage::before { height: auto; min-height: 8cm; } .stage { print-color-adjust: exact; } .go { display: none; } }
svg { width: min(19cqw, 96px); flex: none; margin: 0 -2.2%; border-radius: 5px; background: #fbf6ea; box-shadow: 0 0 0 .5px #b9a985, 0 1px 4px rgb(0 0 0 / .3); }
rect { fill: var(--accent); }
path { fill: none; stroke: #fbf6ea; stroke-width: 2.7; }
.go { padding-block: 12px; padding-inline: 48px 26px; border-radius: 99px; background: var(--accent); color: #fffaf0; font: 600 18px/1.2 system-ui, sans-serif; position: relative; }
.go::before { content: ""; position: absolute; inset-inline-start: 24px; top: calc(50% - 8px); border: 8px solid transparent; border-left: 13px solid; border-right: 0; }
button:hover .go { filter: brightness(1.15); }
.note { cursor: auto; background: var(--cloth); padding-inline: 16px; grid-template-rows: auto auto; gap: 12px; }
a { color: inherit; }
[aria-busy] .go { opacity: .7; }`);
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

  // The record of a code, for the picture alone; null for a code that the page will refuse (share.js has its limits).
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

    // The still picture.
    _draw() {
      const { game, lesson, viewer, example, record } = this._about(), puzzle = this.hasAttribute('puzzle');
      const stage = this._stage;
      const language = this._language, words = WORDS[language];
      const [named, credit] = entry(words.titles, game) ?? [];
      stage.lang = language;
      stage.dir = words.dir;
      clearTimeout(this._timer);
      this._frame = this._hello = null;
      this._shown = this._key();
      this._move = this.getAttribute('move');
      stage.replaceChildren();
      stage.classList.toggle('viewer', !!viewer);
      stage.style.removeProperty('--asked');
      for (const [name, value] of [['--light', entry(GAMES, game)?.[1]], ['--dark', entry(GAMES, game)?.[2]]]) {
        if (value) stage.style.setProperty(name, value); else stage.style.removeProperty(name);
      }
      const fill = text => text.replace('{title}', () => title).replace('{number}', () => example);
      const title = this.title || named || 'Rondas';
      this._name = example ? fill(words.named) : title;
      const button = this._button = make('button', stage, '', { type: 'button', onclick: () => this._start(true) });
      const head = make('span', button);
      make('b', head, title);
      const heading = typeof record.title === 'string' && record.title.slice(0, 100);
      const finished = viewer && record.game && !record.position;
      make('span', head, heading || (example ? fill(words.example) : finished ? words.record : puzzle ? words.puzzle : credit ?? (viewer ? words.record : words.games)));
      const cards = this._cards = make('span', button, '', { className: 'cards' }), opening = this._opening;
      // The place of a picture that is still to come.
      this._filled = this._isFilled;
      const table = !this._filled && this._table(opening);
      cards.classList.toggle('table', !!table);
      this._narrow = stage.clientWidth < 560;
      cards.classList.toggle('tall', !!table && this._narrow);
      cards.classList.toggle('opening', !!opening);
      if (opening && opening !== 'lesson') cards.dataset.seed = opening;
      cards.classList.toggle('own', this._filled);
      const alt = this._written?.alt;
      if (this._filled) make('slot', cards);
      else for (let n = 0; n < 5; n++) drawBack(cards);
      const [label, spoken] = puzzle || Object.keys(record.ask ?? {}).length ? [words.answer, words.answerTitle]
        : viewer ? [words.watch, words.watchTitle] : lesson ? [words.learn, words.learnTitle] : [words.play, words.playTitle];
      make('span', button, label, { className: 'go' });
      // Where it shows what stands inside the element, that is read aloud.
      if (alt) Object.assign(cards, { role: 'img', ariaLabel: alt });
      else if (!this._filled) button.setAttribute('aria-label', fill(example ? words.watchExample : spoken));
      if (this._seen) this._near();
    }

    _near() {
      this._seen = true;
      this._parts.near.unobserve(this);
      const opening = this._opening;
      if (this.getAttribute('start') === 'now') this._start();
      const code = this.getAttribute('record');
      if (code && !this._frame && !this._decoded) decode(code).then(record => {
        if (!record || this._frame || code !== this.getAttribute('record')) return;
        this._decoded = record;
        this._draw();
      });
      if ((opening || !this._frame) && !this._filled) {
        const { game } = this._about(), cards = this._cards, table = this._table(opening);
        const still = table || entry(GAMES, game)?.[3] && `embed/${game}`;
        if (!still) return;
        // A narrow place has the same table upright, in the same file.
        const part = cards.classList.contains('tall') ? '#tall' : '';
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

    // Starts the frame. `touched`: by a person, who then goes on inside it.
    async _start(touched) {
      // Contents of the element may not have been read yet.
      if (document.readyState === 'loading') await new Promise(done => addEventListener('DOMContentLoaded', done, { once: true }));
      if (this._frame || !this.isConnected) return;
      const url = new URL('index.html', SITE);
      for (const { name, value } of this.attributes) {
        if (this._passes(name)) url.searchParams.set(name, value);
      }
      if (this._asked) url.searchParams.set('lang', this._asked);
      const { seed } = this._cards.dataset;
      if (seed) url.searchParams.set('seed', seed);
      const look = this._look();
      for (const name in look) if (look[name]) url.searchParams.set(name, look[name]);
      // As reading.js has it: a value that ends so is intended.
      url.search = url.search.replace(/[.*]+(?=&|$)/g, ends => ends.replaceAll('.', '%2E').replaceAll('*', '%2A'));
      const storage = this.hasAttribute('storage');
      const frame = this._frame = make('iframe', null, '', {
        title: this.title || this._name,
        allow: 'clipboard-write; web-share; fullscreen',
        credentialless: !storage,    // for a page that is isolated, on a site that sends no headers
        referrerPolicy: 'no-referrer',
        onload: () => this._wait(2500),
      });
      frame.sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads' + (storage ? ' allow-same-origin' : '');
      this._origin = storage ? SITE.origin : 'null';
      this._touched = touched;
      this._button.setAttribute('aria-busy', true);
      const inline = this._inline;
      const play = !this.hasAttribute('position') && this.getAttribute('play');
      const code = this.getAttribute('record') ?? (inline && await encode(inline));
      if (play) url.hash = 'play=' + play;
      else if (code) url.hash = 'record=' + code;
      if (frame !== this._frame) return;
      frame.src = url;
      this._stage.prepend(frame);
      this._wait(30000);
    }

    // The frame greets as soon as it is there.
    _wait(time) {
      clearTimeout(this._timer);
      if (this._hello) return;
      this._timer = setTimeout(() => this._fail(), time);
    }

    _fail() {
      const words = WORDS[this._language];
      const note = make('div', null, '', { className: 'note' });
      note.setAttribute('role', 'alert');
      make('span', note, words.failed);
      make('a', note, words.open, { href: this._frame.src, target: '_blank', rel: 'noopener' });
      this._stage.replaceChildren(note);
      this._say('error', { error: words.failed });
    }

    _say(type, detail) {
      this.dispatchEvent(new CustomEvent('rondas:' + type, { bubbles: true, composed: true, detail }));
    }

    // Handles messages of the frame alone, changes of the device's colours, and pictures for paper.
    handleEvent({ type, source, origin, data }) {
      if (type === 'change') return this._tell();
      if (type === 'beforeprint') return this._seen || this._near();
      if (type === 'resize') return this._frame || this._narrow === (this._stage.clientWidth < 560) || this._draw();
      const frame = this._frame;
      if (!frame || source !== frame.contentWindow || origin !== this._origin || data?.rondas !== VERSION) return;
      const { rondas, type: what, ...detail } = data;
      if (what === 'hello') {
        clearTimeout(this._timer);
        this._hello = true;
        if (this._about().viewer || this._opening) this._timer = setTimeout(() => this._button.remove(), LATE);
        else this._button.remove();
        if (this._touched) frame.focus();
        this._touched = false;
        this._tell();
      } else if (what === 'height') {
        // Tables, examples and records keep the height that was reserved for them.
        const { game, viewer } = this._about();
        if (!game && !viewer && detail.height >= 60 && detail.height <= 6000) this._stage.style.setProperty('--asked', detail.height + 'px');
      } else if (/^(ready|move|over|error|step|answer)$/.test(what)) {
        // What a picture shows stays in sight until the same is there to step through.
        this._button.remove();
        this._say(what, detail);
      }
    }

    // Shows another move in a viewer, without loading anything again.
    goto(move) { this.setAttribute('move', move); }

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

  // For wikis and editors that let no unknown element through: a link to the site, or a div whose data-… attributes are
  // those of the element. Their contents stay inside, for the time before it is opened. An editor in the page keeps its own.
  const attributesOf = ({ href, dataset, attributes }) => {
    if (!href) {
      return [...attributes].filter(({ name }) => name.startsWith('data-')).map(({ name, value }) => [name.slice(5), value]);
    }
    const url = new URL(href);
    if (!url.href.startsWith(SITE.href)) return [];
    const page = url.pathname.slice(SITE.pathname.length);
    const [, kind, name] = page.match(/^e\/(?:\w\w\/)?(?:(lesson|daily|puzzle)-)?([\w.-]+)\.html$/) ?? [];
    if (name) return [[kind ?? (entry(GAMES, name) ? 'game' : 'example'), name.replace(/(\.\d+)-/, '$1/')]];
    if (!/^(index\.html)?$/.test(page)) return [];
    const [, part, code] = url.hash.match(/^#(record|play)=([\w-]+)/) ?? [];
    return [...url.searchParams, ...part ? [[part, code]] : []];
  };
  const upgrade = () => {
    for (const found of document.querySelectorAll(':is(a[href], div).rondas:not(rondas-table *, [contenteditable] *)')) {
      const wanted = attributesOf(found).filter(([name]) => /^[a-z][\w-]*$/.test(name));
      if (!wanted.length) continue;
      const table = document.createElement('rondas-table');
      for (const [name, value] of wanted) table.setAttribute(name, value);
      found.replaceWith(table);
      if (found.href) table.append(found);
      else table.append(...found.childNodes);
    }
  };
  const attend = () => {
    upgrade();
    new MutationObserver(upgrade).observe(document, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', attend);
  else attend();
})();
