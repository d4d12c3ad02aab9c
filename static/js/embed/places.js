// Part of embed-more.js (tools/embedding.py puts it there): links and divs of the page that become elements.

// For wikis and editors that let no unknown element through: a link to the site, or a div whose data-… attributes are
// those of the element. Their contents stay inside, for the time before it is opened. An editor in the page keeps its
// own. A link in the middle of a sentence stays there, with a sign, and opens near it.
let SITE, GAMES;    // see embed.js
const attributesOf = ({ href, attributes }) => {
  if (!href) {
    return [...attributes].filter(({ name }) => name.startsWith('data-')).map(({ name, value }) => [name.slice(5), value]);
  }
  const url = new URL(href);
  if (!url.href.startsWith(SITE.href)) return [];
  const page = url.pathname.slice(SITE.pathname.length);
  const [, kind, name] = page.match(/^e\/(?:\w\w\/)?(?:(lesson|daily|puzzle|made)-)?([\w.-]+)\.html$/) ?? [];
  if (name && kind !== 'made') return [[kind ?? (GAMES[name] ? 'game' : 'example'), name.replace(/(\.\d+)-/, '$1/')]];
  if (!name && !/^(index\.html)?$/.test(page)) return [];
  const [, part, code] = url.hash.match(/^#(record|play)=([\w-]+)/) ?? [];
  return [...url.searchParams, ...part ? [[part, code]] : []];
};
const PLACES = '.rondas:not(rondas-table *, [contenteditable] *)';
const inText = link => link.href && link.parentElement.closest(':not(em, strong, b, i, span, small, mark, q, cite)').textContent.trim() !== link.textContent.trim();
const found = link => attributesOf(link).filter(([name]) => /^[a-z][\w-]*$/.test(name));
const create = (wanted, link) => {
  const table = document.createElement('rondas-table');
  for (const [name, value] of wanted) table.setAttribute(name, value);
  link?.replaceWith(table);
  return table;
};
const upgrade = () => {
  for (const each of document.querySelectorAll(`:is(a[href], div)${PLACES}`)) {
    const wanted = found(each);
    if (!wanted.length || inText(each)) continue;
    const table = create(wanted, each);
    if (each.href) table.append(each);
    else table.append(...each.childNodes);
  }
};
const touched = event => {
  const link = event.composedPath()[0].closest?.('a');
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { rondasMove } = link.dataset;
  if (rondasMove) {
    const table = document.getElementById(link.hash.slice(1));
    if (!table?.goto) return;
    event.preventDefault();
    table.goto(rondasMove);
  } else if (link.matches(`a[href]${PLACES}`) && found(link).length) {
    event.preventDefault();
    made().then(({ unfold }) => unfold ? unfold(link, () => create(found(link))) : location.assign(link));
  }
};
const places = async (site, games) => {
  [SITE, GAMES] = [site, games];
  if (document.readyState === 'loading') await new Promise(done => addEventListener('DOMContentLoaded', done, { once: true }));
  upgrade();
  addEventListener('click', touched);
  const sign = new CSSStyleSheet();
  sign.replaceSync(`a${PLACES}::after { content: "▸" / ""; position: absolute; font-size: .6em; line-height: 1.2; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sign];
  new MutationObserver(upgrade).observe(document, { childList: true, subtree: true });
};
