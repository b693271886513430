import { DOUBLED, isForfeited, isUnusual, REPORT_SIGNS, type Tournament } from '@escala/core';
import { type TrfScoring, USUAL_SCORING } from './scoring.ts';
import type { TrfAbnormalPoints, TrfReport } from './trf-report.ts';

/** For a win, a draw, a loss: the type of a record 299, and the points of a game. */
const ENDS = REPORT_SIGNS.adjudicated;
const pointsOfEnds = ({ WW, WD, WL }: TrfScoring = {}): readonly number[] => [
  WW ?? USUAL_SCORING.WW,
  WD ?? USUAL_SCORING.WD,
  WL ?? USUAL_SCORING.WL,
];

/** By round and start number: the share of a game's point that 299 assigns, 1, a half or 0. */
export type AssignedShares = ReadonlyMap<string, number>;

export const shareKey = (round: number, id: number): string => `${round}/${id}`;

export function assignedShares({ abnormalPoints, scoring }: TrfReport): AssignedShares {
  const shares = new Map<string, number>();
  for (const record of abnormalPoints) {
    const share = shareOf(record, scoring);
    if (share !== undefined) for (const id of record.ids) shares.set(shareKey(record.round!, id), share);
  }
  return shares;
}

/**
 * Undefined for anything a game cannot hold: other points, byes
 * and forfeits, penalties, all rounds at once (D-OFF-571).
 */
export function shareOf(
  { kind, round, points }: TrfAbnormalPoints,
  scoring: TrfScoring | undefined,
): number | undefined {
  if (!round || points === undefined || !ENDS.some((end) => end === kind)) return undefined;
  const end = pointsOfEnds(scoring).indexOf(points);
  return end < 0 ? undefined : 1 - end / 2;
}

/** Games in which the players do not share one point (D-OFF-571): 299 gives the points of both. */
export function abnormalPointsOf(
  { games }: Tournament,
  numbers: ReadonlyMap<string, number>,
  scoring: TrfScoring | undefined,
): TrfAbnormalPoints[] {
  const records = new Map<string, TrfAbnormalPoints & { readonly ids: number[] }>();
  for (const { round, white, black, result, kind } of games) {
    if (result === undefined || !isUnusual(result) || isForfeited(result, kind)) continue;
    for (const [i, player] of [white, black].entries()) {
      const end = 2 - DOUBLED[result][i]!;
      const record = { kind: ENDS[end]!, points: pointsOfEnds(scoring)[end]!, round, ids: [] };
      const key = shareKey(round, end);
      if (!records.has(key)) records.set(key, record);
      records.get(key)!.ids.push(numbers.get(player) ?? 0);
    }
  }
  const inOrder = [...records.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return inOrder
    .map((key) => records.get(key)!)
    .map((record) => ({ ...record, ids: record.ids.sort((a, b) => a - b) }));
}

/** Points besides the results (D-TRF-10), as 299 without a type. */
export const rulingsFor = (
  { assignedPoints = [] }: Tournament,
  numbers: ReadonlyMap<string, number>,
): TrfAbnormalPoints[] =>
  assignedPoints.map(({ round, player, points = 0 }) => ({
    kind: '',
    points,
    round,
    ids: [numbers.get(player) ?? 0],
  }));
