import type { IsoDate } from '@escala/core';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { PreviewOfList } from '../../rating/publishing/preview-list.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { scrabbleReportKind } from '../reports/scrabble-report.ts';
import { eventOfGame, playedInClass } from '../series/rating-input.ts';
import { keptFindings } from '../series/scrabble-book.ts';
import { loadScrabbleRecord } from '../series/scrabble-record.ts';
import { listedPlayers, rateList, type ScrabbleSheet, unpackScrabbleSheet } from '../series/scrabble-sheet.ts';
import { listedTypes, movedLines } from '../series/settle-scrabble.ts';
import { keptLists } from '../series/sheet-editions.ts';
import { sheetMovements } from '../series/sheet-movements.ts';

/** A Scrabble list of a chosen day: the ratings that differ from the previous list, in the current edition. */
export async function previewOfPlay(
  reading: Reading,
  _ports: OfficePorts,
  series: Series,
  { date }: { readonly date: IsoDate },
): Promise<PreviewOfList> {
  const record = await loadScrabbleRecord(reading);
  const sheet = rateList(series, playedInClass(record, series), date);
  const previous = record.listsOf(series.id).findLast((list) => list.date < date)?.date;
  const [kept] = previous === undefined ? [] : await keptLists(reading, series.id, 'revised', { date: previous });
  const before = kept ? unpackScrabbleSheet(kept.bytes) : NOBODY;
  const ratings = Object.values(sheet.ratings).flatMap((types) => Object.values(types));
  const events = sheet.findings.flatMap(({ event }) => (event === undefined ? [] : [eventOfGame(event).event]));
  const reports = await reading.getMany(scrabbleReportKind, [...new Set(events)]);
  return {
    date,
    previous: previous ?? null,
    players: listedPlayers(sheet).length,
    games: ratings.reduce((sum, { played }) => sum + played, 0),
    statuses: Object.fromEntries(
      [...Map.groupBy(ratings, ({ status }) => status)].map(([status, each]) => [status, each.length]),
    ),
    findings: keptFindings(sheet.findings),
    names: Object.fromEntries(reports.map(({ id, body }) => [id, body.name])),
    rows: { kind: 'scrabble', lines: movedLines(record, sheetMovements(before, sheet, listedTypes(series))) },
  };
}

/** Before the first list there are no ratings. */
const NOBODY: Pick<ScrabbleSheet, 'ratings' | 'general'> = { ratings: {}, general: {} };
