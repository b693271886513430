import {
  type Day,
  dayFrom,
  type EventRecord,
  type Finding,
  type PlayerFacts,
  type Rhythm,
  writeDay,
} from '@escala/core';
import type { RegistrationVerdict } from '../../contracts/rating.ts';
import { articleIn } from '../articles.ts';
import { regulations } from '../regulation-in-force.ts';

/** Who makes an event one of top players, where that is known. */
export type Ratings = Readonly<Record<string, number>>;

/** 0.2: 30 days before the start with a player over 2700, or a woman over 2500; otherwise, and in rapid and blitz, three. */
export function registrationVerdict(
  registered: Day,
  start: Day,
  rhythm: Rhythm,
  hasTopPlayer = false,
): RegistrationVerdict {
  const { earlyRegistrationDays, registrationDays } = regulations.on(start);
  const due = start - (rhythm === 'standard' && hasTopPlayer ? earlyRegistrationDays : registrationDays);
  return { article: articleIn(rhythm, '0.2'), due, verdict: registered <= due ? 'in-time' : 'needs-permission' };
}

function hasTopPlayer(players: readonly PlayerFacts[], ratings: Ratings | undefined, start: Day): boolean {
  const { topRating, topWomensRating } = regulations.on(start);
  return players.some(({ id, sex }) => (ratings?.[id] ?? 0) > (sex === 'f' ? topWomensRating : topRating));
}

/** What is to be known of a late registration: the event may be rated if somebody permits it. */
export function registrationFindings(
  { id: event, start }: EventRecord,
  players: readonly PlayerFacts[],
  ratings: Ratings | undefined,
  registered: Day | undefined,
  rhythm: Rhythm,
): Finding[] {
  if (registered === undefined) return [];
  const day = dayFrom(start);
  const { article, due, verdict } = registrationVerdict(registered, day, rhythm, hasTopPlayer(players, ratings, day));
  if (verdict === 'in-time') return [];
  const values = { registered: writeDay(registered), due: writeDay(due) };
  return [{ severity: 'warning', code: 'fide-2024.registered-late', article, event, values }];
}
