// A new version of the site is fetched in the background, and takes over at the start of a page: never
// under a running game, so not while another page of the site is open either.
const name = `rondas-page ${new URL('../../', import.meta.url).pathname}`;

async function takeOver() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return;
  const { held } = await navigator.locks.query();
  if (held.some(lock => lock.name === name)) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
}

// Where there are no service workers (sandboxed frames, plain HTTP) there is nothing to take over.
if (navigator.serviceWorker && navigator.locks && self.origin !== 'null') {
  takeOver().catch(() => {}).then(() =>
    navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {}));
}
