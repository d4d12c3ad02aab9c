// The service worker, by which the site works without a network: workbox keeps everything that a page needs, in
// English; other languages are kept once they are used. tools/service-worker.mjs makes sw.js of it.
import { cacheNames, clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { modeFor } from './kept-languages.js';

// Workbox would have everything sent anew that has no digest in its address, though the page has just had most
// of it.
addPlugins([{
  requestWillFetch: async ({ request }) => request.cache === 'reload'
    ? new Request(request, { cache: await modeFor(cacheNames.precache, request.url) }) : request,
}]);

// A new version waits until no page of the old one runs; static/js/start/update.js lets it in at a page's start.
addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') skipWaiting();
});
clientsClaim();

cleanupOutdatedCaches();
precacheAndRoute(__FILES__, { ignoreURLParametersMatching: [/.*/] });    // index.html?game=… is index.html

// Pictures of examples: those that were looked at are there without a network, and the words of the others.
const PICTURE = /^rules\/[\w-]+\/[\w.-]+\.png$/;
const pictures = `rondas-pictures ${registration.scope}`;
addEventListener('fetch', event => {
  const path = event.request.url.slice(registration.scope.length);
  if (!event.request.url.startsWith(registration.scope) || !PICTURE.test(path)) return;
  event.respondWith(fetch(event.request).then(answer => {
    const copy = answer.clone();
    if (answer.ok) event.waitUntil(caches.open(pictures).then(cache => cache.put(event.request.url, copy)));
    return answer;
  }, async error => {
    const kept = await caches.match(event.request.url, { cacheName: pictures });
    if (kept) return kept;
    throw error;
  }));
});
