// The page's side of the rules engine: it asks workers (engine-thread.js), and replaces those that end.
import * as early from '../start/early.js';
import { spawn } from './engine-thread.js';

export { tick } from './engine-thread.js';

const DEATHS = 3;          // one after the other, with no answer between, before the person is asked

// The page's main engine, in any worker that runs it now. boot.js starts it before any Python is on the page. After a
// worker that ends or hangs, another one restores the game from the last answer and gets the unanswered requests
// again. The page knows only what was answered, so nothing is done twice.
let main = null;
let arrival = null;        // { promise, resolve, reject }: that it runs
let deaths = 0;
let isSlow = false;        // and that has been told
let game = null;           // what brings the last answer back: { shown, since }, a frame and the requests after it
let shown = null;          // the last frame, with all events so far
let asked = [];            // what has no answer yet, in order: { request, text, resolve, reject }
const onward = new Set();  // hear how far it is
let tell = () => {};

// A promise with its resolvers; a rejection is no error if nobody waits yet.
const later = () => {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  made.promise.catch(() => {});
  return made;
};

function run() {
  arrival ??= later();
  const mine = main = spawn({
    progressed(fraction) { for (const listener of onward) listener(fraction); },
    slow() {
      isSlow = true;
      tell('slow');
    },
    lost(error) { if (mine === main) replace(error); },
  });
  resume(mine);
}

// Starts a worker for a page with a game on the table; a failed start counts as a stop.
function bringUp() {
  try {
    run();
  } catch (error) {
    giveUp(error);
  }
}

// Gives this worker everything to know and to do, in order. Gives up when an early answer has opened another table
// meanwhile: that has a call of its own.
async function resume(mine) {
  const own = game;
  if (own) {
    try {
      await restore(mine, own);
      if (game === own) await prove(mine, own);
    } catch (error) {
      if (mine.dead || game !== own) return;
      if (!unproved) {        // refused: another version of the site, or a fault of ours
        main = null;
        mine.stop();
        giveUp(error);
        return;
      }
      mistaken(error);
    }
    if (game && game !== own) return;
  }
  mine.taken = true;
  for (const each of asked) send(mine, each);
  await mine.ready.catch(() => {});
  if (mine.dead) return;
  onward.clear();
  arrival?.resolve();
  arrival = null;
  if (deaths) tell('running');
  else if (isSlow) tell('come');
  isSlow = false;
}

async function restore(mine, own) {
  const ask = async text => {
    const answer = await mine.call(text);
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  };
  let frame = await ask(early.requestOf(own.shown));
  // A lesson goes on by itself to where it asks.
  while (game === own && frame.move < own.shown.move) frame = await ask('{"do": "step"}');
  for (const text of own.since) if (game === own) await ask(text);
}

function replace(error) {
  main = null;
  deaths++;
  if (deaths < DEATHS) {
    tell('stopped');
    bringUp();
  } else {
    giveUp(error);
  }
}

// Stops until the page asks for something.
function giveUp(error) {
  deaths = 0;
  const lost = asked;
  asked = [];
  onward.clear();
  arrival?.reject(error);
  arrival = null;
  for (const { reject } of lost) reject(error);
}

function send(mine, each) {
  mine.call(each.text).then(answer => {
    if (!asked.includes(each)) return;
    answered(each);
    remember(each, answer);
    each.resolve(answer);
  }, error => {
    if (mine.dead || !asked.includes(each)) return;      // another one is asked, or nobody waits
    answered(each);
    each.reject(error);
  });
}

// An early answer (early.js) stands for one of the engine, which starts when it has been painted: both at once take
// as long as one after the other. The engine restores the game from there as after a crash, and must find the same.
const PAINTING = 100;      // ms
const LATE = 4000;         // ms until the engine starts whether an early answer is shown or not
const RETELL = '{"do": "retell"}';
let unproved = null;       // what was shown for an answer, until the engine has found the same
let opened = null;         // the page's own request that has opened the table
let looked = null;         // a promise, while an early answer is looked for: what is asked meanwhile waits

let isOpened = false;      // whether a table has been opened on this page

// Whether an early answer may be shown: for the first table of a page, and as long as the engine has not come to it.
const mayBeEarly = () => !isOpened || unproved !== null || !isUp();

// The early answer, or null; never late.
async function found(request) {
  const late = later();
  const timer = setTimeout(late.resolve, LATE);
  const answer = await Promise.race([early.answerTo(request), late.promise]);
  clearTimeout(timer);
  return answer;
}

