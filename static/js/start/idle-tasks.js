// Prepares later visits, once the engine runs and nothing is urgent: the service worker for use without a network.
import { idle } from './early.js';

const quiet = new Promise(resolve => setTimeout(() => idle(resolve, { timeout: 5000 }), 1500));

// In an iframe on another page many people only look: it waits there until they begin to play.
const wanted = parent === self ? null : new Promise(resolve => {
  const look = ({ target }) => {
    if (!target.closest('[data-action], [data-card]')) return;
    document.removeEventListener('click', look, true);
    resolve();
  };
  document.addEventListener('click', look, true);
});

const register = async () => {
  if (self.origin === 'null' || !navigator.serviceWorker) return;
  // Firefox reports an error of its own where all site data is blocked.
  if (!navigator.cookieEnabled) return;
  await navigator.serviceWorker.register(new URL('../../../sw.js', import.meta.url), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  // Words that this page has fetched before the service worker could keep them.
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise(done => { port1.onmessage = done; });
  active.postMessage({ type: 'KEEP', language: window.locale.language }, [port2]);
  await kept;
};

// Versions up to 1.0 stored the engine's memory; this frees its room.
const forget = async () => {
  const root = await navigator.storage.getDirectory();
  for await (const name of root.keys()) if (name.startsWith('rondas-memory')) await root.removeEntry(name, { recursive: true });
};

await quiet;

// Resolves when everything is in place, or clearly cannot be: a private window, a host without HTTPS, no room.
// Everything else works.
export const laidBy = Promise.resolve(wanted).then(() => Promise.allSettled([register(), forget()]));
