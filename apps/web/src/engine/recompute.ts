import type { HeadToHeadInput, LedgerLine, ListRow } from '@escala/core';
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

/** What a page prints of each game. */
export const GAME_FIGURES = ['opponentRating', 'own', 'expected', 'k', 'change'] as const;
export type GameFigure = (typeof GAME_FIGURES)[number];

/** A game as a page prints it; figures as they are read off the page. */
export interface PrintedGame extends Pick<LedgerLine, 'event' | 'round' | 'opponent'> {
  readonly figures: Readonly<Record<GameFigure, number>>;
}

export interface DifferingGame {
  /** Place among the printed games. */
  readonly place: number;
  /** What the computation gives, of what is printed otherwise; nothing where it has no such game at all. */
  readonly computed: Readonly<Partial<Record<GameFigure, number>>> | undefined;
}

export interface Recomputed {
  readonly agrees: boolean;
  /** Whether the line itself is what is printed, whatever is printed of its games. */
  readonly lineAgrees: boolean;
  /** Null where the computation gives no rating. */
  readonly computed: number | null;
  /** Games that went into it. */
  readonly games: number;
  readonly differing: readonly DifferingGame[];
  /** Games that went into it and are not printed. */
  readonly missing: number;
}

const COMPARED = ['rating', 'status', 'change', 'k', 'games'] as const;

/** The line computed anew from its document, by the rule book that the document names, and compared with what is printed, row by row. */
export function recompute(
  book: HeadToHeadRuleBook,
  document: HeadToHeadInput,
  printed: PrintedLine,
  games: readonly PrintedGame[],
): Recomputed {
  const { list, ledger } = book.rate(document);
  const row = list.find(({ id }) => id === printed.id);
  const own = ledger.filter(({ player }) => player === printed.id);
  const compared = comparedGames(own, games);
  const lineAgrees = row !== undefined && COMPARED.every((field) => isSame(row, printed, field));
  return {
    agrees: lineAgrees && compared.differing.length + compared.missing === 0,
    lineAgrees,
    computed: row?.rating ?? null,
    games: own.length,
    ...compared,
  };
}

function comparedGames(ledger: readonly LedgerLine[], games: readonly PrintedGame[]) {
  const left = [...ledger];
  const differing: DifferingGame[] = [];
  games.forEach(({ event, round, opponent, figures }, place) => {
    const found = left.findIndex((line) => line.event === event && line.round === round && line.opponent === opponent);
    if (found < 0) {
      differing.push({ place, computed: undefined });
      return;
    }
    const [line] = left.splice(found, 1);
    const others = GAME_FIGURES.filter((figure) => line![figure] !== figures[figure]);
    if (others.length > 0)
      differing.push({ place, computed: Object.fromEntries(others.map((figure) => [figure, line![figure]])) });
  });
  return { differing, missing: left.length };
}

function isSame(row: ListRow, printed: PrintedLine, field: (typeof COMPARED)[number]): boolean {
  return (row[field] ?? null) === (printed[field] ?? null);
}
