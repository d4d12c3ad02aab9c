// A guest's table: the engine is on the host's device, and its answers come over the connection. This module takes
// the engine's place (engine.js: `use`). The page subscribes to the frames, and acts by `act`.
import { use } from '../engine/engine.js';
import { keepAwake } from '../page/awake.js';
import { unpack, unpackRoom } from './code.js';
import { address, servers } from './configured.js';
import * as fairDeal from './fair-deal.js';
import { Link, OF_HOST } from './link.js';
import { ask as askTabs, tableOf } from './own-links.js';
import { validate, VERSION } from './schema.js';
import { keepWay, wayOf } from './way-back.js';

export { able } from './link.js';
export { tableOf } from './own-links.js';

const KEY = 'rondas-guest';        // who this device is, and what it has given to the deal: the host's word is not enough
const MOST = 500;                  // frames that the page has not taken yet
const MOST_USED = 20;              // links that are remembered, the latest first

let link = null;
let spare = null;                  // a second connection that nobody has begun, should the first be lost
let joined = '';                   // the code of the invitation
let release = () => {};            // lets another tab have the table
let calling = null;                // the way to a host by the rendezvous (guest-rendezvous.js)
let tell = () => {};
let seat = null;
let fresh = null;                  // the frame with which all begins anew, until the page takes it
let frames = [];                   // those that followed
let subscriber = () => {};         // is told that a frame has come
let opener = null;                 // who waits for the first
let sent = null;                   // an action that the host has not confirmed yet: { action, move }
let last = null;                   // what the page has been given last
let newest = -1;                   // the move of the newest frame; -1 where the host is to say again what can be done
const asked = new Map();
let count = 0;
let deal = recall();               // { key, mine, commitments } as fair-deal.js wants it, and of which game that is; `used`: links

// The channel of this device, to ask whether the table of an invitation is open in another tab.
const tabs = new BroadcastChannel('rondas-guest');
tabs.onmessage = ({ data: { asks, has } }) => {
  if (asks && asks === joined && link?.open) tabs.postMessage({ has: asks });
  if (has && has === joined && !link) tell('elsewhere', '');
};

// Before the first connection (link.js): else the host could meet this page once more by the second one, and would
// not wait for the next page.
addEventListener('pagehide', () => spare?.close());

function recall() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    if (/^[0-9a-f]{32}$/.test(kept.key)) return kept;
  } catch { /* nothing kept, or no storage */ }
  return { key: fairDeal.secret() };
}

function keep(more) {
  deal = { ...deal, ...more };
  try { localStorage.setItem(KEY, JSON.stringify(deal)); } catch { /* it is known until the page is left */ }
}

// Answers an invitation: a promise of the code that is to go back, empty where the rendezvous brings the two
// together; `own` for an invitation of this device. Where this device has been at the table by this link: `back` if
// there is a way back without another one, else `used`. Broken with BadCode for what is none. `onNews(what, text)` is
// told: `open`, `lost`, `seeking` and `trying` (the connection comes back by itself, if it can), `unmet` (the
// rendezvous does not answer), `elsewhere` and `own-elsewhere` (the table is open in another tab), `begin` (another
// game), `fresh` (the page is to open the table anew), and what the host says: `people`,
// `phrase`, `refused`, with JSON.
export async function join(code, onNews) {
  leave();
  tell = onNews;
  joined = code;
  const room = address ? unpackRoom(code) : null;
  seat = (room ?? unpack(code)).seat;
  const own = tableOf(code);
  if (own) {
    askTabs(own, () => { if (joined === code) tell('own-elsewhere', ''); });
    return 'own';
  }
  if (isUsed(code)) {
    tabs.postMessage({ asks: code });
    if (!await wayOf(code)) return 'used';
    if (code === joined) reserve(() => resume(code));
    return 'back';
  }
  keep({});
  begin();
  if (!room) {
    reserve(() => {});
    link = connection();
    return link.answer(code);
  }
  const { KnockLoop } = await import('./guest-rendezvous.js');
  calling = new KnockLoop(room.secret, deal.key, () => exchanged(connection()), what => {
    if (what === 'taken') tell('refused', JSON.stringify({ why: 'taken' }));
    else tell(what, '');
  });
  return '';
}

function begin() {
  use(call);
  keepAwake(true);
}

