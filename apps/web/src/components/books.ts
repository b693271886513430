import type { Parameter } from '@escala/core';
import type { BookId, PrintedTables } from '@escala/regulations';
import { allBooks } from '@escala/regulations/all-books';

/** A regulation as its page shows it. Its words are in the catalogues. */
export interface Book {
  readonly id: BookId;
  readonly inForceFrom: string;
  /** The first is the default. */
  readonly revisions: readonly string[];
  readonly parameters: Readonly<Record<string, Parameter<unknown>>>;
  readonly tables?: PrintedTables | undefined;
  /** Areas of its decisions: `FCE` of `D-FCE-9`. */
  readonly decisions: readonly string[];
}

/** Every regulation that we have. */
export const BOOKS: readonly Book[] = allBooks.map(({ id, inForceFrom, revisions, parameters, tables, decisions }) => ({
  id,
  inForceFrom,
  revisions: revisions.map((revision) => revision.id),
  parameters,
  tables,
  decisions,
}));
