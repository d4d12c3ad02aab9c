// Links, codes and pictures: what leaves the device, and what comes in by an address.
import { links, objectIn } from './pasted.js';
import { encode, inflate, TEXT_LIMIT } from './record-code.js';

export { encode };

// Returns JSON text: { "text": … } or { "error": … }, the name of a message. Never throws.
export async function decode(code) {
  try {
    const text = await inflate(code);
    const record = objectIn(text);
    return record ? JSON.stringify({ text: record }) : refused('link-damaged');
  } catch (error) {
    return refused(error instanceof RangeError ? 'too-large' : 'link-damaged');
  }
}

// The code behind an address: of those that its signs may stand for the first that holds, else the most likely.
export async function sound(signs) {
  for (const code of codes(signs)) if (await holds(code)) return code;
  return [...codes(signs)][0];
}

const refused = error => JSON.stringify({ error });
const { codes } = window.reading.pasted;

// Reads pasted text: a link of this site, a code, or the text of a record. Returns JSON text: { "code": … } of a
// game, { "answer": … } to an invitation, { "address": … } of anything else here, or { "error": … }.
export async function found(text) {
  if (text.length > TEXT_LIMIT) return refused('too-large');
  const record = objectIn(text);
  if (record) return JSON.stringify({ code: await encode(record) });
  let damaged = null;
  for (const { kind, code, address } of links(text)) {
    if (kind === 'page' || kind === 'join') return JSON.stringify({ address });
    if (kind !== 'answer' && await holds(code)) return JSON.stringify({ code });
    if (kind === 'answer' || kind === 'bare') {
      const { isAnswer } = await import('../peers/code.js');
      if (isAnswer(code)) return JSON.stringify({ answer: code });
    }
    if (kind !== 'bare') damaged ??= kind === 'answer' ? { answer: code } : { code };
  }
  return damaged ? JSON.stringify(damaged) : refused('not-a-game');    // whoever opens it says what is wrong
}

const holds = async code => 'text' in JSON.parse(await decode(code));

// Whether a text is like one of those; asked before it is taken from a person who may mean something else.
export const isLike = text => text.length <= TEXT_LIMIT && (/^\s*(?:\{|\[\s*\{)/.test(text) || !links(text).next().done);

// The text of a dropped or chosen file, as decode() returns it.
export async function read(file) {
  if (file.size > TEXT_LIMIT) return refused('too-large');
  try {
    return JSON.stringify({ text: await file.text() });
  } catch {
    return refused('file-unread');    // it is a folder, or has changed or gone
  }
}

// Sends a link on with one tap, behind a text if there is one, or a text alone: 'shared' by the device's share sheet,
// 'copied' to the clipboard, or 'shown' if neither is allowed here and the page has to show it. Never throws.
export async function send(title, url, text = '') {
  if (await toSheet({ title, ...url && { url }, ...text && { text } })) return 'shared';
  try {
    await navigator.clipboard.writeText([text, url].filter(Boolean).join('\n'));
    return 'copied';
  } catch {
    return 'shown';
  }
}

// Sends a link that brings somebody to a table. The text is for a chat: it is not copied, so the link can be pasted
// anywhere. A picture would push the link out of the message in some chats.
export async function invite(title, url, text) {
  return await toSheet({ title, url, text }) ? 'shared' : send(title, url);
}

// Share sheets are for fingers: with a mouse the clipboard is quicker, and sheets are odd.
async function toSheet(what) {
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(what)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error.name === 'AbortError';    // looked at, and closed again
  }
}

// The picture of a result, as a file; null if its module does not come. See card.js.
export const card = (...all) => import('../pictures/card.js').then(({ file }) => file(...all)).catch(() => null);

// The picture of a moment in a viewer, likewise. See position-card.js.
export const position = (...all) => import('../pictures/position-card.js').then(({ file }) => file(...all)).catch(() => null);

// Sends a picture on, or saves it: 'shared' or 'saved'.
export async function save(file) {
  if (await toSheet({ files: [file] })) return 'shared';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}
