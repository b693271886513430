import type { Parameter } from '@escala/core';
import type { PrintedTables } from '@escala/regulations';
import { allBooks } from '@escala/regulations/all-books';

/** A regulation as its page shows it. Its words are in the catalogues. */
export interface Book {
  readonly id: string;
  readonly inForceFrom: string;
  /** The first is the default. */
  readonly revisions: readonly string[];
  readonly parameters: Readonly<Record<string, Parameter<unknown>>>;
  readonly tables?: PrintedTables | undefined;
  /** Areas of its decisions: `FCE` of `D-FCE-9`. */
  readonly decisions: readonly string[];
}

const DECISIONS: Readonly<Record<string, readonly string[]>> = {
  'fce-2016': ['FCE', 'ALL'],
  'fide-2009': ['FIDE', 'ALL'],
  'frs-2012': ['FRS', 'ALL'],
  'fce-1990': ['SWISS', 'COMP'],
  'fide-2026': ['DUTCH', 'KO'],
};

/** Every regulation that we have. */
export const BOOKS: readonly Book[] = allBooks.map(({ id, inForceFrom, revisions, parameters, tables }) => ({
  id,
  inForceFrom,
  revisions: revisions.map((revision) => revision.id),
  parameters,
  tables,
  decisions: DECISIONS[id] ?? [],
}));
