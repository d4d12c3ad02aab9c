// Part of embed-made.js (tools/embedding.py puts it there): the picture of the table that content.js has read, out of
// the same drawings as in the viewer.
const CARD = 95 / 61;    // height by width
const EDGE = 8, PLATE = 22, LABEL = 18, WORD = 10;    // px, and the letters of "Turned up"
const PICTURE = `
.drawn { container-type: size; }
.table { position: relative; width: min(100cqw, 100cqh * var(--shape)); aspect-ratio: var(--shape); container-type: inline-size; --px: calc(100cqw / var(--wide)); text-align: center; }
.table > * { position: absolute; left: calc(var(--x) * var(--px)); top: calc(var(--y) * var(--px)); width: calc(var(--w) * var(--px)); box-sizing: border-box; }
.table svg { display: block; width: 100%; }
.table .card, .blank { aspect-ratio: 61 / 95; border-radius: 7% / 4.5%; background: #fbf6ea; box-shadow: 0 0 0 .5px #b9a985, 0 1px 2px rgb(0 0 0 / .3); }
.table .back { background: linear-gradient(var(--accent) 0 0) center / 86% 91% no-repeat #fbf6ea; }
.blank { background: none; box-shadow: none; border: 1.5px dashed; opacity: .4; }
.label { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: calc(13 * var(--px)); line-height: 1.3; }
.plate { font-weight: 600; }
.acts { text-decoration: underline 2px var(--accent); text-underline-offset: 3px; }
.shared { position: absolute; width: 0; height: 0; }`;

// Where rows lie in a room of this shape: py/rondas/rules/spread.py explains it.
const range = (from, to) => Array.from({ length: to - from }, (_, at) => from + at);
const splits = (from, count, cuts) => cuts ? range(from + 1, count).flatMap(end =>
  splits(end, count, cuts - 1).map(rest => [range(from, end), ...rest])) : [[range(from, count)]];
const planOf = (sizes, letters, room) => {
  const count = sizes.length, isDown = count >= 5 && Math.max(...sizes) > 1;
  const lines = isDown && count <= 8 ? splits(0, count, 0) : range(0, count <= 8 ? 4 : count <= 20 ? 2 : 1).flatMap(cuts => splits(0, count, cuts));
  const plans = lines.flatMap(each => (isDown ? [.66, .5, .36] : [1.06, .62, .42, .28]).map(step => laid(sizes, letters, each, step, isDown)));
  const sizeOf = ({ wide, high }) => Math.round(100 * Math.min(room / wide, 1 / Math.max(high, 1.9)));
  return plans.reduce((best, plan) => sizeOf(plan) > sizeOf(best) ? plan : best);
};
const laid = (sizes, letters, lines, step, isDown) => {
  const own = row => isDown ? 1 : 1 + (sizes[row] - 1) * step, width = row => Math.max(own(row), Math.min(.13 * letters[row], 2.4));
  const widths = lines.map(line => line.reduce((sum, row) => sum + width(row), .3 * (line.length - 1)));
  const plan = { wide: Math.max(...widths), high: 0, cards: [], labels: [] };
  lines.forEach((line, n) => {
    let left = (plan.wide - widths[n]) / 2;
    const deep = CARD + (isDown ? (Math.max(...line.map(row => sizes[row])) - 1) * step : 0);
    for (const row of line) {
      const x = left + (width(row) - own(row)) / 2;
      plan.cards.push(range(0, sizes[row]).map(at => [x + (isDown ? 0 : at * step), plan.high + (isDown ? at * step : 0)]));
      plan.labels.push([left + width(row) / 2, plan.high + (isDown ? CARD + (sizes[row] - 1) * step : deep), width(row) + .3]);
      left += width(row) + .3;
    }
    plan.high += deep + (line.some(row => letters[row]) ? .42 : .12);
  });
  return plan;
};

