// Compiles Python sources with the very Python that will run them: Pyodide's, here in Node.
// node tools/compile.mjs JOB.json; see tools/compile_in_pyodide.py.
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const py = await loadPyodide();
py.mountNodeFS('/host', '/');
py.globals.set('job', py.toPy(JSON.parse(readFileSync(process.argv[2], 'utf8'))));
try {
  py.runPython(readFileSync(new URL('./compile_in_pyodide.py', import.meta.url), 'utf8'));
} catch (error) {
  // Python's own words are enough; Node would print the source of Pyodide with them.
  console.error(error.message);
  process.exit(1);
}
