// Links, codes and pictures: what leaves the device, and what comes in by an address.
//
// A code is the text of a record, deflate-raw, base64url. Whoever made it may mean harm: both sizes
// are limited, and what is inflated is counted while it comes, so that a small code cannot fill the
// memory. What the text means is for the engine to say.

const CODE_LIMIT = 400_000;      // characters
const TEXT_LIMIT = 1_000_000;    // bytes; the longest games have some tens of thousands

export async function encode(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

// Gives JSON text: { "text": … } or { "error": … }, the name of a message. Never throws.
export async function decode(code) {
  try {
    const text = await inflate(code);
    const record = objectIn(text);
    return record ? JSON.stringify({ text: record }) : refused('link-damaged');
  } catch (error) {
    return refused(error instanceof RangeError ? 'too-large' : 'link-damaged');
  }
}

const refused = error => JSON.stringify({ error });
const { links, objectIn } = window.reading;

async function inflate(code) {
  if (code.length > CODE_LIMIT) throw new RangeError('code');
  if (!/^[\w-]+$/.test(code)) throw new TypeError('not base64url');
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, character => character.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '', size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > TEXT_LIMIT) {
      reader.cancel().catch(() => {});
      throw new RangeError('text');
    }
    text += decoder.decode(value, { stream: true });
  }
}

// What somebody pasted: a link of this site, a code, or the text of a record. Gives JSON text: { "code": … } of a
// game, { "answer": … } to an invitation, { "address": … } of anything else here, or { "error": … }.
export async function found(text) {
  if (text.length > TEXT_LIMIT) return refused('too-large');
  const record = objectIn(text);
  if (record) return JSON.stringify({ code: await encode(record) });
  let damaged = null;
  for (const { kind, code, address } of links(text)) {
    if (kind === 'page' || kind === 'join') return JSON.stringify({ address });
    if (kind !== 'answer' && await holds(code)) return JSON.stringify({ code });
    if (kind === 'answer' || kind === 'bare') {
      const { isAnswer } = await import('./peers/code.js');
      if (isAnswer(code)) return JSON.stringify({ answer: code });
    }
    if (kind !== 'bare') damaged ??= kind === 'answer' ? { answer: code } : { code };
  }
  return damaged ? JSON.stringify(damaged) : refused('not-a-game');    // whoever opens it says what is wrong
}

const holds = async code => 'text' in JSON.parse(await decode(code));

// Whether a text is like one of those, to be asked before it is taken from somebody who may mean something else.
export const isLike = text => text.length <= TEXT_LIMIT && (/^\s*\{/.test(text) || !links(text).next().done);

// The text of a file that was dropped or chosen, as decode() gives it.
export async function read(file) {
  if (file.size > TEXT_LIMIT) return refused('too-large');
  try {
    return JSON.stringify({ text: await file.text() });
  } catch {
    return refused('file-unread');    // it is a folder, or has changed or gone
  }
}

// Sends a link on with one tap, behind a text if there is one, or a text alone: 'shared' by the device's share sheet, 'copied'
// to the clipboard, or 'shown' if neither is allowed here and the page has to show it. Never throws.
export async function send(title, url, text = '') {
  if (await toSheet({ title, ...url && { url }, ...text && { text } })) return 'shared';
  try {
    await navigator.clipboard.writeText([text, url].filter(Boolean).join('\n'));
    return 'copied';
  } catch {
    return 'shown';
  }
}

// The same for a link that brings somebody to a table. The text is for a chat: it is not copied, so that the link can
// be pasted anywhere. A picture would push the link out of the message in some chats.
export async function invite(title, url, text) {
  return await toSheet({ title, url, text }) ? 'shared' : send(title, url);
}

// Share sheets are for fingers: with a mouse the clipboard is quicker, and sheets are odd.
async function toSheet(what) {
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(what)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error.name === 'AbortError';    // looked at, and closed again
  }
}

