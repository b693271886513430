import {
  addMonths,
  type Day,
  EVENT_TYPES,
  type EventRecord,
  type FederationColumns,
  type GameRecord,
} from '@escala/core';
import type { BookTerms, HeadToHeadRuleBook, ListPeriod, PeriodEntries } from '../contracts/rating.ts';
import { entriesWithAllGames } from '../shared/lists/replay-lists.ts';
import { registrationVerdict } from './events/event-findings.ts';
import { isLeague } from './events/round-robin.ts';
import { isListDay, listDaysBetween, periodOf } from './lists/period.ts';
import { regulationOfRevision } from './parameters.ts';

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

/**
 * 6.2: merges the phases of an event (preliminaries, final, knock-out) into one event, numbering rounds through. The
 * whole is judged by its fastest phase, and an exception applies to the whole only if it applies to every phase
 * (D-FIDE-12).
 */
export function poolPhases(id: string, phases: readonly [EventRecord, ...EventRecord[]]): EventRecord {
  const ordered = [...phases].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.id < b.id ? -1 : 1));
  const all = (flag: 'perRoundRatings' | 'official' | 'approved' | 'teamChampionship'): boolean =>
    ordered.every((phase) => phase[flag]);
  const fastest = ordered.reduce((a, b) => (minutesForSixty(b) < minutesForSixty(a) ? b : a));
  return {
    id,
    name: ordered[0]!.name,
    type: ordered.every((phase) => phase.type === 'team') ? 'team' : 'swiss',
    start: ordered[0]!.start,
    end: ordered.map((phase) => phase.end).reduce((a, b) => (a > b ? a : b)),
    timeControl: fastest.timeControl,
    perRoundRatings: all('perRoundRatings'),
    official: all('official'),
    approved: ordered.every(({ type, approved }) => approved || isLeague(EVENT_TYPES.indexOf(type))),
    teamChampionship: all('teamChampionship'),
    participants: [...new Set(ordered.flatMap(participantsOf))],
    games: numberedOn(ordered),
  };
}

/** One second for each of 60 moves adds a minute. */
function minutesForSixty({ timeControl }: EventRecord): number {
  return timeControl.minutes + (timeControl.increment ?? 0);
}

function participantsOf({ participants, games }: EventRecord): string[] {
  return [...(participants ?? []), ...games.flatMap((game) => [game.white, game.black])];
}

function numberedOn(phases: readonly EventRecord[]): GameRecord[] {
  let before = 0;
  return phases.flatMap((phase) => {
    const games = phase.games.map((game) => ({ ...game, round: game.round + before }));
    before = games.reduce((last, game) => Math.max(last, game.round), before);
    return games;
  });
}
