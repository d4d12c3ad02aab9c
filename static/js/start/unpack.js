// Text that the build has packed (tools/deflate.py), deflate-raw: large tables of frames, which not every host would
// compress on the way.
const site = new URL('../../../', import.meta.url);

// The text of a file of the site; rejects if it does not come or is damaged.
export async function unpacked(path) {
  const answer = await fetch(new URL(path, site));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const bytes = new Blob([await answer.arrayBuffer()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new TextDecoder().decode(await new Response(bytes).arrayBuffer());
}
