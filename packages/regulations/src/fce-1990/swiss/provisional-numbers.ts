import { SWISS_PARAMETERS } from './parameters.ts';

const RENUMBERED_ROUNDS = SWISS_PARAMETERS.renumberedRounds.values[0].value;

/**
 * Suis 17: in the first rounds a late entry is placed by rating, which moves the numbers of others; later it is not.
 */
export function numbersAreProvisional(round: number): boolean {
  return round <= RENUMBERED_ROUNDS;
}
