// What is kept on the device: text by key in one IndexedDB store, written through to the disk.
//
// Storage may be denied, full, cleared, closed by the system, answer late or never. No function here throws or waits
// for ever. A value that could not be read is null, unlike a value that is not there. The listener that `onTrouble` sets
// is told of trouble, once until it is over:
//   denied  the browser gives this page no storage        away   it does not answer, or fails
//   full    there is no room                              again  something could be written after all
//   aside   N values could not be understood: they are under `broken:KEY` now (see storage-schema.js)
import { judge, VERSION } from './storage-schema.js';

export { VERSION };

const OPEN = 4000, WORK = 4000;    // ms until the database, and what is asked of it, are given up
const REST = 10_000;               // ms in which a database that could not be opened is not tried again
const NAME = 'rondas' + new URL('../../../', import.meta.url).pathname;

// The listener for news.
let listener = null, trouble = '';
const untold = [];

function tell(what, count = 0) {
  if (self.origin === 'null') return;    // an iframe that was never to keep anything
  if (listener) listener(what, count);
  else untold.push([what, count]);
}

// Whether there is news that nobody has heard yet.
export const news = () => untold.length > 0;

export function onTrouble(told) {
  listener = told;
  for (const news of untold.splice(0)) told(...news);
}

function failed(error) {
  const what = { QuotaExceededError: 'full', SecurityError: 'denied' }[error?.name] ?? 'away';
  if (what !== trouble) tell(what);
  return trouble = what;
}

// The database, opened at the first use, and again when it has gone.
let database = null, opening = null;

const within = (ms, promise) => new Promise((resolve, reject) => {
  const timer = setTimeout(() => reject(new DOMException('late', 'TimeoutError')), ms);
  promise.then(resolve, reject).finally(() => clearTimeout(timer));
});

const request = wish => new Promise((resolve, reject) => {
  wish.onsuccess = () => resolve(wish.result);
  wish.onerror = () => reject(wish.error);
});

async function open() {
  // storage.js puts a mute stand-in where storage is denied.
  if (typeof indexedDB.cmp !== 'function') throw new DOMException('denied', 'SecurityError');
  const wish = indexedDB.open(NAME, 1);
  wish.onupgradeneeded = () => wish.result.createObjectStore('text');
  const found = await request(wish);
  if (database) found.close();    // this one came so late that another was asked for
  else database = found;
  // Closed by the system (iOS does so in the background), or because the person clears the site's data.
  found.onclose = found.onversionchange = () => forget(found);
}

function forget(which) {
  if (database === which) database = null;
  try {
    which.close();
  } catch { /* it was closed already */ }
}

// WebKit keeps a left page for the way back, with its open transactions, and the next page would wait for them
// without end. So each piece of work is committed as soon as all its requests are made, which needs no page any more,
// and the rest is given up with the page.
const asking = new Set();
addEventListener('pagehide', () => {
  for (const change of asking) giveUp(change);
  if (database) forget(database);
});

function giveUp(change) {
  try {
    change.abort();
  } catch { /* it is over */ }
}

async function connected() {
  if (!opening && !database) {
    opening = within(OPEN, open());
    // Nobody waits a second time for a database that does not come; if it comes late, it is used all the same.
    opening.then(() => { opening = null; }, () => setTimeout(() => { opening = null; }, REST));
  }
  if (!database) await opening;
  return database;
}

async function once(found, mode, work) {
  const change = found.transaction('text', mode, { durability: 'strict' });
  const done = new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    change.onabort = () => reject(change.error ?? new DOMException('stopped', 'AbortError'));
  });
  done.catch(() => {}).finally(() => asking.delete(change));
  asking.add(change);
  try {
    const result = await within(WORK, work(change.objectStore('text')));
    if (asking.delete(change)) change.commit?.();
    await within(WORK, done);
    return result;
  } catch (error) {
    giveUp(change);    // all or nothing; and others may wait behind it
    throw error;
  }
}

