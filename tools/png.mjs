// Draws SVG as PNG, for the build: reads lines of JSON, [file.svg, file.png].
// The pictures have no words, so no fonts are needed and every machine draws the same. A palette of 256 colours makes
// them a third as large as resvg does.
import { readFile, writeFile } from 'node:fs/promises';
import { stdin } from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { crc32 as checksum, deflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

for await (const line of createInterface({ input: stdin })) {
  const [source, target] = JSON.parse(line);
  const drawing = new Resvg(await readFile(source, 'utf8'));
  const image = drawing.render();
  await writeFile(target, png(image.pixels, image.width, image.height));
  image.free();
  drawing.free();
}

// The first five bits of each part of a colour.
function coarse(pixels, at) {
  return (pixels[at] >> 3) << 10 | (pixels[at + 1] >> 3) << 5 | pixels[at + 2] >> 3;
}

// Colours near each other as [red, green, blue, how many pixels, their coarse value].
function colours(pixels) {
  const sums = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = coarse(pixels, at);
    let sum = sums.get(key);
    if (!sum) sums.set(key, sum = [0, 0, 0, 0, key]);
    for (let part = 0; part < 3; part++) sum[part] += pixels[at + part];
    sum[3]++;
  }
  return [...sums.values()].map(([r, g, b, n, key]) => [r / n, g / n, b / n, n, key]);
}

// Median cut: splits the box whose colours differ most, weighed by their pixels, until there are 256.
function boxes(all) {
  const made = [boxOf(all)];
  while (made.length < 256) {
    const widest = made.reduce((a, b) => b.weight > a.weight ? b : a);
    if (!widest.weight) break;
    const { part, colours: inside } = widest;
    inside.sort((a, b) => a[part] - b[part]);
    const half = inside.reduce((sum, colour) => sum + Math.sqrt(colour[3]), 0) / 2;
    let count = 0, at = 0;
    do count += Math.sqrt(inside[at++][3]); while (count < half && at < inside.length - 1);
    made.splice(made.indexOf(widest), 1, boxOf(inside.slice(0, at)), boxOf(inside.slice(at)));
  }
  return made;
}

function boxOf(inside) {
  const spans = [0, 1, 2].map(part => {
    const values = inside.map(colour => colour[part]);
    return Math.max(...values) - Math.min(...values);
  });
  const span = Math.max(...spans);
  const weight = span * Math.sqrt(inside.reduce((sum, colour) => sum + colour[3], 0));
  return { colours: inside, part: spans.indexOf(span), weight };
}

function mean(inside) {
  const count = inside.reduce((sum, colour) => sum + colour[3], 0);
  return [0, 1, 2].map(part => Math.round(inside.reduce((sum, colour) => sum + colour[part] * colour[3], 0) / count));
}

function png(pixels, width, height) {
  const made = boxes(colours(pixels)), place = new Uint8Array(1 << 15);
  for (const [number, box] of made.entries()) for (const colour of box.colours) place[colour[4]] = number;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) rows[y * (width + 1) + 1 + x] = place[coarse(pixels, at)];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);    // bits, palette
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head),
    chunk('PLTE', Buffer.from(made.flatMap(box => mean(box.colours)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0)),
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
