// Part of embed-made.js (tools/embedding.py puts it there): the table of a position or of a record that begins with
// one, as its viewer begins, out of what the page's author wrote. It has no rules: the moves of free tables alone are
// made (py/rondas/games/free_/rules.py), and nothing is refused. null for whatever it cannot tell.
const FREE_GAME = 'free', HIDDEN = '?';
const WORDS_OF_MOVES = ['play', 'take', 'draw', 'move', 'turn', 'say', 'score'];
const PLACE = /^((hand|pile)\d|trick|table|stock|turned)$/;
const wordsIn = text => text.split(/[\s+,;]+/).filter(Boolean);
const cardsIn = text => wordsIn(text).flatMap(word => word[0] === HIDDEN ? Array(Number(word.slice(1) || 1)).fill(HIDDEN) : word);
const small = text => /^\d{1,5}$/.test(text ?? '') ? Number(text) : undefined;

// The moves of an attribute, as in a record. A comma in what somebody says ends no move.
const movesIn = (text, places) => {
  const moves = [];
  for (const part of text.split(/[,;\n]+/)) {
    const words = part.replaceAll('+', ' ').split(/\s+/).filter(Boolean), last = moves.at(-1);
    if (last?.[1] === 'say' && !/^[\d*]/.test(part.trim())) last.push(',', ...words);
    else if (words.length) moves.push(words);
  }
  return moves.map(words => {
    if (words[1] === 'say') return words.join(' ');
    const found = words.findIndex(word => word === 'from' || word === 'to'), cut = found < 0 ? words.length : found;
    const named = words.slice(0, cut).map(word => WORDS_OF_MOVES.includes(word) ? word : word.toUpperCase());
    if (named.length === 2 && !WORDS_OF_MOVES.includes(named[1])) named.splice(1, 0, 'play');
    const behind = places.reduce((text, place) => text.replace(RegExp(`(?<= )${place}(?= |$)`, 'gi'), place), ' ' + words.slice(cut).join(' '));
    return (named.join(' ') + behind).trim();
  });
};

// The record that the attributes of a position describe (py/rondas/records/placing.py). `places` have their order.
const placedBy = (game, attributes, fewest) => {
  const given = Object.fromEntries([...attributes].map(({ name, value }) => [name, value])), places = [];
  for (const { name, value } of attributes) {
    const row = game === FREE_GAME && name.startsWith('row.') && wordsIn(name.slice(4)).join(' ');
    if (row || PLACE.test(name)) places.push([row || name, wordsIn(value.toUpperCase()).join(' ')]);
  }
  const moves = movesIn(given.play ?? '', places.map(([name]) => name));
  const { pack, view, turn } = given, names = given.names?.split(',');
  const seats = [...places.map(([name]) => Number(name.match(/^(?:hand|pile)(\d)$/)?.[1] ?? 0)),
    ...moves.map(move => Number(move.match(/^\d/) ?? 0)), (names ?? ['']).length - 1];
  return [{
    game, pack, moves, names, players: small(given.players) ?? Math.max(fewest, ...seats.map(seat => seat + 1)),
    view: small(view) ?? view, start: small(given.start), position: { turn: small(turn) },
  }, places];
};

// A record and its places: an object has numbers before all other names, whatever its text has first.
const recordIn = text => {
  const [record] = [JSON.parse(text)].flat();
  const [{ places, position }] = [JSON.parse(text.replace(/"(\d+)"(?=\s*:)/g, '"#$1"'))].flat();
  return [record, Object.entries(places ?? position ?? {}).map(([name, text]) => [name.replace('#', ''), text])];
};

