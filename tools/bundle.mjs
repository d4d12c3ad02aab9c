// One small module of many. node tools/bundle.mjs MODULE FILE
import { writeFile } from 'node:fs/promises';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { minify } from 'terser';

const [input, file] = process.argv.slice(2);
const bundle = await rollup({ input, plugins: [nodeResolve()] });
const { output } = await bundle.generate({ format: 'es' });
const compress = { global_defs: { 'process.env.NODE_ENV': 'production' } };
const { code } = await minify(output[0].code, { module: true, ecma: 2022, compress });
await writeFile(file, code);
