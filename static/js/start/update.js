// Fetches a new version of the site in the background. It takes over at the start of a page: never under a running
// game, so not while another page of the site is open either. Every page holds a lock while it lives; a page that
// gets it exclusively is alone.
const name = `rondas-page ${new URL('../../../', import.meta.url).pathname}`;

// Returns the new version, if there is one. Without service workers (sandboxed iframes, plain HTTP) there is none.
export async function waiting() {
  try {
    if (self.origin === 'null' || !navigator.serviceWorker || !navigator.locks) return null;
    const registration = navigator.serviceWorker.controller && await navigator.serviceWorker.getRegistration();
    return registration?.waiting ?? null;
  } catch {
    return null;
  }
}

// Lets the new version take over, and reloads the page, however long that takes: the old version's files disappear
// with it, and games are saved. Returns if other pages are open, or if it takes too long (the old one goes when it
// has answered all requests).
async function takeOver(newer) {
  const changed = new Promise(resolve => setTimeout(resolve, 4000));
  // A page from before a reload disappears in a moment.
  await navigator.locks.request(name, { signal: AbortSignal.timeout(300) }, () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    newer.postMessage({ type: 'SKIP_WAITING' });
    return changed;
  }).catch(() => {});
}

// Resolves when this page is the newest available version, for as long as it lives.
export const newest = (async () => {
  const newer = await waiting();
  if (newer) await takeOver(newer);
  hold();
})();

function hold() {
  if (self.origin === 'null' || !navigator.locks) return;
  navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}
