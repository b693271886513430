import type { Day, EventColumns, FederationColumns, GameColumns, Licences } from '@escala/core';
import { type Rules, sameRules } from '../parameters.ts';
import { EventSurvey, type EventTerms, type TermsOfEvents } from './event-terms.ts';
import { type DaysOfEvents, daysOfEvents, roundsOf } from './rounds.ts';

/** Values computed from the events of a record. */
interface KnownEvents {
  readonly round: GameColumns['round'];
  readonly day: GameColumns['day'];
  readonly days: DaysOfEvents;
  surveys: readonly KnownSurvey[];
  licensed?: LicensedEvents;
}

/** For each event 1 if everybody in it has a licence on all its days, 2 if not, 0 if not checked yet. */
interface LicensedEvents {
  readonly licences: Licences;
  readonly are: Uint8Array;
}

interface KnownSurvey {
  readonly rules: Rules;
  readonly birthYear: Int16Array;
  readonly terms: TermsOfEvents;
}

/**
 * Cached as long as the columns exist: a record's columns are never modified, so the same ones give the same values.
 */
const known = new WeakMap<EventColumns, KnownEvents>();

/**
 * The days of all events. Previewing several corrections goes over the same events each time, and so do the lists of
 * the other rhythm; neither results nor ratings matter here.
 */
export function knownEvents({
  events,
  games: { round, day },
}: Pick<FederationColumns, 'events' | 'games'>): KnownEvents {
  const present = known.get(events);
  if (present?.round === round && present.day === day) return present;
  const made: KnownEvents = { round, day, days: daysOfEvents(events, { round, day }), surveys: [] };
  known.set(events, made);
  return made;
}

/** The earliest day of these events and their games, or the given day if that is earlier. */
export function earliestOf(columns: Pick<FederationColumns, 'events' | 'games'>, events: Int32Array, day: Day): Day {
  const { earliest } = knownEvents(columns).days;
  let found = day;
  for (const event of events) if (earliest[event]! < found) found = earliest[event]!;
  return found;
}

/** Whether everybody in an event has a licence on all its days (2.1). */
export function areLicensed(federation: FederationColumns, licences: Licences, event: number): boolean {
  const events = knownEvents(federation);
  const known = events.licensed?.licences === licences ? events.licensed : undefined;
  const { are } = known ?? { are: new Uint8Array(federation.events.count) };
  events.licensed = known ?? { licences, are };
  if (are[event] === 0) are[event] = holdAll(federation, events.days, licences, event) ? 1 : 2;
  return are[event] === 1;
}

function holdAll(
  { events: { participants, participantsFrom } }: FederationColumns,
  { earliest, latest }: DaysOfEvents,
  licences: Licences,
  event: number,
): boolean {
  for (let i = participantsFrom[event]!; i < participantsFrom[event + 1]!; i++)
    if (!licences.holds(participants[i]!, earliest[event]!, latest[event]!)) return false;
  return true;
}

/** Terms of events, each surveyed once for all lists under the same rules; if in parts, they depend on the list. */
export function knownTerms(federation: FederationColumns, rules: Rules): TermsOfEvents {
  const { birthYear } = federation.players;
  const events = knownEvents(federation);
  const present = events.surveys.find((each) => each.birthYear === birthYear && sameRules(each.rules, rules));
  if (present) return present.terms;
  const survey = new EventSurvey(federation, rules, roundsOf(federation.events, federation.games));
  const found: EventTerms[] = new Array(federation.events.count);
  const { parts } = federation.events;
  const terms: TermsOfEvents = (event, listDay) => {
    if (parts.has(event)) return survey.terms(event, listDay);
    found[event] ??= survey.terms(event, listDay);
    return found[event];
  };
  // Surveys with other years of birth are dropped, as one was corrected since.
  events.surveys = [...events.surveys.filter((each) => each.birthYear === birthYear), { rules, birthYear, terms }];
  return terms;
}
