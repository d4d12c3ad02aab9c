// Answers to the request that opens a table, known before the engine runs. The page shows one and can be played at
// while the engine loads; the engine then opens the same table, and has to find the same (engine.js). There are
// two kinds: the table as it was left, kept in the storage that answers at once (a database would come later than
// the page asks), and starters, which the build has dealt (tools/starters.py). Whatever is wrong with one (none,
// denied, damaged, another build's), it is not there.
import starters from '../../../vendor/starters/index.js';
import { unpacked } from './unpack.js';

const KEY = 'rondas-early';
const BUILD = new URL('../../../vendor/rondas/', import.meta.url).href;    // a digest of the engine is in it
const DEALT = /^card([2-9])([2-9])$/;    // the seeds of starters, which stand in their files in this order
const DIGITS = '23456789';
const STEP = 27;    // prime to their number
const LAST = 'rondas-dealt';    // the last of these seeds that was given to a new game

// Requests with the same meaning become the same text, and so do answers.
export const plain = content => JSON.stringify(content, (_, value) =>
  value?.constructor === Object ? Object.fromEntries(Object.entries(value).sort()) : value);

// The request that brings the engine to where this answer has left the table.
export const requestOf = ({ save, look, spectator }) =>
  JSON.stringify({ ...save, do: 'open', spectator: spectator !== undefined, look });

// The table as it was left.

// The stored table, or null: `answer`; `request`, which it answers, as `plain` text; `isLikely`, whether the page that is
// being loaded will ask for it.
export function recalled() {
  try {
    const { build, request, answer, address } = JSON.parse(localStorage.getItem(KEY));
    const own = new URLSearchParams(address);
    if (build !== BUILD || !isWorth(answer)) return null;
    const isLikely = location.search !== '' && [...new URLSearchParams(location.search)]
      .every(([name, value]) => own.get(name) === value);
    return { answer, request, isLikely };
  } catch {
    return null;
  }
}

// Whether a table is worth storing: one person at one device, and nothing undone that could be redone.
export const isWorth = ({ status, save, redo, lesson }) =>
  status === 'your-turn' && save.people.length === 1 && !save.guests.length && !redo && lesson === undefined;

export function keep(request, answer) {
  try {
    const kept = { build: BUILD, request: plain(request), answer, address: location.search };
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch { /* no room, or no storage */ }
}

export function drop() {
  try {
    localStorage.removeItem(KEY);
  } catch { /* nothing was kept */ }
}

// Starters.

const files = new Map();    // those that were asked for, by name
const read = file => {
  if (!files.has(file)) {
    files.set(file, unpacked(`vendor/starters/${file}`).catch(() => ''));
  }
  return files.get(file);
};

const isSame = (a, b) => plain(a) === plain(b);

// The file with starters for a request, or undefined. `least`: the number of players of a table that names none.
function fileFor({ do: _, seed, names, cast, spectator, lesson, ...setup }) {
  return starters.find(({ request, least }) => isSame(request, least ? { players: least, ...setup } : setup))?.file;
}

// The starters for an address, or undefined.
function startersAt(parameters) {
  const { seat = '0', seed = 'card22', at, ...given } = Object.fromEntries(parameters);
  for (const name of constants.passing) delete given[name];
  if (seat !== '0' || !DEALT.test(seed)) return undefined;
  return starters.find(({ address, least }) => isSame(address, least ? { players: String(least), ...given } : given));
}

// Fetches a starter, and what the page's Python would ask for only when it runs: the cards and the list of games.
function fetchAll({ file, deck }) {
  if (files.has(file)) return;
  read(file);
  const games = window.locale.language === 'en' ? 'games.json' : `locale/${window.locale.language}/games.json`;
  for (const path of [`static/cards/${deck}.svg`, games]) {
    const href = new URL(`../../../${path}`, import.meta.url).href;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
  }
}

// A seed with a starter for this set-up, not among the `taken` ones; or null. From any one on they come in turn, by
// STEP: a device gets none again before it has had all.
export function seedFor(request, taken) {
  if (!fileFor(JSON.parse(request))) return null;
  const seeds = [...DIGITS].flatMap(a => [...DIGITS].map(b => `card${a}${b}`));
  let last = null;
  try { last = localStorage.getItem(LAST); } catch { /* any one */ }
  const at = seeds.includes(last) ? seeds.indexOf(last) : Math.floor(Math.random() * seeds.length);
  const next = seeds.map((_, n) => seeds[(at + STEP * (n + 1)) % seeds.length]).find(seed => !taken.includes(seed));
  try { localStorage.setItem(LAST, next); } catch { /* any one again */ }
  return next ?? null;
}

async function dealt(request) {
  const file = fileFor(request);
  const [, a, b] = DEALT.exec(request.seed) ?? [];
  const line = request.lesson ? request.lesson - 1 : 8 * DIGITS.indexOf(a) + DIGITS.indexOf(b);
  if (!file || !(line >= 0)) return null;
  try {
    const answer = JSON.parse((await read(file)).split('\n')[line]);
    if (request.cast && String(request.cast.map((who, at) => answer.save.cast[at] && who)) !== String(answer.save.cast)) return null;
    answer.save.names = request.names.slice(0, answer.save.players);    // which are the language's
    if (!request.spectator) delete answer.spectator;
    return answer;
  } catch {
    return null;
  }
}

// Both.

let left = recalled();

// Whether the address opens a table with a possible early answer, which is then read. On the front page nobody knows
// yet.
export function isLikely() {
  const { page } = document.documentElement.dataset;
  if (page === 'lobby') return true;
  if (page !== 'table' || window.reading.here().content) return false;
  const found = startersAt(window.reading.here().params);
  if (found) fetchAll(found);
  return Boolean(found || left?.isLikely);
}

// The answer to the first request that opens a table, or null.
export async function answerTo(request) {
  const found = left;
  left = null;
  return found?.request === plain(request) ? found.answer : dealt(request);
}

// Calls back when the browser has nothing else to do.
export const idle = (work, options) =>
  self.requestIdleCallback ? requestIdleCallback(work, options) : setTimeout(work, 1);
