import type { IsoDate, PlayType, TypeRating } from '@escala/core';
import type { ScrabbleList } from '@escala/regulations';
import { revisionOf } from '../../rating/series/series-book.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { classOf } from '../../scrabble/series/scrabble-book.ts';
import type { ScrabbleSheet } from '../../scrabble/series/scrabble-sheet.ts';
import type { Doubt } from '../doubt.ts';
import type { KnownPlayers } from '../players/known-players.ts';
import { recognisedLines } from './recognised-lines.ts';
import { SCRABBLE_TYPES, type ScrabbleLine } from './scrabble-line.ts';

export interface ImportedScrabbleSheet {
  readonly sheet: ScrabbleSheet;
  readonly doubts: readonly Doubt[];
  readonly taken: number;
}

/** An old list of Scrabble as it was printed: every line whose player is registered. */
export function importedScrabbleSheet(
  series: Series,
  date: IsoDate,
  lines: readonly ScrabbleLine[],
  players: KnownPlayers,
): ImportedScrabbleSheet {
  const recognised = recognisedLines(lines, players);
  const ratings: Record<string, ScrabbleSheet['ratings'][string]> = {};
  const general: Record<string, ScrabbleSheet['general'][string]> = {};
  for (const { line, player } of recognised.lines) {
    ratings[player.id] = ratingsOf(line);
    if (line.general !== undefined) general[player.id] = { rating: line.general, displayed: line.general };
  }
  const sheet: ScrabbleSheet = {
    format: 'escala/scrabble-sheet@1',
    regulation: series.regulation as ScrabbleList['regulation'],
    revision: revisionOf(series),
    listDate: date,
    class: classOf(series),
    ratings,
    general,
    findings: [],
  };
  return { sheet, doubts: recognised.doubts, taken: recognised.lines.length };
}

function ratingsOf({ ratings }: ScrabbleLine): ScrabbleSheet['ratings'][string] {
  const written: Partial<Record<PlayType, TypeRating>> = {};
  for (const type of SCRABBLE_TYPES) {
    const printed = ratings[type];
    if (printed === undefined) continue;
    const { rating, status = 'active', played = 0 } = printed;
    written[type] = { rating, displayed: rating, status, played };
  }
  return written;
}
