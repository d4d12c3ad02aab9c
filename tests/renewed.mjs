// Installs the service worker of a small site over what an earlier version has kept, and prints as JSON how it asked
// for each file. node tests/renewed.mjs SW.JS KEPT-ADDRESS…
import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';

const [file, ...kept] = process.argv.slice(2);
const scope = 'https://cards.example/rondas/';
const asked = {}, heard = {}, stored = new Map();
const open = async name => {
  if (!stored.has(name)) stored.set(name, new Map());
  const all = stored.get(name);
  return {
    keys: async () => [...all.keys()].map(url => new Request(url)),
    put: async (key, answer) => all.set(key.url ?? key, answer),
  };
};
// Addresses are those of the site.
class Asked extends Request {
  constructor(of, init) { super(of.url ? of : new URL(of, scope), init); }
}
const self = {
  registration: { scope }, location: new URL('sw.js', scope), clients: { claim() {} }, skipWaiting() {},
  addEventListener: (name, hear) => (heard[name] ??= []).push(hear),
  caches: {
    open, keys: async () => [...stored.keys()],
    match: async (key, { cacheName }) => stored.get(cacheName)?.get(key.url ?? key),
  },
  fetch: async (request, init) => {
    const { url, cache } = new Asked(request, init);
    asked[url.slice(scope.length)] = cache;
    return new Response('', { status: 200 });
  },
  Request: Asked, Response, Headers, URL, Promise, console, setTimeout,
  ExtendableEvent: class {}, FetchEvent: class {},
};
self.self = self;
for (const address of kept) {
  const language = /^locale\/(..)\.json/.exec(address)?.[1];
  const place = language ? `rondas-${language} ${scope}` : `workbox-precache-v2-${scope}`;
  (await open(place)).put(scope + address, new Response(''));
}
runInContext(`(async () => {${await readFile(file, 'utf8')}})()`, createContext(self));
const waits = [];
const event = { waitUntil: wait => waits.push(wait) };
for (const hear of heard.install) hear(event);
await Promise.all(waits);
console.log(JSON.stringify(asked));
