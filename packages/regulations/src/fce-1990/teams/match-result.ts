import { type Holds, type MatchBoard, type Reason, type Result, reason, type Side } from '@escala/core';
import { DOUBLED } from '../doubled-points.ts';
import { messageForm } from '../office-terms/message-form.ts';
import { doubledPointsOf, resultOfBoards } from '../standings/match-result.ts';

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

/** Points of both teams from the boards; games that are still being played give none. */
export function boardPoints(boards: readonly MatchBoard[]): BySide {
  const sum = (side: Side): number => boards.reduce((total, board) => total + doubledPointsOf(board, side), 0) / 2;
  return { home: sum('home'), away: sum('away') };
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
  const awarded = fair.home && fair.away ? undefined : awardedResult(fair);
  const points = scoring === 'olympic' ? olympicPoints(made, fair) : matchPoints(awarded ?? resultOfBoards(boards));
  return { boardPoints: made, points, ...(awarded !== undefined && { awarded }), reasons };
}

/** Sistemes 4.1: one, a half, none. */
function matchPoints(result: Result): BySide {
  const [home, away] = DOUBLED[result];
  return { home: home / 2, away: away / 2 };
}

/** Sistemes 4.1.1: there is no point of the match to lose: the team loses those of its boards, the other keeps its own (D-COMP-37). */
function olympicPoints(made: BySide, fair: Readonly<Record<Side, boolean>>): BySide {
  return { home: fair.home ? made.home : 0, away: fair.away ? made.away : 0 };
}

/** Two wrong line-ups lose twice (D-COMP-37). */
function awardedResult(fair: Readonly<Record<Side, boolean>>): Result {
  if (fair.home) return '1-0';
  return fair.away ? '0-1' : '0-0';
}
