// The engine's side: starts Python, imports rondas.answers.service, and passes text to its handle(text).
// In:  { id, text }          Out: { id, text } or { id, error }
// In:  { ping: true }        Out: { beat: true }, which also comes by itself while Python is long at work
//                            Out: { progress: 0…1, stage } while loading, and { fatal } when nothing more can be done
const RUNTIME = new URL('../../../vendor/pyodide/', import.meta.url).href;
const PACKAGE = new URL('../../../vendor/rondas/rondas.zip', import.meta.url).href;
const WASM = RUNTIME + 'pyodide.asm.wasm';
const LIBRARY = RUNTIME + 'python_stdlib.zip';

// The shares of the files in the progress, as near as the bytes are known before they come.
const shares = { [WASM]: 0.5, [LIBRARY]: 0.2, [PACKAGE]: 0.05, python: 0.15, rules: 0.1 };
let progress = 0;
const report = (part, stage) => {
  progress += shares[part] ?? 0;
  postMessage({ progress: Math.min(progress, 0.99), stage });
};
report('', 'download');

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
compiled.then(() => report(WASM, 'start'), () => {});

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

async function python() {
  // Pyodide would wait for ever for a missing file.
  const [[{ loadPyodide }]] = await Promise.all([modules, compiled, library]);
  const py = await loadPyodide({ indexURL: RUNTIME });
  report('python', 'rules');
  py.FS.writeFile('/rondas.zip', new Uint8Array(await archive));
  return py;
}

const beat = () => postMessage({ beat: true });

const explain = error => String(error.message || error).trim().split('\n').pop();

async function engine() {
  const py = await python();
  py.runPython('import sys; sys.path.insert(0, "/rondas.zip"); import random, rondas.answers.service');
  const { handle } = py.runPython('import rondas.answers.service; rondas.answers.service');
  const { pulse } = py.runPython('import rondas.pulse; rondas.pulse');
  pulse.tell = beat;
  postMessage({ progress: 1, stage: 'ready' });
  return handle;
}

const ready = engine();
ready.catch(error => postMessage({ fatal: explain(error) }));

self.onmessage = async ({ data }) => {
  if (data.ping) {
    beat();
    return;
  }
  let handle;
  try { handle = await ready; } catch { return; }   // reported above
  try {
    postMessage({ id: data.id, text: handle(data.text) });
  } catch (error) {
    // An exception of Python is an answer, unless memory has run out; anything else means that the interpreter is
    // broken.
    if (error.name === 'PythonError' && error.type !== 'MemoryError') postMessage({ id: data.id, error: explain(error) });
    else postMessage({ fatal: explain(error) });
  }
};
