import { previewCorrection } from './preview-correction.ts';
import { readCorrection, searchCorrections } from './search-corrections.ts';

export const correctionQuestions = [previewCorrection, readCorrection, searchCorrections] as const;
