export { importEvents } from './events/import-events.ts';
export { applyFideList } from './fide/apply-fide-list.ts';
export { importList } from './lists/import-list.ts';
export { closeImport, openImport } from './open-import.ts';
export { importPlayers } from './players/import-players.ts';
