// Makes a deal that nobody can choose: every device gives a secret to the seed, and has committed to it before it
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
