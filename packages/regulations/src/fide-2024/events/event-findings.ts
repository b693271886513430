import {
  columnsOfEvent,
  type Day,
  dayFrom,
  type EventRecord,
  type Finding,
  type PlayerFacts,
  type Rhythm,
  writeDay,
} from '@escala/core';
import type { EventCheckTerms, RegisteredPlayer, RegistrationVerdict } from '../../contracts/rating.ts';
import { differingRatings } from '../../shared/reported-ratings.ts';
import { articleIn } from '../articles.ts';
import { DECLARED } from '../fact-kinds.ts';
import { regulations } from '../parameters.ts';
import { eventFaults, type Fault, faultFinding, isOfOtherRhythm, warning } from './event-faults.ts';
import { eventRemarks } from './event-remarks.ts';
import { gameJudge } from './judge-games.ts';

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

/**
 * 0.2: 30 days before the start with a player over 2700, or a woman over 2500; otherwise, and in rapid and blitz, three
 * days.
 */
export function registrationVerdict(
  registered: Day,
  start: Day,
  rhythm: Rhythm,
  field: readonly RegisteredPlayer[] = [],
): RegistrationVerdict {
  const { earlyRegistrationDays, registrationDays, topRating, topWomensRating } = regulations.on(start);
  const hasTopPlayer = field.some(({ rating, sex }) => rating > (sex === 'f' ? topWomensRating : topRating));
  const due = start - (rhythm === 'standard' && hasTopPlayer ? earlyRegistrationDays : registrationDays);
  return { article: articleIn(rhythm, '0.2'), due, verdict: registered <= due ? 'in-time' : 'needs-permission' };
}

/** A finding on late registration: the event may be rated with permission. */
function registrationFindings(
  { id: event, start }: EventRecord,
  players: readonly PlayerFacts[],
  { ratings, reportedRatings, registered }: EventCheckTerms,
  rhythm: Rhythm,
): Finding[] {
  if (registered === undefined) return [];
  // Players on FIDE's list may be missing from the federation's own.
  const ratingOf = (id: string): number => Math.max(ratings?.[id] ?? 0, reportedRatings?.[id] ?? 0);
  const field = players.map(({ id, sex }) => ({ sex, rating: ratingOf(id) }));
  const { article, due, verdict } = registrationVerdict(registered, dayFrom(start), rhythm, field);
  if (verdict === 'in-time') return [];
  const values = { registered: writeDay(registered), due: writeDay(due) };
  return [{ severity: 'warning', code: 'fide-2024.registered-late', article, event, values }];
}
