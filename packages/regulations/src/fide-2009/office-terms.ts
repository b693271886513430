import type { Day, FederationColumns } from '@escala/core';
import type { BookTerms, HeadToHeadRuleBook, ListPeriod, PeriodEntries } from '../contracts/rating.ts';
import { entriesWithAllGames } from '../shared/lists/replay-lists.ts';
import { appealVerdict } from './events/appeal.ts';
import { poolPhases } from './events/pool-phases.ts';
import { registrationVerdict } from './events/registration.ts';
import { inactiveShown } from './lists/inactive-shown.ts';
import { isListDay, listDaysBetween } from './lists/list-calendar.ts';
import { periodOf } from './lists/period.ts';
import { regulationOfRevision } from './revisions.ts';

/** What an office asks of the regulation beside the rating itself: calendars (7.1, 7.13) and terms (0.4, 0.5). */
export const officeTerms = {
  listDays: (from: Day, to: Day, terms: BookTerms = {}) =>
    listDaysBetween(regulationOfRevision(terms.revision), from, to, terms.monthlyFrom),
  isListDay: (day: Day, terms: BookTerms = {}) =>
    isListDay(regulationOfRevision(terms.revision), day, terms.monthlyFrom),
  registration: (registered: Day, start: Day, terms: BookTerms = {}) =>
    registrationVerdict(registered, start, regulationOfRevision(terms.revision)),
  appeal: (notified: Day, appealed: Day, terms: BookTerms = {}) =>
    appealVerdict(notified, appealed, regulationOfRevision(terms.revision)),
  pooledPhases: poolPhases,
  inactiveShown: (since: Day, terms: BookTerms = {}) => inactiveShown(since, regulationOfRevision(terms.revision)),
  entriesOf,
} as const satisfies Partial<HeadToHeadRuleBook>;

/** 7.13: the events of a list in the order of rating, each with all its games. */
function entriesOf(record: FederationColumns, { listDay, previousListDay, revision }: ListPeriod): PeriodEntries {
  const lists = { days: previousListDay === undefined ? [] : [previousListDay], ratings: [] };
  const { events } = periodOf({ ...record, lists }, listDay, regulationOfRevision(revision));
  return entriesWithAllGames(record.events, events);
}
