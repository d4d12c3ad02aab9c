// A moment of a game as a picture of 1200 by 630 pixels, with all its cards, as SVG or PNG. Like the picture of a
// result (card.js) it is one self-contained SVG in light colours. Names, notes and captions are text.
import { Canvas, WIDTH, header, inLight, make, png, unfolded } from './card.js';

const EDGE = 36, TOP = 102, FOOT = 572;
const OTHERS = 52, TRICK = 84, OPEN = 76, OWN = 84;    // widths of cards
const MIDDLE = 234, BELOW = 428;    // where the middle begins, and the name of the seat below
const GAP = 6, SIDE = 190, LAST = 70;
const BASE = MIDDLE + 154;    // of the words below the middle

// The file of a picture. `content`: its contents (py/page/replay/position_picture.py), as JSON; `holder`: an element in
// the document with the drawings of its cards, in order.
export async function file(content, holder) {
  const shown = JSON.parse(content);
  const svg = inLight(() => picture(shown, holder));
  const name = `${shown.file}.${shown.kind}`;
  if (shown.kind === 'png') return new File([await png(svg)], name, { type: 'image/png' });
  return new File([new XMLSerializer().serializeToString(svg)], name, { type: 'image/svg+xml' });
}

export function picture(shown, holder) {
  const sheet = new Canvas(holder), { colours, svg } = sheet;
  const drawings = [...holder.querySelectorAll('.card > svg')];
  const draw = { sheet, next: () => drawings.shift() };
  make('title', {}, svg, [shown.title, shown.caption].filter(Boolean).join(': '));
  sheet.box(0, 0, WIDTH, 630, { fill: colours.cloth });
  header(sheet, { title: shown.title, date: '' });
  const { heading, facts } = shown, right = { family: sheet.serif, fill: colours['on-accent'], at: 'end', room: 700 };
  if (heading) sheet.words(WIDTH - EDGE, 46, heading, { ...right, weight: 600, size: 32 });
  sheet.words(WIDTH - EDGE, heading ? 80 : 63, facts, { ...right, size: heading ? 23 : 34 });
  const [below, ...others] = shown.seats;
  const wide = (WIDTH - 2 * EDGE) / Math.max(2, others.length);
  const first = WIDTH / 2 - wide * others.length / 2;
  if (others.length || below.cards.length) named(draw, below, EDGE, BELOW, WIDTH - 2 * EDGE);
  row(draw, below.cards, EDGE, BELOW + 10, WIDTH - 2 * EDGE, OWN);
  others.forEach((seat, at) => {
    const x = first + at * wide + 8;
    named(draw, seat, x, TOP + 34, wide - 16);
    row(draw, seat.cards, x, TOP + 44, wide - 16, OTHERS);
  });
  middle(draw, shown);
  const font = { size: 24, family: sheet.serif, fill: colours.ink };
  if (shown.caption) {
    sheet.box(0, FOOT, WIDTH, 58, { fill: colours.paper });
    const { lines, size } = sheet.paragraph(shown.caption, { ...font, most: 2, room: WIDTH - 2 * EDGE });
    lines.forEach((line, at) => sheet.words(WIDTH / 2, FOOT + 36 + (at - (lines.length - 1) / 2) * size, line,
      { ...font, size, at: 'middle' }));
  }
  return svg;
}

// A name with its notes; filled where it is the seat's turn.
function named({ sheet }, { name, notes, acts }, x, y, room) {
  const { colours } = sheet, font = { size: 21, weight: 600 };
  const text = [name, ...notes.filter(Boolean)].join(' · ');
  const width = Math.min(room, sheet.width(text, font) + 28);
  make('rect', { x: x + (room - width) / 2, y: y - 24, width, height: 32, rx: 16,
    fill: acts ? colours.accent : colours.paper }, sheet.svg);
  sheet.words(x + room / 2, y - 1, text, { ...font, room: room - 24, at: 'middle',
    fill: acts ? colours['on-accent'] : colours.ink });
}

// The trick and the open cards, between the stock and the last trick.
function middle(draw, { trick, table, spread, note, stock, last, lastLabel, seats }) {
  const { sheet } = draw, below = { size: 20, at: 'middle', fill: sheet.colours['cloth-ink'] };
  let left = EDGE, right = WIDTH - EDGE;
  if (stock) {
    back(sheet, left + 20, MIDDLE + 18, 66);
    sheet.words(left + 53, BASE, String(stock), below);
    left += SIDE;
  }
  if (last.length) right -= SIDE;
  const share = trick.length && (table.length || spread) ? (right - left) / 2 : right - left;
  row(draw, table, left, MIDDLE + 8, share, OPEN);
  if (spread) rows(draw, spread, left, seats.length > 1 ? MIDDLE + 2 : TOP + 10, share);
  if (note) sheet.words(left + share / 2, BASE, note, { ...below, room: share });
  const step = Math.min(TRICK + 40, share / trick.length), start = right - share / 2 - step * trick.length / 2;
  trick.forEach(({ name, card }, at) => {
    const x = start + at * step;
    face(draw, card, x + (step - TRICK) / 2, MIDDLE, TRICK);
    sheet.words(x + step / 2, BASE, name, { ...below, room: step - 6 });
  });
  row(draw, last, right, MIDDLE + 20, last.length ? SIDE : 0, LAST);
  if (last.length) sheet.words(right + SIDE / 2, BASE, lastLabel, { ...below, room: SIDE });
}

// Rows with their names, as large as there is room (py/rondas/rules/spread.py).
function rows(draw, { rows: all, wide, narrow }, x, y, room) {
  const high = BELOW - 34 - y, plan = room > 1.8 * high ? wide : narrow;
  const size = Math.min(room / plan.wide, high / plan.high, TRICK);
  const left = x + (room - size * plan.wide) / 2, top = y + (high - size * plan.high) / 2;
  const { sheet } = draw, below = { size: 18, at: 'middle', fill: sheet.colours['cloth-ink'] };
  all.forEach(({ label, cards }, at) => {
    cards.forEach((card, n) => face(draw, card, left + plan.cards[at][n][0] * size, top + plan.cards[at][n][1] * size, size));
    const [middle, under, wide] = plan.labels[at];
    if (label) sheet.words(left + middle * size, top + under * size + 18, label, { ...below, room: wide * size });
  });
}

// Cards side by side, as far over each other as they must.
function row(draw, cards, x, y, room, width) {
  const step = Math.min(width + GAP, (room - width) / Math.max(1, cards.length - 1));
  const start = x + (room - step * (cards.length - 1) - width) / 2;
  cards.forEach((card, at) => face(draw, card, start + at * step, y, width));
}

function face({ sheet, next }, card, x, y, width) {
  if (card === '?') return back(sheet, x, y, width);
  const drawing = next(), [, , wide, high] = drawing.getAttribute('viewBox').split(/[\s,]+/).map(Number);
  const height = width * high / wide;
  make('rect', { x: x + 1.5, y: y + 3, width, height, rx: width * 0.065, fill: '#462a0c', opacity: 0.22 }, sheet.svg);
  unfolded(drawing, { x, y, width, height }, sheet.svg);
}

function back(sheet, x, y, width) {
  const { colours } = sheet, height = width * 95 / 61, edge = width * 0.06;
  make('rect', { x, y, width, height, rx: width * 0.065, fill: colours.paper, stroke: colours.line }, sheet.svg);
  make('rect', { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge, rx: width * 0.04,
    fill: colours.accent }, sheet.svg);
  sheet.mark(x + width / 2, y + height / 2, width / 50, colours['on-accent']);
}
