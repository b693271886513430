import { loadRuleBook, type NamedBook, type RuleBook } from '@escala/regulations';

/** The rule book that a document names. It comes when it is needed: nobody waits for the books of other games. */
export async function bookOf<Kind extends RuleBook['kind']>(
  named: NamedBook,
  kind: Kind,
): Promise<Extract<RuleBook, { kind: Kind }>> {
  const book = await loadRuleBook(named, kind);
  if (book === undefined) throw new RangeError(`No rule book for ${named.regulation}.`);
  return book;
}
