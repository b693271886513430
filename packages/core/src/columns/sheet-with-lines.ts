import { type ListSheet, SHEET_COLUMNS, type SheetColumn } from './list-sheet.ts';

/** Lines of some players, column by column. */
export interface SheetLines extends Readonly<Record<SheetColumn, readonly number[]>> {
  /** In the order of their numbers. */
  readonly players: readonly number[];
}

export function noLines(): { readonly players: number[] } & Record<SheetColumn, number[]> {
  const columns = COLUMNS.map((column) => [column, []]);
  return { players: [], ...Object.fromEntries(columns) };
}

/** Columns of a list, of which the lines of some players may be all that holds. */
export type LinesByPlayer = Pick<ListSheet, SheetColumn>;

/** Lines of players, in the order of their numbers, that are others than those of the list. Each column by its name: there may be many. */
export function otherLines(sheet: LinesByPlayer, other: LinesByPlayer, players: ArrayLike<number>): SheetLines {
  const lines = noLines();
  const [was, is] = [atHand(sheet), atHand(other)];
  for (let i = 0; i < players.length; i++) {
    const player = players[i]!;
    if (
      was.rating[player] === is.rating[player] &&
      was.previous[player] === is.previous[player] &&
      was.change[player] === is.change[player] &&
      was.baseFactor[player] === is.baseFactor[player] &&
      was.factor[player] === is.factor[player] &&
      was.games[player] === is.games[player] &&
      was.counted[player] === is.counted[player] &&
      was.status[player] === is.status[player] &&
      was.lastEventDay[player] === is.lastEventDay[player] &&
      was.firstRatedDay[player] === is.firstRatedDay[player] &&
      was.careerGames[player] === is.careerGames[player] &&
      was.reached[player] === is.reached[player]
    )
      continue;
    lines.players.push(player);
    lines.rating.push(is.rating[player]!);
    lines.previous.push(is.previous[player]!);
    lines.change.push(is.change[player]!);
    lines.baseFactor.push(is.baseFactor[player]!);
    lines.factor.push(is.factor[player]!);
    lines.games.push(is.games[player]!);
    lines.counted.push(is.counted[player]!);
    lines.status.push(is.status[player]!);
    lines.lastEventDay.push(is.lastEventDay[player]!);
    lines.firstRatedDay.push(is.firstRatedDay[player]!);
    lines.careerGames.push(is.careerGames[player]!);
    lines.reached.push(is.reached[player]!);
  }
  return lines;
}

/** Columns of a list may be read, or copied, when they are asked for. */
const atHand = ({
  rating,
  previous,
  change,
  baseFactor,
  factor,
  games,
  counted,
  status,
  lastEventDay,
  firstRatedDay,
  careerGames,
  reached,
}: LinesByPlayer): LinesByPlayer => ({
  rating,
  previous,
  change,
  baseFactor,
  factor,
  games,
  counted,
  status,
  lastEventDay,
  firstRatedDay,
  careerGames,
  reached,
});

/** The lines of a list that are others than those of another one. */
export function linesBetween(sheet: ListSheet, other: ListSheet): SheetLines {
  return sheet === other ? noLines() : otherLines(sheet, other, [...other.rating.keys()]);
}

const COLUMNS = Object.keys(SHEET_COLUMNS) as SheetColumn[];

/** A list, and the lines that another one has instead. */
interface SheetOrigin {
  readonly sheet: ListSheet;
  readonly lines: SheetLines;
}

const origins = new WeakMap<ListSheet, SheetOrigin>();

/** The list that this one is, but for the lines of some players; nothing where it was not made of another. */
export const originOf = (sheet: ListSheet): SheetOrigin | undefined => origins.get(sheet);

/** What a list has of few players, beside its lines. */
export type SheetPools = Pick<ListSheet, 'pools' | 'poolFigures' | 'seeds' | 'lifts'>;

/** A list with other lines of some players. A column is copied when somebody asks for it; most are asked for by nobody. */
export function sheetWithLines(sheet: ListSheet, lines: SheetLines, other?: SheetPools): ListSheet {
  const { day, pools, poolFigures, seeds, lifts } = sheet;
  const made = { day, pools, poolFigures, seeds, lifts, ...other } as ListSheet;
  origins.set(made, { sheet, lines });
  for (const name of COLUMNS) {
    let column: ListSheet[SheetColumn] | undefined;
    Object.defineProperty(made, name, {
      enumerable: true,
      get: () => (column ??= columnWith(sheet[name], lines, name)),
    });
  }
  return made;
}

/** A copy of the column of that name with these lines in it. */
export function columnWith(
  column: ListSheet[SheetColumn],
  lines: SheetLines,
  name: SheetColumn,
): ListSheet[SheetColumn] {
  const [own, copy] = [lines[name], column.slice()];
  lines.players.forEach((player, i) => {
    copy[player] = own[i]!;
  });
  return copy;
}
