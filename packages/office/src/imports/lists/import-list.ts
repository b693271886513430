import { dayFrom, type ListSheet } from '@escala/core';
import { z } from 'zod';
import { defineAct } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { listKind } from '../../rating/lists/list.ts';
import { filingsOf, keptSheets, sheetOf } from '../../rating/series/editions.ts';
import { printedRows } from '../../rating/series/printed-rows.ts';
import { bookOf, rhythmOf } from '../../rating/series/series-book.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { importedSheet } from './imported-sheet.ts';
import { type ListLine, listLineSchema, MOST_LINES } from './list-line.ts';
import { factorsByTheBook, listsForFactors } from './listed-factors.ts';
import { decideOldList, linesCounted, loadOldList, oldListFields, oldListOutcomeSchema } from './old-list.ts';

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
    decideOldList(facts, command, terms, {
      otherBook,
      take: (series) => {
        const { players, known, before, earlier, register } = facts;
        const published = before && sheetOf(before, players.length);
        const factorsOn = (sheet: ListSheet) =>
          hasFactors(command) ? factorsByTheBook(series, sheet, earlier, register.players) : undefined;
        const { sheet, ...read } = importedSheet(dayFrom(command.date), command.lines, known, published, factorsOn);
        return {
          ...read,
          part: rhythmOf(series),
          games: sheet.games.reduce((sum, count) => sum + count, 0),
          rows: (columns) => printedRows(series, sheet, register.playerIds, columns),
          filings: filingsOf(series.id, sheet),
        };
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
