// A page for links to a position or a record that somebody has made (tools/previews.py): its address says what it shows,
// as that of index.html does.
{
  const { params, content } = window.reading.here(), table = document.querySelector('rondas-table');
  if (content?.kind === 'record') {
    table.removeAttribute('position');
    table.setAttribute('record', content.code);
  }
  for (const [name, value] of params) if (name !== 'lang') table.setAttribute(name, value);
  for (const link of document.querySelectorAll('a[data-said=play]')) link.href = `../index.html${location.search}${location.hash}`;
}
