// Rule pages: the contents say which part is read, a field finds clauses by words or numbers, clauses and examples are
// shared, and the reason of a move stands at its example. Without scripts all of a page is there.
const main = document.querySelector('main'), contents = document.querySelector('.contents');
const links = new Map([...contents.querySelectorAll('a')].map(link => [link.hash.slice(1), link]));
const sections = [...main.querySelectorAll(':scope > section[id]')];

// Rules out of sight are laid out one by one where nothing is urgent (rules.css), but all before a link leads to a place,
// which then stays.
const late = 'late' in document.documentElement.dataset ? [...main.querySelectorAll('.clause')] : [];
const lay = () => {
  const clause = late.shift();
  if (clause) {
    clause.style.contentVisibility = 'visible';
    clause.getBoundingClientRect();
    requestIdleCallback(lay);
  } else {
    delete document.documentElement.dataset.late;
  }
};
globalThis.requestIdleCallback?.(lay);
document.addEventListener('click', ({ target }) => {
  if (target.closest('a')) delete document.documentElement.dataset.late;
}, true);

// Paper shows folded decisions. Browsers without ::details-content need this besides the styles.
addEventListener('beforeprint', () => main.querySelectorAll('.decisions').forEach(each => { each.open = true; }));

// Where one is.

const list = contents.querySelector('details'), at = contents.querySelector('.at');
const tell = section => {
  for (const [id, link] of links) {
    if (id === section.id) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
  at.textContent = links.get(section.id)?.textContent ?? '';
};
const seen = new Set();
const watch = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
  const first = sections.find(section => seen.has(section));
  if (first) tell(first);
}, { rootMargin: '-10% 0px -70%' });
for (const section of sections) watch.observe(section);
// On a narrow screen the list covers what is below it.
document.addEventListener('click', ({ target }) => {
  if (target.closest('a') || !list.contains(target)) list.open = false;
});
list.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  list.open = false;
  list.firstElementChild.focus();
});

// What is searched for.

const folded = text => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘ʼ]/g, "'").toLowerCase();
const clauses = [...main.querySelectorAll('.topic, .clause')];
const UNTOLD = '.number, .share, .way-back, .diagram, .circle, .moves, .more > summary, .decisions:not(.option) > summary', BLOCKS = 'h3, p, li, summary, td, th';
const texts = new Map();    // of topics in short and of clauses, once they are needed: without moves and lines for other pages
const textOf = clause => {
  if (!texts.has(clause)) {
    const copy = clause.cloneNode(true);
    for (const part of copy.querySelectorAll(UNTOLD)) part.remove();
    for (const part of copy.querySelectorAll(BLOCKS)) part.append(/[\p{L}\d]\s*$/u.test(part.textContent) ? ' · ' : ' ');
    copy.append(...copy.querySelectorAll('.decisions'));    // a rule and its examples come before what is folded
    texts.set(clause, copy.textContent.replace(/\s+/g, ' ').replace(/( ·)+ ?$|( ·)+(?= ·)/g, '').trim());
  }
  return texts.get(clause);
};
// Latin words are found by their beginnings; in other scripts something may be joined before a word.
const pattern = form => new RegExp((/^[a-z\d]/.test(form) ? '(?<![\\p{L}\\d])' : '') + form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'gu');
// Other forms of a word, with other endings, are found too.
const ENDINGS = {
  en: /(?<=...)(n?ings?|n?ers?|e[ds]|s)$/,
  fr: /(?<=...)(eurs?|ent|er|ez|es?|s|x)$/,
  es: /(?<=...)([aei]d[ao]s?|[aei]dor(es)?|[aei]n|[aei]r|[aeo]s?|s)$/,
}[document.documentElement.lang] ?? /$/;
const stem = word => word.replace(ENDINGS, '');
const placeOf = (clause, patterns) => Math.max(...patterns.map(each => folded(textOf(clause)).search(each)));
// Other words for a term find it where no rule has them, and the rules that answer a question about it.
const formsOf = text => text.split(/[,،、] ?/).filter(Boolean).map(folded);
const terms = [...document.querySelectorAll('[data-also]')].map(element => ({
  term: element.dataset.term,
  forms: formsOf(`${element.dataset.term},${element.dataset.also}`),
  rules: (element.dataset.rules?.split(' ') ?? []).flatMap(rule => clauses.filter(clause => clause.closest(`[id='${rule}']`))),
}));
// Words of other games lead there.
const others = [...contents.querySelectorAll('[data-words]')].map(link =>
  ({ link, places: Object.entries(JSON.parse(link.dataset.words)).map(([place, text]) => [place, formsOf(text).map(stem)]) }));
