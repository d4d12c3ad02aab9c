// The engine's memory just after it has started, kept on the device: later visits restore it instead
// of starting Python anew. Whatever is wrong with it, or with storage, only costs the time it saves.

const base = new URL('../../', import.meta.url).pathname;
const CACHE = `rondas-memory ${base}`;      // one origin may hold several copies of the site

// The build writes digests of the runtime and of the package into addresses; with both of them as
// the key, memory of another build is never found.
const address = key => new URL(`${base}memory?${encodeURIComponent(key)}`, location.href).href;

// Damaged memory would run, and do anything: so it is checked, quickly rather than cryptographically.
function checksum(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let a = words.length | 0, b = 0;
  for (let i = 0; i < words.length; i++) {
    a = (a + words[i]) | 0;
    b = (b + a) | 0;
  }
  return `${bytes.byteLength} ${a >>> 0} ${b >>> 0}`;
}

// The memory kept under this key, or null.
export async function recall(key) {
  try {
    const cache = await caches.open(CACHE);
    const hit = await cache.match(address(key));
    if (!hit) return null;
    const bytes = new Uint8Array(await hit.arrayBuffer());
    if (hit.headers.get('x-checksum') === checksum(bytes)) return bytes;
  } catch { /* storage denied or broken: start as on a first visit */ }
  await forget();
  return null;
}

// Keeps memory under this key and nothing under any other.
export async function keep(key, bytes) {
  try {
    await forget();
    const cache = await caches.open(CACHE);
    const headers = { 'content-type': 'application/octet-stream', 'x-checksum': checksum(bytes) };
    await cache.put(address(key), new Response(bytes, { headers }));
  } catch { /* storage denied or full: the next visit starts as this one did */ }
}

export async function forget() {
  try { await caches.delete(CACHE); } catch { /* storage denied: there is nothing */ }
}
