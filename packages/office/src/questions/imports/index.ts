import { compareFideList } from './compare-fide-list.ts';
import { fideListWanted } from './fide-list-wanted.ts';
import { importDoubts } from './import-doubts.ts';
import { readReports } from './read-events.ts';
import { readOldList } from './read-list.ts';
import { readPlayers } from './read-players.ts';
import { registerRows } from './register-rows.ts';
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
