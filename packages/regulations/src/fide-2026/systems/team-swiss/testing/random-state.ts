import { type Colour, seededRandom } from '@escala/core';
import type { RoundState, TeamRecord } from '../round-state.ts';

/** A state that need not come from a real tournament: random matches, colours and points. */
export function randomState(seed: number, most: number): RoundState {
  const below = seededRandom(seed);
  const count = 2 + below(most - 1);
  const round = 1 + below(7);
  const share = below(101);
  const records: TeamRecord[][] = Array.from({ length: count }, () => []);
  for (let r = 1; r < round; r++) {
    const order = records.map((own) => ({ own, by: below(1000) })).sort((a, b) => a.by - b.by);
    for (let i = 0; i < count; i += 2) {
      const [a, b] = [records.indexOf(order[i]!.own), order[i + 1] ? records.indexOf(order[i + 1]!.own) : -1];
      if (b < 0 || below(100) >= share) {
        for (const team of [a, b]) records[team]?.push(unplayed(below(6)));
        continue;
      }
      const [points, secondary, colours] = [below(3), below(9), below(2) === 0];
      const [own, others]: [Colour, Colour] = colours ? ['white', 'black'] : ['black', 'white'];
      const kinds = below(12) === 0 ? (['forfeit-win', 'forfeit-loss'] as const) : (['played', 'played'] as const);
      const match = (
        kind: TeamRecord['kind'],
        opponent: number,
        colour: Colour,
        of: number,
        game: number,
      ): TeamRecord => ({
        ...{ kind, opponent, points: 10 * of, secondary: 5 * game },
        ...(kind === 'played' && { colour }),
      });
      records[a]!.push(match(kinds[0], b, own, points, secondary));
      records[b]!.push(match(kinds[1], a, others, 2 - points, 8 - secondary));
    }
  }
  const isLent = below(5) === 0;
  return {
    round,
    rounds: round + [0, 0, 1, 2, 3][below(5)]!,
    initialColour: below(2) === 0 ? 'white' : 'black',
    preferences: (['A', 'B', 'none'] as const)[below(3)]!,
    usesSecondary: below(2) === 0,
    teams: records.map((own) => ({
      records: own,
      isPresent: below(20) > 0,
      ...(isLent && { virtualPoints: Array.from({ length: round }, () => 10 * below(3)) }),
    })),
    ...(below(5) === 0 && { forbidden: [[below(count), below(count), below(count)]] }),
  };
}

function unplayed(kind: number): TeamRecord {
  if (kind === 0) return { kind: 'pairing-allocated-bye', points: 10, secondary: 20 };
  if (kind === 1) return { kind: 'full-point-bye', points: 20, secondary: 40 };
  if (kind === 2) return { kind: 'bye', points: 10, secondary: 20 };
  return { kind: 'absent', points: 0, secondary: 0 };
}
