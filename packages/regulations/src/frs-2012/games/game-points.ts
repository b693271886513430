import type { Rules } from '../parameters.ts';

/** §6: V + swing for the first place, V - swing for the last, in even steps between. */
export function gamePoints(rules: Rules, value: number, players: number, place: number): number {
  return value + (rules.placeSwing * (players - 2 * place + 1)) / (players - 1);
}
