import { dayFrom, type ListSheet, writeDay } from '@escala/core';
import { z } from 'zod';
import { type Change, defineAct, type Filing, put, refuse, type Terms } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Head, Kept, Reading } from '../../ports.ts';
import { filingsOf, keptSheets, sheetOf } from '../../rating/editions.ts';
import { hashOf, sealOf } from '../../rating/list-seal.ts';
import { bookOf, revisionOf, rhythmOf } from '../../rating/series-book.ts';
import { federationKind, type Series } from '../../records/federation.ts';
import { sourceSchema } from '../../records/import.ts';
import { listId, listKind, type OfficialList } from '../../records/list.ts';
import { playerKind } from '../../records/player.ts';
import { batchDone, batchFields, batchOutcomeSchema, batchRefusals, loadImport } from './import-batch.ts';
import { KnownPlayers } from './known-players.ts';
import { type ImportedSheet, importedSheet } from './list/imported-sheet.ts';
import { listLineSchema, MOST_LINES } from './list/list-line.ts';
import { oldListDoubts, tooLate } from './list/old-list-doubts.ts';

/** A list that was published before the office kept the record. It is never recomputed; later lists start from it. */
export const importList = defineAct({
  kind: 'import.list',
  command: z.strictObject({
    ...batchFields,
    file: sourceSchema,
    series: z.string(),
    date: z.iso.date(),
    lines: z.array(listLineSchema).min(1).max(MOST_LINES),
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
    before: await listBefore(reading, command),
  }),
  decide: (facts, command, terms) => {
    const { found, federation, players, lists, before } = facts;
    const series = federation?.series.find(({ id }) => id === command.series);
    const refused = [...batchRefusals(found, command, 'lists'), ...seriesRefusals(series, command)];
    if (found === undefined || series === undefined || refused.length > 0) return refuse(...refused);
    const known = new KnownPlayers(players);
    const read = importedSheet(dayFrom(command.date), command.lines, known, before && sheetOf(before, players.length));
    const doubts = [...oldListDoubts(series, command.date, lists), ...read.doubts];
    const isTwice = lists.some(({ date }) => date === command.date);
    const kept = isTwice ? { changes: [], filings: [] } : keep(read, series, idsOf(players), facts.head, terms);
    const counts = isTwice ? { taken: 0, known: 1, leftOut: 0 } : { taken: 1, known: 0, leftOut: 0 };
    const done = batchDone(found, { ...counts, doubts: isTwice ? doubts.slice(0, 1) : doubts });
    return {
      changes: [...kept.changes, done.change],
      filings: [...kept.filings, ...done.filings],
      outcome: { ...done.outcome, lines: isTwice ? 0 : read.taken },
    };
  },
});

interface Dated {
  readonly series: string;
  readonly date: string;
}

/** The latest list before the date, as it was published. */
async function listBefore(reading: Reading, { series, date }: Dated) {
  const lists = await reading.find(listKind, { key: 'series', equals: series });
  const [latest] = lists
    .map(({ body }) => body.date)
    .filter((each) => each < date)
    .sort()
    .reverse();
  return latest === undefined ? undefined : (await keptSheets(reading, series, 'published', { date: latest }))[0];
}

function seriesRefusals(series: Series | undefined, { series: id, date }: Dated): Refusal[] {
  if (series === undefined) return [missing('series-unknown', { series: id }, { field: 'series' })];
  const isHeadToHead = bookOf(series).kind === 'head-to-head';
  const values = { series: id, regulation: series.regulation };
  const other = isHeadToHead ? [] : [invalid('series-not-head-to-head', values, { field: 'series' })];
  return [...other, ...tooLate(series, date)];
}

function idsOf(players: readonly Kept<{ readonly number: number }>[]): string[] {
  const ids: string[] = [];
  for (const { id, body } of players) ids[body.number] = id;
  return ids;
}

function keep(
  { sheet, taken }: ImportedSheet,
  series: Series,
  playerIds: readonly string[],
  head: Head,
  { digest, federation }: Terms,
): { changes: Change[]; filings: Filing[] } {
  const date = writeDay(sheet.day);
  const list: OfficialList = {
    series: series.id,
    date,
    regulation: series.regulation,
    revision: revisionOf(series),
    part: rhythmOf(series),
    publishedOn: date,
    source: 'imported',
    asOf: head.seq,
    hash: hashOf(sealOf(federation, series, sheet, playerIds, head, digest), digest),
    players: taken,
    games: gamesOf(sheet),
  };
  return { changes: [put(listKind, listId(series.id, date), 0, list)], filings: filingsOf(series.id, sheet) };
}

function gamesOf({ games }: ListSheet): number {
  return games.reduce((sum, count) => sum + count, 0);
}
