// The strings of scripts that do not become errors: node tests/strings.mjs FILE…
// Out: [[file, line, text], …], of templates their fixed parts.
import { readFileSync } from 'node:fs';
import { parse } from 'acorn';

const found = [];

function walk(node, file) {
  if (Array.isArray(node)) return node.forEach(each => walk(each, file));
  if (typeof node?.type !== 'string') return;
  if (/^(New|Call)Expression$/.test(node.type) && /Error$|^(fail|die)$/.test(node.callee.name ?? '')) return;
  const text = node.type === 'TemplateElement' ? node.value.cooked
    : node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
  if (text !== null) found.push([file, node.loc.start.line, text]);
  Object.values(node).forEach(each => typeof each === 'object' && walk(each, file));
}

for (const file of process.argv.slice(2)) {
  walk(parse(readFileSync(file, 'utf8'), { ecmaVersion: 'latest', sourceType: 'module', locations: true }), file);
}
process.stdout.write(JSON.stringify(found));
