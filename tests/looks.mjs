// The looks at the first paint: node tests/looks.mjs < [what is stored, …]. Out: {names, shown: [attributes of the root
// element, …]}.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const script = readFileSync('static/js/bootstrap/looks.js', 'utf8');
let names;
const shown = JSON.parse(readFileSync(0, 'utf8')).map(stored => {
  const dataset = {};
  const window = {};
  runInNewContext(script, {
    window,
    document: { documentElement: { dataset }, querySelector: () => null },
    reading: { here: () => ({ params: new URLSearchParams() }) },
    localStorage: { getItem: key => (key === 'rondas-looks' ? stored : null) },
    addEventListener: () => {},
  });
  names = window.appearance.looks;
  return Object.fromEntries(Object.entries(dataset).filter(([name]) => names.includes(name)));
});
process.stdout.write(JSON.stringify({ names, shown }));
