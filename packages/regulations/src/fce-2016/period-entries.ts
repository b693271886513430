import type { FederationColumns } from '@escala/core';
import { NO_DAY } from '@escala/core';
import type { ListPeriod, PeriodEntries } from '../contracts.ts';
import { revisionOf, rulesInForce } from './parameters.ts';
import { type Periodicity, periodicityOf } from './periodicity.ts';
import { isInPeriod, type PeriodDays } from './rate-event.ts';
import { paceOf, rhythmOf } from './rhythm.ts';
import { RoundCalendar } from './rounds.ts';

/** 8.1: an event belongs to the list after its end; of a weekly one the games of the period do (8.3). */
export function contributes(
  { events, games }: FederationColumns,
  event: number,
  periodicity: Periodicity,
  days: PeriodDays,
): boolean {
  const end = events.endDay[event]!;
  if (periodicity === 'by-event') return end >= days.from && end < days.to;
  for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++)
    if (isInPeriod(games.day[game]!, end, days)) return true;
  return false;
}

/** 3.1, 8.1, 8.3: the events of a rhythm that belong to a list, and the games of them that do. */
export function entriesOf(record: FederationColumns, period: ListPeriod): PeriodEntries {
  const { events, games } = record;
  const rules = rulesInForce(revisionOf(period.revision), period.listDay);
  const rhythm = period.rhythm ?? 'standard';
  const days: PeriodDays = { from: period.previousListDay ?? NO_DAY, to: period.listDay };
  const calendar = new RoundCalendar();
  const eventsTaken: number[] = [];
  const gamesTaken: number[] = [];
  for (let event = 0; event < events.count; event++) {
    if (rhythmOf(paceOf(rules, events.minutesFor60[event]!)) !== rhythm) continue;
    const periodicity = periodicityOf(rules, calendar.read(events, games, event));
    if (!contributes(record, event, periodicity, days)) continue;
    eventsTaken.push(event);
    for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++)
      if (periodicity === 'by-event' || isInPeriod(games.day[game]!, events.endDay[event]!, days))
        gamesTaken.push(game);
  }
  return { events: Int32Array.from(eventsTaken), games: Int32Array.from(gamesTaken) };
}
