import type { PlayerState, RoundRecord, RoundState } from '../round-state.ts';

const SCORED = { '1': 10, '=': 5, '0': 0 } as const;
const UNPLAYED: Readonly<Record<string, RoundRecord>> = {
  U: { kind: 'pairing-allocated-bye', points: 10 },
  F: { kind: 'bye', points: 10 },
  H: { kind: 'bye', points: 5 },
  Z: { kind: 'absent', points: 0 },
};

/**
 * A state written as a crosstable: a line for each player in the initial order, a word for each round. `3w1` is a win
 * with White against the third player, `3+` and `3-` are forfeits, `U F H Z` rounds without an opponent; `!` at the end
 * of a line marks an absent player.
 */
export function stateOfLines(lines: readonly string[], terms: Partial<RoundState> = {}): RoundState {
  const players = lines.map((line): PlayerState => {
    const words = line.split(' ').filter((word) => word !== '' && word !== '!');
    return { records: words.map(recordOf), isPresent: !line.endsWith('!') };
  });
  const round = 1 + Math.max(0, ...players.map(({ records }) => records.length));
  const points = { win: 10, draw: 5, loss: 0 };
  return { round, rounds: 9, initialColour: 'white', points, players, ...terms };
}

function recordOf(word: string): RoundRecord {
  const unplayed = UNPLAYED[word];
  if (unplayed) return unplayed;
  const [, opponent, how, scored] = /^(\d+)([wb+-])([1=0]?)$/.exec(word)!;
  const other = Number(opponent) - 1;
  if (how === '+' || how === '-') return { kind: 'forfeit', opponent: other, points: how === '+' ? 10 : 0 };
  const colour = how === 'w' ? 'white' : 'black';
  return { kind: 'played', opponent: other, colour, points: SCORED[scored as keyof typeof SCORED] };
}
