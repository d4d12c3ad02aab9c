// How the host has all devices agree on a deal that nobody has chosen: see honest.js.
import * as honest from './honest.js';

// What the host has chosen for the first move is told first, and cannot be changed when the seed is known.
//
// The request with the seed that all secrets give, and with these. `sitting`: the places of the guests; `all()`: of
// everybody who hears of it; `gone`: a promise, kept when somebody has left. Null then, and where somebody has not
// shown the secret that they committed to.
export async function seeded(request, sitting, all, gone) {
  const each = Array(request.players).fill(null);
  const own = request.seat ?? request.people?.[0] ?? 0;
  const mine = honest.secret();
  const told = (is, begin) => {
    const answers = sitting.map(place => new Promise(resolve => { place.waits[is] = resolve; }));
    for (const { link } of all()) link.send(begin);
    return Promise.race([Promise.all(answers), gone]);
  };
  const commitments = [...each];
  const committed = await told('commitment', { is: 'begin', opening: request.opening ?? [] });
  if (!committed) return null;
  sitting.forEach(({ seat }, at) => { commitments[seat] = committed[at]; });
  commitments[own] = await honest.commitment(own, mine);
  const opened = await told('secret', { is: 'commitments', commitments });
  if (!opened) return null;
  const given = [...each];
  given[own] = mine;
  sitting.forEach(({ seat }, at) => { given[seat] = opened[at]; });
  for (const place of sitting) {
    if (await honest.commitment(place.seat, given[place.seat]) === commitments[place.seat]) continue;
    place.link.send({ is: 'refused', why: 'garbage' });
    place.link.end();
    return null;
  }
  return { ...request, seed: await honest.seed(given), honest: { secrets: given, commitments } };
}
