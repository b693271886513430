import type { PlayType, ScrabbleInput } from '@escala/core';
import type { ScrabbleRuleBook } from '@escala/regulations';
import type { Recomputed } from './recompute.ts';

/** A rating of Scrabble as a page prints it; the general one has no status (frs-2012 §8). */
export interface PrintedScrabble {
  readonly player: string;
  readonly type: PlayType | 'general';
  readonly rating: number;
  readonly displayed: number;
  readonly status: string | null;
}

/** The list computed anew from its document, and one rating of it compared with what is printed, to the last digit that is kept. */
export function recomputeScrabble(
  book: ScrabbleRuleBook,
  document: ScrabbleInput,
  printed: PrintedScrabble,
): Pick<Recomputed, 'agrees' | 'computed' | 'games'> {
  const { player, type } = printed;
  const { ratings, general, ledger } = book.rate(document);
  const of = <Value>(values: Readonly<Record<string, Value>>): Value | undefined =>
    Object.hasOwn(values, player) ? values[player] : undefined;
  const found: { rating: number; displayed: number; status?: string } | undefined =
    type === 'general' ? of(general) : of(ratings)?.[type];
  const isIn = (each: string): boolean => (type === 'general' ? each !== 'libere' : each === type);
  return {
    agrees:
      found !== undefined &&
      found.rating === printed.rating &&
      found.displayed === printed.displayed &&
      (found.status ?? null) === printed.status,
    computed: found?.displayed ?? null,
    games: ledger.filter((line) => line.player === player && isIn(line.type)).length,
  };
}
