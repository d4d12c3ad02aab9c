// The scripts of the page in its window: ES modules of the built site, each page with its own. In place of PyScript's
// loader stands a short one that does the same: MicroPython, the hooks, the modules for Python, and py/page/main.py.
import vm from 'node:vm';
import { ORIGIN } from './window.mjs';

const CORE = `
const hooks = { worker: { onBeforeRunAsync: new Set() }, main: { onReady: new Set() } };
export { hooks };
setTimeout(async () => {
  const script = document.querySelector('script[type=mpy]');
  const config = JSON.parse(script.getAttribute('config'));
  await import(config.interpreter);
  const io = { stderr: (...lines) => window.tellPython(lines.join(' ')), stdout() {} };
  const url = config.interpreter.replace(/js$/, 'wasm');
  const python = await globalThis.loadMicroPython({ url, linebuffer: true, stdout() {}, stderr: (...lines) => io.stderr(...lines) });
  const modules = {};
  await Promise.all(Object.entries(config.js_modules.main).map(async ([path, name]) => { modules[name] = { ...await import(path) }; }));
  for (const hook of hooks.main.onReady) hook({ interpreter: python, io });
  const never = () => {};
  python.registerJsModule('polyscript', { js_modules: modules, config: {}, lazy_py_modules: never, storage: never, IDBMap: never, workers: {}, currentScript: script });
  python.registerJsModule('_pyscript', { PyWorker: never, js_import: never, target: '', storage: never, WebSocket: never });
  const code = await (await fetch(script.src)).text();
  python.runPythonAsync(code).catch(error => window.tellPython(String(error.message)));
});`;

const wasms = new Map();     // compiled once for all pages

export function run({ dom, window, file, tell }) {
  const context = dom.getInternalVMContext();
  const modules = new Map();
  const wasm = vm.runInContext('WebAssembly', context);
  wasm.instantiateStreaming = async (answer, imports) => {
    const { url, bytes } = await answer;
    if (!wasms.has(url)) wasms.set(url, new WebAssembly.Module(bytes));
    const module = wasms.get(url);
    return { module, instance: new wasm.Instance(module, imports) };
  };

  const make = url => {
    if (modules.has(url)) return modules.get(url);
    const path = new URL(url).pathname.slice(1);
    const bytes = /vendor\/pyscript\/.*core\.js$/.test(path) ? CORE : file(path);
    if (bytes === null) throw new window.TypeError(`Failed to fetch dynamically imported module: ${url}`);
    const module = new vm.SourceTextModule(bytes.toString(), {
      identifier: url, context,
      initializeImportMeta(meta) { meta.url = url; },
      importModuleDynamically: (specifier, from) => load(new URL(specifier, from.identifier).href),
    });
    modules.set(url, module);
    return module;
  };
  let linking = Promise.resolve();
  const load = async url => {
    const module = make(url);
    // One after the other: two graphs that are linked at a time would meet half-linked modules.
    await (linking = linking.then(() => module.status === 'unlinked'
      && module.link((specifier, from) => make(new URL(specifier, from.identifier).href))));
    await module.evaluate();
    return module;
  };

  // The value of a script, an expression if it can be one.
  const script = source => {
    const importModuleDynamically = specifier => load(new URL(specifier, window.document.baseURI).href);
    const compile = text => new vm.Script(text, { importModuleDynamically });
    let made;
    try {
      made = compile(`(${source.trim().replace(/;$/, '')}\n)`);
    } catch {
      made = compile(source);
    }
    return made.runInContext(context);
  };

  const begin = () => {
    const begun = new Set();
    const scan = () => {
      for (const each of window.document.querySelectorAll('script[type=module][src]')) {
        const path = each.getAttribute('src');
        if (begun.has(path)) continue;
        begun.add(path);
        load(new URL(path, window.document.baseURI).href).catch(error => {
          tell(`module ${path}: ${error.stack}`);
          each.dispatchEvent(new window.Event('error'));
        });
      }
    };
    new window.MutationObserver(scan).observe(window.document, { childList: true, subtree: true });
    scan();
  };
  return { begin, load, script };
}
