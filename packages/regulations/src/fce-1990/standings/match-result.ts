import { DOUBLED, type MatchBoard, type MatchResult, SIDES, type Side, type TeamMatch } from '@escala/core';
import type { KnockoutVerdict } from '../../contracts/teams.ts';
import { doubledDutchPoints } from '../tie-breaks/own-record.ts';

type TwoSides<T> = Readonly<Record<Side, T>>;

/**
 * Twice the points of a side on each of its boards, from the first board; 0 for boards without a result. A match won
 * because the other team did not come, and recorded without boards, is won on every board (D-COMP-19).
 */
export function doubledBoardPoints(match: TeamMatch, boards: number, side: Side): number[] {
  if (match.kind === 'forfeit' && match.boards.length === 0)
    return new Array<number>(boards).fill(DOUBLED[matchResult(match) ?? '0-0'][side === 'home' ? 0 : 1]);
  const points = new Array<number>(boards).fill(0);
  for (const board of match.boards) points[board.board - 1] = doubledPointsOf(board, side);
  return points;
}

/** Twice a side's points on a board (Sistemes 4.1). */
export function doubledPointsOf({ white, result }: MatchBoard, side: Side): number {
  return result === undefined ? 0 : DOUBLED[result][white === side ? 0 : 1];
}

/** Whether a match can be scored: every board has a result, or there is a ruling. */
export function isFinished(match: TeamMatch): boolean {
  if (match.awarded !== undefined) return true;
  return match.boards.length > 0 && match.boards.every((board) => board.result !== undefined);
}

/**
 * Sistemes 4.1: the side with more board points wins the match, unless a ruling says otherwise. Undefined while games
 * in progress can still change it.
 */
export function matchResult(match: TeamMatch): MatchResult | undefined {
  if (match.awarded !== undefined) return match.awarded;
  return match.boards.length === 0 ? undefined : resultOfBoards(match.boards);
}

/**
 * The home team first; undefined while the open games together can still change the match point (Ajornaments 10.1):
 * each is worth one point, so either all of them matter or none does. If nobody scored, neither team came and both have
 * lost (Endarreriments 12.3).
 */
export function resultOfBoards(boards: readonly MatchBoard[]): MatchResult | undefined {
  const sum = (side: Side): number => boards.reduce((total, board) => total + doubledPointsOf(board, side), 0);
  const aheadBy = sum('home') - sum('away');
  const doubledOpen = 2 * boards.filter(({ result }) => result === undefined).length;
  if (Math.abs(aheadBy) > doubledOpen) return aheadBy > 0 ? '1-0' : '0-1';
  if (doubledOpen > 0) return undefined;
  return sum('home') === 0 ? '0-0' : '1/2';
}

/**
 * Endarreriments 12.3: which teams cannot start because players came for fewer than half of their boards. An absent
 * player loses the board by forfeit.
 */
export function teamsAway(boards: readonly MatchBoard[], size: number): TwoSides<boolean> {
  const isAway = (side: Side): boolean => {
    const missing = boards.filter((board) => board.kind === 'forfeit' && doubledPointsOf(board, side) === 0);
    return 2 * (size - missing.length) < size;
  };
  return { home: isAway('home'), away: isAway('away') };
}

/** The result if some teams have lost regardless of the boards: the others have won. */
export function lostBy(lost: TwoSides<boolean>): MatchResult {
  if (!lost.home) return '1-0';
  return lost.away ? '0-0' : '0-1';
}

/**
 * A match as it counts in everything that follows: if a team could not start, lost by absence on all boards and not
 * played (Endarreriments 12.3). A ruling that gives such a team points stands.
 */
export function countedMatch(match: TeamMatch, size: number): TeamMatch {
  const away = teamsAway(match.boards, size);
  const awarded = match.awarded ?? lostBy(away);
  const stands = SIDES.every((side, i) => !away[side] || DOUBLED[awarded][i] === 0);
  if ((!away.home && !away.away) || !stands) return match;
  return { ...match, boards: [], awarded, kind: 'forfeit' };
}

/**
 * Who advances from a knockout match: by boards; if level, by the Dutch system (Desempats 1.2.1, 1.5.1); if still
 * level, by the first board that was not drawn (Desempats 2.5.1); else the team with Black on the first board
 * (Desempats 2.5.2). Undefined while open games can still change it.
 */
export function knockoutWinner(told: TeamMatch, boards: number): KnockoutVerdict | undefined {
  const match = countedMatch(told, boards);
  const result = matchResult(match);
  if (result === undefined) return undefined;
  if (result === '0-0') return { kind: 'nobody' };
  const points = [doubledBoardPoints(match, boards, 'home'), doubledBoardPoints(match, boards, 'away')] as const;
  if (result !== '1/2') {
    const winner = result === '1-0' ? 'home' : 'away';
    if (match.awarded !== undefined) return { kind: 'awarded', winner };
    return { kind: 'boards', winner, doubled: [sumOf(points[0]), sumOf(points[1])] };
  }
  const doubled = [doubledDutchPoints(points[0]), doubledDutchPoints(points[1])] as const;
  if (doubled[0] !== doubled[1]) return { kind: 'dutch', winner: ahead(doubled), doubled };
  return byBoard(points) ?? byBlack(match);
}

const sumOf = (points: readonly number[]): number => points.reduce((sum, doubled) => sum + doubled, 0);

const ahead = ([home, away]: readonly [number, number]): Side => (home > away ? 'home' : 'away');

/** Desempats 2.5.1: the first board; if drawn, the second, and so on. */
function byBoard([home, away]: readonly [readonly number[], readonly number[]]): KnockoutVerdict | undefined {
  const decisive = home.findIndex((points, i) => points !== away[i]);
  if (decisive < 0) return undefined;
  return { kind: 'board', winner: ahead([home[decisive]!, away[decisive]!]), board: decisive + 1 };
}

/** Desempats 2.5.2. */
function byBlack({ boards }: TeamMatch): KnockoutVerdict {
  const first = boards.find(({ board }) => board === 1);
  if (first === undefined) return { kind: 'nobody' };
  return { kind: 'black-on-first-board', winner: first.white === 'home' ? 'away' : 'home' };
}
