export { readReports } from './events/read-events.ts';
export { compareFideList } from './fide/compare-fide-list.ts';
export { fideListWanted } from './fide/fide-list-wanted.ts';
export { importDoubts } from './import-doubts.ts';
export { readOldList } from './lists/read-old-list.ts';
export { readPlayers } from './players/read-players.ts';
export { searchImports } from './search-imports.ts';
export { showImport } from './show-import.ts';
