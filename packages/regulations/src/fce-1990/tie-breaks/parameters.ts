import { since } from '../office-terms/since.ts';

export const PARAMETERS = {
  kashdanWon: since('Desempats 2.3', 4),
  kashdanDrawn: since('Desempats 2.3', 2),
  kashdanLost: since('Desempats 2.3', 1),
  kashdanUnplayed: since('Desempats 2.3.1', 2),
  forfeitsToElimination: since('Retirats 14.1', 2),
  annulmentShare: since('Retirats 14.3.1', 2),
} as const;

/** The values in use: all have been unchanged since the first day. */
export const KASHDAN = {
  won: PARAMETERS.kashdanWon.values[0].value,
  drawn: PARAMETERS.kashdanDrawn.values[0].value,
  lost: PARAMETERS.kashdanLost.values[0].value,
  unplayed: PARAMETERS.kashdanUnplayed.values[0].value,
} as const;

export const FORFEITS_TO_ELIMINATION = PARAMETERS.forfeitsToElimination.values[0].value;

/** Before half of the rounds: 2 x afterRound < rounds (Retirats 14.3.1). */
export function leftBeforeHalf(afterRound: number, rounds: number): boolean {
  return PARAMETERS.annulmentShare.values[0].value * afterRound < rounds;
}
