import {
  DOUBLED,
  type Holds,
  type MatchBoard,
  type MatchResult,
  type Reason,
  reason,
  SIDES,
  type Side,
} from '@escala/core';
import type { BySide, MatchVerdict, Scoring } from '../../contracts/teams.ts';
import { messageForm } from '../office-terms/message-form.ts';
import { doubledPointsOf, lostBy, resultOfBoards, teamsAway } from '../standings/match-result.ts';

/** Delegats 5.3.1.2: the home team has White on odd boards. */
export function whiteOn(board: number): Side {
  return board % 2 === 1 ? 'home' : 'away';
}

/** Points of both teams from the boards; games in progress count for nothing. */
export function boardPoints(boards: readonly MatchBoard[]): BySide {
  const sum = (side: Side): number => boards.reduce((total, board) => total + doubledPointsOf(board, side), 0) / 2;
  return { home: sum('home'), away: sum('away') };
}

type Told<T> = Readonly<Record<Side, T>>;

/**
 * A match with all boards recorded: a team with a wrong line-up loses it, whether intended or not (Equips 8.3.5); a
 * team of which fewer than half came loses it on all boards (Endarreriments 12.3). `came` is what the sheets say about
 * that; the boards show it too. Open games may still decide the match (Ajornaments 10.1).
 */
export function matchVerdict(
  boards: readonly MatchBoard[],
  scoring: Scoring,
  lineUps: Told<Holds> = { home: 'yes', away: 'yes' },
  came: Told<boolean> = { home: true, away: true },
): MatchVerdict {
  const missing = teamsAway(boards, boards.length);
  const away = { home: !came.home || missing.home, away: !came.away || missing.away };
  const lost = { home: away.home || lineUps.home === 'no', away: away.away || lineUps.away === 'no' };
  const made = away.home || away.away ? withoutPlay(boards.length, away) : boardPoints(boards);
  const awarded = lost.home || lost.away ? lostBy(lost) : undefined;
  const open = awarded === undefined ? boards.filter(({ result }) => result === undefined) : [];
  const points =
    scoring === 'olympic' ? olympicPoints(made, lost, open.length) : matchPoints(awarded ?? resultOfBoards(boards));
  return {
    boardPoints: made,
    points,
    ...(awarded !== undefined && { awarded }),
    openBoards: open.map(({ board }) => board),
    openBoardsDecide: points === null,
    reasons: [
      ...SIDES.map((side) => lineUpReason(side, lineUps[side], scoring)),
      ...SIDES.filter((side) => away[side]).map(absentReason),
    ],
  };
}

/** D-COMP-19: a team that came has won on every board. */
function withoutPlay(size: number, away: Told<boolean>): BySide {
  return { home: away.home ? 0 : size, away: away.away ? 0 : size };
}

/** Sistemes 4.1: one, a half, or none; null while open games can change it. */
function matchPoints(result: MatchResult | undefined): BySide | null {
  if (result === undefined) return null;
  const [home, away] = DOUBLED[result];
  return { home: home / 2, away: away / 2 };
}

/**
 * Sistemes 4.1.1: every board counts, so the match is open while one is. There is no match point to lose: a wrong
 * line-up loses the points of its boards, and the other team keeps its own (D-COMP-37).
 */
function olympicPoints(made: BySide, lost: Told<boolean>, open: number): BySide | null {
  if (open > 0) return null;
  return { home: lost.home ? 0 : made.home, away: lost.away ? 0 : made.away };
}

function lineUpReason(side: Side, lineUp: Holds, scoring: Scoring): Reason {
  const place = lineUp === 'no' ? { decisions: ['D-COMP-37'] as const } : {};
  return reason('fce-1990.match-line-up', 'Equips 8.3.5', lineUp, { side, scoring: messageForm(scoring) }, place);
}

function absentReason(side: Side): Reason {
  return reason('fce-1990.match-absent', 'Endarreriments 12.3', false, { side }, { decisions: ['D-COMP-19'] });
}
