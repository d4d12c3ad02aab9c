// Makes a deal that nobody has chosen: every device gives a secret to the seed, and has committed to it before it
// could know the others. py/rondas/answers/fair_deal.py checks the result after the game, and explains it.

export const hexOf = bytes => [...new Uint8Array(bytes)].map(each => each.toString(16).padStart(2, '0')).join('');

export const secret = () => hexOf(crypto.getRandomValues(new Uint8Array(16)));

export const sha256 = text => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

const digest = async text => hexOf(await sha256(text));

// The commitment that a seat shows before the deal.
export const commitment = (seat, secret) => digest(`rondas-commitment-1|${seat}|${secret}`);

// The seed from the secrets of all seats; null for a seat without one.
export const seed = async secrets => (await digest(`rondas-seed-1|${secrets.map(each => each ?? '').join('|')}`)).slice(0, 32);

// Whether a finished record begins with the first move that the host told before the deal, and has what this device
// did: `acts` by the number of the move.
export function isTrue({ honest, moves }, { opening, acts = {} }) {
  return JSON.stringify(honest?.opening) === JSON.stringify(opening)
    && Object.entries(acts).every(([number, move]) => moves[number - 1] === move);
}

// Whether the deal in a finished record is what this device saw before it: the commitments, with its own among them,
// and for each the matching secret.
export async function holds(honest, { seat, mine, commitments }) {
  const { secrets, commitments: told } = honest ?? {};
  if (!Array.isArray(secrets) || !Array.isArray(told) || JSON.stringify(told) !== JSON.stringify(commitments)) return false;
  if (seat !== null && secrets[seat] !== mine) return false;
  const opened = await Promise.all(secrets.map((each, at) => each === null ? null : commitment(at, each)));
  return JSON.stringify(opened) === JSON.stringify(told);
}

// The host's part: returns the request with the secrets, and the seed from all of them. `sitting`: the places of the
// guests; `all()`: of everybody who is told; `gone`: a promise that resolves when somebody has left. Then it returns
// null, and also if a secret does not fit its commitment.
//
// The choice of the host for the first move is told first, and cannot be changed when the seed is known.
export async function seeded(request, sitting, all, gone) {
  const each = Array(request.players).fill(null);
  const own = request.seat ?? request.people?.[0] ?? 0;
  const mine = secret();
  const told = (is, begin) => {
    const answers = sitting.map(place => new Promise(resolve => { place.waits[is] = resolve; }));
    for (const { link } of all()) link.send(begin);
    return Promise.race([Promise.all(answers), gone]);
  };
  const commitments = [...each];
  const committed = await told('commitment', { is: 'begin', opening: request.opening ?? [] });
  if (!committed) return null;
  sitting.forEach(({ seat }, at) => { commitments[seat] = committed[at]; });
  commitments[own] = await commitment(own, mine);
  const opened = await told('secret', { is: 'commitments', commitments });
  if (!opened) return null;
  const given = [...each];
  given[own] = mine;
  sitting.forEach(({ seat }, at) => { given[seat] = opened[at]; });
  for (const place of sitting) {
    if (await commitment(place.seat, given[place.seat]) === commitments[place.seat]) continue;
    place.link.send({ is: 'refused', why: 'garbage' });
    place.link.end();
    return null;
  }
  return { ...request, seed: await seed(given), honest: { secrets: given, commitments } };
}
