// The words of the page: its catalogs are fetched once, before the page's Python says anything, and again in
// another language.
// What the engine and the built site bring are messages; here they become sentences, so that Python on
// the page never sees but text.
import { call, list, said, speak, word, Wording } from './wording.mjs';

const site = new URL('../../', import.meta.url).href;
const root = document.documentElement;
const catalogs = new Map();    // by language: promises
let ready = null;

export { call, said, word };

function catalogsOf(language) {
  if (!catalogs.has(language)) {
    const made = (async () => {
      const answer = await fetch(`${site}locale/${language}.json`);
      if (!answer.ok) throw new Error(`locale: ${answer.status}`);
      return answer.json();
    })();
    catalogs.set(language, made);
    made.catch(() => catalogs.delete(language));
  }
  return catalogs.get(language);
}

// Ready to speak the language of the page. May be called again when it has failed.
export function load() {
  ready ??= (async () => {
    await window.worded;
    speak(await catalogsOf(root.lang));
  })().catch(error => { ready = null; throw error; });
  return ready;
}

// From now on the page, and all that is said, is in another language; broken, and nothing has changed, if that
// does not come.
export async function change(language) {
  const { twin, wear } = await import('./language.mjs');
  const [texts, words] = await Promise.all([catalogsOf(language), twin(language)]);
  speak(texts);
  wear(words);
}

// What languages call themselves: pairs of code and name, as JSON.
export const languages = () => JSON.stringify(window.languages.map(code => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code);
  return [code, name[0].toLocaleUpperCase(code) + name.slice(1)];
}));

// The address that the page has in another language: one that asks for a language now asks for that.
export function addressIn(language) {
  const url = new URL(location.href);
  if (url.searchParams.has('lang')) url.searchParams.set('lang', language);
  return url.href;
}

// An answer of the engine in words. Frames of a table say themselves of which game they are (`save`; for a
// guest `of`) and to whom they speak (`seat`), those of a record say all but who reads them (`you`), and a
// review says that as well; any other answer is about the table of `save`. Whoever has no name is called by
// his seat. Where several people have one screen, events have the words of the log besides (`logged`), which
// are the same for all.
export function answered(text, you = null, save = 'null') {
  const answer = JSON.parse(text);
  const own = answer.save ?? answer.of ?? (answer.game && answer);
  const of = own ?? JSON.parse(save);
  if (!of) return text;
  const names = of.names.map((name, at) => name || word('seat', JSON.stringify({ n: at + 1 })));
  if (of.people?.length > 1) {
    const open = new Wording(of.game, names);
    for (const events of [answer.events, answer.past]) {
      for (const event of events ?? []) event.logged = open.all(event);
    }
  }
  const reader = answer.frames ? you : own ? answer.seat : of.seat;
  return JSON.stringify({ ...new Wording(of.game, names, reader ?? null).all(answer), names });
}

// Lists, as the language has them: `a, b and c`; and texts joined two by two, as a message has it.
export const joined = parts => list(JSON.parse(parts));
export const folded = (name, parts) => JSON.parse(parts)
  .reduce((first, next) => first === null ? next : word(name, JSON.stringify({ first, next })), null) ?? '';
