// Runs tests/same_games.py in Pyodide: node tests/same_games.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from '../node_modules/pyodide/pyodide.mjs';

const top = fileURLToPath(new URL('..', import.meta.url));
const pyodide = await loadPyodide({ indexURL: `${top}node_modules/pyodide/` });
pyodide.FS.mkdir('/py');
pyodide.mountNodeFS('/py', `${top}py`);
pyodide.runPython('import sys; sys.path.insert(0, "/py"); sys.dont_write_bytecode = True');
pyodide.runPython(readFileSync(`${top}tests/same_games.py`, 'utf8'));
