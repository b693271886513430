import { shareOf } from '../assigned-points.ts';
import type { TrfAbnormalPoints, TrfReport } from '../trf-report.ts';

/** What a player or a team has from one round, and of which type of record 299 it is; P for the bye by the pairing. */
export interface Turn {
  /** The start number of the player, or the number of the team. */
  readonly id: number;
  readonly round: number;
  readonly kind: string;
  readonly points: number;
  readonly matchPoints: number;
}

/** Records that a game itself holds (D-OFF-571) are no points besides the results. */
export const isBeside = (record: TrfAbnormalPoints, { scoring }: TrfReport): boolean =>
  shareOf(record, scoring) === undefined || record.matchPoints !== undefined;

/**
 * D-TRF-10: what 299 gives besides the results: without a type it is added, with one it replaces what each such result
 * is worth, in all rounds and for everybody if it names none.
 */
export function byRuling(report: TrfReport, turns: readonly Turn[]): Turn[] {
  return report.abnormalPoints
    .filter((record) => isBeside(record, report))
    .flatMap(({ kind, round, ids, points, matchPoints }) => {
      const replaces = kind !== '';
      return turns
        .filter((turn) => !round || turn.round === round)
        .filter((turn) => ids.length === 0 || ids.includes(turn.id))
        .filter((turn) => !replaces || turn.kind === kind)
        .map((turn) => ({
          ...turn,
          points: points === undefined ? 0 : points - (replaces ? turn.points : 0),
          matchPoints: matchPoints === undefined ? 0 : matchPoints - (replaces ? turn.matchPoints : 0),
        }));
    });
}

/** What each has in a round from all records; rounds without a difference are left out. */
export function sumsOf(turns: readonly Turn[]): Omit<Turn, 'kind'>[] {
  const groups = Map.groupBy(turns, ({ id, round }) => `${id} ${round}`);
  return [...groups.values()].flatMap((same) => {
    const sum = (of: 'points' | 'matchPoints'): number =>
      Math.round(100 * same.reduce((all, turn) => all + turn[of], 0)) / 100;
    const [points, matchPoints] = [sum('points'), sum('matchPoints')];
    const { id, round } = same[0]!;
    return points === 0 && matchPoints === 0 ? [] : [{ id, round, points, matchPoints }];
  });
}

/** Byes as types of record 299. */
export const BYE_TYPES = { pairing: 'P', full: 'F', half: 'H', zero: 'Z' } as const;
