// The host's end: the engine runs here; each guest gets frames of their own seat and sends their actions. It stands
// between the page and the engine (engine.js: `use`) while people from other devices are at the table.
import { keepAwake } from './awake.js';
import { answerIn, BadCode, unpack } from './code.js';
import { address, servers } from './configured.js';
import { seeded } from './dealing.js';
import { direct, use } from '../engine.js';
import { Link, OF_GUEST } from './link.js';
import { validate, VERSION } from './schema.js';

export { able } from './link.js';

const MOST_WATCHERS = 8;
const PATIENCE = 10_000;           // ms for one who has knocked; then another may

let tell = () => {};
let places = [];                   // of guests and spectators, see Place
let doors = null;                  // to a rendezvous, if the site has one (doors.js)
let table = null;                  // what the engine was asked to open last, for guests; null at other tables
let actor = null;                  // whose turn it is
let waits = false;                 // chance, or a bot, moves next
let move = 0;
let acting = false;                // a guest's action is with the engine
let early = [];                    // news for the page that came before it subscribed
let subscriber = null;
let asking = null;                 // whether a bot may sit in: { seat, bot, of }, the seats that have not agreed
let changed = null;                // who waits for people to come: resolve()

// A place for a person from another device (a spectator: seat null), with the connection to them, or the one that
// waits for them.
class Place {
  constructor(seat, name) {
    this.seat = seat;
    this.name = name;
    this.bot = null;               // the bot that plays for them
    this.key = doors?.key(seat) ?? null;  // whose device it was that came
    this.coming = null;            // who has knocked: { id, key, since, link }
    this.spare = null;             // the way back of who is there: { link, answer }
    this.wait();
  }

  made() {
    const link = new Link({
      servers,
      limits: OF_GUEST,
      hear: message => {
        if (link === this.coming?.link && message?.is === 'hello') this.enter();
        if (link === this.link) heard(this, message);
      },
      changed: open => {
        if (link === this.link) linked(this, open);
        else if (link === this.coming?.link && !open) this.missed();
      },
      flooded: () => {
        link.send({ is: 'refused', why: 'flood' });
        tell('flood', this.name);
      },
    });
    return link;
  }

  // Makes an invitation. With a rendezvous its link stays the same, and the place waits for a knock.
  wait() {
    this.link?.close();
    this.link = this.code = null;
    this.waits = { commitment: null, secret: null };
    if (doors && !doors.away) return;
    const link = this.link = this.made();
    link.offer(this.seat).then(code => {
      if (link !== this.link || this.is === 'here') return;
      this.code = code;
      people();
    }, () => {});
  }

  // Handles a knock. The present guest stays until the new one has come: it may be the same device again.
  async knocked(id, key) {
    if (this.coming && this.coming.key !== key && performance.now() - this.coming.since < PATIENCE) return;
    this.coming?.link.close();
    const { link } = this.coming = { id, key, since: performance.now(), link: this.made() };
    const code = await link.offer(this.seat);
    if (link === this.coming?.link) doors?.offer(this.seat, id, code);
  }

  enter() {
    const old = this.link;
    this.link = this.coming.link;
    this.coming = null;
    this.greeted = false;
    old?.send({ is: 'refused', why: 'elsewhere' });    // the same guest, in another tab
    old?.end();
  }

  // Agrees with a present guest on a second connection, which stays unused. When the first one is lost, it brings the
  // guest's page back without a new link. A rendezvous does that too.
  async prepare() {
    this.forget();
    if (this.seat === null || meets()) return;
    const spare = this.spare = { link: this.made(), answer: null };
    const code = await spare.link.offer(this.seat);
    if (spare === this.spare) this.link.send({ is: 'spare', code });
  }

  // Resumes after the loss of the first connection: the second waits as long as it takes, beside a new invitation.
  resume() {
    const { link, answer } = this.spare ?? {};
    this.spare = null;
    if (!answer) return link?.close();
    this.coming = { id: null, key: this.key, since: performance.now(), link };
    link.resume(answer).catch(() => link.close());
  }

  forget() {
    this.spare?.link.close();
    this.spare = null;
  }

  missed() {
    if (this.coming.link.taken && !this.unreached) tell('unreached', this.name);
    this.unreached ||= this.coming.link.taken;    // it is said once
    this.coming = null;
    if (this.seat === null && this.is !== 'here') places = places.filter(each => each !== this);
  }

