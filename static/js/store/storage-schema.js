// The shapes of the values on the device. Readers get a value only if it is valid, so a damaged or forged value costs
// nothing but itself. Values are JSON; those of version 1 need not say so. Raise VERSION after a change that this
// version could not read.
export const VERSION = 1;

const text = value => typeof value === 'string';
const whole = value => Number.isSafeInteger(value);
const seat = value => value === null || whole(value);
const number = value => typeof value === 'number';
const moment = value => text(value) && !Number.isNaN(Date.parse(`${value.slice(0, 10)}T12:00`));
const flag = value => typeof value === 'boolean';
const object = value => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = each => value => Array.isArray(value) && value.every(each);
const filled = part => value => part(value) && value.length > 0;
const all = each => value => object(value) && Object.values(value).every(each);
const some = (...shapes) => value => shapes.some(shape => shape(value));
const shape = parts => value => object(value) && Object.entries(parts).every(([name, part]) => part(value[name]));
const maybe = part => value => value === undefined || part(value);

const game = { game: text, players: whole, options: all(some(text, whole)) };
const save = shape({
  ...game, seat, seed: text, bots: list(text), names: list(text), opening: list(text),
  moves: list(text), facts: maybe(Array.isArray), deals: maybe(whole), edition: maybe(whole),
  people: maybe(list(whole)), guests: maybe(list(whole)), seen: maybe(list(whole)), sealed: maybe(text),
  cast: maybe(list(text)),
});

// By the beginning of the key; what has none of them is nobody's to judge.
const SHAPES = {
  'settings': all(value => typeof value !== 'object'),    // and each by itself: py/page/app/settings.py
  'saved:': shape({
    time: text, session: text, tab: text, scores: list(some(number, value => value === null)), before: maybe(list(number)),
    placed: maybe(flag), back: maybe(text), result: maybe(text), save,
  }),
  'guest:': shape({ time: text, save: shape({ game: text, names: list(text), seat }) }),
  'done:': shape({
    game: text, players: whole, level: text, seat: whole, scores: filled(list(number)), winners: list(whole), time: moment,
    options: maybe(all(some(text, whole))),
  }),
  'daily:': shape({
    game: text, date: text, on: text, state: value => ['begun', 'done', 'given'].includes(value),
    points: maybe(number), scores: maybe(list(number)), won: maybe(flag), run: maybe(whole), bots: maybe(all(number)),
    record: maybe(text), trying: maybe(all(save)),
  }),
  'puzzle:': shape({
    game: text, date: text, on: text, state: value => value === 'done', won: flag, run: maybe(whole),
    second: maybe(flag),
  }),
  'friend:': shape({ codes: list(text) }),
  'heard:': shape({ calls: list(text) }),
  'lesson:': shape({ at: whole, of: whole, done: flag, passed: maybe(list(whole)) }),
  'setup:': all(text),    // and each by itself: static/js/front/front.js
  'draft:': shape({ record: shape({ game: text, moves: list(text) }) }),
  'course': shape({ records: list(shape({ game: text, moves: list(text) })) }),
  'record:': shape({ ...game, format: text, moves: list(text) }),
};

// Records say their version in another way: they go to other programs too.
const versionOf = value => value.version ?? +(/^rondas-record-(\d+)$/.exec(value.format)?.[1] ?? VERSION);

// 'valid'; 'newer', to be left as it is; or 'broken'.
export function judge(key, kept) {
  const kind = Object.keys(SHAPES).find(kind => kind.endsWith(':') ? key.startsWith(kind) : key === kind);
  if (!kind) return 'valid';
  try {
    const value = JSON.parse(kept);
    const version = object(value) ? versionOf(value) : VERSION;
    if (whole(version) && version > VERSION) return 'newer';
    return version === VERSION && SHAPES[kind](value) ? 'valid' : 'broken';
  } catch {
    return 'broken';
  }
}
