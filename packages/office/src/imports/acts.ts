import { closeImport } from './close-import.ts';
import { importEvents } from './events/import-events.ts';
import { applyFideList } from './fide/apply-fide-list.ts';
import { importList } from './lists/import-list.ts';
import { importScrabbleList } from './lists/import-scrabble-list.ts';
import { openImport } from './open-import.ts';
import { importPlayers } from './players/import-players.ts';

export const importsActs = [
  openImport,
  importPlayers,
  importList,
  importScrabbleList,
  importEvents,
  closeImport,
  applyFideList,
] as const;

export { type EventOfReport, eventOfReport, type ReportOptions } from './events/event-of-report.ts';
export { type ImportedEvent, importedEventSchema, MOST_EVENTS } from './events/imported-event.ts';
export { FideListComparison, type FideListReport, type FideListTerms } from './fide/fide-list-comparison.ts';
export { type ListLine, listLineSchema } from './lists/list-line.ts';
export { type ScrabbleLine, scrabbleLineSchema } from './lists/scrabble-line.ts';
export { type ImportedPlayer, MOST_ROWS, playerRowSchema, playerRowsOf } from './players/player-row.ts';
export { applyFideList, closeImport, importEvents, importList, importPlayers, importScrabbleList, openImport };
