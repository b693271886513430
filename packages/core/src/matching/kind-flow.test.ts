import { expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { settleKinds } from './kind-flow.ts';

it('kinds that can all be joined cost what they are worth, number by number, and nobody is joined otherwise', () => {
  const random = seededRandom(29);
  let whole = 0;
  for (let run = 0; run < 400; run++) {
    const kindCount = 1 + random(5);
    const words = 1 + random(3);
    const counts = Int32Array.from({ length: kindCount }, () => random(5));
    const table = new Float64Array(kindCount ** 2 * words);
    for (let a = 0; a < kindCount; a++)
      for (let b = a; b < kindCount; b++) {
        const isClosed = random(4) === 0;
        for (let word = 0; word < words; word++) {
          const cost = isClosed ? Number.POSITIVE_INFINITY : random(4);
          table[(a * kindCount + b) * words + word] = cost;
          table[(b * kindCount + a) * words + word] = cost;
        }
      }
    const { values, flow } = settleKinds(counts, { kindCount, words, table });
    if (flow === undefined) continue;
    whole++;
    for (let kind = 0; kind < kindCount; kind++) {
      const given = flow.slice(kind * kindCount, (kind + 1) * kindCount).reduce((sum, each) => sum + each, 0);
      expect(given, `run ${run}`).toBe(counts[kind]);
    }
    for (let word = 0; word < words; word++) {
      const cost = flow.reduce((sum, joined, at) => sum + (joined && joined * table[at * words + word]!), 0);
      const worth = counts.reduce((sum, count, kind) => sum + 2 * count * values[word]![kind]!, 0);
      expect(cost, `run ${run}, word ${word}`).toBe(worth);
    }
  }
  expect(whole).toBeGreaterThan(150);
});
