// A frame that is to keep nothing may have the site's origin all the same, to share with others what the browser has
// loaded (embed.js names it so). Storage is denied to it then, as it is in a sandbox without an origin.
if (parent !== self && name === 'keeps-nothing') {
  const denied = { configurable: true, get() { throw new DOMException('denied', 'SecurityError'); } };
  for (const each of ['indexedDB', 'caches', 'localStorage', 'sessionStorage']) Object.defineProperty(self, each, denied);
  for (const each of ['serviceWorker', 'storage', 'locks']) Object.defineProperty(navigator, each, { configurable: true, value: undefined });
}
