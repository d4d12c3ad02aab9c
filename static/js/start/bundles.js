// The compiled modules of the page's Python, some in each file (tools/packing.py).
const site = new URL('../../../', import.meta.url).href;
const HEAD = 8;    // bytes: the size of the list of modules, in digits

export const names = ['frame', 'replay', 'table'];

// Fetches a bundle. Resolves with a function that writes its modules where Python finds them.
export async function fetched(bundle) {
  const answer = await fetch(`${site}py/page/${bundle}.mpy`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = (from, to) => new TextDecoder().decode(bytes.subarray(from, to));
  const start = HEAD + Number(answer.ok && text(0, HEAD));
  const modules = start > HEAD ? Object.entries(JSON.parse(text(HEAD, start))) : [];
  if (bytes.length !== modules.reduce((sum, [, size]) => sum + size, start) || !modules.length)
    throw new Error(`Failed to load ${bundle}.mpy: ${answer.status}, ${bytes.length} bytes`);
  return FS => {
    let at = start;
    for (const [name, size] of modules) {
      if (name.includes('/')) FS.mkdirTree(name.slice(0, name.lastIndexOf('/')));
      FS.writeFile(name, bytes.subarray(at, at += size));
    }
  };
}
