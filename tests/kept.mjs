// What the page thinks of values on the device: node tests/kept.mjs < [[key, text], …]. Out: [verdict, …].
import { readFileSync } from 'node:fs';
import { judge } from '../static/js/kept.js';

const values = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(values.map(([key, text]) => judge(key, text))));
