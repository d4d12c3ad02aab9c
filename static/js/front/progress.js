// What a person has begun, on the front page: games in progress, lessons, and the deals of today.
import * as store from '../store/store.js';

// Shows which lessons were finished; one that was begun goes on where it was left. The list of today says so.
export async function learning(lessons) {
  if (!lessons.length) return;
  const words = await import('../words/i18n.js');
  if (!await words.load().then(() => true, () => false)) return;
  for (const [key, text] of lessons) {
    const game = key.slice('lesson:'.length), { at, done } = store.parsed(text);
    const link = document.querySelector(`[data-learn="${CSS.escape(game)}"]`);
    const of = Number(link?.dataset.ideas);
    if (!done && !(at > 1 && at <= of)) continue;
    const title = link.closest('.tile').querySelector('h2').textContent;
    if (done) {
      link.textContent = words.word('learn-again');
      link.setAttribute('aria-label', labelled(words, link.textContent, title));
    }
    link.classList.toggle('plain', Boolean(done));
    link.href = `index.html?${new URLSearchParams({ lesson: game, ...!done && { at } })}`;
  }
}

// The days.

export const dayOf = ago => {
  const now = new Date();
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago, 12);
  return [then.getFullYear(), then.getMonth() + 1, then.getDate()].map(n => String(n).padStart(2, '0')).join('-');
};

// The tile of the game of a day, as in py/page/logic/days.py.
export function tileOn(date) {
  const games = [...document.querySelectorAll('.tile')].map(tile => tile.dataset.of).sort();
  return tileOf(games[Date.parse(date) / 864e5 % games.length]);
}

// Somebody who has played no deal yet is told of its one scored try first: py/page/daily/calendar.py.
export const explain = (link, game, days) => days.size ? delete link.dataset.do
  : Object.assign(link.dataset, { do: 'ask-day', game, date: dayOf(0) });

export const isDone = value => value && value.state !== 'begun';

export const isBegun = lesson => lesson?.done || lesson?.at > 1;

// The links to what comes next, or null: for somebody who has played none, a first game after its lesson; a lesson that
// was begun, else, if there is no such game, that of the first game that is neither learnt nor played.
export function nextOf(played, lessons) {
  const known = new Map(lessons.map(([key, text]) => [key.slice('lesson:'.length), store.parsed(text)]));
  const links = [...document.querySelectorAll('[data-learn]')], of = link => known.get(link.dataset.learn);
  const unplayed = links.filter(link => !played.has(link.dataset.learn));
  const learnt = played.size ? null : unplayed.find(link => of(link)?.done);
  const lesson = links.find(link => of(link)?.at > 1 && !of(link).done) ?? (learnt ? null : unplayed.find(link => !of(link)?.done));
  return { first: learnt?.closest('.tile').querySelector('[data-play]') ?? null, lesson: lesson ?? null };
}

// Games in progress, the latest first.

export const FIRST = 2;    // how many are shown before all of them are asked for
export const tileOf = game => document.querySelector(`.tile[data-of="${CSS.escape(game)}"]`);
let shown = new Map();    // the texts of the games that are shown, by key, without those given up here

// Today's deals stand in their own list. `again` paints all anew, after another page has written. `keeps`: if the same
// games are shown, the list stays, with removed games that can be restored.
export async function goingOn(saved, days, again, keeps) {
  const isShown = saved.length === shown.size && saved.every(([key, text]) => shown.get(key) === text);
  if (keeps && isShown) return;
  shown = new Map(saved);
  const section = document.getElementById('going-on');
  const list = section.querySelector('ul');
  const games = saved.map(([key, text]) => ({ key, text, kept: store.parsed(text) }))
    .filter(({ kept }) => kept?.save && tileOf(String(kept.save.game)) && !isTodays(kept.save.seed, days))
    .sort((a, b) => String(b.kept.time).localeCompare(String(a.kept.time)));
  const items = [];
  if (games.length) {
    const words = await import('../words/i18n.js');
    await words.load().catch(() => {});
    for (const game of games) items.push(item(game, words, days.get(game.kept.save.seed), again));
  }
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...items);
  items.forEach((each, at) => { each.hidden = at >= FIRST; });
  const all = section.querySelector('[data-all]');
  all.hidden = items.length <= FIRST;
  section.hidden = !items.length;
  if (hadFocus) (list.querySelector('a') ?? document.querySelector('[data-play]')).focus();
}

const isTodays = (seed, days) => seed?.endsWith(` ${dayOf(0)}`) && days.get(seed)?.state === 'begun';

function item({ key, text, kept: { save, before, placed } }, words, day, again) {
  const made = document.getElementById('kept-game').content.firstElementChild.cloneNode(true);
  const title = tileOf(save.game).querySelector('h2').textContent;
  made.dataset.of = save.game;
  made.querySelector('.kept').prepend(tileOf(save.game).querySelector('.scene img').cloneNode());
  made.querySelector('b').textContent = title;
  made.querySelector('p').textContent = described(save, before, placed, words);
  // A scored try is given up at its table, which asks for confirmation.
  made.querySelector('.give-up').hidden = day?.state === 'begun';
  const link = made.querySelector('[data-go-on]');
  // The game of a guest is stored on another device: the way to it is an invitation.
  const anchor = /^guest:(#.*)/.exec(key)?.[1];
  link.href = anchor ? `index.html${anchor}` : `index.html?${new URLSearchParams({ saved: key })}`;
  for (const each of made.querySelectorAll('a, .give-up')) {
    each.setAttribute('aria-label', labelled(words, each.getAttribute('aria-label') ?? each.textContent, title));
  }
  const [playing, removed] = made.children;
  const swap = isRemoved => {
    playing.hidden = isRemoved;
    removed.hidden = !isRemoved;
    (isRemoved ? removed : playing).querySelector('button').focus();
  };
  // Only if no other page has written meanwhile.
  const swapped = (wish, isRemoved) => async () => {
    const answer = JSON.parse(await store.change(JSON.stringify(wish)));
    if (!answer.done) return again();
    if (isRemoved) shown.delete(key);
    else shown.set(key, text);
    return swap(isRemoved);
  };
  made.querySelector('.give-up').onclick = swapped({ remove: [key], where: { [key]: ['', text] } }, true);
  made.querySelector('.take-back').onclick = swapped({ set: { [key]: text }, where: { [key]: [''] } }, false);
  return made;
}

// The label of a button, and its game; the game alone without the words for it.
export function labelled(words, label, title) {
  try {
    return words.word('labelled', JSON.stringify({ label, title }));
  } catch {
    return title;
  }
}

// The opponents, and the state of the game, which is tried again if it was played `before`, and began at a position if it
// was `placed`; empty without the words.
function described(save, before, placed, words) {
  try {
    const names = save.names.map((name, at) => name || words.word('seat', JSON.stringify({ n: at + 1 })));
    const facts = JSON.parse(words.said(save.game, JSON.stringify(save.facts ?? []), JSON.stringify(names), save.seat));
    if (before || placed) facts.unshift(words.word(before ? 'second-try' : 'from-position'));
    const others = names.filter((_, seat) => seat !== save.seat);
    return words.word('saved-with', JSON.stringify({
      names: words.joined(JSON.stringify(others.map(words.apart))),
      facts: facts.filter(fact => typeof fact === 'string').join('\u00a0· '), // as above the table
    }));
  } catch {
    return '';
  }
}
