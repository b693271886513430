import type { Decision, Parameter } from '@escala/core';

/** The print has no date; it cites FIDE texts of 1987 to 1989, and we take it to hold from 1990 on. */
export const IN_FORCE_FROM = '1990-01-01';

function since<T>(article: string, meaning: string, value: T, decision?: Decision): Parameter<T> {
  const values = [{ from: IN_FORCE_FROM, value }] as const;
  return decision === undefined ? { article, meaning, values } : { article, meaning, values, decision };
}

export const PARAMETERS = {
  kashdanWon: since('Desempats 2.3', 'Kashdan: points for a win', 4),
  kashdanDrawn: since('Desempats 2.3', 'Kashdan: points for a draw', 2),
  kashdanLost: since('Desempats 2.3', 'Kashdan: points for a loss', 1),
  kashdanUnplayed: since('Desempats 2.3.1', 'Kashdan: points for a game won or lost without play, and for a bye', 2),
  forfeitsToElimination: since('Retirats 14.1', 'forfeits that eliminate', 2),
  annulmentShare: since('Retirats 14.3.1', 'who leaves before one over this number of the rounds is annulled', 2),
} as const;

/** The figures as they are used: every one has held unchanged since the first day. */
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
