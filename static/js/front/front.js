// The live parts of the front page, which the build has written. Play goes to a table without loading the page anew;
// set-ups are remembered; games in progress stand first. None of it needs the page's Python or the engine, which
// bootstrap.js starts when somebody is about to play.
import '../start/webkit-fixes.js';
import { explain, FIRST, goingOn, isBegun, learning } from './progress.js';
import { today, unusual } from './today.js';
import * as store from '../store/store.js';
import '../start/update.js';

const root = document.documentElement;
const forms = () => document.querySelectorAll('form[data-game]');
const formOf = game => document.querySelector(`form[data-game="${CSS.escape(game)}"]`);
const change = wish => store.change(JSON.stringify(wish));

// Without bootstrap.js nothing begins, and nothing else would report it.
if (!window.startup) {
  const failed = document.getElementById('failed');
  for (const each of failed.querySelectorAll('[data-when]')) each.hidden = each.dataset.when !== 'failed';
  failed.hidden = false;
  failed.querySelector('button').onclick = () => location.reload();
}

// Goes to another address of this page. The table is there in the same frame; the listener for the history
// (py/page/app/router.py, once it runs) hears of it as of any way back or forth.
function go(address, game, state = null) {
  address = window.locale.inAddress(address);
  try {
    // The history is that of the page around an iframe.
    if (parent === self) history.pushState(state, '', address);
    else history.replaceState(state, '', address);
  } catch {
    location.href = address;    // a sandboxed iframe may not
    return;
  }
  root.dataset.of = game;
  const shown = window.reading.pageOf(location);
  if (shown === 'table') window.appearance.layTable();
  window.startup.begin();
  dispatchEvent(new PopStateEvent('popstate'));
  // The focused element is gone; py/page/ui/focus.py moves the focus on.
  const line = document.querySelector(`#${shown} .prompt`);
  if (!line) return;
  line.tabIndex = -1;
  line.focus();
}

// Until Python handles the history. A rule page goes from clause to clause.
addEventListener('popstate', () => {
  if (root.dataset.page === 'rules') return;
  root.dataset.page = window.reading.pageOf(location);
  if (root.dataset.page === 'lobby') delete root.dataset.of;
});

// Choices in a dialog.

const optionsOf = form => [...form.querySelectorAll('[data-option]')];
const told = field => field.selectedOptions[0]?.dataset ?? {};

function changed(form, field) {
  const preset = form.elements.preset;
  if (field === preset && preset.value) {
    const options = JSON.parse(told(preset).options);
    for (const each of optionsOf(form)) each.value = options[each.name] ?? each.dataset.default;
  } else if (field && 'option' in field.dataset) {
    const fits = ({ dataset, value }) => value && optionsOf(form).every(each =>
      each.value === String(JSON.parse(dataset.options)[each.name] ?? each.dataset.default));
    preset.value = [...preset.options].find(fits)?.value ?? '';
  }
  // Special bots are offered where the options allow them.
  for (const bot of form.elements.bots.querySelectorAll('[data-only]')) {
    const only = Object.entries(JSON.parse(bot.dataset.only));
    bot.hidden = bot.disabled = !only.every(([name, value]) => form.elements[name].value === String(value));
  }
  const { bots } = form.elements;
  if (bots.selectedOptions[0]?.disabled) bots.value = level;
  form.querySelector('.way').textContent = told(preset).text;
  if (field === preset && !preset.value) form.querySelector('.options').open = true;
  begins(form);
  for (const [at, each] of seatsOf(form).entries()) {
    each.closest('.field').hidden = at >= form.elements.players.value;
    if (at) each.hidden = !whoIn(form, at);
  }
  tell(form);
}

// The names of the people, behind @ for those at other devices, empty for bots; none if the player is alone with
// bots. The first seat is the player's. A person without a name gets the name of the place.
const seatsOf = form => [...form.querySelectorAll('[data-seat]')];
const whoIn = (form, at) => form.elements[`who${at + 1}`].value;
const nameIn = field => window.reading.name(field.value.replace(/,/g, ' ').replace(/^[\s@]+/, ''));
function namesOf(form) {
  const names = seatsOf(form).slice(0, form.elements.players.value).map((each, at) => {
    const name = nameIn(each) || each.placeholder;
    const who = at ? whoIn(form, at) : 'here';
    return who && who.replace('here', '') + name;
  });
  return names.slice(1).some(Boolean) ? names : [];
}

