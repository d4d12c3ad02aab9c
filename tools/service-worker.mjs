// Writes sw.js into the built site: workbox's precache of everything that a page needs.
// node tools/service-worker.mjs DIST
import { generateSW } from 'workbox-build';

const dist = process.argv[2];
const { count, size, warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: ['**/*'],
  // What only hosts, other programs and the device's installer ask for is not kept, nor are languages
  // that nobody may use here.
  globIgnores: ['locale/!(en).json', 'locale/*/**', 'rules/*/**', 'sw.js', '_headers', '404.html', 'robots.txt', 'sitemap.xml', 'static/pictures/*', '**/NOTICE.txt'],
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
for (const warning of warnings) console.warn('service worker:', warning);
if (warnings.length) process.exit(1);
console.log(`service worker: ${count} files, ${(size / 1e6).toFixed(1)} MB`);
