import {
  columnsOfEvent,
  dayFrom,
  type EventRecord,
  type FederationColumns,
  type Finding,
  type PlayerFacts,
} from '@escala/core';
import type { EventCheckTerms } from '../../contracts/rating.ts';
import { articleIn } from '../articles.ts';
import { faultFinding, warning } from '../finding-forms.ts';
import { regulations } from '../regulation-in-force.ts';
import { eventFaults, type Fault, isOfOtherRhythm } from './event-faults.ts';
import { eventRemarks } from './event-remarks.ts';
import { gameJudge } from './judge-games.ts';
import { registrationFindings } from './registration.ts';

/**
 * What refuses an event or some of its games, and what is worth knowing of it. What depends on ratings needs those of the start; remarks
 * are about games, so that an event still to be played has none.
 */
export function eventFindings(
  event: EventRecord,
  players: readonly PlayerFacts[],
  { rhythm = 'standard', ratings, reportedRatings, registered }: EventCheckTerms = {},
): Finding[] {
  const federation = columnsOfEvent(event, players);
  const regulation = regulations.on(dayFrom(event.start));
  const minutes = federation.events.minutesFor60[0]!;
  if (isOfOtherRhythm(minutes, rhythm, regulation))
    return [warning(federation, 0, articleIn(rhythm, '1.1'), 'other-rhythm', { minutes, rhythm })];
  const standing = Int16Array.from(federation.playerIds, (id) => ratings?.[id] ?? 0);
  const unrated = ratings === undefined ? 0 : standing.filter((rating) => rating === 0).length;
  const faults = eventFaults(federation, 0, rhythm, regulation, unrated);
  const ofGames: Fault[] = [];
  if (faults.length === 0) {
    const judge = gameJudge(federation, 0, rhythm, regulation);
    for (let game = 0; game < federation.games.count; game++) judge(game, standing, (fault) => ofGames.push(fault));
  }
  return [
    ...registrationFindings(event, players, ratings, registered, rhythm),
    ...differences(federation, ratings, reportedRatings),
    ...[...faults, ...ofGames].map((fault) => faultFinding(federation, fault)),
    ...(faults.length > 0 || event.games.length === 0 ? [] : eventRemarks(federation, 0, rhythm, regulation)),
  ];

  function differences(
    { playerIds }: FederationColumns,
    own: EventCheckTerms['ratings'],
    reported: EventCheckTerms['reportedRatings'],
  ): Finding[] {
    if (own === undefined || reported === undefined) return [];
    const differing = playerIds.filter((id) => reported[id] !== undefined && reported[id] !== (own[id] ?? 0));
    if (differing.length === 0) return [];
    const named = differing.slice(0, MOST_NAMED).map((id) => `${id}: ${reported[id]} (${own[id] ?? '–'})`);
    const values = { players: differing.length, named: named.join(', '), more: differing.length - named.length };
    return [
      { ...warning(federation, 0, articleIn(rhythm, '7.1.1'), 'ratings-differ', values), decisions: ['D-F24-6'] },
    ];
  }
}

/** How many differences a finding names; the rest is counted. */
const MOST_NAMED = 10;
