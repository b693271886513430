import type { Colour } from './documents/tournament.ts';
import { DOUBLED, type GameKind, RESULTS, type Result } from './outcome.ts';

/** Results of team matches, the home team first. */
export const MATCH_RESULTS = ['1-0', '0-1', '1/2', '0-0'] as const satisfies readonly Result[];
export type MatchResult = (typeof MATCH_RESULTS)[number];

/** Points of one side of a game. */
export function pointsIn(result: Result, colour: Colour): 0 | 0.5 | 1 {
  return (DOUBLED[result][colour === 'white' ? 0 : 1] / 2) as 0 | 0.5 | 1;
}

/** The result that gives these points. */
export function resultOf(white: number, black: number): Result | undefined {
  return RESULTS.find((result) => pointsIn(result, 'white') === white && pointsIn(result, 'black') === black);
}

/** The same result with the colours exchanged. */
export function turned(result: Result): Result {
  return resultOf(pointsIn(result, 'black'), pointsIn(result, 'white'))!;
}

/** The points do not add up to one: an arbiter's decision (D-OFF-570), or nobody came. */
export function isUnusual(result: Result): boolean {
  return DOUBLED[result][0] + DOUBLED[result][1] !== 2;
}

/** Signs of reports for a win, a draw and a loss; a forfeit cannot be drawn. */
export const REPORT_SIGNS = {
  played: ['1', '=', '0'],
  forfeit: ['+', undefined, '-'],
  adjudicated: ['W', 'D', 'L'],
} as const satisfies Record<GameKind, unknown>;

export function canEnd(result: Result, kind: GameKind): boolean {
  return DOUBLED[result].every((halves) => REPORT_SIGNS[kind][2 - halves] !== undefined);
}

/** A player did not come; an adjudicated game that both lose is also one where nobody came. */
export function isForfeited(result: Result | undefined, kind: GameKind | undefined): boolean {
  return kind === 'forfeit' || (kind === 'adjudicated' && result === '0-0');
}

/** The kind as documents write it: `played` is left out, except if nobody has a point (D-OFF-570). */
export function saidKind(result: Result | undefined, kind: GameKind = 'played'): { readonly kind?: GameKind } {
  return kind === 'played' && result !== '0-0' ? {} : { kind };
}
