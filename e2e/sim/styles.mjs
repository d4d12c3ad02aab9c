// What is shown, by the site's own styles: of each element the `display` and `visibility` that win, and no more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectorSpecificity } from '@csstools/selector-specificity';
import postcss from 'postcss';
import parser from 'postcss-selector-parser';

const PARTS = /^(display|visibility)$/;
const BASE = `[hidden], template, script, style, head, dialog:not([open]) { display: none }`;

// The id, class or name that an element needs for a selector.
function keyOf(selector) {
  const last = selector.nodes.slice(selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  const node = ['id', 'class', 'tag'].map(type => last.find(each => each.type === type)).find(Boolean);
  return node ? { id: '#', class: '.', tag: '' }[node.type] + node.value : '*';
}

// The rules of a built site by what they set and whom they may concern: { selector, value, queries, rank }.
export function rulesOf(dist) {
  const found = [];
  const add = (css, level) => postcss.parse(css).walkDecls(PARTS, decl => {
    const queries = [];
    let selector = '&';
    for (let holder = decl.parent; holder.type !== 'root'; holder = holder.parent) {
      if (holder.type === 'rule') selector = selector.replaceAll('&', () => (holder.selector.includes('&') || holder.parent.type === 'root' || holder.parent.type === 'atrule' ? holder.selector : `& ${holder.selector}`));
      else if (/^(media|container)$/.test(holder.name)) queries.push(holder.params);
    }
    parser().astSync(selector).each(one => {
      const { a, b, c } = selectorSpecificity(one);
      const text = String(one).trim();
      if (/::|:(before|after)|&/.test(text)) return;
      const weight = ((decl.important ? 1 : 0) * 100 + level) * 1e9 + a * 1e6 + b * 1e3 + c;
      found.unshift({ selector: text, key: keyOf(one), part: decl.prop, value: decl.value, queries, weight });
    });
  });
  add(BASE, 0);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const [, path] of page.matchAll(/rel="stylesheet" href="([^"]+)"/g)) add(readFileSync(join(dist, path), 'utf8'), 1);
  const rules = { display: new Map(), visibility: new Map() };
  found.sort((a, b) => b.weight - a.weight).forEach((rule, rank) => {
    const known = rules[rule.part];
    known.set(rule.key, [...known.get(rule.key) ?? [], { ...rule, rank }]);
  });
  return rules;
}

const UNITS = { px: 1, em: 16, rem: 16, '': 1 };
const compare = { '<': (a, b) => a < b, '<=': (a, b) => a <= b, '>': (a, b) => a > b, '>=': (a, b) => a >= b, '=': (a, b) => a === b };

// Whether a media query holds for this device; of a container, as if it filled the window.
export function matches(query, { viewport: { width, height }, media }) {
  const facts = { width, height, ...media };
  const feature = (_, text) => {
    const size = /^(min-|max-)?(width|height)\s*(:|[<>]=?)\s*([\d.]+)(px|r?em)?$/.exec(text);
    if (size) {
      const [, bound, name, sign, number, unit = ''] = size;
      const how = bound ? { 'min-': '>=', 'max-': '<=' }[bound] : sign === ':' ? '=' : sign;
      return String(compare[how](facts[name], Number(number) * UNITS[unit]));
    }
    if (/aspect-ratio/.test(text)) return 'false';
    const [name, value = 'true'] = text.split(':').map(each => each.trim());
    if (name === 'orientation') return String((width > height) === (value === 'landscape'));
    return String((facts[name] ?? 'no-preference') === value);
  };
  let text = query.replace(/^[\w-]*(?=\s*\()/, name => (/^(not|screen|all|print|)$/.test(name) ? name : ''))
    .replace(/\bonly\b|\bscreen\b|\ball\b/g, 'true').replace(/\bprint\b/g, String(facts.type === 'print'));
  for (let before; before !== text;) {
    before = text;
    text = text.replace(/\(([^()]*[:<>][^()]*)\)/g, feature).replace(/\(\s*(hover|pointer)\s*\)/g, 'true');
  }
  const expression = text.replaceAll(',', ' || ').replace(/\band\b/g, '&&').replace(/\bor\b/g, '||').replace(/\bnot\b/g, '!');
  return Boolean(Function(`return (${expression || 'true'})`)());
}