const NUMBER = /^(?:[a-z]{2}-)?\d+(?:\.\d*)?$/;
const field = contents.querySelector('input'), output = contents.querySelector('output');
const ASKING = folded(output.dataset.asking).split(' ');
const results = contents.querySelector('.results'), instead = contents.querySelector('.instead');

function find() {
  const asked = folded(field.value.trim()), all = asked.split(/[\s?¿]+/).filter(Boolean);
  const telling = all.filter(word => !ASKING.includes(word)), words = telling.length ? telling : all;
  let other = '';
  const patterns = words.map(word => {
    const said = form => clauses.some(clause => placeOf(clause, [pattern(form)]) >= 0);
    const found = said(stem(word)) ? null : terms.find(({ forms }) => forms.some(form => stem(form) === stem(word)));
    if (found && said(folded(found.term))) other = output.dataset.other.replace('{word}', word).replace('{term}', found.term);
    return pattern(found ? folded(found.term) : stem(word));
  });
  // The longer word counts more: where words have no space between them, one is also part of another.
  const length = ({ forms }) => Math.max(0, ...forms.filter(form => asked.search(pattern(form)) >= 0).map(form => form.length));
  const answers = terms.filter(length).sort((one, other) => length(other) - length(one)).flatMap(({ rules }) => rules);
  const has = NUMBER.test(asked)
    ? clause => [clause.id.toLowerCase(), clause.id.slice(3)].some(id => id.startsWith(asked))
    : clause => words.length > 0 && patterns.every(each => placeOf(clause, [each]) >= 0);
  // A title counts more than an explained term, and that more than a word in a sentence.
  const having = clauses.filter(has);
  const within = parts => having.filter(clause => patterns.every(each => [...clause.querySelectorAll(parts)].some(({ textContent }) => folded(textContent).search(each) >= 0)));
  const found = [...new Set([...answers, ...within('h3'), ...within('.term'), ...having])];
  contents.toggleAttribute('data-finding', words.length > 0);
  output.textContent = !words.length ? '' : found.length ? `${other || output.dataset.some} ${found.length}` : output.dataset.none;
  instead.hidden = !words.length || found.length > 0;
  for (const { link, places } of others) {
    const place = !found.length && places.find(([, forms]) => words.some(word => forms.includes(stem(word))));
    link.parentElement.hidden = !place;
    if (place) link.hash = place[0];
  }
  results.replaceChildren(...found.map(clause => result(clause, patterns)));
  CSS.highlights?.set('found', new Highlight(...[results, ...found].flatMap(each => rangesOf(each, patterns))));
}

const cut = (text, most) => text.length > most ? `${text.slice(0, most).match(/^.*(?= )|.*/)[0]} …` : text;

// A link to what was found: its number or title, how it begins, and some words around the first that match.
function result(clause, patterns) {
  const text = textOf(clause), at = Math.max(0, placeOf(clause, patterns));
  const link = document.createElement('a'), name = document.createElement('b'), item = document.createElement('li');
  const title = clause.querySelector('.number, h3').firstChild.data.trim(), first = text.startsWith(title) ? title.length : 0;
  const from = Math.max(first, at > 40 ? Math.min(text.indexOf(' ', at - 40), at) : 0);
  name.textContent = title;
  link.href = `#${clause.id}`;
  const begin = text.slice(first).replace(/^[ ·]+/, '');
  link.append(name, ` ${from > first ? `${cut(begin, 60).replace(/[^…]$/, '$& …')} ${cut(text.slice(from).replace(/^[ ·]+/, ''), 70)}` : cut(begin, 110)}`);
  link.onclick = event => {
    event.preventDefault();
    show(clause, patterns);
  };
  item.append(link);
  return item;
}

// Goes to a rule, and to the first line of it in which all words are, opening what folds it away.
function show(clause, patterns) {
  if (!matchMedia('(width >= 75em)').matches) contents.removeAttribute('data-finding');
  location.hash = clause.id;
  clause.scrollIntoView();
  const lines = rangesOf(clause, patterns).map(({ startContainer }) => startContainer.parentElement.closest(BLOCKS)).filter(Boolean);
  const first = lines.find(({ textContent }) => patterns.every(each => folded(textContent).search(each) >= 0)) ?? lines[0];
  const fold = first?.closest('details:not([open])');
  if (fold && !first.closest('summary')) fold.open = true;
  if (first?.getBoundingClientRect().bottom > innerHeight) first.scrollIntoView({ block: 'center' });
  clause.querySelector('a')?.focus({ preventScroll: true });
}

