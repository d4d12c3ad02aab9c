// What a person sees and does in a simulated page, by the locators of Playwright: a chain of steps from the document,
// each [kind, argument].
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';
import { drain } from './clock.mjs';

const squeezed = text => (text ?? '').replace(/[\u200b\u00ad]/g, '').replace(/\s+/g, ' ').trim();
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const BLOCK = /^(address|article|aside|blockquote|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h\d|header|li|main|nav|ol|option|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul)$/;
// Which elements may have a role; of the others it is looked up.
const ROLES = {
  button: 'button, summary, input', link: 'a[href]', dialog: 'dialog', heading: 'h1, h2, h3, h4, h5, h6', region: 'section', checkbox: 'input',
};
// jsdom would go through all of its own styles for every part of a name.
const PLAIN = {
  computedStyleSupportsPseudoElements: false,
  getComputedStyle: each => ({ getPropertyValue: () => (each.matches('[hidden], template, script, style, dialog:not([open])') ? 'none' : BLOCK.test(each.localName) ? 'block' : 'inline') }),
};
const nameOf = element => computeAccessibleName(element, PLAIN);
const VOID = 'img, svg, input, select, textarea, button, canvas, iframe, hr, meter, progress, video';

// A pattern: { text, exact } or { source, flags }.
export function fits(text, pattern) {
  if (pattern.source !== undefined) return new RegExp(pattern.source, pattern.flags).test(text);
  const [one, other] = [squeezed(text), squeezed(pattern.text)];
  return pattern.exact ? one === other : one.toLowerCase().includes(other.toLowerCase());
}

export class Look {
  constructor(tab) {
    this.tab = tab;
    this.window = tab.window;
    this.document = tab.window.document;
  }

  style(element, part) {
    const { device, world } = this.tab;
    const classes = element.getAttribute('class')?.split(/\s+/) ?? [];
    const keys = ['*', element.localName, `#${element.id}`, ...classes.map(name => `.${name}`)];
    const rules = keys.flatMap(key => world.rules[part].get(key) ?? []).sort((a, b) => a.rank - b.rank);
    return rules.find(({ selector, queries }) => element.matches(selector) && queries.every(query => device.matches(query)))?.value ?? '';
  }

  // Within `run` nothing changes: what is found of an element holds for all within it.
  atOnce(run) {
    if (this.known) return run();
    this.known = new Map();
    try {
      return run();
    } finally {
      this.known = null;
    }
  }

  // Whether an element has a box, and its visibility.
  lies(element) {
    if (!element) return [true, ''];
    if (this.known.has(element)) return this.known.get(element);
    const holder = element.parentElement;
    const [hasBox, visibility] = this.lies(holder);
    const isFolded = holder?.localName === 'details' && !holder.open && element !== holder.querySelector('summary');
    const found = hasBox && !isFolded && this.style(element, 'display') !== 'none'
      ? [true, this.style(element, 'visibility') || visibility] : [false, ''];
    this.known.set(element, found);
    return found;
  }

  isShown(element) {
    if (!element.isConnected) return false;
    const [hasBox, visibility] = this.atOnce(() => this.lies(element));
    return hasBox && /^(visible)?$/.test(visibility);
  }

  // As Playwright: with a box that is not empty.
  isVisible(element) {
    const isFull = element.matches(VOID) || element.querySelector(VOID) || squeezed(element.textContent) || element.children.length;
    return Boolean(isFull) && this.isShown(element);
  }

  all(chain) {
    return this.atOnce(() => {
      let found = [this.document];
      for (const [kind, argument] of chain) found = this[kind](found, argument);
      return found;
    });
  }