// Has the table in this tab as soon as no other one has it: two would spoil the second connection for each other.
function reserve(had) {
  const left = new AbortController();
  release = () => left.abort();
  navigator.locks?.request(`${KEY} ${joined}`, { signal: left.signal }, () => {
    void had();
    return new Promise(resolve => { left.signal.onabort = resolve; });
  }).catch(() => {});
}

// Goes back to the table by the second connection, after a page load.
async function resume(code) {
  const { offer, answer, certificate } = await wayOf(code);
  if (code !== joined) return;
  begin();
  tell('trying', '');
  link = connection([certificate]);
  link.again(offer, answer).catch(() => {});     // the page goes on offering to ask for a link
}

// Whether this device has been at a table by this link.
export const isUsed = code => deal.used?.includes(code) ?? false;

function connection(certificates) {
  const mine = new Link({
    servers,
    certificates,
    limits: OF_HOST,
    onMessage: message => take(mine, message),
    changed: open => changed(mine, open),
  });
  return mine;
}

// Replaces the connection to the host.
function exchanged(mine) {
  const old = link;
  link = mine;
  old?.close();
  unanswered();
  return mine;
}

export function leave() {
  use(null);
  keepAwake(false);
  const old = link;
  link = null;
  joined = '';
  release();
  calling?.close();
  calling = null;
  spare?.close();
  spare = null;
  old?.close();
  unanswered();
  frames = [];
  fresh = opener = last = null;
  newest = -1;
  subscriber = () => {};
}

function unanswered() {
  for (const { reject } of asked.values()) reject(new Error('the connection is lost'));
  asked.clear();
}

function changed(mine, open) {
  if (mine === spare) {
    spare = null;
    if (open) exchanged(mine);                   // the host has missed this device first
  }
  if (mine !== link) return;
  if (open) {
    newest = -1;
    mine.send({ is: 'hello', v: VERSION, key: deal.key });
    calling?.connected();
    if (!calling) keep({ used: [...new Set([joined, ...deal.used ?? []])].slice(0, MOST_USED) });
    tell('open', '');
    return;
  }
  unanswered();
  if (spare) {
    link = spare;
    spare = null;
    link.begin();
    tell('trying', '');
    return;
  }
  tell('lost', '');
  calling?.knock();
}

// Prepares the second connection that the host offers, while the first one is there.
async function prepare(mine, code) {
  if (calling) return;
  spare?.close();
  const certificate = await RTCPeerConnection.generateCertificate({ name: 'ECDSA', namedCurve: 'P-256' });
  const made = spare = connection([certificate]);
  try {
    const answer = await made.prepare(code);
    await keepWay({ link: joined, offer: code, answer, certificate });
    mine.send({ is: 'spare', code: answer });
  } catch { /* no offer: there is no way back */ }
}

async function take(mine, message) {
  if (mine !== link) return;
  if (!validate(message, 'host')) {
    tell('refused', JSON.stringify({ why: 'garbage' }));
    return;
  }
  const { is, ...rest } = withNames(message);
  if (is === 'begin' || rest.why === 'act') newest = -1;
  if (is === 'refused' && rest.why === 'elsewhere') {
    calling?.close();                            // else the two tabs would take the seat from each other
    calling = null;
    tell('elsewhere', '');
  } else if (is === 'welcome' && rest.v !== VERSION) tell('refused', JSON.stringify({ why: 'version' }));
  else if (is === 'frame') arrived(rest.frame, rest.fresh);
  else if (is === 'answer') {
    const promise = asked.get(rest.id);
    asked.delete(rest.id);
    promise?.resolve(rest.answer);
  } else if (is === 'begin') {
    another();
    keep({ mine: fairDeal.secret(), opening: rest.opening });
    tell('begin', '');
    mine.send({ is: 'commitment', commitment: await fairDeal.commitment(seat, deal.mine) });
  } else if (is === 'commitments') {
    // Only once, and only if its own commitment is among them: otherwise a device could wait for those of the others.
    const own = deal.mine && await fairDeal.commitment(seat, deal.mine);
    if (seat === null || deal.commitments === null && rest.commitments[seat] === own) {
      keep({ commitments: rest.commitments });
      if (seat !== null) mine.send({ is: 'secret', secret: deal.mine });
    }
  } else if (is === 'spare') {
    void prepare(mine, rest.code);
  } else if (is !== 'welcome') {
    tell(is, JSON.stringify(rest));
  }
}

