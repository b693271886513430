import { ruleBookOf } from '@escala/regulations';

export type Game = 'head-to-head' | 'scrabble';

/** The games a federation rates; undefined without a series: nothing is ruled out. */
export function gamesOf(series: readonly { readonly regulation: string }[]): readonly Game[] | undefined {
  if (series.length === 0) return undefined;
  return [...new Set(series.flatMap(({ regulation }) => ruleBookOf(regulation)?.kind ?? []))];
}
