import { applyFideList } from './apply-fide-list.ts';
import { closeImport } from './close-import.ts';
import { importEvents } from './import-events.ts';
import { importList } from './import-list.ts';
import { importPlayers } from './import-players.ts';
import { importScrabbleList } from './import-scrabble-list.ts';
import { openImport } from './open-import.ts';

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
export { type ListLine, listLineSchema } from './list/list-line.ts';
export { type ScrabbleLine, scrabbleLineSchema } from './list/scrabble-line.ts';
export { type ImportedPlayer, MOST_ROWS, playerRowSchema, playerRowsOf } from './players/player-row.ts';
export { applyFideList, closeImport, importEvents, importList, importPlayers, importScrabbleList, openImport };
