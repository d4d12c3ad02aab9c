// Functions that the page's Python cannot do for itself. Python cannot catch an exception that JavaScript throws at
// once: these functions return true, false or null for what a browser refuses, and for words of foreign text. And
// pauses.
import { judge } from '../store/storage-schema.js';
import { said as say } from '../words/wording.js';
export { unpacked } from '../start/unpack.js';

const done = work => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

// Changes the address of the page, in place or as a new entry of the history: frames, and pages that change it too
// often, may not. `back`: the way back that this entry stores, "" for none; null leaves the stored one.
export const goTo = (address, push, back) => done(() => history[push ? 'pushState' : 'replaceState'](
  push || back != null ? { back: back ?? '' } : history.state, '', window.locale.inAddress(address)));
export const back = () => history.state?.back ?? '';
// Whether the person has come here for a new game, whatever is stored.
export const isNew = () => history.state?.isNew === true;

// Loads the page again at an address in another language; `chooses`: from the settings, which are open again then.
export function loadAgain(address, chooses) {
  if (done(() => history.replaceState({ ...history.state, chooses }, '', address))) location.reload();
  else location.href = address;
}

// Whether the page was loaded from the settings. It is told once.
export function chooses() {
  const { chooses: is, ...others } = history.state ?? {};
  if (is) history.replaceState(others, '');
  return Boolean(is);
}

// Stores the game that has ended at this entry, as JSON. It is there again after a reload or a return; opening the
// address once more means another game, though browsers keep the entry.
export const end = text => done(() => history.replaceState({ ...history.state, end: text }, ''));
export const ended = () => judge('saved:', history.state?.end) === 'valid' ? history.state.end : '';
if (ended() && performance.getEntriesByType('navigation')[0]?.type === 'navigate') end('');

// Stores a text that is there before the next first paint; without storage it is not.
export const lay = (name, text) => done(() => localStorage.setItem(name, text));

// Some JSON text in words, as wording.js makes them; null if it is none, or its messages make no sense.
export const said = (...all) => {
  try {
    return say(...all);
  } catch {
    return null;
  }
};

// Lets the browser paint and handle clicks. Not by a timer: browsers delay each timer in a row by 4 ms.
export const pause = () => new Promise(resolve => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
});

// Lets cards of a hand be dragged; without that module they are tapped.
export const drags = hand => { import('./drag.js').then(({ watch }) => watch(hand), () => {}); };

// The module that makes sounds, fetched at the first sound; null if it does not come.
export const sounds = () => import('./sound.js').catch(() => null);

// A module of peers/, when it is needed.
export const peers = name => import(`../peers/${name}.js`);

// Offers a file to the person.
export const download = (name, text) => done(() => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
});

// The listener for uncaught errors: exceptions from here that went through all Python, and those of Python in event
// handlers. Scripts of others in the page, and mere warnings of browsers, do not count.
export function listen(listener) {
  const failed = ({ error, reason }) => {
    const { stack, message } = error ?? reason ?? {};
    if (String(stack).includes(location.origin)) listener(String(message));
  };
  addEventListener('error', failed);
  addEventListener('unhandledrejection', failed);
}
