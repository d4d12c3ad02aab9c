// The page for site owners: writes the lines to paste, and shows their result.
import { decode, found } from '../page/share.js';

const site = new URL('../../../', import.meta.url).href;
const form = document.querySelector('#maker');

const quoted = text => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
const tag = (attributes, contents = '') => '<rondas-table' + attributes.map(([name, value]) =>
  ' ' + name + (value === '' ? '' : '=' + quoted(value))).join('') + `>${contents}</rondas-table>`;
const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

// The height of a closed element, as the page says it in its first line.
const HEIGHT = document.querySelector('[data-line=first]').textContent.match(/style="(.*?)"/)[1];

const place = name => document.querySelector(`[data-line="${name}"]`);

function write(name, text) {
  (place(name).querySelector('code') ?? place(name)).textContent = text;
  for (const [n, label] of [...place(name).querySelectorAll('button span')].entries()) label.hidden = n > 0;
}

// Each line gets a button that copies it.
for (const line of document.querySelectorAll('pre[data-line]')) {
  const code = line.querySelector('code');
  const button = document.getElementById('copy').content.firstElementChild.cloneNode(true);
  button.setAttribute('aria-describedby', code.id);
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      const [copy, copied] = button.children;
      copy.hidden = true;
      copied.hidden = false;
    } catch {
      getSelection().selectAllChildren(code);    // to be copied by hand
    }
  };
  line.append(button);
}

function show(attributes) {
  const table = document.createElement('rondas-table');
  for (const [name, value] of attributes) table.setAttribute(name, value);
  document.getElementById('made').replaceChildren(table);
  return table;
}

// The form.

const field = name => form.elements[name];

// The record of a code, or the first of several; null if there is none of a game of this site.
async function recordOf(code) {
  const { text = 'null' } = code ? JSON.parse(await decode(code)) : {};
  const [record] = [JSON.parse(text)].flat();
  return [...field('game')].some(({ value }) => value === record?.game) && Array.isArray(record.moves) ? record : null;
}

// The seats whose decisions in a record may be judged.
function countSeats(record) {
  const { players = 0, names } = record ?? {}, { options } = field('review');
  for (const [seat, option] of [...options].slice(1).entries()) {
    option.hidden = option.disabled = seat >= players;
    if (typeof names?.[seat] === 'string' && names[seat]) option.label = names[seat];
    else option.removeAttribute('label');
  }
  if (field('review').value >= players) field('review').value = '';
}

async function chosen() {
  const what = field('what').value;
  let record;
  const names = {
    game: ['game', 'players', 'bots', 'seed', 'names'], daily: ['daily'], puzzle: ['puzzle'], lesson: ['lesson'],
    example: ['example'], record: ['names'],
  }[what];
  const attributes = names.map(name => [name, field(name).value.trim()]).filter(([, value]) => value);
  if (what === 'record') {
    const text = field('record').value.trim();
    const { code } = text ? JSON.parse(await found(text)) : {};
    record = await recordOf(code);
    document.getElementById('wrong').hidden = !text || !!record;
    attributes.push(['record', record ? code : 'CODE']);
    const [, move] = text.match(/[?&]move=(\d{1,6})\b/) ?? [];
    if (move) attributes.push(['move', move]);
    countSeats(record);
    if (field('review').value) attributes.push(['review', field('review').value]);
  }
  const players = what === 'record' ? record?.players : field('players').value;
  document.getElementById('many').hidden = !(field('names').value.split(',').length > players);
  if (field('theme').value) attributes.push(['theme', field('theme').value]);
  if (field('start').checked) attributes.push(['start', 'now']);
  if (field('storage').checked) attributes.push(['storage', '']);
  return attributes;
}

const address = (attributes, accent) => {
  const own = ['record', 'start', 'storage'];
  const url = new URL('index.html', site);
  url.search = window.reading.query([...attributes.filter(([name]) => !own.includes(name)), ...accent ? [['accent', accent]] : []]);
  for (const [name, value] of attributes) if (name === 'record') url.hash = 'record=' + value;
  return url.href;
};

