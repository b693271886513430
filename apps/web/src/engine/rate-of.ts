import { loadRate, type NamedBook, type Rates } from '@escala/regulations';

/**
 * The rating function of the rule book named by a document. It is
 * loaded on demand: nobody waits for the books of other games.
 */
export async function rateOf<Kind extends keyof Rates>(named: NamedBook, kind: Kind): Promise<Rates[Kind]> {
  const rate = await loadRate(named, kind);
  if (rate === undefined) throw new RangeError(`No rule book for ${named.regulation}.`);
  return rate;
}
