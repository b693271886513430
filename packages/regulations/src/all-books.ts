import type { PrintedTables, RuleBook } from './contracts/index.ts';
import { competitionBooks, ruleBooks, titleBooks } from './register.ts';

/** A regulation as pages show it: its editions and every dated number. */
export interface BookFacts
  extends Pick<RuleBook, 'id' | 'title' | 'inForceFrom' | 'parameters' | 'decisions' | 'articleOrder'> {
  /** The first is the default; empty if the book has no editions. */
  readonly revisions: readonly RuleBook['revisions'][number][];
  readonly tables?: PrintedTables | undefined;
}

/** Title books that are chapters of a competition regulation share its name and are shown with it. */
const ownTitleBooks = Object.values(titleBooks).filter(({ id }) => !Object.hasOwn(competitionBooks, id));

/** Every regulation of the register. */
export const allBooks: readonly BookFacts[] = [
  ...Object.values<RuleBook>(ruleBooks),
  ...Object.values(competitionBooks),
  ...ownTitleBooks,
].map((book) => ({
  id: book.id,
  title: book.title,
  inForceFrom: book.inForceFrom,
  revisions: book.revisions,
  parameters: book.parameters,
  decisions: book.decisions,
  ...('articleOrder' in book && { articleOrder: book.articleOrder }),
  tables: 'tables' in book ? book.tables : undefined,
}));
