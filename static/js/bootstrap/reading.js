// Reads what comes from outside: addresses, deal codes and names. Mail programs, chats, editors and trackers put things
// around and behind a link; this file drops them, and for pasted text page/pasted.js: no other does so.
// docs/embedding.md lists what is tolerated. An address is read before the first paint, so this is the first part
// of bootstrap.js; all other scripts, and the page's Python, find it as `window.reading`.
(() => {    // in a mere block, functions would become the window's, also `name`
  // Names.

  const MOST = constants.name;    // characters (code points) of a name
  const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+/gu;
  // Invisible characters without effect, and characters without a meaning of their own. Joiners stay.
  const UNSEEN = /[\0-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0080}-\u{e00ff}\u{e01f0}-\u{10ffff}]/gu;
  // The flag of a region is a black flag with the region's letters as tags; elsewhere tags are invisible.
  const TAGS = /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
  // Joiners and variation selectors belong to a character on their left, joiners to one on their right too.
  const LOOSE = /(^| )[\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+|[\u200c\u200d]+(?=$| )|([\u200c\u200d])[\u200c\u200d]+/gu;
  const JOINS = /[\p{M}\u200c\u200d\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]/u;
  const isRegional = each => each >= '\u{1f1e6}' && each <= '\u{1f1ff}';

  // Repeats until nothing changes, because each step may uncover something at an end.
  function tidy(text) {
    const next = text.replace(UNSEEN, '').replace(TAGS, '$1').replace(SPACES, ' ').replace(LOOSE, '$1$2').normalize('NFC').trim();
    return next === text ? text : tidy(next);
  }

  // Clusters of characters that appear as one.
  function clusters(text) {
    const found = [];
    let flags = 0, before = '';
    for (const each of text) {
      const isJoined = before === '\u200d' || JOINS.test(each) || isRegional(each) && flags % 2;
      if (found.length && isJoined) found[found.length - 1] += each;
      else found.push(each);
      flags = isRegional(each) ? flags + 1 : 0;
      before = each;
    }
    return found;
  }

  // A name in its normal form, at most so long.
  function name(text, most = MOST) {
    const whole = tidy(String(text));
    if ([...whole].length <= most) return whole;
    let kept = '';
    for (const each of clusters(whole)) {
      if ([...kept + each].length > most) break;
      kept += each;
    }
    return tidy(kept || [...whole].slice(0, most).join(''));
  }

  // Deal codes.

  const LETTERS = 'abcdefghjkmnpqrstuvwxyz', DIGITS = '23456789', LENGTH = 6;
  // Codes of this site: six signs with a letter and a digit among them, or the 32 digits of a deal between devices.
  const GIVEN = /^(?:(?=.*[a-z])(?=.*\d)[a-hjkmnp-z2-9]{6}|[\da-f]{32})$/i;
  const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

  // A code that is easy to read out; its digit tells it from an invented word.
  function freshSeed() {
    const drawn = from => from[Math.floor(Math.random() * from.length)];
    const signs = Array.from({ length: LENGTH - 2 }, () => drawn(LETTERS + DIGITS));
    for (const from of [LETTERS, DIGITS]) signs.splice(Math.floor(Math.random() * (signs.length + 1)), 0, drawn(from));
    return signs.join('');
  }

  // A code of this site, in any case and with anything around it; any other as it is, except for spaces, and a quote
  // or a bracket that it does not open.
  function seed(text) {
    const code = text.normalize('NFKC').replace(AROUND, '');
    return GIVEN.test(code) ? code.toLowerCase() : opened(text);
  }

  const OPENS = { '>': '<', '”': '“', '’': '‘', '»': '«', '）': '（', ')': '(', ']': '[', '}': '{' };
  const count = (text, sign) => text.split(sign).length - 1;
  const isOpened = (text, sign) => OPENS[sign] ? count(text, OPENS[sign]) >= count(text, sign) : count(text, sign) % 2 === 0;

  function opened(text) {
    const next = text.replace(/[\p{Z}\p{C}]+$/u, '');
    const last = next[next.length - 1];
    return /[>”’»）"'`]/.test(last ?? '') && !isOpened(next, last) ? opened(next.slice(0, -1)) : next;
  }

  // Addresses.

  // Characters behind a value. Our own addresses never end so (`query`), so others have written them. Escaped
  // characters count too: quotes, angle brackets, spaces, direction marks, and the stops and quotes of other scripts.
  const BEHIND = /[.,;:!?*~|`'"<>\\^)\]}]$/;
  const ESCAPED = /(?:%2[027]|%3[ce]|%60|\+|%c2%a[0b]|%c2%ad|%c2%bb|%e2%80%[89a][0-9a-f]|%e2%81%[9a][0-9a-f]|%ef%bb%bf|%e3%80%8[0-9a-f]|%ef%bc%(?:8[0-9a-f]|9[a-f])|%0[0-9a-f]|%7f)$/i;
  // Cards and moves of a position, which may end with a question mark; the engine reads them.
  const CARDS = /^(?:hand\d|pile\d|stock|table|trick|turned|row\..*)$/, TOLD = /^(?:play|note\d+)$/;

  const decoded = raw => new URLSearchParams(`x=${raw}`).get('x');
  // A text that may have been escaped more than once, without signs that nobody sees.
  const plain = text => /%[\da-f]{2}/i.test(text) ? plain(decoded(text.replaceAll('+', '%2B'))) : text.replace(HIDDEN, '');

  function trimmed(raw, isSeed) {
    for (;;) {
      const last = raw[raw.length - 1];
      if (/[)\]}]/.test(last ?? '') && isOpened(raw, last)) return raw;
      const left = raw.replace(BEHIND, '');
      const next = left === raw && !isSeed ? raw.replace(ESCAPED, '') : left;
      if (next === raw) return raw;
      raw = next;
    }
  }

  function value(key, raw) {
    if (key === 'saved' || TOLD.test(key)) return decoded(raw);
    if (CARDS.test(key)) return plain(decoded(raw));
    const text = decoded(trimmed(raw, key === 'seed'));
    if (key === 'seed') return seed(text);
    if (key === 'seats') return text.split(',').map(named).join(',');
    if (key === 'names') return text.split(',').map(each => name(each)).join(',');
    if (key === 'from' || key === 'as') return name(text);
    if (key === 'pack') return hyphened(text);
    const [, word] = constants.words.includes(key) ? /^[\s"'`“”„‘’«‹″′<([{]*([\p{L}\p{N}_/.,:+-]*)/u.exec(hyphened(plain(text))) : [];
    const kept = (key === 'example' ? word?.toUpperCase() : word?.toLowerCase()) ?? text;    // phones write capitals
    return kept.endsWith(')') ? kept : kept.replace(/[^\p{L}\p{N}]+$/u, '') || text;
  }

  // In `seats`: a name that is too long is refused, not cut. A person whose name has only invisible characters stays
  // a person: an empty name is a bot.
  function named(text) {
    const [, at, rest] = /^\s*(@?)(.*)$/su.exec(text);
    return at + (name(rest, Infinity) || (rest.trim() && '?'));
  }

  // `game%3Drounds` comes from an address that was escaped once too often, as do `&amp;seed=` and `&#038;seed=`; a
  // second `?` from a tracker that looks for none.
  const partsOf = raw => raw.split(/&|\?(?=[\w.-]+=)/).flatMap(part => !part.includes('=') && /%(?:25)*3d/i.test(part)
    ? partsOf(part.replace(/%(?:25|26|3d)/gi, each => decoded(each))) : part);

  // `doubled`: those with a second value, and that, by name.
  function parameters(raw) {
    const params = new URLSearchParams(), doubled = new Map();
    if (!/=(?!3D)/.test(raw)) raw = raw.replaceAll('=3D', '=');    // as in mail
    for (const part of partsOf(raw)) {
      const [, name, text] = /^([^=]*)=?(.*)$/s.exec(part);
      const asked = plain(decoded(name)).replace(/^(?:amp;)+/i, '').trim();
      const key = /^row\./i.test(asked) ? asked : asked.toLowerCase(), read = value(key, text);
      if (!params.has(key)) params.append(key, read);
      else if (params.get(key) !== read) doubled.set(key, read);
    }
    params.delete('');
    return { params, doubled };
  }

  const isColour = text => text.length < 65 && CSS.supports('color', text);

  // An error about the first known parameter with a bad value, or with two, or null; an empty one is none.
  // `also`: the parameters, besides those of every address, that are known there, with commas between them.
  function fault(also = '', { params, doubled } = here()) {
    for (const name of [...constants.words, ...constants.free, 'accent', ...also.split(',')]) {
      const text = params.get(name), known = constants.values[name], other = doubled.get(name);
      const isGood = !text || !known || known.includes(name === 'lang' ? text.split(/[-_]/)[0] : text)
        || known.includes(constants.number) && /^\d{1,9}$/.test(text) || name === 'accent' && isColour(text);
      if (!isGood) return new Error(`${name}: one of ${known.join(', ')}, not ${text.slice(0, 40)}`);
      if (other !== undefined) return new Error(`${name}: ${text.slice(0, 40)} or ${other.slice(0, 40)}, not both`);
    }
    return null;
  }

  const DASHED = /%e2%80%9[0-5](?=\d)|%e2%88%92(?=\d)/gi;    // in the number of a clause

  // The meaning of an address: its parameters, and the part behind `#`, as this site would have written them.
  function address({ search = '', hash: after = '' }) {
    const isWrapped = /:|%(?:25)*3a/i.test(search), whole = (isWrapped ? search : search.replace(HASHED, '#')) + after;
    const [before, ...behind] = whole.replace(/&(?:amp;|#0*38;|#x26;)+/gi, '&').split('#');
    const anchor = behind.join('#'), { params, doubled } = parameters(before.replace(/^\?/, ''));
    let content = contentOf(anchor);
    // Codes belong behind `#`, where no server reads them. Some write them before it all the same.
    for (const name of params.has('position') ? [] : ['record', 'play']) {
      if (params.has(name)) content ??= contentOf(`${name}=${params.get(name)}`);
      params.delete(name);
    }
    const hash = content ? written(content) : anchor && `#${trimmed(anchor.replace(DASHED, '-'))}`;
    return { params, doubled, hash, content };
  }

  // The intended path, for a wrong one.
  const place = path => trimmed(path.replace(/%23/, '#').replace(/%3f/i, '?'));

  const KINDS = 'record|play|answer|join';
  const HASHED = new RegExp(`%(?:25)*23(?=(?:${KINDS})(?:=|%(?:25)*3d))`, 'i');
  const CONTENT = new RegExp(`^(?:.*[#])?(${KINDS})(?:=|%3d)(.*)$`, 'is');
  const HIDDEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ud800-\udfff\ufeff]/gu;

  // Phones and word processors write these for hyphens.
  const HYPHENS = /[\u2010-\u2012\u2212\ufe63\uff0d]/g, LONGER = /[\u2013-\u2015]/g;
  const SIGNS = '[\\w\u2010-\u2015\u2212\ufe63\uff0d-]';
  const hyphened = text => text.replace(HYPHENS, '-').replace(LONGER, '-');

  // The codes that signs may stand for, the most likely first. They may be broken by spaces and ends of lines, and
  // words may follow them: a long part behind a break, or one that is no word, belongs to the code.
  function* codes(signs) {
    const parts = signs.split(/\s+/), isWord = part => part.length < 20 && !/[\d_]|.[A-Z]/.test(part);
    const word = parts.findIndex((part, at) => at && isWord(part)), count = word < 0 ? parts.length : word;
    for (const n of new Set([count, count + 1, 1])) yield* dashed(parts.slice(0, n).join(''));
    if (/^3D/.test(signs)) yield* codes(signs.slice(2));    // as in mail
  }

  // A longer dash stands for two hyphens if other hyphens have stayed, else for one; an em dash alone for two. One at
  // the end, and what follows any, may be no part of it.
  function* dashed(signs) {
    const text = signs.replace(HYPHENS, '-'), count = text.match(LONGER)?.length ?? 0;
    if (!count) {
      yield text;
      return;
    }
    const inner = text.replace(/[\u2013-\u2015]+$/, '');
    const each = whole => whole.replace(LONGER, '-'), twice = whole => whole.replace(LONGER, '--');
    const first = text.includes('-') || count === 1 && !text.includes('\u2013') ? twice : each;
    const found = [inner, text].flatMap(whole => [first(whole), twice(whole), each(whole), twice(whole.replaceAll('\u2013', '-'))]);
    found.push(inner.split(LONGER)[0]);
    const isWhole = code => code.length % 4 !== 1;    // of base64url
    yield* new Set([...found.filter(isWhole), ...found]);
  }

  // The game, position, answer or invitation behind `#`: { kind, code }, for an invitation with its words for people;
  // `signs` are those of the code as they stand there.
  function contentOf(anchor) {
    const whole = text => decoded(text.replaceAll('+', '%2B').replaceAll('&', '%26'));
    let text = whole(anchor).replace(HIDDEN, '');
    while (/^\w+%(?:25)*3d/i.test(text)) text = whole(text);
    const [, kind, rest] = CONTENT.exec(text) ?? [];
    if (!kind) return null;
    const signs = new RegExp(`${SIGNS}+(?:\\s+${SIGNS}+)*`).exec(rest)?.[0] ?? '';
    const [code] = codes(signs);
    const found = { kind: kind.toLowerCase(), code, signs };
    if (found.kind !== 'join') return found;
    const { params: told } = parameters((anchor.includes('&') ? anchor : text).replace(/^[^&]*&?/, ''));
    return { ...found, ...Object.fromEntries(['game', 'from', 'as'].map(name => [name, told.get(name) ?? ''])) };
  }

  function written({ kind, code, signs, ...told }) {
    const more = Object.entries(told).filter(pair => pair[1]);
    return `#${kind}=${code}${more.length ? `&${query(more)}` : ''}`;
  }

  // Pairs of name and value as an address has them. A full stop at the end of a value is escaped, as is everything
  // else that people may write there, so `trimmed` never removes a part of it.
  function query(pairs) {
    return new URLSearchParams(pairs).toString().replace(/[.*]+(?=&|$)/g, ends => ends.replaceAll('.', '%2E').replaceAll('*', '%2A'));
  }

  // The meaning of this page's address, whatever others have put around it.
  const here = (where = location) => address(where);
  // The page that an address of index.html shows.
  const pageOf = where => {
    const { params, content } = here(where);
    if (['example', 'position', 'compose', 'puzzle'].some(name => params.has(name)) || ['record', 'answer'].includes(content?.kind)) return 'viewer';
    return content || ['game', 'lesson', 'saved', 'daily'].some(name => params.has(name)) ? 'table' : 'lobby';
  };

  const pasted = { codes, decoded, HIDDEN, LENGTH, SIGNS, written };    // what page/pasted.js needs
  globalThis.reading = { address, fault, freshSeed, here, isColour, name, pageOf, pasted, place, query, seed };
})();
