import type { HeadToHeadRuleBook, RuleBook, ScrabbleRuleBook } from './contracts.ts';
import { fce2016 } from './fce-2016/index.ts';
import { fide2009 } from './fide-2009/index.ts';
import { frs2012 } from './frs-2012/index.ts';

/** Every rule book that rates, by the name that documents use. The only list of them. */
export const ruleBooks = {
  'fce-2016': fce2016,
  'fide-2009': fide2009,
  'frs-2012': frs2012,
} as const satisfies Readonly<Record<string, RuleBook>>;

export type RegulationId = keyof typeof ruleBooks;

/** The rule book of a name that comes from outside. */
export function ruleBookOf(id: string): RuleBook | undefined {
  return Object.hasOwn(ruleBooks, id) ? ruleBooks[id as RegulationId] : undefined;
}

type BooksOf<Book> = { readonly [Id in RegulationId as (typeof ruleBooks)[Id] extends Book ? Id : never]: Book };

function booksOfKind<Book extends RuleBook>(kind: Book['kind']): BooksOf<Book> {
  const books = Object.entries<RuleBook>(ruleBooks).filter(([, book]) => book.kind === kind);
  return Object.fromEntries(books) as unknown as BooksOf<Book>;
}

export const headToHeadBooks = booksOfKind<HeadToHeadRuleBook>('head-to-head');
export const scrabbleBooks = booksOfKind<ScrabbleRuleBook>('scrabble');
