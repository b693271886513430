import type { IsoDate, Parameter } from '@escala/core';
import type { PrintedTables, Revision } from './contracts.ts';
import { ALL_PARAMETERS, IN_FORCE_FROM } from './fce-1990/index.ts';
import { ruleBooks } from './register.ts';

/** A regulation as it is shown: its editions and every dated number. */
export interface BookFacts {
  readonly id: string;
  readonly title: string;
  readonly inForceFrom: IsoDate;
  /** The first is the default; a book without editions has none. */
  readonly revisions: readonly Revision[];
  readonly parameters: Readonly<Record<string, Parameter<unknown>>>;
  readonly tables?: PrintedTables | undefined;
}

/** Every regulation that we have: those that rate, and the one of competitions. */
export const allBooks: readonly BookFacts[] = [
  ...Object.values(ruleBooks).map((book) => ({
    id: book.id,
    title: book.title,
    inForceFrom: book.inForceFrom,
    revisions: book.revisions,
    parameters: book.parameters,
    tables: book.kind === 'head-to-head' ? book.tables : undefined,
  })),
  {
    id: 'fce-1990',
    title: 'Federació Catalana d’Escacs, general and competition regulation of about 1990',
    inForceFrom: IN_FORCE_FROM,
    revisions: [],
    parameters: ALL_PARAMETERS,
  },
];
