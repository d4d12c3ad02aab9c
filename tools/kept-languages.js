// The languages that are used here, for when there is no network: part of the service worker, beside what keeps
// English and all that has no language (tools/offline.js). Another language is kept from its first use on,
// whole, and in every later version of the site.
const LANGUAGES = __LANGUAGES__;    // { fr: { 'locale/fr.json': DIGEST, … }, … }
const HEADERS = __HEADERS__;        // the digest of what is sent with every file: each revision ends with it
const { scope } = self.registration;
const name = language => `rondas-${language} ${scope}`;
// A file is kept under its digest: those of two versions lie beside each other while pages of both are open.
const key = (language, path) => `${scope}${path}?${LANGUAGES[language][path]}`;
const languageOf = path => Object.keys(LANGUAGES).find(each => path in LANGUAGES[each]);

// How to ask for a file of a version. A host that is asked whether its file is still the same sends it only if it
// is not; the answer "the same" may leave old headers with it, so other headers mean other files.
const renewed = new Map();
const renews = async name => (await (await caches.open(name)).keys()).some(({ url }) => !url.endsWith(HEADERS));
export const modeFor = async (name, address) => {
  if (!renewed.has(name)) renewed.set(name, renews(name));
  if (await renewed.get(name)) return 'reload';
  return address.startsWith(`${scope}vendor/`) ? 'default' : 'no-cache';    // a digest is in the address
};

// Fetches what is not here yet of all that a language needs; broken if some of it cannot be had.
const running = new Map();
const keep = language => {
  if (!running.has(language)) running.set(language, fetchAll(language).finally(() => running.delete(language)));
  return running.get(language);
};
const fetchAll = async language => {
  const cache = await caches.open(name(language));
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const missing = Object.keys(LANGUAGES[language]).filter(path => !here.has(key(language, path)));
  await Promise.all(missing.map(async path => {
    const answer = await fetch(scope + path, { cache: await modeFor(name(language), scope + path) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(key(language, path), answer);
  }));
};
const used = async () => {
  const names = new Set(await caches.keys());
  return Object.keys(LANGUAGES).filter(language => names.has(name(language)));
};

// A new version waits until it has these languages too.
addEventListener('install', event => {
  event.waitUntil(used().then(languages => Promise.all(languages.map(keep))));
});
addEventListener('activate', event => {
  event.waitUntil(used().then(languages => Promise.all(languages.map(async language => {
    const cache = await caches.open(name(language));
    const wanted = new Set(Object.keys(LANGUAGES[language]).map(path => key(language, path)));
    const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
    await Promise.all(old.map(request => cache.delete(request)));
  }))));
});

// In which language a page is (static/js/start/idle-tasks.js): it may have come before there was a service worker.
addEventListener('message', event => {
  const { type, language } = event.data ?? {};
  if (type !== 'KEEP') return;
  const done = language in LANGUAGES ? keep(language) : Promise.resolve();
  event.waitUntil(done.then(() => true, () => false).then(kept => event.ports[0]?.postMessage(kept)));
});
addEventListener('fetch', event => {
  const address = event.request.url.replace(/[?#].*/s, '');
  const path = address.startsWith(scope) && address.slice(scope.length);
  const language = path && languageOf(path);
  if (!language) return;
  const kept = caches.match(key(language, path), { cacheName: name(language) });
  event.respondWith(kept.then(found => found ?? fetch(event.request)));
  event.waitUntil(kept.then(found => found || keep(language)).catch(() => {}));    // not now: at the next use
});
