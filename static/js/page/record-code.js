// A code is the text of a record, deflate-raw, base64url. Its author may be hostile: both sizes are limited, and
// inflated bytes are counted as they come, so a small code cannot fill the memory. The engine checks what the text
// means.

const CODE_LIMIT = 400_000;      // characters
export const TEXT_LIMIT = 1_000_000;    // bytes; the longest games have some tens of thousands

export async function encode(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

// RangeError for what is too large, another error for what is damaged.
export async function inflate(code) {
  if (code.length > CODE_LIMIT) throw new RangeError('code');
  if (!/^[\w-]+$/.test(code)) throw new TypeError('not base64url');
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, character => character.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '', size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > TEXT_LIMIT) {
      reader.cancel().catch(() => {});
      throw new RangeError('text');
    }
    text += decoder.decode(value, { stream: true });
  }
}
