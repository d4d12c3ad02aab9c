// Reads pasted text, with what mail programs, chats and editors put around and into links, codes and records.
const { address, pasted: { codes, decoded, HIDDEN, LENGTH, SIGNS, written }, query } = window.reading;

const LINK = /(?:https?:\/\/|index\.html(?=[?#])|(?=[#?](?:record|play|answer|join|game|daily|puzzle|lesson|example|position|compose)(?:=|%3d)))[^\s<>"'`“”«»„|\\^{}]*/gi;
const PAGES = ['game', 'daily', 'puzzle', 'lesson', 'example', 'position', 'compose'];
const FULL = 40;        // characters of a line from which on its link may go on in the next
const WRAPPED = 70;     // the same for links of which nothing but this tells whether they are whole
const COMPLETE = new RegExp(`[?&;](?:seed=[a-z2-9]{${LENGTH}}|date=\\d{4}-\\d\\d-\\d\\d|friend=m?\\d+[wl][a-z]{6})$`, 'i');
const LINES = 500;      // over which a link may go
const DEEP = 5;         // links around a link
const TRIES = 1000;     // ways to read one text
const BARE = new RegExp(`${SIGNS}{60,}`, 'g');
const LONG = new RegExp(`://|[#?]\\w+=|${SIGNS}{20,}`);
const ENTITIES = { amp: '&', '#38': '&', '#038': '&', '#x26': '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescaped = text => text.replace(/&(amp|#0?38|#x26|lt|gt|quot|#39);/gi, (_, name) => ENTITIES[name.toLowerCase()]);

// Quoted-printable: soft breaks at the ends of lines, and `=3D` for `=`.
const unquoted = text => text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));

function joined(parts) {
  const before = parts.slice(0, -1);
  const soft = before.length > 0 && before.every(each => each.endsWith('=')) && !/[?#&]\w+=(?!3D)/.test(parts.join(''));
  const whole = soft ? before.map(each => each.slice(0, -1)).join('') + parts[parts.length - 1] : parts.join('');
  return soft || /[?#&]\w+=3D/.test(whole) ? unquoted(whole) : whole;
}

// The lines of a text that may hold something, and before each the same joined with the next ones, for a link that
// a mail program has broken: [text, whether nothing else is likely].
function* unwrapped(text) {
  const lines = text.split(/\r\n?|\n/).map(line => line.replace(/^(?:[>|]\s?)+/, '').trim());
  for (const [at, line] of lines.entries()) {
    if (!LONG.test(line)) continue;
    const parts = [line];
    for (let next = at + 1; next < lines.length && parts.length < LINES; next++) {
      const before = lines[next - 1];
      if (before.length < FULL || next - 1 > at && /\s/.test(before) || !/\w{2}/.test(lines[next])) break;
      parts.push(/^\S+/.exec(lines[next])[0]);
    }
    for (let n = parts.length; n > 0; n--) {
      const isSure = n === 1 || parts.slice(0, n - 1).every(each => each.length >= WRAPPED) && !COMPLETE.test(line);
      yield [joined(parts.slice(0, n)), isSure];
    }
  }
}

// A link wrapped by Proofpoint, which escapes in its own way.
function unguarded(link) {
  const [, first] = /urldefense\.proofpoint\.com\/v2\/.*?[?&]u=([^&]*)/i.exec(link) ?? [];
  if (first) return decoded(first.replace(/-([\dA-F]{2})/g, '%$1').replaceAll('_', '/'));
  const [, second, signs] = /urldefense\.com\/v3\/__(.+?)__;([\w+/=-]*)!/i.exec(link) ?? [];
  if (!second) return link;
  const left = [...atob(signs.replaceAll('-', '+').replaceAll('_', '/'))];
  return second.replace(/\*/g, () => left.shift() ?? '*');
}

// The target of a link: { kind, address, code }; for a link through another site, the target behind it.
function* linked(given, isSure, depth = 0) {
  const [, search = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(unguarded(given).replace(/[^\0-\x7f]+/gu, encodeURIComponent));
  const { params, content } = address({ search, hash });
  const asked = [...params].filter(([name]) => constants.words.includes(name) || constants.free.includes(name));
  if (content) {
    if (!isSure && content.kind === 'join') return;
    for (const code of codes(content.signs))
      yield { ...content, code, address: `index.html${asked.length ? `?${query(asked)}` : ''}${written({ ...content, code })}` };
  } else if (PAGES.some(name => params.has(name))) {
    if (isSure) yield { kind: 'page', address: `index.html?${query([...params])}`, params };
  } else if (depth < DEEP) {
    // Outlook, Facebook and many more: the address is a parameter.
    for (const [, inner] of new URLSearchParams(search + hash.replace('#', '&')))
      for (const each of inner.match(LINK) ?? []) yield* linked(each, isSure, depth + 1);
  }
}

// All that a text may mean, the most likely first: links, then bare codes ({ kind: 'bare', code }). The caller
// takes the first that holds.
export function* links(text) {
  let tries = 0;
  const all = [...limited(unwrapped(unescaped(String(text).replace(HIDDEN, ''))), TRIES)];
  for (const [whole, isSure] of all) {
    for (const { 0: link, index } of whole.matchAll(LINK)) {
      if (++tries > TRIES) return;
      // _Slanted_, as some chats have it: a code may end so as well.
      yield* linked(whole[index - 1] === '_' ? link.replace(/_$/, '') : link, isSure);
    }
  }
  for (const [whole] of all) {
    if (/:\/\//.test(whole)) continue;
    for (const signs of whole.match(BARE) ?? []) {
      if (++tries > TRIES) return;
      const straight = signs.replace(/^_+|_+$/g, '');
      for (const code of new Set([...codes(straight), ...codes(signs)])) yield { kind: 'bare', code };
    }
  }
}

function* limited(from, most) {
  for (const each of from) {
    if (most-- <= 0) return;
    yield each;
  }
}

// The JSON object in a text, or a list with one, without a fence or words around it; empty if there is none.
export function objectIn(text) {
  const isObject = value => Object.prototype.toString.call(value) === '[object Object]';
  const quoted = text.replace(/^[>|] ?/gm, '');
  // Editors make their own quotes and spaces.
  const mended = unescaped(text).replace(/[“”„″]/g, '"').replace(/\u00a0/g, ' ');
  for (const each of [text, quoted, mended]) {
    for (const from of [each.search(/[[{]/), each.indexOf('{')]) {
      const json = each.slice(from, each.lastIndexOf(each[from] === '[' ? ']' : '}') + 1);
      try {
        if ([JSON.parse(json)].flat().some(isObject)) return json;
      } catch { /* it is none */ }
    }
  }
  return '';
}
