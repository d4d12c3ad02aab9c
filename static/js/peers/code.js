// The code with which two browsers connect, in as few characters as possible. In a session description (RFC 8866,
// with ICE and DTLS as in RFC 8839, 8842 and 8841) everything is constant except a name and a password, the
// fingerprint of a certificate, and the addresses. The code packs those into bytes, in base64url. A reader of a code
// trusts nothing in it.

export const VERSION = 2;
export const SPECTATOR = 255;      // in the place of a seat
const MOST_PLACES = 8;             // at which a device may be found
const LONGEST = 1000;              // characters of a code that is looked at
const SHORTEST = 60;               // bytes: a fingerprint, a name and a password
const KINDS = ['host', 'srflx', 'relay'];

export class BadCode extends Error {}

const WORD = /^[A-Za-z0-9+/]+$/;
const LOCAL = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;

export function toText(bytes) {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function toBytes(text) {
  if (!/^[\w-]+$/.test(text)) throw new BadCode('damaged');
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), each => each.charCodeAt(0));
  } catch {
    throw new BadCode('damaged');
  }
}

const fromHex = digits => digits.match(/../g).map(pair => parseInt(pair, 16));
const hex = bytes => [...bytes].map(each => each.toString(16).padStart(2, '0')).join('');

// An address of a device as bytes: its kind, and the address.
function squeezed(address) {
  const local = LOCAL.exec(address);
  if (local) return [2, fromHex(local.slice(1).join(''))];
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return [0, address.split('.').map(Number)];
  if (!/^[\da-f:]+$/i.test(address)) return null;
  // The browser knows the full form of addresses of version 6.
  const [before, after = null] = address.split('::').map(part => part.split(':').filter(Boolean));
  const gap = after ? Array(8 - before.length - after.length).fill('0') : [];
  const words = [...before, ...gap, ...after ?? []];
  return words.length === 8 ? [1, words.flatMap(word => fromHex(word.padStart(4, '0')))] : null;
}

function candidates(sdp) {
  const found = [];
  for (const [, address, port, kind] of sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\w+)/gmi)) {
    const place = squeezed(address);
    if (place && KINDS.includes(kind)) found.push({ type: place[0], bytes: place[1], port: +port, kind });
  }
  // Addresses of version 4 first: where there are many, the others are left out.
  return found.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.type === 1) - (b.type === 1))
    .slice(0, MOST_PLACES);
}

const attribute = (sdp, name) => new RegExp(`^a=${name}:(.+?)\\r?$`, 'm').exec(sdp)?.[1];

// The mark of an offer, by which an answer names it: two bytes of its name and password.
export function markOf(sdp) {
  const text = attribute(sdp, 'ice-ufrag') + attribute(sdp, 'ice-pwd');
  return [...text].reduce((mark, each) => mark * 31 + each.charCodeAt() & 0xffff, 0);
}

// A description (its `sdp`) for a seat (null: a spectator's) as a code: an answer to the offer with a mark, or (no
// mark) an offer.
export function pack(sdp, seat, mark = null) {
  const name = attribute(sdp, 'ice-ufrag'), password = attribute(sdp, 'ice-pwd');
  const [, print] = /^sha-256 ([\dA-F:]+)$/i.exec(attribute(sdp, 'fingerprint'));
  const bytes = [VERSION << 1 | (mark === null), seat ?? SPECTATOR];
  if (mark !== null) bytes.push(mark >> 8, mark & 255);
  for (const word of [name, password]) bytes.push(word.length, ...new TextEncoder().encode(word));
  bytes.push(...fromHex(print.replaceAll(':', '')));
  for (const { type, bytes: place, port, kind } of candidates(sdp)) {
    bytes.push(type | KINDS.indexOf(kind) << 2, ...place, port >> 8, port & 255);
  }
  return toText(bytes);
}

const SECRET = 16;                 // bytes

// The code of a seat in a room of the rendezvous: the secret that opens it, as hexadecimal digits, for a seat (null:
// of spectators).
export const packRoom = (seat, secret) => toText(Uint8Array.from([VERSION << 1, seat ?? SPECTATOR, ...fromHex(secret)]));

// The contents of such a code: { seat, secret }; null for any other text.
export function unpackRoom(text) {
  const code = String(text).trim();
  if (!/^[\w-]{24}$/.test(code)) return null;
  const [head, seat, ...secret] = toBytes(code);
  return head === VERSION << 1 && secret.length === SECRET ? { seat: seat === SPECTATOR ? null : seat, secret: hex(secret) } : null;
}

// The contents of a code: { seat, mark, sdp }, mark null for an offer. BadCode for any other text; with `version`
// true for a code of another version of the site.
export function unpack(text) {
  const code = String(text).trim();
  if (code.length > LONGEST) throw new BadCode('too long');
  const bytes = toBytes(code);
  let at = 0;
  const take = count => {
    if (at + count > bytes.length) throw new BadCode('cut off');
    return bytes.subarray(at, at += count);
  };
  const [head, seat] = take(2);
  if (bytes.length < SHORTEST) throw new BadCode('cut off');
  if (head >> 1 !== VERSION) throw Object.assign(new BadCode('another version'), { version: true });
  const asks = Boolean(head & 1);
  const [high, low] = asks ? [] : take(2);
  const mark = asks ? null : high << 8 | low;
  const word = (least, most) => {
    const [length] = take(1);
    const found = String.fromCharCode(...take(length));
    if (length < least || length > most || !WORD.test(found)) throw new BadCode('damaged');
    return found;
  };
  const name = word(4, 32), password = word(22, 64);
  const print = hex(take(32)).toUpperCase().match(/../g).join(':');
  const places = [];
  while (at < bytes.length) {
    const [kind] = take(1);
    const length = [4, 16, 16][kind & 3];
    if (!length || kind >> 2 >= KINDS.length || places.length === MOST_PLACES) throw new BadCode('damaged');
    const found = take(length), [high, low] = take(2);
    let address = [...found].join('.');
    if (kind & 3) {
      const digits = hex(found);
      address = (kind & 3) === 1 ? digits.match(/..../g).join(':')
        : `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
    }
    places.push({ address, port: high << 8 | low, kind: KINDS[kind >> 2] });
  }
  return { seat: seat === SPECTATOR ? null : seat, mark, sdp: written(name, password, print, asks, places) };
}

function written(name, password, print, asks, places) {
  return [
    'v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0',
    ...places.map(({ address, port, kind }, at) => `a=candidate:${at + 1} 1 udp ${2113937151 - at} ${address} ${port}`
      + ` typ ${kind}${kind === 'host' ? '' : ' raddr 0.0.0.0 rport 0'}`),
    `a=ice-ufrag:${name}`, `a=ice-pwd:${password}`, 'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${print}`, `a=setup:${asks ? 'actpass' : 'active'}`,
    'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:262144', '',
  ].join('\r\n');
}

// Whether a code is a whole answer.
export function isAnswer(text) {
  try {
    return unpack(text).mark !== null;
  } catch {
    return false;
  }
}
