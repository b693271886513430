import type { Finding, RowWorking, Scoring, Standings, StandingsRow, Withdrawal } from '@escala/core';
import { refusal } from '../../shared/refusal.ts';
import { type CodeUse, isCode, readCode, type TieBreakCode } from '../tie-breaks/codes.ts';
import { rank } from '../tie-breaks/rank.ts';
import type { Field } from '../tie-breaks/record.ts';
import { articleOf } from './tie-breaks-offered.ts';
import { tieBreakWorkings } from './workings.ts';

/** 4.2, D-DUTCH-30: a win is worth something and at least a draw, a draw at least a loss. */
export function scoringRefusals(
  field: 'scoring' | 'matchScoring',
  scoring: Omit<Scoring, 'bye'> | undefined,
): Finding[] {
  if (scoring === undefined) return [];
  const { win, draw, loss } = scoring;
  if (win >= draw && draw >= loss && win > 0) return [];
  const finding = refusal('fide-2026.standings-points-order', articleOf('4.2'), { field, win, draw, loss });
  return [{ ...finding, decisions: ['D-DUTCH-30'] }];
}

/** The requested codes, and those that do not apply, each with its article. */
export function codesOf(
  names: readonly string[],
  system: string,
  use: CodeUse,
): { readonly codes: readonly TieBreakCode[]; readonly refused: readonly Finding[] } {
  const read = names.map((name) => readCode(name, use));
  const whom = use.isTeam ? 'players' : 'teams';
  return {
    codes: read.filter(isCode),
    refused: read.flatMap((code, i) =>
      isCode(code)
        ? []
        : [refusal(`fide-2026.tie-break-${code.fault}`, articleOf(code.article), { name: names[i]!, system, whom })],
    ),
  };
}

export interface WantedWorkings {
  readonly pointsOf: (index: number) => RowWorking;
  readonly withdrawals?: readonly Withdrawal[] | undefined;
}

/** The rows of a field of players or teams, with their workings if wanted. */
export function rankedRows(
  field: Field,
  codes: readonly TieBreakCode[],
  wanted: WantedWorkings | false,
): Pick<Standings, 'rows' | 'workings'> {
  const ranking = rank(field, codes);
  const rows = ranking.rows.map(
    ({ index, rank: place, points, tiebreaks }): StandingsRow => ({
      rank: place,
      player: field.ids[index]!,
      points,
      tiebreaks: tiebreaks.map(shown),
    }),
  );
  if (!wanted) return { rows };
  const ofTieBreaks = tieBreakWorkings(wanted, field, codes, ranking);
  const workings = ranking.rows.map(({ index }, i) => ({
    ...wanted.pointsOf(index),
    tiebreaks: ofTieBreaks(index, rows[i]!.tiebreaks),
  }));
  return { rows, workings };
}

/** At most six decimals, half rounded up, for display only: ranks use exact values. */
const shown = (value: number | null): number | null => (value === null ? null : Math.floor(value * 1e6 + 0.5) / 1e6);
