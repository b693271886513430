import { z } from 'zod';
import type { EventRound, Pair } from '../rounds/round.ts';

export const roundDifferenceSchema = z.strictObject({
  /** `missing`: a pair of the engine's that is not there; `added`: one it did not have; `colours`: swapped. */
  kind: z.enum(['missing', 'added', 'colours', 'bye']),
  white: z.string().optional(),
  black: z.string().optional(),
  player: z.string().optional(),
  expected: z.string().optional(),
});
type RoundDifference = z.infer<typeof roundDifferenceSchema>;

/** How a manually changed round differs from the engine's. */
export function roundDifferences({ pairs, byes, engine }: EventRound): RoundDifference[] {
  if (engine === undefined) return [];
  const key = ({ white, black }: Pair): string => [white, black].sort().join('/');
  const now = new Map(pairs.map((pair) => [key(pair), pair]));
  const then = new Map(engine.pairs.map((pair) => [key(pair), pair]));
  const differences: RoundDifference[] = [];
  for (const [each, { white, black }] of then) {
    const found = now.get(each);
    if (found === undefined) differences.push({ kind: 'missing', white, black });
    else if (found.white !== white) differences.push({ kind: 'colours', white: found.white, black: found.black });
  }
  for (const [each, { white, black }] of now) if (!then.has(each)) differences.push({ kind: 'added', white, black });
  return [
    ...differences,
    ...byeDifferences(
      byes.map(({ player }) => player),
      engine.byes,
    ),
  ];
}

function byeDifferences(now: readonly string[], then: readonly string[]): RoundDifference[] {
  const gone = then.filter((player) => !now.includes(player));
  const come = now.filter((player) => !then.includes(player));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, i) => ({
    kind: 'bye',
    ...(come[i] !== undefined && { player: come[i] }),
    ...(gone[i] !== undefined && { expected: gone[i] }),
  }));
}
