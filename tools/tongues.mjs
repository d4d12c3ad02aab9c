// Prints the names of languages in themselves, and their directions: node tools/tongues.mjs CODE…
const all = process.argv.slice(2).map(code => {
  const own = new Intl.DisplayNames(code, { type: 'language' }).of(code);
  const locale = new Intl.Locale(code);
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo;
  return [code, { name: own[0].toLocaleUpperCase(code) + own.slice(1), dir: direction }];
});
process.stdout.write(JSON.stringify(Object.fromEntries(all)));
