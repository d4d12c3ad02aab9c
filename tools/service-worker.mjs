// Writes sw.js into the built site: workbox's precache of everything that a page needs, and behind it the
// languages that are kept once they are used. node tools/service-worker.mjs DIST LANGUAGE…
import { appendFile, readFile } from 'node:fs/promises';
import { minify } from 'terser';
import { generateSW, getManifest } from 'workbox-build';

const [dist, ...languages] = process.argv.slice(2);
const filesOf = language => [`locale/${language}.json`, `locale/${language}/**`, `rules/${language}/**`];
const { count, size, warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: ['**/*'],
  // What only hosts, other programs and the device's installer ask for is not kept.
  globIgnores: [...languages.flatMap(filesOf), 'sw.js', '_headers', '404.html', 'robots.txt', 'sitemap.xml', 'static/pictures/*', '**/NOTICE.txt'],
  swDest: `${dist}/sw.js`,
  inlineWorkboxRuntime: true,                      // one file; nothing to import later
  sourcemap: false,
  mode: 'production',
  maximumFileSizeToCacheInBytes: 32 * 1024 * 1024, // Pyodide
  dontCacheBustURLsMatching: /^vendor\//,          // a digest is in the address: no second download
  ignoreURLParametersMatching: [/.*/],             // index.html?game=… is index.html
  cleanupOutdatedCaches: true,
  // A new version waits until no page of the old one runs; static/js/boot.mjs lets it in at a page's start.
  skipWaiting: false,
  clientsClaim: true,
});
const known = {};
for (const language of languages) {
  const { manifestEntries } = await getManifest({ globDirectory: dist, globPatterns: filesOf(language) });
  known[language] = Object.fromEntries(manifestEntries.map(({ url, revision }) => [url, revision]));
}
const source = await readFile(new URL('kept-languages.js', import.meta.url), 'utf8');
const { code } = await minify(source.replace('__LANGUAGES__', JSON.stringify(known)), { ecma: 2022 });
await appendFile(`${dist}/sw.js`, `\n${code}\n`);
for (const warning of warnings) console.warn('service worker:', warning);
if (warnings.length) process.exit(1);
console.log(`service worker: ${count} files, ${(size / 1e6).toFixed(1)} MB`);
