// Draws SVG as PNG, for the build: reads lines of JSON, [SVG, file.png].
// The pictures have no words, so no fonts are needed and every machine draws the same. A palette of 78 colours makes
// them a quarter as large as resvg does.
import { readFile, writeFile } from 'node:fs/promises';
import { stdin } from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { crc32 as checksum, deflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const OPAQUE = 68, CLEAR = 10;    // colours in a palette

await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

for await (const line of createInterface({ input: stdin })) {
  const [source, target] = JSON.parse(line);
  const drawing = new Resvg(source);
  const image = drawing.render();
  await writeFile(target, png(image.pixels, image.width, image.height));
  image.free();
  drawing.free();
}

// Five bits of each part of an opaque colour; fewer of others, at edges and in shadows, whose parts are multiplied by
// how opaque they are.
function coarse(pixels, at) {
  const [r, g, b, a] = pixels.subarray(at, at + 4);
  return a === 255 ? (r >> 3) << 10 | (g >> 3) << 5 | b >> 3
    : 1 << 15 | (a >> 5) << 9 | (r >> 5) << 6 | (g >> 5) << 3 | b >> 5;
}

// A palette of the most frequent coarse colours, each with the mean of its pixels; and the place of every coarse colour.
function reduced(pixels) {
  const sums = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = coarse(pixels, at);
    if (!sums.has(key)) sums.set(key, [0, 0, 0, 0, 0]);
    const sum = sums.get(key);
    for (let part = 0; part < 4; part++) sum[part] += pixels[at + part];
    sum[4]++;
  }
  const all = [...sums].sort((a, b) => b[1][4] - a[1][4])
    .map(([key, [r, g, b, a, n]]) => ({ key, colour: [r / n, g / n, b / n, a / n] }));
  const palette = [], places = new Uint8Array(1 << 16);
  for (const [most, group] of [[OPAQUE, all.filter(({ key }) => key < 1 << 15)], [CLEAR, all.filter(({ key }) => key >= 1 << 15)]]) {
    const own = group.slice(0, most).map(({ colour }) => colour);
    for (const { key, colour } of group) {
      const far = own.map(other => other.reduce((sum, value, part) => sum + (value - colour[part]) ** 2, 0));
      places[key] = palette.length + far.indexOf(Math.min(...far));
    }
    palette.push(...own);
  }
  return { palette, places };
}

function png(pixels, width, height) {
  const { palette, places } = reduced(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) rows[y * (width + 1) + 1 + x] = places[coarse(pixels, at)];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);    // bits, palette
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(([r, g, b, a]) => [r, g, b].map(part => Math.round(part * 255 / (a || 1)))))),
    chunk('tRNS', Buffer.from(palette.map(colour => Math.round(colour[3])))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })), chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, content) {
  const made = Buffer.alloc(content.length + 12);
  made.writeUInt32BE(content.length, 0);
  made.write(name, 4, 'latin1');
  content.copy(made, 8);
  made.writeUInt32BE(checksum(made.subarray(4, -4)), made.length - 4);
  return made;
}
