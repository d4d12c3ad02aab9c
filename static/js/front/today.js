// The ways that the front page shows a returning player first: today's deal and question, with how they or yesterday's
// went and the last days; the first game after a lesson, the next lesson.
import { dayOf, explain, isDone, labelled, nextOf, tileOf, tileOn } from './progress.js';

const MOST = 4;     // deals and questions
const WEEK = 7;     // days in a strip
// The label of a way, how today's went, and how yesterday's did.
const KINDS = {
  daily: ['day-today', 'front-deal', 'front-deal-before'],
  puzzle: ['puzzle-today', 'front-question', 'front-question-before'],
};

let latest = 0;    // what is read later is shown, also if words for what was read before come after it

// `visited`: the games, the latest first, of which `played` were played and not only asked about; `days`, `questions`:
// what the device has of days, by `GAME DATE`; `lessons`: pairs of key and text; `lost`: the game that was lost last and
// how, if that was today and no other has ended since.
export async function today(visited, played, days, questions, lessons, lost) {
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
    // One of each kind, of the game of the day, or of another that was played instead; all that wait to be gone on with.
    const waysOf = (kind, kept) => {
      const stateIn = tile => kept.get(`${tile.dataset.of} ${dayOf(0)}`)?.state, on = games.filter(stateIn), todays = tileOn(dayOf(0));
      const begun = on.filter(tile => stateIn(tile) === 'begun');
      return (begun.length ? begun : [on.includes(todays) ? todays : on[0] ?? todays]).map((tile, at) => [tile, kind, kept, !at]);
    };
    const kinds = games.length ? [...waysOf('daily', days), ...waysOf('puzzle', questions)].slice(0, MOST) : [];
    const isFree = link => link && !games.includes(link.closest('.tile'));
    if (isFree(first)) items.push(item(words, first, words.word('lesson-play'), words.word('lesson-over'), 'first-game'));
    items.push(...kinds.map(each => ticket(words, ...each)));
    week(words, days, questions, kinds.length && kinds.every(([tile, , kept]) => isDone(kept.get(`${tile.dataset.of} ${dayOf(0)}`))));
    const again = lost && kinds.length < MOST && tileOf(String(lost.game))?.querySelector('[data-play]');
    if (again) items.push(item(words, again, words.word('play-again'), words.word('front-last', JSON.stringify(lost.how))));
    const n = lesson && Number(new URLSearchParams(lesson.search).get('at')), of = Number(lesson?.dataset.ideas);
    if (n) items.push(item(words, lesson, words.word('front-go', '{"kind":"begun"}'), words.word('lesson-head', JSON.stringify({ n, of, title: words.word('learn-again') }))));
    else if (!played.size && lesson || isFree(lesson) && kinds.length < MOST) items.push(item(words, lesson, lesson.textContent, lessons.length ? words.word('front-lesson') : ''));
    if (kinds.length) items.push(others(words, tile => !kinds.some(([each, kind]) => each === tile && kind === 'daily'), days));
  }
  section.querySelector('ul').replaceChildren(...items);
  section.hidden = !items.length;
  if (focused) document.querySelector(`[data-today][href="${CSS.escape(focused)}"]`)?.focus();
}

const titleOf = tile => tile.querySelector('h2').textContent;
const made = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more);

// A game: its picture, its title, and what `link` of its tile leads to, with a line about that.
function item(words, link, label, about, className = '') {
  const tile = link.closest('.tile'), title = titleOf(tile);
  const all = made('li', '', { className }), head = made('div', '', { className: 'kept' }), text = made('div', '');
  all.dataset.of = tile.dataset.of;
  text.append(made('b', title), made('p', about));
  const action = made('a', label, { className: 'button primary', href: link.href });
  Object.assign(action.dataset, { today: '' }, link.dataset.play && { play: link.dataset.play });
  action.setAttribute('aria-label', labelled(words, label, title));
  head.append(tile.querySelector('.scene img').cloneNode(), text, action);
  all.append(head);
  return all;
}

// How the deal of a day went, of this game or else of any.
const wentOn = (date, kept, game) => kept.get(`${game} ${date}`) ?? [...kept.values()].find(each => each?.date === date);

