import type { HeadToHeadInput, ListRow } from '@escala/core';
import type { HeadToHeadRuleBook } from '@escala/regulations';

/** A line as a page prints it. */
export interface PrintedLine {
  readonly id: string;
  readonly rating: number | null;
  readonly status: string;
  readonly change?: number | undefined;
  readonly k?: number | undefined;
  readonly games?: number | undefined;
}

export interface Recomputed {
  readonly agrees: boolean;
  /** Null where the computation gives no rating. */
  readonly computed: number | null;
  /** Games that went into it. */
  readonly games: number;
}

const COMPARED = ['rating', 'status', 'change', 'k', 'games'] as const;

/** The line computed anew from its document, by the rule book that the document names, and compared with what is printed. */
export function recompute(book: HeadToHeadRuleBook, document: HeadToHeadInput, printed: PrintedLine): Recomputed {
  const { list, ledger } = book.rate(document);
  const row = list.find(({ id }) => id === printed.id);
  return {
    agrees: row !== undefined && COMPARED.every((field) => isSame(row, printed, field)),
    computed: row?.rating ?? null,
    games: ledger.filter(({ player }) => player === printed.id).length,
  };
}

function isSame(row: ListRow, printed: PrintedLine, field: (typeof COMPARED)[number]): boolean {
  return (row[field] ?? null) === (printed[field] ?? null);
}
