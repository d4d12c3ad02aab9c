// While a visitor reads the front page, the files that Play needs come into the browser's cache one by one: first all
// files for the first card, then the engine. After some seconds, or as soon as the visitor is about to play, everything
// starts.
import starters from '../../../vendor/starters/index.js';

const LATER = 8000;
const site = new URL('../../../', import.meta.url);
const ahead = document.getElementById('ahead').content;    // empty once it is put to work
const files = new Set([
  ...[...ahead.querySelectorAll('[href]')].map(link => link.getAttribute('href').replace('locale/en', `locale/${window.locale.language}`)),
  ...starters.map(({ file }) => `vendor/starters/${file}`),
  ...starters.map(({ deck }) => `static/cards/${deck}.svg`),
  'vendor/pyodide/pyodide.asm.wasm',
  'vendor/pyodide/python_stdlib.zip',
  'vendor/pyodide/pyodide.js',
  'vendor/pyodide/pyodide.asm.js',
  'vendor/rondas/rondas.zip',
]);

// A service worker has all of this already, but for starters, which only first visits need.
const isKept = self.origin !== 'null' && navigator.serviceWorker?.controller;

setTimeout(window.startup.begin, LATER);
for (const file of files) {
  if (isKept || !ahead.childElementCount) break;
  await fetch(new URL(file, site), { priority: 'low' }).then(answer => answer.arrayBuffer()).catch(() => {});
}
