// The ways that the front page shows a returning player first: today's deals and questions, each with how it or
// yesterday's went and the last days, the first game after a lesson, and the next lesson.
import { dayOf, explain, labelled, nextOf, tileOf } from './progress.js';

const MOST = 4;     // deals and questions
const WEEK = 7;     // days in a strip
// The label of a way, how today's went, and how yesterday's did.
const KINDS = {
  daily: ['day-today', 'front-deal', 'front-deal-before'],
  puzzle: ['puzzle-today', 'front-question', 'front-question-before'],
};

let latest = 0;    // what is read later is shown, also if words for what was read before come after it

// `visited`: the games, the latest first, of which `played` were played and not only asked about; `days`, `questions`:
// what the device has of days, by `GAME DATE`; `lessons`: pairs of key and text.
export async function today(visited, played, days, questions, lessons) {
  const turn = ++latest;
  const section = document.getElementById('today');
  const games = visited.map(game => tileOf(String(game))).filter(Boolean);
  const { first, lesson } = lessons.length || !played.size && games.length ? nextOf(played, lessons) : {};
  const items = [];
  const focused = document.activeElement.dataset.today !== undefined && document.activeElement.getAttribute('href');
  if (games.length || first || lesson) {
    const words = await import('../words/i18n.js');
    if (!await words.load().then(() => true, () => false) || turn !== latest) return;
    document.getElementById('today-title').textContent = words.dated(dayOf(0), '{"weekday":"long","day":"numeric","month":"long"}');
    // Of the latest game both, of the others those with a result in these days; and one deal that is still to be played.
    const offered = games[0] && [...games, ...document.querySelectorAll('.tile')].find(tile => !isDone(days.get(`${tile.dataset.of} ${dayOf(0)}`)));
    const kinds = [...new Set([...games, offered])].filter(Boolean).flatMap(tile => [[tile, 'daily', days], [tile, 'puzzle', questions]])
      .filter(([tile, kind, kept]) => tile === games[0] || tile === offered && kind === 'daily' || weekOf(tile, kept).some(Boolean));
    const isFree = link => link && !kinds.some(([tile]) => tile === link.closest('.tile'));
    if (isFree(first)) items.push(item(words, first, words.word('lesson-play'), ''));
    items.push(...kinds.slice(0, MOST).map(each => ticket(words, ...each)));
    if (!played.size && lesson || isFree(lesson) && offered === games[0]) items.push(item(words, lesson, lesson.textContent, lessons.length ? words.word('front-lesson') : ''));
    const more = document.querySelector('.each-day');
    if (games.length) [more.textContent, more.dataset.do] = [words.word('do-days'), 'days'];
  }
  section.querySelector('ul').replaceChildren(...items);
  section.hidden = !items.length;
  if (focused) document.querySelector(`[data-today][href="${CSS.escape(focused)}"]`)?.focus();
}

const made = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more);

// A game: its picture, its title, and what `link` of its tile leads to, with a line about that.
function item(words, link, label, about) {
  const tile = link.closest('.tile'), title = tile.querySelector('h2').textContent;
  const all = made('li', ''), head = made('div', '', { className: 'kept' }), text = made('div', '');
  all.dataset.of = tile.dataset.of;
  text.append(made('b', title), made('p', about));
  const action = made('a', label, { className: 'button primary', href: link.href });
  Object.assign(action.dataset, { today: '' }, link.dataset.play && { play: link.dataset.play });
  action.setAttribute('aria-label', labelled(words, label, title));
  head.append(tile.querySelector('.scene img').cloneNode(), text, action);
  all.append(head);
  return all;
}

const weekOf = (tile, kept) => Array.from({ length: WEEK }, (_, at) => kept.get(`${tile.dataset.of} ${dayOf(WEEK - 1 - at)}`));

// Today's card, a back while it waits; its game, how it or yesterday's went, the days before; and what a tap does.
function ticket(words, tile, kind, kept) {
  const game = tile.dataset.of, [label, of, ofBefore] = KINDS[kind];
  const [next, now, before] = [-1, 0, 1].map(ago => kept.get(`${game} ${dayOf(ago)}`));
  const value = now ?? before, isOver = isDone(now), title = tile.querySelector('h2').textContent;
  const differs = kind === 'daily' && !now ? unusual(words, game) : '';
  const result = words.word(now || !before ? of : ofBefore,
    JSON.stringify({ state: stateOf(value), points: String(value?.points ?? '').replace('-', '−') }));
  const strip = made('span', '', { className: 'strip' }), week = weekOf(tile, kept).slice(0, -1);
  for (const each of week.slice(week.findIndex(Boolean))) {    // from the first that was played
    if (week.some(Boolean)) strip.append(card(each));
  }
  const run = (next?.run || now?.run || before?.run) ?? 0;
  const row = made('b', run > 1 ? words.word('day-run', JSON.stringify({ n: run })) : '');
  const parts = [made('strong', words.word(label)), made('small', title), made('small', differs, { className: 'differs' }), made('small', result), row,
    made('small', isOver ? words.word('day-tomorrow', JSON.stringify({ kind })) : '')].filter(part => part.textContent);
  const action = words.word('front-go', JSON.stringify({ kind: isOver ? 'over' : now ? 'begun' : kind }));
  const told = made('span', ''), link = made('a', '', { className: 'ticket', href: `index.html?${kind}=${game}` });
  told.append(...parts.filter(part => part !== row), strip);
  strip.append(row);
  link.append(now ? card(now) : made('i', '', { className: 'back' }), told);
  link.append(made('span', action, { className: isOver ? 'button' : 'button primary' }));
  Object.assign(link.dataset, { today: '', state: stateOf(now) });
  if (kind === 'daily') explain(link, game, kept);
  link.setAttribute('aria-label', [...parts.map(part => part.textContent), action].join(' · '));
  const all = made('li', '');
  all.dataset.of = game;
  all.append(link);
  return all;
}

function card(value) {
  const all = made('i', '');
  all.dataset.state = stateOf(value);
  return all;
}

// How today's deal differs from how the game is set up on this page, in the words of its form; nothing if it does not.
function unusual(words, game) {
  const { players, options } = window.appearance.wayOn(game, dayOf(0));
  const form = document.querySelector(`form[data-game="${CSS.escape(game)}"]`);
  const titleOf = (field, value) => [...field.options ?? []].find(each => each.value === value)?.textContent ?? value;
  const told = [...form.querySelectorAll('[data-option]')]
    .map(field => ({ field, value: String(options[field.name] ?? field.dataset.default) }))
    .filter(({ field, value }) => field.value !== value)
    .map(({ field, value }) => labelled(words, field.labels[0].textContent, titleOf(field, value)));
  const company = form.elements.players;
  if (company.value !== String(players)) told.unshift([...company.options].find(each => each.value === String(players)).dataset.told);
  return told.join(' · ');
}

const isDone = value => value && value.state !== 'begun';

// Won, lost, right at the second try, begun, given up, or open.
const stateOf = value => !value ? 'open' : value.state !== 'done' ? value.state
  : value.won ? 'won' : value.second ? 'second' : 'lost';
