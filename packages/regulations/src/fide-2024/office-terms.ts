import type { Day, FederationColumns } from '@escala/core';
import type {
  BookTerms,
  HeadToHeadRuleBook,
  ListPeriod,
  PeriodEntries,
  RegistrationTerms,
} from '../contracts/rating.ts';
import { entriesWithAllGames } from '../shared/lists/replay-lists.ts';
import { articleIn } from './articles.ts';
import { isOfOtherRhythm } from './events/event-faults.ts';
import { registrationVerdict } from './events/event-findings.ts';
import { FIRST_LIST, isListDay, listDaysBetween, periodsOf } from './lists/period.ts';
import { regulations } from './parameters.ts';

/** What an office needs from the regulation besides ratings: calendars (7.1, 7.1.3) and deadlines (0.2, 0.4). */
export const officeTerms = {
  listDays: listDaysBetween,
  isListDay,
  registration: (registered: Day, start: Day, { rhythm = 'standard', field }: RegistrationTerms = {}) =>
    registrationVerdict(registered, start, rhythm, field),
  /** 0.4: an appeal within seven days of the notice, not counting the day of the notice. */
  appeal: (notified: Day, appealed: Day, { rhythm = 'standard' }: BookTerms = {}) => {
    const lastDay = notified + regulations.on(notified).appealDays;
    return { article: articleIn(rhythm, '0.4'), lastDay, verdict: appealed <= lastDay ? 'in-time' : 'too-late' };
  },
  entriesOf,
} as const satisfies Partial<HeadToHeadRuleBook>;

/** 7.1.3: the events of a list and its rhythm in the order of rating, each with all its games; the lift has none. */
function entriesOf(
  { events }: FederationColumns,
  { listDay, previousListDay, rhythm = 'standard' }: ListPeriod,
): PeriodEntries {
  const [period] = listDay === FIRST_LIST ? [] : periodsOf(events, [listDay], previousListDay);
  const taken = (period?.events ?? new Int32Array()).filter(
    (event) => !isOfOtherRhythm(events.minutesFor60[event]!, rhythm, regulations.on(events.startDay[event]!)),
  );
  return entriesWithAllGames(events, taken);
}
