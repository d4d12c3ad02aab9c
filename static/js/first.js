// Runs before the first paint, ahead of all Python: which page it is, the person's looks, and the first
// click, which is done again when the page's Python is there (window.firstClick).
{
  const root = document.documentElement;
  const address = new URLSearchParams(location.search);
  if (root.dataset.page === 'lobby') {
    if (address.has('example') || location.hash.startsWith('#record=')) root.dataset.page = 'viewer';
    else if (address.has('game')) root.dataset.page = 'table';
  }
  if (address.has('game')) root.dataset.of = address.get('game');
  try {
    const looks = JSON.parse(localStorage.getItem('rondas-looks') || '{}');
    for (const name in looks) root.dataset[name] = looks[name];
  } catch { /* no storage, or not ours: the looks are the usual ones */ }
  window.firstClick = null;
  const remember = event => { window.firstClick ??= event.target.closest('button, a, [data-slot]'); };
  window.stopRemembering = () => document.removeEventListener('click', remember, true);
  document.addEventListener('click', remember, true);
}
