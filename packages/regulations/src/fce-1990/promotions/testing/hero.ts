import type { Tournament, TournamentGame, TournamentPlayer } from '@escala/core';

/** An opponent of the player under test, `hero`, with the opponent's other points in the event. */
export interface Opponent extends Partial<TournamentPlayer> {
  /** Points besides the game with `hero`: given as byes worth one and a half points, which no rule here uses. */
  readonly elsewhere?: number;
}

export const HERO = 'hero';

const RESULTS = { '1': ['1-0', 'played'], '=': ['1/2', 'played'], '0': ['0-1', 'played'] } as const;
const UNPLAYED = {
  '+': ['1-0', 'forfeit'],
  '-': ['0-1', 'forfeit'],
  x: ['0-0', 'forfeit'],
  a: ['1-0', 'adjudicated'],
} as const;

/**
 * A tournament of `hero` against one opponent in each round. One result character for each round: `1` `=` `0` over the
 * board, `+` `-` `x` forfeits, `a` won by adjudication, `b` a bye, `.` nothing.
 */
export function heroTournament(
  hero: Partial<TournamentPlayer>,
  opponents: readonly Opponent[],
  results: string,
  parts: Partial<Tournament> = {},
): Tournament {
  const games = [...results].flatMap((mark, i): TournamentGame[] => {
    const found = { ...RESULTS, ...UNPLAYED }[mark as '1'];
    if (found === undefined) return [];
    const [result, kind] = found;
    return [{ round: i + 1, board: 1, white: HERO, black: `o${i + 1}`, result, kind }];
  });
  const byes = [...results].flatMap((mark, i) => (mark === 'b' ? [{ round: i + 1, player: HERO, points: 1 }] : []));
  const elsewhere = opponents.flatMap(({ elsewhere: points = 0 }, i) =>
    Array.from({ length: 2 * points }, (_, k) => ({ round: k + 1, player: `o${i + 1}`, points: 0.5 })),
  );
  return {
    format: 'escala/tournament@1',
    system: 'fce-1990',
    rounds: results.length,
    players: [
      { ...hero, id: HERO },
      ...opponents.map(({ elsewhere: _, ...player }, i): TournamentPlayer => ({ ...player, id: `o${i + 1}` })),
    ],
    games,
    byes: [...byes, ...elsewhere],
    ...parts,
  };
}

/** This many identical opponents. */
export function alike(count: number, opponent: Opponent): Opponent[] {
  return Array.from({ length: count }, () => opponent);
}

/** A score as a line of results: wins first, then a draw, then losses. */
export function scoreLine(points: number, rounds: number): string {
  const wins = Math.floor(points);
  const draw = points > wins ? '=' : '';
  return '1'.repeat(wins) + draw + '0'.repeat(rounds - wins - draw.length);
}
