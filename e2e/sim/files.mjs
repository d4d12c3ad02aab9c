// Files of the site, what is packed, pictures and keys: what a simulated page asks of the network and of Node.
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const TYPES = { js: 'text/javascript', wasm: 'application/wasm', json: 'application/json', html: 'text/html', svg: 'image/svg+xml' };
const read = new Map();    // the site's files
export function fileOf(dist, path) {
  const name = join(dist, decodeURIComponent(path));
  if (!read.has(name)) read.set(name, existsSync(name) ? unseen(name, readFileSync(name)) : null);
  return read.get(name);
}

// Drawings without the lines that nobody sees here: reading those takes long.
const LINES = /<(path|circle|rect|ellipse|line|polygon|polyline)\b[^>]*\/>/g;
const unseen = (name, bytes) => (name.endsWith('.svg') ? Buffer.from(bytes.toString('utf8').replace(LINES, '')) : bytes);

// Pictures come at once, and nothing is seen on a canvas.
function pictures({ window }, promised) {
  const { HTMLCanvasElement, HTMLImageElement } = window;
  Object.defineProperties(HTMLImageElement.prototype, { complete: { get: () => true }, naturalWidth: { get: () => 60 } });
  HTMLImageElement.prototype.decode = () => promised(() => null);
  HTMLCanvasElement.prototype.getContext = () => ({ drawImage() {}, measureText: text => ({ width: 8 * text.length }) });
  HTMLCanvasElement.prototype.toBlob = function (done, type) { done(new window.Blob(['a picture'], { type })); };
}

// Files of the site, and text that is packed.
export function files({ post, window, file, world, tab }) {
  const { document, TypeError } = window;
  pictures({ window }, work => promised(work));
  const later = (kind, work, note) => new window.Promise((resolve, reject) => post(kind, () => {
    try {
      resolve(work());
    } catch (error) {
      reject(error);
    }
  }, { note }));
  // Python on the page awaits promises of its own window alone.
  const promised = work => new window.Promise(resolve => resolve(work()));
  class Answer {
    constructor(bytes, url, status) {
      const type = TYPES[new URL(url).pathname.split('.').pop()] ?? 'text/plain';
      Object.assign(this, { bytes, url, status, ok: status < 300, body: { cancel() {} }, headers: { get: name => (/^content-type$/i.test(name) ? type : null) } });
    }
    text() { return promised(() => this.bytes.toString('utf8')); }
    json() { return promised(() => window.JSON.parse(this.bytes.toString('utf8'))); }
    arrayBuffer() { return promised(() => new window.Uint8Array(this.bytes).buffer); }
  }
  // Streams, only as the page uses them: all at once.
  class Stream {
    constructor(bytes) { this.bytes = bytes; }
    pipeThrough({ work }) {
      try {
        return new Stream(this.bytes && work(this.bytes));
      } catch {
        return new Stream(null);
      }
    }
    all() {
      return later('stream', () => {
        if (!this.bytes) throw new TypeError('damaged');
        return new window.Uint8Array(this.bytes);
      }, 'stream');
    }
    getReader() {
      let isOver = false;
      const read = async () => {
        if (isOver) return { done: true };
        isOver = true;
        return { done: false, value: await this.all() };
      };
      return { read, cancel: async () => {} };
    }
  }
  const bytesOf = part => part.bytes ?? (ArrayBuffer.isView(part) ? Buffer.from(part.buffer, part.byteOffset, part.byteLength) : Buffer.from(part));
  class Blob {
    constructor(all = [], { type = '' } = {}) {
      this.type = type;
      this.bytes = Buffer.concat(all.map(bytesOf));
    }
    get size() { return this.bytes.length; }
    stream() { return new Stream(this.bytes); }
    text() { return promised(() => this.bytes.toString('utf8')); }
    arrayBuffer() { return promised(() => new window.Uint8Array(this.bytes).buffer); }
  }
  class File extends Blob {
    constructor(all, name, options) {
      super(all, options);
      this.name = name;
    }
  }
  const blobs = new Map();
  window.URL.createObjectURL = blob => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob);
    return url;
  };
  window.URL.revokeObjectURL = () => {};
  window.blobs = blobs;
  const carried = (name, key) => class extends window.Event {
    constructor(type, all = {}) {
      super(type, all);
      this[key] = all[key] ?? null;
    }
  };
  return {
    fetch: address => {
      const { href, pathname } = new URL(address, document.baseURI);
      world.requests.push([tab.number, href]);
      return later('net', () => {
        if (world.isOffline) throw new TypeError('Failed to fetch');
        const bytes = file(pathname.slice(1));
        return new Answer(bytes ?? Buffer.alloc(0), href, bytes ? 200 : 404);
      }, `fetch ${pathname}`);
    },
    Blob, File,
    Response: class { constructor(stream) { this.stream = stream; } async arrayBuffer() { return (await this.stream.all()).buffer; } },
    CompressionStream: class { work = bytes => deflateRawSync(bytes); },
    DecompressionStream: class { work = bytes => inflated(bytes); },
    TextEncoder, TextDecoder,
    ClipboardEvent: carried('ClipboardEvent', 'clipboardData'), DragEvent: carried('DragEvent', 'dataTransfer'),
    DataTransfer: class {
      data = new Map();
      files = [];
      setData(type, text) { this.data.set(type, text); }
      getData(type) { return this.data.get(type) ?? this.data.get('text/plain') ?? ''; }
      get types() { return [...this.data.keys()]; }
      items = { add: each => this.files.push(each) };
    },
  };
}

// As browsers do: nothing may follow what is packed.
function inflated(bytes) {
  const { buffer, engine } = inflateRawSync(bytes, { info: true });
  if (engine.bytesWritten < bytes.length) throw new Error('more than was packed');
  return buffer;
}

// As the browser's, and told to the other pages of the device.
export function localStorageOf(device, owner) {
  const { local } = device.disk;
  return {
    getItem: key => local.get(String(key)) ?? null,
    setItem: (key, text) => { local.set(String(key), String(text)); },
    removeItem: key => { local.delete(String(key)); },
    clear: () => local.clear(), key: at => [...local.keys()][at] ?? null,
    get length() { return local.size; },
  };
}

// Chance from the clock, and what the page computes with keys: at once, since Node would answer from another thread.
export function crypto({ clock, window }) {
  const bytes = data => Buffer.from(data.buffer ?? data, data.byteOffset ?? 0, data.byteLength);
  const given = data => new window.Uint8Array(data).buffer;
  const cipher = (make, { iv, additionalData }, key) => Object.assign(make('aes-256-gcm', key, bytes(iv)).setAAD(bytes(additionalData)));
  return {
    getRandomValues(array) {
      for (let at = 0; at < array.length; at++) array[at] = Math.floor(clock.random() * 2 ** 32);
      return array;
    },
    randomUUID: () => Array.from({ length: 32 }, () => Math.floor(clock.random() * 16).toString(16)).join(''),
    subtle: {
      digest: async (_, data) => given(createHash('sha256').update(bytes(data)).digest()),
      importKey: async (_, key) => bytes(key),
      async encrypt(how, key, data) {
        const sealing = cipher(createCipheriv, how, key);
        return given(Buffer.concat([sealing.update(bytes(data)), sealing.final(), sealing.getAuthTag()]));
      },
      async decrypt(how, key, data) {
        const all = bytes(data);
        const opening = cipher(createDecipheriv, how, key).setAuthTag(all.subarray(-16));
        return given(Buffer.concat([opening.update(all.subarray(0, -16)), opening.final()]));
      },
    },
  };
}
