import { dayFrom, type ListSheet, writeDay } from '@escala/core';
import { z } from 'zod';
import { type Change, defineAct, type Filing, put, type Terms } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { listId, listKind, type OfficialList } from '../../rating/lists/list.ts';
import { printLists } from '../../rating/printed/printed-lists.ts';
import { filingsOf, keptSheets, sheetOf } from '../../rating/series/editions.ts';
import { readingOf, sealedList } from '../../rating/series/list-seal.ts';
import { printedRows } from '../../rating/series/printed-rows.ts';
import { bookOf, revisionOf, rhythmOf } from '../../rating/series/series-book.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { type ImportedSheet, importedSheet } from './imported-sheet.ts';
import { type ListLine, listLineSchema, MOST_LINES } from './list-line.ts';
import { factorsByTheBook, listsForFactors } from './listed-factors.ts';
import {
  decideOldList,
  linesCounted,
  loadOldList,
  type OldListFacts,
  oldListFields,
  oldListOutcomeSchema,
} from './old-list.ts';

/** A list that was published before the office kept the record. It is never recomputed; later lists start from it. */
export const importList = defineAct({
  kind: 'import.list',
  command: z.strictObject({ ...oldListFields, lines: z.array(listLineSchema).min(1).max(MOST_LINES) }),
  reason: 'optional',
  outcome: oldListOutcomeSchema,
  subject: (command) => ({ kind: 'import', id: command.import }),
  onRecord: (command, digest) => ({ ...linesCounted(command), digest: digest() }),
  load: async (reading, command, ports) => {
    const facts = await loadOldList(reading, command, ports);
    const earlier = hasFactors(command) ? await listsForFactors(reading, facts, command.date) : [];
    return { ...facts, before: await listBefore(reading, command), earlier };
  },
  decide: (facts, command, terms) =>
    decideOldList(facts, command, {
      otherBook,
      take: (series) => {
        const { players, known, before, earlier } = facts;
        const published = before && sheetOf(before, players.length);
        const factorsOn = (sheet: ListSheet) =>
          hasFactors(command) ? factorsByTheBook(series, sheet, earlier, facts.register.players) : undefined;
        const read = importedSheet(dayFrom(command.date), command.lines, known, published, factorsOn);
        return { ...read, ...keep(read, series, facts, terms) };
      },
    }),
});

/** The latest list before the date, as it was published. */
async function listBefore(reading: Reading, { series, date }: { readonly series: string; readonly date: string }) {
  const lists = await reading.find(listKind, { key: 'series', equals: series });
  const [latest] = lists
    .map(({ body }) => body.date)
    .filter((each) => each < date)
    .sort()
    .reverse();
  return latest === undefined ? undefined : (await keptSheets(reading, series, 'published', { date: latest }))[0];
}

function otherBook(series: Series): Refusal[] {
  if (bookOf(series).kind === 'head-to-head') return [];
  const values = { series: series.id, regulation: series.regulation };
  return [invalid('series-not-head-to-head', values, { field: 'series' })];
}

const hasFactors = ({ lines }: { readonly lines: readonly ListLine[] }): boolean =>
  lines.some(({ baseFactor = 0, factor = 0 }) => baseFactor + factor > 0);

function keep(
  { sheet, taken }: ImportedSheet,
  series: Series,
  { register, printed, head }: OldListFacts,
  { digest, federation }: Terms,
): { change: Change; filings: readonly Filing[] } {
  const date = writeDay(sheet.day);
  const [made] = printLists(series.id, printed, register, [date]);
  const list: Omit<OfficialList, 'hash'> = {
    series: series.id,
    date,
    regulation: series.regulation,
    revision: revisionOf(series),
    part: rhythmOf(series),
    reading: readingOf(series),
    publishedOn: date,
    source: 'imported',
    asOf: head.seq,
    players: taken,
    games: gamesOf(sheet),
  };
  const rows = printedRows(series, sheet, register.playerIds, made!.columns);
  const sealed = sealedList(federation, list, rows, head, digest);
  return {
    change: put(listKind, listId(series.id, date), 0, sealed),
    filings: [...filingsOf(series.id, sheet), made!.filing],
  };
}

function gamesOf({ games }: ListSheet): number {
  return games.reduce((sum, count) => sum + count, 0);
}
