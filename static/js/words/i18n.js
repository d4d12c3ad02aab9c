// The words of the page. Its catalogs are fetched once, before the page's Python says anything, and again for another
// language. The engine and the built site send messages, which become sentences here, so Python on the page gets text
// only.
import { apart, call, dated as day, list, prepare, said, speak, word, Wording } from './wording.js';

const site = new URL('../../../', import.meta.url).href;
const catalogs = new Map();    // by language: promises
const coming = new Map();      // all that a change needs, by language: promises
const here = new Map();        // the same once it has come
let ready = null;

export { apart, call, said, word };

// Calls `make` once for each key, and again if it has failed.
function once(promises, key, make) {
  if (!promises.has(key)) {
    const made = make();
    promises.set(key, made);
    made.catch(() => promises.delete(key));
  }
  return promises.get(key);
}

async function answerOf(path) {
  const answer = await fetch(site + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

const catalogsOf = (language, how = '') => once(catalogs, language,
  async () => (await answerOf(`locale/${language}.json${how}`)).json());

// Resolves when the page can speak its language. May be called again after a failure.
export function load() {
  // Later starts need not fetch them ahead.
  document.getElementById('ahead')?.content.querySelector('[href^="locale/"]')?.remove();
  ready ??= (async () => {
    await window.locale.words;
    const texts = await catalogsOf(window.locale.language);
    speak(texts);
    prepare(texts, work => setTimeout(work));
  })().catch(error => { ready = null; throw error; });
  return ready;
}

// Fetches everything for a change to a language, with `games`, the path of a file whose text it returns; rejects if
// that does not come. `early`: before the person has chosen it; then the service worker does not keep it yet
// (tools/kept-languages.js).
export function fetched(language, games, early = false) {
  const how = early ? '?ahead' : '';
  return once(coming, language, async () => {
    const words = import('./language.js').then(async ({ twin, wear }) => {
      const from = await twin(language, null, how);
      return () => wear(from);
    });
    const text = answerOf(games + how).then(answer => answer.text());
    const [texts, dress, list] = await Promise.all([catalogsOf(language, how), words, text]);
    prepare(texts);
    here.set(language, { texts, dress });
    return list;
  });
}

const AFTER_PAINT = 500;    // ms
const keep = language => navigator.serviceWorker?.controller?.postMessage({ type: 'KEEP', language });

// Changes the page, and all later sentences, to a language that was fetched.
export function change(language) {
  const { texts, dress } = here.get(language);
  speak(texts);
  dress();
  if (self.origin !== 'null') setTimeout(() => keep(language), AFTER_PAINT);
}

// The names of languages in themselves: pairs of code and name, as JSON.
export const languages = () => JSON.stringify(window.locale.all.map(code => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code);
  return [code, name[0].toLocaleUpperCase(code) + name.slice(1)];
}));

// The address of the page in another language: an address with a language names the new one.
export function addressIn(language) {
  const url = new URL(location.href);
  if (url.searchParams.has('lang')) url.searchParams.set('lang', language);
  return url.href;
}

// A player without a name is called by their seat.
const called = names => names.map((name, at) => name || word('seat', JSON.stringify({ n: at + 1 })));

// An answer of the engine in sentences. Frames of a table, and reviews, name their game (`save`; for a guest `of`)
// and their reader (`seat`); any other answer is about the table of `save`. If several people share a screen, events
// also have the words of the log (`logged`), which are the same for all.
export function answered(text, save = 'null') {
  const answer = JSON.parse(text);
  const own = answer.save ?? answer.of ?? (answer.game && answer);
  const of = own ?? JSON.parse(save);
  if (!of) return text;
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
export function stepwise(text, you = null) {
  const { frames, ...answer } = JSON.parse(text);
  if (!frames) return { about: text };
  const names = called(answer.names), wording = new Wording(answer.game, names, you ?? (Number.isInteger(answer.view) ? answer.view : null));
  return {
    about: JSON.stringify({ ...answer, names, frames: frames.length }),
    frame: at => JSON.stringify(wording.all(frames[at])),
  };
}

export const dated = (date, parts) => day(date, JSON.parse(parts));

// Lists, as the language joins them: `a, b and c`; and texts joined two by two, as a message has it.
export const joined = parts => list(JSON.parse(parts));
export const folded = (name, parts) => JSON.parse(parts)
  .reduce((first, next) => first === null ? next : word(name, JSON.stringify({ first, next })), null) ?? '';
