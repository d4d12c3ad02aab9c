// What the page thinks of values on the device: node tests/storage_schema.mjs < [[key, text], …]. Out: [verdict, …].
import { readFileSync } from 'node:fs';
import { judge } from '../static/js/store/storage-schema.js';

const values = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(values.map(([key, text]) => judge(key, text))));
