// The scripts of the page in its window: ES modules of the built site, each page with its own.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { ORIGIN } from './window.mjs';

const MODULE = 'script[type=module][src]';
const FUNCTIONS = fileURLToPath(new URL('functions.mjs', import.meta.url));

// The modules by their paths, compiled once for all pages. What Rollup writes is kept beside the site for other
// processes; the service worker has the revisions of all files.
export function scriptsOf(dist) {
  const digest = createHash('sha256');
  for (const file of [join(dist, 'sw.js'), FUNCTIONS]) digest.update(readFileSync(file));
  const kept = `${dist}-${digest.digest('hex').slice(0, 12)}.json`;
  if (!existsSync(kept)) {
    const { stdout } = spawnSync(process.execPath, [FUNCTIONS, dist], { stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e9 });
    writeFileSync(`${kept}.${process.pid}`, stdout);
    renameSync(`${kept}.${process.pid}`, kept);
  }
  return new Map(JSON.parse(readFileSync(kept, 'utf8')).map(([path, text]) => [path, new vm.Script(`(System => {${text}})`, { filename: ORIGIN + path })]));
}

const compiled = new Map();    // scripts of tests
function compile(source) {
  if (!compiled.has(source)) {
    const text = source.trim().replace(/;$/, '').replaceAll('import(', 'simulated.load(');
    let made;
    try {
      made = new vm.Script(`(${text}\n)`);    // an expression if it can be one
    } catch {
      made = new vm.Script(text);
    }
    compiled.set(source, made);
  }
  return compiled.get(source);
}

const wasms = new Map();     // compiled once for all pages

export function run({ dom, window, scripts, tell }) {
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
    const found = scripts.get(new URL(url).pathname.slice(1));
    if (!found) throw new window.TypeError(`Failed to fetch dynamically imported module: ${url}`);
    const module = { names: {}, importers: [] };
    modules.set(url, module);
    const tellNames = (name, value) => {
      Object.assign(module.names, typeof name === 'string' ? { [name]: value } : name);
      for (const set of module.importers) set();
      return value;
    };
    const imported = path => new window.Promise((done, fail) => load(new URL(path, url).href).then(done, fail));
    const register = (paths, declare) => {
      const { setters, execute } = declare(tellNames, { meta: { url }, import: imported });
      module.execute = execute;
      module.needs = paths.map((path, at) => {
        const need = make(new URL(path, url).href);
        const set = () => setters[at]?.(need.names);
        need.importers.push(set);
        set();
        return need;
      });
    };
    found.runInContext(context)({ register });
    return module;
  };
  // What it imports comes first, but for circles.
  const evaluate = module => {
    if (module.done !== undefined) return module.done;
    module.done = null;
    const waits = module.needs.map(evaluate).filter(Boolean);
    module.done = (waits.length ? Promise.all(waits).then(module.execute) : module.execute()) ?? null;
    return module.done;
  };
  const load = async url => {
    const module = make(url);
    await evaluate(module);
    return module.names;
  };
  const script = source => compile(source).runInContext(context);

  const begin = () => {
    const begun = new Set();
    const start = each => {
      const path = each.getAttribute('src');
      if (begun.has(path)) return;
      begun.add(path);
      load(new URL(path, window.document.baseURI).href).catch(error => {
        tell(`module ${path}: ${error.stack}`);
        each.dispatchEvent(new window.Event('error'));
      });
    };
    // The page adds them one by one, not within other elements.
    const added = records => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.matches?.(MODULE)) start(node);
    };
    new window.MutationObserver(added).observe(window.document, { childList: true, subtree: true });
    window.document.querySelectorAll(MODULE).forEach(start);
  };
  return { begin, load, script };
}
