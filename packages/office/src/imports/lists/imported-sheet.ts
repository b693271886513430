import { CHANGES_PER_POINT, type Day, LIST_STATUS, type ListSheet, UNRATED } from '@escala/core';
import type { ListedFactors } from '@escala/regulations';
import { emptySheet } from '../../rating/columns/packed-sheet.ts';
import type { Doubt } from '../doubt.ts';
import type { KnownPlayers } from '../players/known-players.ts';
import type { GamesLine } from './old-line.ts';
import { recognisedLines } from './recognised-lines.ts';

interface ImportedSheet {
  readonly sheet: ListSheet;
  readonly doubts: readonly Doubt[];
  readonly taken: number;
  readonly leftOut: number;
}

/** An old list as a sheet: every line of a registered player, compared with the previous list. */
export function importedSheet(
  day: Day,
  lines: readonly GamesLine[],
  players: KnownPlayers,
  before: ListSheet | undefined,
  factorsOn: (sheet: ListSheet) => ListedFactors | undefined = () => undefined,
): ImportedSheet {
  const sheet = emptySheet(day, players.count);
  const recognised = recognisedLines(lines, players);
  const doubts = [...recognised.doubts];
  for (const { line, player } of recognised.lines) writeLine(sheet, player.body.number, line, before);
  const factors = factorsOn(sheet);
  for (const { line, player, who } of recognised.lines) {
    const { number } = player.body;
    for (const doubt of [...disagreements(sheet, number, line, before), ...otherFactors(number, line, factors)])
      doubts.push({ line: line.line, leftOut: false, ...doubt, values: { ...who, ...doubt.values } });
  }
  const taken = recognised.lines.length;
  return { sheet, doubts: doubts.sort((a, b) => a.line - b.line), taken, leftOut: lines.length - taken };
}

function writeLine(sheet: ListSheet, player: number, line: GamesLine, before: ListSheet | undefined): void {
  const previous = line.previous ?? before?.rating[player] ?? UNRATED;
  sheet.rating[player] = line.rating;
  sheet.previous[player] = previous;
  sheet.change[player] = CHANGES_PER_POINT * (line.change ?? (previous === UNRATED ? 0 : line.rating - previous));
  sheet.baseFactor[player] = line.baseFactor ?? 0;
  sheet.factor[player] = line.factor ?? 0;
  sheet.games[player] = line.games ?? 0;
  sheet.counted[player] = line.games ?? 0;
  const isNew = before !== undefined && previous === UNRATED;
  sheet.status[player] = isNew ? LIST_STATUS.new : LIST_STATUS.rated;
}

/**
 * Compares the previous rating with the previous list, and checks the line's own sum. The line itself is not changed.
 */
function disagreements(
  sheet: ListSheet,
  player: number,
  line: GamesLine,
  before: ListSheet | undefined,
): Pick<Doubt, 'code' | 'values'>[] {
  const doubts: Pick<Doubt, 'code' | 'values'>[] = [];
  const listed = before?.rating[player] ?? UNRATED;
  if (line.previous !== undefined && listed !== UNRATED && line.previous !== listed)
    doubts.push({ code: 'import-previous-differs', values: { own: listed, theirs: line.previous } });
  const previous = sheet.previous[player]!;
  if (line.change !== undefined && previous !== UNRATED && previous + line.change !== line.rating)
    doubts.push({ code: 'import-change-differs', values: { previous, change: line.change, rating: line.rating } });
  return doubts;
}

/**
 * Games after the list are rated with the book's K, not the printed one: a difference shows that something is missing
 * (D-OFF-262).
 */
function otherFactors(
  player: number,
  { baseFactor = 0, factor = 0 }: GamesLine,
  byTheBook: ListedFactors | undefined,
): Pick<Doubt, 'code' | 'values'>[] {
  if (byTheBook === undefined) return [];
  const doubts: Pick<Doubt, 'code' | 'values'>[] = [];
  const [ownBase, own] = [byTheBook.baseFactors[player]!, byTheBook.factors[player]!];
  if (baseFactor !== 0 && baseFactor !== ownBase)
    doubts.push({ code: 'import-base-factor-differs', values: { own: ownBase, theirs: baseFactor } });
  if (factor !== 0 && factor !== own) doubts.push({ code: 'import-factor-differs', values: { own, theirs: factor } });
  return doubts;
}