  get is() {
    if (this.greeted && this.link?.open) return 'here';
    return this.key ? 'away' : 'free';
  }
}

// Prepares a table for guests: [{ seat, name }]. Present guests stay if it is for the same people. `hear(what, text)`
// is told `people` when somebody comes or goes, `waiting` when the deal waits for them, a `phrase`; and `flood`,
// `version` or `failed` with the name of a guest who is cut off, or does not get in.
export async function lay(text, hear) {
  tell = hear;
  const wanted = JSON.parse(text);
  const here = places.filter(({ seat }) => seat !== null);
  const same = here.length === wanted.length
    && wanted.every(({ seat, name }) => here.some(each => each.seat === seat && each.name === name));
  if (!same) {
    leave();
    tell = hear;
    if (address) await openDoors(wanted);
    places = wanted.map(({ seat, name }) => new Place(seat, name));
  }
  use(call);
  keepAwake(true);
  people();
}

// Opens the rooms of the rendezvous for these people.
async function openDoors(wanted) {
  const { Doors } = await import('./doors.js');
  const place = seat => places.find(each => each.seat === seat);
  doors = new Doors(JSON.stringify(wanted), {
    knocked(seat, id, key) {
      if (seat === null) {
        if (places.filter(each => each.seat === null).length >= MOST_WATCHERS) return doors.taken(seat, id);
        places.push(new Place(null, ''));
        return places.at(-1).knocked(id, key);
      }
      // A seat belongs to the first device that comes, until the host makes a new link.
      const { key: sits } = place(seat);
      return sits && sits !== key ? doors.taken(seat, id) : place(seat).knocked(id, key);
    },
    answered(seat, id, code) {
      const at = places.find(each => each.seat === seat && each.coming?.id === id);
      try {
        at?.coming.link.accept(unpack(code).sdp).catch(() => {});
      } catch { /* it is none */ }
    },
    changed() {
      if (doors.away) {
        tell('unmet', '');
        for (const each of places) if (each.is !== 'here' && !each.link) each.wait();
      }
      people();
    },
  });
  for (const { seat } of wanted) doors.add(seat);
}

// Whether a link is enough, and no answer has to come back.
export const meets = () => Boolean(doors && !doors.away);

// Makes a new link to a seat, for another device than the first one.
export function renew(seat) {
  const place = guests().find(each => each.seat === seat);
  place.key = null;
  doors.renew(seat);
  people();
}

// Ends all connections.
export function leave() {
  use(null);
  keepAwake(false);
  doors?.close();
  doors = null;
  const old = places;
  places = [];
  table = null;
  early = [];
  subscriber = changed = asking = null;
  for (const { link, coming, spare } of old) {
    spare?.link.close();
    coming?.link.close();
    link?.send({ is: 'refused', why: 'left' });
    link?.end();
  }
}

const guests = () => places.filter(({ seat }) => seat !== null);
const there = () => places.filter(place => place.is === 'here');

// The people, for the page: with the code of an invitation for each awaited one, and whether it is `bound` to the
// device that came by it.
export function listed() {
  const shown = places.filter(each => each.seat !== null || each.is === 'here' || !meets() && !each.coming)
    .map(({ seat, name, is, code, bot, key }) => ({
      seat, name, is: bot ? 'bot' : is, code: meets() ? doors.code(seat) : code, bound: Boolean(meets() && key),
    }));
  if (meets() && doors.code(null)) shown.push({ seat: null, name: '', is: 'free', code: doors.code(null), bound: false });
  return JSON.stringify(shown);
}

function people() {
  const shown = guests().map(({ seat, name, is, bot }) => ({ seat, name, is: bot ? 'bot' : is }));
  for (const { link } of there()) link.send({ is: 'people', people: shown });
  tell('people', '');
  agreed(null);
  changed?.();
}

// Takes the answer of a guest: returns `done`, or the reason why not.
export async function accept(text) {
  try {
    const { seat, mark, sdp } = answerIn(text);
    if (mark === null) return 'own';            // an invitation, not the answer to one
    const place = places.find(each => each.seat === seat && each.link?.awaits(mark));
    if (!place) return 'nobody';
    await place.link.accept(sdp);
    return 'done';
  } catch (error) {
    if (error instanceof BadCode) return error.version ? 'version' : 'damaged';
    return 'damaged';
  }
}

