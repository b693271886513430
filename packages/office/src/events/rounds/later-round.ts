import { invalid, type Refusal } from '../../kit/refusal.ts';
import { type EventDesk, lastRound } from '../event-desk.ts';

/** What decides who goes on is settled before the next round is paired. */
export function laterRefusals(desk: EventDesk, round: number): Refusal[] {
  const last = lastRound(desk);
  return last === round ? [] : [invalid('match-over', { round, last }, { field: 'round' })];
}