  within(holders, select) {
    const found = new Set();
    for (const holder of holders) for (const each of select(holder)) found.add(each);
    const all = [...found];
    return holders.length > 1 ? all.sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1)) : all;
  }

  css(holders, selector) {
    const [plain, isVisible] = selector.endsWith(':visible') ? [selector.slice(0, -8), true] : [selector, false];
    const scoped = /^[>+~]/.test(plain) ? `:scope ${plain}` : plain;
    const found = this.within(holders, holder => holder.querySelectorAll(scoped));
    return isVisible ? found.filter(each => this.isVisible(each)) : found;
  }

  role(holders, { role, name, level, ...states }) {
    return this.css(holders, ROLES[role] ? `[role=${role}], ${ROLES[role]}` : '*').filter(each => getRole(each) === role && this.isShown(each)
      && !each.closest('[aria-hidden=true]')
      && (!level || Number(each.getAttribute('aria-level') ?? each.localName.slice(1)) === level)
      && (!name || fits(nameOf(each), name))
      && Object.entries(states).every(([state, value]) => String(value) === (each.getAttribute(`aria-${state}`) ?? String(each[state] ?? false))));
  }

  label(holders, pattern) {
    return this.css(holders, 'input, select, textarea, button, [aria-label], [aria-labelledby]').filter(each => {
      const labels = [...each.labels ?? []].map(label => label.textContent);
      return [...labels, each.getAttribute('aria-label')].some(text => text !== null && fits(text, pattern));
    });
  }

  hasText(found, pattern) { return found.filter(each => fits(each.textContent, pattern)); }
  visible(found) { return found.filter(each => this.isVisible(each)); }
  also(found, chain) {
    const others = new Set(this.all(chain));
    return found.filter(each => others.has(each));
  }
  nth(found, at) { return found.slice(at).slice(0, at === -1 ? undefined : 1); }

  // The text that is shown, each block in a line of its own.
  innerText(element) {
    if (!this.isShown(element)) return element.textContent;
    const parts = [];
    const walk = node => {
      if (node.nodeType === 3) {
        parts.push(node.data.replace(/\s+/g, ' '));
        return;
      }
      if (node.nodeType !== 1 || this.style(node, 'display') === 'none' || this.style(node, 'visibility') === 'hidden') return;
      if (node.parentElement?.localName === 'details' && !node.parentElement.open && node.localName !== 'summary') return;
      if (node.localName === 'br') {
        parts.push('\n');
        return;
      }
      const isBlock = BLOCK.test(node.localName);
      if (isBlock) parts.push('\n');
      node.childNodes.forEach(walk);
      if (/^t[dh]$/.test(node.localName) && node.nextElementSibling) parts.push('\t');
      if (isBlock) parts.push('\n');
    };
    element.childNodes.forEach(walk);
    return parts.join('').replace(/ *\n[ \n]*/g, '\n').replace(/ +/g, ' ').trim();
  }

  // What Playwright's `expect` asks, of all elements that a locator finds; true, or what was found instead.
  expects(chain, what, wanted) {
    const found = this.all(chain);
    if (what === 'count') return found.length === wanted || found.length;
    if (what === 'hidden') return !found.length || !this.isVisible(found[0]) || 'visible';
    if (what === 'text' && Array.isArray(wanted)) {
      const texts = found.map(each => squeezed(each.textContent));
      return texts.length === wanted.length && wanted.every((each, at) => fits(texts[at], each)) || texts;
    }
    if (!found.length && /^(visible|attached)$/.test(what)) return 'no element';
    if (found.length !== 1) return { unmet: `${found.length} elements: ${found.slice(0, 3).map(each => each.outerHTML.slice(0, 80))}` };
    const [element] = found;
    const attribute = name => element.getAttribute(name);
    const checks = {
      visible: () => this.isVisible(element) || 'hidden',
      attached: () => true,
      text: () => fits(squeezed(element.textContent), wanted) || squeezed(element.textContent),
      empty: () => (element.matches('input, textarea') ? !element.value : !squeezed(element.textContent)) || element.textContent,
      attribute: () => {
        const { name, value } = wanted;
        if (!value) return attribute(name) !== null || 'no attribute';
        return attribute(name) !== null && (value.source !== undefined ? fits(attribute(name), value) : attribute(name) === value.text) || String(attribute(name));
      },
      class: () => (wanted.source !== undefined ? fits(element.className, wanted) : squeezed(element.className) === squeezed(wanted.text)) || element.className,
      value: () => (wanted.source !== undefined ? fits(element.value, wanted) : element.value === wanted.text) || element.value,
      enabled: () => !this.isDisabled(element) || 'disabled',
      disabled: () => this.isDisabled(element) || 'enabled',
      checked: () => (element.checked ?? attribute('aria-checked') === 'true') || 'unchecked',
      focused: () => this.document.activeElement === element || this.document.activeElement?.outerHTML.slice(0, 120),
      name: () => fits(nameOf(element), wanted) || nameOf(element),
      description: () => fits(computeAccessibleDescription(element, PLAIN), wanted) || computeAccessibleDescription(element, PLAIN),
      direction: () => (element.closest('[dir]')?.dir || 'ltr') === wanted.text || 'the other direction',
    };
    return checks[what]();
  }

  isDisabled(element) {
    return Boolean(element.disabled) || element.closest('[aria-disabled=true]') !== null || element.closest('fieldset[disabled]') !== null;
  }

  // Why a person cannot use this element now; '' if they can.
  hindrance(element) {
    if (!this.isVisible(element)) return 'hidden';
    if (this.isDisabled(element)) return 'disabled';
    const dialogs = [...this.document.querySelectorAll('dialog:modal')];
    if (dialogs.length && !dialogs.at(-1).contains(element)) return 'behind a dialog';
    if (element.closest('[inert]')) return 'inert';
    return '';
  }

  // What a person does.

  event(target, Kind, type, more = {}) {
    return target.dispatchEvent(new this.window[Kind](type, { bubbles: true, cancelable: true, composed: true, ...more }));
  }

  async click(element, { detail = 1, type = 'mouse', ...keys } = {}) {
    const pointer = { pointerType: type, pointerId: 1, isPrimary: true, button: 0, ...keys };
    this.event(element, 'PointerEvent', 'pointerover', pointer);
    const isFree = this.event(element, 'PointerEvent', 'pointerdown', pointer);
    await drain();
    if (this.event(element, 'MouseEvent', 'mousedown', { detail, ...keys }) & isFree && element.isConnected) {
      const takes = element.closest(`${FOCUSABLE}, label, [contenteditable]`);
      if (takes) takes.focus();
      else this.document.activeElement?.blur();
    }
    this.event(element, 'PointerEvent', 'pointerup', pointer);
    this.event(element, 'MouseEvent', 'mouseup', { detail, ...keys });
    // Without a layout, each click has a place of its own: a second one near the first may be a double click.
    if (element.isConnected) this.activate(element, { detail, clientX: this.clicks = (this.clicks ?? 0) + 100, ...keys });
  }

  activate(element, more = {}) { this.event(element, 'MouseEvent', 'click', more); }

  fill(element, text) {
    element.focus();
    element.value = text;
    this.event(element, 'InputEvent', 'input', { inputType: 'insertText', data: text });
    element.isWritten = true;
  }

  choose(select, wanted) {
    const options = [wanted].flat().map(String).map(value => [...select.options]
      .find(each => each.value === value || squeezed(each.label || each.textContent) === value));
    if (options.includes(undefined)) return false;
    select.focus();
    for (const each of select.options) each.selected = options.includes(each);
    this.event(select, 'Event', 'input');
    this.event(select, 'Event', 'change');
    return true;
  }

  press(combination) {
    const names = combination.length > 1 ? combination.split(/(?<=.)\+/) : [combination];
    const key = names.pop();
    const held = { ctrlKey: names.includes('Control'), shiftKey: names.includes('Shift'), altKey: names.includes('Alt'), metaKey: names.includes('Meta') };
    const target = this.document.activeElement ?? this.document.body;
    const value = { Space: ' ' }[key] ?? key;
    const more = { key: value, code: /^[a-z]$/i.test(value) ? `Key${value.toUpperCase()}` : /^\d$/.test(value) ? `Digit${value}` : key, ...held };
    if (this.event(target, 'KeyboardEvent', 'keydown', more)) this.default(target, value, held);
    this.event(this.document.activeElement ?? this.document.body, 'KeyboardEvent', 'keyup', more);
  }

  default(target, key, { shiftKey, ctrlKey, metaKey, altKey }) {
    const isField = target.matches('textarea, input:not([type=checkbox], [type=radio], [type=button], [type=range], [type=file])');
    if (key === 'Tab') this.tabulate(shiftKey ? -1 : 1);
    else if (key === 'Escape') this.cancel();
    else if (key === 'Enter') {
      if (target.isWritten) this.event(target, 'Event', 'change');
      target.isWritten = false;
      if (isField && target.localName === 'input') target.form?.requestSubmit();
      else if (target.matches('a[href], button, summary')) this.activate(target, { detail: 0 });
    } else if (key === ' ' && target.matches('button, summary, input[type=checkbox], input[type=radio]')) this.activate(target, { detail: 0 });
    else if (/^Arrow(Up|Down)$/.test(key) && target.localName === 'select') {
      target.selectedIndex = Math.max(0, Math.min(target.options.length - 1, target.selectedIndex + (key === 'ArrowDown' ? 1 : -1)));
      this.event(target, 'Event', 'change');
    } else if (isField && !ctrlKey && !metaKey && !altKey && [...key].length === 1) this.fill(target, target.value + key);
  }

  cancel() {
    const open = [...this.document.querySelectorAll('dialog:modal')].at(-1);
    if (open && this.event(open, 'Event', 'cancel', { bubbles: false })) open.close();
  }

  tabulate(step) {
    const holder = [...this.document.querySelectorAll('dialog:modal')].at(-1) ?? this.document;
    const all = this.atOnce(() => [...holder.querySelectorAll(FOCUSABLE)]
      .filter(each => each.tabIndex >= 0 && !each.disabled && this.isShown(each) && !each.closest('[inert]')));
    const here = this.document.activeElement;
    let at = all.indexOf(here);
    if (at < 0) at = step > 0 ? all.findIndex(each => here.compareDocumentPosition(each) & 4) - 1 : all.findLastIndex(each => here.compareDocumentPosition(each) & 2) + 1;
    (all[at + step] ?? (step > 0 ? all[0] : all.at(-1)))?.focus();
  }
}
