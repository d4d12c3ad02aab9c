// The engine's side: starts Python, imports rondas.service, and passes text to its handle(text).
// In:  { id, text }          Out: { id, text } or { id, error }
// In:  { keep: true }        Out: { progress: 0…1, stage } while loading, with 1 also { restored },
//                            and { fatal } when nothing more can be done
import { forget, keep, recall } from './snapshot.mjs';

// The build puts a digest of the content into both addresses, so together they name the build.
const RUNTIME = new URL('../../vendor/pyodide/', import.meta.url).href;
const PACKAGE = new URL('../../vendor/rondas/rondas.zip', import.meta.url).href;

// Every download begins at once, not when Pyodide comes to ask for it.
const early = new Map();
const fetchNow = self.fetch.bind(self);
for (const url of [RUNTIME + 'pyodide.asm.wasm', RUNTIME + 'python_stdlib.zip', PACKAGE]) {
  const response = fetchNow(url);
  response.catch(() => {});
  early.set(url, response);
}
self.fetch = (url, options) => {
  const response = early.get(String(url));
  early.delete(String(url));
  return response ?? fetchNow(url, options);
};
const modules = Promise.all([
  import('../../vendor/pyodide/pyodide.mjs'),
  import('../../vendor/pyodide/pyodide.asm.mjs'),
]);
const archive = self.fetch(PACKAGE).then(response => response.arrayBuffer());

const report = (progress, stage, more) => postMessage({ progress, stage, ...more });
report(0, 'download');

async function python(options) {
  const [{ loadPyodide }, { default: createPyodideModule }] = await modules;
  const py = await loadPyodide({
    indexURL: RUNTIME,
    createPyodideModule,
    ...options,
  });
  report(0.8, 'rules');
  py.FS.writeFile('/rondas.zip', new Uint8Array(await archive));
  return py;
}

const key = RUNTIME + ' ' + PACKAGE;
let unsaved = null;

async function boot() {
  let py = null;
  if (self.name === 'engine-fresh') await forget();
  const memory = await recall(key);
  if (memory) {
    try {
      py = await python({ _loadSnapshot: memory });
      // Restored memory has the random state it was saved with: everybody's games would be the same.
      py.runPython('import random; random.seed()');
    } catch {
      py = null;
      await forget();
    }
  }
  if (!py) {
    py = await python({ _makeSnapshot: true });
    py.runPython('import sys; sys.path.insert(0, "/rondas.zip"); import random, rondas.service');
    // Before Python holds any object of JavaScript's, and before any game.
    unsaved = py.makeMemorySnapshot();
  }
  const handle = py.runPython('import rondas.service; rondas.service.handle');
  report(1, 'ready', { restored: !unsaved });
  return handle;
}

const started = boot();
started.catch(error => postMessage({ fatal: explain(error) }));

const explain = error => String(error.message || error).trim().split('\n').pop();

self.onmessage = async ({ data }) => {
  let handle;
  try { handle = await started; } catch { return; }   // reported above
  if (data.keep) {
    if (unsaved) await keep(key, unsaved);
    unsaved = null;
    return;
  }
  try {
    postMessage({ id: data.id, text: handle(data.text) });
  } catch (error) {
    // An exception of Python's is an answer; anything else means that the interpreter is broken.
    if (error.name === 'PythonError') postMessage({ id: data.id, error: explain(error) });
    else postMessage({ fatal: explain(error) });
  }
};
