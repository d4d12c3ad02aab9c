// The result of a game as a picture of 1200 by 630 pixels, readable as a thumbnail in a chat. It is one
// self-contained SVG: every colour is written out, shared drawings are copied to each use, and the face of titles is
// in it. It always has the light colours.

const SVG = 'http://www.w3.org/2000/svg';
export const WIDTH = 1200;
const HEIGHT = 630, EDGE = 48;
const SHARP = 2;    // pixels of the file for each of the picture
const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray',
  'opacity', 'fill-rule'];
const COLOURS = ['paper', 'paper-2', 'ink', 'ink-2', 'line', 'wood', 'cloth', 'cloth-ink', 'cloth-ink-2', 'accent',
  'on-accent', 'stripe'];
const RINGS = 'M-2.55-4.01A10.92 10.92 0 0 1 -1.53-13.52M1.92-16.97A10.92 10.92 0 1 1 4.01 2.55M4.01-2.55A10.92 10.92 0 0 1 13.52-1.53M16.97 1.92A10.92 10.92 0 1 1 -2.55 4.01M2.55 4.01A10.92 10.92 0 0 1 1.53 13.52M-1.92 16.97A10.92 10.92 0 1 1 -4.01-2.55M-4.01 2.55A10.92 10.92 0 0 1 -13.52 1.53M-16.97-1.92A10.92 10.92 0 1 1 2.55-4.01';

export const make = (tag, attributes, parent, text) => {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  parent?.append(element);
  return element;
};

// The file of a picture. `content`: its contents (py/page/app/picture.py), as JSON; `holder`: an element in the document
// with the drawings of its cards, in order.
export async function file(content, holder) {
  const card = JSON.parse(content);
  const wanted = card.players.flatMap(({ people }) => people.map(({ face }) => face)).filter(Boolean);
  const faces = new Map(await Promise.all(wanted.map(async face => [face, await drawing(face)])));
  return new File([await png(inLight(() => picture(card, holder, faces)))], card.file, { type: 'image/png' });
}

// In one task, so that nothing of it is painted.
export function inLight(work) {
  const { dataset } = document.documentElement, { theme } = dataset;
  dataset.theme = 'light';
  try {
    return work();
  } finally {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  }
}

// A drawing of the site, or null: a letter stands in its place.
async function drawing(address) {
  try {
    const answer = await fetch(address);
    const made = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
    return answer.ok && !made.querySelector('parsererror') ? made.documentElement : null;
  } catch {
    return null;
  }
}

export function picture(card, holder, faces) {
  const sheet = new Canvas(holder);
  const svg = sheet.svg;
  make('title', {}, svg, `${card.title}: ${card.headline}`);
  const { colours } = sheet;
  sheet.box(0, 0, WIDTH, HEIGHT, { fill: colours.paper });
  header(sheet, card);
  const top = headline(sheet, card.headline);
  players(sheet, card.players, faces, top);
  table(sheet);
  if (card.day) day(sheet, card.day);
  else if (card.moment) moment(sheet, card.moment, [...holder.querySelectorAll('.card > svg')]);
  else sheet.mark(LEFT + PANEL / 2, TOP + TALL / 2, 5, colours['cloth-ink-2']);
  sheet.words(EDGE, 596, card.deal || 'Rondas', { size: 26, room: 380, fill: colours['ink-2'], weight: 600 });
  sheet.words(WIDTH - EDGE, 596, card.address, { size: 26, room: 700, fill: colours['ink-2'], at: 'end' });
  return svg;
}

