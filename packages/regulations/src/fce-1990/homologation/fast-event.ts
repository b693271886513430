import { dayFrom, daysInclusive, type Reason, reason, type TournamentEvent } from '@escala/core';
import type { HomologationRules } from '../parameters.ts';
import type { HomologationFacts } from './facts.ts';

/** Active chess: thirty minutes each (Actius 1, Actius 22), at most six rounds in a day (Actius 24). */
export function activeForRating(rules: HomologationRules, facts: HomologationFacts): readonly Reason[] {
  const { timeControl } = facts.event;
  const increments = [undefined, 0, rules.activeIncrement];
  const most = mostRoundsOnOneDay(facts.event, facts.rounds);
  return [
    minutes(facts, rules.activeMinutes, 'fce-1990.active-minutes', 'Actius 1'),
    reason(
      'fce-1990.active-increment',
      'Actius 22',
      timeControl === undefined ? 'unknown' : increments.includes(timeControl.increment),
      { increment: timeControl?.increment ?? 0, allowed: rules.activeIncrement },
    ),
    reason('fce-1990.active-rounds', 'Actius 24', most === undefined ? 'unknown' : most <= rules.activeRoundsPerDay, {
      rounds: most ?? 0,
      most: rules.activeRoundsPerDay,
    }),
  ];
}

/** Blitz: five minutes each (Ràpides 1). */
export function blitzForRating(rules: HomologationRules, facts: HomologationFacts): readonly Reason[] {
  return [minutes(facts, rules.blitzMinutes, 'fce-1990.blitz-minutes', 'Ràpides 1')];
}

function minutes({ event }: HomologationFacts, needed: number, code: Reason['code'], article: string): Reason {
  const found = event.timeControl?.minutes;
  return reason(code, article, found === undefined ? 'unknown' : found === needed, { minutes: found ?? 0, needed });
}

/** From the dates of the rounds; without them, the least possible number on the fullest day. */
function mostRoundsOnOneDay({ roundDates, start, end }: TournamentEvent, rounds: number): number | undefined {
  if (roundDates !== undefined) {
    const byDay = new Map<string, number>();
    for (const date of roundDates) byDay.set(date, (byDay.get(date) ?? 0) + 1);
    return Math.max(0, ...byDay.values());
  }
  if (start === undefined || end === undefined) return undefined;
  return Math.ceil(rounds / daysInclusive(dayFrom(start), dayFrom(end)));
}
