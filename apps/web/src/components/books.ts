import type { Parameter } from '@escala/core';
import { type PrintedTables, ruleBooks } from '@escala/regulations';
import { ALL_PARAMETERS, IN_FORCE_FROM } from '@escala/regulations/fce-1990';

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
};

/** Every regulation that we have: those that rate, and the one of competitions. */
export const BOOKS: readonly Book[] = [
  ...Object.values(ruleBooks).map((book) => ({
    id: book.id,
    inForceFrom: book.inForceFrom,
    revisions: book.revisions.map(({ id }) => id),
    parameters: book.parameters,
    tables: book.kind === 'head-to-head' ? book.tables : undefined,
    decisions: DECISIONS[book.id] ?? [],
  })),
  {
    id: 'fce-1990',
    inForceFrom: IN_FORCE_FROM,
    revisions: [],
    parameters: ALL_PARAMETERS,
    decisions: ['SWISS', 'COMP'],
  },
];
