import type { RoundState, TeamRecord, TeamState } from '../round-state.ts';

const SCORED = { '1': 20, '=': 10, '0': 0 } as const;
const UNPLAYED: Readonly<Record<string, TeamRecord>> = {
  U: { kind: 'pairing-allocated-bye', points: 10, secondary: 20 },
  F: { kind: 'full-point-bye', points: 20, secondary: 40 },
  H: { kind: 'bye', points: 10, secondary: 20 },
  Z: { kind: 'absent', points: 0, secondary: 0 },
};

/**
 * A state written as a crosstable: a line for each team in the initial order, a word for each round. `3w1` is a match
 * won with White against the third team, `3+` and `3-` are forfeits, `U F H Z` rounds without an opponent; `!` at the
 * end of a line marks an absent team.
 */
export function stateOfLines(lines: readonly string[], terms: Partial<RoundState> = {}): RoundState {
  const teams = lines.map((line): TeamState => {
    const words = line.split(' ').filter((word) => word !== '' && word !== '!');
    return { records: words.map(recordOf), isPresent: !line.endsWith('!') };
  });
  const round = 1 + Math.max(0, ...teams.map(({ records }) => records.length));
  return { round, rounds: 9, initialColour: 'white', preferences: 'A', usesSecondary: true, teams, ...terms };
}

function recordOf(word: string): TeamRecord {
  const unplayed = UNPLAYED[word];
  if (unplayed) return unplayed;
  const [, opponent, how, scored] = /^(\d+)([wb+-])([1=0]?)$/.exec(word)!;
  const other = Number(opponent) - 1;
  if (how === '+') return { kind: 'forfeit-win', opponent: other, points: 20, secondary: 40 };
  if (how === '-') return { kind: 'forfeit-loss', opponent: other, points: 0, secondary: 0 };
  const points = SCORED[scored as keyof typeof SCORED];
  return { kind: 'played', opponent: other, colour: how === 'w' ? 'white' : 'black', points, secondary: 2 * points };
}