// A name from the host, in its normal form.
const normal = name => window.reading.name(name);

function withNames({ people, name, ...rest }) {
  return {
    ...rest,
    ...people && { people: people.map(each => ({ ...each, name: normal(each.name) })) },
    ...name && { name: normal(name) },
  };
}

const another = () => keep({ mine: null, opening: null, commitments: null, acts: {}, table: null, judged: null });

// A guest who joins after the deal has given nothing to it. The part that this device has stored belongs to an
// earlier game if the table is another, or if that game has been judged and this one is not over. The host alone must
// not decide this; a guest who plays sees either fact.
function recognise({ of, status }) {
  const table = JSON.stringify([of.game, of.players, of.options]);
  if ((deal.table ?? table) !== table || (deal.judged && status !== 'over')) another();
  keep({ table });
}

// A frame that is known already would offer once more what has been done.
function arrived(frame, isFresh) {
  if (isFresh ? sent && frame.move === newest : frame.move <= newest) return;
  newest = frame.move;
  if (isFresh) {
    recognise(frame);
    frames = [];
    fresh = frame;
    if (opener) opener.resolve(given(fresh));
    else if (last) tell('fresh', '');          // else the page is about to ask for it
    opener = null;
  } else if ((last || fresh) && frames.length < MOST) {
    frames.push(frame);
    subscriber();
  }
}

// A frame as an engine of this page would give it, without everything that only the host may do or know.
function given(frame) {
  if (frame === fresh) fresh = null;
  last = frame;
  keepAwake(frame.status !== 'over');
  if (sent?.move < frame.move) {
    keep({ acts: { ...deal.acts, [sent.move + 1]: `${seat} ${sent.action}` } });
    sent = null;
  }
  const others = [...frame.of.people, ...frame.of.guests].filter(each => each !== seat);
  const save = { ...frame.of, names: frame.of.names.map(normal), people: seat === null ? [] : [seat], guests: others, host: frame.of.people[0], seat: frame.seat, guest: true, seed: '', moves: [], facts: frame.display.facts };
  return { undo: false, redo: false, begun: false, save, ...frame };
}

// Calls back when a frame has come.
export function subscribe(receive) {
  subscriber = receive;
}

// The next frame that has come, or null.
export const next = () => frames.length ? given(frames.shift()) : null;

// Sends an action. Without a connection it is not done: what can be done comes with the next connection.
export function act(action) {
  if (!link?.open) return;
  sent = { action, move: last.move };
  link.send({ is: 'act', ...sent });
}

function ask(request) {
  if (!link?.open) return Promise.reject(new Error('the connection is lost'));
  return new Promise((resolve, reject) => {
    asked.set(++count, { resolve, reject });
    link.send({ is: 'ask', id: count, request });
  });
}

// Answers a request of the page in the engine's place.
export async function call(request) {
  switch (request.do) {
    case 'open':
      if (fresh) return given(fresh);
      if (last && link?.open) return retold();
      return new Promise((resolve, reject) => { opener = { resolve, reject }; });
    case 'record':
      return judged();
    default:
      return ask(request);
  }
}

async function retold() {
  const answer = await ask({ do: 'retell' });
  frames = [];
  newest = answer.move;
  return given(answer);
}

// The record of the game, and whether its deal and the own actions in it are what this device saw; null if it was not
// there before the deal.
async function judged() {
  const { mine, commitments, judged } = deal;
  const answer = await ask({ do: 'record' });
  const told = JSON.stringify(answer.record?.honest?.commitments);
  if (!answer.record || !commitments || (judged ?? told) !== told) return { ...answer, holds: null };
  if (deal.commitments === commitments) keep({ judged: told });    // else another game has begun
  const isTrue = fairDeal.isTrue(answer.record, deal);
  return { ...answer, holds: isTrue && await fairDeal.holds(answer.record.honest, { seat, mine, commitments }) };
}

export const agree = seat => link?.send({ is: 'agree', seat });

export const say = phrase => link?.send({ is: 'phrase', phrase });

// For tests: cuts the connection, `forGood` with the second one.
export function cut(forGood = false) {
  if (forGood) spare?.close();
  link?.close();
}
