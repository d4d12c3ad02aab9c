// The page for owners: writes the lines to paste, and shows what they give.
import { codeOf } from './share.mjs';

const site = new URL('../../', import.meta.url).href;
const lines = Object.fromEntries([...document.querySelectorAll('[data-line]')].map(place => [place.dataset.line, place]));
const form = document.querySelector('#maker');
const books = new Map();

const quoted = text => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
const tag = attributes => '<rondas-table' + attributes.map(([name, value]) =>
  ' ' + name + (value === '' ? '' : '=' + quoted(value))).join('') + '></rondas-table>';

function write(name, text) {
  const place = lines[name];
  if (place.localName !== 'pre') {
    place.textContent = text;
    return;
  }
  const code = document.createElement('code');
  code.id = 'line-' + name;
  code.textContent = text;
  const button = document.getElementById('copy').content.firstElementChild.cloneNode(true);
  button.setAttribute('aria-describedby', code.id);
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      const [copy, copied] = button.children;
      copy.hidden = true;
      copied.hidden = false;
    } catch {
      getSelection().selectAllChildren(code);    // to be copied by hand
    }
  };
  place.replaceChildren(code, button);
}

function show(place, attributes) {
  const table = document.createElement('rondas-table');
  for (const [name, value] of attributes) table.setAttribute(name, value);
  document.getElementById(place).replaceChildren(table);
  return table;
}

const book = async game => {
  if (!books.has(game)) books.set(game, await (await fetch(`${site}rules/${game}.json`)).json());
  return books.get(game);
};

// A finished game out of the rulebooks: the longest example.
async function finished(games) {
  const examples = (await Promise.all(games.map(({ id }) => book(id)))).flatMap(({ sections }) =>
    sections.flatMap(({ clauses }) => clauses.flatMap(clause => clause.examples)));
  return examples.sort((a, b) => b.frames.length - a.frames.length)[0].record;
}

// The form.

const field = name => form.elements[name];

async function chosen() {
  const what = field('what').value;
  const names = { game: ['game', 'players', 'bots', 'seed'], example: ['example'], record: [] }[what];
  const attributes = names.map(name => [name, field(name).value.trim()]).filter(([, value]) => value);
  if (what === 'record') {
    const text = field('record').value.trim();
    const { code } = text ? JSON.parse(await codeOf(text)) : {};
    attributes.push(['record', code ?? 'CODE']);
  }
  if (field('theme').value) attributes.push(['theme', field('theme').value]);
  if (field('start').checked) attributes.push(['start', 'now']);
  if (field('storage').checked) attributes.push(['storage', '']);
  return attributes;
}

const address = (attributes, accent) => {
  const url = new URL('index.html', site);
  for (const [name, value] of attributes) {
    if (name === 'record') url.hash = 'record=' + value;
    else if (name !== 'start' && name !== 'storage') url.searchParams.set(name, value);
  }
  if (accent) url.searchParams.set('accent', accent);
  return url.href;
};

let last = '';

async function rewrite() {
  for (const part of form.querySelectorAll('[data-for]')) part.hidden = part.dataset.for !== field('what').value;
  const attributes = await chosen(), accent = field('accent').value;
  const style = accent ? `<style>rondas-table { --rondas-accent: ${accent}; }</style>\n` : '';
  write('made', style + tag(attributes));
  const sandbox = field('storage').checked ? 'allow-scripts allow-same-origin' : 'allow-scripts';
  write('frame', `<iframe title="Rondas" sandbox="${sandbox}" loading="lazy" width="100%" height="640"\n` +
    `  src=${quoted(address(attributes, accent))}></iframe>`);
  const now = JSON.stringify([attributes, accent]);
  if (now === last || attributes.some(pair => pair[1] === 'CODE')) return;
  last = now;
  show('made', attributes).style.setProperty('--rondas-accent', accent);
}

function countPlayers() {
  const { players } = field('game').selectedOptions[0].dataset;
  field('players').replaceChildren(...players.split(' ').map(n => new Option(n)));
}

form.addEventListener('submit', event => event.preventDefault());
form.addEventListener('change', event => {
  if (event.target.name === 'game') countPlayers();
  rewrite();
});
document.addEventListener('rondas:ready', ({ detail }) => hear('ready', detail));
for (const type of ['move', 'over', 'error']) document.addEventListener('rondas:' + type, ({ detail }) => hear(type, detail));

function hear(type, { move, scores, error }) {
  const more = { move: ` ${move}`, over: ` ${scores}`, error: ` ${error}` }[type] ?? '';
  const [nothing, heard] = document.getElementById('heard').children;
  nothing.hidden = true;
  heard.hidden = false;
  heard.querySelector('code').textContent = `rondas:${type}${more}`;
}

// What stands on the page before anything is chosen.
write('script', `<script async src="${site}embed.js"></script>`);
write('policy', `script-src ${site}embed.js; frame-src ${new URL(site).origin}`);
const { games } = await (await fetch(`${site}games.json`)).json();
countPlayers();
const first = [['game', games.at(-1).id], ['seed', '7']];
write('first', tag(first));
show('first', first);
const clauses = (await book(games.at(-1).id)).sections.flatMap(section => section.clauses);
const rule = clauses.find(clause => clause.examples.length > 3) ?? clauses.at(-1);
write('example', tag([['example', rule.id]]));
show('live-example', [['example', rule.id]]);
for (const { id, title } of games) {
  const group = document.createElement('optgroup');
  group.label = title;
  for (const clause of (await book(id)).sections.flatMap(section => section.clauses)) {
    for (const { n, title: named } of clause.examples) {
      const value = clause.id + (n ? `/${n + 1}` : '');
      group.append(new Option(`${value}: ${named}`, value));
    }
  }
  field('example').append(group);
}
const record = await finished(games);
const { code } = JSON.parse(await codeOf(JSON.stringify(record)));
write('record', tag([['record', code]]));
show('live-record', [['record', code]]);
const pretty = JSON.stringify({ ...record, moves: ['…'] }).replace('"…"', '…');
write('inline', `<rondas-table><script type="application/json">\n${pretty}\n</script></rondas-table>`);
rewrite();