// What lies where in a room of so many pixels: { x, y, w } with a `card`, a `label` or a `blank` place.
const layout = ({ seats, below, trick, stock, turned, rows }, wide, high, { clockwise, said }) => {
  const items = [], put = (x, y, w, what) => items.push({ x, y, w, ...what });
  const line = (cards, x, y, room, w, more) => {
    const step = Math.min(w * 1.07, (room - w) / Math.max(1, cards.length - 1)), start = x + (room - step * (cards.length - 1) - w) / 2;
    cards.forEach((card, at) => put(start + at * step, y, w, { card, ...more }));
  };
  const isThere = ({ name, cards, taken, score, acts }) => name || cards.length || taken || score || acts;
  const plate = (seat, x, y, room) => {
    const { name, taken, score, acts } = seats[seat];
    put(x, y, room, { label: [name || seat + 1, taken && `▮ ${taken}`, score].filter(Boolean).join(' · '), is: `plate${acts ? ' acts' : ''}` });
  };
  const others = range(1, seats.length).map(step => (below + step) % seats.length);
  if (!clockwise) others.reverse();
  const share = (wide - 2 * EDGE) / Math.max(2, others.length), first = (wide - share * others.length) / 2;
  // Hands alone are larger.
  const size = trick.length || stock || turned.length || rows.length ? 1 : 1.4;
  const theirs = size * Math.min(.108 * high, 44), mine = size * Math.min(.165 * high, 76);
  const seen = others.filter(seat => isThere(seats[seat])), hands = seen.some(seat => seats[seat].cards.length);
  others.forEach((seat, at) => {
    if (!seen.length) return;
    plate(seat, first + at * share + 3, EDGE, share - 6);
    line(seats[seat].cards, first + at * share + 6, EDGE + PLATE, share - 12, theirs);
  });
  const top = EDGE + (seen.length ? PLATE : 0) + (hands ? theirs * CARD + EDGE : 0);
  const own = seats[below], hand = own.cards.length ? mine * CARD + EDGE / 2 : 0;
  const bottom = high - EDGE - hand - (isThere(own) ? PLATE : 0);
  if (isThere(own)) plate(below, wide / 4, bottom, wide / 2);
  line(own.cards, EDGE, bottom + PLATE, wide - 2 * EDGE, mine, { seat: below });
  let left = EDGE, right = wide - EDGE;
  const middle = (top + bottom) / 2, low = Math.min(44, .108 * high + 6);
  if (stock) {
    put(left, middle - low * CARD / 2 - LABEL / 2, low, { card: HIDDEN });
    put(left - 4, middle + low * CARD / 2 - LABEL / 2 + 2, low + 8, { label: stock });
    left += low + EDGE;
  }
  const all = [...rows, ...turned.length ? [{ label: said.turned, cards: turned, letters: WORD }] : []];
  if (all[0]?.label === '') all.splice(1, 0, ...turned.length ? all.splice(-1) : []);
  else if (turned.length) all.unshift(all.pop());
  const plays = (x, room) => {
    const w = Math.min(78, (bottom - top - LABEL - 4) / CARD, room / trick.length / 1.1), step = Math.min(w + 30, room / trick.length);
    trick.forEach(({ seat, card }, at) => {
      const start = x + room / 2 + step * (at - trick.length / 2), y = middle - (w * CARD + LABEL) / 2;
      put(start + (step - w) / 2, y, w, { card });
      if (seats.length > 1) put(start, y + w * CARD + 2, step, { label: seats[seat].name || seat + 1 });
    });
  };
  if (trick.length && all.length) right = left + .52 * (right - left);
  if (trick.length) plays(all.length ? right : left, wide - EDGE - (all.length ? right : left));
  if (all.length) {
    const plan = planOf(all.map(({ cards }) => cards.length || 1), all.map(({ label, letters = label.length }) => letters), (right - left) / (bottom - top));
    const w = Math.min((right - left) / plan.wide, (bottom - top) / plan.high, 84);
    const x = (left + right - w * plan.wide) / 2, y = (top + bottom - w * plan.high) / 2;
    all.forEach(({ label, cards }, row) => {
      plan.cards[row].forEach(([dx, dy], at) => put(x + dx * w, y + dy * w, w, cards.length ? { card: cards[at] } : { is: 'blank' }));
      const [at, under, room] = plan.labels[row], from = Math.max(left, x + (at - room / 2) * w);
      if (label) put(from, y + under * w + 1, Math.min(room * w, right - from), { label });
    });
  }
  return items;
};

// A pack's drawings and their style sheet; another element asks again if they do not come.
const decks = {};
const deckOf = (site, name) => decks[name] ??= Promise.all([`${name}.svg`, 'cards.css'].map(async file => {
  const answer = await fetch(new URL(`static/cards/${file}`, site));
  if (!answer.ok) throw Error(answer.status);
  return answer.text();
})).then(([svg, css]) => ({ css, drawings: new DOMParser().parseFromString(svg, 'image/svg+xml') }), () => { delete decks[name]; });

const SVG = 'http://www.w3.org/2000/svg';
const draw = (cards, content, { drawings }, named) => {
  const { clientWidth: wide, clientHeight: high } = cards;
  const table = make('span', null, '', { className: 'table', ariaHidden: true });
  const svgOf = box => {
    const svg = document.createElementNS(SVG, 'svg');
    if (box) svg.setAttribute('viewBox', box);
    else svg.classList.add('shared');
    return svg;
  };
  const shared = svgOf(), box = drawings.documentElement.getAttribute('viewBox'), there = new Set();
  // A face with the drawings that it shares with others.
  const copy = part => {
    const made = document.importNode(part, true);
    for (const use of made.querySelectorAll('use')) {
      const id = use.getAttribute('href').slice(1), found = !there.has(id) && drawings.getElementById(id);
      there.add(id);
      if (found) shared.append(copy(found));
    }
    return made;
  };
  table.style.cssText = `--wide: ${wide}; --shape: ${wide / high}`;
  table.append(shared);
  for (const { x, y, w, card, label, is = '', seat } of layout(content, wide, high, named)) {
    const item = make('span', table, label === undefined ? '' : String(label), { className: is || (card ? 'card' : 'label') });
    if (is.startsWith('plate')) item.classList.add('label');
    item.style.cssText = `--x: ${x}; --y: ${y}; --w: ${w}`;
    const face = card && drawings.getElementById(`face-${card}`);
    if (face) item.appendChild(svgOf(box)).append(copy(face));
    else if (card) item.classList.add('back');
    if (face && seat !== undefined) item.dataset.card = card;
  }
  cards.replaceChildren(table);
  cards.classList.add('drawn');
};
