import { addMonths, type Day, type FederationColumns } from '@escala/core';
import type { BookTerms, HeadToHeadRuleBook, ListPeriod, PeriodEntries } from '../contracts/rating.ts';
import { entriesWithAllGames } from '../shared/lists/replay-lists.ts';
import { poolPhases } from './events/pool-phases.ts';
import { registrationVerdict } from './events/registration.ts';
import { isListDay, listDaysBetween } from './lists/list-calendar.ts';
import { periodOf } from './lists/period.ts';
import { regulationOfRevision } from './regulation-in-force.ts';

/** What an office needs from the regulation besides ratings: calendars (7.1, 7.13) and deadlines (0.4, 0.5). */
export const officeTerms = {
  listDays: (from: Day, to: Day, terms: BookTerms = {}) =>
    listDaysBetween(regulationOfRevision(terms.revision), from, to, terms.monthlyFrom),
  isListDay: (day: Day, terms: BookTerms = {}) =>
    isListDay(regulationOfRevision(terms.revision), day, terms.monthlyFrom),
  registration: (registered: Day, start: Day, terms: BookTerms = {}) =>
    registrationVerdict(registered, start, regulationOfRevision(terms.revision)),
  /**
   * 0.5: the organiser of a refused event may appeal within seven days of the notice, not counting the day of the
   * notice (D-FIDE-13).
   */
  appeal: (notified: Day, appealed: Day, { revision }: BookTerms = {}) => {
    const lastDay = notified + regulationOfRevision(revision).on(notified).appealDays;
    return { article: '0.5', lastDay, verdict: appealed <= lastDay ? 'in-time' : 'too-late' };
  },
  pooledPhases: poolPhases,
  /** 7.23b: inactive players are still shown, separately, for two years from the first list that says so. */
  inactiveShown: (since: Day, { revision }: BookTerms = {}) => {
    const lastDay = addMonths(since, regulationOfRevision(revision).on(since).inactiveShownMonths);
    return { article: '7.23b', decisions: [], firstDay: since, lastDay };
  },
  entriesOf,
} as const satisfies Partial<HeadToHeadRuleBook>;

/** 7.13: the events of a list in the order of rating, each with all its games. */
function entriesOf(record: FederationColumns, { listDay, previousListDay, revision }: ListPeriod): PeriodEntries {
  const lists = { days: previousListDay === undefined ? [] : [previousListDay], ratings: [] };
  const { events } = periodOf({ ...record, lists }, listDay, regulationOfRevision(revision));
  return entriesWithAllGames(record.events, events);
}
