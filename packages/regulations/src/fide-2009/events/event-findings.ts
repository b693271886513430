import {
  addMonths,
  columnsOfEvent,
  type Day,
  dayFrom,
  type EventRecord,
  type FederationColumns,
  type Finding,
  type PlayerFacts,
  writeDay,
} from '@escala/core';
import type { EventCheckTerms, RegistrationVerdict } from '../../contracts/rating.ts';
import { differingRatings } from '../../shared/reported-ratings.ts';
import { refusalFinding } from '../findings.ts';
import { type RegulationByDay, regulationOfRevision } from '../parameters.ts';
import { type Composition, eventRefusals, refusalsWithoutRatings } from './event-refusals.ts';
import { eventRemarks } from './event-remarks.ts';

/**
 * Reasons to refuse an event, or else remarks on it (D-FIDE-11). Conditions on who is rated need the ratings at the
 * start and at least one entry; remarks are about games, so an event still to be played has none.
 */
export function eventFindings(
  event: EventRecord,
  players: readonly PlayerFacts[],
  terms: EventCheckTerms = {},
): Finding[] {
  const { revision, ratings, registered } = terms;
  const federation = columnsOfEvent(event, players);
  const regulations = regulationOfRevision(revision);
  const regulation = regulations.on(dayFrom(event.start));
  const said = [
    ...registrationFindings(event, registered, regulations),
    ...differenceFindings(event, federation.playerIds, terms),
  ];
  const composition = compositionOf(federation, ratings);
  const refusals =
    composition === undefined
      ? refusalsWithoutRatings(federation, 0, regulation)
      : eventRefusals(federation, 0, composition, regulation);
  if (refusals.length > 0) return [...said, ...refusals.map((refusal) => refusalFinding(federation, refusal))];
  return [...said, ...(event.games.length === 0 ? [] : eventRemarks(federation, 0, regulation))];
}

function compositionOf(
  { playerIds, players: { female } }: FederationColumns,
  ratings: EventCheckTerms['ratings'],
): Composition | undefined {
  if (ratings === undefined || playerIds.length === 0) return undefined;
  const rated = playerIds.flatMap((id) => (ratings[id] ? [ratings[id]] : []));
  const ratedMen = playerIds.filter((id, player) => ratings[id] && female[player] === 0).length;
  return { ratedMen, players: playerIds.length, rated: rated.length, highest: Math.max(0, ...rated) };
}

/** 1.1, 6.3 to 6.6: ratings given by the report are not used, but differences are reported (D-FIDE-14). */
function differenceFindings(
  { id: event }: EventRecord,
  playerIds: readonly string[],
  terms: EventCheckTerms,
): Finding[] {
  const values = differingRatings(playerIds, terms);
  if (values === undefined) return [];
  const cited = { code: 'fide-2009.ratings-differ', article: '7.11', decisions: ['D-FIDE-14'] } as const;
  return [{ severity: 'warning', ...cited, event, values }];
}

/** 0.4: an event is registered a month before it starts. Late ones need permission from the commission's chairman. */
export function registrationVerdict(registered: Day, start: Day, regulations: RegulationByDay): RegistrationVerdict {
  const due = addMonths(start, -regulations.on(start).registrationMonths);
  return { article: '0.4', due, verdict: registered <= due ? 'in-time' : 'needs-permission' };
}

/** A finding on late registration: the event may be rated if the chairman permits it. */
function registrationFindings(
  { id: event, start }: EventRecord,
  registered: Day | undefined,
  regulations: RegulationByDay,
): Finding[] {
  if (registered === undefined) return [];
  const { article, due, verdict } = registrationVerdict(registered, dayFrom(start), regulations);
  if (verdict === 'in-time') return [];
  const values = { registered: writeDay(registered), due: writeDay(due) };
  return [{ severity: 'warning', code: 'fide-2009.registered-late', article, event, values }];
}