// Offers the players who may begin, by name; a bot by its seat. Options that are only hidden are offered in Safari.
const seatsOffered = new WeakMap();    // the options of all seats, by their field
function begins(form) {
  const { first, players } = form.elements;
  if (!first) return;
  if (!seatsOffered.has(first)) seatsOffered.set(first, [...first.options].slice(1));
  const names = namesOf(form), chosen = first.value;
  const offered = seatsOffered.get(first).slice(0, players.value);
  for (const [at, each] of offered.entries()) {
    const seat = seatsOf(form)[at];
    each.textContent = names[at] && nameIn(seat) || seat.closest('.field').querySelector('label').textContent;
  }
  first.replaceChildren(first.options[0], ...offered);
  first.value = offered.some(each => each.value === chosen) ? chosen : '';
}

// Shows what the dialog opens, and what a tap on Play does, in words under it and as its address; nothing behind the
// dialog changes while a game with friends is set up.
function tell(form) {
  const { players, bots, preset } = form.elements;
  const isFar = namesOf(form).some(name => name.startsWith('@'));
  const [plays, invites] = form.querySelector('[data-start]').children;
  invites.hidden = !(plays.hidden = isFar);
  for (const each of form.querySelectorAll('[data-where]')) each.ariaPressed = String(each.dataset.where === '@' === isFar);
  for (const each of form.querySelectorAll('[data-of-where]')) each.hidden = each.dataset.ofWhere === '@' !== isFar;
  const isForFriends = form.classList.contains('with-friends');
  bots.closest('.field').hidden = isForFriends && namesOf(form).length && namesOf(form).every(Boolean);
  if (isForFriends) return;
  const tile = document.querySelector(`.tile[data-of="${form.dataset.game}"]`);
  const names = namesOf(form), company = names.filter(Boolean).map(name => name.replace('@', ''));
  if (!names.length || company.length < names.length) {
    company.push(bots.selectedOptions[0].textContent.split(/\s*[:,(：（、،]/)[0]);
  }
  tile.querySelector('.way').textContent =
    [told(players).told, company.join(', '), preset.selectedOptions[0].textContent].join(' · ');
  tile.querySelector('[data-play]').href = addressOf(form, '');
}

function addressOf(form, seed) {
  const { players, bots, first } = form.elements;
  const names = namesOf(form);
  const choice = new URLSearchParams({ game: form.dataset.game,
    ...names.length ? { seats: names.map(name => name || 'bot').join(',') } : { players: players.value } });
  if (bots.value !== level) choice.set('bots', bots.value);
  for (const each of optionsOf(form)) if (each.value !== each.dataset.default) choice.set(each.name, each.value);
  if (first?.value) choice.set(first.dataset.opening, first.value);
  if (seed) choice.set('seed', seed);
  return `index.html?${window.reading.query(choice)}`;
}

// Goes to the table, if the choices are possible.
function play(form) {
  if (!played) {
    eager = form;
    return;
  }
  const wrong = form.querySelector(':invalid');
  if (wrong) {
    open(form);
    form.querySelector('.options').open = true;
    form.reportValidity();
    return;
  }
  const { seed, ...rest } = Object.fromEntries([...form.elements].filter(each => each.name)
    .map(each => [each.name, 'seat' in each.dataset ? nameIn(each) : each.value.trim()]));
  const address = addressOf(form, seed);
  if (rest.bots === level) delete rest.bots;    // whatever it may become
  levelled[rest.bots ? 'add' : 'delete'](form);
  touched.delete(form.elements.bots);
  beginning = namesOf(form).some(name => name.startsWith('@')) ? { form, values: rest } : null;
  if (!beginning) remember(form, rest);
  form.elements.seed.value = '';
  form.closest('dialog').close('play');
  go(address, form.dataset.game, { isNew: true });    // its table gives it a seed: py/page/app/router.py
}

// For the sheet of a day.
export const differs = async (game, date) => unusual(await import('../words/i18n.js'), game, date);

// For players who have finished a lesson.
export const playNow = game => play(formOf(game));

function open(form) {
  const dialog = form.closest('dialog');
  if (!dialog.open) dialog.showModal();
}

// The title of the dialog behind a button, which has the name of a game and stands below a heading.
const titleOf = opener => `${opener.closest('details').firstElementChild.textContent} · ${opener.textContent}`;

// Sets up a game with friends: first where they play, by default at this device, then their names. If it is closed
// without a game, everything is as before, except the person's own name.
function friends(form, title) {
  const heading = form.querySelector('h2'), usual = heading.textContent;
  const dialog = form.closest('dialog'), { who2, seat1 } = form.elements;
  const before = [...form.elements].filter(each => each.name && each !== seat1).map(each => [each, each.value]);
  touched.add(form);
  if (!namesOf(form).length) choose(who2, 'here');
  heading.textContent = title;
  arrange(form, true);
  changed(form);
  dialog.returnValue = '';
  dialog.addEventListener('close', () => {
    arrange(form, false);
    heading.textContent = usual;
    if (dialog.returnValue !== 'play' || beginning?.form === form) {
      for (const [each, value] of before) choose(each, value);
      touched.delete(form);
      touched.delete(form.elements.bots);
    }
    changed(form);
    if (!remembered.has(form.dataset.game)) recall();
  }, { once: true });
  form.querySelector('[data-where][aria-pressed=true]').focus();
}

// All friends play at this device, or at others.
function settleAt(form, where) {
  for (let at = 1; at < form.elements.players.value; at++) if (whoIn(form, at)) choose(form.elements[`who${at + 1}`], where);
  if (!namesOf(form).length) choose(form.elements.who2, where);
  touch(form.elements.who2);
}

// The players come first in the dialog, or the game.
function arrange(form, isForFriends) {
  form.classList.toggle('with-friends', isForFriends);
  const people = form.querySelector('.people'), fields = form.querySelector('.dialog-body > .fields');
  fields[isForFriends ? 'before' : 'after'](people);
}

// A set-up with friends at other devices is remembered when their game begins; py/page/app/router.py reports that.
let beginning = null;
const remember = (form, values) => change({ set: { [`setup:${form.dataset.game}`]: JSON.stringify(values) } });

export function begun() {
  if (!beginning) return;
  const { form, values } = beginning;
  beginning = null;
  remember(form, values);
  for (const field of form.elements) if (field.name) choose(field, values[field.name]);
  changed(form);
}

// Remembered values.

let level = 'medium';    // of the settings, for the games that have none of their own
const levelled = new WeakSet();    // the forms of games that have
function settle(chosen) {
  level = chosen;
  for (const form of forms()) if (!levelled.has(form) && !touched.has(form.elements.bots)) choose(form.elements.bots, level);
}

const remembered = new Set();
const touched = new WeakSet();    // forms and fields that the person has changed: what comes late does not change them
let played = null;    // the games that were begun or finished here, the latest first, once that is known
let eager = null;     // what somebody wants to play before it is known how

// Reads the last set-ups. Unknown values of a field are ignored, because the game may have changed since. `games`:
// pairs of key and text of those in progress, if the caller knows better than the device. `keeps`: those that are
// shown already stay as they are.
async function recall({ games, keeps } = {}) {
  const [settings, setups, done, lessons, days, questions, going, visits] = await Promise.all([store.get('settings'),
    store.all('setup:'), store.all('done:'), store.all('lesson:'), store.all('daily:'), store.all('puzzle:'),
    games ?? store.all('saved:'), store.all('guest:')]);
  const saved = [...games ?? store.parsed(going) ?? [], ...store.parsed(visits) ?? []];
  settle(store.parsed(settings)?.level ?? level);
  const known = new Map((store.parsed(setups) ?? []).map(([key, text]) => [key.slice('setup:'.length), store.parsed(text)]));
  const own = [...[...known.values()].map(setup => setup?.seat1), ...[...forms()].map(form => form.elements.seat1.value)]
    .find(Boolean);    // given in any game
  const ended = [...store.parsed(done) ?? [], ...saved];
  played = new Set(gamesOf(ended));
  for (const form of forms()) {
    const { game } = form.dataset;
    if (!remembered.has(game) && !touched.has(form)) {
      const setup = known.get(game);
      if (setup) for (const field of form.elements) if (field.name) choose(field, setup[field.name]);
      if (setup?.bots) levelled.add(form);
      remembered.add(game);
    }
    const { seat1 } = form.elements;
    if (!seat1.value && !touched.has(seat1)) choose(seat1, own);
    changed(form);
  }
  if (eager) play(eager);
  eager = null;
  const byDay = kept => new Map((store.parsed(kept) ?? []).map(([key, text]) => [key.replace(/^\w+:/, ''), store.parsed(text)]));
  const kept = byDay(days), answered = byDay(questions);
  // Somebody who has answered nothing in a lesson is still new.
  const learnt = (store.parsed(lessons) ?? []).filter(([, text]) => isBegun(store.parsed(text)));
  const visited = new Set(gamesOf([...ended, ...store.parsed(days) ?? [], ...store.parsed(questions) ?? []]));
  if (visited.size || learnt.length) beenHere();
  const results = (store.parsed(done) ?? []).map(([, text]) => store.parsed(text)).sort((a, b) => a.time.localeCompare(b.time));
  for (const link of document.querySelectorAll('[data-daily]')) explain(link, link.dataset.daily, kept);
  await Promise.all([lasts(results), goingOn(saved, kept, recall, keeps), learning(learnt)]);
  const last = results.at(-1);
  const isLost = last && !last.winners.includes(last.seat) && new Date(last.time).toDateString() === new Date().toDateString();
  await today([...visited], played, kept, answered, learnt, isLost && { game: last.game, how: lastOf(last) });
  if (store.news()) window.startup.begin();    // the page's Python has the words for it
}

// Says at each game that was finished here how the last one went, and how many were won.
const FEW = 3;    // as in py/page/logic/results.py
async function lasts(results) {
  if (!results.length) return;
  const words = await import('../words/i18n.js');
  if (!await words.load().then(() => true, () => false)) return;
  for (const tile of document.querySelectorAll('.tile')) {
    const of = results.filter(({ game }) => game === tile.dataset.of);
    if (!of.length) continue;
    const facts = tile.querySelector('.facts'), been = document.createElement('span');
    facts.querySelector('.been')?.remove();
    been.append(words.word('front-last', JSON.stringify(lastOf(of.at(-1)))));
    const won = of.filter(({ seat, winners }) => winners.includes(seat)).length;
    if (of.length >= FEW) been.append(Object.assign(document.createElement('b'), { textContent: words.word('front-won', JSON.stringify({ won, n: of.length })) }));
    been.className = 'been';
    facts.append(been);
  }
}

// How a game went, and by how many points.
function lastOf({ seat, scores, winners }) {
  const at = seat % scores.length, won = winners.includes(seat) ? 'won' : 'lost';
  const by = Math.abs(scores[at] - Math.max(...scores.filter((_, other) => other !== at)));
  return { state: by ? won : `${won}-even`, by };
}

// The games of stored values, the latest first; a question has only its day.
const gamesOf = kept => kept.map(([, text]) => store.parsed(text))
  .sort((a, b) => String(b?.time ?? b?.on).localeCompare(String(a?.time ?? a?.on))).map(value => value?.game ?? value?.save?.game);

// Somebody who has been here needs no large way in, and no sentence about the games they have played, from the first
// paint of the next visit on.
function beenHere() {
  root.dataset.been = ['here', ...played].join(' ');
  try { localStorage.setItem('rondas-been', root.dataset.been); } catch { /* it will be there for a moment again */ }
}

function choose(field, value) {
  if (typeof value !== 'string') return;
  const before = field.value;
  field.value = value;
  if (!field.value && value || !field.checkValidity()) field.value = before;
  if (field.name === 'players') begins(field.form);    // a seat can be chosen only once it is offered
}

// Paints again what may have changed; Python calls it on the way back to this page. `texts`: the games in progress by
// key, as JSON, including those that are still being written.
export const show = texts => recall({ games: Object.entries(JSON.parse(texts)) });

// The browser handles links that are to open elsewhere.
const modified = event => event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

document.addEventListener('click', event => {
  eager = null;    // who taps elsewhere meanwhile wants something else
  const at = selector => event.target.closest?.(selector);
  const link = at('[data-play], [data-learn], [data-daily], [data-puzzle], [data-go-on], [data-today], .first-way'), opener = at('[data-set-up], [data-friends]');
  if (link && !modified(event)) {
    event.preventDefault();
    if (link.dataset.do) return;    // py/page/app/page.py
    if (link.dataset.play) play(formOf(link.dataset.play));
    else go(link.href, link.closest('[data-of]').dataset.of);
  } else if (opener) {
    opener.closest('details').firstElementChild.focus();    // the fold closes, and the focus comes back to it
    open(formOf(opener.dataset.setUp ?? opener.dataset.friends));
    if (opener.dataset.friends) friends(formOf(opener.dataset.friends), titleOf(opener));
  } else if (at('[data-where]')) {
    settleAt(at('form'), at('[data-where]').dataset.where);
  } else if (at('[data-start]')) {
    event.preventDefault();    // a sandboxed iframe does not submit forms
    play(at('form'));
  } else if (at('[data-close]')) {
    at('dialog').close();
  } else if (at('[data-all]')) {
    for (const each of document.querySelectorAll('#going-on li')) each.hidden = false;
    at('[data-all]').hidden = true;
    document.querySelectorAll('#going-on li')[FIRST].querySelector('a').focus();
  }
});
document.addEventListener('toggle', ({ target }) => {
  if (target.open && target.matches('.besides')) target.lastElementChild.scrollIntoView({ block: 'nearest' });
  else if (target.open && target.closest('form')) target.scrollIntoView();
}, true);
// A fold that lies over other things closes by a tap elsewhere and by a dialog that opens, as by Escape.
document.addEventListener('click', ({ target }) => {
  for (const each of document.querySelectorAll('.besides[open]')) {
    if ((!each.contains(target) || document.querySelector('dialog[open]')) && getComputedStyle(each.lastElementChild).position === 'absolute') each.open = false;
  }
});
document.addEventListener('keydown', ({ key, target }) => {
  const more = key === 'Escape' && target.closest?.('.besides[open]');
  if (!more) return;
  more.open = false;
  more.firstElementChild.focus();
});
function touch(field) {
  touched.add(field).add(field.form);
  changed(field.form, field);
}
document.addEventListener('input', ({ target }) => { if ('seat' in target.dataset) touch(target); });
document.addEventListener('submit', event => event.preventDefault());
document.addEventListener('change', ({ target }) => {
  if (target.form?.dataset.game) touch(target);
  else if (target.form?.id === 'settings-form' && target.name === 'level') {
    settle(target.value);
    for (const form of forms()) changed(form);
  }
});

// The page's Python opens a game that was pasted or dropped here, as soon as it is there.
let isUp = false;
addEventListener('pageloaded', () => { isUp = true; }, { once: true });
document.addEventListener('dragover', event => {
  event.preventDefault();
  window.startup.begin();
});
for (const [type, Given, name] of [['paste', ClipboardEvent, 'clipboardData'], ['drop', DragEvent, 'dataTransfer']]) {
  document.addEventListener(type, event => {
    if (isUp || /INPUT|TEXTAREA/.test(event.target.tagName)) return;
    event.preventDefault();
    const kept = new DataTransfer();
    kept.setData('text', event[name].getData('text'));
    for (const file of event[name].files) kept.items.add(file);
    const again = new Given(type, { [name]: kept, bubbles: true, cancelable: true });
    addEventListener('pageloaded', () => document.body.dispatchEvent(again), { once: true });
    window.startup.begin();
  });
}

if (document.getElementById('lobby')) {    // the rule pages load this for their Python
  recall();
  addEventListener('reworded', () => recall());
  keepUpToDate();
}

// Shows today's date, and what other tabs have done, on a page that was left open or restored from the browser's
// cache.
function keepUpToDate() {
  const refresh = () => { if (root.dataset.page === 'lobby') recall({ keeps: true }); };
  let midnight;
  const untilMidnight = () => {
    const now = new Date();
    clearTimeout(midnight);
    midnight = setTimeout(() => {
      untilMidnight();
      refresh();
    }, new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1) - now);
  };
  untilMidnight();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    untilMidnight();    // the clock may have been set, or the time zone
    refresh();
  });
  addEventListener('pageshow', event => { if (event.persisted) refresh(); });
}

// The settings, in which another language was chosen, are open again when Python is there.
if (root.dataset.page === 'lobby' && history.state?.chooses) window.startup.begin();

// Tells the page around an iframe that this one is there, and its height.
if (parent !== self && root.dataset.page === 'lobby') import('../embed/host.js').then(host => host.lobby());

// What Play needs may come while nothing else is to be done.
const idle = self.requestIdleCallback ?? (callback => setTimeout(callback, 1));
if (root.dataset.page === 'lobby' && !navigator.connection?.saveData)
  addEventListener('load', () => idle(() => import('../start/prefetch.js')));
