// Measures boxes and words. Each rule returns its faults as lines of text; `look` runs several.
window.ruler = (() => {
  const SLACK = 3;
  const box = each => each.getBoundingClientRect();
  const style = (...all) => getComputedStyle(...all);
  const name = each => {
    const text = each.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${each.className.baseVal ?? each.className ?? ''} <${each.localName}> ${text}`.trim();
  };
  const holders = function* (each) {
    for (let holder = each; holder && holder !== document.body; holder = holder.parentElement)
      yield holder;
  };
  // Of an element and what holds it, whether it is for ears alone; looked up once for each look.
  const heard = new Map();
  const isHeard = each => {
    if (!each || each === document.body) return false;
    if (!heard.has(each))
      heard.set(each, style(each).clipPath !== 'none' || isHeard(each.parentElement));
    return heard.get(each);
  };
  const root = () => document.querySelector('dialog[open]') ?? document.body;
  const isSeen = each => box(each).width > 2 && each.checkVisibility({ visibilityProperty: true }) && !isHeard(each);
  const seen = names => [...root().querySelectorAll(names)].filter(isSeen);
  const overlap = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  const meet = (a, b, slack = SLACK) => Math.min(...overlap(a, b)) > slack;

  // Where letters are drawn, which differs from the lines of a font by its ascent and descent.
  const pen = document.createElement('canvas').getContext('2d');
  const letters = {};
  const margins = (font, text) => letters[font + text] ??= (() => {
    pen.font = font;
    const of = pen.measureText(text);
    return [of.fontBoundingBoxAscent - of.actualBoundingBoxAscent,
      of.fontBoundingBoxDescent - of.actualBoundingBoxDescent];
  })();
  const ink = (each, nodes = [...each.childNodes]) => {
    const range = document.createRange();
    range.setStartBefore(nodes[0]);
    range.setEndAfter(nodes.at(-1));
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    const [above, below] = margins(style(each).font, range.toString());
    return style(each).writingMode === 'horizontal-tb'
      ? { left, right, width, top: top + above, bottom: bottom - below }
      : { left: left + above, right: right - above, width, top, bottom };
  };
  const own = each => [...each.childNodes].filter(node => node.nodeType === 3 && node.data.trim());
  // What is left of a box where its holders hide the rest.
  const shown = (each, of) => {
    let { left, right, top, bottom } = of;
    for (const holder of holders(each.parentElement)) {
      if (style(holder).overflow === 'visible') continue;
      const around = box(holder);
      left = Math.max(left, around.left); right = Math.min(right, around.right);
      top = Math.max(top, around.top); bottom = Math.min(bottom, around.bottom);
    }
    return { left, right, top, bottom };
  };
  // What is drawn upon an element, from its lower left corner.
  const mark = each => {
    const { left, bottom } = box(each), upon = style(each, '::after');
    const at = { left: left + parseFloat(upon.left), bottom: bottom - parseFloat(upon.bottom) };
    return { ...at, right: at.left + parseFloat(upon.width), top: at.bottom - parseFloat(upon.height) };
  };
  const of = { box, words: ink, mark };
  const parts = (names, what = 'box') => seen(names)
    .filter(each => what !== 'words' || each.childNodes.length)
    .map(each => [each, shown(each, of[what](each))])
    .filter(([, at]) => at.right - at.left > SLACK && at.bottom - at.top > SLACK);

  const rules = {
    // Words that an element hides, or that stand outside their button, plate or the window.
    cut: (but = '.title, .tag, .dot, option') => [...root().querySelectorAll('*')].flatMap(each => {
      const words = own(each);
      if (!words.length || each.closest('svg') || each.closest(but) || !isSeen(each)) return [];
      const text = ink(each, words);
      if (!text.width) return [];
      for (const holder of holders(each)) {
        const { overflowX, overflowY } = style(holder), around = box(holder);
        if ([overflowX, overflowY].includes('auto') || holder.localName === 'dialog')
          return holder.scrollWidth > holder.clientWidth + 1 && overflowX !== 'auto'
            ? [`wide: ${name(holder)}`] : [];
        const frames = holder.matches('button, .button, .plate, .bubble');
        const [x, y] = [overflowX, overflowY].map(way => frames || way !== 'visible');
        if (x && (text.right > around.right + 2 || text.left < around.left - 2)
            || y && (text.bottom > around.bottom + 2 || text.top < around.top - 2))
          return [`cut: ${name(each)} in ${name(holder)} by ${Math.round(Math.max(text.right - around.right, around.left - text.left, text.bottom - around.bottom, around.top - text.top))}`];
        if (holder.matches('.bubble')) return [];    // it may stand over the edge of its plate
      }
      return text.left < -1 || text.right > innerWidth + 1 ? [`outside: ${name(each)}`] : [];
    }),
    // Elements of several kinds that lie on each other: names of kinds with their selectors, and
    // 'words' where only their words count. A kind whose name begins with + has room for itself.
    apart: (kinds, slack) => {
      const found = Object.entries(kinds).flatMap(([kind, [names, what]]) =>
        parts(names, what).map(([each, at]) => [kind, each, at]));
      return found.flatMap(([one, a, p], n) => found.slice(n + 1)
        .filter(([other, b, q]) => (one !== other || one[0] === '+') && meet(p, q, slack)
          && !a.contains(b) && !b.contains(a))
        .map(([other, b, q]) => `${one} on ${other}: ${name(a)} / ${name(b)} by `
          + overlap(p, q).map(Math.round).join('x')));
    },
    // Elements that stand over the edge of the window before anything is scrolled, or nearer to it than `least`.
    outside: (names, least = -1, sides = 'left right top bottom') => seen(names).filter(each => {
      const { left, right, ...down } = box(each).toJSON();
      const [top, bottom] = [down.top + scrollY, down.bottom + scrollY];
      const gaps = { left, right: innerWidth - right, top, bottom: innerHeight - bottom };
      return sides.split(' ').some(side => gaps[side] < least);
    }).map(each => `outside: ${name(each)}`),
    // Targets under 44 px, with what surrounds them for a finger.
    small: (names, least = 44) => seen(names).filter(each => {
      const { width, height } = box(each), more = style(each, '::after');
      const wide = more.content !== 'none' && more.position === 'absolute';
      return Math.max(width, wide && parseFloat(more.width)) < least - .1
        || Math.max(height, wide && parseFloat(more.height)) < least - .1;
    }).map(each => `small: ${name(each)}`),
    // Controls that a tap in their middle misses; not those that are scrolled out of sight.
    missed: (but = ':not(*)') => seen('button, a[href], input, select, summary, [data-action]').filter(each => {
      const { left, top, width, height } = box(each);
      const x = left + width / 2, y = top + height / 2, at = shown(each, box(each));
      if (each.disabled || each.matches(but) || style(each).pointerEvents === 'none') return false;
      if (x <= at.left || x >= at.right || y <= at.top || y >= at.bottom) return false;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const there = document.elementFromPoint(x, y);
      return !each.contains(there) && !there?.closest('label')?.contains(each);
    }).map(each => `missed: ${name(each)}`),
    // Elements that stand out of their holder, or that something covers at a corner or in the middle.
    covered: (names, holder) => seen(names).filter(each => {
      const { left, right, top, bottom, width, height } = box(each), around = box(each.closest(holder));
      const points = [.5, .1, .9].flatMap(x => [.5, .1, .9].map(y => [left + x * width, top + y * height]));
      return left < around.left || right > around.right || top < around.top || bottom > around.bottom
        || points.some(([x, y]) => document.elementFromPoint(x, y) !== each);
    }).map(each => `covered: ${name(each.closest(holder))}`),
    // The page scrolls, sideways or at all.
    scrolls: (ways = 'wide high') => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const more = { wide: scrollWidth - innerWidth, high: scrollHeight - innerHeight };
      return ways.split(' ').filter(way => more[way] > 0).map(way => `${more[way]}px too ${way}`);
    },
    // Elements that hide some of their contents.
    hides: names => seen(names).filter(each => each.scrollHeight > each.clientHeight + 1
      || each.scrollWidth > each.clientWidth + 1).map(each => `hides: ${name(each)}`),
    // Elements that lie further left than the one before, by the order of `data-side` or of the page.
    disordered: (names, sides) => {
      const middle = each => box(each).left + box(each).width / 2;
      const row = seen(names).filter(each => !sides || sides.includes(each.dataset.side));
      if (sides) row.sort((a, b) => sides.indexOf(a.dataset.side) - sides.indexOf(b.dataset.side));
      return row.filter((each, n) => n && box(each).top < box(row[n - 1]).top + 9
        && middle(each) < middle(row[n - 1])).map(each => `disordered: ${name(each)}`);
    },
  };
  const kept = {};
  return {
    look: wanted => {
      heard.clear();
      return wanted.flatMap(([rule, ...rest]) => [...new Set(rules[rule](...rest))]);
    },
    // Remembers under a key where elements are; names those that have moved or grown since, if more
    // than 1 px. Parts with the sides of their boxes that count.
    moved: (key, kinds) => {
      heard.clear();
      const before = kept[key] ??= {}, found = [];
      for (const [names, sides] of Object.entries(kinds))
        for (const [n, each] of seen(names).entries()) {
          const at = box(each), of = `${names} ${n}`;
          for (const side of sides.split(' ')) {
            const was = (before[of] ??= at)[side];
            if (Math.abs(at[side] - was) > 1)
              found.push(`moved: ${of}, its ${side} by ${(at[side] - was).toFixed(1)}`);
          }
        }
      return found;
    },
    forget: () => { for (const key of Object.keys(kept)) delete kept[key]; },
  };
})();
