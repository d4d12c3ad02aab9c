// The world of simulated pages: one virtual clock, one queue of all that is still to happen, and a seed that says how
// long each thing takes. Nothing happens but by `step`, so the same seed gives the same run every time.
import { createHash } from 'node:crypto';

// mulberry32, by Tommy Ettinger.
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = state + 0x6d2b79f5 >>> 0;
    let t = Math.imul(state ^ state >>> 15, 1 | state);
    t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
    return ((t ^ t >>> 14) >>> 0) / 4294967296;
  };
}

// How long things take, in ms: [least, most], drawn log-uniformly. Seed 0 is a quick and steady machine; the others
// stretch some of the kinds, so that each order of answers occurs for some seed.
const STEADY = { engine: [2, 2], disk: [1, 1], net: [1, 1], start: [5, 5], peer: [1, 1], timer: [0, 0] };
const WILD = { engine: [0.1, 3000], disk: [0.1, 2000], net: [0.1, 2000], start: [0.1, 4000], peer: [0.1, 1000], timer: [0.01, 60] };
const WAIT = 60_000;    // ms of virtual time for what must come
const MOST = 20_000;    // events, of a page that is busy without end

// All microtasks, and the tasks of Node itself.
export const drain = () => new Promise(done => setImmediate(done));

export class Clock {
  constructor(seed = 0) {
    this.seed = seed;
    this.random = generator(seed * 7919 + 1);
    this.now = 0;
    this.began = Date.UTC(2026, 10, 27, 12);
    this.queue = [];
    this.count = 0;
    this.last = new Map();    // channel -> the time of its last event: a channel keeps its order
    this.held = new Set();    // kinds that a test holds back
    this.trace = createHash('sha256');
    this.events = [];         // the latest, for a report
    this.ranges = { ...STEADY };
    if (seed) for (const kind of Object.keys(WILD)) if (this.random() < 0.6) this.ranges[kind] = WILD[kind];
  }

  latency(kind) {
    const [least, most] = this.ranges[kind] ?? [0, 0];
    return least === most ? least : Math.exp(Math.log(least) + this.random() * Math.log(most / least));
  }

  // Lets something happen later; events of one channel keep their order. Those of an `owner` go when it closes.
  post(kind, run, { delay = this.latency(kind), channel = null, note = '', owner = null } = {}) {
    let time = this.now + delay;
    if (channel) {
      time = Math.max(time, this.last.get(channel) ?? 0);
      this.last.set(channel, time);
    }
    const event = { id: ++this.count, time, kind, run, note, owner };
    this.queue.push(event);
    return event.id;
  }

  cancel(id) {
    const at = this.queue.findIndex(each => each.id === id);
    if (at >= 0) this.queue.splice(at, 1);
  }

  drop(owner) {
    this.queue = this.queue.filter(each => each.owner !== owner);
  }

  first() {
    let next = null;
    for (const each of this.queue) {
      if (this.held.has(each.kind)) continue;
      if (!next || each.time < next.time || each.time === next.time && each.id < next.id) next = each;
    }
    return next;
  }

  async step() {
    const next = this.first();
    if (!next) return false;
    this.queue.splice(this.queue.indexOf(next), 1);
    this.now = Math.max(this.now, next.time);
    const line = `${this.now.toFixed(1)} ${next.kind} ${next.note}`;
    this.trace.update(line);
    this.events.push(line);
    if (this.events.length > 200) this.events.splice(0, 100);
    this.running = next.owner;
    next.run();
    await drain();
    return true;
  }

  // Lets things happen until the condition holds; returns whether it came to hold.
  async until(condition, within = WAIT) {
    const end = this.now + within;
    await drain();
    for (let left = MOST; !await condition(); left--) if (!left || this.now > end || !await this.step()) return false;
    return true;
  }

  // A browser has one queue for what a person does and what that causes: all of it comes before their next act.
  async served() { while (this.queue.some(({ kind }) => kind === 'user')) await this.step(); }

  // Lets all happen that is due within some time.
  async pass(ms) {
    const end = this.now + ms;
    await drain();
    for (let next = this.first(); next && next.time <= end; next = this.first()) await this.step();
    this.now = Math.max(this.now, end);
  }

  // Between two acts of a person: lets some things happen, as many as the seed says, in 3 s at most: no notice goes.
  async some(most = 40) {
    if (!this.seed) return;
    const end = this.now + 3000;
    for (let left = Math.floor(this.random() ** 2 * most); left > 0; left--)
      if ((this.first()?.time ?? Infinity) > end || !await this.step()) return;
  }
}
