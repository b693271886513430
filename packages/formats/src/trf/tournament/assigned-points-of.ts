import type { AssignedPoints, Tournament } from '@escala/core';
import { lastPairedRound } from '../empty-report.ts';
import { pointsTable, roundPoints, USUAL_SCORING } from '../scoring.ts';
import type { TrfReport, TrfRound } from '../trf-report.ts';
import { BYE_TYPES, byRuling, sumsOf, type Turn } from './rulings.ts';
import type { ReportedTeams } from './system-of-report.ts';
import { teamsOf } from './team-tournament-of-trf.ts';

const inDocument = (turns: readonly Turn[], playerOf: (id: number) => string): AssignedPoints[] =>
  sumsOf(turns).map(({ id, round, points, matchPoints }) => ({
    ...{ round, player: playerOf(id) },
    ...(points !== 0 && { points }),
    ...(matchPoints !== 0 && { matchPoints }),
  }));

/** Signs of a player's line as types of 299. */
function kindOf({ opponent, result }: TrfRound): string {
  if (opponent > 0) return { '1': 'W', '=': 'D', '0': 'L' }[result as string] ?? result;
  return { '+': 'F', '=': 'H', ' ': 'Z', '-': 'Z', U: 'P' }[result as string] ?? result;
}

export function assignedToPlayers(report: TrfReport): AssignedPoints[] {
  if (report.abnormalPoints.length === 0) return [];
  const table = pointsTable(report.scoring);
  const rounds = Array.from({ length: lastPairedRound(report.players) }, (_, r) => r + 1);
  const turns = report.players.flatMap(({ number: id, rounds: own }) =>
    rounds.map((round): Turn => {
      const slot = own[round - 1] ?? { opponent: 0, colour: '-', result: ' ' };
      return { id, round, kind: kindOf(slot), points: roundPoints(slot, table) / 100, matchPoints: 0 };
    }),
  );
  return inDocument(byRuling(report, turns), String);
}

const USUAL = { win: 2, draw: 1, loss: 0 } as const;

/**
 * For teams: 362 for matches, 320 or 162 P for the bye by the pairing, 299 for the rest, as far as they differ from what
 * the system gives (C.04.6 1.4). A team's first player stands for it.
 */
export function assignedToTeams(
  told: Tournament,
  report: TrfReport,
  { matches, roundsOff }: Pick<ReportedTeams, 'matches' | 'roundsOff'>,
): AssignedPoints[] {
  const teams = teamsOf(report);
  const firstOf = new Map(teams.map(({ number, players }) => [number, String(players[0] ?? 0)]));
  const numberOf = new Map(teams.flatMap(({ number, players }) => players.map((id) => [String(id), number] as const)));
  const teamOf = new Map(told.players.map(({ id, team }) => [team, numberOf.get(id) ?? 0]));
  const { win = USUAL.win, draw = USUAL.draw, loss = USUAL.loss } = report.matchScoring ?? {};
  const scoring = { win, draw, loss };
  const differences: Turn[] = [];
  const turns: Turn[] = [];
  const add = (usual: Turn, points: number, matchPoints: number): void => {
    turns.push({ ...usual, points, matchPoints });
    differences.push({ ...usual, points: points - usual.points, matchPoints: matchPoints - usual.matchPoints });
  };
  for (const { round, first, second, points, boards } of matches(told)) {
    const isPlayed = boards.some(({ kind = 'played' }) => kind === 'played');
    [first, second].forEach((team, side) => {
      const [own, others] = [points[side]!, points[1 - side]!];
      const end = own > others ? 'win' : own < others || own === 0 ? 'loss' : 'draw';
      const kind = isPlayed ? { win: 'W', draw: 'D', loss: 'L' }[end] : end === 'win' ? '+' : '-';
      const id = teamOf.get(team) ?? 0;
      add({ id, round, kind, points: own, matchPoints: USUAL[end] }, own, scoring[end]);
    });
  }
  const [pab] = report.teamByes;
  for (const { team, round, kind, points: matchPoints, gamePoints } of roundsOff(told)) {
    const id = teamOf.get(team) ?? 0;
    const usual: Turn = { id, round, kind: BYE_TYPES[kind], points: gamePoints, matchPoints };
    const { WW = USUAL_SCORING.WW, PAB = WW } = report.scoring ?? {};
    const ofBoards = PAB === WW ? gamePoints : 2 * gamePoints * PAB;
    const ofMatch = { pairing: pab?.matchPoints ?? draw, full: win, half: draw, zero: 0 }[kind];
    add(usual, kind === 'pairing' ? (pab?.gamePoints ?? ofBoards) : gamePoints, ofMatch);
  }
  return inDocument([...differences, ...byRuling(report, turns)], (id) => firstOf.get(id) ?? '0');
}
