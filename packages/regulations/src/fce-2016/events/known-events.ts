import type { EventColumns, FederationColumns, GameColumns } from '@escala/core';
import { type Rules, sameRules } from '../parameters.ts';
import { EventSurvey, type EventTerms } from './event-terms.ts';
import { type DaysOfEvents, daysOfEvents, roundsOf } from './rounds.ts';

/** What was worked out of the events of a record. */
interface KnownEvents {
  readonly round: GameColumns['round'];
  readonly day: GameColumns['day'];
  readonly evaluatedDay: GameColumns['evaluatedDay'];
  readonly days: DaysOfEvents;
  surveys: readonly KnownSurvey[];
}

interface KnownSurvey {
  readonly rules: Rules;
  readonly birthYear: Int16Array;
  readonly terms: (event: number) => EventTerms;
}

/** As long as the columns are there. Nobody writes into columns of a record, so the same ones say the same. */
const known = new WeakMap<EventColumns, KnownEvents>();

/**
 * The days of all events. Whoever previews one correction after another goes over the same events each time, and so do the lists
 * of the other rhythm: neither results nor ratings matter here.
 */
export function knownEvents({
  events,
  games: { round, day, evaluatedDay },
}: Pick<FederationColumns, 'events' | 'games'>): KnownEvents {
  const present = known.get(events);
  if (present?.round === round && present.day === day && present.evaluatedDay === evaluatedDay) return present;
  const made = { round, day, evaluatedDay, days: daysOfEvents(events, { round, day, evaluatedDay }), surveys: [] };
  known.set(events, made);
  return made;
}

/** Terms of events, each surveyed once, for all lists on which the same rules hold. */
export function knownTerms(federation: FederationColumns, rules: Rules): (event: number) => EventTerms {
  const { birthYear } = federation.players;
  const events = knownEvents(federation);
  const present = events.surveys.find((each) => each.birthYear === birthYear && sameRules(each.rules, rules));
  if (present) return present.terms;
  const survey = new EventSurvey(federation, rules, roundsOf(federation.events, federation.games));
  const found: EventTerms[] = new Array(federation.events.count);
  const terms = (event: number): EventTerms => {
    found[event] ??= survey.terms(event);
    return found[event];
  };
  // Years of birth of before are of no use once somebody's was put right.
  events.surveys = [...events.surveys.filter((each) => each.birthYear === birthYear), { rules, birthYear, terms }];
  return terms;
}
