// Compiles modules for MicroPython: each .py of a folder gets a .mpy beside it, without line numbers, which are a tenth
// of what compressed modules weigh. node tools/mpy.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

// With it the compiler takes the path of its own WebAssembly for an address.
delete globalThis.fetch;
const { compile } = createRequire(import.meta.url)('@pybricks/mpy-cross-v6');

const folder = process.argv[2];
process.setMaxListeners(0);    // each run of the compiler adds two
for (const name of readdirSync(folder, { recursive: true }).filter(name => name.endsWith('.py'))) {
  const { status, mpy, err } = await compile(basename(name), readFileSync(join(folder, name), 'utf8'), ['-O3']);
  if (status) {
    console.error(err.join('\n'));
    process.exit(1);
  }
  writeFileSync(join(folder, name.replace(/py$/, 'mpy')), mpy);
}
