import { type FederationColumns, NO_DAY } from '@escala/core';
import { EXPECTATION_TABLE, rateHistory as rateFceHistory } from '@escala/regulations/fce-2016';
import { rateHistory as rateFideHistory, regulationOfRevision } from '@escala/regulations/fide-2009';
import { rateHistory as rateHistoryOfToday } from '@escala/regulations/fide-2024';

/** Table 1 of fce-2016, for the bare loop. */
export const TABLE = EXPECTATION_TABLE.higher;

const fide = regulationOfRevision('15-points');

export function rateFce(federation: FederationColumns, listDays: readonly number[]): void {
  rateFceHistory(federation, { revision: '5.3-repealed', rhythm: 'standard', listDays });
}

export function rateFide(federation: FederationColumns, listDays: readonly number[]): void {
  rateFideHistory(federation, listDays, fide);
}

/** The calendar repeats after 28 years: the record is moved to present dates, which fide-2024 rates. */
const YEARS_28 = 10_227;
const later = (days: ArrayLike<number>): Int32Array =>
  Int32Array.from(days, (day) => (day === NO_DAY ? day : day + YEARS_28));

export function inOurDays(federation: FederationColumns): FederationColumns {
  const { players, lists, events, games } = federation;
  return {
    ...federation,
    players: { ...players, lastEventDay: later(players.lastEventDay) },
    lists: { ...lists, days: lists.days.map((day) => day + YEARS_28) },
    events: { ...events, startDay: later(events.startDay), endDay: later(events.endDay) },
    games: { ...games, day: later(games.day) },
  };
}

export function rateFideToday(federation: FederationColumns, listDays: readonly number[]): void {
  rateHistoryOfToday(
    federation,
    listDays.map((day) => day + YEARS_28),
    'standard',
  );
}
