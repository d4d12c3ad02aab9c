// Text that the build has packed (tools/deflate.py), deflate-raw: large tables of frames, which not every host would
// compress on the way. A page has it in base64.
const site = new URL('../../../', import.meta.url);

// The text of a file of the site; rejects if it does not come or is damaged.
export async function unpacked(path) {
  const answer = await fetch(new URL(path, site));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const packed = path.endsWith('.html') ? packedIn(await answer.text()) : await answer.arrayBuffer();
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new TextDecoder().decode(await new Response(bytes).arrayBuffer());
}

const packedIn = page => Uint8Array.from(atob(/ data-packed="([^"]+)"/.exec(page)[1]), each => each.charCodeAt(0));
