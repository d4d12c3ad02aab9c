// Makes the scripts of the built site small: no comments, and short names inside. node tools/scripts.mjs DIST
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';

const folder = join(process.argv[2], 'static/js');
for (const name of readdirSync(folder, { recursive: true }).filter(name => name.endsWith('.js'))) {
  const path = join(folder, name), text = readFileSync(path, 'utf8');
  const { code } = await minify(text, { module: /^(im|ex)port\b/m.test(text), ecma: 2022 });
  writeFileSync(path, `${code}\n`);
}
