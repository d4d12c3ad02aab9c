// Runs tests/every_request.py in Pyodide with nothing but what the built site has; then has its engine deal every
// sixteenth opening, from its seed, and retell it; last tests/same_games.py. Says what was imported, how many were dealt,
// which differ, and the digests of the games.
// node tests/every_request.mjs DIST/vendor/pyodide/…/ DIST/vendor/rondas/…/rondas.zip DIST/vendor/starters/…/
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';

const [runtime, engine, folder] = process.argv.slice(2);
const { default: starters } = await import(`data:text/javascript,${encodeURIComponent(readFileSync(`${folder}index.js`, 'utf8'))}`);
const { loadPyodide } = await import(pathToFileURL(`${runtime}pyodide.js`));
const pyodide = await loadPyodide({ indexURL: runtime });
pyodide.FS.writeFile('/rondas.zip', readFileSync(engine));
pyodide.runPython('import sys; sys.path.insert(0, "/rondas.zip"); import random, rondas.answers.service');
pyodide.runPython(readFileSync(new URL('every_request.py', import.meta.url), 'utf8'));
let error;
try { pyodide.runPython('rondas.answers.service.handle(5)'); } catch (thrown) { error = thrown; }
if (error?.name !== 'PythonError' || !error.message.includes("has no len()"))
  throw new Error(`an exception of Python's is told as ${error}`);
const used = JSON.parse(pyodide.runPython('json.dumps(used())'));

const handle = pyodide.runPython('rondas.answers.service.handle');
const ask = request => JSON.parse(handle(JSON.stringify(request)));
const sorted = value => JSON.stringify(value, (_, part) =>
  part?.constructor === Object ? Object.fromEntries(Object.entries(part).sort()) : part);
let dealt = 0;
const differ = [];
for (const { file } of starters) {
  inflateRawSync(readFileSync(folder + file)).toString().split('\n').forEach((line, at) => {
    if (at % 16) return;
    const opening = JSON.parse(line);
    const { moves, facts, sealed, ...setup } = opening.save;
    let frame = ask({ ...setup, do: 'open', spectator: true });
    while (frame.status === 'waiting') frame = ask({ do: 'step' });
    dealt++;
    if (sorted(ask({ do: 'retell' })) !== sorted(opening)) differ.push(`${file}, line ${at + 1}`);
  });
}
pyodide.runPython(readFileSync(new URL('same_games.py', import.meta.url), 'utf8'));
const games = JSON.parse(pyodide.runPython('json.dumps(digests())'));
console.log(JSON.stringify({ used, dealt, differ, games }));
