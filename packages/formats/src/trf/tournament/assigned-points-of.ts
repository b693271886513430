import type { AssignedPoints, Tournament } from '@escala/core';
import { shareOf } from '../assigned-points.ts';
import { lastPairedRound } from '../empty-report.ts';
import { pointsTable, roundPoints, USUAL_SCORING } from '../scoring.ts';
import type { TrfAbnormalPoints, TrfReport, TrfRound } from '../trf-report.ts';
import type { ReportedTeams } from './system-of-report.ts';
import { teamsOf } from './team-tournament-of-trf.ts';

/** What a player or a team has from one round, and of which type of record 299 it is; P for the bye by the pairing. */
interface Turn {
  /** The start number of the player, or the number of the team. */
  readonly id: number;
  readonly round: number;
  readonly kind: string;
  readonly points: number;
  readonly matchPoints: number;
}

/** Records that a game itself holds (D-OFF-571) are no points besides the results. */
export const isBeside = (record: TrfAbnormalPoints, { scoring }: TrfReport): boolean =>
  shareOf(record, scoring) === undefined || record.matchPoints !== undefined;

/**
 * D-TRF-10: what 299 gives besides the results: without a type it is added, with one it replaces what each such result
 * is worth, in all rounds and for everybody if it names none.
 */
function byRuling(report: TrfReport, turns: readonly Turn[]): Turn[] {
  return report.abnormalPoints
    .filter((record) => isBeside(record, report))
    .flatMap(({ kind, round, ids, points, matchPoints }) => {
      const replaces = kind !== '';
      return turns
        .filter((turn) => !round || turn.round === round)
        .filter((turn) => ids.length === 0 || ids.includes(turn.id))
        .filter((turn) => !replaces || turn.kind === kind)
        .map((turn) => ({
          ...turn,
          points: points === undefined ? 0 : points - (replaces ? turn.points : 0),
          matchPoints: matchPoints === undefined ? 0 : matchPoints - (replaces ? turn.matchPoints : 0),
        }));
    });
}

const inDocument = (turns: readonly Turn[], playerOf: (id: number) => string): AssignedPoints[] =>
  [...Map.groupBy(turns, ({ id, round }) => `${id} ${round}`).values()].flatMap((same): AssignedPoints[] => {
    const sum = (of: 'points' | 'matchPoints'): number =>
      Math.round(100 * same.reduce((all, turn) => all + turn[of], 0)) / 100;
    const [points, matchPoints] = [sum('points'), sum('matchPoints')];
    if (points === 0 && matchPoints === 0) return [];
    const { id, round } = same[0]!;
    return [
      { round, player: playerOf(id), ...(points !== 0 && { points }), ...(matchPoints !== 0 && { matchPoints }) },
    ];
  });

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
const BYES = { pairing: 'P', full: 'F', half: 'H', zero: 'Z' } as const;

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
    const usual: Turn = { id, round, kind: BYES[kind], points: gamePoints, matchPoints };
    const { WW = USUAL_SCORING.WW, PAB = WW } = report.scoring ?? {};
    const ofBoards = PAB === WW ? gamePoints : 2 * gamePoints * PAB;
    const ofMatch = { pairing: pab?.matchPoints ?? draw, full: win, half: draw, zero: 0 }[kind];
    add(usual, kind === 'pairing' ? (pab?.gamePoints ?? ofBoards) : gamePoints, ofMatch);
  }
  return inDocument([...differences, ...byRuling(report, turns)], (id) => firstOf.get(id) ?? '0');
}
