import { entryOf, type ListedType, type ScrabbleInput } from '@escala/core';
import type { ScrabbleRuleBook } from '@escala/regulations';
import { comparedGames, type PrintedRow } from './compared-games.ts';
import type { Recomputed } from './recompute.ts';

/** A Scrabble rating as printed on a page; the general one has no status of its own and is `rated` (frs-2012 §8). */
export interface PrintedScrabble {
  readonly id: string;
  readonly type: ListedType;
  readonly rating: number | null;
  /** The unrounded value. */
  readonly exact?: number | undefined;
  readonly status: string;
}

/** The figures that a page prints for each game: for a collective game its ranking, for Libere the opponent. */
export const scrabbleFigures = (type: PrintedScrabble['type']): readonly string[] =>
  type === 'libere' ? ['opponentRating', 'score', 'points', 'weight'] : ['place', 'value', 'points', 'weight'];

/**
 * Recomputes the list from its document, and compares one of its
 * ratings with the printed one, to the last digit kept, row by row.
 */
export function recomputeScrabble(
  rate: ScrabbleRuleBook['rate'],
  document: ScrabbleInput,
  printed: PrintedScrabble,
  games: readonly PrintedRow[],
): Recomputed {
  const { id, type } = printed;
  const { ratings, general, ledger } = rate(document);
  const found: { rating: number; displayed: number; status?: string } | undefined =
    type === 'general' ? entryOf(general, id) : entryOf(ratings, id)?.[type];
  const isIn = (each: string): boolean => (type === 'general' ? each !== 'libere' : each === type);
  const own = ledger.filter((line) => line.player === id && isIn(line.type));
  const compared = comparedGames(own, games, scrabbleFigures(type));
  const lineAgrees =
    found !== undefined &&
    found.rating === printed.exact &&
    found.displayed === printed.rating &&
    (found.status ?? 'rated') === printed.status;
  return {
    agrees: lineAgrees && compared.differing.length + compared.missing === 0,
    lineAgrees,
    computed: found?.displayed ?? null,
    games: own.length,
    ...compared,
  };
}
