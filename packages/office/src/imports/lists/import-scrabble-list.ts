import { z } from 'zod';
import { type Change, defineAct, type Filing, put, type Terms } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { listId, listKind, type OfficialList } from '../../rating/lists/list.ts';
import { printLists } from '../../rating/printed/printed-lists.ts';
import { readingOf, sealedList } from '../../rating/series/list-seal.ts';
import { revisionOf } from '../../rating/series/series-book.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { classOf, isScrabble } from '../../scrabble/series/scrabble-book.ts';
import { type ScrabbleSheet, scrabbleRows } from '../../scrabble/series/scrabble-sheet.ts';
import { sheetFiling } from '../../scrabble/series/sheet-editions.ts';
import { importedScrabbleSheet } from './imported-scrabble-sheet.ts';
import { MOST_LINES } from './list-line.ts';
import {
  decideOldList,
  linesCounted,
  loadOldList,
  type OldListFacts,
  oldListFields,
  oldListOutcomeSchema,
} from './old-list.ts';
import { scrabbleLineSchema } from './scrabble-line.ts';

/**
 * A list of Scrabble that was published before the office kept the record. It stays as it was printed, and later lists do not
 * start from it: a rating is a mean of games (frs-2012 §7), so the games themselves are to be reported (D-OFF-191).
 */
export const importScrabbleList = defineAct({
  kind: 'import.scrabble-list',
  command: z.strictObject({ ...oldListFields, lines: z.array(scrabbleLineSchema).min(1).max(MOST_LINES) }),
  reason: 'optional',
  outcome: oldListOutcomeSchema,
  subject: (command) => ({ kind: 'import', id: command.import }),
  onRecord: (command, digest) => ({ ...linesCounted(command), digest: digest() }),
  load: (reading, command, ports) => loadOldList(reading, command, ports),
  decide: (facts, command, terms) =>
    decideOldList(facts, command, {
      otherBook,
      take: (series) => {
        const { sheet, ...read } = importedScrabbleSheet(series, command.date, command.lines, facts.known);
        return { ...read, ...keep(sheet, series, facts, terms) };
      },
    }),
});

function otherBook(series: Series): Refusal[] {
  if (isScrabble(series)) return [];
  return [invalid('series-not-scrabble', { series: series.id, regulation: series.regulation }, { field: 'series' })];
}

function keep(
  sheet: ScrabbleSheet,
  series: Series,
  { register, printed: before, head }: OldListFacts,
  { digest, federation }: Terms,
): { change: Change; filings: readonly Filing[] } {
  const { listDate: date, ratings } = sheet;
  const printed = Object.values(ratings).flatMap((types) => Object.values(types));
  const [made] = printLists(series.id, before, register, [date]);
  const list: Omit<OfficialList, 'hash'> = {
    series: series.id,
    date,
    regulation: series.regulation,
    revision: revisionOf(series),
    part: classOf(series),
    reading: readingOf(series),
    publishedOn: date,
    source: 'imported',
    asOf: head.seq,
    players: Object.keys(ratings).length,
    games: printed.reduce((sum, { played }) => sum + played, 0),
  };
  const all = scrabbleRows(sheet, register)(made!.columns);
  const sealed = sealedList(federation, list, all, head, digest);
  return {
    change: put(listKind, listId(series.id, date), 0, sealed),
    filings: [sheetFiling(series.id, sheet), made!.filing],
  };
}
