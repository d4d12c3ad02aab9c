// The host's side of the rendezvous: a room for each seat of a guest, and one for all spectators. It stores the
// secrets of a table's rooms, and which device has which seat, so that a link stays valid while the same people play,
// even after the host's page was closed.
import { packRoom } from './code.js';
import * as fairDeal from './fair-deal.js';
import { Meeting } from './meeting.js';

const KEY = 'rondas-host';
const MOST = 8;                    // tables of which the rooms are kept, the latest first
const KNOWN = 200;                 // knocks of which it is known that they have been heard
const PAGE = fairDeal.secret();      // guests know by it whether the page that they knew is still there

const hex = value => /^[0-9a-f]{32}$/.test(value);

// [[name of a table, { seat: { secret, key } }]]; unsound values count as missing.
function recall() {
  try {
    return JSON.parse(localStorage.getItem(KEY)).filter(([name, rooms]) => typeof name === 'string'
      && Object.values(rooms).every(({ secret, key }) => hex(secret) && (key === null || hex(key))));
  } catch {
    return [];
  }
}

export class Rooms {
  // `name` of the table, derived from its people. `knocked(seat, id, key)`: somebody wants to come in;
  // `answered(seat, id, code)`: their answer to our offer; `changed()`: the rendezvous answers, or does not.
  constructor(name, { knocked, answered, changed }) {
    this.name = name;
    this.knocked = knocked;
    this.answered = answered;
    this.changed = changed;
    this.rooms = Object.fromEntries(recall().filter(([other]) => other === name).map(([, rooms]) => Object.entries(rooms)).flat());
    this.open = new Map();
    this.away = false;             // the rendezvous does not answer
    this.knocks = new Set();
  }

  keep() {
    const others = recall().filter(([name]) => name !== this.name);
    try {
      localStorage.setItem(KEY, JSON.stringify([[this.name, this.rooms], ...others].slice(0, MOST)));
    } catch { /* it is known until the page is left */ }
  }

  // Opens the room of a seat (null: of spectators), with its stored secret.
  add(seat) {
    if (this.open.has(seat)) return;
    this.rooms[seat] ??= { secret: fairDeal.secret(), key: null };
    this.keep();
    const door = new Meeting(this.rooms[seat].secret, 'host', {
      onMessage: message => this.onMessage(seat, message),
      changed: open => {
        if (open) void door.send({ is: 'here', page: PAGE });
        if (this.away === open) {
          this.away = !open;
          this.changed();
        }
      },
    });
    this.open.set(seat, door);
  }

  onMessage(seat, { is, id, key, code }) {
    if (is === 'answer') return this.answered(seat, id, code);
    if (this.knocks.has(id)) return undefined;  // somebody says again what was said before
    this.knocks.add(id);
    if (this.knocks.size > KNOWN) this.knocks.delete(this.knocks.values().next().value);
    return this.knocked(seat, id, key);
  }

  offer(seat, id, code) {
    void this.open.get(seat)?.send({ is: 'offer', id, code, page: PAGE });
  }

  taken(seat, id) {
    void this.open.get(seat)?.send({ is: 'taken', id });
  }

  // The code of the link to a seat; null without a room.
  code(seat) {
    return this.open.has(seat) ? packRoom(seat, this.rooms[seat].secret) : null;
  }

  // The device that has the seat; null while nobody has come.
  key = seat => this.rooms[seat]?.key ?? null;

  sits(seat, key) {
    this.rooms[seat].key = key;
    this.keep();
  }

  // Makes a new link to a seat, which makes the old one useless.
  renew(seat) {
    this.open.get(seat)?.close();
    this.open.delete(seat);
    delete this.rooms[seat];
    this.add(seat);
  }

  close() {
    for (const door of this.open.values()) door.close();
    this.open.clear();
  }
}
