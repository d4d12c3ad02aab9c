// Puts the messages of some JSON into words, as the page does it, for the build and the tests.
// In: { language, catalogs, values: [{ catalog, value, names, you, tradition }] }. Out: the values, said.
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

// The page's module as it is; only the address of Fluent is another one here.
const source = await readFile(new URL('../static/js/wording.mjs', import.meta.url), 'utf8');
const fluent = new URL('../node_modules/@fluent/bundle/esm/index.js', import.meta.url).href;
const { call, said, speak } = await import('data:text/javascript,'
  + encodeURIComponent(source.replace('../../vendor/fluent/index.js', fluent)));

const { language, catalogs, values } = JSON.parse(await text(process.stdin));
speak(language, catalogs);
process.stdout.write(JSON.stringify(
  values.map(({ catalog, value, names = [], you = null, tradition = '' }) => {
    call(tradition);
    return JSON.parse(said(catalog, JSON.stringify(value), JSON.stringify(names), you));
  })));