async function transaction(mode, work) {
  for (let left = 1; ; left--) {
    const found = await connected();
    try {
      return await once(found, mode, work);
    } catch (error) {
      if (error?.name === 'QuotaExceededError') throw error;
      forget(found);
      // A new connection may do better. A write that takes too long may be done all the same.
      if (!left || error?.name === 'TimeoutError' && mode === 'readwrite') throw error;
    }
  }
}

// A value that is not text was put there by something else: it is judged, and set aside, as text.
function asText(value) {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return String(value);
  }
}

async function reading(work) {
  try {
    return await transaction('readonly', work);
  } catch (error) {
    // Where there never was storage nothing is missing; that is told at the first write.
    if (error?.name !== 'SecurityError') failed(error);
    return null;
  }
}

// Changes all or nothing. Takes, as JSON, { where: { KEY: [TEXT, …] }, set: { KEY: TEXT }, remove: [KEY, …] }. It
// happens only if each key of `where` has one of these texts, '' for none. Returns, as JSON, { done: true }, { found:
// { KEY: TEXT } } with the actual texts, or { error: 'away' or the like }.
export async function change(json) {
  try {
    const { where = {}, set = {}, remove = [] } = JSON.parse(json);
    const answer = await transaction('readwrite', async store => {
      const found = {};
      await Promise.all(Object.entries(where).map(async ([key, texts]) => {
        const text = asText(await request(store.get(key)));
        if (!texts.includes(text)) found[key] = text;
      }));
      if (Object.keys(found).length) return { found };
      for (const key of remove) store.delete(key);
      for (const [key, text] of Object.entries(set)) store.put(text, key);
      return { done: true };
    });
    if (trouble) tell('again');
    trouble = '';
    return JSON.stringify(answer);
  } catch (error) {
    return JSON.stringify({ error: failed(error) });
  }
}

const pairs = prefix => reading(async store => {
  const range = IDBKeyRange.bound(prefix, prefix + '\uffff');
  const [keys, texts] = await Promise.all([request(store.getAllKeys(range)), request(store.getAll(range))]);
  return keys.map((key, at) => [key, asText(texts[at])]);
});

// Returns only valid values. Damaged ones are set aside; those of a newer version are left alone.
async function valid(found) {
  const by = { valid: [], newer: [], broken: [] };
  for (const [key, text] of found) by[judge(key, text)].push([key, text]);
  if (by.broken.length) {
    const moved = await Promise.all(by.broken.map(([key, text]) => setAside(key, text)));
    if (moved.includes(true)) tell('aside', moved.filter(Boolean).length);
  }
  return by.valid;
}

// Moves a text to `broken:KEY`, which nothing reads; true if it was still there, and is there now.
export async function setAside(key, text) {
  const before = await reading(store => request(store.getAllKeys(IDBKeyRange.bound('broken:' + key, 'broken:' + key + '\uffff'))));
  if (!before) return false;
  const place = `broken:${key}${before.length ? ` ${before.length + 1}` : ''}`;
  const where = { [key]: [text], [place]: [''] };
  const answer = await change(JSON.stringify({ where, set: { [place]: text }, remove: [key] }));
  return 'done' in JSON.parse(answer);
}

// The value of a text, null if it is none.
export const parsed = text => { try { return JSON.parse(text); } catch { return null; } };

// The text of a key, '' if there is none, null if it cannot be read.
export async function get(key) {
  const text = await reading(async store => asText(await request(store.get(key))));
  if (!text) return text;
  const [found] = await valid([[key, text]]);
  return found ? text : '';
}

// The pairs whose key begins so, as JSON: [[key, text], …]; null if they cannot be read.
export async function all(prefix) {
  const found = await pairs(prefix);
  return found && JSON.stringify(await valid(found));
}

// All pairs, including damaged values.
export async function everything() {
  const found = await pairs('');
  return found && JSON.stringify(found);
}
