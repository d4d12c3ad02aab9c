// One small module of a package's many. node tools/bundle.mjs MODULE FILE
import { writeFile } from 'node:fs/promises';
import { rollup } from 'rollup';
import { minify } from 'terser';

const [input, file] = process.argv.slice(2);
const bundle = await rollup({ input });
const { output } = await bundle.generate({ format: 'es' });
const { code } = await minify(output[0].code, { module: true, ecma: 2022 });
await writeFile(file, code);