// Saves a picture of the table: 'shared' or 'saved'.
export async function save(board, title, line) {
  const file = new File([await png(picture(board, title, line))], 'rondas.png', { type: 'image/png' });
  if (await toSheet({ files: [file] })) return 'shared';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}

// The picture of a board as one SVG that needs nothing else: every colour is written out, as it is on
// the screen, and parts that drawings share are copied to where they are used.

const SVG = 'http://www.w3.org/2000/svg';
const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray',
  'opacity', 'fill-rule'];
const HEAD = 46;    // px above the board for the title

const make = (tag, attributes, parent, text) => {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  parent?.append(element);
  return element;
};

export function picture(board, title, line) {
  const frame = board.getBoundingClientRect();
  const at = element => {
    const box = element.getBoundingClientRect();
    return { x: box.x - frame.x, y: box.y - frame.y + HEAD, width: box.width, height: box.height };
  };
  const style = getComputedStyle(board);
  const accent = colour('--accent', board), bright = colour('--on-accent', board);
  const prompt = board.querySelector('.prompt'), told = at(prompt);
  const { color, direction, fontFamily } = getComputedStyle(prompt);
  const svg = make('svg', { xmlns: SVG, width: frame.width });
  // Where a line begins that begins so far from its side.
  const from = x => (direction === 'rtl' ? frame.width - x : x);
  make('title', {}, svg, `${title}: ${line}`);
  const ground = make('rect', { width: frame.width, fill: style.backgroundColor }, svg);
  const words = (x, y, text, size, fill, more = {}) =>
    make('text', { x, y, 'font-size': size, fill, direction, 'font-family': fontFamily, ...more }, svg, text);
  // Parts of the table, and how far down they go: below an empty hand the picture ends.
  let end = 0;
  const last = board.querySelector('.trick .card, .open .card') ? [] : board.querySelectorAll('.last .card');
  const away = centred(last, at(board.querySelector('.centre')));
  for (const element of board.querySelectorAll('.plate, .back, .card')) {
    const box = away.get(element) ?? at(element);
    if (!box.width || !element.checkVisibility?.({ visibilityProperty: true })) continue;
    end = Math.max(end, box.y + box.height);
    if (element.matches('.plate')) plate(element, box, svg, at);
    else if (element.matches('.back')) back(element, box, svg);
    else face(element.querySelector('svg'), box, svg);
    if (element.closest('.best')) make('rect', { ...box, rx: 5, fill: 'none', stroke: accent, 'stroke-width': 4 }, svg);
  }
  words(frame.width / 2, told.y + told.height / 2 + 6, line, 18, color, { 'text-anchor': 'middle', 'font-weight': 600 });
  const height = Math.ceil(Math.max(end, told.y + told.height) + 32);
  ground.setAttribute('height', height);
  svg.setAttribute('height', height);
  svg.setAttribute('viewBox', `0 0 ${frame.width} ${height}`);
  const stripe = colour('--stripe', board);
  for (const [y, size, fill] of [[0, HEAD, accent], [HEAD + 4, 3, stripe], [height - 13, 3, stripe], [height - 6, 6, accent]]) {
    make('rect', { y, width: frame.width, height: size, fill }, svg);
  }
  words(from(16), HEAD - 16, title, 20, bright, { 'font-weight': 600 });
  words(from(frame.width - 16), HEAD - 16, 'Rondas', 16, bright, { 'text-anchor': 'end' });
  return svg;
}

// The last trick, small in its corner on the screen, is what the picture of an end is about.
function centred(cards, centre) {
  const width = Math.min(110, centre.width / (cards.length || 1) - 12, (centre.height - 16) * 61 / 95);
  const row = cards.length * (width + 12) - 12;
  const boxes = [...cards].map((card, n) => [card, {
    x: centre.x + (centre.width - row) / 2 + n * (width + 12),
    y: centre.y + (centre.height - width * 95 / 61) / 2,
    width, height: width * 95 / 61,
  }]);
  return new Map(boxes);
}