// The deals of the other games, which everybody has today too.
function others(words, isOther, days) {
  const all = made('li', '', { className: 'others' });
  all.append(made('b', words.word('day-others')));
  for (const tile of [...document.querySelectorAll('.tile')].filter(isOther)) {
    const game = tile.dataset.of, title = titleOf(tile);
    const link = made('a', title, { href: `index.html?daily=${game}` });
    Object.assign(link.dataset, { today: '', of: game });
    link.setAttribute('aria-label', labelled(words, title, words.word('day-today')));
    explain(link, game, days);
    all.append(link);
  }
  return all;
}

// The last days, from the first that was played to today: how the deal went, else the question; the days in a row with
// any of them; and what comes tomorrow, when all of today `isOver`.
function week(words, days, questions, isOver) {
  const on = ago => wentOn(dayOf(ago), days) ?? wentOn(dayOf(ago), questions);
  const all = document.getElementById('week'), last = Array.from({ length: WEEK }, (_, at) => on(WEEK - 1 - at));
  all.replaceChildren(...last.some(Boolean) ? last.slice(last.findIndex(Boolean)).map(card) : []);
  // Tomorrow's may be there already, from a time zone where it has come.
  const n = Math.max(0, ...[...days.values(), ...questions.values()].filter(each => each?.date >= dayOf(1)).map(each => each.run ?? 0));
  if (n > 1 || n && on(0)) all.append(made('b', words.word('day-run', JSON.stringify({ n }))));
  if (isOver) all.append(made('span', words.word('day-tomorrow', JSON.stringify({ game: titleOf(tileOn(dayOf(-1))) }))));
}

// Today's card, while it waits a back or for a question its sign; its game, how it went, and with `leads` else how
// yesterday's did, with any game; and what a tap does.
function ticket(words, tile, kind, kept, leads) {
  const game = tile.dataset.of, [label, of, ofBefore] = KINDS[kind];
  const now = kept.get(`${game} ${dayOf(0)}`), before = leads && wentOn(dayOf(1), kept, game);
  const value = now ?? before, isOver = isDone(now), title = titleOf(tile);
  const differs = kind === 'daily' && !now ? unusual(words, game, dayOf(0)) : '';
  const result = words.word(now || !before ? of : ofBefore,
    JSON.stringify({ state: stateOf(value), points: String(value?.points ?? '').replace('-', '−') }));
  const parts = [made('strong', words.word(label)), made('small', title), made('small', differs, { className: 'differs' }),
    made('small', !now && before && before.game !== game ? `${result} · ${titleOf(tileOf(before.game))}` : result)].filter(part => part.textContent);
  const action = words.word('front-go', JSON.stringify({ kind: isOver ? 'over' : now ? 'begun' : kind }));
  const told = made('span', ''), link = made('a', '', { className: 'ticket', href: `index.html?${kind}=${game}` });
  told.append(...parts);
  link.append(now ? card(now) : made('i', '', { className: kind === 'puzzle' ? 'asks' : 'back' }), told);
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

// How a day's deal differs from how the game is set up on this page, in the words of its form; nothing if it does not.
export function unusual(words, game, date) {
  const { players, options } = window.appearance.wayOn(game, date);
  const form = document.querySelector(`form[data-game="${CSS.escape(game)}"]`);
  const named = (field, value) => [...field.options ?? []].find(each => each.value === value)?.textContent ?? value;
  const told = [...form.querySelectorAll('[data-option]')]
    .map(field => ({ field, value: String(options[field.name] ?? field.dataset.default) }))
    .filter(({ field, value }) => field.value !== value)
    .map(({ field, value }) => labelled(words, field.labels[0].textContent, named(field, value)));
  const company = form.elements.players;
  if (company.value !== String(players)) told.unshift([...company.options].find(each => each.value === String(players)).dataset.told);
  return told.join(' · ');
}

// Won, lost, right at the second try, begun, given up, or open.
const stateOf = value => !value ? 'open' : value.state !== 'done' ? value.state
  : value.won ? 'won' : value.second ? 'second' : 'lost';
