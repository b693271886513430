import {
  columnsOfEvent,
  type Day,
  dayFrom,
  type EventRecord,
  type Finding,
  LAST_DAY,
  type PlayerFacts,
  writeDay,
} from '@escala/core';
import type { BookTerms, EventCheckTerms, RegistrationVerdict } from '../../contracts/rating.ts';
import { periodicityOf } from '../lists/list-calendar.ts';
import { revisionOf, rulesInForce } from '../parameters.ts';
import { EventSurvey } from './event-terms.ts';
import { type RoundDays, roundsOf } from './rounds.ts';

/** Objections to the homologation of an event (2.1, 5.3, 6.1, 6.2) that need no ratings. */
export function eventFindings(
  event: EventRecord,
  players: readonly PlayerFacts[],
  terms: EventCheckTerms = {},
): Finding[] {
  const federation = columnsOfEvent(event, players);
  const rules = rulesInForce(revisionOf(terms.revision), dayFrom(event.end));
  const played = roundsOf(federation.events, federation.games);
  const survey = new EventSurvey(federation, rules, (index) => withPlannedRounds(event, played(index)));
  const late = registrationFindings(event, dayFrom(event.start), terms.registered);
  return [...late, ...survey.terms(0, LAST_DAY).findings];
}

/** For an event not yet played, the announced number of rounds. */
function withPlannedRounds({ games, rounds = 0 }: EventRecord, days: RoundDays): RoundDays {
  return games.length === 0 ? { ...days, rounds } : days;
}

const NOTHING_SAID = { weekly: false, inParts: false };

/** 8.3, D-FCE-2: whether rounds on these days make a weekly event. */
export function isWeekly(roundDays: readonly Day[], terms: BookTerms = {}): boolean {
  const [first] = roundDays;
  if (first === undefined) return false;
  const rules = rulesInForce(revisionOf(terms.revision), first);
  return periodicityOf(rules, { days: roundDays }, NOTHING_SAID) === 'by-game';
}

/** 2.1: a competition is registered before it is held. Registration on its first day is still in time (D-FCE-27). */
export function registration(registered: Day, start: Day): RegistrationVerdict {
  return { article: '2.1', due: start, verdict: registered <= start ? 'in-time' : 'late' };
}

/** A warning about late registration; the federation may still rate the event (2.2). */
function registrationFindings(
  { id: event, official }: EventRecord,
  start: Day,
  registered: Day | undefined,
): Finding[] {
  // Official competitions are always rated; others only if registered before.
  if (official || registered === undefined || registration(registered, start).verdict === 'in-time') return [];
  return [
    {
      severity: 'warning',
      code: 'fce-2016.registered-late',
      article: '2.1',
      decisions: ['D-FCE-27'],
      event,
      values: { registered: writeDay(registered), start: writeDay(start) },
    },
  ];
}
