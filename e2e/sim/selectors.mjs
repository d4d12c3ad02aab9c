// Selectors for jsdom, whose own engine is slow: those of css-select, compiled once, and what they find kept as long as
// the document stays as it is.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'css-select';

const require = createRequire(import.meta.url);
const jsdom = dirname(require.resolve('jsdom'));
const { implForWrapper, wrapperForImpl } = require(join(jsdom, 'generated/idl/utils.js'));
const { domSymbolTree } = require(join(jsdom, 'jsdom/living/helpers/internal-constants.js'));

const attribute = (element, name) => element._attributesByNameMap.get(name)?.[0]?._value;
const isField = element => element.localName === 'input' || element.localName === 'option';
const active = element => element._ownerDocument._lastFocusedElement ?? element._ownerDocument.body;
const options = {
  cacheResults: false,
  adapter: {
    isTag: node => node.nodeType === 1,
    getAttributeValue: attribute,
    hasAttrib: (element, name) => element._attributesByNameMap.has(name),
    getChildren: node => domSymbolTree.childrenToArray(node),
    getName: element => element._localName,
    getParent: node => domSymbolTree.parent(node),
    getSiblings: node => domSymbolTree.childrenToArray(domSymbolTree.parent(node) ?? node),
    getText: node => node.textContent,
    removeSubsets: nodes => nodes,
  },
  pseudos: {
    checked: element => isField(element) && Boolean(element._checkedness ?? element._selectedness),
    focus: element => active(element) === element,
    'focus-visible': element => active(element) === element,
    'focus-within': element => element.contains(active(element)),
    open: element => attribute(element, 'open') !== undefined,
    disabled: element => attribute(element, 'disabled') !== undefined,
    enabled: element => /^(button|input|select|textarea)$/.test(element._localName) && attribute(element, 'disabled') === undefined,
    invalid: element => element.willValidate && !element.validity.valid,
    'placeholder-shown': element => !element.value,
    modal: element => attribute(element, 'open') !== undefined && Boolean(wrapperForImpl(element).isModal),
    'defined': () => true,
  },
};

const tests = new Map();
function testOf(selector, context) {
  if (context) return compile(selector, options, context);
  if (!tests.has(selector)) tests.set(selector, compile(selector, options));
  return tests.get(selector);
}
const isScoped = selector => selector.includes(':scope');
const isStable = selector => !/:(checked|focus|invalid|placeholder)/.test(selector);

// The elements below a node, and what was found there, as long as nothing there changes.
const known = new WeakMap();
function below(root) {
  let found = known.get(root);
  if (found?.version !== root._version) {
    const all = [];
    for (let node = domSymbolTree.firstChild(root); node; node = domSymbolTree.following(node, { root })) if (node.nodeType === 1) all.push(node);
    known.set(root, found = { version: root._version, all, queries: new Map() });
  }
  return found;
}

function search(root, selector) {
  const { all, queries } = below(root);
  if (isScoped(selector)) return all.filter(testOf(selector, root));
  if (!isStable(selector)) return all.filter(testOf(selector));
  if (!queries.has(selector)) queries.set(selector, all.filter(testOf(selector)));
  return queries.get(selector);
}

export function quickSelectors(window) {
  const { Document, DocumentFragment, DOMException, Element } = window;
  const checked = run => {
    try {
      return run();
    } catch (error) {
      throw new DOMException(error.message, 'SyntaxError');
    }
  };
  for (const { prototype } of [Document, DocumentFragment, Element]) {
    prototype.querySelector = function (selector) {
      const root = implForWrapper(this);
      const id = /^#([\w-]+)$/.exec(selector)?.[1];
      if (id && this === window.document) return this.getElementById(id);
      const [found] = checked(() => search(root, selector));
      return found ? wrapperForImpl(found) : null;
    };
    prototype.querySelectorAll = function (selector) {
      return window.Array.from(checked(() => search(implForWrapper(this), selector)), wrapperForImpl);
    };
  }
  Element.prototype.matches = function (selector) {
    const element = implForWrapper(this);
    return checked(() => testOf(selector, isScoped(selector) ? element : undefined)(element));
  };
  Element.prototype.closest = function (selector) {
    const test = checked(() => testOf(selector));
    for (let element = implForWrapper(this); element?.nodeType === 1; element = domSymbolTree.parent(element)) if (test(element)) return wrapperForImpl(element);
    return null;
  };
}
