// Prints how closed elements read and lay out tables: node tests/closed.mjs < JOBS, a JSON list of [function, arguments…].
import { readFileSync } from 'node:fs';

const text = ['content', 'picture'].map(name => readFileSync(new URL(`../static/js/embed/${name}.js`, import.meta.url), 'utf8')).join('');
const known = Function(`${text};
return {
  record: (text, move) => contentOf(...recordIn(text), move),
  attributes: (pairs, move) => contentOf(...placedBy(pairs.find(([name]) => name === 'position')[1],
    pairs.map(([name, value]) => ({ name, value })), 1), move),
  layout, planOf,
};`)();
const jobs = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(jobs.map(([name, ...given]) => known[name](...given))));
