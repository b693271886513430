import type { Absence, Bye, ByeKind, Withdrawal } from '@escala/core';
import { pairedRounds } from '../empty-report.ts';
import { pointsTable, roundPoints } from '../scoring.ts';
import type { TrfRemark } from '../trf-problem.ts';
import { NO_ROUND, type TrfPlayer, type TrfReport, type TrfResult, type TrfRound } from '../trf-report.ts';
import { playersByNumber } from './report-games.ts';

export interface MissedRounds {
  readonly byes: readonly Bye[];
  readonly absences: readonly Absence[];
  readonly withdrawals: readonly Withdrawal[];
}

/** Old reports write byes with results of games. */
const BYE_SIGNS: Readonly<Partial<Record<TrfResult, ByeKind>>> = {
  U: 'pairing',
  '+': 'pairing',
  F: 'full',
  H: 'half',
  '=': 'half',
};

/**
 * Players without an opponent, and why: byes, absences and withdrawals. For a system that `tellsByes` apart a report is
 * taken literally, including future rounds; for the others some of it is inferred, and in a round still to be paired
 * the document has only absences.
 */
export function missedRounds(
  report: TrfReport,
  rounds: number,
  tellsByes: boolean,
  remarks: TrfRemark[],
): MissedRounds {
  const missed = { byes: [] as Bye[], absences: [] as Absence[], withdrawals: [] as Withdrawal[] };
  const paired = pairedRounds(report.players);
  const lastPaired = Math.max(0, ...paired);
  const table = pointsTable(report.scoring);
  for (const player of playersByNumber(report).values()) {
    const id = String(player.number);
    const told = withRequests(player, report, lastPaired);
    const slots = tellsByes ? told : withSilentByes(player, told, lastPaired, report);
    const absent: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const slot = slots[round - 1] ?? NO_ROUND;
      if (slot.opponent > 0) continue;
      const kind = BYE_SIGNS[slot.result];
      const points = roundPoints(tellsByes && kind === 'pairing' ? { ...slot, result: 'U' } : slot, table) / 100;
      if (kind !== undefined && tellsByes) missed.byes.push({ round, player: id, points, kind });
      else if (kind !== undefined && round <= lastPaired)
        missed.byes.push({ round, player: id, points, ...(kind === 'half' && { kind }) });
      else if (kind !== undefined) {
        absent.push(round);
        const values = { points, place: 'trf-round', player: player.number, round };
        remarks.push({ severity: 'warning', code: 'trf-bye-requested', path: ['players', id], values });
      } else if (slot.result !== ' ' || (tellsByes ? paired.has(round) : round <= lastPaired)) absent.push(round);
    }
    const afterRound = tellsByes ? undefined : leftAfter(absent, rounds);
    if (afterRound !== undefined) missed.withdrawals.push({ player: id, afterRound });
    for (const round of absent)
      if (afterRound === undefined || round <= afterRound) missed.absences.push({ round, player: id });
  }
  return missed;
}

/**
 * A report cannot express withdrawals: a player absent for two rounds or more up to the last has withdrawn (D-TRF-1).
 */
function leftAfter(absent: readonly number[], rounds: number): number | undefined {
  let first = rounds + 1;
  for (let i = absent.length - 1; i >= 0 && absent[i] === first - 1; i--) first--;
  return rounds - first + 1 >= 2 ? first - 1 : undefined;
}

/** Requests of 240 and XXZ, where the player's own line is blank; numbers of teams are not players'. */
function withRequests(player: TrfPlayer, report: TrfReport, lastPaired: number): readonly TrfRound[] {
  if (report.byes.length === 0 || report.teams.length > 0) return player.rounds;
  const slots = [...player.rounds];
  for (const { kind, round = lastPaired + 1, ids } of report.byes) {
    if (!ids.includes(player.number)) continue;
    while (slots.length < round) slots.push(NO_ROUND);
    if (slots[round - 1]!.opponent === 0 && slots[round - 1]!.result === ' ')
      slots[round - 1] = { opponent: 0, colour: '-', result: kind };
  }
  return slots;
}

/**
 * Some reports leave a bye blank and only count it: if exactly one round is blank and the points exceed the results by
 * half a point or a point, that round was a bye (D-TRF-2).
 */
function withSilentByes(
  { points }: TrfPlayer,
  slots: readonly TrfRound[],
  lastPaired: number,
  { scoring, abnormalPoints }: TrfReport,
): readonly TrfRound[] {
  if (points === undefined || scoring !== undefined || abnormalPoints.length > 0) return slots;
  const silent: number[] = [];
  let scored = 0;
  for (let r = 0; r < lastPaired; r++) {
    const slot = slots[r] ?? NO_ROUND;
    scored += roundPoints(slot, pointsTable(undefined));
    if (slot.opponent === 0 && slot.result === ' ') silent.push(r);
  }
  const result = { 50: 'H', 100: 'F' }[Math.round(100 * points) - scored] as 'H' | 'F' | undefined;
  if (silent.length !== 1 || result === undefined) return slots;
  const filled = [...slots];
  while (filled.length < silent[0]!) filled.push(NO_ROUND);
  filled[silent[0]!] = { opponent: 0, colour: '-', result };
  return filled;
}
