// The host's connections: a place for each guest and spectator, with the invitation or the link to their device.
// hub.js handles what people send there about the game.
import { links } from '../page/pasted.js';
import { unpack, unpackRoom } from './code.js';
import { address, servers } from './configured.js';
import { Link, OF_GUEST } from './link.js';
import { validate, VERSION } from './schema.js';

const MOST_WATCHERS = 8;
const PATIENCE = 10_000;           // ms for one who has knocked; then another may

let places = [];                   // of guests and spectators, see Place
let doors = null;                  // to a rendezvous, if the site has one (doors.js)
let hub = null;                    // see `serve`

// Takes the functions of hub.js: `hosts()` are the people at this device; `tell(what, text)` tells the page; `came(place)`: somebody is there; `onMessage(place,
// message)`: they have sent a valid message; `changed()`: somebody came or went.
export const serve = handlers => { hub = handlers; };

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
      onMessage: message => {
        if (link === this.coming?.link && message?.is === 'hello') this.enter();
        if (link === this.link) onMessage(this, message);
      },
      changed: open => {
        if (link === this.link) linked(this, open);
        else if (link === this.coming?.link && !open) this.missed();
      },
      flooded: () => {
        link.send({ is: 'refused', why: 'flood' });
        hub.tell('flood', this.name);
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
    if (this.coming.link.taken && !this.unreached) hub.tell('unreached', this.name);
    this.unreached ||= this.coming.link.taken;    // it is said once
    this.coming = null;
    if (this.seat === null && this.is !== 'here') places = places.filter(each => each !== this);
  }

  get is() {
    if (this.greeted && this.link?.open) return 'here';
    return this.key ? 'away' : 'free';
  }
}

// Whether the places are for these people: [{ seat, name }].
export function isFor(wanted) {
  const here = guests();
  return here.length === wanted.length
    && wanted.every(({ seat, name }) => here.some(each => each.seat === seat && each.name === name));
}

export async function invite(wanted) {
  if (address) await openDoors(wanted);
  places = wanted.map(({ seat, name }) => new Place(seat, name));
}

// Opens the rooms of the rendezvous for these people.
async function openDoors(wanted) {
  const { Rooms } = await import('./doors.js');
  const place = seat => places.find(each => each.seat === seat);
  doors = new Rooms(JSON.stringify(wanted), {
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
        hub.tell('unmet', '');
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
export function close() {
  doors?.close();
  doors = null;
  const old = places;
  places = [];
  for (const { link, coming, spare } of old) {
    spare?.link.close();
    coming?.link.close();
    link?.send({ is: 'refused', why: 'left' });
    link?.end();
  }
}

export const guests = () => places.filter(({ seat }) => seat !== null);
export const there = () => places.filter(place => place.is === 'here');

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

export function people() {
  const shown = [...hub.hosts(), ...guests().map(({ seat, name, is, bot }) => ({ seat, name, is: bot ? 'bot' : is }))];
  for (const { link } of there()) link.send({ is: 'people', people: shown });
  hub.tell('people', '');
  hub.changed();
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
    return error.version ? 'version' : 'damaged';
  }
}

// Lets one more spectator come.
export function watch() {
  doors?.add(null);
  if (!meets() && places.filter(({ seat }) => seat === null).length < MOST_WATCHERS
    && !places.some(({ seat, is }) => seat === null && is !== 'here')) places.push(new Place(null, ''));
  people();
}

function linked(place, open) {
  // Their message says who they are; `close` has taken away their place.
  if (open || !places.includes(place)) return;
  if (!place.greeted && place.link?.taken) hub.tell('failed', place.name);
  place.greeted = false;
  if (place.seat === null) places = places.filter(each => each !== place);
  else {
    place.wait();
    place.resume();
  }
  people();
}

function onMessage(place, message) {
  if (!validate(message, 'guest')) place.link.send({ is: 'refused', why: 'garbage' });
  else if (message.is === 'hello') greet(place, message);
  else if (place.greeted) hub.onMessage(place, message);
}

function greet(place, { v, key }) {
  const { link } = place;
  link.send({ is: 'welcome', v: VERSION, seat: place.seat });
  if (v !== VERSION) {
    link.send({ is: 'refused', why: 'version' });
    link.end();
    hub.tell('version', place.name);
    return;
  }
  place.key = key;
  if (place.seat !== null) doors?.sits(place.seat, key);
  place.greeted = true;
  if (place.coming?.id === null) place.coming.link.close();    // the spare: they have come by a new link
  void place.prepare();
  hub.came(place);
}

// For tests: whether a seat has a second connection; and a cut of the first.
export const isPrepared = seat => Boolean(places.find(place => place.seat === seat)?.spare?.answer);
export const cut = seat => places.find(place => place.seat === seat)?.link.close();

// The answer in a pasted text; else the contents of the text, as `unpack` has them.
function answerIn(text) {
  const codes = [...links(text)].filter(({ code }) => code).map(({ code }) => code);
  const found = codes.map(code => ({ code, said: tried(code) })).filter(({ said }) => said);
  return found.find(({ said }) => said.mark !== null)?.said ?? found[0]?.said ?? unpack(codes[0] ?? text);
}

function tried(code) {
  try {
    return unpackRoom(code) ? { mark: null } : unpack(code);
  } catch {
    return null;
  }
}
