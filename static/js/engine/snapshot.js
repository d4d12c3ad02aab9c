// The engine's memory just after its start, stored on the device: later visits restore it instead of starting Python.
// A fault of it, or of the storage, costs only the time it saves. It lies in the origin's private file system, which
// a worker reads without asking another process.

// One origin may hold several copies of the site.
const FOLDER = 'rondas-memory ' + encodeURIComponent(new URL('../../../', import.meta.url).pathname);
const MAGIC = 0x52314d32;
const HEAD = 20;
const PAGE = 1024;                  // words that are looked at together
const MOST = 256 * 1024 * 1024;     // bytes of a memory; the engine's is 31 MB
// Failures with one build after which it is not tried again.
const FAILURES = 2;
// Room for the memory, and for what the browser needs to write it.
const ROOM = 64 * 1024 * 1024;

// Storage that does not answer counts as missing. The limits count moments in which this thread could have heard an
// answer: while Python starts, or the device is busy, seconds pass at once.
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

// Half of the memory is empty, so a file has only the other pieces: five words (a mark, the length of the memory, two
// for the checksum, the number of pieces), the begin and end of each piece, and their bytes.

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

// Calls back with each piece, and the place of its bytes in the file.
function eachPiece(bytes, table, work) {
  let place = HEAD + table.byteLength;
  for (let i = 0; i < table.length; i += 2) {
    const piece = bytes.subarray(table[i], table[i + 1]);
    work(piece, place);
    place += piece.byteLength;
  }
}

// Checks memory quickly rather than cryptographically, because damaged memory would run and do anything.
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

// The memory in a file with this content; null if there is none yet. Throws for a damaged file.
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

// The memory stored under this key, or null. The key names the build, so another build's is never found.
export async function recall(key) {
  try {
    return await within(SOON, async () => assembled(await contentOf(await (await folder(false)).getFileHandle(key))));
  } catch (error) {
    if (error instanceof Damaged) await failed(key);
    return null;   // nothing kept, or storage denied: start as on a first visit
  }
}

// Several pages of the site may read at a time, if the browser supports that; otherwise the second page gets the file
// as other threads do, which takes several times as long. The file is read in one go and closed, because a busy
// worker must not end with a file open (see `write`).
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

// Whether memory is worth copying: there is a place for it, and earlier snapshots have not failed.
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

// Stores memory under this key, and removes any other.
export async function keep(key, bytes) {
  try {
    await within(LATE, () => write(key, bytes));
  } catch (error) {
    // Another page of the site that is just writing it is no failure.
    if (error.name !== 'NoModificationAllowedError') await failed(key);
  }
}

// Writes by a stream: the browser puts the file in its place when it is complete. A handle of this thread would crash
// Chromium's renderer on the next page, if a page is left while its worker is busy and has one open.
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

// Removes memory that is useless, or could not be stored, and remembers the failure.
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