// Places on the picture are counted from the side where lines begin; `x` is mirrored if that is the right.
export class Canvas {
  constructor(holder) {
    const style = getComputedStyle(holder);
    this.isTurned = style.direction === 'rtl';
    this.language = holder.closest('[lang]')?.lang;
    this.colours = Object.fromEntries(COLOURS.map(name => [name, valueOf('color', name, holder)]));
    this.serif = valueOf('font-family', 'title', holder);
    this.sans = valueOf('font-family', 'sans', holder);
    this.pen = document.createElement('canvas').getContext('2d');
    this.svg = make('svg', { xmlns: SVG, width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` });
  }

  x(x, width = 0) { return this.isTurned ? WIDTH - x - width : x; }

  box(x, y, width, height, more) {
    return make('rect', { x: this.x(x, width), y, width, height, ...more }, this.svg);
  }

  width(text, { size, weight = 400, family = this.sans }) {
    this.pen.font = `${weight} ${size}px ${family}`;
    return this.pen.measureText(text).width;
  }

  // One line, smaller or cut if there is not enough room.
  words(x, y, text, { room = Infinity, least = 0.75, at = 'start', fill, ...font }) {
    if (!text) return;
    let size = font.size;
    while (size > font.size * least && this.width(text, { ...font, size }) > room) size--;
    const { weight = 400, family = this.sans } = font;
    make('text', { x: at === 'middle' ? x : this.x(x), y, 'font-size': size, 'font-weight': weight,
      'font-family': family, fill, 'text-anchor': at, direction: this.isTurned ? 'rtl' : 'ltr' },
    this.svg, this.cut(text, room, { ...font, size }));
  }

  cut(text, room, font) {
    if (this.width(text, font) <= room) return text;
    const parts = [...new Intl.Segmenter(this.language).segment(text)].map(({ segment }) => segment);
    while (parts.length && this.width(`${parts.join('')}…`, font) > room) parts.pop();
    return `${parts.join('').trimEnd()}…`;
  }

  // A text in as few lines as possible, at most `most`, as large as fits, and of about equal length.
  paragraph(text, { most, room, least = 0.7, ...font }) {
    for (let { size } = font; ; size -= 2) {
      const lines = this.lines(text, room, { ...font, size });
      const fits = lines.every(line => this.width(line, { ...font, size }) <= room);
      if (lines.length <= most && fits) return { lines: this.balanced(text, room, { ...font, size }), size };
      if (size - 2 >= font.size * least) continue;
      const rest = [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
      return { lines: rest.map(line => this.cut(line, room, { ...font, size })), size };
    }
  }

  lines(text, room, font) {
    const lines = [''];
    for (const part of breakable(text, this.language)) {
      const longer = lines.at(-1) + part;
      if (lines.at(-1) && this.width(longer.trimEnd(), font) > room) lines.push(part.trimStart());
      else lines[lines.length - 1] = longer;
    }
    return lines.map(line => line.trim());
  }

  balanced(text, room, font) {
    let lines = this.lines(text, room, font);
    for (let less = room - 8; ; less -= 8) {
      const next = this.lines(text, less, font);
      if (next.length > lines.length || next.some(line => this.width(line, font) > less)) return lines;
      lines = next;
    }
  }

  mark(x, y, scale, colour) {
    const group = make('g', { transform: `translate(${x} ${y}) scale(${scale})`, fill: colour, stroke: 'none' }, this.svg);
    make('path', { d: RINGS, fill: 'none', stroke: colour, 'stroke-width': 2.73 }, group);
    make('circle', { r: 2.67 }, group);
  }
}

// The places where lines may break: behind spaces or, without spaces, between words, but not before a stop, nor
// behind an opening bracket.
function breakable(text, language) {
  if (!/^(ja|zh)/.test(language ?? '')) return text.match(/\S+\s*/g) ?? [];
  const parts = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const joins = /^[、。，．：）」』！？ー…\s]/.test(segment) || /[（「『\d]$/.test(parts.at(-1) ?? '');
    if (parts.length && joins) parts[parts.length - 1] += segment;
    else parts.push(segment);
  }
  return parts;
}

function valueOf(property, token, holder) {
  const probe = document.createElement('i');
  probe.style.setProperty(property, `var(--${token})`);
  holder.append(probe);
  const value = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return value;
}

// The parts of the picture.

const BAND = 96;
const LEFT = 548, TOP = 132, PANEL = WIDTH - EDGE - 548, TALL = 412;    // the table

export function header(sheet, card) {
  const { colours } = sheet;
  sheet.box(0, 0, WIDTH, BAND, { fill: colours.accent });
  sheet.box(0, BAND, WIDTH, 6, { fill: colours.stripe });
  sheet.mark(sheet.x(EDGE + 30), BAND / 2, 1.5, colours['on-accent']);
  const font = { family: sheet.serif, weight: 600, fill: colours['on-accent'] };
  sheet.words(EDGE + 80, 65, card.title, { ...font, size: 48, room: 560 });
  sheet.words(WIDTH - EDGE, 63, card.date, { ...font, size: 34, room: 440, at: 'end' });
}

// Draws the headline; returns where the next part may begin.
function headline(sheet, text) {
  const font = { size: 64, weight: 700, family: sheet.serif };
  const room = LEFT - 2 * EDGE + 12;
  const isShort = sheet.width(text, { ...font, size: 48 }) <= room;
  const { lines, size } = sheet.paragraph(text, { ...font, room, most: isShort ? 1 : 2, least: 0.6 });
  let y = TOP;
  for (const line of lines) {
    y += size * 1.14;
    sheet.words(EDGE, y - size * 0.24, line, { ...font, size, fill: sheet.colours.ink });
  }
  return y + 24;
}

function players(sheet, all, faces, top) {
  const { colours } = sheet;
  const width = LEFT - EDGE - 36, bottom = TOP + TALL;
  const tall = Math.min(104, (bottom - top) / all.length);
  const first = bottom - tall * all.length;
  all.forEach((player, at) => {
    const y = first + at * tall, middle = y + tall / 2;
    const fill = player.won ? colours['on-accent'] : colours.ink;
    if (player.won) sheet.box(EDGE - 12, y + 3, width + 24, tall - 6, { rx: 14, fill: colours.accent });
    else if (at && !all[at - 1].won) sheet.box(EDGE, y, width, 2, { fill: colours.line });
    const size = Math.min(76, tall - 16), step = size * 0.72;
    player.people.forEach((person, n) => portrait(sheet, faces.get(person.face), { ...player, ...person },
      sheet.x(EDGE + size / 2 + 2 + n * step), middle, size));
    const from = size + (player.people.length - 1) * step;
    const points = { size: Math.min(52, tall * 0.62), family: sheet.serif, weight: 700 };
    const taken = sheet.width(player.points, points);
    sheet.words(EDGE + width - 2, middle + points.size * 0.34, player.points, { ...points, fill, at: 'end' });
    const room = width - from - 34 - taken, large = Math.min(40, tall * 0.5);
    sheet.words(EDGE + from + 18, middle + large * 0.33, player.name, { size: large, room, fill, least: 0.6,
      weight: player.mine || player.won ? 700 : 500 });
  });
}

// A face in a ring; without one the first letter of the name, or without a name head and shoulders.
function portrait(sheet, face, player, x, y, size) {
  const { colours } = sheet;
  make('circle', { cx: x, cy: y, r: size / 2 + 2, fill: player.won ? colours['on-accent'] : colours.accent }, sheet.svg);
  if (face) {
    const copy = document.importNode(face, true);
    const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
    for (const [name, value] of Object.entries(box)) copy.setAttribute(name, value);
    const round = `round-${Math.round(x)}-${Math.round(y)}`;
    make('circle', { cx: x, cy: y, r: size / 2 }, make('clipPath', { id: round }, sheet.svg));
    make('g', { 'clip-path': `url(#${round})` }, sheet.svg).append(copy);
    return;
  }
  make('circle', { cx: x, cy: y, r: size / 2 - 1, fill: colours.paper }, sheet.svg);
  const [letter] = new Intl.Segmenter(sheet.language).segment(player.called);
  if (!letter) {
    const bust = make('g', { transform: `translate(${x} ${y}) scale(${size / 60})`, fill: colours.accent }, sheet.svg);
    make('circle', { cy: -7, r: 10 }, bust);
    make('path', { d: 'M-18 21.5a18 16 0 0 1 36 0a28 28 0 0 1 -36 0z' }, bust);
    return;
  }
  sheet.words(x, y + size * 0.19, letter.segment, { size: size * 0.54, weight: 700, family: sheet.serif,
    fill: colours.accent, at: 'middle' });
}

// The table: its surface, with a border of wood.
function table(sheet) {
  const { colours } = sheet;
  sheet.box(LEFT, TOP, PANEL, TALL, { rx: 22, fill: colours.wood });
  const cloth = sheet.box(LEFT + 9, TOP + 9, PANEL - 18, TALL - 18, { rx: 15, fill: colours.cloth });
  const weave = make('pattern', { id: 'weave', width: 6, height: 6, patternUnits: 'userSpaceOnUse' }, sheet.svg);
  make('path', { d: 'M0 1.5H3M3 4.5H6M1.5 3V6M4.5 0V3', stroke: colours.wood, opacity: 0.22 }, weave);
  const woven = cloth.cloneNode();
  woven.setAttribute('fill', 'url(#weave)');
  sheet.svg.append(woven);
  sheet.box(LEFT + 18, TOP + 18, PANEL - 36, TALL - 36, { rx: 9, fill: 'none', stroke: colours.wood,
    'stroke-width': 2, opacity: 0.7 });
}

const MIDDLE = LEFT + PANEL / 2, ROOM = PANEL - 72;

// Draws lines in the middle of the table, from `y` down; returns where they end.
function said(sheet, text, y, { most = 1, size, ...font }) {
  if (!text) return y;
  const made = sheet.paragraph(text, { most, room: ROOM, size, ...font });
  for (const line of made.lines) {
    y += made.size * 1.25;
    sheet.words(sheet.x(MIDDLE), y - made.size * 0.32, line, { ...font, size: made.size, at: 'middle' });
  }
  return y;
}

const GAP = 14, NAME = 34;

// The cards on the table at the moment that mattered: the played cards with the names of their players, then the
// captured cards.
function moment(sheet, { label, text, cards }, drawings) {
  const { colours } = sheet;
  const top = said(sheet, label, TOP + 30, { size: 30, weight: 700, family: sheet.serif, fill: colours['cloth-ink'] });
  const font = { size: 26, fill: colours['cloth-ink-2'] };
  const told = sheet.paragraph(text, { ...font, most: 2, room: ROOM });
  const foot = TOP + TALL - 34 - told.lines.length * told.size * 1.25;
  said(sheet, text, foot, { ...font, most: 2 });
  const named = cards.some(({ name }) => name) ? NAME : 0;
  const [, , wide, high] = drawings[0].getAttribute('viewBox').split(/[\s,]+/).map(Number);
  const tall = foot - top - 44 - named;
  // The cards of a trick lie in one row; many captured cards overlap.
  const width = Math.min(tall * wide / high, 168, Math.max(92, (ROOM - GAP * (cards.length - 1)) / cards.length));
  const step = cards.length > 1 ? Math.min(width + GAP, (ROOM - width) / (cards.length - 1)) : 0;
  const height = width * high / wide;
  const row = width + step * (cards.length - 1);
  const y = top + 26 + (tall - height) / 2;
  cards.forEach((card, at) => {
    const x = sheet.x(MIDDLE) - row / 2 + at * step;
    make('rect', { x: x + 2, y: y + 5, width, height, rx: width * 0.065, fill: '#462a0c', opacity: 0.22 }, sheet.svg);
    unfolded(drawings[at], { x, y, width, height }, sheet.svg);
    if (card.won) make('rect', { x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: width * 0.09, fill: 'none',
      stroke: colours.accent, 'stroke-width': 7 }, sheet.svg);
    sheet.words(x + width / 2, y + height + 32, card.name, { size: 24, room: step ? step - 4 : ROOM, at: 'middle',
      least: 0.85, fill: colours['cloth-ink'], weight: card.won ? 700 : 500 });
  });
}

// A deal of the day shows no card: the points of each player, and the days in a row.
function day(sheet, { label, standing, run }) {
  const { colours } = sheet;
  const ink = colours['cloth-ink'];
  const end = TOP + TALL - 30 - (run ? 92 : 0);
  if (run) {
    sheet.mark(sheet.x(LEFT + 80), end + 50, 1.7, colours.accent);
    sheet.words(LEFT + 132, end + 65, run, { size: 42, weight: 700, family: sheet.serif, fill: ink, room: ROOM - 100 });
  }
  let y = said(sheet, label, TOP + 34, { size: 28, fill: colours['cloth-ink-2'] }) + 12;
  const tall = Math.min(66, (end - y) / standing.length), most = Math.max(1, ...standing.map(({ value }) => value));
  const words = Math.max(...standing.map(({ name }) => sheet.width(name, { size: 30, weight: 700 })));
  const from = LEFT + 46 + Math.min(words, 190) + 16, length = LEFT + PANEL - 46 - from - 90;
  for (const { name, points, value, mine } of standing) {
    const font = { size: 30, weight: mine ? 700 : 500, fill: ink };
    sheet.words(LEFT + 46, y + tall / 2 + 10, name, { ...font, room: 190 });
    const long = Math.max(4, length * Math.max(0, value) / most);
    sheet.box(from, y + tall * 0.2, long, tall * 0.6, { rx: Math.min(6, long / 2), fill: mine ? colours.accent : colours.wood });
    const after = { size: 36, weight: 700, family: sheet.serif, fill: ink };
    sheet.words(from + long + 14, y + tall / 2 + 12, points, after);
    y += tall;
  }
}

// A card as it looks on the page. Shared parts are put in their places inside a copy that is part of the page for a
// moment, so that the browser tells the style of every line.
export function unfolded(drawing, box, svg) {
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

// The face of titles, as text; empty if it does not come: the system has others.
async function titles() {
  try {
    const answer = await fetch(new URL('static/fonts/titles.woff2', document.baseURI));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return answer.ok ? `@font-face { font-family: "Rondas Titles"; font-weight: 400 900;
      src: url(data:font/woff2;base64,${btoa(String.fromCharCode(...bytes))}); }` : '';
  } catch {
    return '';
  }
}

export async function png(svg) {
  make('style', {}, svg, await titles());
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH * SHARP;
    canvas.height = HEIGHT * SHARP;
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}
