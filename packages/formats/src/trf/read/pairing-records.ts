import { readColumnsOfIds, readWordsOfIds } from './id-lists.ts';
import type { TrfReading } from './trf-reading.ts';

/** Records about pairings: byes, lent points, players who must not meet, points assigned otherwise. */

/** 240. */
export function readByes(reading: TrfReading): void {
  const kind = reading.cursor.textAt(5, 5).toUpperCase();
  const round = reading.integer('240', 7, 9);
  const ids = readColumnsOfIds('240', 11, 4, reading);
  if (round !== undefined) reading.byeRounds.set(reading.cursor.line, round);
  if (kind === 'F' || kind === 'H' || kind === 'Z') reading.draft.byes.push({ kind, round, ids });
  else refuse('240', 5, kind, 'F, H, Z', reading);
}

/** XXZ. */
export function readAbsent(reading: TrfReading): void {
  reading.draft.byes.push({ kind: 'Z', ids: readWordsOfIds('XXZ', reading) });
}

/** 250. */
export function readAcceleration(reading: TrfReading): void {
  const matchPoints = reading.decimal('250', 5, 8);
  const points = reading.decimal('250', 10, 13);
  checkLent('250', matchPoints, 5, reading);
  checkLent('250', points, 10, reading);
  const firstRound = reading.integer('250', 15, 17);
  const lastRound = reading.integer('250', 19, 21) ?? firstRound;
  const firstId = reading.integer('250', 23, 26);
  const lastId = reading.integer('250', 28, 31) ?? firstId;
  if (points === undefined && matchPoints === undefined) requireColumns('250', 10, 13, reading);
  else if (firstRound === undefined || lastRound === undefined) requireColumns('250', 15, 17, reading);
  else if (firstId === undefined || lastId === undefined) requireColumns('250', 23, 26, reading);
  else if (isInOrder('250', firstRound, lastRound, 19, reading) && isInOrder('250', firstId, lastId, 28, reading))
    reading.draft.accelerations.push({ matchPoints, points, firstRound, lastRound, firstId, lastId });
}

/** Points are lent, never taken away (C.04.7). */
function checkLent(record: string, points: number | undefined, column: number, reading: TrfReading): void {
  if (points === undefined || points >= 0) return;
  reading.report('error', 'trf-not-allowed', column, { record, found: points, allowed: '0.0–99.9' });
}

/** XXA. */
export function readLentPoints(reading: TrfReading): void {
  const { cursor, draft } = reading;
  const id = reading.integer('XXA', 5, 8);
  const points: number[] = [];
  for (let column = 10; column <= cursor.length; column += 5) {
    points.push(reading.decimal('XXA', column, column + 3) ?? 0);
    checkLent('XXA', points.at(-1), column, reading);
  }
  if (id === undefined) requireColumns('XXA', 5, 8, reading);
  else {
    draft.lentPoints.push({ id, points });
    reading.mention('XXA', id, 5);
  }
}

/** 260. */
export function readForbidden(reading: TrfReading): void {
  const firstRound = reading.integer('260', 5, 7);
  const lastRound = reading.integer('260', 9, 11);
  const ids = readColumnsOfIds('260', 13, 4, reading);
  if (areTwo('260', ids, 18, reading) && isInOrder('260', firstRound, lastRound, 9, reading))
    reading.draft.forbidden.push({ firstRound, lastRound, ids });
}

/** XXP. */
export function readForbiddenPair(reading: TrfReading): void {
  const ids = readWordsOfIds('XXP', reading);
  if (areTwo('XXP', ids, reading.cursor.length + 2, reading)) reading.draft.forbidden.push({ ids });
}

/** Whether a line of players who must not meet names at least two. */
function areTwo(record: string, ids: readonly number[], column: number, reading: TrfReading): boolean {
  if (new Set(ids).size > 1) return true;
  requireColumns(record, column, column + 3, reading);
  return false;
}

/** 299. */
export function readAbnormalPoints(reading: TrfReading): void {
  const kind = reading.cursor.textAt(5, 5).toUpperCase();
  const matchPoints = reading.decimal('299', 8, 11);
  const points = reading.decimal('299', 14, 17);
  const round = reading.integer('299', 20, 22);
  const ids = readColumnsOfIds('299', 24, 4, reading);
  if ('WDLFHZ+-'.includes(kind)) reading.draft.abnormalPoints.push({ kind, matchPoints, points, round, ids });
  else refuse('299', 5, kind, 'W, D, L, F, H, Z, +, -', reading);
}

/** Whether a range is in order; a reversed one would mean nothing, so the line is kept as it is. */
function isInOrder(record: string, first = 1, last = first, column: number, reading: TrfReading): boolean {
  if (last >= first) return true;
  refuse(record, column, String(last), `${first}–${record === '250' && column === 28 ? 9999 : 999}`, reading);
  return false;
}

/** Keeps a line with an invalid value as it is. */
export function refuse(record: string, column: number, found: string, allowed: string, reading: TrfReading): void {
  reading.report('error', 'trf-not-allowed', column, { record, found, allowed });
  reading.keepLine();
}

/** Keeps a line without its essential field as it is. */
export function requireColumns(record: string, first: number, last: number, reading: TrfReading): void {
  reading.report('error', 'trf-missing', first, { record, first, last });
  reading.keepLine();
}