function adopt(request, answer) {
  // Nobody waits for answers at a table that has been left.
  asked = asked.filter(each => !constants.atTable.includes(each.request.do));
  shown = unproved = answer;
  opened = request;
  game = { shown, since: [] };
  if (main) {
    main.taken = false;
    resume(main);
  } else {
    whenShown(() => setTimeout(ahead, PAINTING));
  }
  return answer;
}

// Calls back when there is something on the table, or nothing has come there for long.
function whenShown(work) {
  const table = document.getElementById('table'), shown = later();
  const look = () => { if (table.dataset.status !== 'loading') shown.resolve(); };
  const watch = new MutationObserver(look);
  watch.observe(table, { attributeFilter: ['data-status'] });
  look();
  setTimeout(shown.resolve, LATE);
  shown.promise.then(() => {
    watch.disconnect();
    work();
  });
}

async function prove(mine, own) {
  if (!unproved) return;
  const told = await mine.call(RETELL);
  if (game !== own) return;
  if (early.plain(told) !== early.plain(unproved)) throw new Error('The table is not as it was shown.');
  layBy();
  unproved = null;
}

function mistaken(error) {
  unproved = game = shown = null;
  early.drop();
  tell('mistaken');
  for (const { reject } of asked.splice(0)) reject(error);
}

// Stores the table for the next visit.
function layBy() {
  if (early.isWorth(shown)) early.keep(shown.begun ? JSON.parse(early.requestOf(shown)) : opened, shown);
}

function answered(each) {
  deaths = 0;
  asked.splice(asked.indexOf(each), 1);
}

// A save has no undone moves, nor the progress of a lesson: there the requests themselves are kept.
function remember({ request, text }, answer) {
  if (!answer.save) return;
  if (request.do === 'open') opened = request;
  const mine = shown = { ...answer, events: [], past: answer.past ?? [...shown.past, ...answer.events] };
  if (request.do !== 'open' && game && (answer.redo || 'lesson' in answer)) game.since.push(text);
  else game = { shown, since: [] };
  early.idle(() => { if (mine === shown) layBy(); });
}

export const isUp = () => main?.last.progress === 1;

// onprogress(fraction) is called at once and at each progress.
export function follow(onprogress) {
  const progress = main?.last.progress ?? 0;
  if (progress < 1) onward.add(onprogress);
  onprogress(progress);
}

// Starts the engine, unless an early answer is likely to come first; joins a running start.
export function start(onprogress) {
  if (!main && !early.isLikely()) run();
  if (!main) arrival ??= later();
  if (onprogress) follow(onprogress);
  return arrival ? arrival.promise : main.ready;
}

// Starts the engine before the page asks for anything.
export const ahead = () => { if (!main) bringUp(); };

// A seed for a new game of this set-up, as JSON: for the first table of a page one with a starter, if there is any.
export const seedFor = (request, taken) =>
  (mayBeEarly() ? early.seedFor(request, JSON.parse(taken)) : null) ?? window.reading.freshSeed();

// People on several devices share one engine: a guest's page asks that of the host, and the host's page asks through
// the module in peers/. `proxy` gets all requests of the page; null: straight to the worker.
let proxy = null;

export function use(other) {
  proxy = other;
}

// Sends a request of the page, which is JSON text.
export function call(text) {
  const request = JSON.parse(text);
  return proxy ? proxy(request) : direct(request, text);
}

// Returns a promise of the answer. It rejects if the engine has died three times with the request, or cannot be
// started; then the request may be sent again.
export function direct(request, text = JSON.stringify(request)) {
  if (looked) return looked.then(() => direct(request, text));
  if (request.do !== 'open') return ask(request, text);
  const isEarly = mayBeEarly();
  isOpened = true;
  if (!isEarly) return ask(request, text);
  looked = found(request);
  return looked.then(answer => {
    looked = null;
    return answer ? adopt(request, answer) : ask(request, text);
  });
}

function ask(request, text) {
  const made = later();
  const each = { request, text, resolve: made.resolve, reject: made.reject };
  asked.push(each);
  if (!main) bringUp();
  else if (main.taken) send(main, each);
  return made.promise;
}

// Starts loading again, if it is too slow for the person; waiting callers go on waiting.
export function again() {
  if (!arrival || !main) return;    // it has come, or failed
  const old = main;
  main = null;
  old.stop();
  run();
}

// The listener is told: `stopped` (and is being started again), `running` (again), `slow` (to load), `come` (though
// it was slow).
export function listen(listener) {
  tell = listener;
}

export function stop() {
  const old = main;
  main = null;
  old?.stop();
  giveUp(new Error('The engine was stopped.'));
}

// A second engine for long requests without a table: it starts with the first of them. When it dies its requests have
// no answer; the next one starts another.
let second = null;

export function ponder(text) {
  if (!second || second.dead) second = spawn();
  return second.call(text);
}
