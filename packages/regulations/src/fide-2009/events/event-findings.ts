import { columnsOfEvent, dayFrom, type EventRecord, type Finding, type PlayerFacts } from '@escala/core';
import type { EventCheckTerms } from '../../contracts/rating.ts';
import { refusalFinding } from '../findings.ts';
import { regulationOfRevision } from '../revisions.ts';
import { type Composition, eventRefusals, refusalsWithoutRatings } from './event-refusals.ts';
import { eventRemarks } from './event-remarks.ts';
import { registrationFindings } from './registration.ts';

/**
 * What refuses an event, else what is worth knowing of it (D-FIDE-11). Conditions on who is rated need the ratings at the
 * start and somebody entered; remarks are about games, so that an event still to be played has none.
 */
export function eventFindings(
  event: EventRecord,
  players: readonly PlayerFacts[],
  { revision, ratings, reportedRatings, registered }: EventCheckTerms = {},
): Finding[] {
  const federation = columnsOfEvent(event, players);
  const regulations = regulationOfRevision(revision);
  const regulation = regulations.on(dayFrom(event.start));
  const said = [
    ...registrationFindings(event, registered, regulations),
    ...differenceFindings(event, federation.playerIds, ratings, reportedRatings),
  ];
  const composition = compositionOf(federation.playerIds, ratings);
  const refusals =
    composition === undefined
      ? refusalsWithoutRatings(federation, 0, regulation)
      : eventRefusals(federation, 0, composition, regulation);
  if (refusals.length > 0) return [...said, ...refusals.map((refusal) => refusalFinding(federation, refusal))];
  return [...said, ...(event.games.length === 0 ? [] : eventRemarks(federation, 0, regulation))];
}

function compositionOf(playerIds: readonly string[], ratings: EventCheckTerms['ratings']): Composition | undefined {
  if (ratings === undefined || playerIds.length === 0) return undefined;
  const rated = playerIds.flatMap((id) => (ratings[id] ? [ratings[id]] : []));
  return { players: playerIds.length, rated: rated.length, highest: Math.max(0, ...rated) };
}

/** How many differences a finding names; the rest is counted. */
const MOST_NAMED = 10;

/**
 * 1.1, 6.3 to 6.6: an event is judged by the office's own list at its start; ratings that the report gives are not asked, but where
 * they differ it is said (D-FIDE-14).
 */
function differenceFindings(
  { id: event }: EventRecord,
  playerIds: readonly string[],
  ratings: EventCheckTerms['ratings'],
  reported: EventCheckTerms['reportedRatings'],
): Finding[] {
  if (ratings === undefined || reported === undefined) return [];
  const differing = playerIds.filter((id) => reported[id] !== undefined && reported[id] !== (ratings[id] ?? 0));
  if (differing.length === 0) return [];
  const named = differing.slice(0, MOST_NAMED).map((id) => `${id}: ${reported[id]} (${ratings[id] ?? '–'})`);
  const values = { players: differing.length, named: named.join(', '), more: differing.length - named.length };
  return [
    {
      severity: 'warning',
      code: 'fide-2009.ratings-differ',
      article: '7.11',
      decisions: ['D-FIDE-14'],
      event,
      values,
    },
  ];
}
