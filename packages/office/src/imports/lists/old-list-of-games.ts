import { dayFrom, type ListSheet } from '@escala/core';
import type { Reading } from '../../ports.ts';
import { filingsOf, keptSheets, sheetOf } from '../../rating/series/editions.ts';
import { printedRows } from '../../rating/series/printed-rows.ts';
import type { RatingSeries } from '../../rating/series/rating-series.ts';
import { rhythmOf } from '../../rating/series/series-book.ts';
import { importedSheet } from './imported-sheet.ts';
import { factorsByTheBook, listsForFactors } from './listed-factors.ts';
import { isGamesLine } from './old-line.ts';
import type { OldListFacts } from './old-list.ts';

/** Later lists of the series build on it. */
export const oldListOfGames: RatingSeries['oldList'] = async (reading, series, { date, lines: told }, facts) => {
  const { players, known, register } = facts;
  const lines = told.filter(isGamesLine);
  const before = await listBefore(reading, facts, date);
  const hasFactors = lines.some(({ baseFactor = 0, factor = 0 }) => baseFactor + factor > 0);
  const earlier = hasFactors ? await listsForFactors(reading, facts, date) : [];
  const factorsOn = (sheet: ListSheet) =>
    hasFactors ? factorsByTheBook(series, sheet, earlier, register.players) : undefined;
  return {
    isReadable: lines.length === told.length,
    take: () => {
      const published = before && sheetOf(before, players.length);
      const { sheet, ...read } = importedSheet(dayFrom(date), lines, known, published, factorsOn);
      return {
        ...read,
        part: rhythmOf(series),
        games: sheet.games.reduce((sum, count) => sum + count, 0),
        rows: (columns) => printedRows(series, sheet, register.playerIds, columns),
        filings: filingsOf(series.id, sheet),
      };
    },
  };
};

/** The latest list before the date, as published. */
async function listBefore(reading: Reading, { series, lists }: OldListFacts, date: string) {
  const latest = lists
    .map((list) => list.date)
    .filter((each) => each < date)
    .sort()
    .at(-1);
  if (series === undefined || latest === undefined) return undefined;
  return (await keptSheets(reading, series.id, 'published', { date: latest }))[0];
}
