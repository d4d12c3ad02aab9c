// Runs tests/same_games.py in the built site's Pyodide, with the whole of Python's library beside it.
// node tests/same_games.mjs DIST/vendor/pyodide/…/
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const runtime = process.argv[2];
const top = fileURLToPath(new URL('..', import.meta.url));
const { loadPyodide } = await import(pathToFileURL(`${runtime}pyodide.js`));
const pyodide = await loadPyodide({
  indexURL: runtime, stdLibURL: `${top}node_modules/pyodide/python_stdlib.zip` });
pyodide.FS.mkdir('/py');
pyodide.mountNodeFS('/py', `${top}py`);
pyodide.runPython('import sys; sys.path.insert(0, "/py"); sys.dont_write_bytecode = True');
pyodide.runPython(readFileSync(`${top}tests/same_games.py`, 'utf8'));
