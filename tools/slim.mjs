// Pyodide's runtime without its openings for what is never loaded here. It is linked so that packages
// compiled elsewhere can be added at run time, and for that shows thousands of its functions to the
// outside, has all of SDL and OpenGL for them in JavaScript, and ties all of it together at every start.
// node tools/slim.mjs PYODIDE OUT
//
// Exports that Pyodide's own JavaScript reads stay; nothing inside the two files is changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, tokenizer } from 'acorn';
import { minify } from 'terser';

const [pyodide, out] = process.argv.slice(2);
const NAME = 'pyodide.asm';
const AS_MODULE = { ecmaVersion: 'latest', sourceType: 'module' };

// JavaScript.

const source = readFileSync(`${pyodide}/${NAME}.mjs`, 'utf8');
const text = node => source.slice(node.start, node.end);
const body = parse(source, AS_MODULE).body.find(node => node.id?.name === '_createPyodideModule').body.body;
const the = (what, found) => {
  const [node, ...more] = body.filter(found);
  if (!node || more.length) throw new Error(`${NAME}.mjs is not as expected: ${what}`);
  return node;
};
const declares = (node, name) => node.type === 'VariableDeclaration' && node.declarations[0].id.name === name;

// `function assignWasmExports(wasmExports) { _x = Module["_x"] = wasmExports["x"]; … }`, and its variables.
const assigning = the('assignWasmExports', node => node.id?.name === 'assignWasmExports');
const assignments = assigning.body.body.map(node => {
  const names = [];
  let value = node.expression;
  for (; value.type === 'AssignmentExpression'; value = value.right)
    if (value.left.type === 'Identifier') names.push(value.left.name);
  return { node, names, exported: text(value).match(/^wasmExports\["([^"]+)"\]/)[1] };
});
const assigned = new Set(assignments.flatMap(({ names }) => names));
const variables = the('variables of the exports', node => node.type === 'VariableDeclaration'
  && node.declarations.filter(({ id }) => assigned.has(id.name)).length > 1000);

// All that is said anywhere else, and in the script that loads this one, as a name or in quotes.
const names = code => new Set([...tokenizer(code, AS_MODULE)]
  .filter(({ type }) => type.label === 'name' || type.label === 'string').map(({ value }) => value));
const loader = names(readFileSync(`${pyodide}/pyodide.mjs`, 'utf8'));
const said = new Set([...names(source.slice(0, variables.start) + source.slice(assigning.end)), ...loader]);
const wanted = assignments.filter(({ names, exported }) => [...names, exported].some(name => said.has(name)));
const exports = new Set(wanted.map(({ exported }) => exported));
const kept = new Set(wanted.flatMap(({ names }) => names));

// WebAssembly: its sections are written again without the exports, and with constants for the imported
// addresses (`GOT`) of functions that packages would look up by name.

const binary = readFileSync(`${pyodide}/${NAME}.wasm`);
const IMPORT = 2, GLOBAL = 6, EXPORT = 7;

function* number(value) {                    // LEB128
  for (; value > 127; value >>>= 7) yield value & 127 | 128;
  yield value;
}

class Reader {
  constructor(bytes) { this.bytes = bytes; this.at = 0; }
  number() {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }
  take(length) { return this.bytes.subarray(this.at, this.at += length); }
  name() { return Buffer.from(this.take(this.number())).toString(); }
}

const list = (items, ...first) => Buffer.concat([...first, ...items].map(item => Buffer.from(item)));
const counted = items => list(items, [...number(items.length)]);

// The imports, and how many of them were addresses. After the two names an import has its kind: a function,
// a table, memory, a global or a tag.
function imports(section) {
  const reader = new Reader(section), found = [], names = new Set();
  let addresses = 0;
  for (let count = reader.number(); count; count--) {
    const start = reader.at, from = reader.name(), name = reader.name(), kind = reader.number();
    if (kind === 1 || kind === 2) throw new Error(`${NAME}.wasm imports its table or memory`);
    if (kind === 4) reader.number();
    if (kind === 3) {
      const [type, changes] = reader.take(2);
      if (from !== 'GOT.func' || type !== 0x7f || changes !== 1) throw new Error(`import ${from}.${name}`);
      addresses++;
      continue;
    }
    if (kind === 0) reader.number();
    names.add(name);
    found.push(section.subarray(start, reader.at));
  }
  return { section: counted(found), names, addresses };
}

function sectionsOf(bytes) {
  const reader = new Reader(bytes), found = [];
  reader.take(8);
  while (reader.at < bytes.length) {
    const id = reader.number();
    found.push([id, reader.take(reader.number())]);
  }
  return found;
}

const sections = sectionsOf(binary);
const imported = imports(sections.find(([id]) => id === IMPORT)[1]);
const written = sections.map(([id, section]) => {
  if (id === IMPORT) return [id, imported.section];
  const reader = new Reader(section);
  if (id === GLOBAL) {                       // imported ones come first, so all keep their numbers
    const count = reader.number() + imported.addresses;
    const zero = [0x7f, 1, 0x41, 0, 0x0b];   // (mut i32) (i32.const 0): no such function
    return [id, list([...Array(imported.addresses).fill(zero), section.subarray(reader.at)], [...number(count)])];
  }
  if (id === EXPORT) {
    const found = [];
    for (let count = reader.number(); count; count--) {
      const start = reader.at, name = reader.name();
      reader.take(1);
      reader.number();
      if (exports.has(name) || said.has(name)) found.push(section.subarray(start, reader.at));
    }
    return [id, counted(found)];
  }
  return [id, section];
});
const slim = list(written.map(([id, section]) => list([section], [id, ...number(section.length)])), binary.subarray(0, 8));
if (!WebAssembly.validate(slim)) throw new Error(`${NAME}.wasm is not sound any more`);

// JavaScript again: without what only the rest of the exports and imports had to do with.

const edits = assignments.filter(({ exported }) => !exports.has(exported)).map(({ node }) => [node, '']);
edits.push([variables, `var ${variables.declarations.filter(
  ({ id }) => !assigned.has(id.name) || kept.has(id.name)).map(text)};`]);
const given = the('wasmImports', node => declares(node, 'wasmImports')).declarations[0].init;
const provided = given.properties.filter(({ key }) => imported.names.has(key.name ?? key.value));
edits.push([given, `{${provided.map(text)}}`]);
const called = new Set(provided.map(({ value }) => value.name));
const found = pattern => Array.from(source.matchAll(pattern), ([, name]) => name);
const quoted = new Map();
for (const name of found(/"(?=([\w$]+)")/g)) quoted.set(name, (quoted.get(name) ?? 0) + 1);
const read = new Set(found(/Module\.([\w$]+)/g));
for (const node of body) {
  const { left, right, operator } = node.expression ?? {};
  if (operator !== '=' || left.type !== 'MemberExpression') continue;
  const name = left.property.value ?? left.property.name;
  // Module["_x"] = _x, which is read nowhere; and signatures of functions that are imported no more.
  const shown = left.object.name === 'Module' && right.type === 'Identifier' && !loader.has(name)
    && quoted.get(name) === 1 && !read.has(name);
  if (shown || (name === 'sig' && !called.has(left.object.name))) edits.push([node, '']);
}
const pieces = [];
let at = 0;
for (const [{ start, end }, instead] of edits.sort(([a], [b]) => a.start - b.start)) {
  pieces.push(source.slice(at, start), instead);
  at = end;
}
// Called like this eval sees no names of the module, so that those may change. The site's policy forbids it.
const code = [...pieces, source.slice(at)].join('').replace(/(?<![\w.$])eval\(/g, '(0,eval)(');
// Nothing but what is unused goes: all else takes seconds, for a thousandth of the download.
const small = await minify(code, { module: true, ecma: 2022, compress: { defaults: false, unused: true, dead_code: true, pure_getters: true } });

mkdirSync(out, { recursive: true });
writeFileSync(`${out}/${NAME}.wasm`, slim);
writeFileSync(`${out}/${NAME}.mjs`, small.code);