// For readers where no script runs, and for paper: the picture of an example, and a link.
function inside(attributes) {
  const example = field('example').selectedOptions[0];
  const isExample = field('what').value === 'example';
  const title = isExample ? example.label.trim() : form.querySelector('[name=what]:checked').parentElement.textContent;
  const file = `${site}rules/${example.parentElement.dataset.game}/${example.value.replace('/', '-')}.png`;
  const picture = isExample ? `\n<img src=${quoted(file)} width="840" height="441" alt=${quoted(title)}>` : '';
  return `${picture}\n<a href=${quoted(address(attributes))}>${escaped(title)}</a>\n`;
}

let last = '';

async function rewrite() {
  for (const part of form.querySelectorAll('[data-for]')) part.hidden = !part.dataset.for.split(' ').includes(field('what').value);
  const attributes = await chosen(), accent = field('accent').value;
  const style = accent ? `<style>rondas-table { --rondas-accent: ${accent}; }</style>\n` : '';
  for (const name of ['made', 'frame']) place(name).hidden = attributes.some(pair => pair[1] === 'CODE');
  write('made', `${place('script').querySelector('code').textContent}\n${style}${tag([...attributes, ['style', HEIGHT]], inside(attributes))}`);
  const sandbox = field('storage').checked ? 'allow-scripts allow-same-origin' : 'allow-scripts';
  write('frame', `<iframe title="Rondas" sandbox="${sandbox}" loading="lazy" width="100%" height="640"\n` +
    `  src=${quoted(address(attributes, accent))}></iframe>`);
  const now = JSON.stringify([attributes, accent]);
  if (now === last || place('made').hidden) return;
  last = now;
  show(attributes).style.setProperty('--rondas-accent', accent);
}

// One game for all that can be shown of it.
const CHOICES = ['game', 'daily', 'puzzle', 'lesson'];

function keepGame(game) {
  for (const name of CHOICES) if ([...field(name)].some(({ value }) => value === game)) field(name).value = game;
  field('example').value = form.querySelector(`[data-game="${game}"] option`).value;
  countPlayers();
}

// Leaves the examples that have all of these words, or this number, and chooses the first of them.
const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function search() {
  const wanted = plain(field('find').value).split(/\s+/), { options } = field('example');
  for (const option of options) option.hidden = option.disabled = !wanted.every(word => plain(option.label).includes(word));
  const found = [...options].find(({ hidden }) => !hidden);
  document.getElementById('nothing').hidden = !!found;
  if (found && field('example').selectedOptions[0]?.hidden !== false) found.selected = true;
}

function countPlayers() {
  const { players } = field('game').selectedOptions[0].dataset;
  field('players').replaceChildren(...players.split(' ').map(n => new Option(n)));
}

form.addEventListener('submit', event => event.preventDefault());
form.addEventListener('input', event => {
  if (event.target.name === 'find') search();
  if (['record', 'names', 'seed', 'find'].includes(event.target.name)) rewrite();
});
form.addEventListener('change', ({ target }) => {
  if (CHOICES.includes(target.name)) keepGame(target.value);
  if (target.name === 'width') document.getElementById('made').style.maxWidth = target.value && `${target.value}px`;
  rewrite();
});
document.addEventListener('rondas:ready', ({ detail }) => onEvent('ready', detail));
for (const type of ['move', 'over', 'error', 'step', 'answer']) document.addEventListener('rondas:' + type, ({ detail }) => onEvent(type, detail));

function onEvent(type, { move, scores, error, action }) {
  const more = { move: ` ${move}`, over: ` ${scores}`, error: ` ${error}`, step: ` ${move}`, answer: ` ${action}` }[type] ?? '';
  const [nothing, last] = document.getElementById('heard').children;
  nothing.hidden = true;
  last.hidden = false;
  last.querySelector('code').textContent = `rondas:${type}${more}`;
}

// Values that depend on the address of the site, and on what the browser has kept in the form.
for (const line of ['script', 'exact'].filter(place)) write(line, place(line).querySelector('code').textContent.replace(/https?:\/\/.*?(?=v\/\d)/, site));
const [path] = /v\/\d+\/embed\.js/.exec(place('script').textContent);
for (const name of ['filled', 'wiki', 'preview'])
  write(name, place(name).querySelector('code').textContent.replaceAll('https://…/', site));
write('policy', `script-src ${site}${path.replace('embed.js', '')}; frame-src ${new URL(site).origin}`);
countPlayers();
rewrite();
