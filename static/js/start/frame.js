// Starts the Python of a frame with a viewer: MicroPython by its own loader, with the modules that the address needs.
// The whole page starts in boot.js.
import * as host from '../embed/host.js';
import * as browser_calls from '../page/browser-calls.js';
import * as rest from '../page/rest.js';
import * as i18n from '../words/i18n.js';
import { loadMicroPython } from '../../../vendor/micropython/micropython.js';
import { fetched, names } from './bundles.js';
import './webkit-fixes.js';

const site = new URL('../../../', import.meta.url).href;
const example = window.reading.here().params.get('example');

// An example was played by the build: it needs neither the engine nor all words. Of the modules all but the first bundle
// come when the address, or a command, asks for them.
const later = { engine: {}, share: {}, redraw: {} };
const modules = { browser_calls, host, i18n, rest, bundles: { more }, ...later };
const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${site}static/css/of-records.css` });
const left = [...names];
async function more() {
  if (!left.length) return false;
  const [write, ...all] = await Promise.all([fetched(left[0]), import('../engine/engine.js'), import('../page/share.js'),
    import('../page/redraw.js'), i18n.load()]);
  if (!sheet.isConnected) document.head.append(sheet);
  Object.values(later).forEach((each, at) => Object.assign(each, all[at]));
  write(python.FS);
  left.shift();
  return true;
}

if (example === null) {
  import('../engine/engine.js').then(engine => engine.start(() => window.startup.stillComing())).catch(() => {});    // who asks it is told
} else {
  // Python asks for it only when it runs.
  const href = `${site}e/${example.split('/')[0]}.html`;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
}

const first = fetched(left.shift());
first.catch(() => {});    // it is awaited below
// Python looks for elements at the end of the page, which may still be on their way.
while (document.readyState === 'loading')
  await new Promise(done => document.addEventListener('readystatechange', done, { once: true }));
const python = await loadMicroPython({
  url: `${site}vendor/micropython/micropython.wasm`,
  // A failure of Python during the load is one of the load.
  stderr: line => { console.error(line); dispatchEvent(new ErrorEvent('error')); },
});
// What PyScript gives to Python on the whole page.
python.FS.mkdir('pyscript');
python.FS.writeFile('pyscript/__init__.py', 'import js\nwindow = js\ndocument = js.document\n');
python.registerJsModule('pyscript.js_modules', modules);
(await first)(python.FS);
if (example === null) await more();
const { start } = python.pyimport('page.app.frame');
// The card whose tap in the picture has opened this frame answers the question.
addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.rondas !== 1 || data.type !== 'tap') return;
  document.querySelector(`[data-action="play ${CSS.escape(data.card)}"]`)?.click();
});
await start();
