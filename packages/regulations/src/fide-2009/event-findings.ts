import { columnsOfEvent, dayFrom, type EventRecord, type Finding, type PlayerFacts } from '@escala/core';
import type { EventCheckTerms } from '../contracts.ts';
import { type Composition, eventRefusals, refusalsWithoutRatings } from './event-refusals.ts';
import { eventRemarks } from './event-remarks.ts';
import { refusalFinding } from './findings.ts';
import { regulationOfRevision } from './revisions.ts';

/**
 * What refuses an event, else what is worth knowing of it (D-FIDE-11). Conditions on who is rated need the ratings at the
 * start and somebody entered; remarks are about games, so that an event still to be played has none.
 */
export function eventFindings(
  event: EventRecord,
  players: readonly PlayerFacts[],
  { revision, ratings }: EventCheckTerms = {},
): Finding[] {
  const federation = columnsOfEvent(event, players);
  const regulation = regulationOfRevision(revision).on(dayFrom(event.start));
  const composition = compositionOf(federation.playerIds, ratings);
  const refusals =
    composition === undefined
      ? refusalsWithoutRatings(federation, 0, regulation)
      : eventRefusals(federation, 0, composition, regulation);
  if (refusals.length > 0) return refusals.map((refusal) => refusalFinding(federation, refusal));
  return event.games.length === 0 ? [] : eventRemarks(federation, 0, regulation);
}

function compositionOf(playerIds: readonly string[], ratings: EventCheckTerms['ratings']): Composition | undefined {
  if (ratings === undefined || playerIds.length === 0) return undefined;
  const rated = playerIds.flatMap((id) => (ratings[id] ? [ratings[id]] : []));
  return { players: playerIds.length, rated: rated.length, highest: Math.max(0, ...rated) };
}
