// One connection between two devices: a WebRTC data channel that carries JSON. Long messages go in pieces. A device
// that is silent for a while is away, whatever the browser thinks.
import { markOf, pack, unpack } from './code.js';

const PIECE = 16_000;              // characters; browsers differ in how much they take at once
const BEAT = 2000;                 // ms between signs of life
const SILENT = 7000;               // ms without any, until the other one is away
const UNCONNECTED = 15_000;        // ms from an answer, until nothing will come of it
const GATHER = 3000;               // ms for all addresses of this device: some servers never answer

const PLACES = /^a=candidate:.*\r\n/gm;  // at which the other end may be found

// Limits for the other end: characters of a message, messages in a row and in a second.
export const OF_GUEST = { longest: 4000, burst: 60, rate: 30 };
export const OF_HOST = { longest: 2_000_000, burst: 4000, rate: 2000 };

// Whether this browser can connect to others at all.
export const able = typeof RTCPeerConnection === 'function';

export class Link {
  // `onMessage(message)` gets an object; `changed(open)`: it has opened, or is closed for good; `flooded()`: more comes
  // than allowed (once; the messages are dropped, and the link is closed). `certificates`: the keys of this end, if
  // they are not to be new.
  constructor({ servers = [], certificates = [], limits, onMessage, changed, flooded }) {
    this.onMessage = onMessage;
    this.changed = changed;
    this.flooded = flooded;
    this.limits = limits;
    this.tokens = limits.burst;
    this.counted = this.lastSeen = performance.now();
    this.pieces = [];
    this.length = 0;
    this.open = false;
    this.closed = false;
    this.taken = false;              // the answer to an offer has come
    this.peer = new RTCPeerConnection({ iceServers: servers, certificates });
    this.left = () => this.close();    // the other end is told at once, and need not wait for silence
    addEventListener('pagehide', this.left);
    this.channel = this.peer.createDataChannel('table', { negotiated: true, id: 0 });
    this.channel.onopen = () => {
      if (this.closed) return;
      this.open = true;
      this.lastSeen = performance.now();
      this.timer = setInterval(() => this.beat(), BEAT);
      this.changed(true);
    };
    this.channel.onclose = () => this.close();
    this.channel.onmessage = ({ data }) => this.take(data);
    this.peer.onconnectionstatechange = () => {
      // After its answer a guest may wait long until somebody takes it: that is no failure yet.
      if (this.peer.connectionState === 'failed' && (this.open || this.taken)) this.close();
    };
  }

  // The description of this end, once all its addresses are known.
  async described() {
    const { peer } = this;
    await peer.setLocalDescription();
    await new Promise(resolve => {
      const look = () => { if (peer.iceGatheringState === 'complete') resolve(); };
      peer.addEventListener('icegatheringstatechange', look);
      setTimeout(resolve, GATHER);
      look();
    });
    return peer.localDescription.sdp;
  }

  // The host's side: a code for a guest, and the guest's answer. BadCode if it is none.
  async offer(seat) {
    return pack(await this.described(), seat);
  }

  // Whether it waits for an answer with this mark.
  awaits(mark) {
    const { signalingState, localDescription } = this.peer;
    return signalingState === 'have-local-offer' && markOf(localDescription.sdp) === mark;
  }

  async accept(sdp) {
    await this.peer.setRemoteDescription({ type: 'answer', sdp });
    this.taken = true;
    setTimeout(() => { if (!this.open) this.close(); }, UNCONNECTED);
  }

  // Offers again, with an answer that came long ago. The other end may be away for a while, so nothing is given up.
  async resume(code) {
    await this.peer.setRemoteDescription({ type: 'answer', sdp: unpack(code).sdp });
  }

  // The guest's side: answers a code with another.
  async answer(code) {
    const { sdp, seat } = unpack(code);
    await this.peer.setRemoteDescription({ type: 'offer', sdp });
    return pack(await this.described(), seat, markOf(sdp));
  }

  // The same for a connection that stays unused until `begin`. Nothing reaches the other end before: Chromium would
  // keep a greeting, and refuse this device when its page was loaded anew.
  async prepare(code) {
    const { sdp, seat } = unpack(code);
    this.places = sdp.match(PLACES) ?? [];
    await this.peer.setRemoteDescription({ type: 'offer', sdp: sdp.replace(PLACES, '') });
    return pack(await this.described(), seat, markOf(sdp));
  }

  begin() {
    for (const place of this.places) {
      this.peer.addIceCandidate({ candidate: place.slice(2).trim(), sdpMid: '0' }).catch(() => {});
    }
  }

  // Answers as before (`answer`, to the offer `code`), with the name and the password of that time. Firefox keeps its
  // own, and so does not connect.
  async again(code, answer) {
    const before = unpack(answer).sdp;
    await this.peer.setRemoteDescription({ type: 'offer', sdp: unpack(code).sdp });
    const { sdp } = await this.peer.createAnswer();
    const old = line => before.match(new RegExp(`^${line.split(':')[0]}:.*$`, 'm'))[0];
    await this.peer.setLocalDescription({ type: 'answer', sdp: sdp.replace(/^a=ice-(ufrag|pwd):.*$/gm, old) });
  }

  send(message) {
    if (!this.open || this.channel.readyState !== 'open') return;
    const text = JSON.stringify(message);
    for (let at = 0; at < text.length; at += PIECE) {
      this.channel.send((at + PIECE < text.length ? '+' : '.') + text.slice(at, at + PIECE));
    }
  }

  take(data) {
    if (this.closed) return;
    this.lastSeen = performance.now();
    if (typeof data !== 'string' || !this.allowed(data.length)) return this.flood();
    if (data === '') return;                   // a sign of life
    this.pieces.push(data.slice(1));
    if (data[0] === '+') return;
    const text = this.pieces.join('');
    this.pieces = [];
    this.length = 0;
    let message = null;
    try { message = JSON.parse(text); } catch { /* garbage is heard as such */ }
    this.onMessage(message);
  }

  // A bucket that fills with time, and from which each message takes one.
  allowed(length) {
    const now = performance.now(), { burst, rate, longest } = this.limits;
    this.tokens = Math.min(burst, this.tokens + (now - this.counted) / 1000 * rate) - 1;
    this.counted = now;
    this.length += length;
    return this.tokens >= 0 && this.length <= longest;
  }

  // Not at once, so that the other end hears why.
  flood() {
    this.flooded?.();
    this.end();
  }

  // Closes the link when the last message has gone.
  end() {
    if (this.closed) return;
    this.channel.onmessage = null;
    setTimeout(() => this.close(), 300);
  }

  beat() {
    if (performance.now() - this.lastSeen > SILENT) this.close();
    else if (this.channel.readyState === 'open') this.channel.send('');
  }

  close() {
    if (this.closed) return;
    this.closed = true;
    this.open = false;
    clearInterval(this.timer);
    removeEventListener('pagehide', this.left);
    this.channel.close();
    this.peer.close();
    this.changed(false);
  }
}