// Lets one more spectator come.
export function watch() {
  doors?.add(null);
  if (!meets() && places.filter(({ seat }) => seat === null).length < MOST_WATCHERS
    && !places.some(({ seat, is }) => seat === null && is !== 'here')) places.push(new Place(null, ''));
  people();
}

// Proposes that a bot plays for an absent guest, if all present guests agree; returns whether they have to be asked.
export function propose(seat, bot) {
  const of = there().filter(place => place.seat !== null && place.seat !== seat);
  asking = { seat, bot, of: new Set(of.map(each => each.seat)) };
  const { name } = guests().find(each => each.seat === seat);
  for (const { link } of of) link.send({ is: 'bot', seat, name });
  agreed(null);
  return of.length > 0;
}

// Counts an agreement; absent guests need not agree, and a guest who is back needs no bot.
function agreed(from) {
  if (!asking) return;
  const here = new Set(there().map(({ seat }) => seat));
  if (here.has(asking.seat)) {
    asking = null;
    return;
  }
  asking.of.delete(from);
  for (const seat of asking.of) if (!here.has(seat)) asking.of.delete(seat);
  if (asking.of.size) return;
  const { seat, bot } = asking;
  asking = null;
  void sitIn(seat, bot);
}

// Lets a bot play for an absent guest, or no longer.
async function sitIn(seat, bot) {
  const place = guests().find(each => each.seat === seat);
  place.bot = bot;
  if (table) ({ waits } = JSON.parse(await direct(JSON.stringify({ do: 'sit', seat, bot }))));
  publish('');
  people();
}

function linked(place, open) {
  if (open) return;                             // their message says who they are
  if (!place.greeted && place.link?.taken) tell('failed', place.name);
  place.greeted = false;
  if (place.seat === null) places = places.filter(each => each !== place);
  else {
    place.wait();
    place.resume();
  }
  people();
}

function heard(place, message) {
  const { link } = place;
  if (!validate(message, 'guest')) {
    link.send({ is: 'refused', why: 'garbage' });
    return;
  }
  const { is, ...rest } = message;
  if (is === 'hello') {
    link.send({ is: 'welcome', v: VERSION, seat: place.seat });
    if (rest.v !== VERSION) {
      link.send({ is: 'refused', why: 'version' });
      link.end();
      tell('version', place.name);
      return;
    }
    place.key = rest.key;
    if (place.seat !== null) doors?.sits(place.seat, rest.key);
    place.greeted = true;
    if (place.coming?.id === null) place.coming.link.close();    // the spare: they have come by a new link
    void place.prepare();
    if (place.bot) void sitIn(place.seat, null);
    people();
    if (table) show(place, true);
    return;
  }
  if (!place.greeted) return;
  if (is === 'commitment' || is === 'secret') place.waits[is]?.(rest[is]);
  else if (is === 'spare') { if (place.spare) place.spare.answer ??= rest.code; }
  else if (is === 'phrase') spread(place.seat, rest.phrase);
  else if (is === 'agree') { if (asking?.seat === rest.seat && place.seat !== null) agreed(place.seat); }
  else if (is === 'act') act(place, rest);
  else answer(place, rest);
}

function spread(seat, phrase) {
  if (seat === null) return;                    // who only watches is silent
  for (const { link } of there()) link.send({ is: 'phrase', phrase, seat });
  tell('phrase', JSON.stringify({ phrase, seat }));
}

export const say = (phrase, seat) => spread(seat, phrase);

async function act(place, { action, move: after }) {
  if (!table || acting || place.seat === null || place.seat !== actor || after !== move || waits) {
    refuse(place);
    return;
  }
  acting = true;                                // one for each turn, however often it is sent
  const mine = table;
  let text;
  try {
    text = await onward(JSON.stringify({ do: 'act', seat: place.seat, action }));
  } catch {
    text = '{"error": "stopped"}';
  }
  if (mine !== table) return;                   // the host is at another one
  acting = false;
  if ('error' in JSON.parse(text)) {
    refuse(place);
    return;
  }
  publish(text);
}

// Calls back with the engine's answer to each move of a guest; and with "" when `isWaiting` may have changed, because a
// bot sits down in the place of a guest, or gets up.
export function subscribe(hear) {
  subscriber = hear;
  for (const news of early.splice(0)) hear(news);
}

