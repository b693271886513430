/** Whole numbers from 0 up to, not including, a bound; the same seed gives the same numbers on every machine. */
export type RandomBelow = (bound: number) => number;

/** xorshift32: chosen to be repeatable, not for quality. The seed is an input: engines are not random themselves. */
export function seededRandom(seed: number): RandomBelow {
  let state = (Math.imul(seed | 0, 0x9e37_79b1) ^ 0x85eb_ca6b) | 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  for (let i = 0; i < 8; i++) next();
  return (bound) => Math.floor((next() / 0x1_0000_0000) * bound);
}
