// The table before there is a game. Defines `layTable` of `window.appearance`.
{
  const root = document.documentElement;
  // The table before there is a game, for an address: the places of the players and of cards in the hand, and the order
  // of cards, in invisible words. The build has written the facts about each game into the page (tools/skeleton.py).
  const make = (tag, parent, name, data = {}) => {
    const made = document.createElement(tag);
    if (name) made.className = name;
    Object.assign(made.dataset, data);
    parent.append(made);
    return made;
  };
  // As in py/page/logic/days.py.
  const hashed = text => {
    let value = 0x811c9dc5;
    for (const character of text) value = Math.imul(value ^ character.charCodeAt(), 0x01000193);
    value = Math.imul(value ^ value >>> 16, 0x85ebca6b);
    value = Math.imul(value ^ value >>> 13, 0xc2b2ae35);
    return (value ^ value >>> 16) >>> 0;
  };
  const wayOn = ({ days }, day) => days[hashed(`${day} way`) % days.length];
  // By games; the address may say anything.
  const readTables = () => Object.setPrototypeOf(JSON.parse(document.getElementById('table').dataset.tables), null);
  // The players and options of the deal of a day.
  window.appearance.wayOn = (game, date) => wayOn(readTables()[game], `${game} ${date}`);
  const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  const tableOf = (known, given) => {
    const lesson = known[given.get('lesson')]?.lesson;
    if (lesson) return [known[given.get('lesson')], lesson];
    const day = given.get('daily');
    let game = day ?? given.get('game'), players = given.get('players');
    try {
      [game, players] = JSON.parse(given.get('saved')?.replace('saved:', '') ?? JSON.stringify([game, players]));
    } catch { /* it will be refused */ }
    const laid = known[game];
    if (!laid) return [];
    players ??= day ? wayOn(laid, `${day} ${given.get('date') ?? today()}`).players
      : given.get('seats')?.split(',').length ?? laid.players;
    const other = Object.keys(laid.with).find(option => given.get(option.split('=')[0]) === option.split('=')[1]);
    const table = laid.with[other]?.[players] ?? laid.tables[players];
    return [laid, table, table && given.get('seat') !== 'none'];
  };
  const layTable = window.appearance.layTable = () => {
    const board = document.querySelector('#table .board');
    const known = readTables();
    const [game, laid, isPlayed] = tableOf(known, reading.here().params);
    const { sides = [], cards = 0, columns = [1, 1, 1], order } = laid ?? {};
    const part = name => board.querySelector(`.${name}`);
    const title = document.querySelector(`#games [data-of="${CSS.escape(root.dataset.of)}"] h2`);
    if (title) document.querySelector('#table .title').textContent = title.textContent;
    board.classList.toggle('placed', game?.layout === 'places');
    board.classList.remove('reported', 'decided', 'triumph', 'counting');
    board.dataset.players = sides.length + 1;
    board.style.setProperty('--others', sides.length || 1);
    for (const name of ['seats', 'order', 'stock', 'open', 'trick', 'signs', 'acts', 'line', 'hand'])
      part(name)?.replaceChildren();
    for (const side of sides) {
      const seat = make('li', part('seats'), 'seat', { side });
      make('div', seat, 'plate');
      make('div', seat, 'fan');
    }
    make('div', part('line'), 'plate');
    if (isPlayed) {
      const tools = make('div', part('line'), 'handtools blank');
      tools.ariaHidden = true;
      for (const name of ['sort', 'hint', 'mini']) make('button', tools, name).disabled = true;
    }
    delete board.dataset.order;
    if (order) {
      const [kind, steps, note] = order, drawn = make('div', part('order'), `drawn blank ${kind.split(' ')[0]}`);
      board.dataset.order = kind;
      const list = make('ol', drawn);
      for (const step of steps) {
        const item = make('li', list);
        make('svg', item);
        make('span', item).textContent = step;
      }
      make('p', make('div', part('order'), 'order-note blank')).textContent = note;
    }
    const hand = part('hand');
    ['wide', 'phone', 'small'].forEach((name, at) => {
      const full = columns[at], deep = Math.ceil(cards / full) || 1;
      for (const [key, value] of Object.entries({ '': full, '-full': full, '-deep': deep }))
        hand.style.setProperty(`--${name}${key}`, value);
    });
    for (const name of ['--n', '--dealt']) hand.style.setProperty(name, cards || 1);
    for (let slot = 0; slot < cards; slot++) make('li', hand, '', { slot });
  };
  // As soon as it has been read; it is hidden until then (static/css/table.css).
  if (root.dataset.page === 'table') {
    const observer = new MutationObserver(() => {
      if (!document.getElementById('viewer')) return;
      observer.disconnect();
      layTable();
    });
    observer.observe(root, { childList: true, subtree: true });
  }
}
