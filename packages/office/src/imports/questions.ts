export { readReports } from './events/read-events.ts';
export { compareFideList } from './fide/compare-fide-list.ts';
export { fideListWanted } from './fide/fide-list-wanted.ts';
export { importDoubts, searchImports, showImport } from './import-questions.ts';
export { readOldList } from './lists/import-list.ts';
export { readPlayers } from './players/read-players.ts';
