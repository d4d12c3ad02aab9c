// Puts the messages of some JSON into words, as the page does it, for the tests. Reads JSON
// by the line: { catalogs, values: [{ catalog, value, names, you, tradition }] }; the catalogs stay until
// others are given. Writes the values of each line, said.
import { readFile } from 'node:fs/promises';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';

// The page's module as it is; only the address of Fluent is another one here.
const source = await readFile(new URL('../static/js/words/wording.js', import.meta.url), 'utf8');
const fluent = new URL('../node_modules/@fluent/bundle/esm/index.js', import.meta.url).href;
const { call, said, speak } = await import('data:text/javascript,'
  + encodeURIComponent(source.replace('../../../vendor/fluent/index.js', fluent)));

for await (const line of createInterface({ input: stdin })) {
  const { catalogs, values = [] } = JSON.parse(line);
  if (catalogs) speak(catalogs);
  const texts = values.map(({ catalog, value, names = [], you = null, tradition = '' }) => {
    call(tradition);
    return JSON.parse(said(catalog, JSON.stringify(value), JSON.stringify(names), you));
  });
  stdout.write(`${JSON.stringify(texts)}\n`);
}
