import { pointsIn, type Scoring, type TeamTournament } from '@escala/core';
import type { TrfReport } from '../trf-report.ts';
import { BYE_TYPES, byRuling, sumsOf, type Turn } from './rulings.ts';

/** 299 of a report read as matches, where 320, 362 and 240 are counted already (D-TRF-10). */
export function assignedInMatches(
  report: TrfReport,
  { matches, byes = [], boards: count }: Pick<TeamTournament, 'matches' | 'byes' | 'boards'>,
  scoring: Scoring,
): NonNullable<TeamTournament['assignedPoints']> {
  if (report.abnormalPoints.length === 0) return [];
  const turns: Turn[] = byes.map(({ team, round, kind = 'pairing', points: matchPoints, gamePoints: points }) => ({
    ...{ id: Number(team), round, kind: BYE_TYPES[kind], points, matchPoints },
  }));
  for (const { round, first, second, kind, result, boards = [] } of matches) {
    const results =
      kind === 'forfeit' ? Array.from({ length: count }, () => result) : boards.map((each) => each.result);
    const points = (['white', 'black'] as const).map((side) =>
      results.reduce((sum, each) => sum + pointsIn(each ?? '0-0', side), 0),
    );
    [first, second].forEach((team, side) => {
      const [own, others] = [points[side]!, points[1 - side]!];
      const isForfeit = kind === 'forfeit';
      const end = own > others ? 'win' : own < others || isForfeit ? 'loss' : 'draw';
      const type = isForfeit ? (end === 'win' ? '+' : '-') : { win: 'W', draw: 'D', loss: 'L' }[end];
      turns.push({ id: Number(team), round, kind: type, points: own, matchPoints: scoring[end] });
    });
  }
  return sumsOf(byRuling(report, turns)).map(({ id, round, points: gamePoints, matchPoints: points }) => ({
    ...{ round, team: String(id) },
    ...(points !== 0 && { points }),
    ...(gamePoints !== 0 && { gamePoints }),
  }));
}
