import { decimal } from '@escala/core';

/** A game as printed on a page: what identifies it, and the figures read from the page. */
export interface PrintedRow {
  readonly figures: Readonly<Record<string, number>>;
}

export interface DifferingGame {
  /** Index among the printed games. */
  readonly place: number;
  /** The computed values of differing figures; undefined if no such game was computed. */
  readonly computed: Readonly<Record<string, number>> | undefined;
}

export interface ComparedGames {
  readonly differing: readonly DifferingGame[];
  /** Games computed but not printed. */
  readonly missing: number;
}

/** Compares the games of a working with the printed ones, row by row, in these figures. */
export function comparedGames(
  lines: readonly object[],
  games: readonly PrintedRow[],
  names: readonly string[],
): ComparedGames {
  const left = lines.map((line) => line as Readonly<Record<string, unknown>>);
  const differing: DifferingGame[] = [];
  games.forEach(({ figures, ...about }, place) => {
    const found = left.findIndex((line) => Object.entries(about).every(([name, value]) => line[name] === value));
    if (found < 0) {
      differing.push({ place, computed: undefined });
      return;
    }
    const [line] = left.splice(found, 1);
    const given = names.map((figure) => [figure, figureOf(line![figure])] as const);
    const others = given.filter(([figure, value]) => !Object.is(value, figures[figure]));
    if (others.length > 0) differing.push({ place, computed: Object.fromEntries(others) });
  });
  return { differing, missing: left.length };
}

/** In printed form; a missing figure is NaN on either side. */
const figureOf = (value: unknown): number => (typeof value === 'number' ? decimal(value) : Number.NaN);
