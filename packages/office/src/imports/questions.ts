import { readReports } from './events/read-events.ts';
import { compareFideList } from './fide/compare-fide-list.ts';
import { fideListWanted } from './fide/fide-list-wanted.ts';
import { importDoubts } from './import-doubts.ts';
import { readOldList } from './lists/read-old-list.ts';
import { readPlayers } from './players/read-players.ts';
import { registerRows } from './players/register-rows.ts';
import { searchImports } from './search-imports.ts';
import { showImport } from './show-import.ts';

export const importsQuestions = [
  showImport,
  searchImports,
  importDoubts,
  readPlayers,
  readOldList,
  readReports,
  fideListWanted,
  compareFideList,
] as const;

export { importDoubts, registerRows, searchImports, showImport };
