import type { HeadToHeadInput, ListRow } from '@escala/core';
import type { HeadToHeadRuleBook } from '@escala/regulations';
import { type ComparedGames, comparedGames, type PrintedRow } from './compared-games.ts';

/** A line as printed on a page. */
export interface PrintedLine {
  readonly id: string;
  readonly rating: number | null;
  readonly status: string;
  readonly change?: number | undefined;
  readonly k?: number | undefined;
  readonly games?: number | undefined;
}

/** The figures that a page prints for each game. */
export const GAME_FIGURES = ['opponentRating', 'own', 'expected', 'k', 'change'] as const;

export interface Recomputed extends ComparedGames {
  readonly agrees: boolean;
  /** Whether the line itself is as printed, regardless of its games. */
  readonly lineAgrees: boolean;
  /** Null where the computation gives no rating. */
  readonly computed: number | null;
  /** How many games went into it. */
  readonly games: number;
}

const COMPARED = ['rating', 'status', 'change', 'k', 'games'] as const;

/**
 * Recomputes the line from its document, by the rule book that the
 * document names, and compares it with the printed one, row by row.
 */
export function recompute(
  rate: HeadToHeadRuleBook['rate'],
  document: HeadToHeadInput,
  printed: PrintedLine,
  games: readonly PrintedRow[],
): Recomputed {
  const { list, ledger } = rate(document);
  const row = list.find(({ id }) => id === printed.id);
  const own = ledger.filter(({ player }) => player === printed.id);
  const compared = comparedGames(own, games, GAME_FIGURES);
  const lineAgrees = row !== undefined && COMPARED.every((field) => isSame(row, printed, field));
  return {
    agrees: lineAgrees && compared.differing.length + compared.missing === 0,
    lineAgrees,
    computed: row?.rating ?? null,
    games: own.length,
    ...compared,
  };
}

function isSame(row: ListRow, printed: PrintedLine, field: (typeof COMPARED)[number]): boolean {
  return (row[field] ?? null) === (printed[field] ?? null);
}
