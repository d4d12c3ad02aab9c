// Rule pages: the contents say which part is read, and a field finds clauses by words or numbers. Without scripts all
// of a page is there.
const main = document.querySelector('main'), contents = document.querySelector('.contents');
const links = new Map([...contents.querySelectorAll('a')].map(link => [link.hash.slice(1), link]));
const sections = [...main.querySelectorAll(':scope > section[id]')];

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
list.addEventListener('click', ({ target }) => {
  if (!target.closest('a')) return;
  list.open = false;
  field.value = '';    // what is searched for hides where the link leads
  if (main.hasAttribute('data-finding')) find();
});

// What is searched for.

const folded = text => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘ʼ]/g, "'").toLowerCase();
const clauses = [...main.querySelectorAll('.topic, .clause')];
const holders = [...main.querySelectorAll(':scope > section')];
const texts = new Map();    // of topics in short and of clauses, once they are needed: without moves and lines for other pages
const textOf = clause => {
  if (!texts.has(clause)) {
    const copy = clause.cloneNode(true);
    for (const line of copy.querySelectorAll('.moves, .embed-line')) line.remove();
    texts.set(clause, folded(copy.textContent));
  }
  return texts.get(clause);
};
// Other words for a term find it where no rule has them.
const terms = new Map();
for (const { dataset } of document.querySelectorAll('[data-also]')) {
  for (const other of dataset.also.split(/[,،、] ?/)) if (other) terms.set(folded(other), folded(dataset.term));
}
// Latin words are found by their beginnings; in other scripts something may be joined before a word.
const pattern = form => new RegExp((/^[a-z\d]/.test(form) ? '(?<![\\p{L}\\d])' : '') + form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'gu');
const formsOf = word => !terms.has(word) || clauses.some(clause => textOf(clause).search(pattern(word)) >= 0) ? [word] : [terms.get(word)];
const NUMBER = /^(?:[a-z]{2}-)?\d+(?:\.\d*)?$/;
const field = contents.querySelector('input'), output = contents.querySelector('output');
const opened = new Set();
let before = 0;    // where one was when the search began

function find() {
  const asked = folded(field.value.trim()), words = asked.split(/\s+/).filter(Boolean);
  const isNumber = NUMBER.test(asked), patterns = words.map(word => formsOf(word).map(pattern));
  const matches = clause => isNumber
    ? [clause.id.toLowerCase(), clause.id.slice(3)].some(id => id.startsWith(asked))
    : patterns.every(some => some.some(each => textOf(clause).search(each) >= 0));
  for (const fold of opened) fold.open = false;
  opened.clear();
  const finding = main.hasAttribute('data-finding');
  if (words.length && !finding) before = scrollY;
  main.toggleAttribute('data-finding', words.length > 0);
  for (const clause of clauses) clause.hidden = !matches(clause);
  for (const each of holders) each.hidden = words.length > 0 && !each.querySelector(':is(.topic, .clause):not([hidden])');
  const found = clauses.filter(({ hidden }) => !hidden);
  output.textContent = !words.length ? '' : found.length ? `${output.dataset.some} ${found.length}` : output.dataset.none;
  instead.hidden = !words.length || found.length > 0;
  mark(words.length && !isNumber ? found : [], patterns.flat());
  if (words.length || finding) scrollTo({ top: words.length ? Math.min(scrollY, main.offsetTop) : before });
}

// Marks the words, and opens what folds them away.
function mark(found, patterns) {
  const ranges = [];
  for (const clause of found) {
    const walk = document.createTreeWalker(clause, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = folded(node.data);
      if (text.length !== node.length || node.parentElement.closest('.moves, .embed-line')) continue;
      for (const { 0: word, index } of patterns.flatMap(each => [...text.matchAll(each)])) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        ranges.push(range);
        const fold = node.parentElement.closest('details:not([open])');
        if (fold && !node.parentElement.closest('summary')) {
          fold.open = true;
          opened.add(fold);
        }
      }
    }
  }
  CSS.highlights?.set('found', new Highlight(...ranges));
}

const instead = main.querySelector('.instead');
instead.addEventListener('click', ({ target }) => {
  if (!target.closest('button')) return;
  field.value = target.textContent;
  find();
});
field.parentElement.hidden = false;
field.oninput = find;
field.onkeydown = ({ key }) => {
  if (key === 'Enter') field.blur();
  if (key !== 'Escape') return;
  field.value = '';
  find();
};
