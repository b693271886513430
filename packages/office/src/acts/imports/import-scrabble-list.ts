import { z } from 'zod';
import { type Change, defineAct, type Filing, put, refuse, type Terms } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Head } from '../../ports.ts';
import { revisionOf } from '../../rating/series-book.ts';
import { federationKind, type Series } from '../../records/federation.ts';
import { sourceSchema } from '../../records/import.ts';
import { listId, listKind, type OfficialList } from '../../records/list.ts';
import { playerKind } from '../../records/player.ts';
import { classOf, isScrabble } from '../../scrabble/scrabble-book.ts';
import { scrabbleHash } from '../../scrabble/scrabble-seal.ts';
import type { ScrabbleSheet } from '../../scrabble/scrabble-sheet.ts';
import { sheetFiling } from '../../scrabble/sheet-editions.ts';
import { batchDone, batchFields, batchOutcomeSchema, batchRefusals, loadImport } from './import-batch.ts';
import { KnownPlayers } from './known-players.ts';
import { importedScrabbleSheet } from './list/imported-scrabble-sheet.ts';
import { MOST_LINES } from './list/list-line.ts';
import { oldListDoubts, tooLate } from './list/old-list-doubts.ts';
import { scrabbleLineSchema } from './list/scrabble-line.ts';

/**
 * A list of Scrabble that was published before the office kept the record. It stays as it was printed, and later lists do not
 * start from it: a rating is a mean of games (frs-2012 §7), so the games themselves are to be reported (D-OFF-191).
 */
export const importScrabbleList = defineAct({
  kind: 'import.scrabble-list',
  command: z.strictObject({
    ...batchFields,
    file: sourceSchema,
    series: z.string(),
    date: z.iso.date(),
    lines: z.array(scrabbleLineSchema).min(1).max(MOST_LINES),
  }),
  reason: 'optional',
  outcome: z.strictObject({ ...batchOutcomeSchema.shape, lines: z.int() }),
  subject: (command) => ({ kind: 'import', id: command.import }),
  onRecord: ({ lines, ...command }) => ({ ...command, lines: lines.length }),
  load: async (reading, command) => ({
    found: await loadImport(reading, command),
    head: await reading.head(),
    federation: (await reading.get(federationKind, reading.federation))?.body,
    players: await reading.list(playerKind),
    lists: (await reading.find(listKind, { key: 'series', equals: command.series })).map(({ body }) => body),
  }),
  decide: ({ found, head, federation, players, lists }, command, terms) => {
    const series = federation?.series.find(({ id }) => id === command.series);
    const refused = [...batchRefusals(found, command, 'lists'), ...seriesRefusals(series, command)];
    if (found === undefined || series === undefined || refused.length > 0) return refuse(...refused);
    const { date, lines } = command;
    const about = oldListDoubts(series, date, lists);
    if (lists.some((list) => list.date === date)) {
      const done = batchDone(found, { taken: 0, known: 1, leftOut: 0, doubts: about.slice(0, 1) });
      return { changes: [done.change], filings: done.filings, outcome: { ...done.outcome, lines: 0 } };
    }
    const read = importedScrabbleSheet(series, date, lines, new KnownPlayers(players));
    const done = batchDone(found, { taken: 1, known: 0, leftOut: 0, doubts: [...about, ...read.doubts] });
    const kept = keep(read.sheet, series, head, terms);
    return {
      changes: [kept.change, done.change],
      filings: [kept.filing, ...done.filings],
      outcome: { ...done.outcome, lines: read.taken },
    };
  },
});

function seriesRefusals(series: Series | undefined, command: { series: string; date: string }): Refusal[] {
  const { series: id, date } = command;
  if (series === undefined) return [missing('series-unknown', { series: id }, { field: 'series' })];
  const values = { series: id, regulation: series.regulation };
  const other = isScrabble(series) ? [] : [invalid('series-not-scrabble', values, { field: 'series' })];
  return [...other, ...tooLate(series, date)];
}

function keep(
  sheet: ScrabbleSheet,
  series: Series,
  head: Head,
  { digest, federation }: Terms,
): { change: Change; filing: Filing } {
  const { listDate: date, ratings } = sheet;
  const printed = Object.values(ratings).flatMap((types) => Object.values(types));
  const list: OfficialList = {
    series: series.id,
    date,
    regulation: series.regulation,
    revision: revisionOf(series),
    part: classOf(series),
    publishedOn: date,
    source: 'imported',
    asOf: head.seq,
    hash: scrabbleHash(federation, series, sheet, head, digest),
    players: Object.keys(ratings).length,
    games: printed.reduce((sum, { played }) => sum + played, 0),
  };
  return { change: put(listKind, listId(series.id, date), 0, list), filing: sheetFiling(series.id, sheet) };
}