// Free tables: places with cards, and what moves do to them.
class Places {
  constructor(places, players) {
    this.players = players;
    this.all = new Map(places.map(([name, text]) => [name, cardsIn(text)]));
    this.owners = this.at('trick').map((_, at) => at % players);
    this.scores = [];
  }
  at(place) {
    if (!this.all.has(place)) this.all.set(place, []);
    return this.all.get(place);
  }
  // A card that is not there was an unknown one.
  has(place, card) { return [card, HIDDEN].find(each => this.at(place).includes(each)); }
  drop(place, card) {
    const index = this.at(place).indexOf(this.has(place, card));
    if (index < 0) return;
    this.at(place).splice(index, 1);
    if (place === 'trick') this.owners.splice(index, 1);
  }
  put(card, place, seat) {
    this.at(place).push(card);
    if (place === 'trick') this.owners.push(seat ?? this.owners.length % this.players);
  }
  carry(cards, source, target) {
    for (const card of cards) {
      this.drop(source, card);
      this.put(card, target, /^(hand|pile)/.test(source) ? Number(source.slice(4)) : undefined);
    }
  }
  get plays() { return this.at('trick').map((card, at) => ({ seat: this.owners[at], card })); }
  move(text) {
    const [, actor, word, rest] = text.match(/^(\S+) (\S+) ?(.*)$/) ?? [];
    this.last = null;
    this[`${actor === '*' ? 'all' : 'seat'}_${word}`]?.(rest, actor);
  }
  seat_play(rest, seat) {
    const [card, target = 'trick'] = rest.split(/ to (.*)/);
    this.drop('hand' + seat, card);
    this.put(card, target, Number(seat));
  }
  seat_take(rest, seat) {
    const { plays } = this, lying = this.at('table').join();
    for (const card of cardsIn(rest)) {
      const known = ['trick', 'table'].find(place => this.at(place).includes(card));
      this.drop(known ?? ['trick', 'table'].find(place => this.has(place, card)), card);
      this.put(card, 'pile' + seat);
    }
    // A trick lies there until the next move.
    if (plays.length > 1 && !this.owners.length && lying === this.at('table').join()) this.last = plays;
  }
  seat_draw(rest, seat) {
    const card = rest || this.at('stock')[0] || HIDDEN;
    this.drop('stock', card);
    this.put(card, 'hand' + seat);
  }
  seat_score(rest, seat) { this.scores[seat] = rest; }
  all_move(rest) {
    const [text, places] = rest.split(/ from (.*)/), cards = cardsIn(text);
    const ways = [...places.matchAll(/(?= to )/g)].map(({ index }) => [places.slice(0, index), places.slice(index + 4)])
      .filter(way => way.every(place => PLACE.test(place) || this.all.has(place)));
    const [source, target] = ways.find(([source]) => cards.every(card => this.has(source, card))) ?? ways[0] ?? [];
    if (source) this.carry(cards, source, target);
  }
  all_turn(rest) { this.carry([rest], 'stock', 'turned'); }
}

// The one seat that all questions about cards ask, whose view is shown then; null where only the rules know it.
const askedSeat = ({ game, ask, moves, position }) => {
  const seats = Object.entries(ask ?? {}).filter(([, question]) => !question.choices).map(([move]) =>
    moves[move] ? Number(moves[move].match(/^\d/) ?? 0) : game === FREE_GAME ? 0 : Number(move) ? null : position.turn ?? 0);
  return seats.includes(null) ? null : new Set(seats).size === 1 ? seats[0] : undefined;
};

// `move`: the moment that the element asks for. What the view may not see is not in the answer.
const contentOf = (record, places, move) => {
  const { game, moves, names, view, pack = 'french-52', players } = record, isFree = game === FREE_GAME;
  const at = move ?? record.start ?? 0, below = view === 'all' ? undefined : view ?? askedSeat(record);
  const lying = places.filter(([name, text]) => (isFree || PLACE.test(name)) && typeof text === 'string');
  if (!lying.length || below === null || !isFree && at || lying.some(([, text]) => text.includes('…'))) return null;
  const { turn = 0 } = record.position ?? {}, table = new Places(lying, players), seats = Array.from({ length: players }, (_, seat) => seat);
  if (isFree) for (const each of moves.slice(0, at)) table.move(each);
  else table.owners = table.owners.map((_, n, all) => (turn - all.length + n + players) % players);
  const hands = seats.map(seat => table.at(`hand${seat}`));
  // The rules deal what a position of theirs does not name.
  const dealt = isFree ? 0 : Math.max(...hands.map(({ length }) => length));
  const rows = [...table.all].filter(([name, { length }]) => name === 'table' && length || !PLACE.test(name));
  const turned = table.at('turned');
  return {
    pack: pack.split('-')[0].split('+')[0],
    below: below ?? 0,
    seats: seats.map(seat => ({
      name: names?.[seat] || '',
      cards: [undefined, seat].includes(below) && hands[seat].length ? hands[seat] : Array(hands[seat].length || dealt).fill(HIDDEN),
      taken: table.at(`pile${seat}`).length,
      score: table.scores[seat],
      acts: !isFree && seat === turn,
    })),
    trick: table.last ?? table.plays,
    stock: table.at('stock').length,
    turned,
    rows: rows.map(([name, cards]) => ({ label: name === 'table' ? '' : name, cards })),
  };
};
