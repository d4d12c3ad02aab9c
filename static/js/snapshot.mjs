// The engine's memory just after it has started, kept on the device: later visits restore it instead
// of starting Python anew. Whatever is wrong with it, or with storage, only costs the time it saves.
// It lies in the origin's private file system, which reads 30 MB twice as fast as Cache Storage.

// One origin may hold several copies of the site.
const FOLDER = 'rondas-memory ' + encodeURIComponent(new URL('../../', import.meta.url).pathname);
const HEAD = 16;
const MAGIC = 0x52314d31;
// After so many failures with one build it is not tried again: something here does not work.
const FAILURES = 2;
// Room for the memory, and for what the browser needs to write it.
const ROOM = 64 * 1024 * 1024;

// Storage that does not answer is storage that is not there. Milliseconds; memory is read in 100.
const SOON = 2000, LATE = 20000;
let mute = false;
async function within(limit, work) {
  if (mute) throw new Error('storage does not answer');
  let timer;
  const never = new Promise((_, reject) => {
    timer = setTimeout(() => { mute = true; reject(new Error('storage does not answer')); }, limit);
  });
  try {
    return await Promise.race([work(), never]);
  } finally {
    clearTimeout(timer);
  }
}

const folder = async create => (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create });
// Each failure leaves an empty file, whose name tells of it.
const failures = async (place, key) => {
  let count = 0;
  for await (const name of place.keys()) count += name.startsWith(`${key} failed`);
  return count;
};

// Damaged memory would run, and do anything: so it is checked, quickly rather than cryptographically.
function checksum(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let a = 1, b = 0;
  for (let i = 0; i < words.length; i++) {
    a = (a + words[i]) | 0;
    b = (b + a) | 0;
  }
  return Uint32Array.of(MAGIC, bytes.byteLength, a, b);
}

// The memory kept under this key, or null. The key names the build, so another's is never found.
export async function recall(key) {
  try {
    const content = await within(SOON, async () => {
      const file = await (await (await folder(false)).getFileHandle(key)).getFile();
      return file.arrayBuffer();
    });
    const head = new Uint32Array(content, 0, HEAD / 4), bytes = new Uint8Array(content, HEAD);
    if (head[0] !== MAGIC) return null;                     // just being written, or interrupted
    if (checksum(bytes).every((word, i) => word === head[i])) return bytes;
    await failed(key);
  } catch { /* nothing kept, or storage denied: start as on a first visit */ }
  return null;
}

// Whether memory is worth copying: there is a place for it, and what was kept before has not failed.
export async function keeps(key) {
  try {
    return await within(SOON, async () => {
      const place = await folder(true);
      const { quota, usage } = await navigator.storage.estimate();
      return 'createSyncAccessHandle' in FileSystemFileHandle.prototype
        && quota - usage > ROOM && await failures(place, key) < FAILURES;
    });
  } catch {
    return false;
  }
}

// Keeps memory under this key, and nothing under any other.
export async function keep(key, bytes) {
  try {
    await within(LATE, () => write(key, bytes));
  } catch (error) {
    // Another page of the site that is just writing it is no failure.
    if (error.name !== 'NoModificationAllowedError') await failed(key);
  }
}

async function write(key, bytes) {
  const place = await folder(true);
  for await (const name of place.keys())
    if (!name.startsWith(key)) await place.removeEntry(name);
  const file = await place.getFileHandle(key, { create: true });
  const access = await file.createSyncAccessHandle();
  try {
    access.truncate(0);
    if (access.write(bytes, { at: HEAD }) !== bytes.byteLength) throw new Error('storage is full');
    access.flush();
    access.write(checksum(bytes), { at: 0 });               // last: what was interrupted has no head
    access.flush();
  } finally {
    access.close();
  }
}

// What was kept is of no use, or could not be kept: it goes, and this is remembered.
export async function failed(key) {
  try {
    await within(SOON, async () => {
      const place = await folder(true);
      await place.removeEntry(key).catch(() => {});         // there was none
      const count = await failures(place, key);
      await place.getFileHandle(`${key} failed ${count + 1}`, { create: true });
    });
  } catch { /* storage that remembers nothing keeps nothing either */ }
}
