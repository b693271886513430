import type { BookId, PrintedTables } from '@escala/regulations';
import { allBooks, type BookFacts } from '@escala/regulations/all-books';

/** A regulation as shown on its page. Its words are in the catalogues. */
export interface Book {
  readonly id: BookId;
  readonly inForceFrom: string;
  /** The first is the default. */
  readonly revisions: BookFacts['revisions'];
  readonly parameters: BookFacts['parameters'];
  readonly tables?: PrintedTables | undefined;
  /** Areas of its decisions: `FCE` of `D-FCE-9`. */
  readonly decisions: readonly string[];
}

/** Every regulation that we have. */
export const BOOKS: readonly Book[] = allBooks.map(({ id, inForceFrom, revisions, parameters, tables, decisions }) => ({
  id,
  inForceFrom,
  revisions,
  parameters,
  tables,
  decisions,
}));
