// What a browser may refuse by throwing at once, which the page's Python cannot catch: here it is told
// by true or false.

const done = work => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

// The address of the page, in place or as a new entry of the history: frames, and pages that change it
// too often, may not.
export const goTo = (address, push) =>
  done(() => history[push ? 'pushState' : 'replaceState'](null, '', address));

// A text that is there before the next first paint; without storage it is not.
export const lay = (name, text) => done(() => localStorage.setItem(name, text));