const publish = news => subscriber ? subscriber(news) : early.push(news);

// Whether chance, or a bot, moves next. Otherwise somebody is waited for.
export const isWaiting = () => waits && !acting;

function refuse(place) {
  place.link.send({ is: 'refused', why: 'act' });
  if (table) show(place, false);
}

async function answer({ link, seat }, { id, request }) {
  if (!table) return;
  const mine = table;
  let said;
  try {
    said = JSON.parse(await direct(JSON.stringify({ ...request, ...request.do === 'retell' && { do: 'frame' }, seat })));
  } catch (error) {
    said = { error: error.message };
  }
  if (mine === table) link.send({ is: 'answer', id, answer: said });
}

// The frame of a guest: with all events for a new guest; otherwise with what has happened since their last frame, or
// that frame again.
async function show(place, fresh) {
  const { link, seat } = place, mine = table;
  const since = fresh ? {} : { since: place.told };
  try {
    const frame = JSON.parse(await direct(JSON.stringify({ do: 'frame', seat, ...since })));
    if (frame.error || mine !== table) return;
    // Many moves may have been made meanwhile, or one without events.
    const { since: steps = [], ...last } = frame;
    place.told = last.move;
    if (steps.length) last.events = steps.at(-1).events;
    for (const step of steps.slice(0, -1)) link.send({ is: 'frame', frame: { ...step, of: last.of }, fresh: false });
    link.send({ is: 'frame', frame: last, fresh });
  } catch { /* the engine has stopped, and the page says so */ }
}

// Lets the engine move, after everything before it; every guest sees the result.
let turn = null;                   // until it is; null where nothing is under way: then it begins in this very task

function onward(text, fresh = false) {
  const mine = table;
  const work = async () => {
    const answer = await direct(text);
    const frame = JSON.parse(answer);
    if ('error' in frame || mine !== table) return answer;
    ({ move, waits, display: { actor } } = frame);
    keepAwake(frame.status !== 'over');
    const shown = there().map(place => show(place, fresh));
    if (fresh) await Promise.all(shown);         // a guest waits already, and to draw a table takes its time
    return answer;
  };
  const going = turn ? turn.then(work) : work();
  const over = () => { if (turn === last) turn = null; };
  const last = turn = going.then(over, over);
  return going;
}

// Answers a request of the page in the engine's place.
export async function call(text) {
  const request = JSON.parse(text);
  if (request.do === 'open') return open(request);
  return table && ['act', 'step'].includes(request.do) ? onward(text) : direct(text);
}

async function open(request) {
  table = null;
  early = [];
  subscriber = null;
  acting = false;
  keepAwake(Boolean(request.guests?.length));
  if (!request.guests?.length) return direct(JSON.stringify(request));
  if (!request.honest) {
    // Whether such a table is possible must be known before anybody waits for it.
    const tried = await direct(JSON.stringify(request));
    if ('error' in JSON.parse(tried)) return tried;
    tell('waiting', '');
    request = await dealt(request);
  }
  const opened = await direct(JSON.stringify(request));
  if ('error' in JSON.parse(opened)) return opened;
  table = request;
  // A bot that replaced somebody still does, also after a reload of this page, until they are back.
  const sat = new Map(request.honest.sittings?.map(([, seat, bot]) => [seat, bot]));
  for (const place of guests()) {
    const before = sat.get(place.seat) ?? null;
    place.bot = place.is === 'here' ? null : place.bot ?? before;
    if (place.bot !== before) await direct(JSON.stringify({ do: 'sit', seat: place.seat, bot: place.bot }));
  }
  people();
  return onward('{"do": "retell"}', true);
}

// Waits until everybody is there, and deals.
async function dealt(request) {
  for (;;) {
    while (guests().some(({ is, bot }) => is !== 'here' && !bot)) await new Promise(resolve => { changed = resolve; });
    const sitting = guests().filter(({ bot }) => !bot);
    const gone = new Promise(resolve => {
      changed = () => { if (sitting.some(({ is }) => is !== 'here')) resolve(null); };
    });
    const given = await seeded(request, sitting, there, gone);
    if (given) return given;
  }
}

// For tests: whether a seat has a second connection; and a cut of the first.
export const isPrepared = seat => Boolean(places.find(place => place.seat === seat)?.spare?.answer);
export const cut = seat => places.find(place => place.seat === seat)?.link.close();
