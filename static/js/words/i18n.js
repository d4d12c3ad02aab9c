// The words of the page. Its catalogs are fetched once, before the page's Python says anything, in two parts: a frame
// with an example needs the first alone. The engine and the built site send messages, which become sentences here, so
// Python on the page gets text only.
import { apart, call, dated as day, list, prepare, said, speak, word, Wording } from './wording.js';

const site = new URL('../../../', import.meta.url).href;
const parts = new Map();    // promises of the parts, by path
let shown = [];

// The games, as JSON, as far as an example needs to know them.
export const games = () => JSON.stringify(shown);

export { apart, call, said, word };

async function answerOf(path) {
  const answer = await fetch(site + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

const filesOf = language => [`locale/${language}.json`, `locale/${language}/more.json`];

async function part(path) {
  await window.locale.words;
  if (!parts.has(path)) parts.set(path, answerOf(path).then(answer => answer.json()));
  return parts.get(path).catch(error => { parts.delete(path); throw error; });
}

// Resolves when the page can speak its language; `some`: as far as a frame with an example needs it. May be called again,
// for more or after a failure.
export async function load(some = false) {
  // Later starts need not fetch them ahead.
  for (const link of document.getElementById('ahead')?.content.querySelectorAll('[href^="locale/"]') ?? []) link.remove();
  await window.locale.words;
  const [{ games, ...all }, more = {}] = await Promise.all(filesOf(window.locale.language).slice(0, some ? 1 : 2).map(part));
  shown = games;
  for (const name of Object.keys(more)) all[name] += more[name];
  speak(all);
  prepare(all, work => setTimeout(work));
}

// Fetches what the page needs in another language, the list of games at `path` among it: the next page has it. Resolves
// with whether all has come.
export const comes = (language, path) =>
  Promise.all([window.locale.twinOf(language), path, ...filesOf(language)].map(answerOf)).then(() => true, () => false);

// The names of languages in themselves: pairs of code and name, as JSON.
export const languages = () => JSON.stringify(window.locale.all.map(code => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code);
  return [code, name[0].toLocaleUpperCase(code) + name.slice(1)];
}));

// The address of the page in another language. An address with a language names the new one, any if it must (`named`).
export function addressIn(language, named) {
  const url = new URL(location.href);
  if (named || url.searchParams.has('lang')) url.searchParams.set('lang', language);
  return url.href;
}

// A player without a name is called by their seat. Names in records come from anywhere.
const called = names => names.map((name, at) => window.reading.name(name ?? '') || word('seat', JSON.stringify({ n: at + 1 })));

// The table that is open: its set-up, with the `seat` of the reader; null before the first.
let table = null;
export const tableNow = () => table;

// An answer of the engine at this table in sentences, as JSON.
export function told(answer) {
  if (answer.save) table = { ...answer.save, seat: answer.seat };
  return answered(answer, table);
}

// Any answer in sentences. Frames of a table, and reviews, name their game (`save`; for a guest `of`) and their reader
// (`seat`); other answers are about the table `at`, see `tableNow`. If several people share a screen, events also have
// the words of the log (`logged`), which are the same for all.
export function answered(answer, at) {
  const own = answer.save ?? answer.of ?? (answer.game && answer);
  const of = own ?? at;
  if (!of) return JSON.stringify(answer);
  const names = called(of.names);
  if (of.people?.length > 1) {
    const open = new Wording(of.game, names);
    for (const events of [answer.events, answer.past]) {
      for (const event of events ?? []) event.logged = open.all(event);
    }
  }
  const reader = own ? answer.seat : of.seat;
  return JSON.stringify({ ...new Wording(of.game, names, reader ?? null).all(answer), names });
}

// A record step by step, told to a seat (of itself to that whose view it shows) or to nobody: a frame is put into words when it is shown, because all of them
// at once would take too long.
export function stepwise({ frames, ...answer }, you = null) {
  if (!frames) return { about: JSON.stringify(answer) };
  const names = called(answer.names), wording = new Wording(answer.game, names, you ?? (Number.isInteger(answer.view) ? answer.view : null));
  return {
    about: JSON.stringify({ ...answer, info: wording.all(answer.info ?? null), names, frames: frames.length }),
    frame: at => JSON.stringify(wording.all(frames[at])),
  };
}

export const dated = (date, parts) => day(date, JSON.parse(parts));

// Lists, as the language joins them: `a, b and c`; and texts joined two by two, as a message has it.
export const joined = parts => list(JSON.parse(parts));
export const folded = (name, parts) => JSON.parse(parts)
  .reduce((first, next) => first === null ? next : word(name, JSON.stringify({ first, next })), null) ?? '';
