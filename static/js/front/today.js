// The ways that the front page shows a returning player first: today's deal and question of their latest games, each
// with how it or yesterday's went and the last days, the first game after a lesson, and the next lesson.
import { dayOf, explain, labelled, nextOf, tileOf } from './progress.js';

const MOST = 2;     // games
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
  const games = visited.map(game => tileOf(String(game))).filter(Boolean).slice(0, MOST);
  const { first, lesson } = lessons.length || !played.size && games.length ? nextOf(played, lessons) : {};
  const items = [], isFree = link => link && !games.includes(link.closest('.tile'));
  const focused = document.activeElement.dataset.today !== undefined && document.activeElement.getAttribute('href');
  if (games.length || first || lesson) {
    const words = await import('../words/i18n.js');
    if (!await words.load().then(() => true, () => false) || turn !== latest) return;
    document.getElementById('today-title').textContent = words.dated(dayOf(0), '{"weekday":"long","day":"numeric","month":"long"}');
    for (const old of document.querySelectorAll('#going-on .tickets')) old.remove();
    if (isFree(first)) {
      items.push(item(words, first, words.word('lesson-play'), first.closest('.choose').querySelector('.way').textContent));
    }
    for (const [n, tile] of games.entries()) {
      const tickets = made('div', '', { className: 'tickets' });
      tickets.append(ticket(words, tile, 'daily', days), ticket(words, tile, 'puzzle', questions));
      // A game in progress has its box already.
      let box = document.querySelector(`#going-on li:not([hidden])[data-of="${CSS.escape(tile.dataset.of)}"]:not(:has(.tickets))`);
      if (!box) {
        const play = tile.querySelector('[data-play]');
        items.push(box = item(words, play, play.textContent, words.word('front-latest', JSON.stringify({ n }))));
      }
      box.append(tickets);
    }
    if (!played.size && lesson || isFree(lesson)) items.push(item(words, lesson, lesson.textContent, lessons.length ? words.word('front-lesson') : ''));
    section.querySelector('.day-signs').textContent = words.word('front-signs');
    const more = document.querySelector('.each-day');
    if (games.length) [more.textContent, more.dataset.do] = [words.word('do-days'), 'days'];
  }
  section.querySelector('ul').replaceChildren(...items);
  section.querySelector('.day-signs').hidden = !document.querySelector('.strip i + i');
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

function ticket(words, tile, kind, kept) {
  const game = tile.dataset.of, [label, of, ofBefore] = KINDS[kind];
  const [next, now, before] = [-1, 0, 1].map(ago => kept.get(`${game} ${dayOf(ago)}`));
  const value = now ?? before;
  const small = made('small', words.word(now || !before ? of : ofBefore,
    JSON.stringify({ state: stateOf(value), points: String(value?.points ?? '').replace('-', '−') })));
  const other = kind === 'daily' && !now ? unusual(words, game) : [];
  const week = Array.from({ length: WEEK }, (_, at) => kept.get(`${game} ${dayOf(WEEK - 1 - at)}`));
  const strip = made('span', '', { className: 'strip' });
  for (const each of week.slice(week.slice(0, -1).findIndex(Boolean))) {    // from the first that was played
    const card = made('i', '');
    card.dataset.state = stateOf(each);
    strip.append(card);
  }
  if (!now) strip.lastChild.className = 'back';
  const run = (next?.run || now?.run || before?.run) ?? 0;
  const row = run > 1 ? [made('b', words.word('day-run', JSON.stringify({ n: run })), { className: 'run' })] : [];
  if (run && !now) row.push(made('small', words.word('front-keep', JSON.stringify({ n: run + 1 }))));
  if (now && now.state !== 'begun') row.push(made('small', words.word('day-tomorrow', JSON.stringify({ kind }))));
  const parts = [made('strong', words.word(label)), ...other, small, strip, ...row];
  const link = made('a', '', { className: 'ticket', href: `index.html?${kind}=${game}` });
  Object.assign(link.dataset, { today: '', state: stateOf(now) });
  if (kind === 'daily') explain(link, game, kept);
  link.append(...parts);
  const told = parts.map(part => part.textContent).filter(Boolean).join(' · ');
  link.setAttribute('aria-label', labelled(words, told, tile.querySelector('h2').textContent));
  return link;
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
  return told.length ? [made('small', told.join(' · '))] : [];
}

// Won, lost, right at the second try, begun, given up, or open.
const stateOf = value => !value ? 'open' : value.state !== 'done' ? value.state
  : value.won ? 'won' : value.second ? 'second' : 'lost';
