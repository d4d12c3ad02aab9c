// Messages of devices before they trust each other: codes, and the schema. Prints a line for each fault, nothing if
// all is well. node tests/peers.mjs
import assert from 'node:assert/strict';
import { BadCode, markOf, pack, packRoom, toText, unpack, unpackRoom } from '../static/js/peers/code.js';
import { holds, isTrue, commitment, secret, seed } from '../static/js/peers/fair-deal.js';
import { validate, VERSION } from '../static/js/peers/schema.js';

// As Chromium and Firefox write them.
const CHROMIUM = `v=0\r
o=- 7292912409475604622 2 IN IP4 127.0.0.1\r
s=-\r
t=0 0\r
a=group:BUNDLE 0\r
m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 0.0.0.0\r
a=candidate:1 1 udp 2113937151 3498586b-9741-4011-ac1a-970fad9d44ad.local 41932 typ host generation 0\r
a=candidate:2 1 udp 2113942271 fe80::fc:ff:fe00:1 47656 typ host generation 0\r
a=candidate:3 1 tcp 1518280447 192.0.2.2 9 typ host tcptype active\r
a=candidate:4 1 udp 1677729535 203.0.113.9 50123 typ srflx raddr 192.0.2.2 rport 41932\r
a=ice-ufrag:oxPY\r
a=ice-pwd:R7298GJ/n1Tc6/+X+WFIe+ot\r
a=fingerprint:sha-256 DF:38:7D:4B:74:CC:D3:B8:AA:8E:E9:F8:18:C6:DA:8D:41:81:A0:4E:23:A1:56:4E:CC:DE:C8:E3:30:AC:9A:A8\r
a=setup:actpass\r
a=mid:0\r
a=sctp-port:5000\r
`;
const FIREFOX = CHROMIUM.replace('oxPY', '3f1a2b4c').replace('R7298GJ/n1Tc6/+X+WFIe+ot', '0123456789abcdef0123456789abcdef');

for (const [sdp, seat] of [[CHROMIUM, 1], [FIREFOX, 4], [CHROMIUM, null]]) {
  const code = pack(sdp, seat);
  assert(code.length < 300, `${code.length} characters`);
  const said = unpack(` ${code}\n`);
  assert.equal(said.seat, seat);
  assert.equal(said.mark, null);
  for (const line of sdp.split('\r\n').filter(line => /ufrag|pwd|fingerprint/.test(line))) assert(said.sdp.includes(line), line);
  for (const place of ['3498586b-9741-4011-ac1a-970fad9d44ad.local 41932 typ host', 'fe80:0000:0000:0000:00fc:00ff:fe00:0001 47656',
    '203.0.113.9 50123 typ srflx']) assert(said.sdp.includes(place), place);
  assert(!said.sdp.includes('tcp'));
  // An answer says to which offer.
  const answer = unpack(pack(sdp, seat, markOf(said.sdp)));
  assert.equal(answer.mark, markOf(sdp));
  assert(answer.sdp.includes('a=setup:active'));
  // A code that was read and packed again is the same: nothing is lost or added.
  assert.equal(pack(said.sdp, seat), code);
  // Cut off anywhere it is refused, or has fewer places; never anything else happens.
  for (let at = 0; at < code.length; at++) calm(code.slice(0, at));
}

function calm(text) {
  try {
    const { sdp } = unpack(text);
    assert(/^[\x20-\x7e\r\n]*$/.test(sdp) && sdp.split('\r\n').every(line => line === '' || /^[a-z]=/.test(line)), sdp);
  } catch (error) {
    assert(error instanceof BadCode, `${text}: ${error.stack}`);
  }
}

// Garbage: of any kind, and a sound code in which bytes are changed.
for (const text of ['', ' ', 'x', '#', 'a'.repeat(2000), '%00', 'é', '-_-_', '../..', 'AwEE\r\na=candidate']) calm(text);
let state = 1;
const random = most => (state = state * 48271 % 2147483647) % most;
const bytes = Uint8Array.from(atob(pack(CHROMIUM, 1).replaceAll('-', '+').replaceAll('_', '/')), each => each.charCodeAt(0));
for (let n = 0; n < 20_000; n++) {
  const changed = bytes.slice(0, n % 3 ? bytes.length : random(bytes.length + 1));
  for (let times = random(4); times >= 0 && changed.length; times--) changed[random(changed.length)] = random(256);
  if (changed.length) calm(toText(changed));
}
const later = bytes.slice();
later[0] = 9 << 1;
assert.throws(() => unpack(toText(later)), error => error instanceof BadCode && error.version);

// The code of a room is short, and no other code is taken for one.
const room = packRoom(3, '0f'.repeat(16));
assert.deepEqual(unpackRoom(` ${room}\n`), { seat: 3, secret: '0f'.repeat(16) });
assert.equal(unpackRoom(packRoom(null, '5c'.repeat(16))).seat, null);
for (const text of ['', 'x', room.slice(1), room + 'A', toText(bytes), 'é'.repeat(24), '_'.repeat(24)]) assert.equal(unpackRoom(text), null);
assert.throws(() => unpack(room), BadCode);
assert.notEqual(markOf(CHROMIUM), markOf(FIREFOX));

