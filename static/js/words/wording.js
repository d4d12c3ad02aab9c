// Turns messages into sentences, on the page. The engine names a message, as { say: NAME, args };
// the catalogs in locale/ have the words. py/rondas/words/wording.py does the same in Python, and a test holds their
// sentences equal.
import { FluentBundle, FluentResource } from '../../../vendor/fluent/index.js';

const SHARED = ['cards', 'common'];
const HYPHEN = /\u200e?(?<![\w-])-(?=\d)/g;   // before a number, where a minus sign belongs
const TURNED = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;    // a letter of a script from the right

let catalogs = {};            // the text of each, by name; `locale`: whose habits numbers and lists follow
let tradition = '';
const made = new Map();       // what takes its time to make, by language and what it is
const used = new Set(['page']);    // catalogs that something was said from

// Sets the catalogs of a language: { locale: "fr-FR", dir: "ltr", page: "…", cards: "…", rounds: "…" }.
export function speak(texts) {
  catalogs = texts;
  made.clear();
}

// Sets the tradition of calling aloud that the person has chosen.
export function call(name) {
  tradition = name;
}

function once(texts, what, make) {
  const key = `${texts.locale} ${what}`;
  if (!made.has(key)) made.set(key, make());
  return made.get(key);
}

// A catalog, parsed.
const resourceOf = (texts, name) => once(texts, `${name}.ftl`, () => new FluentResource(texts[name]));

const bundleOf = (texts, catalog) => once(texts, catalog, () => {
  const bundle = new FluentBundle(texts.locale, { useIsolating: false });
  for (const name of [...SHARED, catalog]) bundle.addResource(resourceOf(texts, name), { allowOverrides: true });
  return bundle;
});

const formatOf = texts => once(texts, ' lists', () => new Intl.ListFormat(texts.locale));

// The minus sign, with a mark that keeps it on the left of its number where lines begin on the right. The number
// format is made at the first negative number.
const minusSign = () => once(catalogs, ' minus',
  () => new Intl.NumberFormat(catalogs.locale).format(-1).replace('-1', '−'));

// Prepares the slow parts of a language, before many sentences are needed. `when` runs each part, at once or later.
export function prepare(texts, when = work => work()) {
  for (const catalog of used) when(() => bundleOf(texts, catalog));
  when(() => formatOf(texts));
  when(() => new Intl.NumberFormat(texts.locale).format(0));
}

// Isolates a name whose direction differs, or may differ, from that of the lines.
export const apart = name => (catalogs.dir === 'rtl' || TURNED.test(name) ? `\u2068${name}\u2069` : name);

// A day, `2026-11-21`, in the form of the language: with these parts.
export const dated = (date, parts) =>
  new Intl.DateTimeFormat(catalogs.locale, { calendar: 'gregory', ...parts }).format(new Date(`${date}T12:00`));

// Texts as the language joins them: `a, b and c`.
export const list = parts => formatOf(catalogs).format(parts);

// Sentences from one catalog for one reader: the names of the players, and the seat of the reader or null.
export class Wording {
  constructor(catalog, names = [], you = null) {
    this.bundle = bundleOf(catalogs, catalog);
    used.add(catalog);
    this.names = names.map(apart);
    this.you = you;
  }

  say(message) {
    const args = { tradition };
    for (const [name, value] of Object.entries(message.args)) this.fill(args, name, value);
    return this.format(message.say, args);
  }

  fill(args, name, value) {
    if (value === null || typeof value !== 'object') args[name] = value;
    else if ('say' in value) args[name] = this.say(value);
    else if ('list' in value) args[name] = list(value.list.map(each => this.say(each)));
    else if ('seat' in value) this.fillSeats(args, name, [value.seat]);
    else if ('seats' in value) this.fillSeats(args, name, value.seats);
    else this.fillCards(args, name, 'card' in value ? [value.card] : value.cards);
  }

  fillSeats(args, name, seats) {
    const mine = seats.includes(this.you), alone = seats.length === 1;
    const told = [...seats].sort((one, other) => (other === this.you) - (one === this.you));
    args[name] = list(told.map(at => at === this.you ? this.format('you', {}) : this.names[at]));
    const is = at => at === this.you ? 'you' : this.names[at] === this.format('seat', { n: at + 1 }) ? 'other' : 'named';
    for (const form of Object.keys(this.bundle.getMessage('seat').attributes))
      args[`${name}_${form}`] = list(told.map(at => this.format(`seat.${form}`, { n: at + 1, name: this.names[at], seat_is: is(at) })));
    args[name + '_n'] = seats.length;
    args[name + '_is'] = mine ? (alone ? 'you' : 'us') : alone ? 'other' : 'many';
  }

  fillCards(args, name, cards) {
    const parts = cards.map(card => {
      const rank = card.slice(0, -1);
      return { name: card, rank: /^\d+$/.test(rank) ? Number(rank) : rank, suit: card.slice(-1) };
    });
    args[name] = list(parts.map(part => this.format('card', part)));
    args[name + '_n'] = cards.length;
    for (const form of Object.keys(this.bundle.getMessage('card').attributes)) {
      args[`${name}_${form}`] = list(parts.map(part => this.format('card.' + form, part)));
    }
  }

  format(name, args) {
    const [id, attribute] = name.split('.');
    const clause = `clause-${String(args.rule).replace('.', '-')}`;
    const names = [id, `usual-${id.split('-')[0]}`, clause];
    const message = names.map(each => this.bundle.getMessage(each)).find(Boolean);
    const pattern = message && (attribute ? message.attributes[attribute] : message.value);
    return pattern ? this.bundle.formatPattern(pattern, args, []).replace(HYPHEN, minusSign) : id;
  }

  // Turns all messages in some JSON into sentences; `save` stays, to be told again later.
  all(value) {
    if (Array.isArray(value)) return value.map(each => this.all(each));
    if (value === null || typeof value !== 'object') return value;
    if ('say' in value) return this.say(value);
    return Object.fromEntries(Object.entries(value)
      .map(([key, each]) => [key, key === 'save' ? each : this.all(each)]));
  }
}

// JSON text with its messages turned into sentences.
export function said(catalog, text, names = '[]', you = null) {
  return JSON.stringify(new Wording(catalog, JSON.parse(names), you ?? null).all(JSON.parse(text)));
}

// One message of the page's own.
export function word(name, args = '{}') {
  return new Wording('page').say({ say: name, args: JSON.parse(args) });
}
