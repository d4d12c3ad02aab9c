// How nobody can choose the deal: every device gives a secret to the seed, and has committed to it before it
// could know those of the others. py/rondas/honest.py checks what comes of it after the game, and says why.

export const hexOf = bytes => [...new Uint8Array(bytes)].map(each => each.toString(16).padStart(2, '0')).join('');

export const secret = () => hexOf(crypto.getRandomValues(new Uint8Array(16)));

export const sha256 = text => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

const digest = async text => hexOf(await sha256(text));

// What a seat shows of its secret before the deal.
export const commitment = (seat, secret) => digest(`rondas-commitment-1|${seat}|${secret}`);

// The seed that the secrets of all seats give; null for a seat that gives none.
export const seed = async secrets => (await digest(`rondas-seed-1|${secrets.map(each => each ?? '').join('|')}`)).slice(0, 32);

// Whether what a finished game says of its deal is what this device saw before it: the commitments, and among
// them its own, and that every secret is the one that was committed to.
export async function holds(honest, { seat, mine, commitments }) {
  const { secrets, commitments: told } = honest ?? {};
  if (!Array.isArray(secrets) || !Array.isArray(told) || JSON.stringify(told) !== JSON.stringify(commitments)) return false;
  if (seat !== null && secrets[seat] !== mine) return false;
  const opened = await Promise.all(secrets.map((each, at) => each === null ? null : commitment(at, each)));
  return JSON.stringify(opened) === JSON.stringify(told);
}
