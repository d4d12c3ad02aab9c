// The engine's memory just after it has started, kept on the device: later visits restore it instead
// of starting Python anew. Whatever is wrong with it, or with storage, only costs the time it saves.
// It lies in the origin's private file system, which a worker reads without asking another process.

// One origin may hold several copies of the site.
const FOLDER = 'rondas-memory ' + encodeURIComponent(new URL('../../', import.meta.url).pathname);
const MAGIC = 0x52314d32;
const HEAD = 20;
const PAGE = 1024;                  // words that are looked at together
const MOST = 256 * 1024 * 1024;     // bytes of a memory; the engine's is 31 MB
// After so many failures with one build it is not tried again: something here does not work.
const FAILURES = 2;
// Room for the memory, and for what the browser needs to write it.
const ROOM = 64 * 1024 * 1024;

// Storage that does not answer is storage that is not there. What counts are moments in which this thread
// could have heard an answer: while Python starts, or the device is busy, seconds pass at once.
const MOMENT = 100;                 // milliseconds
const SOON = 40, LATE = 200;        // moments; memory is read in one
let mute = false;
async function within(limit, work) {
  if (mute) throw new Error('storage does not answer');
  let timer, moments = 0;
  const never = new Promise((_, reject) => {
    timer = setInterval(() => {
      if (++moments < limit) return;
      mute = true;
      reject(new Error('storage does not answer'));
    }, MOMENT);
  });
  try {
    return await Promise.race([work(), never]);
  } finally {
    clearInterval(timer);
  }
}

const folder = async create => (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create });
// Each failure leaves an empty file, whose name tells of it.
const failures = async (place, key) => {
  let count = 0;
  for await (const name of place.keys()) count += name.startsWith(`${key} failed`);
  return count;
};

// Half of the memory is empty, so a file has the pieces that are not: five words (what it is, how long the
// memory is, two of the checksum, how many pieces), where each piece begins and ends, and their bytes.

function pieces(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  const found = [];
  for (let start = 0; start < words.length; start += PAGE) {
    const end = Math.min(start + PAGE, words.length);
    let at = start;
    while (at < end && !words[at]) at++;
    if (at === end) continue;
    if (found.at(-1) === start * 4) found.pop();
    else found.push(start * 4);
    found.push(end * 4);
  }
  return Uint32Array.from(found);
}

// Calls back with each piece, and where its bytes stand in the file.
function eachPiece(bytes, table, work) {
  let place = HEAD + table.byteLength;
  for (let i = 0; i < table.length; i += 2) {
    const piece = bytes.subarray(table[i], table[i + 1]);
    work(piece, place);
    place += piece.byteLength;
  }
}

// Damaged memory would run, and do anything: so it is checked, quickly rather than cryptographically.
function headOf(bytes, table) {
  let a = 1, b = 0;
  const add = words => {
    for (let i = 0; i < words.length; i++) {
      a = (a + words[i]) | 0;
      b = (b + a) | 0;
    }
  };
  add(Uint32Array.of(bytes.byteLength, table.length));
  add(table);
  eachPiece(bytes, table, piece => add(new Uint32Array(piece.buffer, piece.byteOffset, piece.byteLength >> 2)));
  return Uint32Array.of(MAGIC, bytes.byteLength, a, b, table.length / 2);
}

// The memory that a file with this content keeps; null if there is none yet. Throws what is no memory at all.
function assembled(content) {
  if (content.byteLength < HEAD) return null;               // just being written, or interrupted
  const head = new Uint32Array(content, 0, HEAD / 4), [magic, size, , , count] = head;
  if (magic !== MAGIC || size > MOST || HEAD + 8 * count > content.byteLength) throw new Damaged();
  const table = new Uint32Array(content, HEAD, 2 * count), bytes = new Uint8Array(size);
  const all = new Uint8Array(content);
  eachPiece(bytes, table, (piece, at) => piece.set(all.subarray(at, at + piece.byteLength)));
  if (!headOf(bytes, table).every((word, i) => word === head[i])) throw new Damaged();
  return bytes;
}

class Damaged extends Error {}

// The memory kept under this key, or null. The key names the build, so another's is never found.
export async function recall(key) {
  try {
    return await within(SOON, async () => assembled(await contentOf(await (await folder(false)).getFileHandle(key))));
  } catch (error) {
    if (error instanceof Damaged) await failed(key);
    return null;   // nothing kept, or storage denied: start as on a first visit
  }
}

// Several pages of the site may read at a time, where the browser knows of that; where it does not, the
// second gets the file as other threads do, which takes several times as long. What is open is read in one
// go and closed: a worker that is at work while a file is open to it must not end (see `write`).
async function contentOf(file) {
  let access;
  try {
    access = await file.createSyncAccessHandle({ mode: 'read-only' });
  } catch {
    return (await file.getFile()).arrayBuffer();
  }
  try {
    const content = new ArrayBuffer(access.getSize());
    access.read(content);
    return content;
  } finally {
    access.close();
  }
}

// Whether memory is worth copying: there is a place for it, and what was kept before has not failed.
export async function keeps(key) {
  try {
    return await within(SOON, async () => {
      const place = await folder(true);
      const { quota, usage } = await navigator.storage.estimate();
      return 'createWritable' in FileSystemFileHandle.prototype
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

// The file is there when all of it is, as the browser puts it in its place then. Not by a handle that this
// thread writes to: Chromium's renderer crashes, and with it the page that comes next, when a page is left
// while its worker is at work and has one open.
async function write(key, bytes) {
  const place = await folder(true);
  for await (const name of place.keys())
    if (!name.startsWith(key)) await place.removeEntry(name);
  const file = await place.getFileHandle(key, { create: true });
  const table = pieces(bytes), parts = [headOf(bytes, table), table];
  eachPiece(bytes, table, piece => parts.push(piece));
  const content = new Blob(parts), stream = await file.createWritable();
  await stream.write(content);
  await stream.close();
  if ((await file.getFile()).size !== content.size) throw new Error('storage is full');
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
