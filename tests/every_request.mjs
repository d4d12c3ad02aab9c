// Runs tests/every_request.py in Pyodide with nothing but what the built site has.
// node tests/every_request.mjs DIST/vendor/pyodide/…/ DIST/vendor/rondas/…/rondas.zip
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [runtime, engine] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}pyodide.js`));
const pyodide = await loadPyodide({ indexURL: runtime });
pyodide.FS.writeFile('/rondas.zip', readFileSync(engine));
pyodide.runPython('import sys; sys.path.insert(0, "/rondas.zip"); import random, rondas.answers.service');
pyodide.runPython(readFileSync(new URL('every_request.py', import.meta.url), 'utf8'));
let error;
try { pyodide.runPython('rondas.answers.service.handle(5)'); } catch (thrown) { error = thrown; }
if (error?.name !== 'PythonError' || !error.message.includes("has no len()"))
  throw new Error(`an exception of Python's is told as ${error}`);
console.log(pyodide.runPython('json.dumps(used())'));
