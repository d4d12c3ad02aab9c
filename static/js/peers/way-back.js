// The way back to the table for a guest's page that was loaded anew: { link, offer, answer, certificate }. The host
// waits on the second connection that both have agreed on (guest.js), so this device answers as it did before. Only
// IndexedDB can store the key behind the certificate.
const NAME = 'rondas-guest';
const LATE = 3000;                 // ms

const done = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

async function stored(mode, use) {
  try {
    // storage.js puts a mute stand-in where storage is denied.
    if (typeof indexedDB.cmp !== 'function') return undefined;
    const opening = indexedDB.open(NAME);
    opening.onupgradeneeded = () => opening.result.createObjectStore('ways');
    const database = await done(opening);
    try {
      return await done(use(database.transaction('ways', mode).objectStore('ways')));
    } finally {
      database.close();
    }
  } catch {
    return undefined;                            // no storage: the guest needs a new link
  }
}

// One at a time: that of the table where this device has been last.
export const keepWay = way => stored('readwrite', ways => ways.put(way, 'way'));

// The stored way that began with this link; undefined without one, or where the storage does not answer.
export async function wayOf(link) {
  const late = new Promise(resolve => { setTimeout(resolve, LATE); });
  const way = await Promise.race([stored('readonly', ways => ways.get('way')), late]);
  return way?.link === link ? way : undefined;
}
