// Lets all devices agree on a deal that nobody has chosen: see fair-deal.js.
import * as fairDeal from './fair-deal.js';

// Returns the request with the secrets, and the seed from all of them. `sitting`: the places of the guests; `all()`: of
// everybody who is told; `gone`: a promise that resolves when somebody has left. Then it returns null, and also if a
// secret does not fit its commitment.
//
// The choice of the host for the first move is told first, and cannot be changed when the seed is known.
export async function seeded(request, sitting, all, gone) {
  const each = Array(request.players).fill(null);
  const own = request.seat ?? request.people?.[0] ?? 0;
  const mine = fairDeal.secret();
  const told = (is, begin) => {
    const answers = sitting.map(place => new Promise(resolve => { place.waits[is] = resolve; }));
    for (const { link } of all()) link.send(begin);
    return Promise.race([Promise.all(answers), gone]);
  };
  const commitments = [...each];
  const committed = await told('commitment', { is: 'begin', opening: request.opening ?? [] });
  if (!committed) return null;
  sitting.forEach(({ seat }, at) => { commitments[seat] = committed[at]; });
  commitments[own] = await fairDeal.commitment(own, mine);
  const opened = await told('secret', { is: 'commitments', commitments });
  if (!opened) return null;
  const given = [...each];
  given[own] = mine;
  sitting.forEach(({ seat }, at) => { given[seat] = opened[at]; });
  for (const place of sitting) {
    if (await fairDeal.commitment(place.seat, given[place.seat]) === commitments[place.seat]) continue;
    place.link.send({ is: 'refused', why: 'garbage' });
    place.link.end();
    return null;
  }
  return { ...request, seed: await fairDeal.seed(given), honest: { secrets: given, commitments } };
}
