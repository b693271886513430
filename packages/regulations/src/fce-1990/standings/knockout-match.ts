import type { Side, TeamMatch } from '@escala/core';
import type { KnockoutVerdict } from '../../contracts/teams.ts';
import { doubledDutchPoints } from '../tie-breaks/dutch.ts';
import { countedMatch, doubledBoardPoints, matchResult } from './match-result.ts';

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
