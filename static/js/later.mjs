// For later visits, once the engine runs and nothing is urgent: the service worker that makes the site
// work without a network, and the memory snapshot that makes it start at once.
import { keep } from './engine.mjs';

const quiet = new Promise(resolve => {
  const idle = self.requestIdleCallback ?? (callback => setTimeout(callback, 1));
  setTimeout(() => idle(resolve, { timeout: 5000 }), 1500);
});

await quiet;
const registered = self.origin !== 'null' && navigator.serviceWorker
  ? navigator.serviceWorker.register(new URL('../../sw.js', import.meta.url), { updateViaCache: 'none' })
    .then(() => navigator.serviceWorker.ready)
  : null;

// When all of it is in place, or it is clear that it cannot be: a private window, a host without HTTPS,
// no room. Everything else works.
export const laidBy = Promise.allSettled([keep(), registered]);
