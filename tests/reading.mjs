// What the page reads out of what comes from outside: node tests/reading.mjs < [[function, argument, …], …].
// Out: what each gives, as JSON.
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import '../static/js/bootstrap/constants.js';
import '../static/js/bootstrap/reading.js';
import { pack, packRoom, unpack, unpackRoom } from '../static/js/peers/code.js';

// As much as a browser knows of colours.
globalThis.CSS = { supports: (_, text) => /^(#[\da-f]+|rgb\(.*\)|red)$/i.test(text) };

globalThis.window = globalThis;
const { links, objectIn } = await import('../static/js/page/pasted.js');
const { address, fault, freshSeed, name, pasted: { codes }, place, query, seed } = globalThis.reading;

// As Firefox writes it.
const SDP = `a=candidate:1 1 udp 2113937151 3498586b-9741-4011-ac1a-970fad9d44ad.local 41932 typ host\r
a=candidate:4 1 udp 1677729535 203.0.113.9 50123 typ srflx raddr 192.0.2.2 rport 41932\r
a=ice-ufrag:3f1a2b4c\r
a=ice-pwd:0123456789abcdef0123456789abcdef\r
a=fingerprint:sha-256 DF:38:7D:4B:74:CC:D3:B8:AA:8E:E9:F8:18:C6:DA:8D:41:81:A0:4E:23:A1:56:4E:CC:DE:C8:E3:30:AC:9A:A8\r
`;

const isRecord = code => {
  try {
    const packed = Buffer.from(code, 'base64url');
    const { buffer, engine } = inflateRawSync(packed, { info: true });
    return engine.bytesWritten === packed.length && Object.getPrototypeOf(JSON.parse(buffer.toString())) === Object.prototype;
  } catch {
    return false;
  }
};
const unpacked = code => {
  try {
    return unpackRoom(code) ?? unpack(code);
  } catch {
    return {};
  }
};
const holds = {
  record: isRecord,
  play: isRecord,
  answer: code => unpacked(code).mark > -1,
  join: code => 'seat' in unpacked(code),
  page: () => true,
  bare: code => isRecord(code) || unpacked(code).mark > -1,
};

const asked = {
  address: text => {
    const { search, hash } = new URL(text, 'https://rondas.example/');
    const read = address({ search, hash });
    return { params: Object.fromEntries(read.params), hash: read.hash };
  },
  fault: (text, also) => fault(also, address(new URL(text, 'https://rondas.example/')))?.message ?? '',
  sound: text => [...codes(address(new URL(text, 'https://rondas.example/')).content.signs)].find(isRecord),
  written: (params, hash = '') => `index.html?${query(Object.entries(params))}${hash}`,
  found: text => {
    for (const { kind, code, address } of links(text)) if (holds[kind](code)) return { kind, code, address };
    return null;
  },
  codes: (secret = '0f'.repeat(16), print = '') => {
    const sdp = print ? SDP.replace(/(?<=sha-256 ).*/, print) : SDP;
    return { answer: pack(sdp, 1, 258), join: pack(sdp, 1), room: packRoom(1, secret) };
  },
  freshSeed: count => Array.from({ length: count }, freshSeed),
  // As UTF-16, in which half a character can be written down.
  name: (units, ...most) => [...name(String.fromCharCode(...units), ...most)].map(each => each.codePointAt(0)),
  objectIn,
  place,
  seed,
};

const calls = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(calls.map(([name, ...all]) => asked[name](...all))));
