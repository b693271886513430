import { seededRandom } from '@escala/core';
import { competitionBookOf } from '@escala/regulations';
import type { Field } from './fields.ts';
import { leastTime } from './least-time.ts';
import { playedTournament } from './play-field.ts';

const dutch = competitionBookOf('fide-2026')!.systems['fide-dutch']!;
const [ROUND, QUESTIONS] = [5, 20];

/** Milliseconds of each of several questions why two players do not meet, with the round paired again. */
export function askWhatIf(field: Field, seed: number): number[] {
  const random = seededRandom(seed);
  const { tournament } = playedTournament({ ...field, rounds: ROUND }, seed);
  const explanation = dutch.explain!(tournament, ROUND, (id) => id)!;
  return Array.from({ length: QUESTIONS }, () => {
    const player = random(field.players);
    const other = (player + 1 + random(field.players - 1)) % field.players;
    return leastTime(() => explanation.whatIf(String(player + 1), String(other + 1))).milliseconds;
  });
}
