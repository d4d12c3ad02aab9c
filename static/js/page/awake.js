// Keeps the screen on while people at several devices play, because a sleeping phone loses its connections. Browsers
// release the lock whenever the page is hidden, so it is requested again as soon as the page is visible.
let isWanted = false;
let lock = null;                   // a promise of it, while it is asked for or held

function ask() {
  if (!isWanted || lock || document.hidden || !navigator.wakeLock) return;
  const mine = lock = navigator.wakeLock.request('screen');
  const gone = () => { if (lock === mine) lock = null; };
  mine.then(given => given.addEventListener('release', gone), gone);    // a browser may refuse, to spare the battery
}

export function keepAwake(isNeeded) {
  isWanted = isNeeded;
  if (isNeeded) return ask();
  lock?.then(given => given.release(), () => {});
  lock = null;
}

document.addEventListener('visibilitychange', ask);