// Messages: what both ends take, and nothing else.
const good = {
  guest: [{ is: 'hello', v: VERSION, key: 'a'.repeat(32) }, { is: 'hello', v: VERSION + 1, anything: [] }, { is: 'agree', seat: 1 }, { is: 'act', action: 'play 7E', move: 3 },
    { is: 'ask', id: 1, request: { do: 'help' } }, { is: 'commitment', commitment: 'f'.repeat(64) }, { is: 'phrase', phrase: 'hello' }, { is: 'spare', code: 'AbC-_' }],
  host: [{ is: 'welcome', v: VERSION, seat: null }, { is: 'bot', seat: 1, name: 'Ben' }, { is: 'begin', opening: ['dealer 1'] }, { is: 'spare', code: 'AbC-_' }, { is: 'commitments', commitments: [null, 'f'.repeat(64)] },
    { is: 'people', people: [{ seat: 1, name: 'Ben', is: 'away' }] }, { is: 'people', people: [{ seat: 1, name: '👩‍🍳'.repeat(13), is: 'here' }] }, { is: 'refused', why: 'act' },
    { is: 'frame', fresh: true, frame: { move: 0, display: {}, of: { names: ['Ana', ''] } } }],
};
for (const from of Object.keys(good)) for (const each of good[from]) assert(validate(each, from), JSON.stringify(each));
good['guest-meeting'] = [{ is: 'knock', id: 'a'.repeat(32), key: 'b'.repeat(32) }, { is: 'answer', id: 'a'.repeat(32), code: 'x' }];
good['host-meeting'] = [{ is: 'here', page: 'c'.repeat(32) }, { is: 'taken', id: 'a'.repeat(32) },
  { is: 'offer', id: 'a'.repeat(32), code: 'x', page: 'c'.repeat(32) }];
const bad = {
  guest: [null, 7, 'act', [], {}, { is: 'open' }, { is: 'constructor' }, { is: '__proto__' }, { is: 'act', action: 'play 7E' },
    { is: 'act', action: 'play 7E', move: 3, seat: 0 }, { is: 'act', action: 'x'.repeat(301), move: 3 }, { is: 'act', action: 'play 7E', move: -1 },
    { is: 'ask', id: 1, request: { do: 'open' } }, { is: 'ask', id: 1, request: { do: 'step' } }, { is: 'ask', id: 1, request: { do: 'known', seat: 0 } },
    { is: 'frame', fresh: true, frame: {} }, { is: 'phrase', phrase: 'You fool' }, { is: 'secret', secret: 'F'.repeat(32) }, { is: 'hello', v: VERSION }, { is: 'agree', seat: -1 }],
  host: [{ is: 'act', action: 'play 7E', move: 1 }, { is: 'frame', fresh: true, frame: { move: 0 } }, { is: 'frame', fresh: true, frame: { move: 0, display: {}, of: { names: [7] } } }, { is: 'people', people: [{ seat: 1, name: 'x'.repeat(41), is: 'here' }] },
    { is: 'commitments', commitments: Array(50).fill(null) }, { is: 'begin' }, { is: 'begin', opening: ['x'.repeat(61)] }, { is: 'phrase', phrase: 'hello' }],
};
bad['guest-meeting'] = [...good['host-meeting'], ...good.guest, { is: 'knock', id: 'a', key: 'b' }, { is: 'answer', id: 'a'.repeat(32), code: 'x'.repeat(1001) }];
bad['host-meeting'] = [...good['guest-meeting'], ...good.host, { is: 'taken' }];
for (const from of Object.keys(bad)) for (const each of bad[from]) assert(!validate(each, from), JSON.stringify(each));

// The same secrets give the same commitments and seed here and in py/rondas/answers/fair_deal.py.
const secrets = ['5c'.repeat(16), null, '0f'.repeat(16)];
const commitments = await Promise.all(secrets.map((each, at) => each && commitment(at, each)));
console.log(JSON.stringify({ commitments, seed: await seed(secrets) }));
assert.match(secret(), /^[0-9a-f]{32}$/);
assert.notEqual(secret(), secret());
const mine = { seat: 2, mine: secrets[2], commitments };
assert.equal(await holds({ secrets, commitments }, mine), true);
// A host who begins otherwise than they said, or writes down another action, is found out.
const kept = { opening: ['dealer 1'], acts: { 2: '1 play 7E' } }, moves = ['* dealer 1', '1 play 7E'];
assert.equal(isTrue({ honest: { opening: ['dealer 1'] }, moves }, kept), true);
assert.equal(isTrue({ honest: { opening: [] }, moves }, kept), false);
assert.equal(isTrue({ honest: { opening: ['dealer 0'] }, moves }, kept), false);
assert.equal(isTrue({ honest: { opening: ['dealer 1'] }, moves: [moves[0], '1 play 1O'] }, kept), false);
assert.equal(await holds({ secrets: [secrets[0], null, 'aa'.repeat(16)], commitments }, mine), false);
assert.equal(await holds({ secrets: ['aa'.repeat(16), null, secrets[2]], commitments }, mine), false);
const others = [await commitment(0, 'aa'.repeat(16)), null, commitments[2]];
assert.equal(await holds({ secrets: ['aa'.repeat(16), null, secrets[2]], commitments: others }, mine), false);
