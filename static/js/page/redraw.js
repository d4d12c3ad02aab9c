// Brings a part of the page up to date in place. Elements that are still there stay the same, so a click that has begun,
// a dragged card and a half-written text are not lost. `next` is the part as it should be, made anew and not in the
// page; `data-key` tells its siblings apart.
export function redraw(now, next) {
  const fresh = [...next.childNodes], keys = new Set(fresh.map(keyOf));
  for (const old of [...now.children]) if (keyOf(old) && !keys.has(keyOf(old))) old.remove();
  let at = now.firstChild;
  for (const each of fresh) {
    const old = keyOf(each) ? [...now.children].find(other => keyOf(other) === keyOf(each)) : at;
    if (!old || !isLike(old, each)) {
      now.insertBefore(each, at);
      old?.remove();
      if (old === at) at = each.nextSibling;
    } else {
      if (old === at) at = at.nextSibling;
      else now.insertBefore(old, at);
      update(old, each);
    }
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

const keyOf = node => node.dataset?.key;
const isLike = (old, fresh) => old.nodeName === fresh.nodeName && old.type === fresh.type && keyOf(old) === keyOf(fresh);
const isField = node => /^(?:INPUT|SELECT|TEXTAREA)$/.test(node.nodeName);

function update(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.isEqualNode(fresh) && !isField(fresh) && !fresh.querySelector('input, select, textarea')) return;
  if (fresh.namespaceURI.endsWith('svg')) {
    old.replaceWith(fresh);
    return;
  }
  const value = fresh.value;
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (fresh.nodeName !== 'TEXTAREA') redraw(old, fresh);
  if (!isField(fresh)) return;
  if (fresh.type === 'checkbox') old.checked = fresh.checked;
  else if (old !== document.activeElement && old.value !== value) old.value = value;
}
