// Compiles Python sources with the very Python that will run them: Pyodide's, here in Node.
// node tools/compile.mjs JOB.json, from the top of the source tree; see tools/compile_in_pyodide.py.
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const py = await loadPyodide();
py.mountNodeFS('/work', process.cwd());
py.globals.set('job', py.toPy(JSON.parse(readFileSync(process.argv[2], 'utf8'))));
py.runPython('import os; os.chdir("/work")');
py.runPython(readFileSync(new URL('./compile_in_pyodide.py', import.meta.url), 'utf8'));
