// The host's end: the engine runs here; each guest gets frames of their own seat and sends their actions. It stands
// between the page and the engine (engine.js: `use`) while people from other devices are at the table.
import { direct, use } from '../engine/engine.js';
import { keepAwake } from '../page/awake.js';
import { seeded } from './fair-deal.js';
import { close, guests, invite, isFor, people, serve, there } from './places.js';

export { able } from './link.js';
export { keepLink } from './own-links.js';
export { accept, cut, isPrepared, listed, meets, renew, watch } from './places.js';

let tell = () => {};
let hosts = [];                    // the people at this device: [{ seat, name }]
let isHere = false;                // they are at the table
let table = null;                  // what the engine was asked to open last, for guests; null at other tables
let actor = null;                  // whose turn it is
let waits = false;                 // chance, or a bot, moves next
let move = 0;
let acting = false;                // a guest's action is with the engine
let early = [];                    // news for the page that came before it subscribed
let subscriber = null;
let asking = null;                 // whether a bot may sit in: { seat, bot, of }, the seats that have not agreed
let changed = null;                // who waits for people to come: resolve()

// Prepares a table for guests: [{ seat, name }]. Present guests stay if it is for the same people. `onNews(what, text)`
// is told `people` when somebody comes or goes, `waiting` when the deal waits for them, a `phrase`; and `flood`,
// `version` or `failed` with the name of a guest who is cut off, or does not get in.
export async function lay(text, onNews) {
  tell = onNews;
  const wanted = JSON.parse(text);
  if (!isFor(wanted)) {
    leave();
    await invite(wanted);
  }
  use(call);
  keepAwake(true);
  people();
}

// Tells the guests that the host's page shows something else. Another table of theirs brings the host back.
export function away() {
  if (!isHere) return;
  isHere = false;
  people();
}

// Ends all connections.
export function leave() {
  use(null);
  hosts = [];
  isHere = false;
  keepAwake(false);
  table = null;
  early = [];
  subscriber = changed = asking = null;
  close();
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
  if (table) ({ waits } = await direct({ do: 'sit', seat, bot }));
  publish(null);
  people();
}

function came(place) {
  if (place.bot) void sitIn(place.seat, null);
  people();
  if (table) show(place, true);
}

function onMessage(place, { is, ...rest }) {
  if (is === 'commitment' || is === 'secret') place.waits[is]?.(rest[is]);
  else if (is === 'spare') { if (place.spare) place.spare.answer ??= rest.code; }
  else if (is === 'phrase') spread(place.seat, rest.phrase);
  else if (is === 'agree') { if (asking?.seat === rest.seat && place.seat !== null) agreed(place.seat); }
  else if (is === 'act') act(place, rest);
  else answer(place, rest);
}

serve({
  hosts: () => hosts.map(each => ({ ...each, is: isHere ? 'here' : 'away' })),
  tell: (what, text) => tell(what, text),
  came,
  onMessage,
  changed() {
    agreed(null);
    changed?.();
  },
});

function spread(seat, phrase) {
  if (seat === null) return;                    // who only watches is silent
  for (const { link } of there()) link.send({ is: 'phrase', phrase, seat });
  tell('phrase', JSON.stringify({ phrase, seat }));
}

export const say = (phrase, seat) => spread(seat, phrase);

async function act(place, { action, move: after }) {
  if (turn) await turn;                         // what counts is the table that is being laid
  if (!table || acting || place.seat === null || place.seat !== actor || after !== move || waits) {
    refuse(place);
    return;
  }
  acting = true;                                // one for each turn, however often it is sent
  const mine = table;
  const answer = await onward({ do: 'act', seat: place.seat, action }).catch(() => null);
  if (mine === table) acting = false;           // else the host is at another one
  if (mine !== table || !answer || 'error' in answer) refuse(place);
  else publish(answer);
}

// Calls back with the engine's answer to each move of a guest; and with null when `isWaiting` may have changed, because
// a bot sits down in the place of a guest, or gets up.
export function subscribe(receive) {
  subscriber = receive;
  for (const news of early.splice(0)) receive(news);
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
    said = await direct({ ...request, ...request.do === 'retell' && { do: 'frame' }, seat });
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
    const frame = await direct({ do: 'frame', seat, ...since });
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

function onward(request, fresh = false) {
  const mine = table;
  const work = async () => {
    const frame = await direct(request);
    if ('error' in frame || mine !== table) return frame;
    ({ move, waits, display: { actor } } = frame);
    keepAwake(frame.status !== 'over');
    const shown = there().map(place => show(place, fresh));
    if (fresh) await Promise.all(shown);         // a guest waits already, and to draw a table takes its time
    return frame;
  };
  const going = turn ? turn.then(work) : work();
  const over = () => { if (turn === last) turn = null; };
  const last = turn = going.then(over, over);
  return going;
}

// Answers a request of the page in the engine's place.
export async function call(request) {
  if (request.do === 'open') return open(request);
  return table && ['act', 'step'].includes(request.do) ? onward(request) : direct(request);
}

async function open(request) {
  table = null;
  early = [];
  subscriber = null;
  acting = false;
  keepAwake(Boolean(request.guests?.length));
  if (!request.guests?.length) {
    away();
    return direct(request);
  }
  hosts = request.people.map(seat => ({ seat, name: request.names[seat] }));
  isHere = true;
  if (!request.honest) {
    // Whether such a table is possible must be known before anybody waits for it.
    const tried = await direct(request);
    if ('error' in tried) return tried;
    tell('waiting', '');
    request = await dealt(request);
  }
  const opened = await direct(request);
  if ('error' in opened) return opened;
  table = request;
  // A bot that replaced somebody still does, also after a reload of this page, until they are back.
  const sat = new Map(request.honest.sittings?.map(([, seat, bot]) => [seat, bot]));
  for (const place of guests()) {
    const before = sat.get(place.seat) ?? null;
    place.bot = place.is === 'here' ? null : place.bot ?? before;
    if (place.bot !== before) await direct({ do: 'sit', seat: place.seat, bot: place.bot });
  }
  people();
  return onward({ do: 'retell' }, true);
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
