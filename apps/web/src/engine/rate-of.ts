import { loadRate, type NamedBook, type Rates } from '@escala/regulations';

/** How the rule book that a document names rates it. It comes when it is needed: nobody waits for the books of other games. */
export async function rateOf<Kind extends keyof Rates>(named: NamedBook, kind: Kind): Promise<Rates[Kind]> {
  const rate = await loadRate(named, kind);
  if (rate === undefined) throw new RangeError(`No rule book for ${named.regulation}.`);
  return rate;
}
