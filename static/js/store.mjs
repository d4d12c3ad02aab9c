// What is kept on the device: text by key in one IndexedDB store, written through to the disk.
// Every function gives null (or false, or []) where storage is not available, and never throws.

const request = wish => new Promise((resolve, reject) => {
  wish.onsuccess = () => resolve(wish.result);
  wish.onerror = wish.onblocked = () => reject(wish.error);
});

const opened = (async () => {
  // storage.mjs puts a mute stand-in where storage is denied.
  if (typeof indexedDB.databases !== 'function' && typeof indexedDB.cmp !== 'function') throw 0;
  const wish = indexedDB.open('rondas' + new URL('../../', import.meta.url).pathname, 1);
  wish.onupgradeneeded = () => wish.result.createObjectStore('text');
  return request(wish);
})();
opened.catch(() => {});

async function transaction(mode, work) {
  try {
    const db = await opened;
    const change = db.transaction('text', mode, { durability: 'strict' });
    const done = new Promise((resolve, reject) => {
      change.oncomplete = () => resolve(true);
      change.onerror = change.onabort = () => reject(change.error);
    });
    const result = await work(change.objectStore('text'));
    await done;
    return result ?? true;
  } catch {
    return null;
  }
}

const range = prefix => IDBKeyRange.bound(prefix, prefix + '\uffff');

export const works = () => opened.then(() => true, () => false);
export const get = key => transaction('readonly', async store => await request(store.get(key)) ?? '');
export const remove = key => transaction('readwrite', async store => { store.delete(key); });

// Writes and gives the text that was there before, so that another tab's hand is noticed.
export const put = (key, text) => transaction('readwrite', async store => {
  const before = await request(store.get(key));
  store.put(text, key);
  return before ?? '';
});

// All or nothing: an object of key and text, as JSON.
export const putAll = json => transaction('readwrite', async store => {
  for (const [key, text] of Object.entries(JSON.parse(json))) store.put(text, key);
});

// The pairs whose key begins so, as JSON: [[key, text], …].
export const all = prefix => transaction('readonly', async store => {
  const [keys, texts] = await Promise.all(
    [request(store.getAllKeys(range(prefix))), request(store.getAll(range(prefix)))]);
  return JSON.stringify(keys.map((key, i) => [key, texts[i]]));
});

// Files.
export function download(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