function rangesOf(clause, patterns) {
  const ranges = [], walk = document.createTreeWalker(clause, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = folded(node.data);
    if (text.length !== node.length || node.parentElement.closest(UNTOLD)) continue;
    for (const { 0: word, index } of patterns.flatMap(each => [...text.matchAll(each)])) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}

instead.addEventListener('click', ({ target }) => {
  if (!target.closest('button')) return;
  field.value = target.textContent;
  find();
});
field.parentElement.hidden = false;
field.oninput = field.onfocus = find;
field.onkeydown = ({ key }) => {
  if (key === 'Enter') results.querySelector('a')?.click();
  if (key !== 'Escape') return;
  field.value = '';
  find();
};

// A bad value or place in the address is told; the page stays.

const astray = document.createElement('p');
astray.className = 'astray';
astray.role = 'status';
const check = () => {
  const { hash } = location, isLost = hash && !document.querySelector(':target');
  astray.textContent = reading.fault()?.message || (isLost ? `${output.dataset.none}: ${hash}` : '');
  if (astray.textContent) main.prepend(astray);
  else astray.remove();
};
addEventListener('load', check);
addEventListener('hashchange', check);

// What is shared: the address of a clause or an example, the line that shows it on other pages, and its picture.

const sharing = document.getElementById('sharing'), [address, line] = sharing.querySelectorAll('code');
main.addEventListener('click', ({ target }) => {
  const shared = target.closest('.share')?.closest('.example, .clause');
  if (!shared) return;
  sharing.hidePopover();    // it opens anew where it was pressed
  const { example, n } = shared.dataset;
  const name = shared.id || (n === '0' ? example : `${example}/${+n + 1}`);
  address.textContent = shared.id
    ? location.href.replace(/#.*|$/, `#${name}`)
    : new URL(sharing.dataset[n === '0' ? 'page' : 'table'].replace('{name}', name), location.href).href;
  line.textContent = sharing.dataset.line.replace('{name}', name);
  sharing.querySelector('.picture').href = shared.querySelector('.still').src;
  for (const button of sharing.querySelectorAll('button')) button.textContent = sharing.dataset.copy;
});
sharing.addEventListener('click', ({ target }) => {
  if (!target.matches('button')) return;
  const text = target.nextElementSibling;
  getSelection().selectAllChildren(text);    // for a browser that does not let pages copy
  navigator.clipboard?.writeText(text.textContent).then(() => { target.textContent = sharing.dataset.copied; }, () => {});
});

// A move names its rule. How that begins is quoted below the move, but not of the rule that the example stands under.
// A rule has a way back.

const FIRST = /^(?:.+?(?:[.!?؟](?:\s?[”»)])*(?=\s|$)|。)\s*){1,2}/s;    // two sentences
const back = document.createElement('button');
back.type = 'button';
back.className = 'way-back';
back.textContent = output.dataset.back;
main.addEventListener('click', event => {
  const why = event.target.closest('.drawing .event > a');
  const isQuoted = why && why.dataset.rule !== why.closest('.drawing').previousElementSibling.dataset.example;
  const link = why ?? event.target.closest('.drawing .told :any-link');
  if (isQuoted) {
    event.preventDefault();
    if (why.nextElementSibling) why.nextElementSibling.remove();
    else {
      const rule = document.getElementById(why.dataset.rule), told = document.createElement('p');
      const all = rule.querySelector('.told p').textContent, first = all.match(FIRST)?.[0].trim() ?? all;
      told.className = 'told';
      told.append(rule.querySelector('.number').cloneNode(true), ` ${first}${first.length < all.trim().length ? ' …' : ''}`);
      why.after(told);
      told.scrollIntoView({ block: 'nearest' });
    }
  } else if (link) {
    link.href = link.hash;
    document.getElementById(link.hash.slice(1)).querySelector('.told')?.append(back);
    back.onclick = () => {
      back.remove();
      link.scrollIntoView({ block: 'center' });
      link.focus({ preventScroll: true });
    };
  }
});

// From a table that goes on from an example one comes back to the example as it was left.

const topOf = element => element.getBoundingClientRect().top;
main.addEventListener('click', ({ target }) => {
  const drawing = target.closest('[data-do=play-on]')?.closest('.drawing');
  if (!drawing) return;
  const of = drawing.previousElementSibling, { example, n } = of.dataset, { move } = drawing.querySelector('.viewer').dataset;
  history.replaceState({ ...history.state, left: { example, n, move, top: topOf(of) } }, '');
  history.scrollRestoration = 'manual';
});
const { left, ...state } = history.state ?? {};
if (left) {
  history.replaceState(state, '');
  history.scrollRestoration = 'auto';
  const of = main.querySelector(`[data-example='${left.example}'][data-n='${left.n}']`), button = of.querySelector('.diagram');
  of.closest('.more')?.setAttribute('open', '');
  scrollBy(0, topOf(of) - left.top);
  Object.assign(button.dataset, { move: left.move, top: left.top });
  button.click();
}
