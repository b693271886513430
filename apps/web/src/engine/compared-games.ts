import { decimal } from '@escala/core';

/** A game as a page prints it: what tells it from the others, and its figures as they are read off the page. */
export interface PrintedRow {
  readonly figures: Readonly<Record<string, number>>;
}

export interface DifferingGame {
  /** Place among the printed games. */
  readonly place: number;
  /** What the computation gives, of what is printed otherwise; nothing where it has no such game at all. */
  readonly computed: Readonly<Record<string, number>> | undefined;
}

export interface ComparedGames {
  readonly differing: readonly DifferingGame[];
  /** Games that were computed and are not printed. */
  readonly missing: number;
}

/** Games of a working compared with those that are printed, row by row, in these figures. */
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

/** As it is printed; a figure that a game has not is no number on either side. */
const figureOf = (value: unknown): number => (typeof value === 'number' ? decimal(value) : Number.NaN);
