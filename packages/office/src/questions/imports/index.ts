import { importDoubts } from './import-doubts.ts';
import { searchImports } from './search-imports.ts';
import { showImport } from './show-import.ts';

export const importsQuestions = [showImport, searchImports, importDoubts] as const;
