import { type Day, type FederationColumns, NO_DAY } from '@escala/core';
import type { BookTerms, ListPeriod, PeriodEntries, TermOfDays } from '../../contracts/rating.ts';
import { contributes, countingDay, isInPeriod, type PeriodDays } from '../events/counting-day.ts';
import { paceOf, rhythmOf } from '../events/rhythm.ts';
import { RoundCalendar } from '../events/rounds.ts';
import { type Rules, revisionOf, rulesInForce } from '../parameters.ts';
import { periodicityOf, saidOf } from './list-calendar.ts';

const calendar = new RoundCalendar();

/** 3.1, 8.1, 8.3: the events of a rhythm that belong to a list, and which of their games do. */
export function entriesOf(record: FederationColumns, period: ListPeriod): PeriodEntries {
  const { events, games } = record;
  const rules = rulesInForce(revisionOf(period.revision), period.listDay);
  const rhythm = period.rhythm ?? 'standard';
  const days: PeriodDays = { from: period.previousListDay ?? NO_DAY, to: period.listDay };
  const eventsTaken: number[] = [];
  const gamesTaken: number[] = [];
  for (let event = 0; event < events.count; event++) {
    if (rhythmOf(paceOf(rules, events.minutesFor60[event]!)) !== rhythm) continue;
    const said = saidOf(events, event);
    const kind = { ...said, periodicity: periodicityOf(rules, calendar.read(events, games, event), said) };
    if (!contributes(record, event, kind, days)) continue;
    eventsTaken.push(event);
    for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++)
      if (isInPeriod(countingDay(record, event, game, kind), days)) gamesTaken.push(game);
  }
  return { events: Int32Array.from(eventsTaken), games: Int32Array.from(gamesTaken) };
}

/** 8.4: claims are admitted on the first 25 days of a list, counting the day of publication (D-FCE-13). */
export function lastClaimDay(rules: Rules, publication: Day): Day {
  return publication + rules.claimDays - 1;
}

/** 8.4: the days on which claims against a list are admitted. */
export function claimWindow(publication: Day, { revision }: BookTerms = {}): TermOfDays {
  const rules = rulesInForce(revisionOf(revision), publication);
  return {
    article: '8.4',
    decisions: ['D-FCE-13'],
    firstDay: publication,
    lastDay: lastClaimDay(rules, publication),
  };
}
