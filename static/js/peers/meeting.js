// A room of the rendezvous that a site may have (rendezvous.toml): everybody in it gets every message. Its server is
// not trusted. The room's name says nothing, and messages are sealed with a key that only the link has, separate for
// each side, so the server cannot read, invent or replay them.
import { hexOf, sha256 } from './fair-deal.js';
import { address } from './configured.js';
import { toBytes, toText } from './code.js';
import { validate } from './schema.js';

const LONGEST = 4000;              // characters of what is listened to
const BURST = 20, RATE = 4;        // messages at once, and in each second after
const SOON = 500, LATE = 30_000;   // ms until it is tried again: each time twice as long
const NONCE = 12;                  // bytes, as AES-GCM wants them
const OTHER = { host: 'guest', guest: 'host' };

const bytesOf = text => new TextEncoder().encode(text);

export class Meeting {
  // `secret`: 32 hexadecimal digits, those of the link. `onMessage(message)`; `changed(open)`: the room has been entered,
  // or cannot be; it is tried again until `close`.
  constructor(secret, side, { onMessage, changed }) {
    this.secret = secret;
    this.side = side;
    this.onMessage = onMessage;
    this.changed = changed;
    this.pause = SOON;
    this.tokens = BURST;
    this.counted = performance.now();
    this.soon = () => { if (!document.hidden && !this.socket) this.enter(); };
    addEventListener('online', this.soon);
    document.addEventListener('visibilitychange', this.soon);
    this.ready = this.prepare();
    this.enter();
  }

  async prepare() {
    const name = await sha256(`rondas-room-1|${this.secret}`), key = await sha256(`rondas-seal-1|${this.secret}`);
    this.address = address.replace('{room}', hexOf(name).slice(0, 32));
    this.key = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
  }

  async enter() {
    clearTimeout(this.timer);
    this.socket = true;                        // nobody else enters meanwhile
    await this.ready;
    if (this.closed) return;
    const socket = this.socket = new WebSocket(this.address);
    let entered = false;
    socket.onopen = () => {
      entered = true;
      this.pause = SOON;
      this.changed(true);
    };
    socket.onmessage = ({ data }) => this.take(data);
    // If a policy forbids the address, the event says only that it is an error.
    socket.onclose = socket.onerror = () => {
      if (this.closed || this.socket !== socket) return;
      this.socket = null;
      if (!entered) this.changed(false);
      this.timer = setTimeout(() => this.enter(), this.pause);
      this.pause = Math.min(LATE, 2 * this.pause);
    };
  }

  // A message to a room that is not open is lost; both sides speak when they enter.
  async send(message) {
    await this.ready;
    const iv = crypto.getRandomValues(new Uint8Array(NONCE));
    const sealing = { name: 'AES-GCM', iv, additionalData: bytesOf(this.side) };
    const sealed = new Uint8Array(await crypto.subtle.encrypt(sealing, this.key, bytesOf(JSON.stringify(message))));
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(`${toText(iv)}.${toText(sealed)}`);
  }

  // Messages that are not from the other side are ignored.
  async take(data) {
    const now = performance.now();
    this.tokens = Math.min(BURST, this.tokens + (now - this.counted) / 1000 * RATE);
    this.counted = now;
    if (typeof data !== 'string' || data.length > LONGEST || this.tokens < 1) return;
    this.tokens--;
    let message;
    try {
      const [iv, sealed] = data.split('.').map(toBytes);
      const opening = { name: 'AES-GCM', iv, additionalData: bytesOf(OTHER[this.side]) };
      message = JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(opening, this.key, sealed)));
    } catch {
      return;
    }
    if (!this.closed && validate(message, `${OTHER[this.side]}-meeting`)) this.onMessage(message);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.soon);
    document.removeEventListener('visibilitychange', this.soon);
    if (this.socket instanceof WebSocket) this.socket.close();
  }
}
