// Writes the style sheets of the built site for the oldest browsers that are served (README.md): the
// colours of light and dark without light-dark(), prefixes where they are needed, and no comments.
// node tools/styles.mjs DIST
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';

const version = (major, minor = 0) => major << 16 | minor << 8;
const targets = {
  chrome: version(117), edge: version(117), firefox: version(121),
  safari: version(16, 4), ios_saf: version(16, 4),
};

const dist = process.argv[2];
for (const name of readdirSync(dist, { recursive: true }).filter(name => name.endsWith('.css'))) {
  const filename = join(dist, name);
  const { code, warnings } = transform({ filename, code: readFileSync(filename), minify: true, targets });
  for (const { message, loc } of warnings) console.warn(`${name}:${loc.line}: ${message}`);
  if (warnings.length) process.exit(1);
  writeFileSync(filename, code);
}
