// A new version of the site is fetched in the background, and takes over at the start of a page: never
// under a running game, so not while another page of the site is open either. Every page holds a lock
// for as long as it lives; who gets it alone is alone.
const name = `rondas-page ${new URL('../../', import.meta.url).pathname}`;

// The new version, if there is one. Where there are no service workers (sandboxed frames, plain HTTP)
// there is none.
export async function waiting() {
  try {
    if (self.origin === 'null' || !navigator.serviceWorker || !navigator.locks) return null;
    const registration = navigator.serviceWorker.controller && await navigator.serviceWorker.getRegistration();
    return registration?.waiting ?? null;
  } catch {
    return null;
  }
}

// Lets it take over, and loads the page again, however long that takes: the old version's files go with
// it, and what was played is kept. Comes back if other pages are open, or if it takes too long (the old
// one goes when it has answered all that was asked of it).
async function takeOver(newer) {
  const changed = new Promise(resolve => setTimeout(resolve, 4000));
  // A page that was here before a reload is gone in a moment.
  await navigator.locks.request(name, { signal: AbortSignal.timeout(300) }, () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    newer.postMessage({ type: 'SKIP_WAITING' });
    return changed;
  }).catch(() => {});
}

// Done when this page is, for as long as it lives, the newest version that may be had.
export const newest = (async () => {
  const newer = await waiting();
  if (newer) await takeOver(newer);
  hold();
})();

function hold() {
  if (self.origin === 'null' || !navigator.locks) return;
  navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}
