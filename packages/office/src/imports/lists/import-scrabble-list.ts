import { z } from 'zod';
import { defineAct } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { classOf, isScrabble } from '../../scrabble/series/scrabble-book.ts';
import { scrabbleRows } from '../../scrabble/series/scrabble-sheet.ts';
import { sheetFiling } from '../../scrabble/series/sheet-editions.ts';
import { importedScrabbleSheet } from './imported-scrabble-sheet.ts';
import { MOST_LINES } from './list-line.ts';
import { decideOldList, linesCounted, loadOldList, oldListFields, oldListOutcomeSchema } from './old-list.ts';
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
    decideOldList(facts, command, terms, {
      otherBook,
      take: (series) => {
        const { sheet, ...read } = importedScrabbleSheet(series, command.date, command.lines, facts.known);
        const printed = Object.values(sheet.ratings).flatMap((types) => Object.values(types));
        return {
          ...read,
          part: classOf(series),
          games: printed.reduce((sum, { played }) => sum + played, 0),
          rows: scrabbleRows(sheet, facts.register),
          filings: [sheetFiling(series.id, sheet)],
        };
      },
    }),
});

function otherBook(series: Series): Refusal[] {
  if (isScrabble(series)) return [];
  return [invalid('series-not-scrabble', { series: series.id, regulation: series.regulation }, { field: 'series' })];
}
