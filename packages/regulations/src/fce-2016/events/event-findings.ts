import { columnsOfEvent, dayFrom, type EventRecord, type Finding, LAST_DAY, type PlayerFacts } from '@escala/core';
import type { EventCheckTerms } from '../../contracts/rating.ts';
import { revisionOf, rulesInForce } from '../parameters.ts';
import { EventSurvey } from './event-terms.ts';
import { registrationFindings } from './registration.ts';
import { type RoundDays, roundsOf } from './rounds.ts';

/** What stands against the homologation of one event (2.1, 5.3, 6.1, 6.2); none of it needs a rating. */
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

/** An event that is still to be played has the rounds that it announces. */
function withPlannedRounds({ games, rounds = 0 }: EventRecord, days: RoundDays): RoundDays {
  return games.length === 0 ? { ...days, rounds } : days;
}
