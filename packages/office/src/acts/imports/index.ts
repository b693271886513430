import { applyFideList } from './apply-fide-list.ts';
import { closeImport } from './close-import.ts';
import { importEvents } from './import-events.ts';
import { importList } from './import-list.ts';
import { importPlayers } from './import-players.ts';
import { openImport } from './open-import.ts';

export const importsActs = [openImport, importPlayers, importList, importEvents, closeImport, applyFideList] as const;

export { type EventOfReport, eventOfReport, type ReportOptions } from './events/event-of-report.ts';
export { type ImportedEvent, MOST_EVENTS } from './events/imported-event.ts';
export { FideListComparison, type FideListReport, type FideListTerms } from './fide/fide-list-comparison.ts';
export { type ImportedPlayer, MOST_ROWS, playerRowsOf } from './players/player-row.ts';
