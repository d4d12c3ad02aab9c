// Changes the language of the page. The words come from its twin, the same page as built in that language, element by
// element with `data-l10n-id`. Scripts rewrite what they have written themselves.
const SPOKEN = ['alt', 'aria-label', 'content', 'data-text', 'data-told', 'href', 'label', 'placeholder', 'title'];

// Returns the twin in a response as a document; rejects if it does not come.
export async function twin(answer) {
  const got = await answer;
  if (!got.ok) throw new Error(`language: ${got.status}`);
  return new DOMParser().parseFromString(await got.text(), 'text/html');
}

// Puts the words of a twin into the page.
export function wear(from) {
  window.locale.turnTo(from.documentElement.dataset.language);
  reword(document, from);
  for (const template of document.querySelectorAll('template[id]')) {
    const theirs = from.getElementById(template.id);
    if (theirs) reword(template.content, theirs.content);
  }
  dispatchEvent(new Event('reworded'));
}

// Elements with the same message stand in the same order on both sides.
function reword(to, from) {
  const theirs = new Map();
  for (const each of from.querySelectorAll('[data-l10n-id]')) {
    const name = each.dataset.l10nId;
    theirs.set(name, [...theirs.get(name) ?? [], each]);
  }
  for (const each of to.querySelectorAll('[data-l10n-id]')) {
    const other = theirs.get(each.dataset.l10nId)?.shift();
    if (!other) continue;
    for (const name of SPOKEN) if (other.hasAttribute(name)) each.setAttribute(name, other.getAttribute(name));
    if (other.textContent && [...other.children].every(child => child.matches('code, [data-l10n-name]'))) {
      each.replaceChildren(...[...other.childNodes].map(node => document.importNode(node, true)));
    }
  }
}
