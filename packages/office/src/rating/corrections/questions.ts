export { previewCorrection } from './preview-correction.ts';
export { readCorrection, searchCorrections } from './search-corrections.ts';
