import { columnsOfEvent, dayFrom, type EventRecord, type Finding, type PlayerFacts } from '@escala/core';
import type { EventCheckTerms } from '../../contracts/rating.ts';
import { differingRatings } from '../../shared/reported-ratings.ts';
import { articleIn } from '../articles.ts';
import { DECLARED } from '../fact-kinds.ts';
import { faultFinding, warning } from '../finding-forms.ts';
import { regulations } from '../regulation-in-force.ts';
import { eventFaults, type Fault, isOfOtherRhythm } from './event-faults.ts';
import { eventRemarks } from './event-remarks.ts';
import { gameJudge } from './judge-games.ts';
import { registrationFindings } from './registration.ts';

/**
 * Reasons to refuse an event or some of its games, and remarks. Checks that depend on ratings need those at the start;
 * remarks are about games, so an event still to be played has none.
 */
export function eventFindings(
  event: EventRecord,
  players: readonly PlayerFacts[],
  terms: EventCheckTerms = {},
): Finding[] {
  const { rhythm = 'standard', ratings } = terms;
  const federation = columnsOfEvent(event, players, DECLARED);
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
  const differing = differingRatings(federation.playerIds, terms);
  return [
    ...registrationFindings(event, players, terms, rhythm),
    ...(differing === undefined
      ? []
      : [
          {
            ...warning(federation, 0, articleIn(rhythm, '7.1.1'), 'ratings-differ', differing),
            decisions: ['D-F24-6'] as const,
          },
        ]),
    ...[...faults, ...ofGames].map((fault) => faultFinding(federation, fault)),
    ...(faults.length > 0 || event.games.length === 0 ? [] : eventRemarks(federation, 0, rhythm, regulation)),
  ];
}
