import {
  type Day,
  dayFrom,
  type EventRecord,
  type Finding,
  type PlayerFacts,
  type Rhythm,
  writeDay,
} from '@escala/core';
import type { EventCheckTerms, RegisteredPlayer, RegistrationVerdict } from '../../contracts/rating.ts';
import { articleIn } from '../articles.ts';
import { regulations } from '../regulation-in-force.ts';

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
export function registrationFindings(
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
