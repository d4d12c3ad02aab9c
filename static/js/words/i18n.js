// The words of the page. Its catalogs are fetched once, before the page's Python says anything. The engine and the built site send messages, which become sentences here, so Python on the page gets text
// only.
import { apart, call, dated as day, list, prepare, said, speak, word, Wording } from './wording.js';

const site = new URL('../../../', import.meta.url).href;
let ready = null;

export { apart, call, said, word };

async function answerOf(path) {
  const answer = await fetch(site + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

// Resolves when the page can speak its language. May be called again after a failure.
export function load() {
  // Later starts need not fetch them ahead.
  document.getElementById('ahead')?.content.querySelector('[href^="locale/"]')?.remove();
  ready ??= (async () => {
    await window.locale.words;
    const texts = await (await answerOf(`locale/${window.locale.language}.json`)).json();
    speak(texts);
    prepare(texts, work => setTimeout(work));
  })().catch(error => { ready = null; throw error; });
  return ready;
}

// Fetches what the page needs in another language, `games` among it: the next page has it. Resolves with whether all
// has come.
export const comes = (language, games) =>
  Promise.all([window.locale.twinOf(language), `locale/${language}.json`, games].map(answerOf)).then(() => true, () => false);

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
    about: JSON.stringify({ ...answer, info: wording.all(answer.info ?? null), names, frames: frames.length }),
    frame: at => JSON.stringify(wording.all(frames[at])),
  };
}

export const dated = (date, parts) => day(date, JSON.parse(parts));

// Lists, as the language joins them: `a, b and c`; and texts joined two by two, as a message has it.
export const joined = parts => list(JSON.parse(parts));
export const folded = (name, parts) => JSON.parse(parts)
  .reduce((first, next) => first === null ? next : word(name, JSON.stringify({ first, next })), null) ?? '';
