import { type Holds, type MatchBoard, type Reason, type Result, reason, type Side } from '@escala/core';
import { messageForm } from '../office-terms/message-form.ts';

/** Delegats 5.3.1.2: the home team has White on odd boards. */
export function whiteOn(board: number): Side {
  return board % 2 === 1 ? 'home' : 'away';
}

export const SCORINGS = ['match-points', 'olympic'] as const;
/** `match-points`: one for the match (Sistemes 4.1); `olympic`: as many as the boards made (Sistemes 4.1.1). */
export type Scoring = (typeof SCORINGS)[number];

export type BySide = Readonly<Record<Side, number>>;

export interface MatchVerdict {
  readonly boardPoints: BySide;
  readonly points: BySide;
  /** The result that stands where a line-up takes it from the boards. */
  readonly awarded?: Result;
  readonly reasons: readonly Reason[];
}

const DOUBLED: Readonly<Record<Result, readonly [white: number, black: number]>> = {
  '1-0': [2, 0],
  '0-1': [0, 2],
  '1/2': [1, 1],
  '0-0': [0, 0],
};

/** Points of both teams from the boards; games that are still being played give none. */
export function boardPoints(boards: readonly MatchBoard[]): BySide {
  const doubled = { home: 0, away: 0 };
  for (const { white, result } of boards) {
    if (result === undefined) continue;
    const [ofWhite, ofBlack] = DOUBLED[result];
    doubled[white] += ofWhite;
    doubled[white === 'home' ? 'away' : 'home'] += ofBlack;
  }
  return { home: doubled.home / 2, away: doubled.away / 2 };
}

/** A match with the verdicts on its line-ups: who lines up wrongly loses it, meant or not (Equips 8.3.5). */
export function matchVerdict(
  boards: readonly MatchBoard[],
  scoring: Scoring,
  lineUps: Readonly<Record<Side, Holds>> = { home: 'yes', away: 'yes' },
): MatchVerdict {
  const made = boardPoints(boards);
  const fair: Readonly<Record<Side, boolean>> = { home: lineUps.home !== 'no', away: lineUps.away !== 'no' };
  const reasons = (['home', 'away'] as const).map((side) =>
    reason(
      'fce-1990.match-line-up',
      'Equips 8.3.5',
      lineUps[side],
      { side, scoring: messageForm(scoring) },
      lineUps[side] === 'no' ? { decisions: ['D-COMP-37'] } : {},
    ),
  );
  const points = scoring === 'olympic' ? olympicPoints(made, fair) : matchPoints(made, fair);
  const awarded = fair.home && fair.away ? {} : { awarded: awardedResult(fair) };
  return { boardPoints: made, points, ...awarded, reasons };
}

/** Sistemes 4.1: one, a half, none, by the points of the boards. Two wrong line-ups lose twice (D-COMP-37). */
function matchPoints(made: BySide, fair: Readonly<Record<Side, boolean>>): BySide {
  if (!fair.home || !fair.away) return { home: fair.home ? 1 : 0, away: fair.away ? 1 : 0 };
  const half = { home: 0.5, away: 0.5 };
  if (made.home === made.away) return half;
  return made.home > made.away ? { home: 1, away: 0 } : { home: 0, away: 1 };
}

/** Sistemes 4.1.1: there is no point of the match to lose: the team loses those of its boards, the other keeps its own (D-COMP-37). */
function olympicPoints(made: BySide, fair: Readonly<Record<Side, boolean>>): BySide {
  return { home: fair.home ? made.home : 0, away: fair.away ? made.away : 0 };
}

function awardedResult(fair: Readonly<Record<Side, boolean>>): Result {
  if (fair.home) return '1-0';
  return fair.away ? '0-1' : '0-0';
}
