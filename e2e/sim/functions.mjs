// Rollup writes the modules of the built site as functions: `node functions.mjs dist` prints [[path, text], …]. Of Node's
// own modules each window would need new ones, and would never be let go. In place of PyScript's loader stands a short one
// that does the same: MicroPython, the hooks, the modules for Python, and py/page/main.py.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rollup } from 'rollup';

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

const [dist] = process.argv.slice(2);
const MODULES = /^(static\/js\/(?!bootstrap)|vendor\/(?!pyodide|pyscript)|vendor\/pyscript\/.*\/core\b).*\.js$/;
const paths = readdirSync(dist, { recursive: true }).filter(path => MODULES.test(path));
const bundle = await rollup({
  input: paths.map(path => join(dist, path)), external: (_, from) => from !== undefined, makeAbsoluteExternalsRelative: false,
  preserveEntrySignatures: 'strict', treeshake: false, plugins: [{ name: 'core', load: path => (/\/core\b.*\.js$/.test(path) ? CORE : null) }],
});
const { output } = await bundle.generate({ format: 'system', preserveModules: true });
process.stdout.write(JSON.stringify(output.map(({ code, facadeModuleId }) => [relative(dist, facadeModuleId), code])));
