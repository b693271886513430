import { PLAY_TYPES, type PlayType, type TypeRating } from '@escala/core';
import type { RatingSeries } from '../../rating/series/rating-series.ts';
import { revisionOf } from '../../rating/series/series-book.ts';
import { classOf } from '../../scrabble/series/scrabble-book.ts';
import { type ScrabbleSheet, scrabbleRows } from '../../scrabble/series/scrabble-sheet.ts';
import { sheetFiling } from '../../scrabble/series/sheet-editions.ts';
import { isPlayLine, type PlayLine } from './old-line.ts';
import { recognisedLines } from './recognised-lines.ts';

/**
 * Every line of a registered player, as printed. Later lists do not build on it: a rating is a mean of games (frs-2012
 * §7), so the games themselves must be reported (D-OFF-191).
 */
export const oldListOfPlay: RatingSeries['oldList'] = async (_reading, series, { date, lines: told }, facts) => {
  const lines = told.filter(isPlayLine);
  return {
    isReadable: lines.length === told.length,
    take: () => {
      const recognised = recognisedLines(lines, facts.known);
      const printed = recognised.lines.map(({ line, player: { id } }) => [id, line] as const);
      const ratings = Object.fromEntries(printed.map(([id, line]) => [id, ratingsOf(line)]));
      const general = printed.flatMap(([id, { general: rating }]) =>
        rating === undefined ? [] : [[id, { rating, displayed: rating }] as const],
      );
      const sheet: ScrabbleSheet = {
        format: 'escala/scrabble-sheet@1',
        regulation: series.regulation,
        revision: revisionOf(series),
        listDate: date,
        class: classOf(series),
        ratings,
        general: Object.fromEntries(general),
        findings: [],
      };
      const all = Object.values(ratings).flatMap((types) => Object.values(types));
      return {
        doubts: recognised.doubts,
        taken: printed.length,
        part: classOf(series),
        games: all.reduce((sum, { played }) => sum + played, 0),
        rows: scrabbleRows(sheet, facts.register),
        filings: [sheetFiling(series.id, sheet)],
      };
    },
  };
};

function ratingsOf({ ratings }: PlayLine): Partial<Record<PlayType, TypeRating>> {
  const written: Partial<Record<PlayType, TypeRating>> = {};
  for (const type of PLAY_TYPES) {
    const printed = ratings[type];
    if (printed === undefined) continue;
    const { rating, status = 'active', played = 0 } = printed;
    written[type] = { rating, displayed: rating, status, played };
  }
  return written;
}
