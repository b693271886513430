import type { MatchBoard, Result, Side, TeamMatch } from '@escala/core';
import { DOUBLED } from '../doubled-points.ts';

/**
 * Twice the points of a side on its boards, first board first, as many as a team has; a board without a result has none. A
 * match won because the other team did not come, written without boards, is won on every one (D-COMP-19).
 */
export function doubledBoardPoints(match: TeamMatch, boards: number, side: Side): number[] {
  if (match.kind === 'forfeit' && match.boards.length === 0)
    return new Array<number>(boards).fill(DOUBLED[matchResult(match)][side === 'home' ? 0 : 1]);
  const points = new Array<number>(boards).fill(0);
  for (const board of match.boards) points[board.board - 1] = doubledPointsOf(board, side);
  return points;
}

/** Twice what a board gave to a side (Sistemes 4.1). */
export function doubledPointsOf({ white, result }: MatchBoard, side: Side): number {
  return result === undefined ? 0 : DOUBLED[result][white === side ? 0 : 1];
}

/** Whether a match can be scored: every board has a result, or a ruling stands. */
export function isFinished(match: TeamMatch): boolean {
  if (match.awarded !== undefined) return true;
  return match.boards.length > 0 && match.boards.every((board) => board.result !== undefined);
}

/** Sistemes 4.1: the match goes to the side with more points on its boards, unless a ruling says otherwise. */
export function matchResult(match: TeamMatch): Result {
  return match.awarded ?? resultOfBoards(match.boards);
}

/** The home team first. Where no game is open and nobody made a point, neither team came: both have lost (Endarreriments 12.3). */
export function resultOfBoards(boards: readonly MatchBoard[]): Result {
  const sum = (side: Side): number => boards.reduce((total, board) => total + doubledPointsOf(board, side), 0);
  const aheadBy = sum('home') - sum('away');
  if (aheadBy !== 0) return aheadBy > 0 ? '1-0' : '0-1';
  const isLostByBoth = sum('home') === 0 && boards.every(({ result }) => result !== undefined);
  return isLostByBoth ? '0-0' : '1/2';
}
