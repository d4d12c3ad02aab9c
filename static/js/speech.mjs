// The words of the page: its catalogs are fetched once, before the page's Python says anything.
// What the engine and the built site bring are messages; here they become sentences, so that Python on
// the page never sees but text.
import { call, list, said, speak, word, Wording } from './wording.mjs';

const LANGUAGE = 'en';
const site = new URL('../../', import.meta.url).href;
let loading = null;

export { call, said, word };

// Ready to speak. May be called again when it has failed.
export function load() {
  loading ??= (async () => {
    const answer = await fetch(`${site}locale/${LANGUAGE}.json`);
    if (!answer.ok) throw new Error(`locale: ${answer.status}`);
    speak(await answer.json());
  })().catch(error => { loading = null; throw error; });
  return loading;
}

// An answer of the engine in words. Frames of a table say themselves of which game they are and who
// sits there (`save`), those of a record say all but who reads them (`you`); any other answer is about
// the table of `save`. Whoever has no name is called by his seat.
export function answered(text, you = null, save = 'null') {
  const answer = JSON.parse(text);
  const of = answer.save ?? (answer.frames ? { ...answer, seat: you ?? null } : JSON.parse(save));
  if (!of) return text;
  const names = of.names.map((name, at) => name || word('seat', JSON.stringify({ n: at + 1 })));
  return JSON.stringify({ ...new Wording(of.game, names, of.seat).all(answer), names });
}

// Lists, as the language has them: `a, b and c`, and `a, b, c` of what stands beside each other.
export const joined = parts => list(JSON.parse(parts));
export const listed = parts => list(JSON.parse(parts), 'unit');