function colour(name, element) {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  element.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

function plate(element, box, svg, at) {
  const style = getComputedStyle(element);
  make('rect', { ...box, rx: 8, fill: style.backgroundColor, stroke: style.borderTopColor }, svg);
  for (const part of element.children) {
    if (!part.textContent) continue;
    const place = at(part), font = getComputedStyle(part), size = parseFloat(font.fontSize);
    const x = font.direction === 'rtl' ? place.x + place.width : place.x;
    make('text', { x, y: place.y + place.height / 2 + size * 0.36, 'font-size': size, fill: font.color,
      direction: font.direction, 'font-weight': font.fontWeight, 'font-family': font.fontFamily }, svg, part.textContent);
  }
}

function back(element, box, svg) {
  make('rect', { ...box, rx: box.width * 0.065, fill: getComputedStyle(element).backgroundColor,
    stroke: '#b9a985', 'stroke-width': 0.5 }, svg);
  const edge = box.width * 0.045;
  make('rect', { x: box.x + edge, y: box.y + edge, width: box.width - 2 * edge, height: box.height - 2 * edge,
    rx: box.width * 0.04, fill: getComputedStyle(element, '::before').backgroundColor }, svg);
  const size = box.width * 0.17, x = box.x + box.width / 2, y = box.y + box.height / 2;
  for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]]) {
    make('circle', { cx: x + dx * size * 0.8, cy: y + dy * size * 0.8, r: size, fill: 'none',
      stroke: getComputedStyle(element, '::after').backgroundColor, 'stroke-width': box.width * 0.04 }, svg);
  }
}

// A card. Shared parts are put in their places inside a copy that is part of the page for a moment, so
// that the browser says what every line looks like there.
function face(drawing, box, svg) {
  const copy = drawing.cloneNode(true);
  drawing.parentNode.append(copy);
  for (let use; (use = copy.querySelector('use'));) unfold(use);
  const parts = [...copy.querySelectorAll('*')];
  const looks = parts.map(part => PAINT.map(name => [name, getComputedStyle(part).getPropertyValue(name)]));
  copy.remove();
  parts.forEach((part, n) => {
    part.removeAttribute('class');
    for (const [name, value] of looks[n]) part.setAttribute(name, value);
  });
  for (const name of [...copy.getAttributeNames()]) if (name !== 'viewBox') copy.removeAttribute(name);
  for (const [name, value] of Object.entries(box)) copy.setAttribute(name, value);
  svg.append(copy);
}

function unfold(use) {
  const source = document.getElementById((use.getAttribute('href') ?? '').slice(1));
  const group = make('g', {});
  const shift = `translate(${use.getAttribute('x') ?? 0} ${use.getAttribute('y') ?? 0})`;
  group.setAttribute('transform', `${use.getAttribute('transform') ?? ''} ${shift}`.trim());
  if (use.hasAttribute('class')) group.setAttribute('class', use.getAttribute('class'));
  if (source?.localName === 'symbol') {
    const inner = make('svg', { overflow: 'visible' }, group);
    if (source.hasAttribute('viewBox')) inner.setAttribute('viewBox', source.getAttribute('viewBox'));
    for (const size of ['width', 'height']) if (use.hasAttribute(size)) inner.setAttribute(size, use.getAttribute(size));
    inner.append(...source.cloneNode(true).childNodes);
  } else if (source) {
    const inner = source.cloneNode(true);
    inner.removeAttribute('id');
    group.append(inner);
  }
  use.replaceWith(group);
}

// At least 1200 px wide, for sharp cards.
async function png(svg) {
  const width = Number(svg.getAttribute('width')), height = Number(svg.getAttribute('height'));
  const scale = Math.max(2, Math.ceil(1200 / width));
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}
