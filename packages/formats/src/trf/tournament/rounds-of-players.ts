import { type Bye, DOUBLED, lastPairedRound, REPORT_SIGNS, type Tournament } from '@escala/core';
import { pointsTable, roundPoints } from '../scoring.ts';
import type { TrfRemark } from '../trf-problem.ts';
import { NO_ROUND, type TrfResult, type TrfRound } from '../trf-report.ts';
import { scoringForReport } from './pairing-terms.ts';

export interface PlayerRounds {
  readonly rounds: TrfRound[];
  readonly points: number;
}

/** The rounds of each player in the characters of a report, by id. */
export function roundsOfPlayers(
  tournament: Tournament,
  numbers: ReadonlyMap<string, number>,
  remarks: TrfRemark[],
): ReadonlyMap<string, PlayerRounds> {
  const slots = new Map<string, TrfRound[]>(tournament.players.map(({ id }) => [id, []]));
  const put = (id: string, round: number, slot: TrfRound): void => {
    const own = slots.get(id);
    if (own === undefined) return;
    while (own.length < round) own.push(NO_ROUND);
    if (own[round - 1] === NO_ROUND) own[round - 1] = slot;
  };
  for (const { round, white, black, result, kind = 'played' } of tournament.games) {
    const sign = (side: 0 | 1): TrfResult =>
      result === undefined ? ' ' : (REPORT_SIGNS[kind][2 - DOUBLED[result][side]] ?? '-');
    put(white, round, { opponent: numbers.get(black) ?? 0, colour: 'w', result: sign(0) });
    put(black, round, { opponent: numbers.get(white) ?? 0, colour: 'b', result: sign(1) });
  }
  const table = pointsTable(scoringForReport(tournament.scoring));
  (tournament.byes ?? []).forEach((bye, i) => {
    const { round, player, points } = bye;
    const slot = alone(byeSign(bye));
    put(player, round, slot);
    const values = { points, place: 'trf-round', player: numbers.get(player) ?? 0, round };
    if (Math.round(100 * points) !== roundPoints(slot, table) || (points === 0 && bye.kind === undefined))
      remarks.push({ severity: 'error', code: 'trf-bye-points', path: ['byes', i], values });
  });
  for (const { round, player } of tournament.absences ?? []) put(player, round, alone('Z'));
  for (const { player, afterRound } of tournament.withdrawals ?? [])
    for (let round = afterRound + 1; round <= tournament.rounds; round++) put(player, round, alone('Z'));
  // Byes of future rounds are no points yet.
  const last = lastPairedRound(tournament);
  return new Map(
    [...slots].map(([id, rounds]) => {
      const hundredths = rounds.slice(0, last).reduce((sum, round) => sum + roundPoints(round, table), 0);
      const more = (tournament.assignedPoints ?? []).filter(({ round, player }) => player === id && round <= last);
      return [id, { rounds, points: more.reduce((sum, { points = 0 }) => sum + points, hundredths / 100) }];
    }),
  );
}

function alone(result: TrfResult): TrfRound {
  return { opponent: 0, colour: '-', result };
}

const SIGNS_OF_BYES = { pairing: 'U', full: 'F', half: 'H', zero: 'Z' } as const;

/** By default a whole point is the pairing-allocated bye; reports have characters only for these points. */
function byeSign({ points, kind }: Bye): TrfResult {
  return SIGNS_OF_BYES[kind ?? (points === 0 ? 'zero' : points === 0.5 ? 'half' : 'pairing')];
}
