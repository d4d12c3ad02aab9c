// Starts the page's Python. The engine's download begins first if the page will open a table without an early answer.
// If an early answer (early.js) is likely, the download waits until that is shown, and on the front page until nothing
// else is to be done. Work for later visits waits until the engine runs.
import { idle } from './early.js';
import * as engine from '../engine/engine.js';
import built from '../pyscript.js';
import { fetched, names } from './bundles.js';
import './webkit-fixes.js';
import '../store/storage.js';
import * as update from './update.js';

const site = new URL('../../../', import.meta.url).href;

// Examples were played by the build, so their pages and the rulebooks need no engine. A guest's engine is on another
// device.
const needed = document.documentElement.dataset.page !== 'rules' && !['join', 'answer'].includes(window.reading.here().content?.kind)
  && !window.reading.here().params.has('example');
const start = () => needed && engine.start(() => window.startup.stillComing()).catch(() => {});   // who asks it is told
// Requests of the engine would keep an old version busy that should go.
if (await update.waiting()) await update.newest;
const ready = start();
if (needed && !navigator.connection?.saveData)
  addEventListener('pageloaded', () => idle(engine.ahead), { once: true });

const compiled = Promise.all(names.map(fetched));

// Configures also the other Python that PyScript could run; otherwise it would fetch all its plugins. Addresses in a
// configuration are relative to the page, which may lie in a folder.
const other = document.createElement('py-config');
other.hidden = true;
other.translate = false;
other.textContent = JSON.stringify({ plugins: built.plugins });
const script = document.createElement('script');
script.type = 'mpy';
script.src = `${site}py/page/main.py`;
script.setAttribute('config', JSON.stringify({
  name: built.name,
  plugins: built.plugins,
  interpreter: site + built.interpreter,
  js_modules: { main: Object.fromEntries(Object.entries(built.js_modules.main)
    .map(([path, name]) => [new URL(path, site).href, name])) },
}));
// Python looks for elements at the end of the page, which may still be on their way.
while (document.readyState === 'loading')
  await new Promise(done => document.addEventListener('readystatechange', done, { once: true }));
document.body.append(other, script);

const writers = await compiled;
// It starts at once: nothing is awaited before the hooks are there.
const { hooks } = await import('../../../vendor/pyscript/core.js');
// The one hook that PyScript would compile with Function(), which the policy of the site forbids. It
// serves Python in PyScript's own workers, which are not used here.
hooks.worker.onBeforeRunAsync.clear();
// Python finds its modules in its own files. PyScript only writes errors of Python, and of its download, to its standard
// error; bootstrap.js treats them like all failures during the load.
hooks.main.onReady.add(({ interpreter: { FS }, io }) => {
  for (const write of writers) write(FS);
  const { stderr } = io;
  io.stderr = (...lines) => { stderr(...lines); dispatchEvent(new ErrorEvent('error')); };
});

// Work for later visits can wait for a later one, if the network has gone.
if (ready) ready.then(() => import('./idle-tasks.js').catch(() => {}));
