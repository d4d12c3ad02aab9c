// Writes sw.js into the built site: tools/offline.js, bundled, is told all files of the site and their digests. What is
// kept has its headers with it, so their digest is part of each revision.
// node tools/service-worker.mjs BUNDLE DIST DIGEST-OF-HEADERS LANGUAGE…
import { readFile, writeFile } from 'node:fs/promises';
import { getManifest } from 'workbox-build';

const [bundle, dist, headers, ...languages] = process.argv.slice(2);
const revised = each => ({ ...each, revision: `${each.revision ?? ''}-${headers}` });
const filesOf = language => [`locale/${language}.json`, `locale/${language}/**`, `rules/${language}/**`];
const { manifestEntries: files, count, size, warnings } = await getManifest({
  globDirectory: dist,
  globPatterns: ['**/*'],
  // Files that only hosts, other programs and the device's installer request are not kept, nor are starters, and the
  // pictures of examples with their pages and clauses; the engine is.
  globIgnores: [...languages.flatMap(filesOf), 'sw.js', 'v/**', '_headers', '_redirects', '404.html', 'robots.txt', 'sitemap.xml', 'static/pictures/*', 'static/icons/*.png', 'LICENSES.txt', 'vendor/starters/*/*.deflate', 'rules/*/*.png', 'e/**', 'embed/*/*'],
  maximumFileSizeToCacheInBytes: 32 * 1024 * 1024, // Pyodide
  dontCacheBustURLsMatching: /^vendor\//,          // a digest is in the address
});
const known = {};
for (const language of languages) {
  const { manifestEntries } = await getManifest({ globDirectory: dist, globPatterns: filesOf(language) });
  known[language] = Object.fromEntries(manifestEntries.map(revised).map(({ url, revision }) => [url, revision]));
}
const told = { __FILES__: files.map(revised), __HEADERS__: headers, __LANGUAGES__: known };
const code = await readFile(bundle, 'utf8');
await writeFile(`${dist}/sw.js`, code.replace(/__FILES__|__HEADERS__|__LANGUAGES__/g, name => JSON.stringify(told[name])));
for (const warning of warnings) console.warn('service worker:', warning);
if (warnings.length) process.exit(1);
console.log(`service worker: ${count} files, ${(size / 1e6).toFixed(1)} MB`);
