import type { NormEvent, TournamentPlayer } from '@escala/core';
import type { EventKind } from '../../fide-2026/facts.ts';
import { roundsByDay } from '../conditions/event.ts';
import { everyRound, playersThere } from '../conditions/exemptions.ts';
import type { Field } from './field.ts';

/** 1.5.6: events of which an application requires one, whatever their size. */
const QUALIFYING: readonly EventKind[] = ['olympiad', 'world-qualifier', 'eve-individual', 'national-championship'];

/** The facts of a norm's event that a title application needs (1.1.3a, 1.5.6). */
export function eventWorth(field: Field): NormEvent {
  const { roundDates, kind } = field.event;
  const isQualifying = (kind !== undefined && QUALIFYING.includes(kind)) || isLargeSwiss(field);
  return {
    singleRoundDays: roundDates ? [...roundsByDay(roundDates).values()].filter((rounds) => rounds === 1).length : null,
    qualifying: isQualifying ? '1.5.6' : '',
  };
}

/** Whether every round has enough players, the best of whom reach the average (D-FT-5). */
function isLargeSwiss(field: Field): boolean {
  const { system, numbers, lastRound } = field;
  const { qualifyingPlayers: many, qualifyingAverage } = numbers;
  if (system !== 'swiss' || lastRound === 0) return false;
  const strength = ({ rating = 0 }: TournamentPlayer): number => rating;
  return everyRound(field, playersThere(field), (there) => {
    if (there.length < many) return false;
    const best = there.map(strength).sort((a, b) => b - a);
    return best.slice(0, many).reduce((sum, rating) => sum + rating, 0) >= many * qualifyingAverage;
  });
}
