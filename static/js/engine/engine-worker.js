// The engine's side: starts Python, imports rondas.answers.service, and passes text to its handle(text).
// In:  { id, text }          Out: { id, text } or { id, error }
// In:  { ping: true }        Out: { beat: true }, which also comes by itself while Python is long at work
// In:  { id, keeps: true }   Out: { id, keeps }, whether memory should be kept: none was found
//                            Out: { progress: 0…1, stage } while loading, with 1 also { restored },
//                            and { fatal } when nothing more can be done
// It goes by its name: `engine` does all that; `engine-fresh` too, but trusts no memory that was kept; and
// `engine-memory` only keeps its own, and is ready when that is done.
import { failed, keep, keeps, recall } from './snapshot.js';

// The build puts a digest of the content into both addresses, so together they name the build.
const RUNTIME = new URL('../../../vendor/pyodide/', import.meta.url).href;
const PACKAGE = new URL('../../../vendor/rondas/rondas.zip', import.meta.url).href;
const WASM = RUNTIME + 'pyodide.asm.wasm';
const LIBRARY = RUNTIME + 'python_stdlib.zip';
const key = [RUNTIME, PACKAGE].map(url => url.match(/vendor\/\w+\/(.+)\//)?.[1]).join('-');

// The shares of the files in the progress, as near as the bytes are known before they come.
const shares = { [WASM]: 0.5, [LIBRARY]: 0.2, [PACKAGE]: 0.05, python: 0.15, rules: 0.1 };
let progress = 0;
const report = (part, stage) => {
  progress += shares[part] ?? 0;
  postMessage({ progress: Math.min(progress, 0.99), stage });
};
report('', 'download');

// Meanwhile the snapshot of an earlier visit is read, unless an engine has failed on this page.
const recalled = self.name === 'engine' ? recall(key)
  : self.name === 'engine-fresh' ? failed(key).then(() => null) : null;

// All downloads begin now, not when Pyodide comes to ask for them one after the other.
const download = async url => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
};
const arrived = async response => {
  const content = await (await response).arrayBuffer();
  report((await response).url, 'download');
  return content;
};
const wasm = download(WASM), library = arrived(download(LIBRARY)), archive = arrived(download(PACKAGE));
const modules = Promise.all([
  import('../../../vendor/pyodide/pyodide.js'),
  import('../../../vendor/pyodide/pyodide.asm.js'),   // which Pyodide imports for itself, later
]);
for (const each of [wasm, library, archive, modules]) each.catch(() => {});   // whoever waits for it hears
const compiled = wasm.then(response =>
  response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : response.arrayBuffer().then(WebAssembly.compile));   // a host that does not know the type
compiled.then(() => { performance.mark('compiled'); report(WASM, 'start'); }, () => {});

// Pyodide fetches and compiles for itself; here it gets the downloads that are already on their way.
const reallyFetch = self.fetch;
self.fetch = async (url, options) => {
  if (String(url) === WASM) return wasm;
  if (String(url) === LIBRARY) return new Response((await library).slice(0));
  return reallyFetch(url, options);
};
WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

async function python(options) {
  // Pyodide would wait for ever for a missing file.
  const [[{ loadPyodide }]] = await Promise.all([modules, compiled, library]);
  performance.mark('runtime');
  const py = await loadPyodide({ indexURL: RUNTIME, ...options });
  performance.mark('python runs');
  report('python', 'rules');
  py.FS.writeFile('/rondas.zip', new Uint8Array(await archive));
  return py;
}

async function restored() {
  const memory = await recalled;
  if (!memory) return null;
  performance.mark('memory read');
  try {
    const py = await python({ _loadSnapshot: memory });
    // Memory comes back with the random state it was kept with: all games would be the same.
    py.runPython('import random; random.seed()');
    return py;
  } catch {
    await failed(key);
    return null;
  }
}

async function started(options) {
  const py = await python(options);
  py.runPython('import sys; sys.path.insert(0, "/rondas.zip"); import random, rondas.answers.service');
  return py;
}

// Stores memory for the next visit: with all games, while an engine imports only the one that is played.
async function keepMemory() {
  try {
    const py = await started({ _makeSnapshot: true });
    py.runPython('import rondas.games; list(rondas.games.all_games().values())');
    // Before Python holds any JavaScript object, and before any game has begun.
    await keep(key, py.makeMemorySnapshot());
  } catch {
    await failed(key);      // private API: without a snapshot the next visit starts as the first
  }
  postMessage({ progress: 1, stage: 'ready' });
}

const beat = () => postMessage({ beat: true });

const explain = error => String(error.message || error).trim().split('\n').pop();

let isRestored = false;

async function engine() {
  const early = await restored();
  isRestored = early !== null;
  const py = early ?? await started();
  const { handle, pulse } = py.runPython('import rondas.answers.service; rondas.answers.service');
  pulse.tell = beat;
  performance.mark('engine ready');
  postMessage({ progress: 1, stage: 'ready', restored: isRestored });
  return handle;
}

const ready = self.name === 'engine-memory' ? keepMemory() : engine();
ready.catch(error => postMessage({ fatal: explain(error) }));

self.onmessage = async ({ data }) => {
  if (data.ping) {
    beat();
    return;
  }
  let handle;
  try { handle = await ready; } catch { return; }   // reported above
  if (data.keeps) {
    // A sandboxed iframe has no place for it.
    postMessage({ id: data.id, keeps: !isRestored && self.name !== 'engine-alone' && self.origin !== 'null' && await keeps(key) });
    return;
  }
  try {
    postMessage({ id: data.id, text: handle(data.text) });
  } catch (error) {
    // An exception of Python is an answer, unless memory has run out; anything else means that the interpreter is
    // broken.
    if (error.name === 'PythonError' && error.type !== 'MemoryError') postMessage({ id: data.id, error: explain(error) });
    else postMessage({ fatal: explain(error) });
  }
};
